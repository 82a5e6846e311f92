import { DASHES, QUOTES } from '../../../domain/text/clean-text.js';

/** Collects the parameters of a statement that is put together from parts; values never stand in its text. */
export class SqlParams {
  readonly values: unknown[] = [];

  /** Adds a value and answers its placeholder. */
  add(value: unknown): string {
    this.values.push(value);
    return `$${this.values.length}`;
  }
}

/**
 * Text that LIKE takes literally (security, T44), but for quotation marks and typographic dashes: each stands for
 * one character, so that a text is found whichever of them it was stored with.
 */
export function escapeLike(text: string): string {
  const escaped = text.replace(/[\\%_]/g, (letter) => `\\${letter}`);
  // Signs alone would match every text.
  return text.replace(ANY_SIGN, '').trim() === '' ? escaped : escaped.replace(ANY_SIGN, '_');
}

/** Whether the text holds a sign that has several forms, all of which it is to find. */
export function hasSignForms(text: string): boolean {
  return text.search(ANY_SIGN) !== -1;
}

const ANY_SIGN = new RegExp(`${QUOTES.source}|(?!-)${DASHES.source}`, 'gu');
