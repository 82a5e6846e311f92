import { enrollmentStatusLabels, statusReasonLabels } from '../../../../domain/labels/enrollment.js';
import { choiceIn, choicesIn, dateIn, idIn, sortIn, textIn } from '../../exports/address-values.input.js';
import type {
  EducationType,
  EnrollmentAttention,
  EnrollmentFilter,
  EnrollmentsInput,
  EnrollmentSortField,
  EnrollmentState,
  EnrollmentStatus,
  StatusReason,
} from '../../../platform/graphql/generated.js';

const STATUSES = Object.keys(enrollmentStatusLabels) as EnrollmentStatus[];
const REASONS = Object.keys(statusReasonLabels) as StatusReason[];
const TYPES: readonly EducationType[] = ['Course', 'CoursePackage', 'Program'];
const ATTENTION: readonly EnrollmentAttention[] = ['UNGRADED', 'INACTIVE', 'UNREPORTED', 'NOT_CONFIRMED'];
/** The columns' names in the address of the page. */
const SORTS: Readonly<Record<EnrollmentSortField, string>> = {
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

/** What the page of enrolments shows at an address, so that a file holds the same rows. */
export function enrollmentsAt(query: URLSearchParams): Pick<EnrollmentsInput, 'filter' | 'sort'> {
  const several = <T>(name: string, values: T[]) => (values.length > 0 ? { [name]: values } : {});
  const days = Number(query.get('inaktivDagar'));
  const filter: EnrollmentFilter = {
    q: textIn(query, 'q'),
    education: textIn(query, 'utbildning'),
    studentId: idIn(query, 'elev'),
    targetId: idIn(query, 'mal'),
    courseInstanceId: idIn(query, 'tillfalle'),
    teacherId: idIn(query, 'larare'),
    batchId: idIn(query, 'atgard'),
    state: choiceIn<EnrollmentState>(query, 'visa', ['PLANNED', 'REMOVED']),
    startFrom: dateIn(query, 'startFran'),
    startTo: dateIn(query, 'startTill'),
    endFrom: dateIn(query, 'slutFran'),
    endTo: dateIn(query, 'slutTill'),
    inactiveDays: Number.isInteger(days) && days >= 1 && days <= 365 ? days : undefined,
    ...several('statuses', choicesIn(query, 'status', STATUSES)),
    ...several('types', choicesIn(query, 'typ', TYPES)),
    ...several('reasons', choicesIn(query, 'orsak', REASONS)),
    ...several('attention', choicesIn(query, 'atgarda', ATTENTION)),
    ...several('municipalities', query.getAll('kommun').slice(0, 30)),
  };
  return { filter, sort: sortIn(query, SORTS) };
}
