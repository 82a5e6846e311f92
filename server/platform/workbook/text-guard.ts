/** Signs that a spreadsheet takes for the beginning of a formula, also behind blanks and in full width (security, T50). */
const FORMULA_START = /^\s*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]|^[\t\r\n]/u;
const NEGATIVE = /^-\d+([.,]\d+)?$/;
/** Digits that a spreadsheet takes for a number, of which it then drops the first zero or the last digits. */
const DIGITS = /^(?:0[\d\s]+|\d{12,})$/;
const GUARD = "'";

/**
 * Text for separated values: an apostrophe stands before what a spreadsheet would take for a formula or a number (pages,
 * section 1: Safety). `withoutGuard` takes it away again, whatever the text.
 */
export function guardText(text: string): string {
  return needsGuard(text) ? GUARD + text : text;
}

/** Text for the text cell of a workbook, which needs no guard; but what looks like a guard has to be kept. */
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
