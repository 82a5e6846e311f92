import { counted } from '../../../../domain/numbers';
import type { EarningProblemKind, EarningStatus } from '../../../../domain/generated';
import { monthNames } from '../../lib/fixed-texts';

export const statusTones = {
  PRELIMINARY: 'neutral',
  FROZEN: 'info',
  CORRECTED: 'warn',
  INVOICED: 'ok',
} as const satisfies Record<EarningStatus, string>;

const reasons: Record<EarningProblemKind, (courses: string, where: string) => string> = {
  NO_PRICE: (courses, where) => `Pris saknas för ${courses}${where}`,
  NO_POINTS: (courses, where) => `Poäng saknas för ${courses}${where}`,
  NO_DATES: (courses, where) => `Start- eller slutdatum saknas för ${courses}${where}`,
  NO_MUNICIPALITY: (courses) => `Eleven saknar kommun för ${courses}`,
};

interface Problem {
  kind: EarningProblemKind;
  municipality: string | null;
  courses: number;
}

/** 'Pris saknas för 3 kurser i Botkyrka' (pages §13). */
export function problemText({ kind, municipality, courses }: Problem): string {
  return reasons[kind](counted(courses, 'kurs', 'kurser'), municipality ? ` i ${municipality}` : '');
}

/** 'oktober 2026' for any day of it. */
export function monthLabel(day: string): string {
  return `${monthNames[Number(day.slice(5, 7)) - 1]!.toLowerCase()} ${day.slice(0, 4)}`;
}

/** 'oktober 2026', or 'augusti–oktober 2026'. */
export function periodLabel(from: string, to: string): string {
  if (from.slice(0, 7) === to.slice(0, 7)) return monthLabel(from);
  const first = from.slice(0, 4) === to.slice(0, 4) ? monthLabel(from).split(' ')[0] : monthLabel(from);
  return `${first} – ${monthLabel(to)}`;
}
