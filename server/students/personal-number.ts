import type { FieldReason } from '../errors/app-error.js';

/** What reading a personal number gives: its 12 digits, or why it is none. */
export type PersonalNumber =
  | { ok: true; value: string }
  | { ok: false; reason: FieldReason; /** Swedish, a whole sentence. */ message: string };

/** Ten or twelve digits, the last four perhaps set apart; spaces may stand anywhere between them. */
const SHAPE = /^(\d{2})?(\d{2})(\d{2})(\d{2})([-+]?)(\d{3})(\d)$/;
/** The dashes that word processors and spreadsheets put in place of a hyphen. */
const DASHES = /[\u2010-\u2015\u2212]/g;
/** Blanks that people type between the parts; control characters are not among them (contract, section 2). */
const BLANKS = /[ \u00a0\u202f]/g;
/** A day of a coordination number (samordningsnummer) is the day of birth plus this. */
const COORDINATION_DAYS = 60;
/** Writes a moment as its calendar day in Sweden, `YYYY-MM-DD`. */
const SWEDISH_DAY = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Stockholm' });

/**
 * Reads a personal number in any of its spellings: with or without century, with `-`, `+` or
 * nothing before the last four digits (contract, section 2). Its date must exist and not lie ahead,
 * and its check digit must hold. Coordination numbers are accepted. Answers the 12 digits that are
 * stored, so that two spellings of one number are equal.
 */
export function parsePersonalNumber(text: string, now: Date = new Date()): PersonalNumber {
  const compact = text.normalize('NFKC').replace(BLANKS, '').replace(DASHES, '-');
  if (compact === '') return refuse('REQUIRED', 'Personnumret måste fyllas i.');
  const parts = SHAPE.exec(compact);
  if (!parts) return refuse('FORMAT', shapeProblem(compact));
  const [, century, years = '', month = '', day = '', separator, serial = '', check] = parts;
  const today = swedishDay(now);
  const year = century ? century + years : fullYear(years, month, birthDay(day), separator === '+', today);
  const born = `${year}-${month}-${birthDay(day)}`;
  if (!isCalendarDate(born)) return refuse('FORMAT', 'Datumet finns inte.');
  if (born > today) return refuse('RANGE', 'Datumet ligger i framtiden.');
  if (year < '1800') return refuse('RANGE', 'Århundradet stämmer inte.');
  // Birth number 000 was never given to anyone.
  if (serial === '000') return refuse('FORMAT', 'Födelsenumret 000 finns inte.');
  if (checkDigit(years + month + day + serial) !== Number(check)) {
    return refuse('CHECKSUM', 'Kontrollsiffran stämmer inte.');
  }
  return { ok: true, value: year + month + day + serial + check };
}

/** `YYYYMMDD-NNNN`, as every answer and every screen has it (contract, section 2). */
export function formatPersonalNumber(twelve: string): string {
  return `${twelve.slice(0, 8)}-${twelve.slice(8)}`;
}

/** `YYYYMMDD-****`, for those who need to recognise a person but not to identify one (permissions, D11). */
export function maskPersonalNumber(twelve: string): string {
  return `${twelve.slice(0, 8)}-****`;
}

/** The day of birth behind 12 stored digits, `YYYY-MM-DD`; a coordination number's day is counted back. */
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

function refuse(reason: FieldReason, message: string): PersonalNumber {
  return { ok: false, reason, message };
}

function shapeProblem(compact: string): string {
  // What a spreadsheet makes of a number whose first digit is 0.
  if (/^\d{9}$/.test(compact)) return 'Personnumret har nio siffror, saknar det en inledande nolla?';
  if (/^\d+([.,]\d+)?e\+?\d+$/i.test(compact)) return 'Personnumret har blivit avrundat till ett tal.';
  return 'Personnumret ska skrivas ÅÅÅÅMMDD-NNNN.';
}

/** Without a century, the latest year that does not put the birth into the future; `+` means a hundred years earlier. */
function fullYear(years: string, month: string, day: string, overHundred: boolean, today: string): string {
  const century = Number(today.slice(0, 2));
  const sameCentury = `${century}${years}-${month}-${day}` <= today ? century : century - 1;
  return `${overHundred ? sameCentury - 1 : sameCentury}${years}`;
}

function birthDay(day: string): string {
  const number = Number(day);
  return String(number > COORDINATION_DAYS ? number - COORDINATION_DAYS : number).padStart(2, '0');
}

function isCalendarDate(text: string): boolean {
  const moment = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(text);
}

const MINUTE_MS = 60_000;
let latest = { minute: NaN, day: '' };

/** Asked for every row of an import, and the same for a whole minute: calendars are slow. */
function swedishDay(now: Date): string {
  const minute = Math.floor(now.getTime() / MINUTE_MS);
  if (minute !== latest.minute) latest = { minute, day: SWEDISH_DAY.format(now) };
  return latest.day;
}
