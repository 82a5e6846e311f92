import { randomInt } from 'node:crypto';

/** Without 0, O, 1, I, L and U: nothing that a person could mistake, and no words. */
const LETTERS = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
const LENGTH = 12;
const GROUP = 4;

/** By which anyone can check a document: some 59 random bits, more than can be guessed at the limit of calls. */
export function newCode(): string {
  return Array.from({ length: LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('');
}

/** As it is printed: `XXXX-XXXX-XXXX`. */
export function formatCode(code: string): string {
  return code.match(new RegExp(`.{${GROUP}}`, 'g'))!.join('-');
}

/** As a person types it: any case, with or without hyphens and blanks. Null when it can be none of ours. */
export function readCode(typed: string): string | null {
  const code = typed
    .slice(0, 100)
    .toUpperCase()
    .replace(/[\s\p{Pd}]/gu, '');
  return code.length === LENGTH && [...code].every((letter) => LETTERS.includes(letter)) ? code : null;
}
