import { checkDigit } from './personal-number.js';
import { DASHES, withoutBlanks } from './text/clean-text.js';

/** Why a text is no organisation number, in the contract's reasons for a refused field. */
type OrganisationNumberFault = 'FORMAT' | 'CHECKSUM';

/** Result of parsing an organisation number: its ten digits, or the reason why it is invalid. */
export type OrganisationNumber =
  | { ok: true; value: string }
  | { ok: false; reason: OrganisationNumberFault; /** Swedish, a whole sentence. */ message: string };

/** Ten digits, with or without `16` before them and a dash before the last four. */
const SHAPE = /^(?:16)?(\d{6})-?(\d{4})$/;
/** The third digit tells a company from a person, whose third and fourth digits are a month. */
const LEAST_THIRD_DIGIT = 2;

const NO_COMPANY =
  'Det är inget organisationsnummer för ett företag. Ange inget personnummer, inte heller för en enskild firma.';

/**
 * Parses an organisation number in any of its spellings. A sole trader's personal number is refused: it must not be
 * stored in a register of workplaces.
 */
export function parseOrganisationNumber(text: string): OrganisationNumber {
  const compact = withoutBlanks(text).normalize('NFKC').replace(DASHES, '-');
  const [, first, last] = SHAPE.exec(compact) ?? [];
  if (!first || !last)
    return { ok: false, reason: 'FORMAT', message: 'Organisationsnumret ska skrivas NNNNNN-NNNN.' };
  if (Number(first[2]) < LEAST_THIRD_DIGIT) return { ok: false, reason: 'FORMAT', message: NO_COMPANY };
  if (checkDigit(first + last.slice(0, 3)) !== Number(last[3]))
    return { ok: false, reason: 'CHECKSUM', message: 'Kontrollsiffran stämmer inte.' };
  return { ok: true, value: first + last };
}

/** The digits of a search text that is an organisation number, or the beginning of one, in any spelling; else the text. */
export function searchedOrganisationNumber(text: string): string {
  const compact = withoutBlanks(text).normalize('NFKC').replace(DASHES, '').replaceAll('-', '');
  return /^(?:16(?=\d{10}$))?(\d{7,10})$/.exec(compact)?.[1] ?? text;
}
