import type {
  EarningProblemKind,
  EarningStatus,
  FreezeKind,
  PriceBasis,
  PriceCategory,
} from '../generated.js';

/** The categories of prices, as the catalogue has them (domain, D11). */
export const priceCategoryLabels: Readonly<Record<PriceCategory, string>> = {
  BASIC: 'Grundläggande nivå',
  BASIC_ORIENTATION: 'Orienteringskurs, grundläggande',
  GENERAL: 'Allmän gymnasial',
  ORIENTATION: 'Orienteringskurs, gymnasial',
  CARE_AND_SALES: 'Vård, barn, försäljning, hotell',
  RESTAURANT: 'Restaurang och livsmedel',
  VOCATIONAL: 'Övriga yrkeskurser',
  SCIENCE: 'Matematik, fysik, kemi, biologi',
  NATURAL_SCIENCE: 'Naturkunskap',
  SFI: 'Sfi',
};

/** The same in a price list. */
export const priceCategoryLongLabels: Readonly<Record<PriceCategory, string>> = {
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

/** The same to the full, where an amount is explained. */
export const priceCategoryFullLabels: Readonly<Record<PriceCategory, string>> = {
  BASIC: 'Grundläggande nivå',
  BASIC_ORIENTATION: 'Orienteringskurs, grundläggande nivå',
  GENERAL: 'Gymnasial nivå, allmänna ämnen',
  ORIENTATION: 'Orienteringskurs, gymnasial nivå',
  CARE_AND_SALES: 'Barn och fritid, vård och omsorg, försäljning, hotell',
  RESTAURANT: 'Restaurang och livsmedel',
  VOCATIONAL: 'Övriga yrkesämnen',
  SCIENCE: 'Matematik, fysik, kemi, biologi',
  NATURAL_SCIENCE: 'Naturkunskap',
  SFI: 'Svenska för invandrare',
};

/** Bases of a price. */
export const priceBasisLabels: Readonly<Record<PriceBasis, string>> = {
  PER_POINT: 'Per poäng',
  PER_COMPLETED_COURSE: 'Per slutförd kurs',
  PER_PLACE: 'Per plats',
};

/** The same after an amount: ‘12,00 kr per poäng’. */
export const priceBasisInSentence: Readonly<Record<PriceBasis, string>> = {
  PER_POINT: 'per poäng',
  PER_COMPLETED_COURSE: 'per slutförd kurs',
  PER_PLACE: 'per plats',
};

/** How settled an amount is. */
export const earningStatusLabels: Readonly<Record<EarningStatus, string>> = {
  PRELIMINARY: 'Preliminär',
  FROZEN: 'Fryst',
  CORRECTED: 'Korrigerad',
  INVOICED: 'Fakturerad',
};

/** How final a frozen month is. */
export const freezeKindLabels: Readonly<Record<FreezeKind, string>> = {
  PRELIMINARY: 'Preliminär',
  FINAL: 'Slutlig',
};

/** Headings for enrolments that are missing from the sums. */
export const earningProblemLabels: Readonly<Record<EarningProblemKind, string>> = {
  NO_PRICE: 'Inskrivningar utan pris',
  NO_POINTS: 'Kurser utan poäng',
  NO_DATES: 'Inskrivningar utan datum',
  NO_MUNICIPALITY: 'Elever utan kommun',
};

/** Why it does not, as a sentence. */
export const earningProblemReasons: Readonly<Record<EarningProblemKind, string>> = {
  NO_PRICE: 'Ingen prislista för kommunen har ett pris för kursen på dess startdag.',
  NO_POINTS: 'Kursen saknar poäng, och priset gäller per poäng.',
  NO_DATES: 'Inskrivningen saknar start- eller slutdatum.',
  NO_MUNICIPALITY: 'Eleven saknar kommun.',
};
