import { randomUUID } from 'node:crypto';
import type { School } from '../support/school.js';
import type { PreparedCall, RowCall } from './permission-calls.js';
import type { World } from './permission-world.js';

const SELECTION = '{ id }';
const DATES = { startDate: '2027-01-11', endDate: '2027-03-19' };

async function courseId(school: School): Promise<string> {
  const id = randomUUID();
  await school.sql(
    `INSERT INTO course (id, code, name, points, system) VALUES ($1::uuid, $1::text, 'Kurs', 100, 'LOCAL')`,
    [id],
  );
  return id;
}

async function instanceId({ school }: World): Promise<string> {
  const id = randomUUID();
  await school.sql(
    `INSERT INTO course_instance (id, course_id, name, start_date, end_date) VALUES ($1, $2, 'Kurs', $3, $4)`,
    [id, await courseId(school), DATES.startDate, DATES.endDate],
  );
  return id;
}

const mutation = (
  field: string,
  type: string,
  input: unknown,
  selection: string,
): PreparedCall['graphql'] => ({
  query: `mutation($input: ${type}!) { ${field}(input: $input) ${selection} }`,
  variables: { input },
});

/** A query about one instance, also through REST where it exists. */
const about = (field: string, selection: string, path: string | null): RowCall => ({
  ...(path === null ? {} : { route: `GET /api/course-instances/:id${path}` }),
  field,
  prepare: async (world) => {
    const id = await instanceId(world);
    return {
      ...(path === null ? {} : { rest: { method: 'GET', path: `/api/course-instances/${id}${path}` } }),
      graphql: { query: `query($id: ID!) { ${field}(id: $id) ${selection} }`, variables: { id } },
    };
  },
});

export const COURSE_INSTANCES_CALLS: Record<string, RowCall> = {
  X120: {
    route: 'GET /api/course-instances',
    field: 'courseInstances',
    prepare: () => ({
      rest: { method: 'GET', path: '/api/course-instances' },
      graphql: { query: '{ courseInstances { totalCount } }' },
    }),
  },
  X121: about('courseInstance', SELECTION, ''),
  X122: {
    field: 'courseInstanceAttention',
    prepare: () => ({ graphql: { query: '{ courseInstanceAttention { overfull } }' } }),
  },
  X123: about('courseInstanceStudents', '{ students { name } }', '/students'),
  X124: {
    field: 'courseInstanceSeries',
    prepare: async ({ school }) => ({
      graphql: {
        query:
          'query($input: CourseInstanceSeriesInput!) { courseInstanceSeries(input: $input) { startDate } }',
        variables: { input: await series(school) },
      },
    }),
  },
  X125: {
    field: 'instanceTeacherLoad',
    prepare: ({ people }) => ({
      graphql: {
        query:
          'query($input: InstanceTeacherLoadInput!) { instanceTeacherLoad(input: $input) { peakPercent } }',
        variables: { input: { teacherId: people.te.teacherId, ...DATES, pacePercent: 50 } },
      },
    }),
  },
  X126: {
    route: 'POST /api/course-instances',
    field: 'createCourseInstance',
    prepare: async ({ school }) => {
      const id = await courseId(school);
      const input = { courseId: id, values: DATES };
      return {
        rest: {
          method: 'POST',
          path: '/api/course-instances',
          options: { body: { courseId: id, ...DATES } },
        },
        graphql: mutation('createCourseInstance', 'CreateCourseInstanceInput', input, SELECTION),
      };
    },
  },
  X127: {
    field: 'createCourseInstanceSeries',
    prepare: async ({ school }) => ({
      graphql: mutation(
        'createCourseInstanceSeries',
        'CourseInstanceSeriesInput',
        await series(school),
        SELECTION,
      ),
    }),
  },
  X128: {
    route: 'PUT /api/course-instances/:id',
    field: 'updateCourseInstance',
    prepare: async (world) => {
      const [first, second] = [await instanceId(world), await instanceId(world)];
      const values = { location: 'Sal 3' };
      return {
        rest: { method: 'PUT', path: `/api/course-instances/${first}`, options: { body: values } },
        graphql: mutation(
          'updateCourseInstance',
          'UpdateCourseInstanceInput',
          { id: second, values },
          SELECTION,
        ),
      };
    },
  },
  X129: {
    field: 'setCourseInstancesTeacher',
    prepare: async (world) => {
      const input = { ids: [await instanceId(world)], teacherId: world.people.te.teacherId };
      return {
        graphql: mutation('setCourseInstancesTeacher', 'SetCourseInstancesTeacherInput', input, SELECTION),
      };
    },
  },
  X130: {
    route: 'DELETE /api/course-instances/:id',
    field: 'deleteCourseInstance',
    prepare: async (world) => {
      const [first, second] = [await instanceId(world), await instanceId(world)];
      return {
        rest: { method: 'DELETE', path: `/api/course-instances/${first}` },
        graphql: mutation('deleteCourseInstance', 'DeleteCourseInstanceInput', { id: second }, ''),
      };
    },
  },
  X830: {
    field: 'termPlan',
    prepare: async (world) => ({
      graphql: {
        query: 'query($input: TermPlanInput) { termPlan(input: $input) { term } }',
        variables: { input: { ids: [await instanceId(world)] } },
      },
    }),
  },
  X831: {
    field: 'createCourseInstances',
    prepare: async ({ school }) => ({
      graphql: mutation(
        'createCourseInstances',
        'CreateCourseInstancesInput',
        { instances: [{ courseId: await courseId(school), values: DATES }] },
        SELECTION,
      ),
    }),
  },
  X832: {
    field: 'deleteCourseInstances',
    prepare: async (world) => ({
      graphql: mutation(
        'deleteCourseInstances',
        'DeleteCourseInstancesInput',
        { ids: [await instanceId(world)] },
        '',
      ),
    }),
  },
  X131: about('courseInstanceCancellation', '{ students }', null),
  X410: {
    field: 'courseInstanceDates',
    prepare: async (world) => ({
      graphql: {
        query:
          'query($input: CourseInstanceDatesInput!) { courseInstanceDates(input: $input) { following } }',
        variables: { input: { id: await instanceId(world), ...DATES } },
      },
    }),
  },
  X132: {
    route: 'POST /api/course-instances/:id/cancel',
    field: 'cancelCourseInstance',
    prepare: async (world) => {
      const [first, second] = [await instanceId(world), await instanceId(world)];
      const input = { students: 'END' };
      return {
        rest: { method: 'POST', path: `/api/course-instances/${first}/cancel`, options: { body: input } },
        graphql: mutation(
          'cancelCourseInstance',
          'CancelCourseInstanceInput',
          { id: second, ...input },
          '{ students }',
        ),
      };
    },
  },
  X770: {
    route: 'POST /api/course-instances/:id/cancellation-mails',
    field: 'sendCancellationMails',
    prepare: async (world) => {
      const [first, second] = [await instanceId(world), await instanceId(world)];
      await world.school.sql(`UPDATE course_instance SET planning = 'CANCELLED' WHERE id IN ($1, $2)`, [
        first,
        second,
      ]);
      return {
        rest: {
          method: 'POST',
          path: `/api/course-instances/${first}/cancellation-mails`,
          options: { body: {} },
        },
        graphql: mutation('sendCancellationMails', 'SendCancellationMailsInput', { id: second }, '{ sent }'),
      };
    },
  },
  X133: {
    route: 'POST /api/course-instances/:id/reopen',
    field: 'reopenCourseInstance',
    prepare: async (world) => {
      const [first, second] = [await instanceId(world), await instanceId(world)];
      await world.school.sql(`UPDATE course_instance SET planning = 'CANCELLED' WHERE id IN ($1, $2)`, [
        first,
        second,
      ]);
      return {
        rest: { method: 'POST', path: `/api/course-instances/${first}/reopen`, options: { body: {} } },
        graphql: mutation('reopenCourseInstance', 'ReopenCourseInstanceInput', { id: second }, SELECTION),
      };
    },
  },
};

async function series(school: School): Promise<Record<string, unknown>> {
  return { courseId: await courseId(school), values: DATES, everyWeeks: 5, until: '2027-06-11' };
}
