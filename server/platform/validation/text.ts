import {
  cleanLine,
  cleanName,
  cleanText,
  hasLetter,
  hasUnreadable,
} from '../../../domain/text/clean-text.js';
import { badField } from '../errors/app-error.js';

const PAIR = /[\ud800-\udbff][\udc00-\udfff]/g;

/** Length as people count: in code points. */
export function lengthOf(text: string): number {
  return text.length - (text.match(PAIR)?.length ?? 0);
}

/** A text that must be there. Throws BAD_USER_INPUT on `path`. */
export function requiredText(text: string, path: string, longest: number): string {
  return required(cleanText(text), path, longest);
}

/** The same on one line: titles, codes and places. */
export function requiredLine(text: string, path: string, longest: number): string {
  return required(cleanLine(text), path, longest);
}

/** A person's name: one line with at least one letter, all of it readable. Throws BAD_USER_INPUT on `path`. */
export function requiredName(text: string, path: string, longest: number): string {
  const name = required(cleanName(text), path, longest);
  const fault = nameFault(name);
  if (fault) throw badField(path, 'FORMAT', fault);
  return name;
}

/** Why a cleaned text is no person's name, as a sentence; null where it is one. */
export function nameFault(name: string): string | null {
  if (!hasLetter(name)) return 'Namnet måste ha minst en bokstav.';
  return hasUnreadable(name) ? 'Namnet innehåller ett tecken som inte går att läsa. Skriv om det.' : null;
}

function required(clean: string, path: string, longest: number): string {
  if (clean === '') throw badField(path, 'REQUIRED', 'Fältet måste fyllas i.');
  if (lengthOf(clean) > longest) throw badField(path, 'TOO_LONG', `Högst ${longest} tecken.`);
  return clean;
}

/** A text that may be left out: empty is null. Throws BAD_USER_INPUT on `path`. */
export function optionalText(text: string | null | undefined, path: string, longest: number): string | null {
  return optional(cleanText(text ?? ''), path, longest);
}

/** The same on one line. */
export function optionalLine(text: string | null | undefined, path: string, longest: number): string | null {
  return optional(cleanLine(text ?? ''), path, longest);
}

function optional(clean: string, path: string, longest: number): string | null {
  if (clean === '') return null;
  if (lengthOf(clean) > longest) throw badField(path, 'TOO_LONG', `Högst ${longest} tecken.`);
  return clean;
}

export { cleanText };
