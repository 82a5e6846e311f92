/** Signs that a spreadsheet takes for the beginning of a formula, also behind blanks and in full width (security, T50). */
const FORMULA_START = /^\s*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]|^[\t\r\n]/u;
/** A telephone number in its international form, or a negative number, is none. */
const PLAIN = /^\+[\d\s()-]+$|^-\d+([.,]\d+)?$/;

/**
 * Text that a spreadsheet could take for a formula once the sheet is saved as CSV gets an apostrophe
 * in front (pages, section 1: Safety).
 */
export function escapeFormula(text: string): string;
export function escapeFormula(text: string | null): string | null;
export function escapeFormula(text: string | null): string | null {
  if (text === null || PLAIN.test(text)) return text;
  return FORMULA_START.test(text) ? `'${text}` : text;
}
