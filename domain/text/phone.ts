import { cleanLine, DASHES } from './clean-text.js';

const SHAPE = /^(?:\+|00)?[\d\s()/.-]+$/;
const SIGNS = /^\+?[\d ()/.-]*$/;
/** Characters of a stored number. */
export const LONGEST_PHONE = 20;
/** A number as it is stored: at least five signs, one of them a digit. */
const STORED = /^(?=.*\d)\+?[\d ()/.-]{5,}$/;
/** The dots that people put between groups of digits. */
const DOTS = /[\u00b7\u2022\u2024\u2027\u2219\u22c5\u30fb\uff0e]/gu;
/** 'tel:' of a link, and the apostrophe that makes a spreadsheet leave a number as it is. */
const BEFORE = /^(?:tel(?:efon|nr)?[.:]\s*|['’‘])+/iu;
/** Fewer would be anybody's. */
const SHORTEST = 6;

/**
 * The digits of a telephone number or its beginning, in any spelling: a Swedish country code makes no difference.
 * Null for other texts.
 */
export function phoneSought(text: string): string | null {
  const typed = cleanPhone(text);
  if (!SHAPE.test(typed)) return null;
  const digits = typed.replace(/^(?:\+|00)46\s*(?:\(0\))?/, '0').replaceAll(/\D/g, '');
  return digits.length < SHORTEST ? null : digits;
}

/** Normalises a telephone number for storage: ASCII digits, blanks, hyphens and dots. */
export function cleanPhone(text: string): string {
  const line = cleanLine(cleanLine(text).normalize('NFKC'));
  return cleanLine(line.replace(DASHES, '-').replace(DOTS, '.').replace(BEFORE, ''));
}

/** Swedish: why a cleaned text is no telephone number, after the name of the field or the value; null when it is one. */
export function phoneFault(text: string): string | null {
  if (STORED.test(text) && text.length <= LONGEST_PHONE) return null;
  if (!SIGNS.test(text)) return 'får bara ha siffror, blanksteg, +, -, punkter och parenteser.';
  if (!/\d/.test(text)) return 'saknar siffror.';
  return text.length < 5 ? 'är för kort: minst 5 tecken.' : `är för långt: högst ${LONGEST_PHONE} tecken.`;
}

/** Whether a cleaned text is a telephone number. */
export function isPhone(text: string): boolean {
  return phoneFault(text) === null;
}
