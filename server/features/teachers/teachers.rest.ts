import { get, inside, post, put, remove, type RouteTable } from '../../platform/rest/table/route.js';

/** The work of the teachers. */
export const TEACHER_ROUTES: RouteTable = {
  area: 'Teacher management',
  routes: [
    get('/teacher-management', 'RestTeacherManagement', 'Teachers with their load and duties.', {
      query: inside('input.filter', 'q', 'subject', 'active', 'overdue', 'withoutInstances'),
      parts: 1_000,
      at: 'nodes',
    }),
    get('/teacher-management/{id}', 'RestTeacherDetail', 'One teacher: schedule, students, exams, history.'),
    put('/teacher-management/{id}', 'RestUpdateTeacherProfile', 'Subjects and extent of employment.', {
      example: { subjects: [{ subject: 'Svenska', isQualified: true }], employmentPercent: 80, version: 1 },
    }),
    post('/teacher-management/{id}/instances', 'RestAssignTeacher', 'Give instances to the teacher.', {
      example: { courseInstanceIds: ['0199f3a0-1c2d-7a00-8000-000000000001'] },
    }),
    get(
      '/teacher-management/{id}/replacement',
      'RestTeacherReplacementPreview',
      'What a replacement would move.',
      { query: inside('input', 'replacementId', 'fromOn') },
    ),
    post(
      '/teacher-management/{id}/replacement',
      'RestReplaceTeacher',
      'Let another teacher take over students, open exams and instances from a day on.',
      { example: { replacementId: '0199f3a0-1c2d-7a00-8000-000000000001', fromOn: '2026-12-01' } },
    ),
    remove(
      '/teacher-management/replacements/{id}',
      'RestCancelTeacherReplacement',
      'Cancel a replacement before its day.',
    ),
    post(
      '/teacher-management/{id}/end',
      'RestEndTeacherEmployment',
      'End the employment; 409 while groups lack grades.',
    ),
  ],
};
