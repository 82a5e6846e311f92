import { get, inside, post, put, remove, type RouteTable } from '../../platform/rest/table/route.js';

const ID = '0199f3a0-1c2d-7a00-8000-000000000001';

/** Enrolments and CSN reports, for administrators (domain, D8). */
export const ENROLLMENT_ROUTES: RouteTable = {
  area: 'Enrolments',
  routes: [
    get('/student-enrollments', 'RestEnrollments', 'All enrolments that match, the latest start first.', {
      query: {
        ...inside('input.filter', 'q', 'studentId', 'targetId', 'courseInstanceId', 'teacherId', 'state'),
        ...inside('input.filter', 'startFrom', 'startTo', 'endFrom', 'endTo'),
        municipality: 'input.filter.municipalities',
        status: 'input.filter.statuses',
        attention: 'input.filter.attention',
      },
      parts: 100,
      at: 'nodes',
    }),
    get('/student-enrollments/{id}', 'RestEnrollment', 'One enrolment with the history of its status.', {
      versioned: true,
      missing: 'Inskrivningen finns inte.',
    }),
    post('/student-enrollments', 'RestEnrollStudent', 'Enrol a student; 409 ALREADY_ENROLLED or FULL.', {
      status: 201,
      versioned: true,
      example: { studentId: ID, courseInstanceId: ID },
    }),
    put(
      '/student-enrollments/{id}',
      'RestUpdateEnrollment',
      'Change the status from a day on, move to another instance, set another end or the last activity.',
      { versioned: true, example: { status: 'DROPPED_OUT', effectiveOn: '2026-09-14', reason: 'WORK' } },
    ),
    remove(
      '/student-enrollments/{id}',
      'RestRemoveEnrollment',
      'Take an enrolment away, with a reason; it stays in the register, and the answer has its `removedAt`.',
      { versioned: true, example: { reason: 'Fel elev' } },
    ),
    get('/csn-reports', 'RestCsnReports', 'The latest 20 reports to CSN, newest first.'),
    get('/csn-reports/{id}', 'RestCsnReport', 'One report with what it held.', {
      missing: 'Rapporten finns inte.',
    }),
    post(
      '/csn-reports/{id}/withdraw',
      'RestWithdrawCsnReport',
      'Take a wrong report back, with a reason; its enrolments wait for a report again. 409 WITHDRAWN.',
      { example: { reason: 'Filen kom aldrig fram' } },
    ),
  ],
};
