import { CP850_HIGH, MAC_ROMAN_HIGH, WINDOWS_HIGH } from './code-pages.js';

/** A decoded text, or null where no reading of the bytes is certain. */
export type DecodedText = string | null;

const SWEDISH = /[åäöÅÄÖ]/g;
const UNREADABLE = '\ufffd';

/**
 * Decodes the bytes of a text file: UTF-8, UTF-16 with or without a byte order mark, and the single-byte encodings in
 * which Swedish lists are saved. Repairs UTF-8 that was encoded twice. Damaged characters become U+FFFD, so that the
 * reader of the row can refuse it. Returns null when two encodings yield plausible but different texts.
 */
export function decodeTextFile(bytes: Uint8Array): DecodedText {
  if (startsWith(bytes, [0xff, 0xfe])) return decodeAs('utf-16le', bytes);
  if (startsWith(bytes, [0xfe, 0xff])) return decodeAs('utf-16be', bytes);
  const wide = wideEncoding(bytes);
  if (wide) return decodeAs(wide, bytes);
  try {
    return repairDoubleEncoding(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    return isMostlyUtf8(bytes) ? repairDoubleEncoding(decodeAs('utf-8', bytes)) : decodeSingleByte(bytes);
  }
}

function decodeAs(encoding: string, bytes: Uint8Array): string {
  return new TextDecoder(encoding).decode(bytes);
}

function startsWith(bytes: Uint8Array, start: readonly number[]): boolean {
  return start.every((byte, index) => bytes[index] === byte);
}

const SAMPLE_BYTES = 4096;

/** UTF-16 without a byte order mark: every other byte of Latin text is zero. */
function wideEncoding(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  const sample = bytes.subarray(0, SAMPLE_BYTES);
  const zeros = [0, 0];
  for (const [index, byte] of sample.entries()) if (byte === 0) zeros[index % 2]! += 1;
  const half = sample.length / 2;
  if (sample.length < 4) return null;
  if (zeros[1]! > half * 0.6 && zeros[0]! < half * 0.1) return 'utf-16le';
  return zeros[0]! > half * 0.6 && zeros[1]! < half * 0.1 ? 'utf-16be' : null;
}

/** Whether multi-byte UTF-8 sequences outnumber the bytes that are none: a damaged file, and no other encoding. */
function isMostlyUtf8(bytes: Uint8Array): boolean {
  const text = decodeAs('utf-8', bytes);
  const broken = text.split(UNREADABLE).length - 1;
  const sound = text.replace(/[^\u00a0-\uffff]|\ufffd/g, '').length;
  return sound > broken;
}

/** Windows first: it also holds all of ISO 8859-1. */
const SINGLE_BYTE: readonly ((bytes: Uint8Array) => string)[] = [
  (bytes) => decodeTable(bytes, WINDOWS_HIGH),
  (bytes) => decodeAs('iso-8859-15', bytes),
  (bytes) => decodeTable(bytes, CP850_HIGH),
  (bytes) => decodeTable(bytes, MAC_ROMAN_HIGH),
];

function decodeTable(bytes: Uint8Array, high: string): string {
  let text = '';
  for (const byte of bytes) text += byte < 0x80 ? String.fromCharCode(byte) : high[byte - 0x80];
  return text;
}

function decodeSingleByte(bytes: Uint8Array): DecodedText {
  const readings = SINGLE_BYTE.map((decode) => {
    const text = decode(bytes);
    return { text, oddities: oddities(text), swedish: text.match(SWEDISH)?.length ?? 0 };
  });
  const clean = readings.filter((reading) => reading.oddities === 0);
  const best = clean.reduce<(typeof clean)[number] | null>(
    (found, next) => (found && found.swedish >= next.swedish ? found : next),
    null,
  );
  // 'š' in Windows-1252 is 'ö' in Mac Roman: a file without other such characters is ambiguous.
  if (best) return best === clean[0] || clean[0]!.swedish > 0 ? best.text : null;
  const likely = readings.reduce((found, next) =>
    next.swedish - 3 * next.oddities > found.swedish - 3 * found.oddities ? next : found,
  );
  return likely.swedish > 3 * likely.oddities ? likely.text : null;
}

/** Marks that occur between two letters in ordinary text. */
const BETWEEN_LETTERS = /[’‘´`–—·\u00a0-]/;
/** Marks that occur next to letters in ordinary text. */
const BESIDE_LETTERS = /[’‘“”„‚´`–—·…•«»§°€£©®\u00a0¿¡]/;

/** Counts characters in positions where no word has them: the sign of a wrong encoding. */
function oddities(text: string): number {
  let odd = 0;
  for (const { 0: sign, index } of text.matchAll(/[^\0-\x7f]/gu)) {
    const before = text[index - 1] ?? ' ';
    const after = text[index + 1] ?? ' ';
    if (isOdd(sign, before, after)) odd += 1;
  }
  return odd;
}

function isOdd(sign: string, before: string, after: string): boolean {
  const [hasBefore, hasAfter] = [/\p{L}/u.test(before), /\p{L}/u.test(after)];
  if (/\p{Cc}|\p{Co}/u.test(sign)) return true;
  if (!/\p{L}/u.test(sign)) {
    if (hasBefore && hasAfter) return !BETWEEN_LETTERS.test(sign);
    return (hasBefore || hasAfter) && !BESIDE_LETTERS.test(sign);
  }
  if (/[ªºƒ\u03a9\u03c0µ]/.test(sign)) return true;
  if (/\p{Lu}/u.test(sign)) return /\p{Ll}/u.test(before);
  return /\p{Lu}/u.test(before) && /\p{Lu}/u.test(after);
}

const LATIN_HIGH = /* @__PURE__ */ String.fromCharCode(
  .../* @__PURE__ */ Array.from({ length: 128 }, (_, index) => 128 + index),
);
const MISREADINGS = /* @__PURE__ */ [WINDOWS_HIGH + LATIN_HIGH, CP850_HIGH, MAC_ROMAN_HIGH].map((high) => {
  const byteOf = new Map([...high].map((sign, index) => [sign, 0x80 + (index % 128)]));
  const signs = (from: number, to: number) =>
    [...byteOf].flatMap(([sign, byte]) => (byte >= from && byte <= to ? escaped(sign) : [])).join('');
  const rest = `[${signs(0x80, 0xbf)}]`;
  const pattern = `[${signs(0xc2, 0xc3)}]${rest}|[${signs(0xc4, 0xdf)}]${rest}|[${signs(0xe0, 0xef)}]${rest}{2}`;
  return {
    byteOf,
    lead: new RegExp(`[${signs(0xc3, 0xc3)}]${rest}`, 'u'),
    sequence: new RegExp(pattern, 'gu'),
  };
});

function escaped(sign: string): string {
  return `\\u{${sign.codePointAt(0)!.toString(16)}}`;
}

/** How often a text may have been encoded once too often. */
const MOST_LAYERS = 3;

/** Turns 'Ã…sa' back into 'Åsa'. Sequences that cannot be repaired become U+FFFD. */
function repairDoubleEncoding(text: string): string {
  let repaired = text;
  for (let layer = 0; layer < MOST_LAYERS; layer += 1) {
    const misreading = MISREADINGS.find(({ lead }) => lead.test(repaired));
    if (!misreading) return repaired;
    repaired = repaired.replace(misreading.sequence, (sequence) => {
      const bytes = Uint8Array.from(sequence, (sign) => misreading.byteOf.get(sign)!);
      try {
        return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
      } catch {
        return UNREADABLE;
      }
    });
  }
  return repaired;
}
