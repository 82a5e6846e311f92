import { route, type Areas } from '../../platform/rest/openapi/openapi-route.js';

const ID = '0199f3a0-1c2d-7a00-8000-000000000001';
const OTHER_ID = '0199f3a0-1c2d-7a00-8000-000000000002';

const ENROLLMENT = {
  _id: ID,
  version: 1,
  student: {
    _id: OTHER_ID,
    name: 'Amina Hassan',
    personalNumber: '19900101-2385',
    municipality: 'Sollentuna',
  },
  type: 'Course',
  targetId: OTHER_ID,
  name: 'Matematik 1b',
  code: 'MATMAT01b',
  equivalents: [
    { code: 'MATE1B00X', name: 'Matematik nivå 1b', source: 'Örebro kommun, Komvux prövningstabell' },
  ],
  points: 100,
  courseInstance: null,
  teacher: null,
  startDate: '2026-08-17',
  endDate: '2026-10-23',
  pacePercent: 50,
  status: 'ACTIVE',
  statusOn: '2026-08-17',
  statusReason: null,
  grade: null,
  gradedOn: null,
  isGradeSigned: false,
  lastActivityOn: null,
  csnReportedAt: null,
  invoicedOn: null,
  isEnrollment: true,
  removedAt: null,
  removedReason: null,
};

const CSN_REPORT = {
  _id: ID,
  createdAt: '2026-09-14T08:00:00.000Z',
  createdBy: 'Anna Admin',
  size: 1,
  enrollments: 1,
  withdrawal: null,
};
const CSN_ROW = {
  enrollmentId: OTHER_ID,
  personalNumber: '19900101-2385',
  name: 'Amina Hassan',
  courseCode: 'MATMAT01b',
  courseName: 'Matematik 1b',
  points: 100,
  pacePercent: 50,
  startDate: '2026-08-17',
  endDate: '2026-10-23',
  event: 'Start',
  eventOn: '2026-08-17',
  eventTo: null,
  change: null,
  isUnder20: false,
  grade: null,
};
const WITHDRAWAL = {
  withdrawnAt: '2026-09-15T08:00:00.000Z',
  withdrawnBy: 'Anna Admin',
  reason: 'Filen kom aldrig fram',
  reopened: 1,
};

const HISTORY = [
  {
    status: 'ACTIVE',
    effectiveOn: '2026-08-17',
    reason: null,
    note: null,
    changedAt: '2026-08-10T08:00:00.000Z',
    changedBy: 'Anna Admin',
  },
];

export const ENROLLMENTS_AREAS: Areas = {
  Enrolments: [
    route(
      'GET /student-enrollments',
      'RestEnrollments',
      'All enrolments that match, the latest start first.',
      {
        query: {
          q: 'Part of a name, an e-mail address or a personal number.',
          studentId: 'One student.',
          targetId: 'A course, package or program.',
          courseInstanceId: 'One instance.',
          teacherId: 'The teacher of the instance.',
          municipality: 'One municipality.',
          status: 'One status.',
          state: 'ENROLLED (unless given), PLANNED or REMOVED.',
          attention: 'UNGRADED, INACTIVE, UNREPORTED or NOT_CONFIRMED.',
          startFrom: 'The first start date.',
          startTo: 'The last start date.',
          endFrom: 'The first end date.',
          endTo: 'The last end date.',
        },
        answer: [ENROLLMENT],
      },
    ),
    route(
      'GET /student-enrollments/{id}',
      'RestEnrollment',
      'One enrolment with the history of its status.',
      {
        answer: { ...ENROLLMENT, statusHistory: HISTORY },
        versioned: true,
      },
    ),
    route(
      'POST /student-enrollments',
      'RestEnrollStudent',
      'Enrol a student; 409 ALREADY_ENROLLED or FULL.',
      {
        status: 201,
        body: { studentId: OTHER_ID, courseInstanceId: ID },
        answer: { ...ENROLLMENT, warnings: ['Eleven har redan E i kursen.'] },
        versioned: true,
      },
    ),
    route(
      'PUT /student-enrollments/{id}',
      'RestUpdateEnrollment',
      'Change the status from a day on, move to another instance, set another end or the last activity.',
      {
        body: { status: 'DROPPED_OUT', effectiveOn: '2026-09-14', reason: 'WORK' },
        answer: ENROLLMENT,
        versioned: true,
      },
    ),
    route(
      'DELETE /student-enrollments/{id}',
      'RestRemoveEnrollment',
      'Take an enrolment away, with a reason; it stays in the register.',
      { body: { reason: 'Fel elev' }, answer: { ...ENROLLMENT, removedAt: '2026-09-14T08:00:00.000Z' } },
    ),
    route('GET /csn-reports', 'RestCsnReports', 'The latest 20 reports to CSN, newest first.', {
      answer: [CSN_REPORT],
    }),
    route('GET /csn-reports/{id}', 'RestCsnReport', 'One report with what it held.', {
      answer: { ...CSN_REPORT, rows: [CSN_ROW] },
    }),
    route(
      'POST /csn-reports/{id}/withdraw',
      'RestWithdrawCsnReport',
      'Take a wrong report back, with a reason; its enrolments wait for a report again. 409 WITHDRAWN.',
      { body: { reason: 'Filen kom aldrig fram' }, answer: { ...CSN_REPORT, withdrawal: WITHDRAWAL } },
    ),
  ],
};
