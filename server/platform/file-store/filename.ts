import anyAscii from 'any-ascii';

const LONGEST = 200;
const LONGEST_EXTENSION = 10;

/** Control and invisible format characters, including bidi overrides, which can disguise a name. */
const DECEPTIVE = /(?![\u200c\u200d])[\p{Cc}\p{Cf}\u2028\u2029]/gu;

/**
 * A joiner is redundant except after a letter of a script that uses joiners or a joinable sign: it would only
 * create two names that look the same.
 */
const IDLE_JOINER =
  /(?<![^\P{L}\p{Script=Latin}]|[\p{M}\p{Extended_Pictographic}\p{Emoji_Modifier}])[\u200c\u200d]/gu;

/**
 * Cleans a client's file name (security, T62 and T63): NFC, no path, no control or bidi characters (the
 * joiners of Persian, Indian scripts and emoji stay), at most 200 characters with its extension kept. It is
 * never used as a path.
 */
export function cleanFilename(name: string): string {
  const base = name.toWellFormed().normalize('NFC').split(/[\\/]/).pop() ?? '';
  const clean = base
    .replace(DECEPTIVE, '_')
    .replace(IDLE_JOINER, '_')
    .trim()
    .replace(/[. ]+$/, '');
  const extension = extensionOf(clean);
  const stem = extension === '' ? clean : clean.slice(0, -extension.length - 1);
  const ending = extension === '' ? '' : `.${extension}`;
  const room = LONGEST - ending.length;
  return `${[...stem].slice(0, room).join('').trim() || 'fil'}${ending}`;
}

/** Extension after the last dot; empty if there is none. */
export function extensionOf(name: string): string {
  const ending = /\.([A-Za-z0-9]+)$/.exec(name)?.[1] ?? '';
  return ending.length > LONGEST_EXTENSION ? '' : ending;
}

/**
 * The header that saves a file under its name (RFC 6266 and 8187): an ASCII fallback for old
 * clients, and the whole name. Never `inline`: nothing of it is shown in our origin (security, T60).
 */
export function contentDisposition(filename: string): string {
  return `attachment; filename="${asciiOf(filename)}"; filename*=UTF-8''${encodeName(filename)}`;
}

/** The letters of any script as they are spelled in ASCII: 'Владимир' is 'Vladimir', 'Åsa' is 'Asa'. */
function transliterate(text: string): string {
  return anyAscii(
    text
      .normalize('NFKD')
      .replace(/(?<=[\p{Script=Latin}\p{M}])\p{M}/gu, '')
      .normalize('NFC'),
  );
}

function asciiOf(filename: string): string {
  return transliterate(filename).replace(/[^\x20-\x7e]|["\\%]/gu, '_');
}

/** encodeURIComponent leaves five characters that a header value may not contain. */
function encodeName(filename: string): string {
  return encodeURIComponent(filename.toWellFormed()).replace(
    /['()*!]/g,
    (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}
