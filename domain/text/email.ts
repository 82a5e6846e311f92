import { cleanLine } from './clean-text.js';

export const LONGEST_EMAIL = 254;

/** Marks that lists put around an address or behind it, none of which ends one. */
const WRAPPING =
  /^[\s"'`\u00b4<>()[\]{},;:.\p{Pi}\p{Pf}\u201a\u201e]+|[\s"'`\u00b4<>()[\]{},;:.?!\p{Pi}\p{Pf}\u201a\u201e]+$/gu;
/** Compatibility composition would make a blank and a combining accent of them. */
const WRAPPING_ACCENTS = /^\u00b4+|\u00b4+$/g;
const SCHEME = /^mailto:/i;
/** 'Åsa Ek <asa@exempel.se>', as mail programs copy it. */
const NAMED = /^[^<>@]*<([^<>]+)>$/;
/** What follows the address in a link: '?subject=Hej'. */
const LINK_FIELDS = /\?[^@]*$/;

/**
 * An address without what certainly is no part of it: blanks and invisible characters around it, quotation marks,
 * `mailto:`, a name before it, marks at its end. What remains may still be no address (`isEmail`).
 */
export function cleanEmail(text: string): string {
  const line = cleanLine(text).replace(WRAPPING_ACCENTS, '').normalize('NFKC');
  let address = (NAMED.exec(line)?.[1] ?? line).trim();
  for (let before = ''; before !== address;) {
    before = address;
    address = address.replace(WRAPPING, '').replace(SCHEME, '');
  }
  if (address.includes('@')) address = address.replace(LINK_FIELDS, '');
  return address;
}

/** Letters and digits of any script, and the signs that a mailbox may have; dots stand between them. */
const MAILBOX = /^[\p{L}\p{M}\p{N}!#$%&'*+/=^_`{|}~-]+(?:\.[\p{L}\p{M}\p{N}!#$%&'*+/=^_`{|}~-]+)*$/u;
/** A part of a domain name: no hyphen at either end. */
const LABEL = /^[\p{L}\p{M}\p{N}](?:[\p{L}\p{M}\p{N}-]*[\p{L}\p{M}\p{N}])?$/u;
const LONGEST_MAILBOX = 64;
const LONGEST_LABEL = 63;

/** Whether mail could be delivered to the text: a mailbox and a domain name of at least two parts, the last no number. */
export function isEmail(text: string): boolean {
  const [mailbox = '', domain = '', ...more] = text.split('@');
  const labels = domain.split('.');
  return (
    more.length === 0 &&
    text.length <= LONGEST_EMAIL &&
    mailbox.length <= LONGEST_MAILBOX &&
    MAILBOX.test(mailbox) &&
    labels.length > 1 &&
    labels.every((label) => label.length <= LONGEST_LABEL && LABEL.test(label)) &&
    /\p{L}[^.]/u.test(labels.at(-1)!)
  );
}
