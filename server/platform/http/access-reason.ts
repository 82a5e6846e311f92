import { holdsPersonalNumber } from '../../../domain/personal-number.js';
import { badField } from '../errors/app-error.js';
import { cleanText, lengthOf } from '../validation/text.js';

/** The header, as the fields of a refusal name it. */
const HEADER = 'Access-Reason';
/** A sentence, not a letter. */
const LONGEST = 200;

// Bidi controls: in a list of reasons they would reorder the surrounding rows.
const DIRECTION = /[\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

/**
 * Reason for opening a student, from the header `Access-Reason` (permissions, section 1.10): UTF-8,
 * percent-encoded if the client's headers are limited to ASCII. Null if absent; an undecodable value is kept
 * unchanged. Throws BAD_USER_INPUT for values that are too long or contain a personal number (security, T49).
 */
export function readAccessReason(header: string | string[] | undefined): string | null {
  if (header === undefined) return null;
  const sent = Array.isArray(header) ? header.join(', ') : header;
  const text = cleanText(decoded(asUtf8(sent)))
    .replace(DIRECTION, '')
    .replace(/\s+/g, ' ')
    .trim();
  if (lengthOf(text) > LONGEST) throw badField(HEADER, 'TOO_LONG', `Orsaken får ha högst ${LONGEST} tecken.`);
  if (holdsPersonalNumber(text)) {
    throw badField(HEADER, 'NOT_ALLOWED', 'Skriv orsaken utan personnummer: den sparas i åtkomstloggen.');
  }
  return text || null;
}

/** Node decodes headers as Latin-1. */
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
