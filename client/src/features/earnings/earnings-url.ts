import { shiftMonth } from '../../../../domain/days';
import { choiceIn, pageIn, writePaging, writeValues } from '../../lib/url-state/url-values';
import { today } from '../../lib/dates';

export const sections = [
  'oversikt',
  'prislistor',
  'frysningar',
  'korrigeringar',
  'provningsavgifter',
] as const;
export type Section = (typeof sections)[number];

export const comparisons = ['foregaende', 'forra-aret'] as const;
export type Comparison = (typeof comparisons)[number];

/** The page's state, all of it in the address (pages §0). */
export interface EarningsView {
  section: Section;
  /** Months, 'yyyy-MM'. */
  from: string;
  to: string;
  municipality: string | null;
  courseId: string | null;
  packageId: string | null;
  compare: Comparison | null;
  /** The frozen month that is to be invoiced: its customers that are not are chosen, or `municipality` alone. */
  invoicing: string | null;
  /** 'Frys period' is open: the month, or whichever stands next. */
  freezing: string | null;
  page: number;
}

const MONTH = /^\d{4}-(0[1-9]|1[0-2])$/;

function monthIn(params: URLSearchParams, name: string): string | null {
  const given = params.get(name);
  return given !== null && MONTH.test(given) ? given : null;
}

/** This month unless the address says otherwise. */
export function readView(params: URLSearchParams): EarningsView {
  const from = monthIn(params, 'fran') ?? today().slice(0, 7);
  const to = monthIn(params, 'till') ?? from;
  return {
    section: choiceIn(params, 'flik', sections) ?? 'oversikt',
    from,
    to: to < from ? from : to,
    municipality: params.get('kommun'),
    courseId: params.get('kurs'),
    packageId: params.get('paket'),
    compare: choiceIn(params, 'jamfor', comparisons),
    invoicing: monthIn(params, 'fakturera'),
    freezing: monthIn(params, 'frys') ?? (params.has('frys') ? 'ja' : null),
    page: pageIn(params),
  };
}

export function writeView(view: EarningsView): URLSearchParams {
  const params = new URLSearchParams();
  writeValues(params, {
    flik: view.section === 'oversikt' ? null : view.section,
    fran: view.from,
    till: view.to === view.from ? null : view.to,
    kommun: view.municipality,
    kurs: view.courseId,
    paket: view.packageId,
    jamfor: view.compare,
    fakturera: view.invoicing,
    frys: view.freezing,
  });
  writePaging(params, view.page, null);
  return params;
}

/** The first and last day of the view's months, as the server takes them. */
export function periodOf({ from, to }: Pick<EarningsView, 'from' | 'to'>): { from: string; to: string } {
  return { from: `${from}-01`, to: `${to}-01` };
}

/** How many months a view covers. */
function lengthOf({ from, to }: Pick<EarningsView, 'from' | 'to'>): number {
  const count = (month: string) => Number(month.slice(0, 4)) * 12 + Number(month.slice(5));
  return count(to) - count(from) + 1;
}

/** The period that one is compared with: as long, just before or a year earlier. */
export function comparedWith(view: EarningsView): { from: string; to: string } | null {
  if (view.compare === null) return null;
  const by = view.compare === 'forra-aret' ? -12 : -lengthOf(view);
  return periodOf({ from: shiftMonth(view.from, by), to: shiftMonth(view.to, by) });
}

/** Months to choose from: three years back, one ahead, and whatever the address names. */
export function monthChoices(also: readonly string[]): string[] {
  const now = today().slice(0, 7);
  const around = Array.from({ length: 49 }, (_, index) => shiftMonth(now, 12 - index));
  return [...new Set([...around, ...also])].sort().reverse();
}

/** The address as the server's exports read it: days instead of months. */
export function exportQuery(view: EarningsView): URLSearchParams {
  const params = new URLSearchParams();
  const { from, to } = periodOf(view);
  writeValues(params, {
    fran: from,
    till: to,
    kommun: view.municipality,
    kurs: view.courseId,
    paket: view.packageId,
  });
  return params;
}
