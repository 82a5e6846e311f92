import type { PersonalNumberKind } from '../../../domain/generated';

/** What is wrong with a typed personal number; the server says the same with its own reasons. */
export type PersonalNumberFault = 'FORMAT' | 'DATE' | 'CHECKSUM' | 'PLUS';

const spelling = /^(\d{2})?(\d{2})(\d{2})(\d{2})([-+]?)(\d{4}|[TRSUWXJKLMN]\d{3}|[A-Z]{2}\d{2})$/;
const temporary = /^[A-Z]{2}\d{2}$/;
const swedishDay = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Stockholm' });

/** What the server overlooks too: blanks between the parts, and the dashes of word processors. */
const blanks = /[ \u00a0\u202f]/g;
const dashes = /[\u2010-\u2015\u2212]/g;

/** Luhn over ten digits, as the Swedish Tax Agency prescribes. */
function checkDigitHolds(tenDigits: string): boolean {
  let sum = 0;
  for (let index = 0; index < 10; index += 1) {
    const product = Number(tenDigits[index]) * (index % 2 === 0 ? 2 : 1);
    sum += product > 9 ? product - 9 : product;
  }
  return sum % 10 === 0;
}

function isRealDay(year: number, month: number, day: number): boolean {
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
}

/** The century that a ten-digit number means: the latest birth not after today, or with `+` the latest hundred years ago. */
function centuryFor(shortYear: string, monthAndDay: string, plus: boolean, now: Date): number {
  const century = Math.floor(now.getFullYear() / 100);
  const today = swedishDay.format(now).replaceAll('-', '');
  if (plus) return shortYear <= today.slice(2, 4) ? century - 1 : century - 2;
  return `${century}${shortYear}${monthAndDay}` <= today ? century : century - 1;
}

/**
 * Reads a number in any accepted spelling (contract §2) and answers it as `YYYYMMDD-NNNN`. A hint for the form
 * only: the server decides. A temporary number (T-nummer) has no check digit, an interim one counts its letter as 1.
 */
export function readPersonalNumber(
  typed: string,
  now: Date = new Date(),
): { value: string } | { fault: PersonalNumberFault } {
  const compact = typed.normalize('NFKC').replace(blanks, '').replace(dashes, '-').toUpperCase();
  const match = spelling.exec(compact);
  if (!match) return { fault: 'FORMAT' };
  const [, century, year = '', month = '', day = '', separator, last = ''] = match;
  const dayNumber = Number(day) > 60 ? Number(day) - 60 : Number(day);
  const birthDay = String(dayNumber).padStart(2, '0');
  const aged = separator === '+';
  const fullYear = `${century ?? centuryFor(year, `${month}${birthDay}`, aged, now)}${year}`;
  if (!isRealDay(Number(fullYear), Number(month), dayNumber)) return { fault: 'DATE' };
  if (aged && now.getFullYear() - Number(fullYear) < 100) return { fault: 'PLUS' };
  const digits = `${year}${month}${day}${last.replace(/^[A-Z](?=\d{3})/, '1')}`;
  if (!temporary.test(last) && !checkDigitHolds(digits)) return { fault: 'CHECKSUM' };
  return { value: `${fullYear}${month}${day}-${last}` };
}

/** A personal number that stands by itself in a text, in any spelling. */
const inText =
  /(?<![\p{L}\d])(?:\d{2})?\d{6} ?[-+\u2010-\u2015\u2212]? ?(?:\d{4}|[TRSUWXJKLMN]\d{3}|[A-Z]{2}\d{2})(?![\p{L}\d])/giu;

/** Whether a text holds somebody's personal number; the server refuses it by the same rule. */
export function holdsPersonalNumber(text: string): boolean {
  return (text.match(inText) ?? []).some((found) => 'value' in readPersonalNumber(found));
}

/** The last four characters hidden, for lists. */
export function maskPersonalNumber(value: string): string {
  return value.replace(/-?[\dA-Z]{4}$/, '-****');
}

/** What the kinds are called where a number stands: nothing of the usual one. */
const kindNotes: Record<PersonalNumberKind, string | null> = {
  PERSONNUMMER: null,
  SAMORDNINGSNUMMER: 'samordningsnummer',
  INTERIM: 'interimsnummer',
  TEMPORARY: 'T-nummer',
  NONE: null,
};

/** The kind that the shape of a number says, where a list holds no more than the number. */
function kindOf(value: string | null): PersonalNumberKind | null {
  const [, day, last] = /^\d{6}(\d{2})-(....)$/.exec(value ?? '') ?? [];
  if (day === undefined || last === undefined) return null;
  if (temporary.test(last)) return 'TEMPORARY';
  if (/^[A-Z]/.test(last)) return 'INTERIM';
  return Number(day) > 60 ? 'SAMORDNINGSNUMMER' : 'PERSONNUMMER';
}

/** A number with its kind where that is not the usual one: '20000131-TF01 (T-nummer)'. */
export function numberWithKind(
  value: string | null,
  kind: PersonalNumberKind | null = kindOf(value),
): string | null {
  const note = kind && kindNotes[kind];
  return value && note ? `${value} (${note})` : value;
}
