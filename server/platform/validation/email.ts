/** The form in which an address is stored and compared: trimmed, lower-cased, NFC (permissions, section 7.12). */
export function normaliseEmail(text: string): string {
  return text.trim().normalize('NFC').toLowerCase();
}

// eslint-disable-next-line no-control-regex -- control characters are exactly what is refused
const EMAIL = /^[^\s@\u0000-\u001f\u007f]{1,64}@[^\s@\u0000-\u001f\u007f.]+(\.[^\s@\u0000-\u001f\u007f.]+)+$/;

/** Loose on purpose: the mail server is the judge. One @, a dot after it, no blanks or control characters. */
export function isEmail(text: string): boolean {
  return text.length <= 254 && EMAIL.test(text);
}
