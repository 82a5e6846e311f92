import type {
  EducationType,
  EnrollmentAttention,
  EnrollmentSortField,
  EnrollmentState,
  EnrollmentStatus,
  StatusReason,
} from '../../../../../domain/generated';
import {
  enrollmentAttentionLabels,
  enrollmentStatusLabels,
  statusReasonLabels,
} from '../../../../../domain/labels/enrollment';
import type { EnrollmentFilter, EnrollmentSort } from '../../../graphql/generated';
import {
  choiceIn,
  choicesIn,
  dateIn,
  pageIn,
  rowsIn,
  sortIn,
  writePaging,
  writeSort,
  writeValues,
  type PageSize,
} from '../../../lib/address/address-values';

/** What the list of enrolments shows, as its address says it. */
export interface EnrollmentView {
  q: string;
  education: string;
  state: EnrollmentState;
  statuses: EnrollmentStatus[];
  types: EducationType[];
  municipalities: string[];
  reasons: StatusReason[];
  attention: EnrollmentAttention[];
  inactiveDays: number | null;
  teacherId: string | null;
  studentId: string | null;
  targetId: string | null;
  courseInstanceId: string | null;
  batchId: string | null;
  startFrom: string | null;
  startTo: string | null;
  endFrom: string | null;
  endTo: string | null;
  sort: EnrollmentSort;
  page: number;
  rows: PageSize | null;
  /** The enrolment whose panel is open. */
  open: string | null;
}

const usual: EnrollmentSort = { field: 'START_DATE', direction: 'DESC' };
const types: readonly EducationType[] = ['Course', 'CoursePackage', 'Program'];
/** The columns' names in the address; the server's exports read the same. */
const sortNames: Record<EnrollmentSortField, string> = {
  STUDENT: 'elev',
  PERSONAL_NUMBER: 'personnummer',
  MUNICIPALITY: 'kommun',
  TARGET: 'utbildning',
  INSTANCE: 'tillfalle',
  START_DATE: 'start',
  END_DATE: 'slut',
  PACE: 'takt',
  STATUS: 'status',
  STATUS_ON: 'statusdatum',
  GRADE: 'betyg',
  GRADED_ON: 'betygsdatum',
  REASON: 'orsak',
  CSN_REPORTED: 'csn',
};

export const noFilter = {
  q: '',
  education: '',
  state: 'ENROLLED',
  statuses: [],
  types: [],
  municipalities: [],
  reasons: [],
  attention: [],
  inactiveDays: null,
  teacherId: null,
  studentId: null,
  targetId: null,
  courseInstanceId: null,
  batchId: null,
  startFrom: null,
  startTo: null,
  endFrom: null,
  endTo: null,
} satisfies Partial<EnrollmentView>;

/** Reads the address; what it does not understand is left out. */
export function readEnrollmentView(params: URLSearchParams): EnrollmentView {
  const days = Number(params.get('inaktivDagar'));
  const keys = <Key extends string>(labels: Record<Key, string>) => Object.keys(labels) as Key[];
  return {
    q: params.get('q') ?? '',
    education: params.get('utbildning') ?? '',
    state: choiceIn<EnrollmentState>(params, 'visa', ['PLANNED', 'REMOVED']) ?? 'ENROLLED',
    statuses: choicesIn(params, 'status', keys(enrollmentStatusLabels)),
    types: choicesIn(params, 'typ', types),
    municipalities: params.getAll('kommun'),
    reasons: choicesIn(params, 'orsak', keys(statusReasonLabels)),
    attention: choicesIn(params, 'atgarda', keys(enrollmentAttentionLabels)),
    inactiveDays: Number.isInteger(days) && days >= 1 && days <= 365 ? days : null,
    teacherId: params.get('larare'),
    studentId: params.get('elev'),
    targetId: params.get('mal'),
    courseInstanceId: params.get('tillfalle'),
    batchId: params.get('atgard'),
    startFrom: dateIn(params, 'startFran'),
    startTo: dateIn(params, 'startTill'),
    endFrom: dateIn(params, 'slutFran'),
    endTo: dateIn(params, 'slutTill'),
    sort: sortIn(params, sortNames, usual),
    page: pageIn(params),
    rows: rowsIn(params),
    open: params.get('oppen'),
  };
}

/** The address of a view; what is as usual is left out. */
export function writeEnrollmentView(view: EnrollmentView): URLSearchParams {
  const params = new URLSearchParams();
  writeValues(params, {
    q: view.q,
    utbildning: view.education,
    visa: view.state === 'ENROLLED' ? null : view.state,
    status: view.statuses,
    typ: view.types,
    kommun: view.municipalities,
    orsak: view.reasons,
    atgarda: view.attention,
    inaktivDagar: view.inactiveDays === null ? null : String(view.inactiveDays),
    larare: view.teacherId,
    elev: view.studentId,
    mal: view.targetId,
    tillfalle: view.courseInstanceId,
    atgard: view.batchId,
    startFran: view.startFrom,
    startTill: view.startTo,
    slutFran: view.endFrom,
    slutTill: view.endTo,
  });
  writeSort(params, view.sort, sortNames, usual);
  writePaging(params, view.page, view.rows);
  writeValues(params, { oppen: view.open });
  return params;
}

/** The filter as the contract takes it: only what is in use. */
export function toEnrollmentFilter(view: EnrollmentView): EnrollmentFilter {
  const { statuses, types: kinds, municipalities, reasons, attention } = view;
  const used = Object.entries({
    q: view.q.trim(),
    education: view.education.trim(),
    state: view.state === 'ENROLLED' ? null : view.state,
    inactiveDays: view.inactiveDays,
    teacherId: view.teacherId,
    studentId: view.studentId,
    targetId: view.targetId,
    courseInstanceId: view.courseInstanceId,
    batchId: view.batchId,
    startFrom: view.startFrom,
    startTo: view.startTo,
    endFrom: view.endFrom,
    endTo: view.endTo,
    statuses,
    types: kinds,
    municipalities,
    reasons,
    attention,
  }).filter(([, value]) => (Array.isArray(value) ? value.length > 0 : Boolean(value)));
  return Object.fromEntries(used);
}
