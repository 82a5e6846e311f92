import { cleanText } from '../validation/text.js';

/** A sentence, not a letter: what is longer is cut. */
const LONGEST = 200;

// Marks that turn the direction of writing: in a list of reasons they would rewrite the rows around them.
const DIRECTION = /[\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

/**
 * Why somebody opens a student, from the header `Access-Reason` (permissions, section 1.10): UTF-8, percent-encoded where
 * a program can send nothing else in a header. Null when none was given. Never a ground for refusal: a
 * reason that cannot be read is kept as it came.
 */
export function readAccessReason(header: string | string[] | undefined): string | null {
  if (header === undefined) return null;
  const sent = Array.isArray(header) ? header.join(', ') : header;
  const text = cleanText(decoded(asUtf8(sent)))
    .replace(DIRECTION, '')
    .replace(/\s+/g, ' ')
    .trim();
  return [...text].slice(0, LONGEST).join('').trim() || null;
}

/** Node reads headers as Latin-1, whatever their bytes meant. */
function asUtf8(header: string): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(Buffer.from(header, 'latin1'));
  } catch {
    return header;
  }
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
