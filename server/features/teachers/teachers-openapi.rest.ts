import * as example from '../../platform/rest/openapi/openapi-examples.js';
import { route, type Areas } from '../../platform/rest/openapi/openapi-route.js';

const WORK = {
  _id: example.TEACHER._id,
  version: 1,
  user: {
    _id: example.USER._id,
    name: 'Maria Lind',
    email: 'maria.lind@exempel.se',
    phone: null,
    active: true,
    lastSeenAt: '2026-11-20T08:00:00.000Z',
  },
  subjects: [{ subject: 'Svenska', isQualified: true }],
  employmentPercent: 100,
  employmentEndedOn: null,
  ongoingInstances: 3,
  comingInstances: 1,
  students: 54,
  responsibleFor: 21,
  loadPoints: 200,
  loadPercent: 67,
  examsToReview: 2,
  gradesToSet: 5,
  overdueGrades: 2,
  overdueSince: '2026-11-03',
};
const DETAIL = { work: WORK, schedule: [], students: [], exams: [], history: [], planned: null };
const COUNTS = { students: 21, exams: 2, occasions: 1, instances: 4, ungradedInstances: 1, replacements: 0 };
const REPLACEMENT = { replacementId: example.TEACHER._id, fromOn: '2026-12-01' };

/** The work of the teachers. */
export const TEACHERS_AREAS: Areas = {
  'Teacher management': [
    route('GET /teacher-management', 'RestTeacherManagement', 'Teachers with their load and duties.', {
      query: {
        q: 'Part of a name or an e-mail address.',
        subject: 'A subject that they teach.',
        active: 'true or false.',
        overdue: 'true: only those with overdue grades.',
        withoutInstances: 'true: only those without an ongoing or coming instance.',
      },
      answer: [WORK],
    }),
    route(
      'GET /teacher-management/{id}',
      'RestTeacherDetail',
      'One teacher: schedule, students, exams, history.',
      { answer: DETAIL },
    ),
    route('PUT /teacher-management/{id}', 'RestUpdateTeacherProfile', 'Subjects and extent of employment.', {
      body: { subjects: [{ subject: 'Svenska', isQualified: true }], employmentPercent: 80, version: 1 },
      answer: DETAIL,
    }),
    route('POST /teacher-management/{id}/instances', 'RestAssignTeacher', 'Give instances to the teacher.', {
      body: { courseInstanceIds: [example.STUDENT._id] },
      answer: DETAIL,
    }),
    route(
      'GET /teacher-management/{id}/replacement',
      'RestTeacherReplacementPreview',
      'What a replacement would move.',
      {
        query: { replacementId: 'The teacher who takes over.', fromOn: 'The first day, today or later.' },
        answer: COUNTS,
      },
    ),
    route(
      'POST /teacher-management/{id}/replacement',
      'RestReplaceTeacher',
      'Let another teacher take over students, open exams and instances from a day on.',
      { body: REPLACEMENT, answer: DETAIL },
    ),
    route(
      'DELETE /teacher-management/replacements/{id}',
      'RestCancelTeacherReplacement',
      'Cancel a replacement before its day.',
      { answer: DETAIL },
    ),
    route(
      'POST /teacher-management/{id}/end',
      'RestEndTeacherEmployment',
      'End the employment; 409 while groups lack grades.',
      { answer: DETAIL },
    ),
  ],
};
