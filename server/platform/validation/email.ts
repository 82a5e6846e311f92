import { cleanEmail, isEmail, LONGEST_EMAIL } from '../../../domain/text/email.js';
import { badField } from '../errors/app-error.js';
import { optionalLine } from './text.js';

/** The form in which an address is stored and compared: cleaned, lower-cased, NFC (permissions, section 7.12). */
export function normaliseEmail(text: string): string {
  return cleanEmail(text).normalize('NFC').toLowerCase();
}

/**
 * A deliverable e-mail address, with surrounding noise removed; empty becomes null. Control characters are
 * rejected, not removed (contract, section 2). Throws BAD_USER_INPUT on `path`.
 */
export function readEmail(text: string | null | undefined, path = 'email'): string | null {
  const typed = (text ?? '').trim();
  const email = optionalLine(cleanEmail(typed), path, LONGEST_EMAIL);
  if (email === null && !HAS_MARKS.test(typed)) return null;
  if (email && isEmail(email) && typed.isWellFormed() && !CONTROLS.test(typed)) return email;
  throw badField(path, 'FORMAT', 'E-postadressen är inte giltig.');
}

const CONTROLS = /\p{Cc}/u;
/** Something was typed that can be seen, though nothing of an address. */
const HAS_MARKS = /[\p{L}\p{N}\p{P}\p{S}\p{Cc}]/u;

export { isEmail };
