const SHAPE = /^(?:\+|00)?[\d\s()/.\-\u00a0\u2010-\u2015\u2212]+$/;
/** Fewer would be anybody's. */
const SHORTEST = 6;

/**
 * The digits of a telephone number, or of its beginning, in whatever way it is typed: with a Swedish country code
 * it is the same number as without. Null for what is no such number.
 */
export function phoneSought(text: string): string | null {
  const typed = text.trim();
  if (!SHAPE.test(typed)) return null;
  const digits = typed.replace(/^(?:\+|00)46\s*(?:\(0\))?/, '0').replaceAll(/\D/g, '');
  return digits.length < SHORTEST ? null : digits;
}
