import { DASHES, QUOTES } from '../../../domain/text/clean-text.js';

/** Collects the parameters of a composed statement; values never appear in its text. */
export class SqlParams {
  readonly values: unknown[] = [];

  /** Adds a value and answers its placeholder. */
  add(value: unknown): string {
    this.values.push(value);
    return `$${this.values.length}`;
  }
}

/**
 * Escapes text for LIKE (security, T44). Quotation marks and typographic dashes become single-character
 * wildcards, so that all their variants match.
 */
export function escapeLike(text: string): string {
  const escaped = text.replace(/[\\%_]/g, (letter) => `\\${letter}`);
  // A text of signs alone would match everything.
  return text.replace(ANY_SIGN, '').trim() === '' ? escaped : escaped.replace(ANY_SIGN, '_');
}

/** True if the text has a character with variants, all of which should match. */
export function hasSignForms(text: string): boolean {
  return text.search(ANY_SIGN) !== -1;
}

const ANY_SIGN = new RegExp(`${QUOTES.source}|(?!-)${DASHES.source}`, 'gu');
