/** Signs that a spreadsheet takes for the beginning of a formula, also behind blanks and in full width (security, T50). */
const FORMULA_START = /^\s*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]|^[\t\r\n]/u;
const NEGATIVE = /^-\d+([.,]\d+)?$/;
/** Digits that a spreadsheet takes for a number, of which it then drops the first zero or the last digits. */
const DIGITS = /^(?:0[\d\s]+|\d{12,})$/;
const GUARD = "'";

/**
 * Escapes text for CSV: prefixes an apostrophe to text that a spreadsheet would read as a formula or a number
 * (pages, section 1: Safety). `withoutGuard` always reverses it.
 */
export function guardText(text: string): string {
  return needsGuard(text) ? GUARD + text : text;
}

/** Text for a workbook's text cell, which needs no escaping; but text that looks escaped must be kept. */
export function keepGuard(text: string): string {
  return text.startsWith(GUARD) && needsGuard(text) ? GUARD + text : text;
}

/** The text as it was before `guardText` or `keepGuard`. */
export function withoutGuard(text: string): string {
  return text.startsWith(GUARD) && needsGuard(text.slice(1)) ? text.slice(1) : text;
}

function needsGuard(text: string): boolean {
  const bare = text.replace(/^'+/, '');
  return DIGITS.test(bare) || (FORMULA_START.test(bare) && !NEGATIVE.test(bare));
}
