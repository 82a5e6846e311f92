import { inflateRawSync } from 'node:zlib';
import { tooLarge, unreadable, WORKBOOK_LIMITS, WorkbookRefused } from './workbook.js';

interface Entry {
  method: number;
  compressed: number;
  inflated: number;
  offset: number;
}

const END_RECORD = 0x06054b50;
const DIRECTORY_RECORD = 0x02014b50;
const LOCAL_RECORD = 0x04034b50;
const END_LENGTH = 22;
const LONGEST_COMMENT = 0xffff;
const ENCRYPTED = 1;
const STORED = 0;
const DEFLATED = 8;
/** Small parts may compress arbitrarily well: their ratio is not checked. */
const RATIO_COUNTS_FROM = 200_000;

/**
 * The parts of a workbook's zip. Its directory is checked before inflating, and inflated bytes are counted
 * again, since a directory can lie (security, T70).
 */
export class ZipArchive {
  private readonly entries: ReadonlyMap<string, Entry>;
  private inflated = 0;

  constructor(private readonly bytes: Buffer) {
    try {
      this.entries = readDirectory(bytes);
    } catch (error) {
      if (error instanceof RangeError) throw unreadable();
      throw error;
    }
  }

  get names(): Iterable<string> {
    return this.entries.keys();
  }

  /** The bytes of a part, or null when there is none by this name. */
  read(name: string): Buffer | null {
    const entry = this.entries.get(name);
    if (!entry) return null;
    const content = entry.method === STORED ? this.stored(entry) : this.inflate(entry);
    this.inflated += content.length;
    if (this.inflated > WORKBOOK_LIMITS.inflatedBytes) throw tooLarge();
    return content;
  }

  private inflate(entry: Entry): Buffer {
    const left = WORKBOOK_LIMITS.inflatedBytes - this.inflated;
    const most = Math.max(RATIO_COUNTS_FROM, entry.compressed * WORKBOOK_LIMITS.inflationRatio);
    try {
      return inflateRawSync(this.stored(entry), { maxOutputLength: Math.max(1, Math.min(left, most)) });
    } catch (error) {
      if ((error as { code?: unknown }).code === 'ERR_BUFFER_TOO_LARGE') throw tooLarge();
      throw unreadable();
    }
  }

  private stored(entry: Entry): Buffer {
    const { bytes } = this;
    if (entry.offset + 30 > bytes.length || bytes.readUInt32LE(entry.offset) !== LOCAL_RECORD)
      throw unreadable();
    const start =
      entry.offset + 30 + bytes.readUInt16LE(entry.offset + 26) + bytes.readUInt16LE(entry.offset + 28);
    if (start + entry.compressed > bytes.length) throw unreadable();
    return bytes.subarray(start, start + entry.compressed);
  }
}

function readDirectory(bytes: Buffer): ReadonlyMap<string, Entry> {
  const end = findEnd(bytes);
  const count = bytes.readUInt16LE(end + 10);
  if (count > WORKBOOK_LIMITS.zipEntries)
    throw new WorkbookRefused('TOO_LARGE', 'Filen har för många delar.');
  const entries = new Map<string, Entry>();
  let total = 0;
  let at = bytes.readUInt32LE(end + 16);
  for (let index = 0; index < count; index += 1) {
    if (bytes.readUInt32LE(at) !== DIRECTORY_RECORD) throw unreadable();
    const { name, entry, next } = readEntry(bytes, at);
    if (entries.has(name)) throw unreadable();
    total += entry.inflated;
    const ratio = entry.inflated / Math.max(1, entry.compressed);
    if (total > WORKBOOK_LIMITS.inflatedBytes) throw tooLarge();
    if (entry.inflated > RATIO_COUNTS_FROM && ratio > WORKBOOK_LIMITS.inflationRatio) throw tooLarge();
    entries.set(name, entry);
    at = next;
  }
  return entries;
}

function readEntry(bytes: Buffer, at: number): { name: string; entry: Entry; next: number } {
  const flags = bytes.readUInt16LE(at + 8);
  const method = bytes.readUInt16LE(at + 10);
  if ((flags & ENCRYPTED) !== 0) throw new WorkbookRefused('UNSUPPORTED', 'Filen är lösenordsskyddad.');
  if (method !== STORED && method !== DEFLATED) throw unreadable();
  const nameEnd = at + 46 + bytes.readUInt16LE(at + 28);
  const entry: Entry = {
    method,
    compressed: bytes.readUInt32LE(at + 20),
    inflated: bytes.readUInt32LE(at + 24),
    offset: bytes.readUInt32LE(at + 42),
  };
  return {
    // Some writers use a backslash where the format requires a slash.
    name: bytes.toString('utf8', at + 46, nameEnd).replaceAll('\\', '/'),
    entry,
    next: nameEnd + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32),
  };
}

function findEnd(bytes: Buffer): number {
  const first = Math.max(0, bytes.length - END_LENGTH - LONGEST_COMMENT);
  for (let at = bytes.length - END_LENGTH; at >= first; at -= 1) {
    if (bytes.readUInt32LE(at) === END_RECORD) return at;
  }
  throw unreadable();
}
