import { DASHES, withoutBlanks } from './text/clean-text.js';
import { swedishDay } from './dates.js';
import { isDay } from './days.js';
import type { PersonalNumberKind } from './generated.js';
import { personalNumberKindNotes } from './labels/student.js';

/** Why a text is no personal number, in the contract's reasons for a refused field. */
export type PersonalNumberFault = 'REQUIRED' | 'FORMAT' | 'RANGE' | 'CHECKSUM';

/** Result of parsing a personal number: its 12 characters and its kind, or the reason why it is invalid. */
export type PersonalNumber =
  | { ok: true; value: string; kind: Exclude<PersonalNumberKind, 'NONE'> }
  | { ok: false; reason: PersonalNumberFault; /** Swedish, a whole sentence. */ message: string };

/**
 * A date and four characters with an optional separator; spaces are allowed anywhere. The four are digits, in an
 * interim number a letter and three digits, in a temporary one (T-nummer) two letters and two digits (domain, D10).
 */
const SHAPE = /^(\d{2})?(\d{2})(\d{2})(\d{2})([-+]?)(\d{4}|[TRSUWXJKLMN]\d{3}|[A-Z]{2}\d{2})$/;
const TEMPORARY = /^[A-Z]{2}\d{2}$/;
const INTERIM = /^[A-Z]\d{3}$/;
/** A whole number, or a part of one that is looked for, without its separators. */
const PART = /^(\d{4,12}|\d{6,8}[A-Z]{1,2}\d{0,3})$/;
const SEPARATORS = /[\s+\-\p{Pd}\u2212]/gu;
/** A day of a coordination number (samordningsnummer) is the day of birth plus this. */
const COORDINATION_DAYS = 60;
const HUNDRED = 100;

/**
 * Reads a personal number in any of its spellings: with or without century, with `-`, `+` or
 * nothing before the last four (contract, section 2). Its date must exist and not lie ahead, a `+` is for those
 * who have reached a hundred, and the check digit must hold where the kind has one. Answers the 12 characters
 * that are stored, so that two spellings of one number are equal.
 */
export function parsePersonalNumber(text: string, now: Date = new Date()): PersonalNumber {
  const compact = withoutBlanks(text).normalize('NFKC').replace(DASHES, '-').toUpperCase();
  if (compact === '') return refuse('REQUIRED', 'Personnumret måste fyllas i.');
  const parts = SHAPE.exec(compact);
  if (!parts) return refuse('FORMAT', shapeProblem(compact));
  const [, century, years = '', month = '', day = '', separator, last = ''] = parts;
  const today = swedishDay(now);
  const aged = separator === '+';
  const year = century ? century + years : fullYear(years, month, birthDay(day), aged, today);
  const born = `${year}-${month}-${birthDay(day)}`;
  if (!isDay(born)) return refuse('FORMAT', 'Datumet finns inte.');
  if (born > today) return refuse('RANGE', 'Datumet ligger i framtiden.');
  if (year < '1800') return refuse('RANGE', 'Århundradet stämmer inte.');
  if (aged && Number(today.slice(0, 4)) - Number(year) < HUNDRED)
    return refuse('FORMAT', 'Plustecken skrivs bara för den som har fyllt hundra år, skriv ett bindestreck.');
  const value = year + month + day + last;
  const kind = kindOfNumber(value);
  const nine = years + month + day + last.slice(0, 3);
  // Birth number 000 was never given to anyone.
  if (last.startsWith('000')) return refuse('FORMAT', 'Födelsenumret 000 finns inte.');
  if (kind !== 'TEMPORARY' && checkDigit(nine.replace(/[A-Z]/, '1')) !== Number(last[3]))
    return refuse('CHECKSUM', 'Kontrollsiffran stämmer inte.');
  return { ok: true, value, kind };
}

/** A name and a number copied from a list: in either order, with or without a comma between them. */
const NAME_FIRST = /^([^\d].*?)[\s,;]+(\d[\d\s+\-\p{Pd}\u2212]*[A-Z]{0,2}\d*)$/iu;
const NUMBER_FIRST = /^(\d[\d+\-\p{Pd}\u2212]*(?: ?\d{4}|[A-Z]{0,2}\d*))[\s,;]+([^\d].*)$/iu;
/** A year or a house number beside a name is no number of a person. */
const SHORTEST_BESIDE_NAME = 6;

/** Splits a text of a name and (a part of) a number; null for other texts. */
export function nameAndNumber(text: string): { name: string; number: string } | null {
  const first = NAME_FIRST.exec(text);
  const last = first ? null : NUMBER_FIRST.exec(text);
  const [name, typed] = first ? [first[1]!, first[2]!] : last ? [last[2]!, last[1]!] : [];
  const number = typed === undefined ? null : numberSought(typed);
  return name && number && number.length >= SHORTEST_BESIDE_NAME ? { name, number } : null;
}

/** Digits in the shape of a personal number, delimited in the text, in any spelling. */
const IN_TEXT =
  /(?<![\p{L}\d])(?:\d{2})?\d{6} ?[-+\u2010-\u2015\u2212]? ?(?:\d{4}|[TRSUWXJKLMN]\d{3}|[A-Z]{2}\d{2})(?![\p{L}\d])/giu;

/** Whether a text contains a personal number with an existing date and, if it has one, a correct check digit. */
export function holdsPersonalNumber(text: string): boolean {
  return (text.match(IN_TEXT) ?? []).some((found) => parsePersonalNumber(found).ok);
}

/** The kind of a stored number of 12 characters, determined by its format. */
export function kindOfNumber(twelve: string): Exclude<PersonalNumberKind, 'NONE'> {
  const last = twelve.slice(8);
  if (TEMPORARY.test(last)) return 'TEMPORARY';
  if (INTERIM.test(last)) return 'INTERIM';
  return Number(twelve.slice(6, 8)) > COORDINATION_DAYS ? 'SAMORDNINGSNUMMER' : 'PERSONNUMMER';
}

/** The text in stored form if it is a personal number or a part of one; null for other texts. */
export function numberSought(text: string): string | null {
  const compact = withoutBlanks(text).replace(SEPARATORS, '').toUpperCase();
  return PART.test(compact) ? compact : null;
}

/** `YYYYMMDD-NNNN`, as every answer and every screen has it (contract, section 2). */
export function formatPersonalNumber(twelve: string): string {
  return `${twelve.slice(0, 8)}-${twelve.slice(8)}`;
}

/** `YYYYMMDD-****`, for those who need to recognise a person but not to identify one (permissions, D11). */
export function maskPersonalNumber(twelve: string): string {
  return `${twelve.slice(0, 8)}-****`;
}

/** A formatted number, with its kind unless it is a personnummer: '20000131-TF01 (T-nummer)'. */
export function numberWithKind(
  shown: string | null,
  kind: PersonalNumberKind | null = shown === null ? null : kindOfNumber(shown.replace('-', '')),
): string | null {
  const note = kind && personalNumberKindNotes[kind];
  return shown && note ? `${shown} (${note})` : shown;
}

/** The day of birth behind 12 stored characters, `YYYY-MM-DD`; a coordination number's day is counted back. */
export function birthDate(twelve: string): string {
  return `${twelve.slice(0, 4)}-${twelve.slice(4, 6)}-${birthDay(twelve.slice(6, 8))}`;
}

/** Whole years between birth and the given moment, by the Swedish calendar day. */
export function ageAt(twelve: string, now: Date = new Date()): number {
  const today = swedishDay(now);
  const born = birthDate(twelve);
  const years = Number(today.slice(0, 4)) - Number(born.slice(0, 4));
  return today.slice(5) < born.slice(5) ? years - 1 : years;
}

/** The tenth digit: Luhn over the nine before it, never over the century. */
export function checkDigit(nine: string): number {
  let sum = 0;
  for (let place = 0; place < nine.length; place += 1) {
    const product = Number(nine[place]) * (place % 2 === 0 ? 2 : 1);
    sum += product > 9 ? product - 9 : product;
  }
  return (10 - (sum % 10)) % 10;
}

function refuse(reason: PersonalNumberFault, message: string): PersonalNumber {
  return { ok: false, reason, message };
}

function shapeProblem(compact: string): string {
  // Spreadsheets drop a leading 0.
  if (/^\d{9}$/.test(compact)) return 'Personnumret har nio siffror, saknar det en inledande nolla?';
  if (/^\d+([.,]\d+)?e\+?\d+$/i.test(compact)) return 'Personnumret har blivit avrundat till ett tal.';
  return 'Personnumret ska skrivas ÅÅÅÅMMDD-NNNN.';
}

/**
 * Without a century: the latest year in which the date of birth is not in the future. With `+`: the latest year whose
 * person turns a hundred this year at the latest.
 */
function fullYear(years: string, month: string, day: string, aged: boolean, today: string): string {
  const century = Number(today.slice(0, 2));
  if (aged) return `${years <= today.slice(2, 4) ? century - 1 : century - 2}${years}`;
  return `${`${century}${years}-${month}-${day}` <= today ? century : century - 1}${years}`;
}

function birthDay(day: string): string {
  const number = Number(day);
  return String(number > COORDINATION_DAYS ? number - COORDINATION_DAYS : number).padStart(2, '0');
}
