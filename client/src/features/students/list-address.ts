import type {
  AplStatus,
  MissingField,
  SortDirection,
  StudentSortField,
  StudentStatus,
} from '../../graphql/enums';
import type { StudentFilter, StudentSort } from '../../graphql/generated';
import { aplStatuses, studentStatusLabels } from '../../lib/fixed-texts';

/** What the list shows, as its address says it: a link to the page gives another reader the same rows. */
export interface ListView {
  filter: ListFilter;
  sort: StudentSort;
  /** From 1. */
  page: number;
  /** Null where the address leaves it to the reader's own preference. */
  rows: PageSize | null;
}

/** The filters of pages §1, each in its empty form when it is not in use. */
export interface ListFilter {
  q: string;
  municipalities: string[];
  teacherId: string | null;
  mine: boolean;
  education: string;
  statuses: StudentStatus[];
  aplStatus: AplStatus | null;
  startFrom: string | null;
  startTo: string | null;
  missing: MissingField[];
}

export const pageSizes = [25, 50, 100] as const;
export type PageSize = (typeof pageSizes)[number];

export const noFilter: ListFilter = {
  q: '',
  municipalities: [],
  teacherId: null,
  mine: false,
  education: '',
  statuses: [],
  aplStatus: null,
  startFrom: null,
  startTo: null,
  missing: [],
};

const defaultStatuses: readonly StudentStatus[] = ['ACTIVE'];
const everyStatus = 'alla';
const defaultSort: StudentSort = { field: 'NAME', direction: 'ASC' };
const statuses = Object.keys(studentStatusLabels) as StudentStatus[];
export const missingFields = ['EMAIL', 'PHONE', 'PERSONAL_NUMBER'] as const satisfies readonly MissingField[];
const directions: Record<string, SortDirection> = { stigande: 'ASC', fallande: 'DESC' };

/** The columns' names in the address. */
const sortNames: Record<StudentSortField, string> = {
  NAME: 'namn',
  PERSONAL_NUMBER: 'personnummer',
  EMAIL: 'epost',
  PHONE: 'telefon',
  MUNICIPALITY: 'kommun',
  TEACHER: 'larare',
  START_DATE: 'startdatum',
  END_DATE: 'slutdatum',
  STATUS: 'status',
  APL_STATUS: 'apl',
  UPDATED_AT: 'andrad',
};

const calendarDate = /^\d{4}-\d{2}-\d{2}$/;

function only<Value extends string>(given: readonly string[], allowed: readonly Value[]): Value[] {
  return allowed.filter((value) => given.includes(value));
}

function dateOf(text: string | null): string | null {
  return text !== null && calendarDate.test(text) ? text : null;
}

/** Reads the address; what it does not understand is left out. Without `status` only active students are shown. */
export function readView(params: URLSearchParams): ListView {
  const status = params.getAll('status');
  const field = (Object.keys(sortNames) as StudentSortField[]).find(
    (one) => sortNames[one] === params.get('sortera'),
  );
  const rows = Number(params.get('rader'));
  const page = Number(params.get('sida'));
  return {
    filter: {
      q: params.get('q') ?? '',
      municipalities: params.getAll('kommun'),
      teacherId: params.get('larare'),
      mine: params.get('mina') === 'ja',
      education: params.get('utbildning') ?? '',
      statuses: status.length === 0 ? [...defaultStatuses] : only(status, statuses),
      aplStatus: only([params.get('apl') ?? ''], aplStatuses)[0] ?? null,
      startFrom: dateOf(params.get('startFran')),
      startTo: dateOf(params.get('startTill')),
      missing: only(params.getAll('saknar'), missingFields),
    },
    sort: field ? { field, direction: directions[params.get('ordning') ?? ''] ?? 'ASC' } : defaultSort,
    page: Number.isInteger(page) && page >= 1 ? page : 1,
    rows: pageSizes.find((size) => size === rows) ?? null,
  };
}

/** The address of a view; what is as usual is left out, so that addresses stay short. */
export function writeView({ filter, sort, page, rows }: ListView): URLSearchParams {
  const params = new URLSearchParams();
  const set = (name: string, value: string | null) => {
    if (value) params.set(name, value);
  };
  set('q', filter.q.trim());
  for (const municipality of filter.municipalities) params.append('kommun', municipality);
  set('larare', filter.teacherId);
  set('mina', filter.mine ? 'ja' : null);
  set('utbildning', filter.education.trim());
  writeStatuses(params, filter.statuses);
  set('apl', filter.aplStatus);
  set('startFran', filter.startFrom);
  set('startTill', filter.startTo);
  for (const field of filter.missing) params.append('saknar', field);
  if (sort.field !== defaultSort.field || sort.direction !== defaultSort.direction) {
    params.set('sortera', sortNames[sort.field]);
    params.set('ordning', sort.direction === 'ASC' ? 'stigande' : 'fallande');
  }
  if (page > 1) params.set('sida', String(page));
  if (rows !== null) params.set('rader', String(rows));
  return params;
}

function writeStatuses(params: URLSearchParams, chosen: readonly StudentStatus[]): void {
  if (chosen.length === 0) params.set('status', everyStatus);
  else if (chosen.join() !== defaultStatuses.join())
    for (const status of chosen) params.append('status', status);
}

/** The filter as the contract takes it: only what is in use. */
export function toStudentFilter(filter: ListFilter): StudentFilter {
  const { q, municipalities, teacherId, mine, education, aplStatus, startFrom, startTo, missing } = filter;
  return {
    ...(q.trim() ? { q: q.trim() } : {}),
    ...(municipalities.length > 0 ? { municipalities } : {}),
    ...(teacherId ? { teacherId } : {}),
    ...(mine ? { mine } : {}),
    ...(education.trim() ? { education: education.trim() } : {}),
    ...(filter.statuses.length > 0 ? { statuses: filter.statuses } : {}),
    ...(aplStatus ? { aplStatus } : {}),
    ...(startFrom ? { startFrom } : {}),
    ...(startTo ? { startTo } : {}),
    ...(missing.length > 0 ? { missing } : {}),
  };
}

/** The same filter and order as the query of `GET /students/export`: exactly the rows that the list shows. */
export function toExportQuery({ filter, sort }: ListView): URLSearchParams {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(toStudentFilter(filter))) {
    for (const one of Array.isArray(value) ? value : [value]) query.append(name, String(one));
  }
  query.set('sort', sort.field);
  query.set('direction', sort.direction);
  return query;
}
