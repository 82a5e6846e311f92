import { addCourse, addEnrollment, addInstance } from '../support/studies.js';
import type { PreparedCall, RowCall } from './permission-calls.js';
import type { World } from './permission-world.js';

const mutation = (
  field: string,
  type: string,
  input: unknown,
  selection = '{ id }',
): PreparedCall['graphql'] => ({
  query: `mutation($input: ${type}!) { ${field}(input: $input) ${selection} }`,
  variables: { input },
});
const question = (
  field: string,
  type: string,
  input: unknown,
  selection: string,
): PreparedCall['graphql'] => ({
  query: `query($input: ${type}!) { ${field}(input: $input) ${selection} }`,
  variables: { input },
});

/** Creates an enrolment for each call. */
const enrolled = async ({ school, otherStudent }: World): Promise<string> => {
  const courseId = await addCourse(school);
  return addEnrollment(school, otherStudent, { courseId, startDate: '2026-01-12', endDate: '2099-12-18' });
};
/** Creates a CSN report for each call. */
const reported = async (world: World): Promise<string> => {
  const selection = { ids: [await enrolled(world)] };
  const { query, variables } = mutation('reportToCsn', 'ReportToCsnInput', { selection })!;
  const { data } = await world.people.ad.graphql(query, variables);
  return (data!['reportToCsn'] as { id: string }).id;
};
const target = async ({ school }: World) => ({
  courseInstanceId: await addInstance(school, await addCourse(school)),
});
const ACTION = { extend: { endDate: '2099-12-19' } };

export const ENROLLMENTS_CALLS: Record<string, RowCall> = {
  X140: {
    route: 'GET /api/student-enrollments',
    field: 'enrollments',
    prepare: () => ({
      rest: { method: 'GET', path: '/api/student-enrollments' },
      graphql: { query: '{ enrollments { totalCount } }' },
    }),
  },
  X141: {
    route: 'GET /api/student-enrollments/:id',
    field: 'enrollment',
    prepare: async (world) => {
      const id = await enrolled(world);
      return {
        rest: { method: 'GET', path: `/api/student-enrollments/${id}` },
        graphql: { query: 'query($id: ID!) { enrollment(id: $id) { id } }', variables: { id } },
      };
    },
  },
  X142: {
    route: 'POST /api/student-enrollments',
    field: 'enrollStudent',
    prepare: async (world) => {
      const studentId = world.otherStudent;
      const body = { studentId, ...(await target(world)) };
      const input = { studentId, ...(await target(world)) };
      return {
        rest: { method: 'POST', path: '/api/student-enrollments', options: { body } },
        graphql: mutation('enrollStudent', 'EnrollStudentInput', input),
      };
    },
  },
  X143: {
    route: 'PUT /api/student-enrollments/:id',
    field: 'updateEnrollment',
    prepare: async (world) => ({
      rest: {
        method: 'PUT',
        path: `/api/student-enrollments/${await enrolled(world)}`,
        options: { body: { endDate: '2099-12-19' } },
      },
      graphql: mutation('updateEnrollment', 'UpdateEnrollmentInput', {
        id: await enrolled(world),
        endDate: '2099-12-19',
      }),
    }),
  },
  X144: {
    route: 'DELETE /api/student-enrollments/:id',
    field: 'removeEnrollment',
    prepare: async (world) => ({
      rest: {
        method: 'DELETE',
        path: `/api/student-enrollments/${await enrolled(world)}`,
        options: { body: { reason: 'Fel elev' } },
      },
      graphql: mutation('removeEnrollment', 'RemoveEnrollmentInput', {
        id: await enrolled(world),
        reason: 'Fel elev',
      }),
    }),
  },
  X145: {
    field: 'enrollmentSummary',
    prepare: () => ({ graphql: { query: '{ enrollmentSummary { active } }' } }),
  },
  X146: {
    field: 'previewEnrollmentChange',
    prepare: async (world) => ({
      graphql: question(
        'previewEnrollmentChange',
        'EnrollmentChangeInput',
        { selection: { ids: [await enrolled(world)] }, action: ACTION },
        '{ total }',
      ),
    }),
  },
  X147: {
    field: 'changeEnrollments',
    prepare: async (world) => ({
      graphql: mutation('changeEnrollments', 'EnrollmentChangeInput', {
        selection: { ids: [await enrolled(world)] },
        action: ACTION,
      }),
    }),
  },
  X148: {
    field: 'previewEnrollMany',
    prepare: async (world) => ({
      graphql: question(
        'previewEnrollMany',
        'EnrollManyInput',
        { students: { ids: [world.otherStudent] }, targets: [await target(world)] },
        '{ total }',
      ),
    }),
  },
  X149: {
    field: 'enrollMany',
    prepare: async (world) => ({
      graphql: mutation('enrollMany', 'EnrollManyInput', {
        students: { ids: [world.otherStudent] },
        targets: [await target(world)],
      }),
    }),
  },
  X150: {
    field: 'enrollmentBatches',
    prepare: () => ({ graphql: { query: '{ enrollmentBatches { id } }' } }),
  },
  X151: {
    field: 'undoEnrollmentBatch',
    prepare: async (world) => {
      const input = { id: await enrolled(world), reason: 'Fel elev' };
      await world.people.ad.graphql(
        'mutation($input: RemoveEnrollmentInput!) { removeEnrollment(input: $input) { id } }',
        { input },
      );
      const [item] = await world.school.sql<{ id: string }>(
        'SELECT batch_id AS id FROM enrollment_batch_item WHERE enrollment_id = $1',
        [input.id],
      );
      return { graphql: mutation('undoEnrollmentBatch', 'UndoEnrollmentBatchInput', { batchId: item!.id }) };
    },
  },
  X152: {
    field: 'findStudents',
    prepare: () => ({
      graphql: question('findStudents', 'FindStudentsInput', { keys: ['okand@exempel.se'] }, '{ unknown }'),
    }),
  },
  X153: {
    route: 'GET /api/csn-reports',
    field: 'csnReports',
    prepare: () => ({
      rest: { method: 'GET', path: '/api/csn-reports' },
      graphql: { query: '{ csnReports { id } }' },
    }),
  },
  X154: {
    route: 'GET /api/csn-reports/:id',
    field: 'csnReport',
    prepare: async (world) => {
      const id = await reported(world);
      return {
        rest: { method: 'GET', path: `/api/csn-reports/${id}` },
        graphql: { query: 'query($id: ID!) { csnReport(id: $id) { id } }', variables: { id } },
      };
    },
  },
  X460: {
    route: 'POST /api/csn-reports/:id/withdraw',
    field: 'withdrawCsnReport',
    prepare: async (world) => {
      const reason = 'Fel fil';
      const path = `/api/csn-reports/${await reported(world)}/withdraw`;
      const input = { id: await reported(world), reason };
      return {
        rest: { method: 'POST', path, options: { body: { reason } } },
        graphql: mutation('withdrawCsnReport', 'WithdrawCsnReportInput', input),
      };
    },
  },
  X411: {
    field: 'csnPreview',
    prepare: async (world) => ({
      graphql: {
        query: 'query($input: ReportToCsnInput!) { csnPreview(input: $input) { size } }',
        variables: { input: { selection: { ids: [await enrolled(world)] } } },
      },
    }),
  },
  X155: {
    field: 'reportToCsn',
    prepare: async (world) => ({
      graphql: mutation('reportToCsn', 'ReportToCsnInput', { selection: { ids: [await enrolled(world)] } }),
    }),
  },
};
