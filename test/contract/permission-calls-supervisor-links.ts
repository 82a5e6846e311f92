import { createHash, randomBytes } from 'node:crypto';
import type { RowCall } from './permission-calls.js';
import { sent } from './permission-calls-agreements.js';
import { newPlacement, newStudent } from './permission-calls-placements.js';
import type { World } from './permission-world.js';

const CREATE = 'mutation($input: CreateSupervisorLinkInput!) { createSupervisorLink(input: $input) { id } }';

/** A placement with a supervisor who has an e-mail address. */
async function placementOf(world: World, own: boolean): Promise<string> {
  const id = await newPlacement(world, await newStudent(world, own));
  await world.school.sql(
    `WITH added AS (INSERT INTO supervisor (id, workplace_id, name, email)
       SELECT gen_random_uuid(), workplace_id, 'Karin Holm', 'karin.holm@exempel.se' FROM placement WHERE id = $1
       RETURNING id)
     UPDATE placement SET supervisor_id = (SELECT id FROM added) WHERE id = $1`,
    [id],
  );
  return id;
}

/** The secret of a new link to a placement whose agreement is sent. */
async function newLink(world: World): Promise<string> {
  const id = await sent(world, await placementOf(world, false));
  await world.people.ad.graphql(CREATE, { input: { id } });
  const token = randomBytes(32).toString('base64url');
  await world.school.sql('UPDATE placement_link SET token_hash = $2 WHERE placement_id = $1', [
    id,
    createHash('sha256').update(token).digest(),
  ]);
  return token;
}

const create = (own: boolean): RowCall => ({
  route: 'POST /api/placements/:id/link',
  field: 'createSupervisorLink',
  prepare: async (world) => ({
    rest: {
      method: 'POST',
      path: `/api/placements/${await placementOf(world, own)}/link`,
      options: { body: {} },
    },
    graphql: { query: CREATE, variables: { input: { id: await placementOf(world, own) } } },
  }),
});

const revoke = (own: boolean): RowCall => ({
  route: 'DELETE /api/placements/:id/link',
  field: 'revokeSupervisorLink',
  prepare: async (world) => {
    const placement = async () => {
      const id = await placementOf(world, own);
      await world.people.ad.graphql(CREATE, { input: { id } });
      return id;
    };
    return {
      rest: { method: 'DELETE', path: `/api/placements/${await placement()}/link` },
      graphql: {
        query: 'mutation($input: RevokeSupervisorLinkInput!) { revokeSupervisorLink(input: $input) { id } }',
        variables: { input: { id: await placement() } },
      },
    };
  },
});

/** Links of supervisors: the secret alone decides, whoever sends it. */
export const SUPERVISOR_LINK_CALLS: Record<string, RowCall> = {
  X947: create(true),
  X948: create(false),
  X949: revoke(true),
  X950: revoke(false),
  X951: {
    route: 'GET /api/supervisor/:token',
    field: 'supervisorView',
    prepare: async (world) => {
      const token = await newLink(world);
      return {
        rest: { method: 'GET', path: `/api/supervisor/${token}` },
        graphql: {
          query: 'query($token: String!) { supervisorView(token: $token) { studentName } }',
          variables: { token },
        },
      };
    },
  },
  X952: {
    route: 'POST /api/supervisor/:token/agreement',
    field: 'signAgreementByLink',
    prepare: async (world) => {
      const body = { agreementVersion: 1, name: 'Karin Holm' };
      return {
        rest: {
          method: 'POST',
          path: `/api/supervisor/${await newLink(world)}/agreement`,
          options: { body },
        },
        graphql: {
          query:
            'mutation($input: SignAgreementByLinkInput!) { signAgreementByLink(input: $input) { studentName } }',
          variables: { input: { token: await newLink(world), ...body } },
        },
      };
    },
  },
  X955: {
    route: 'POST /api/supervisor/:token/weeks/:week',
    field: 'confirmWeekByLink',
    prepare: async (world) => {
      const token = async () => begun(world, await newLink(world));
      return {
        rest: {
          method: 'POST',
          path: `/api/supervisor/${await token()}/weeks/2026-W03`,
          options: { body: {} },
        },
        graphql: {
          query:
            'mutation($input: ConfirmWeekByLinkInput!) { confirmWeekByLink(input: $input) { studentName } }',
          variables: { input: { token: await token(), week: '2026-W03' } },
        },
      };
    },
  },
  X956: {
    route: 'POST /api/supervisor/:token/absence',
    field: 'reportAbsenceByLink',
    prepare: async (world) => {
      const token = async () => begun(world, await newLink(world));
      const body = { day: '2026-01-13', absence: 'VALID' };
      return {
        rest: { method: 'POST', path: `/api/supervisor/${await token()}/absence`, options: { body } },
        graphql: {
          query:
            'mutation($input: ReportAbsenceByLinkInput!) { reportAbsenceByLink(input: $input) { studentName } }',
          variables: { input: { token: await token(), ...body } },
        },
      };
    },
  },
};

/** The placement of the link has begun, and its week 3 of 2026 is reported. */
async function begun(world: World, token: string): Promise<string> {
  await world.school.sql(
    `WITH placed AS (UPDATE placement SET state = 'ONGOING', waived_reason = 'Prov', start_date = '2026-01-12'
         WHERE id = (SELECT placement_id FROM placement_link WHERE token_hash = $1) RETURNING id),
       reported AS (INSERT INTO placement_week (placement_id, monday, minutes, reported_by_name)
         SELECT id, '2026-01-12', 480, 'Elev' FROM placed RETURNING placement_id, monday)
     INSERT INTO placement_day (placement_id, monday, day, minutes)
     SELECT placement_id, monday, '2026-01-12', 480 FROM reported`,
    [createHash('sha256').update(token).digest()],
  );
  return token;
}
