import { randomUUID } from 'node:crypto';
import type { PreparedCall, RowCall } from './permission-calls.js';
import type { World } from './permission-world.js';

const BASE = '/api/course-matching';

interface Need {
  key: string;
  courseId: string;
  instanceId: string;
}

/** A student with a need, and a coming instance with seats. */
async function need({ school }: World): Promise<Need> {
  const [planned, courseId, instanceId] = [randomUUID(), randomUUID(), randomUUID()];
  await school.sql(`INSERT INTO course (id, code, name, points, system) VALUES ($1, $2, $2, 100, 'LOCAL')`, [
    courseId,
    `B${courseId}`,
  ]);
  await school.sql(
    `INSERT INTO course_instance (id, course_id, name, start_date, end_date)
     VALUES ($1, $2, 'Kurs', today() + 20, today() + 90)`,
    [instanceId, courseId],
  );
  await school.sql(
    'INSERT INTO enrollment (id, student_id, course_id, is_enrollment) VALUES ($1, $2, $3, false)',
    [planned, await school.student(), courseId],
  );
  return { key: `e:${planned}`, courseId, instanceId };
}

async function matched(world: World): Promise<string> {
  const { key, instanceId } = await need(world);
  const answer = await world.people.ad.rest('POST', BASE, {
    body: { picks: [{ key, courseInstanceId: instanceId }] },
  });
  return (answer.body as { batchId: string }).batchId;
}

async function alias(world: World): Promise<string> {
  const { courseId } = await need(world);
  const body = { text: `Namn ${randomUUID()}`, courseId, remember: true };
  const answer = await world.people.ad.rest('PUT', `${BASE}/names`, { body });
  return (answer.body as { alias: { _id: string } }).alias._id;
}

const read = (path: string, field: string, selection: string): RowCall => ({
  route: `GET ${BASE}${path}`,
  field,
  prepare: () => ({
    rest: { method: 'GET', path: `${BASE}${path}` },
    graphql: { query: `{ ${field} ${selection} }` },
  }),
});

/** A mutation with the same input through GraphQL and REST, built for each call. */
const write = (
  method: string,
  path: string,
  field: string,
  type: string,
  selection: string,
  inputOf: (world: World) => Promise<object>,
): RowCall => ({
  route: `${method} ${BASE}${path}`,
  field,
  async prepare(world): Promise<PreparedCall> {
    return {
      rest: { method, path: `${BASE}${path}`, options: { body: await inputOf(world) } },
      graphql: {
        query: `mutation($input: ${type}!) { ${field}(input: $input) ${selection} }`,
        variables: { input: await inputOf(world) },
      },
    };
  },
});

const picks = async (world: World) => {
  const { key, instanceId } = await need(world);
  return { picks: [{ key, courseInstanceId: instanceId }] };
};

export const COURSE_MATCHING_CALLS: Record<string, RowCall> = {
  X160: read('', 'courseMatching', '{ totalCount }'),
  X161: write('POST', '', 'matchNeeds', 'MatchNeedsInput', '{ matched }', picks),
  X2191: {
    field: 'courseWaiting',
    prepare: async (world) => ({
      graphql: {
        query: 'query($courseId: ID!) { courseWaiting(courseId: $courseId) { totalCount } }',
        variables: { courseId: (await need(world)).courseId },
      },
    }),
  },
  X162: read('/safe', 'safeMatches', '{ total }'),
  X163: write('POST', '/safe', 'matchSafeNeeds', 'MatchSafeNeedsInput', '{ matched }', async (world) => {
    const { courseId } = await need(world);
    return { filter: { courseId }, expected: 1 };
  }),
  X164: read('/batches', 'matchBatches', '{ id }'),
  X173: read('/matched', 'matchedEntries', '{ totalCount }'),
  X165: {
    route: `POST ${BASE}/batches/:id/undo`,
    field: 'undoMatch',
    prepare: async (world) => ({
      rest: { method: 'POST', path: `${BASE}/batches/${await matched(world)}/undo` },
      graphql: {
        query: 'mutation($input: UndoMatchInput!) { undoMatch(input: $input) { id } }',
        variables: { input: { batchId: await matched(world) } },
      },
    }),
  },
  X166: write('PUT', '/skipped', 'skipNeeds', 'SkipNeedsInput', '', async (world) => ({
    keys: [(await need(world)).key],
    skipped: true,
  })),
  X167: write(
    'POST',
    '/instances',
    'createInstanceForNeeds',
    'CreateInstanceForNeedsInput',
    '{ matched }',
    async (world) => {
      const { key, courseId } = await need(world);
      return { keys: [key], courseId, values: { startDate: '2090-01-02' } };
    },
  ),
  X168: read('/names', 'unknownCourseNames', '{ totalCount }'),
  X169: write(
    'PUT',
    '/names',
    'resolveCourseName',
    'ResolveCourseNameInput',
    '{ students }',
    async (world) => ({
      text: `Namn ${randomUUID()}`,
      courseId: (await need(world)).courseId,
      remember: true,
    }),
  ),
  X170: write('POST', '/wishes', 'addCourseWish', 'AddCourseWishInput', '{ needs }', async (world) => ({
    studentId: world.otherStudent,
    text: `Namn ${randomUUID()}`,
  })),
  X171: read('/aliases', 'courseAliases', '{ id }'),
  X172: {
    route: `DELETE ${BASE}/aliases/:id`,
    field: 'forgetCourseAlias',
    prepare: async (world) => ({
      rest: { method: 'DELETE', path: `${BASE}/aliases/${await alias(world)}` },
      graphql: {
        query: 'mutation($input: ForgetCourseAliasInput!) { forgetCourseAlias(input: $input) }',
        variables: { input: { id: await alias(world) } },
      },
    }),
  },
};
