/** What is wrong with a typed personal number; the server says the same with its own reasons. */
export type PersonalNumberFault = 'FORMAT' | 'DATE' | 'CHECKSUM';

const spelling = /^(\d{2})?(\d{2})(\d{2})(\d{2})([-+]?)(\d{4})$/;

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

/** The century that a ten-digit number means: the latest birth not after today, a hundred years earlier with `+`. */
function centuryFor(shortYear: number, plus: boolean, now: Date): number {
  const thisYear = now.getFullYear();
  const latest = thisYear - ((((thisYear - shortYear) % 100) + 100) % 100);
  return Math.floor((plus ? latest - 100 : latest) / 100);
}

/**
 * Reads a personal or coordination number in any accepted spelling (contract §2) and answers it as
 * `YYYYMMDD-NNNN`. A hint for the form only: the server decides.
 */
export function readPersonalNumber(
  typed: string,
  now: Date = new Date(),
): { value: string } | { fault: PersonalNumberFault } {
  const match = spelling.exec(typed.normalize('NFKC').replace(blanks, '').replace(dashes, '-'));
  if (!match) return { fault: 'FORMAT' };
  const [, century, year = '', month = '', day = '', separator, serial = ''] = match;
  const fullYear = `${century ?? centuryFor(Number(year), separator === '+', now)}${year}`;
  const dayNumber = Number(day) > 60 ? Number(day) - 60 : Number(day);
  if (!isRealDay(Number(fullYear), Number(month), dayNumber)) return { fault: 'DATE' };
  if (!checkDigitHolds(`${year}${month}${day}${serial}`)) return { fault: 'CHECKSUM' };
  return { value: `${fullYear}${month}${day}-${serial}` };
}

/** The last four digits hidden, for lists. */
export function maskPersonalNumber(value: string): string {
  return value.replace(/-?\d{4}$/, '-****');
}
