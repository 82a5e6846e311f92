import type { PriceBasis, PriceCategory } from '../../../../../domain/generated';
import { priceCategoryLongLabels } from '../../../../../domain/labels/earning';
import type { CreatePriceListInput, PriceListPartsFragment, PriceRowInput } from '../../../graphql/generated';
import type { Equivalent } from '../../../ui/course-code';
import { readMoney, typedMoney } from '../money';

export type PriceTarget = 'CATEGORY' | 'COURSE' | 'PACKAGE';

/** A price as it stands in the form: amounts as they were typed. */
export interface PriceDraft {
  key: string;
  target: PriceTarget;
  category: PriceCategory | null;
  /** Code of the course; code or name of the package. */
  name: string;
  /** What the saved course's code stands for; shown while that code stands in the field. */
  pairs: { code: string; equivalents: readonly Equivalent[] } | null;
  distance: boolean;
  basis: PriceBasis;
  amount: string;
  basePercent: string;
  /** Whether F and IG earn as well; null: as is usual for the basis. */
  paysFailed: boolean | null;
}

/** What a list pays of a pause in the studies. */
export type PauseRule = 'ALL' | 'FIRST' | 'NONE';

export interface ListDraft {
  municipality: string | null;
  name: string;
  validFrom: string | null;
  validTo: string | null;
  pauseRule: PauseRule;
  /** The first days of each pause, where only those are paid. */
  pauseDays: string;
  rows: PriceDraft[];
}

let made = 0;

export function newPrice(values: Partial<PriceDraft> = {}): PriceDraft {
  return {
    key: `price-${(made += 1)}`,
    target: 'CATEGORY',
    category: null,
    name: '',
    pairs: null,
    distance: false,
    basis: 'PER_POINT',
    amount: '',
    basePercent: '65',
    paysFailed: null,
    ...values,
  };
}

export function draftOf(list: PriceListPartsFragment): ListDraft {
  const { municipality, name, validFrom, validTo, paidPauseDays: paid } = list;
  const pauseRule = paid === null ? 'ALL' : paid === 0 ? 'NONE' : 'FIRST';
  const pauseDays = paid ? String(paid) : '';
  return { municipality, name, validFrom, validTo, pauseRule, pauseDays, rows: list.rows.map(priceOf) };
}

/** Whether F and IG earn by the price as it stands in the form: a completed course is one that was passed. */
export function paysFailed({ paysFailed: said, basis }: Pick<PriceDraft, 'paysFailed' | 'basis'>): boolean {
  return said ?? basis !== 'PER_COMPLETED_COURSE';
}

function priceOf(row: PriceListPartsFragment['rows'][number]): PriceDraft {
  return newPrice({
    target: row.courseId ? 'COURSE' : row.packageId ? 'PACKAGE' : 'CATEGORY',
    category: row.category,
    name: row.courseId ? (row.code ?? '') : (row.code ?? row.title ?? ''),
    pairs: row.courseId && row.code ? { code: row.code, equivalents: row.equivalents } : null,
    distance: row.distance,
    basis: row.basis,
    amount: typedMoney(row.amountOre),
    basePercent: String(row.basePercent),
    paysFailed: row.paysFailed,
  });
}

export type ListInput = Pick<
  CreatePriceListInput,
  'name' | 'validFrom' | 'validTo' | 'paidPauseDays' | 'rows'
> & {
  municipality: string;
};

/** What is sent, or what is wrong, by the paths that the server uses as well. */
export function readDraft(draft: ListDraft): { input: ListInput } | { faults: Record<string, string> } {
  const faults: Record<string, string> = {};
  if (!draft.municipality) faults.municipality = 'Välj en kommun.';
  if (!draft.name.trim()) faults.name = 'Ge listan ett namn.';
  if (!draft.validFrom) faults.validFrom = 'Ange från vilken dag listan gäller.';
  if (draft.rows.length === 0) faults.rows = 'Lägg till minst ett pris.';
  const paidPauseDays = readPauseDays(draft);
  if (paidPauseDays === undefined) faults.paidPauseDays = 'Ange 1 till 365 dagar.';
  const rows = draft.rows.map((row, index) =>
    readPrice(row, (field, text) => (faults[`rows.${index}.${field}`] = text)),
  );
  if (Object.keys(faults).length > 0) return { faults };
  const { name, validTo } = draft;
  return {
    input: {
      municipality: draft.municipality!,
      name,
      validFrom: draft.validFrom!,
      validTo,
      paidPauseDays: paidPauseDays ?? null,
      rows,
    },
  };
}

/** Null: all days; undefined: not a number of days. */
function readPauseDays({ pauseRule, pauseDays }: ListDraft): number | null | undefined {
  if (pauseRule === 'ALL') return null;
  if (pauseRule === 'NONE') return 0;
  const days = Number(pauseDays.trim());
  return /^\d{1,3}$/.test(pauseDays.trim()) && days >= 1 && days <= 365 ? days : undefined;
}

function readPrice(row: PriceDraft, fault: (field: string, text: string) => void): PriceRowInput {
  const amountOre = readMoney(row.amount);
  const basePercent = Number(row.basePercent.replace('%', '').trim());
  if (row.target === 'CATEGORY' && !row.category) fault('category', 'Välj en kategori.');
  if (row.target === 'COURSE' && !row.name.trim()) fault('courseCode', 'Ange en kurskod.');
  if (row.target === 'PACKAGE' && !row.name.trim()) fault('package', 'Ange ett paket.');
  if (amountOre === null || amountOre < 0) fault('amountOre', 'Skriv ett belopp i kronor, som 47,20.');
  if (!Number.isInteger(basePercent) || basePercent < 0 || basePercent > 100)
    fault('basePercent', 'Ange 0 till 100 procent.');
  const target =
    row.target === 'CATEGORY'
      ? { category: row.category, distance: row.distance }
      : row.target === 'COURSE'
        ? { courseCode: row.name.trim() }
        : { package: row.name.trim() };
  const price = { basis: row.basis, amountOre: amountOre ?? 0, basePercent };
  return { ...target, ...price, paysFailed: paysFailed(row) };
}

const categories = new Map(
  (Object.keys(priceCategoryLongLabels) as PriceCategory[]).flatMap((category) => [
    [category.toLowerCase(), category],
    [priceCategoryLongLabels[category].toLowerCase(), category],
  ]),
);
const HEADER = /^(kategori|kurs|kurskod|paket|category|pris f)/i;
/** What looks like a code is taken for a course; the server knows whether it is a package. */
const CODE = /^[A-ZÅÄÖ]{3,}[0-9A-Za-zÅÄÖåäö]*$/;

/**
 * Prices as they are pasted from a workbook or a CSV file, a row a line: category, course code or package;
 * price in kronor; then, in any order, 'distans', 'per plats', 'per kurs', the base share ('65 %'), and 'även F'
 * or 'bara godkänt'.
 */
export function readPastedPrices(text: string): { rows: PriceDraft[]; faults: string[] } {
  const rows: PriceDraft[] = [];
  const faults: string[] = [];
  text.split(/\r?\n/).forEach((line, index) => {
    const cells = line
      .split(line.includes('\t') ? '\t' : ';')
      .map((cell) => cell.trim().replace(/^"(.*)"$/, '$1'));
    if (cells.every((cell) => cell === '') || (index === 0 && HEADER.test(cells[0]!))) return;
    const [name, price, ...marks] = cells as [string, ...string[]];
    if (price === undefined || readMoney(price) === null) {
      faults.push(`Rad ${index + 1}: ”${line.trim().slice(0, 60)}” har inget pris i andra kolumnen.`);
      return;
    }
    rows.push(newPrice({ ...targetOf(name), ...marksOf(marks), amount: typedMoney(readMoney(price)!) }));
  });
  return { rows, faults };
}

function targetOf(name: string): Partial<PriceDraft> {
  const category = categories.get(name.toLowerCase());
  if (category) return { target: 'CATEGORY', category };
  return { target: CODE.test(name) ? 'COURSE' : 'PACKAGE', name };
}

function marksOf(marks: readonly string[]): Partial<PriceDraft> {
  const joined = marks.join(' ').toLowerCase();
  // A workbook holds 65 % as 0.65.
  const share = marks.find((mark) => /^[01][.,]\d{1,2}$/.test(mark))?.replace(',', '.');
  const percent =
    /(\d{1,3})\s*%/.exec(joined)?.[1] ??
    (share && String(Math.round(Number(share) * 100))) ??
    marks.find((mark) => /^\d{1,3}$/.test(mark));
  const basis: PriceBasis = joined.includes('plats')
    ? 'PER_PLACE'
    : joined.includes('per kurs') || joined.includes('slutförd')
      ? 'PER_COMPLETED_COURSE'
      : 'PER_POINT';
  return {
    distance: joined.includes('distans'),
    basis,
    ...(percent === undefined ? {} : { basePercent: percent }),
    ...(/även f\b/.test(joined) ? { paysFailed: true } : {}),
    ...(joined.includes('godkän') ? { paysFailed: false } : {}),
  };
}
