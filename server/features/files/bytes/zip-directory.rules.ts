import type { FileHandle } from 'node:fs/promises';
import { inflateRawSync } from 'node:zlib';

const END_OF_DIRECTORY = 0x06054b50;
const DIRECTORY_ENTRY = 0x02014b50;
const LOCAL_ENTRY = 0x04034b50;
/** The end record and the longest comment that may follow it. */
const TAIL_BYTES = 22 + 65_535;
const MOST_DIRECTORY_BYTES = 4 * 1024 * 1024;
const STORED = 0;
const DEFLATED = 8;

export interface ZipEntry {
  name: string;
  method: number;
  compressed: number;
  offset: number;
}

/** The entries of a zip file, read from its directory without unpacking anything; null when it is none. */
export async function readZipDirectory(file: FileHandle, size: number): Promise<ZipEntry[] | null> {
  const tail = await readAt(file, Math.max(0, size - TAIL_BYTES), Math.min(size, TAIL_BYTES));
  for (let at = tail.length - 22; at >= 0; at -= 1) {
    if (tail.readUInt32LE(at) !== END_OF_DIRECTORY) continue;
    const length = tail.readUInt32LE(at + 12);
    const offset = tail.readUInt32LE(at + 16);
    if (length > MOST_DIRECTORY_BYTES || offset + length > size) return null;
    return entriesOf(await readAt(file, offset, length), tail.readUInt16LE(at + 10));
  }
  return null;
}

/** The beginning of an entry's content, at most `most` bytes; null when it cannot be read. */
export async function readZipEntry(file: FileHandle, entry: ZipEntry, most: number): Promise<Buffer | null> {
  const head = await readAt(file, entry.offset, 30);
  if (head.length < 30 || head.readUInt32LE(0) !== LOCAL_ENTRY) return null;
  const start = entry.offset + 30 + head.readUInt16LE(26) + head.readUInt16LE(28);
  if (entry.method === STORED) return readAt(file, start, Math.min(entry.compressed, most));
  if (entry.method !== DEFLATED || entry.compressed > most) return null;
  try {
    return inflateRawSync(await readAt(file, start, entry.compressed), { maxOutputLength: most });
  } catch {
    // Damaged, or larger than anything of this kind may be: as good as unreadable.
    return null;
  }
}

function entriesOf(directory: Buffer, count: number): ZipEntry[] | null {
  const entries: ZipEntry[] = [];
  let at = 0;
  for (let index = 0; index < count; index += 1) {
    if (at + 46 > directory.length || directory.readUInt32LE(at) !== DIRECTORY_ENTRY) return null;
    const nameEnd = at + 46 + directory.readUInt16LE(at + 28);
    entries.push({
      name: directory.toString('utf8', at + 46, nameEnd),
      method: directory.readUInt16LE(at + 10),
      compressed: directory.readUInt32LE(at + 20),
      offset: directory.readUInt32LE(at + 42),
    });
    at = nameEnd + directory.readUInt16LE(at + 30) + directory.readUInt16LE(at + 32);
  }
  return entries;
}

async function readAt(file: FileHandle, position: number, length: number): Promise<Buffer> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, position);
  return buffer.subarray(0, bytesRead);
}
