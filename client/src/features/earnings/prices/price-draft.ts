import type { PriceBasis, PriceCategory } from '../../../../../domain/generated';
import { priceCategoryLongLabels } from '../../../../../domain/labels/earning';
import type { PriceListPartsFragment } from '../price-lists.generated';
import type { CreatePriceListInput, PriceRowInput } from '../../../graphql/types.generated';
import type { ComparedField } from '../../../ui/feedback/conflict-message';
import type { Equivalent } from '../../../ui/course-code';
import { readMoney, typedMoney } from '../money';

export type PriceTarget = 'CATEGORY' | 'COURSE' | 'PACKAGE';

/** A price in the form: amounts as typed. */
export interface PriceDraft {
  key: string;
  target: PriceTarget;
  category: PriceCategory | null;
  /** Code of the course; code or name of the package. */
  name: string;
  /** The equivalents of the saved course code; shown while the field has that code. */
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

/** Its key is its own also beside rows that an earlier page has kept. */
export function newPrice(values: Partial<PriceDraft> = {}): PriceDraft {
  return {
    key: `price-${Date.now().toString(36)}-${(made += 1)}`,
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

/** Whether F and IG earn by this price: by default a completed course means a pass. */
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

/** Client-side validation; the keys are the server's field paths. */
export function faultsOf(draft: ListDraft): Record<string, string> {
  const faults: Record<string, string> = {};
  if (!draft.municipality) faults.municipality = 'Välj en kommun.';
  if (!draft.name.trim()) faults.name = 'Ge listan ett namn.';
  if (!draft.validFrom) faults.validFrom = 'Ange från vilken dag listan gäller.';
  if (draft.rows.length === 0) faults.rows = 'Lägg till minst ett pris.';
  if (readPauseDays(draft) === undefined) faults.paidPauseDays = 'Ange 1 till 365 dagar.';
  draft.rows.forEach((row, index) => {
    for (const [field, text] of priceFaults(row)) faults[`rows.${index}.${field}`] = text;
  });
  return faults;
}

/** The draft as the contract takes it; call it only without faults. */
export function inputOf(draft: ListDraft): ListInput {
  const { municipality, name, validFrom, validTo, rows } = draft;
  return {
    municipality: municipality ?? '',
    name,
    validFrom: validFrom ?? '',
    validTo,
    paidPauseDays: readPauseDays(draft) ?? null,
    rows: rows.map(priceInput),
  };
}

/** Null: all days; undefined: not a number of days. */
function readPauseDays({ pauseRule, pauseDays }: ListDraft): number | null | undefined {
  if (pauseRule === 'ALL') return null;
  if (pauseRule === 'NONE') return 0;
  const days = Number(pauseDays.trim());
  return /^\d{1,3}$/.test(pauseDays.trim()) && days >= 1 && days <= 365 ? days : undefined;
}

function percentOf({ basePercent }: PriceDraft): number {
  return Number(basePercent.replace('%', '').trim());
}

function priceFaults(row: PriceDraft): [field: string, text: string][] {
  const amountOre = readMoney(row.amount);
  const percent = percentOf(row);
  const faults: [string, string][] = [];
  if (row.target === 'CATEGORY' && !row.category) faults.push(['category', 'Välj en kategori.']);
  if (row.target === 'COURSE' && !row.name.trim()) faults.push(['courseCode', 'Ange en kurskod.']);
  if (row.target === 'PACKAGE' && !row.name.trim()) faults.push(['package', 'Ange ett paket.']);
  if (amountOre === null || amountOre < 0)
    faults.push(['amountOre', 'Skriv ett belopp i kronor, som 47,20.']);
  if (!Number.isInteger(percent) || percent < 0 || percent > 100)
    faults.push(['basePercent', 'Ange 0 till 100 procent.']);
  return faults;
}

function targetInput({ target, category, distance, name }: PriceDraft): Partial<PriceRowInput> {
  if (target === 'CATEGORY') return { category, distance };
  return target === 'COURSE' ? { courseCode: name.trim() } : { package: name.trim() };
}

function priceInput(row: PriceDraft): PriceRowInput {
  const price = { basis: row.basis, amountOre: readMoney(row.amount) ?? 0, basePercent: percentOf(row) };
  return { ...targetInput(row), ...price, paysFailed: paysFailed(row) };
}

function priceText(row: PriceDraft): string {
  const target = row.target === 'CATEGORY' && row.category ? priceCategoryLongLabels[row.category] : row.name;
  return `${target}${row.distance ? ' på distans' : ''} ${row.amount} (${row.basePercent} %)`;
}

/** The fields as the form names them, for comparing with what someone else has saved. */
export const comparedList: readonly ComparedField<ListDraft>[] = [
  { label: 'Namn', text: ({ name }) => name },
  { label: 'Gäller från', text: ({ validFrom }) => validFrom ?? '' },
  { label: 'Gäller till', text: ({ validTo }) => validTo ?? '' },
  { label: 'Studieuppehåll', text: (draft) => String(readPauseDays(draft) ?? 'Alla dagar') },
  { label: 'Priser', text: ({ rows }) => rows.map(priceText).join(', ') },
];

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
