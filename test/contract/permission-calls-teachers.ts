import { randomUUID } from 'node:crypto';
import type { PreparedCall, RowCall } from './permission-calls.js';
import type { World } from './permission-world.js';

const BASE = '/api/teacher-management';

async function newTeacher({ school }: World): Promise<string> {
  return (await school.as('TEACHER')).teacherId!;
}

async function newInstance({ school }: World): Promise<string> {
  const [row] = await school.sql<{ id: string }>(
    `WITH c AS (INSERT INTO course (id, code, name, system) VALUES ($1, $2, 'Kurs', 'LOCAL') RETURNING id)
     INSERT INTO course_instance (id, course_id, name, start_date, end_date)
     SELECT $3, id, 'Kurs', today(), today() + 30 FROM c RETURNING id`,
    [randomUUID(), `T${randomUUID()}`, randomUUID()],
  );
  return row!.id;
}

async function today({ school }: World): Promise<string> {
  return (await school.sql<{ day: string }>('SELECT today()::text AS day'))[0]!.day;
}

async function planned(world: World): Promise<string> {
  const id = await newTeacher(world);
  const answer = await world.people.ad.rest('POST', `${BASE}/${id}/replacement`, {
    body: { replacementId: await newTeacher(world), fromOn: '2090-01-01' },
  });
  return (answer.body as { planned: { _id: string } }).planned._id;
}

const mutation = (field: string, type: string, input: object): PreparedCall['graphql'] => ({
  query: `mutation($input: ${type}!) { ${field}(input: $input) { work { id } } }`,
  variables: { input },
});

export const TEACHERS_CALLS: Record<string, RowCall> = {
  X180: {
    route: `GET ${BASE}`,
    field: 'teacherManagement',
    prepare: () => ({
      rest: { method: 'GET', path: BASE },
      graphql: { query: '{ teacherManagement { nodes { id } } }' },
    }),
  },
  X181: {
    route: `GET ${BASE}/:id`,
    field: 'teacherDetail',
    async prepare(world) {
      const id = await newTeacher(world);
      return {
        rest: { method: 'GET', path: `${BASE}/${id}` },
        graphql: { query: `{ teacherDetail(id: "${id}") { work { id } } }` },
      };
    },
  },
  X182: {
    field: 'assignableInstances',
    prepare: async (world) => ({
      graphql: { query: `{ assignableInstances(teacherId: "${await newTeacher(world)}") { id } }` },
    }),
  },
  X183: {
    route: `GET ${BASE}/:id/replacement`,
    field: 'teacherReplacementPreview',
    async prepare(world) {
      const [id, replacementId, fromOn] = [
        await newTeacher(world),
        await newTeacher(world),
        await today(world),
      ];
      return {
        rest: {
          method: 'GET',
          path: `${BASE}/${id}/replacement?replacementId=${replacementId}&fromOn=${fromOn}`,
        },
        graphql: {
          query: `query($input: TeacherReplacementInput!) { teacherReplacementPreview(input: $input) { students } }`,
          variables: { input: { id, replacementId, fromOn } },
        },
      };
    },
  },
  X712: {
    field: 'competenceGaps',
    prepare: async (world) => ({
      graphql: {
        query: 'query($input: CompetenceGapsInput!) { competenceGaps(input: $input) { course } }',
        variables: { input: { teacherId: await newTeacher(world), courseInstanceIds: [] } },
      },
    }),
  },
  X184: {
    route: `PUT ${BASE}/:id`,
    field: 'updateTeacherProfile',
    async prepare(world) {
      const id = await newTeacher(world);
      const body = { subjects: [{ subject: 'Svenska', isQualified: true }], employmentPercent: 80 };
      return {
        rest: { method: 'PUT', path: `${BASE}/${id}`, options: { body } },
        graphql: mutation('updateTeacherProfile', 'UpdateTeacherProfileInput', { ...body, id }),
      };
    },
  },
  X185: {
    route: `POST ${BASE}/:id/instances`,
    field: 'assignTeacher',
    async prepare(world) {
      const id = await newTeacher(world);
      const body = { courseInstanceIds: [await newInstance(world)] };
      return {
        rest: { method: 'POST', path: `${BASE}/${id}/instances`, options: { body } },
        graphql: mutation('assignTeacher', 'AssignTeacherInput', { ...body, id }),
      };
    },
  },
  X186: {
    route: `POST ${BASE}/:id/replacement`,
    field: 'replaceTeacher',
    async prepare(world) {
      const body = { replacementId: await newTeacher(world), fromOn: await today(world) };
      return {
        rest: {
          method: 'POST',
          path: `${BASE}/${await newTeacher(world)}/replacement`,
          options: { body },
        },
        graphql: mutation('replaceTeacher', 'TeacherReplacementInput', {
          ...body,
          id: await newTeacher(world),
        }),
      };
    },
  },
  X187: {
    route: `DELETE ${BASE}/replacements/:id`,
    field: 'cancelTeacherReplacement',
    prepare: async (world) => ({
      rest: { method: 'DELETE', path: `${BASE}/replacements/${await planned(world)}` },
      graphql: mutation('cancelTeacherReplacement', 'CancelTeacherReplacementInput', {
        id: await planned(world),
      }),
    }),
  },
  X714: {
    field: 'undoTeacherReplacement',
    prepare: async (world) => {
      const [id, replacementId, fromOn] = [
        await newTeacher(world),
        await newTeacher(world),
        await today(world),
      ];
      const body = { replacementId, fromOn };
      await world.people.ad.rest('POST', `${BASE}/${id}/replacement`, { body });
      const [carriedOut] = await world.school.sql<{ id: string }>(
        'SELECT id FROM teacher_replacement WHERE teacher_id = $1',
        [id],
      );
      return {
        graphql: mutation('undoTeacherReplacement', 'UndoTeacherReplacementInput', { id: carriedOut!.id }),
      };
    },
  },
  X188: {
    route: `POST ${BASE}/:id/end`,
    field: 'endTeacherEmployment',
    prepare: async (world) => ({
      rest: { method: 'POST', path: `${BASE}/${await newTeacher(world)}/end` },
      graphql: mutation('endTeacherEmployment', 'EndEmploymentInput', { id: await newTeacher(world) }),
    }),
  },
};
