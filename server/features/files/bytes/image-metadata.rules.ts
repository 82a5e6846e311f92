import { crc32 } from 'node:zlib';
import { orientationOf, orientationOnly } from './exif-orientation.rules.js';

/** Pieces of a picture to keep, in order. */
type Pieces = Buffer[];

const EXIF = Buffer.from('Exif\0\0', 'latin1');
const XMP = Buffer.from('http://ns.adobe.com/xap/', 'latin1');

/**
 * Removes camera metadata from a picture: location, time, owner, device (security, T67; a photo's location
 * can reveal the home of a person with a protected identity). Keeps the orientation; colours and picture data
 * are untouched, and a picture without metadata is returned byte for byte. Null if it is not a complete
 * picture of its kind.
 */
export function withoutMetadata(kind: 'jpg' | 'png' | 'webp', bytes: Buffer): Buffer | null {
  const pieces = { jpg: cleanJpeg, png: cleanPng, webp: cleanWebp }[kind](bytes);
  return pieces && Buffer.concat(pieces);
}

/** Keeps data after the picture's end unless it contains metadata, as some phones append. */
function trailer(bytes: Buffer, end: number): Pieces {
  const rest = bytes.subarray(end);
  return rest.length === 0 || rest.includes(EXIF) || rest.includes(XMP) ? [] : [rest];
}

const SOI = 0xd8;
const EOI = 0xd9;
const SOS = 0xda;

/** JPEG: segments until the scan, whose end must be searched for, since it has no length. */
function cleanJpeg(bytes: Buffer): Pieces | null {
  if (bytes[0] !== 0xff || bytes[1] !== SOI) return null;
  const kept: Pieces = [bytes.subarray(0, 2)];
  let orientation = 1;
  let at = 2;
  while (at + 4 <= bytes.length) {
    if (bytes[at] !== 0xff) return null;
    const marker = bytes[at + 1]!;
    if (marker === 0xff) {
      // A filler byte before a marker.
      kept.push(bytes.subarray(at, at + 1));
      at += 1;
      continue;
    }
    const end = at + 2 + bytes.readUInt16BE(at + 2);
    if (end > bytes.length || end < at + 4) return null;
    const segment = bytes.subarray(at, end);
    if (isPicturePart(marker, segment)) kept.push(segment);
    else if (isExifSegment(marker, segment)) orientation = orientationOf(segment.subarray(10));
    at = end;
    if (marker === SOS) {
      const scanEnd = endOfScan(bytes, at);
      kept.push(bytes.subarray(at, scanEnd));
      at = scanEnd;
      if (at === bytes.length || bytes[at + 1] === EOI) return finishJpeg(bytes, kept, at + 2, orientation);
    }
  }
  return null;
}

function finishJpeg(bytes: Buffer, kept: Pieces, end: number, orientation: number): Pieces {
  if (orientation !== 1) kept.splice(1, 0, exifSegment(orientation));
  return [...kept, bytes.subarray(end - 2, end), ...trailer(bytes, end)];
}

/**
 * Everything except application segments (APP1 to APP15), of which the colour profile and Adobe's colour
 * transform are needed.
 */
function isPicturePart(marker: number, segment: Buffer): boolean {
  if (marker < 0xe1 || marker > 0xef) return true;
  const name = segment.subarray(4, 16).toString('latin1');
  return (marker === 0xe2 && name.startsWith('ICC_PROFILE')) || (marker === 0xee && name.startsWith('Adobe'));
}

function isExifSegment(marker: number, segment: Buffer): boolean {
  return marker === 0xe1 && segment.subarray(4, 10).equals(EXIF);
}

function exifSegment(orientation: number): Buffer {
  const content = Buffer.concat([EXIF, orientationOnly(orientation)]);
  const head = Buffer.from([0xff, 0xe1, 0, 0]);
  head.writeUInt16BE(content.length + 2, 2);
  return Buffer.concat([head, content]);
}

/**
 * In a scan 0xFF is followed by 0 (a data byte), a restart marker or a filler; anything else is the next segment. A
 * truncated picture without one ends with its bytes.
 */
function endOfScan(bytes: Buffer, from: number): number {
  for (let at = bytes.indexOf(0xff, from); at !== -1 && at + 1 < bytes.length; at = bytes.indexOf(0xff, at)) {
    const next = bytes[at + 1]!;
    if (next === 0xff) at += 1;
    else if (next === 0 || (next >= 0xd0 && next <= 0xd7)) at += 2;
    else return at;
  }
  return bytes.length;
}

const PNG_SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const PNG_METADATA = new Set(['eXIf', 'tEXt', 'zTXt', 'iTXt', 'tIME']);

/** PNG: chunks of length, type, data, checksum. Removes text chunks too, since they may contain XMP and raw EXIF. */
function cleanPng(bytes: Buffer): Pieces | null {
  if (!bytes.subarray(0, 8).equals(PNG_SIGNATURE)) return null;
  const kept: Pieces = [bytes.subarray(0, 8)];
  let at = 8;
  while (at + 12 <= bytes.length) {
    const end = at + 12 + bytes.readUInt32BE(at);
    if (end > bytes.length) return null;
    const type = bytes.toString('latin1', at + 4, at + 8);
    if (!PNG_METADATA.has(type)) kept.push(bytes.subarray(at, end));
    else if (type === 'eXIf') {
      const orientation = orientationOf(bytes.subarray(at + 8, end - 4));
      if (orientation !== 1) kept.push(pngChunk('eXIf', orientationOnly(orientation)));
    }
    at = end;
    if (type === 'IEND') return [...kept, ...trailer(bytes, at)];
  }
  return null;
}

function pngChunk(type: string, data: Buffer): Buffer {
  const content = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const chunk = Buffer.alloc(content.length + 8);
  chunk.writeUInt32BE(data.length, 0);
  content.copy(chunk, 4);
  chunk.writeUInt32BE(crc32(content), content.length + 4);
  return chunk;
}

const VP8X_EXIF = 0x08;
const VP8X_XMP = 0x04;

/** WebP: a RIFF container, whose VP8X chunk declares the others. */
function cleanWebp(bytes: Buffer): Pieces | null {
  if (bytes.toString('latin1', 0, 4) !== 'RIFF' || bytes.toString('latin1', 8, 12) !== 'WEBP') return null;
  const riffEnd = 8 + bytes.readUInt32LE(4);
  if (riffEnd > bytes.length) return null;
  const kept: Pieces = [];
  let orientation = 1;
  for (let at = 12; at + 8 <= riffEnd;) {
    const size = bytes.readUInt32LE(at + 4);
    const end = at + 8 + size + (size % 2);
    if (end > riffEnd) return null;
    const type = bytes.toString('latin1', at, at + 4);
    if (type === 'EXIF') orientation = orientationOf(withoutPrefix(bytes.subarray(at + 8, at + 8 + size)));
    else if (type !== 'XMP ') kept.push(bytes.subarray(at, end));
    at = end;
  }
  return [...riff(kept, orientation), ...trailer(bytes, riffEnd)];
}

function riff(chunks: Pieces, orientation: number): Pieces {
  const [first, ...others] = chunks;
  const pieces = [withFlags(first, orientation !== 1), ...others];
  if (orientation !== 1) pieces.push(riffChunk('EXIF', orientationOnly(orientation)));
  const head = Buffer.alloc(12);
  head.write('RIFF', 0, 'latin1');
  head.writeUInt32LE(4 + pieces.reduce((sum, piece) => sum + piece.length, 0), 4);
  head.write('WEBP', 8, 'latin1');
  return [head, ...pieces];
}

function withFlags(first: Buffer | undefined, hasExif: boolean): Buffer {
  if (!first || first.toString('latin1', 0, 4) !== 'VP8X') return first ?? Buffer.alloc(0);
  const changed = Buffer.from(first);
  changed[8] = (first[8]! & ~(VP8X_EXIF | VP8X_XMP)) | (hasExif ? VP8X_EXIF : 0);
  return changed;
}

function riffChunk(type: string, data: Buffer): Buffer {
  const chunk = Buffer.alloc(8 + data.length + (data.length % 2));
  chunk.write(type, 0, 'latin1');
  chunk.writeUInt32LE(data.length, 4);
  data.copy(chunk, 8);
  return chunk;
}

/** Some programs write JPEG's prefix here as well. */
function withoutPrefix(exif: Buffer): Buffer {
  return exif.subarray(0, EXIF.length).equals(EXIF) ? exif.subarray(EXIF.length) : exif;
}
