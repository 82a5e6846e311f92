/** As a date of birth is written: with blanks or dashes between the digits, and never inside a word or a code. */
const birthDate = /(?<![\p{L}\d])\d(?:[\s\-+\u2010-\u2015\u2212]*\d){5}/u;

/** Whether a text holds a personal number, or the six digits that one begins with. */
export function holdsNumber(text: string): boolean {
  return birthDate.test(text.normalize('NFKC'));
}
