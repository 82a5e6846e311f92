import type { NeedState } from '../../../../domain/generated';
import type { MatchFilter } from '../../graphql/generated';
import {
  choiceIn,
  dateIn,
  pageIn,
  rowsIn,
  writePaging,
  writeValues,
  type PageSize,
} from '../../lib/address/address-values';

export type MatchTab = 'behov' | 'matchade' | 'namn';

/** What the page shows, as its address says it. */
export interface MatchView {
  tab: MatchTab;
  q: string;
  courseId: string | null;
  municipality: string | null;
  startFrom: string | null;
  startTo: string | null;
  state: NeedState | null;
  page: number;
  rows: PageSize | null;
}

const stateNames: Record<NeedState, string> = {
  SAFE: 'sakra',
  UNCERTAIN: 'osakra',
  NONE: 'utan-forslag',
  SKIPPED: 'overhoppade',
};

export const noFilter = {
  q: '',
  courseId: null,
  municipality: null,
  startFrom: null,
  startTo: null,
  state: null,
} as const satisfies Partial<MatchView>;

/** Reads the address; what it does not understand is left out. */
export function readMatchView(params: URLSearchParams): MatchView {
  const states = Object.keys(stateNames) as NeedState[];
  return {
    tab: choiceIn(params, 'flik', ['matchade', 'namn']) ?? 'behov',
    q: params.get('q') ?? '',
    courseId: params.get('kurs'),
    municipality: params.get('kommun'),
    startFrom: dateIn(params, 'start-fran'),
    startTo: dateIn(params, 'start-till'),
    state: states.find((state) => stateNames[state] === params.get('visa')) ?? null,
    page: pageIn(params),
    rows: rowsIn(params),
  };
}

/** The address of a view; what is as usual is left out. */
export function writeMatchView(view: MatchView): URLSearchParams {
  const params = new URLSearchParams();
  writeValues(params, {
    flik: view.tab === 'behov' ? null : view.tab,
    q: view.q,
    kurs: view.courseId,
    kommun: view.municipality,
    'start-fran': view.startFrom,
    'start-till': view.startTo,
    visa: view.state && stateNames[view.state],
  });
  writePaging(params, view.page, view.rows);
  return params;
}

/** The filter as the contract takes it: only what is in use. */
export function toMatchFilter(view: MatchView): MatchFilter {
  return {
    ...(view.q.trim() ? { q: view.q.trim() } : {}),
    ...(view.courseId ? { courseId: view.courseId } : {}),
    ...(view.municipality ? { municipality: view.municipality } : {}),
    ...(view.startFrom ? { startFrom: view.startFrom } : {}),
    ...(view.startTo ? { startTo: view.startTo } : {}),
    ...(view.state ? { state: view.state } : {}),
  };
}
