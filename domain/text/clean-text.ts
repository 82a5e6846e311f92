/** Text without anything to clean: printable ASCII and the precomposed letters of Western and Central Europe. */
const IS_CLEAN = /^[ -~\u00a1-\u00ac\u00ae-\u017f]*$/;
// eslint-disable-next-line no-control-regex -- control characters other than tab and line feed
const CONTROLS = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/g;
const LINE_BREAKS = /\r\n?|\u0085|\u2028|\u2029/g;
/** Every blank that is not an ordinary one; the empty Braille cell is a symbol by its property and a blank on the screen. */
const BLANKS = /[\p{Zs}\u2800]/gu;
/** Format characters and all other characters without width, by their Unicode properties; noncharacters too. */
const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\p{Cf}\p{Noncharacter_Code_Point}]/gu;

const JOINED_LETTER =
  '[\\p{Script=Arabic}\\p{Script=Syriac}\\p{Script=Mongolian}\\p{Script=Nko}\\p{Script=Mandaic}\\p{Script=Adlam}' +
  '\\p{Script=Hanifi_Rohingya}\\p{Script=Devanagari}\\p{Script=Bengali}\\p{Script=Gurmukhi}\\p{Script=Gujarati}' +
  '\\p{Script=Oriya}\\p{Script=Tamil}\\p{Script=Telugu}\\p{Script=Kannada}\\p{Script=Malayalam}\\p{Script=Sinhala}' +
  '\\p{Script=Khmer}\\p{Script=Myanmar}\\p{Script=Tibetan}]';
/** A (non-)joiner between two letters of a script whose spelling needs it, as in Persian and Hindi. */
const SPELLING_JOINER = `(?<=${JOINED_LETTER}\\p{M}*)[\\u200c\\u200d](?=${JOINED_LETTER})`;
/** Parts of an emoji: its joiner, its presentation selector and the tags of a flag. */
const EMOJI_PART =
  '(?<=[\\p{Extended_Pictographic}\\p{Emoji_Modifier}]\\ufe0f?)\\u200d(?=\\p{Extended_Pictographic})' +
  '|(?<=\\p{Extended_Pictographic})[\\ufe0e\\ufe0f]|\\ufe0f(?=\\u20e3)' +
  '|(?<=\\u{1f3f4}[\\u{e0020}-\\u{e007e}]*)[\\u{e0020}-\\u{e007f}]';
const MEANINGFUL = new RegExp(`${SPELLING_JOINER}|${EMOJI_PART}`, 'gu');

/**
 * Text as it is stored (contract, section 2): trimmed, NFC, with ordinary blanks and line feeds, without control
 * characters but line feed and tab, and without invisible characters where no spelling needs them. A lone surrogate,
 * which PostgreSQL cannot keep, becomes the replacement character.
 */
export function cleanText(text: string): string {
  if (IS_CLEAN.test(text)) return text.trim();
  const visible = text
    .toWellFormed()
    .replace(LINE_BREAKS, '\n')
    .replace(CONTROLS, '')
    .replace(BLANKS, ' ')
    .normalize('NFC');
  return withoutInvisible(visible).normalize('NFC').trim();
}

/** Text of one line as it is stored: the same, with one blank between words and no line break. */
export function cleanLine(text: string): string {
  return cleanText(text).replace(/\s+/g, ' ');
}

/** A person's name as it is stored: one line, every dash between its parts a hyphen. */
export function cleanName(text: string): string {
  return cleanLine(text).replace(DASHES, '-');
}

/** A word or phrase of a search: one line, without the quotation marks around it. Marks alone are searched as they are. */
export function cleanSearch(text: string): string {
  const line = cleanLine(text);
  return line.replace(OUTER_QUOTES, '') || line;
}

/** Hyphens, dashes and the minus signs used instead of them. */
export const DASHES = /[\p{Pd}\u2212]/gu;
/** Quotation marks, apostrophes and the accents used instead of them. */
export const QUOTES =
  /["'`\u00b4\u02b9-\u02bc\u02ee\u2032-\u2037\p{Pi}\p{Pf}\u201a\u201e\u301d-\u301f\uff02\uff07]/gu;
const OUTER_QUOTES = new RegExp(`^(?:${QUOTES.source}|\\s)+|(?:${QUOTES.source}|\\s)+$`, 'gu');

/** Text as it is compared in the browser: lower case, all quotation marks and all dashes alike. */
export function comparable(text: string): string {
  return text.toLocaleLowerCase('sv').replace(QUOTES, "'").replace(DASHES, '-');
}

/** Whether a person's name has something to read: one letter of any script. */
export function hasLetter(text: string): boolean {
  return /\p{L}/u.test(text);
}

/** A character that nobody can read: damaged text, a private or an unassigned code point. */
export function hasUnreadable(text: string): boolean {
  return /[\ufffd\p{Co}\p{Cn}\p{Cs}]/u.test(text);
}

/** All blanks and invisible characters taken out: for numbers and addresses, which have none. */
export function withoutBlanks(text: string): string {
  return text.replace(BLANKS, ' ').replace(INVISIBLE, '').replace(/ +/g, '');
}

function withoutInvisible(text: string): string {
  if (!INVISIBLE.test(text)) return text;
  INVISIBLE.lastIndex = 0;
  const kept = new Set([...text.matchAll(MEANINGFUL)].map(({ index }) => index));
  return text.replace(INVISIBLE, (character, at: number) => (kept.has(at) ? character : ''));
}
