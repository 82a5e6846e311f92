import type { EnrollmentSortField } from '../generated.js';
import { educationTypeLabels } from '../labels/education.js';
import {
  enrollmentAttentionLabels,
  enrollmentStateLabels,
  enrollmentStatusLabels,
  statusReasonLabels,
} from '../labels/enrollment.js';
import type { Labels } from '../options.js';
import { defineList } from './list.js';

/** Who studies what (pages, section 8). */
export const enrollmentList = /* @__PURE__ */ defineList({
  saved: 'ENROLLMENTS',
  title: 'Inskrivningar',
  rows: 'inskrivningar',
  theRows: 'inskrivningarna',
  filters: {
    q: {
      type: 'search',
      param: 'q',
      label: 'Sök elev',
      placeholder: 'Sök namn, personnummer eller e-post',
    },
    batchId: { type: 'id', param: 'atgard', label: 'En åtgärd', chip: '' },
    studentId: { type: 'id', param: 'elev', label: 'Elev' },
    targetId: { type: 'id', param: 'mal', label: 'Kurs' },
    courseInstanceId: { type: 'id', param: 'tillfalle', label: 'Tillfälle' },
    state: {
      type: 'choice',
      param: 'visa',
      label: 'Visa',
      chip: '',
      labels: enrollmentStateLabels,
      usual: 'ENROLLED',
    },
    attention: {
      type: 'choices',
      param: 'atgarda',
      label: 'Att åtgärda',
      chip: '',
      labels: enrollmentAttentionLabels,
    },
    inactiveDays: { type: 'number', param: 'inaktivDagar', label: 'Inaktiva dagar', least: 1, most: 365 },
    statuses: { type: 'choices', param: 'status', label: 'Status', labels: enrollmentStatusLabels },
    types: {
      type: 'choices',
      param: 'typ',
      label: 'Typ',
      chip: '',
      labels: educationTypeLabels,
      menu: true,
    },
    municipalities: { type: 'values', param: 'kommun', label: 'Kommun', all: 'Alla kommuner' },
    reasons: { type: 'choices', param: 'orsak', label: 'Orsak', labels: statusReasonLabels, menu: true },
    education: {
      type: 'text',
      param: 'utbildning',
      label: 'Kurs eller tillfälle',
      chip: 'Utbildning',
      description: 'Del av namnet, eller en kurskod',
    },
    teacherId: { type: 'id', param: 'larare', label: 'Lärare', all: 'Alla lärare' },
    startFrom: { type: 'from', param: 'startFran', label: 'Start från' },
    startTo: { type: 'to', param: 'startTill', label: 'Start till' },
    endFrom: { type: 'from', param: 'slutFran', label: 'Slut från' },
    endTo: { type: 'to', param: 'slutTill', label: 'Slut till' },
  },
  panel: [
    ['statuses'],
    ['state', 'types', 'education'],
    ['municipalities', 'teacherId', 'reasons'],
    ['startFrom', 'startTo'],
    ['endFrom', 'endTo'],
  ],
  sorts: {
    names: {
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
    } satisfies Labels<EnrollmentSortField>,
    usual: { field: 'START_DATE', direction: 'DESC' },
  },
  open: 'oppen',
  paging: { usual: 50, largest: 200, fixed: 1_000 },
});
