import { randomUUID } from 'node:crypto';
import type { CallOptions } from '../support/school.js';
import type { Principal } from './permission-matrix.js';
import { COMMENT_CALLS } from './permission-calls-comments.js';
import { CORRECTION_CALLS } from './permission-calls-corrections.js';
import { NOTIFICATION_CALLS } from './permission-calls-notifications.js';
import { input, rest } from './permission-call-parts.js';
import { subject, type World } from './permission-world.js';
import { EXAM_CALLS } from './permission-calls-exams.js';
import { COURSE_MESSAGE_CALLS } from './permission-calls-course-messages.js';
import { FOLLOW_UP_CALLS } from './permission-calls-follow-ups.js';
import { INCIDENT_CALLS } from './permission-calls-incidents.js';
import { ASSESSMENT_CALLS } from './permission-calls-assessments.js';
import { TALK_CALLS } from './permission-calls-talks.js';
import { SUPERVISOR_LINK_CALLS } from './permission-calls-supervisor-links.js';
import { AGREEMENT_CALLS } from './permission-calls-agreements.js';
import { PLACEMENT_RECORD_CALLS } from './permission-calls-placement-records.js';
import { RETENTION_CALLS } from './permission-calls-retention.js';
import { PLACEMENT_CALLS } from './permission-calls-placements.js';
import { FILE_CALLS } from './permission-calls-files.js';
import { IMPORT_CALLS } from './permission-calls-imports.js';
import { STUDY_PLAN_CALLS } from './permission-calls-study-plans.js';
import { SAVED_VIEW_CALLS } from './permission-calls-saved-views.js';
import { SEARCH_CALLS } from './permission-calls-search.js';
import { USER_CALLS } from './permission-calls-users.js';
import { CATALOGUE_CALLS } from './permission-calls-catalogue.js';
import { COURSE_INSTANCES_CALLS } from './permission-calls-course-instances.js';
import { ENROLLMENTS_CALLS } from './permission-calls-enrollments.js';
import { COURSE_MATCHING_CALLS } from './permission-calls-course-matching.js';
import { GRADES_CALLS } from './permission-calls-grades.js';
import { CALENDAR_CALLS } from './permission-calls-calendar.js';
import { TEACHERS_CALLS } from './permission-calls-teachers.js';
import { STATISTICS_CALLS } from './permission-calls-statistics.js';
import { EARNINGS_CALLS } from './permission-calls-earnings.js';
import { DOCUMENTS_CALLS } from './permission-calls-documents.js';
import { EXPORTS_CALLS } from './permission-calls-exports.js';
import { SYSTEM_CALLS } from './permission-calls-system.js';
import { STUDENT_RECORDS_CALLS } from './permission-calls-student-records.js';
import { SCHOOL_SETTINGS_CALLS } from './permission-calls-school-settings.js';
import { CERTIFICATE_CALLS, WORKPLACE_IMPORT_CALLS } from './permission-calls-workplace-imports.js';
import { WORKPLACE_CALLS } from './permission-calls-workplaces.js';

/** How to call a row of the matrix. */
export interface RowCall {
  /** In Express syntax: `PUT /api/task/:id`. */
  route?: string;
  /** The root field. */
  field?: string;
  /** Creates the call's data (such as an own comment) and returns the call. */
  prepare(world: World, principal: Principal): Promise<PreparedCall> | PreparedCall;
}

export interface PreparedCall {
  rest?: { method: string; path: string; options?: CallOptions };
  graphql?: { query: string; variables?: Record<string, unknown> };
}

const task = (method: 'PUT' | 'DELETE', own: boolean): RowCall => ({
  route: `${method} /api/task/:id`,
  field: method === 'PUT' ? 'updateTask' : 'deleteTask',
  async prepare(world, principal) {
    const others = principal === 'ad' ? world.people.te : world.people.ad;
    const owner = own ? world.people[principal] : others;
    const [first, second] = [await world.school.task(owner), await world.school.task(owner)];
    const body = method === 'PUT' ? { description: 'Ändrad' } : undefined;
    return {
      rest: rest(method, `/api/task/${first}`, body),
      graphql:
        method === 'PUT'
          ? input('updateTask', 'UpdateTaskInput', { id: second, description: 'Ändrad' }, '{ id }')
          : input('deleteTask', 'DeleteTaskInput', { id: second }),
    };
  },
});

/** An administrator's change of a student: by its own route, or only through GraphQL. */
const studentChange = (
  field: string,
  type: string,
  route: string | null,
  value: Record<string, unknown>,
): RowCall => ({
  ...(route ? { route: `PUT ${route}` } : {}),
  field,
  prepare(world, principal) {
    const studentId = subject(world, principal);
    return {
      ...(route ? { rest: rest('PUT', route.replace(':id', studentId), value) } : {}),
      graphql: input(field, type, { studentId, ...value }, '{ id }'),
    };
  },
});

const query = (route: string | null, field: string, selection: string): RowCall => ({
  ...(route ? { route: `GET ${route}` } : {}),
  field,
  prepare: () => ({
    ...(route ? { rest: rest('GET', route) } : {}),
    graphql: { query: `{ ${field} ${selection} }` },
  }),
});

export const CALLS: Record<string, RowCall> = {
  M01: {
    route: 'POST /api/auth/login',
    field: 'login',
    async prepare(world) {
      const { hash } = await import('@node-rs/argon2');
      const account = await world.school.as('USER');
      const secret = 'kastanj lampa moln 42';
      await world.school.sql('UPDATE app_user SET password_hash = $2 WHERE id = $1', [
        account.userId,
        await hash(secret),
      ]);
      const credentials = { email: account.email, password: secret };
      return {
        rest: rest('POST', '/api/auth/login', credentials),
        graphql: input('login', 'LoginInput', credentials, '{ message }'),
      };
    },
  },
  M02: {
    route: 'POST /api/auth/logout',
    field: 'logout',
    // Ends another session, since later rows need the caller's own.
    async prepare(world, principal) {
      const bearer = async (): Promise<Record<string, string>> =>
        principal === 'an'
          ? {}
          : { authorization: `Bearer ${await world.school.session(world.people[principal].userId)}` };
      const secret = await bearer();
      return {
        rest: { method: 'POST', path: '/api/auth/logout', options: { headers: secret } },
      };
    },
  },
  M03: query('/api/auth/session', 'me', '{ userId }'),
  M04: query('/api/task', 'tasks', '{ id }'),
  M05: {
    route: 'POST /api/task',
    field: 'createTask',
    prepare: () => ({
      rest: rest('POST', '/api/task', { description: 'Ny' }),
      graphql: input('createTask', 'CreateTaskInput', { description: 'Ny' }, '{ id }'),
    }),
  },
  M06a: task('PUT', true),
  M06b: task('PUT', false),
  M07a: task('DELETE', true),
  M07b: task('DELETE', false),
  M08: {
    route: 'DELETE /api/delalltasks',
    field: 'deleteMyTasks',
    prepare: () => ({
      rest: rest('DELETE', '/api/delalltasks'),
      graphql: { query: 'mutation { deleteMyTasks }' },
    }),
  },
  M09: {
    route: 'POST /api/reset-password',
    field: 'resetPassword',
    async prepare(world) {
      const { createHash } = await import('node:crypto');
      const token = async () => {
        const account = await world.school.as('USER');
        const secret = randomUUID() + randomUUID();
        await world.school.sql(
          `INSERT INTO password_reset (token_hash, user_id, expires_at) VALUES ($1, $2, now() + interval '1 hour')`,
          [createHash('sha256').update(secret).digest(), account.userId],
        );
        return { token: secret, newPassword: 'kastanj lampa moln 42' };
      };
      return {
        rest: rest('POST', '/api/reset-password', await token()),
        graphql: input('resetPassword', 'ResetPasswordInput', await token(), '{ message }'),
      };
    },
  },
  M10: {
    route: 'GET /api/student-details/:id',
    field: 'student',
    prepare: (world, principal) => ({
      rest: rest('GET', `/api/student-details/${subject(world, principal)}`),
      graphql: {
        query: 'query($id: ID!) { student(id: $id) { id name } }',
        variables: { id: subject(world, principal) },
      },
    }),
  },
  M11: {
    route: 'PUT /api/student-details/:id',
    field: 'updateStudent',
    prepare: (world, principal) => ({
      rest: rest('PUT', `/api/student-details/${subject(world, principal)}`, { exam: randomUUID() }),
      graphql: input(
        'updateStudent',
        'UpdateStudentInput',
        { id: subject(world, principal), exam: randomUUID() },
        '{ id }',
      ),
    }),
  },
  M12: {
    route: 'GET /api/student-details/:id/history',
    field: 'studentHistory',
    prepare: (world, principal) => ({
      rest: rest('GET', `/api/student-details/${subject(world, principal)}/history`),
      graphql: {
        query: 'query($id: ID!) { studentHistory(studentId: $id) { id } }',
        variables: { id: subject(world, principal) },
      },
    }),
  },
  M20: query('/api/students', 'students', '{ nodes { id } }'),
  M21: {
    route: 'PATCH /api/students/:id',
    field: 'setAplStatus',
    prepare: (world, principal) => ({
      rest: rest('PATCH', `/api/students/${subject(world, principal)}`, { aplStatus: 'RED' }),
      graphql: input(
        'setAplStatus',
        'SetAplStatusInput',
        { studentId: subject(world, principal), aplStatus: 'BLUE' },
        '{ __typename }',
      ),
    }),
  },
  X1550: {
    route: 'PATCH /api/students',
    field: 'setAplStatuses',
    prepare: (world, principal) => ({
      rest: rest('PATCH', '/api/students', {
        moves: [{ studentId: subject(world, principal), aplStatus: 'RED' }],
      }),
      graphql: input(
        'setAplStatuses',
        'SetAplStatusesInput',
        { moves: [{ studentId: subject(world, principal), aplStatus: 'BLUE' }] },
        '{ __typename }',
      ),
    }),
  },
  M26: query('/api/teachers', 'teachers', '{ id }'),
  M36: query('/api/courses', 'courses', '{ id }'),
  M55: studentChange('setProtected', 'SetProtectedInput', '/api/students/:id/protected', {
    isProtected: false,
  }),
  M58: {
    prepare: () => ({ graphql: { query: '{ __schema { queryType { name } } }' } }),
  },
  M59: {
    route: 'POST /api/reset-password/request',
    field: 'requestPasswordReset',
    prepare: () => ({
      rest: rest('POST', '/api/reset-password/request', { email: 'ingen@exempel.se' }),
      graphql: input(
        'requestPasswordReset',
        'RequestPasswordResetInput',
        { email: 'ingen@exempel.se' },
        '{ message }',
      ),
    }),
  },
  M60: { prepare: () => ({ rest: rest('GET', '/readyz') }) },
  M61: {
    route: 'POST /api/students',
    field: 'createStudent',
    prepare: () => ({
      rest: rest('POST', '/api/students', { name: 'Ny Elev' }),
      graphql: input('createStudent', 'CreateStudentInput', { name: 'Ny Elev' }, '{ id }'),
    }),
  },
  M62: studentChange('setResponsibleTeacher', 'SetResponsibleTeacherInput', '/api/students/:id/teacher', {
    teacherId: null,
  }),
  M63: studentChange('linkStudentAccount', 'LinkStudentAccountInput', '/api/students/:id/account', {
    userId: null,
  }),
  X01: query(null, 'municipalities', '{ type }'),
  X02: {
    field: 'updateStudents',
    prepare: (world) => ({
      graphql: input(
        'updateStudents',
        'UpdateStudentsInput',
        { ids: [world.otherStudent], endDate: '2030-01-01' },
        '{ changed }',
      ),
    }),
  },
  X03: query(null, 'board', '{ cards { id } }'),
  X06: query(null, 'exportStudents', '{ id }'),
  ...COMMENT_CALLS,
  ...EXAM_CALLS,
  // One call represents all mutations of its kind; another test checks that they share the requirement.
  M53: COURSE_INSTANCES_CALLS['X120']!,
  M54: COURSE_INSTANCES_CALLS['X126']!,
  ...CATALOGUE_CALLS,
  ...COURSE_INSTANCES_CALLS,
  ...ENROLLMENTS_CALLS,
  ...COURSE_MATCHING_CALLS,
  ...GRADES_CALLS,
  ...CALENDAR_CALLS,
  ...TEACHERS_CALLS,
  ...STATISTICS_CALLS,
  ...EARNINGS_CALLS,
  ...DOCUMENTS_CALLS,
  ...EXPORTS_CALLS,
  ...SYSTEM_CALLS,
  ...STUDENT_RECORDS_CALLS,
  ...SCHOOL_SETTINGS_CALLS,
  ...FILE_CALLS,
  ...IMPORT_CALLS,
  ...COURSE_MESSAGE_CALLS,
  ...FOLLOW_UP_CALLS,
  ...PLACEMENT_CALLS,
  ...PLACEMENT_RECORD_CALLS,
  ...TALK_CALLS,
  ...ASSESSMENT_CALLS,
  ...AGREEMENT_CALLS,
  ...RETENTION_CALLS,
  ...SUPERVISOR_LINK_CALLS,
  ...INCIDENT_CALLS,
  ...WORKPLACE_CALLS,
  ...WORKPLACE_IMPORT_CALLS,
  ...CERTIFICATE_CALLS,
  ...CORRECTION_CALLS,
  ...NOTIFICATION_CALLS,
  ...SAVED_VIEW_CALLS,
  ...STUDY_PLAN_CALLS,
  ...SEARCH_CALLS,
  ...USER_CALLS,
};
