import type {
  AplStatus,
  MissingField,
  StudentSortField,
  StudentStatus,
} from '../../../../../domain/generated';
import { studentStatusLabels } from '../../../../../domain/labels/student';
import type { StudentFilter, StudentSort } from '../../../graphql/generated';
import {
  choiceIn,
  choicesIn,
  dateIn,
  pageIn,
  rowsIn,
  sortIn,
  writePaging,
  writeSort,
  type PageSize,
} from '../../../lib/address/address-values';
import { aplStatuses } from '../../../lib/fixed-texts';

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

/** Reads the address; what it does not understand is left out. Without `status` only active students are shown. */
export function readView(params: URLSearchParams): ListView {
  return {
    filter: {
      q: params.get('q') ?? '',
      municipalities: params.getAll('kommun'),
      teacherId: params.get('larare'),
      mine: params.get('mina') === 'ja',
      education: params.get('utbildning') ?? '',
      statuses: params.has('status') ? choicesIn(params, 'status', statuses) : [...defaultStatuses],
      aplStatus: choiceIn(params, 'apl', aplStatuses),
      startFrom: dateIn(params, 'startFran'),
      startTo: dateIn(params, 'startTill'),
      missing: choicesIn(params, 'saknar', missingFields),
    },
    sort: sortIn(params, sortNames, defaultSort),
    page: pageIn(params),
    rows: rowsIn(params),
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
  writeSort(params, sort, sortNames, defaultSort);
  writePaging(params, page, rows);
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
