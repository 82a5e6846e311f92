import type {
  EarningProblemKind,
  EarningStatus,
  FreezeKind,
  PriceBasis,
  PriceCategory,
} from '../../../../domain/generated';
import { monthNames } from '../../lib/fixed-texts';

export const statusLabels: Record<EarningStatus, string> = {
  PRELIMINARY: 'Preliminär',
  FROZEN: 'Fryst',
  CORRECTED: 'Korrigerad',
  INVOICED: 'Fakturerad',
};

export const statusTones = {
  PRELIMINARY: 'neutral',
  FROZEN: 'info',
  CORRECTED: 'warn',
  INVOICED: 'ok',
} as const satisfies Record<EarningStatus, string>;

export const freezeKindLabels: Record<FreezeKind, string> = {
  PRELIMINARY: 'Preliminär',
  FINAL: 'Slutlig',
};

export const categoryLabels: Record<PriceCategory, string> = {
  BASIC: 'Grundläggande nivå',
  BASIC_ORIENTATION: 'Orienteringskurs, grundläggande',
  GENERAL: 'Gymnasial, allmänna ämnen',
  ORIENTATION: 'Orienteringskurs, gymnasial',
  CARE_AND_SALES: 'Barn och fritid, vård, försäljning, hotell',
  RESTAURANT: 'Restaurang och livsmedel',
  VOCATIONAL: 'Övriga yrkesämnen',
  SCIENCE: 'Matematik, fysik, kemi, biologi',
  NATURAL_SCIENCE: 'Naturkunskap',
  SFI: 'Svenska för invandrare',
};

export const basisLabels: Record<PriceBasis, string> = {
  PER_POINT: 'Per poäng',
  PER_COMPLETED_COURSE: 'Per slutförd kurs',
  PER_PLACE: 'Per plats',
};

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
  return reasons[kind](
    courses === 1 ? '1 kurs' : `${courses} kurser`,
    municipality ? ` i ${municipality}` : '',
  );
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
