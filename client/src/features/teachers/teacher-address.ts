import type { TeacherSortField } from '../../../../domain/generated';
import type { TeacherSort, TeacherWorkFilter } from '../../graphql/generated';
import {
  choiceIn,
  pageIn,
  rowsIn,
  sortIn,
  writePaging,
  writeSort,
  writeValues,
  type PageSize,
} from '../../lib/address/address-values';

/** What the list of teachers shows, as its address says it. */
export interface TeacherView {
  q: string;
  subject: string | null;
  account: 'aktiva' | 'lasta' | null;
  overdue: boolean;
  withoutInstances: boolean;
  sort: TeacherSort;
  page: number;
  rows: PageSize | null;
  /** The teacher whose panel is open. */
  open: string | null;
}

const usual: TeacherSort = { field: 'NAME', direction: 'ASC' };
const sortNames: Record<TeacherSortField, string> = {
  NAME: 'namn',
  EMAIL: 'epost',
  INSTANCES: 'tillfallen',
  STUDENTS: 'elever',
  LOAD: 'belastning',
  EXAMS: 'provningar',
  GRADES: 'betyg',
  LAST_SEEN_AT: 'senast',
  ACTIVE: 'konto',
};

export const noFilter = {
  q: '',
  subject: null,
  account: null,
  overdue: false,
  withoutInstances: false,
} as const satisfies Partial<TeacherView>;

/** Reads the address; what it does not understand is left out. */
export function readTeacherView(params: URLSearchParams): TeacherView {
  return {
    q: params.get('q') ?? '',
    subject: params.get('amne'),
    account: choiceIn(params, 'konto', ['aktiva', 'lasta']),
    overdue: params.get('forsenade') === 'ja',
    withoutInstances: params.get('utan-tillfallen') === 'ja',
    sort: sortIn(params, sortNames, usual),
    page: pageIn(params),
    rows: rowsIn(params),
    open: params.get('larare'),
  };
}

/** The address of a view; what is as usual is left out. */
export function writeTeacherView(view: TeacherView): URLSearchParams {
  const params = new URLSearchParams();
  writeValues(params, {
    q: view.q,
    amne: view.subject,
    konto: view.account,
    forsenade: view.overdue,
    'utan-tillfallen': view.withoutInstances,
  });
  writeSort(params, view.sort, sortNames, usual);
  writePaging(params, view.page, view.rows);
  writeValues(params, { larare: view.open });
  return params;
}

/** The filter as the contract takes it: only what is in use. */
export function toTeacherFilter(view: TeacherView): TeacherWorkFilter {
  return {
    ...(view.q.trim() ? { q: view.q.trim() } : {}),
    ...(view.subject ? { subject: view.subject } : {}),
    ...(view.account ? { active: view.account === 'aktiva' } : {}),
    ...(view.overdue ? { overdue: true } : {}),
    ...(view.withoutInstances ? { withoutInstances: true } : {}),
  };
}
