import { route, type Areas } from '../../platform/rest/openapi/openapi-route.js';

const EXAM = {
  _id: '01972b5e-8a10-7000-8000-0000000000e1',
  studentId: '01972b5e-8a10-7000-8000-000000000001',
  studentName: 'Amina Hassan',
  course: 'Svenska 1',
  courseId: null,
  requestedMonth: 'December',
  requestedYear: 2026,
  status: 'scheduled',
  municipality: 'Sollentuna',
  teacherId: null,
  teacherName: null,
  paymentDate: '2026-11-02',
  isFeeExempt: false,
  materialReceived: true,
  result: null,
};

export const CALENDAR_AREAS: Areas = {
  Calendar: [
    route(
      'GET /calendar',
      'RestCalendar',
      'Exams of a period, and registrations without a day. Specped and syv get month, date, course, status and name.',
      {
        query: { from: 'A date.', to: 'A date, at most 400 days later.' },
        answer: {
          undatedCount: 1,
          occasions: [],
          undated: [EXAM],
          marks: [],
        },
      },
    ),
    route(
      'GET /calendar/occasions/{id}/summonses.pdf',
      'RestOccasionSummonses',
      'The summonses of everyone booked on an exam occasion as tagged PDF, each on a page of its own. Nothing is kept.',
      { media: 'application/pdf' },
    ),
    route(
      'GET /calendar.ics',
      null,
      'The exams for other calendar programs, by the secret address that the calendar page gives. Names no student.',
      { query: { token: 'The secret of the address.' }, media: 'text/calendar' },
    ),
  ],
};
