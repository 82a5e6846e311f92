import { randomInt } from 'node:crypto';

/** Without the ambiguous 0, O, 1, I and L, and without U to avoid words. */
const LETTERS = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
const LENGTH = 12;
const GROUP = 4;

/** Generates a verification code: about 59 random bits, infeasible to guess under the rate limit. */
export function newCode(): string {
  return Array.from({ length: LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('');
}

/** The printed form: `XXXX-XXXX-XXXX`. */
export function formatCode(code: string): string {
  return code.match(new RegExp(`.{${GROUP}}`, 'g'))!.join('-');
}

/** Parses a typed code: any case, with or without hyphens and spaces. Null if it is no valid code. */
export function readCode(typed: string): string | null {
  const code = typed
    .slice(0, 100)
    .toUpperCase()
    .replace(/[\s\p{Pd}]/gu, '');
  return code.length === LENGTH && [...code].every((letter) => LETTERS.includes(letter)) ? code : null;
}
