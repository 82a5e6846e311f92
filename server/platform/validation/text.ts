import { badField } from '../errors/app-error.js';

// eslint-disable-next-line no-control-regex -- control characters are exactly what is taken out
const CONTROL = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/g;

/** Letters and signs in which nothing is to be cleaned: those of Europe's west, composed as they are. */
const CLEAN = /^[ -~\u00a0-\u017f]*$/;
const PAIR = /[\ud800-\udbff][\udc00-\udfff]/g;

/**
 * Text as it is stored (contract, section 2): trimmed, NFC, without control characters but line
 * break and tab. A lone surrogate, which PostgreSQL cannot keep, becomes the replacement character.
 */
export function cleanText(text: string): string {
  if (CLEAN.test(text)) return text.trim();
  return text.toWellFormed().replace(/\r\n?/g, '\n').replace(CONTROL, '').normalize('NFC').trim();
}

/** Length as people count: in code points. */
export function lengthOf(text: string): number {
  return text.length - (text.match(PAIR)?.length ?? 0);
}

/** A text that must be there. Throws BAD_USER_INPUT on `path`. */
export function requiredText(text: string, path: string, longest: number): string {
  const clean = cleanText(text);
  if (clean === '') throw badField(path, 'REQUIRED', 'Fältet måste fyllas i.');
  if (lengthOf(clean) > longest) throw badField(path, 'TOO_LONG', `Högst ${longest} tecken.`);
  return clean;
}

/** A text that may be left out: empty is null. Throws BAD_USER_INPUT on `path`. */
export function optionalText(text: string | null | undefined, path: string, longest: number): string | null {
  if (text === null || text === undefined) return null;
  const clean = cleanText(text);
  if (clean === '') return null;
  if (lengthOf(clean) > longest) throw badField(path, 'TOO_LONG', `Högst ${longest} tecken.`);
  return clean;
}
