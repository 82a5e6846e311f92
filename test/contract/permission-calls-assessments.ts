import { createHash, randomBytes } from 'node:crypto';
import type { RowCall } from './permission-calls.js';
import { newPlacement, newStudent } from './permission-calls-placements.js';
import type { World } from './permission-world.js';

const GOALS = { goals: [], text: 'Arbetar säkert.' };

/** An ongoing placement without goals. */
async function ongoing(world: World, own: boolean): Promise<string> {
  const id = await newPlacement(world, await newStudent(world, own));
  await world.school.sql(
    `UPDATE placement SET state = 'ONGOING', waived_reason = 'Prov', start_date = today() - 7 WHERE id = $1`,
    [id],
  );
  return id;
}

/** The same with an assessment by the link. */
async function assessed(world: World, own: boolean): Promise<string> {
  const id = await ongoing(world, own);
  await world.school.sql(
    `INSERT INTO placement_assessment (placement_id, text, assessed_by_name) VALUES ($1, 'Bra.', 'Karin Holm')`,
    [id],
  );
  return id;
}

/** The secret of a link to an ongoing placement. */
async function newLink(world: World): Promise<string> {
  const id = await ongoing(world, false);
  const token = randomBytes(32).toString('base64url');
  await world.school.sql(
    `WITH added AS (INSERT INTO supervisor (id, workplace_id, name, email)
       SELECT gen_random_uuid(), workplace_id, 'Karin Holm', 'karin.holm@exempel.se' FROM placement WHERE id = $1
       RETURNING id),
     placed AS (UPDATE placement SET supervisor_id = (SELECT id FROM added) WHERE id = $1)
     INSERT INTO placement_link (placement_id, supervisor_id, sent_to, token_hash, created_by)
     SELECT $1, id, 'karin.holm@exempel.se', $2, $3 FROM added`,
    [id, createHash('sha256').update(token).digest(), world.people.ad.userId],
  );
  return token;
}

const assess = (own: boolean): RowCall => ({
  route: 'PUT /api/placements/:id/assessment',
  field: 'assessPlacement',
  prepare: async (world) => {
    const body = { ...GOALS, supervisorName: 'Karin Holm' };
    return {
      rest: {
        method: 'PUT',
        path: `/api/placements/${await ongoing(world, own)}/assessment`,
        options: { body },
      },
      graphql: {
        query: 'mutation($input: AssessPlacementInput!) { assessPlacement(input: $input) { id } }',
        variables: { input: { placementId: await ongoing(world, own), ...body } },
      },
    };
  },
});

const see = (own: boolean): RowCall => ({
  route: 'PUT /api/placements/:id/assessment/seen',
  field: 'seeAssessment',
  prepare: async (world) => ({
    rest: {
      method: 'PUT',
      path: `/api/placements/${await assessed(world, own)}/assessment/seen`,
      options: { body: {} },
    },
    graphql: {
      query: 'mutation($input: SeeAssessmentInput!) { seeAssessment(input: $input) { id } }',
      variables: { input: { placementId: await assessed(world, own) } },
    },
  }),
});

const courses = (own: boolean): RowCall => ({
  route: 'GET /api/students/:id/placement-courses',
  field: 'placementCourses',
  prepare: async (world) => {
    const id = await newStudent(world, own);
    return {
      rest: { method: 'GET', path: `/api/students/${id}/placement-courses` },
      graphql: {
        query: 'query($id: ID!) { placementCourses(studentId: $id) { courses { name } } }',
        variables: { id },
      },
    };
  },
});

/** Courses, goals and assessments of placements. */
export const ASSESSMENT_CALLS: Record<string, RowCall> = {
  X1150: courses(true),
  X1151: courses(false),
  X1152: assess(true),
  X1153: assess(false),
  X1154: see(true),
  X1155: see(false),
  X1156: {
    route: 'POST /api/supervisor/:token/assessment',
    field: 'assessPlacementByLink',
    prepare: async (world) => ({
      rest: {
        method: 'POST',
        path: `/api/supervisor/${await newLink(world)}/assessment`,
        options: { body: GOALS },
      },
      graphql: {
        query:
          'mutation($input: AssessPlacementByLinkInput!) { assessPlacementByLink(input: $input) { studentName } }',
        variables: { input: { token: await newLink(world), ...GOALS } },
      },
    }),
  },
};
