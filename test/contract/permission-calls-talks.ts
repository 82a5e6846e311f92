import { dayFromToday } from '../support/days.js';
import type { RowCall } from './permission-calls.js';
import { newPlacement, newStudent } from './permission-calls-placements.js';
import type { World } from './permission-world.js';

/** An ongoing placement. */
async function ongoing(world: World, own: boolean): Promise<string> {
  const id = await newPlacement(world, await newStudent(world, own));
  await world.school.sql(
    `UPDATE placement SET state = 'ONGOING', waived_reason = 'Prov', start_date = today() - 7 WHERE id = $1`,
    [id],
  );
  return id;
}

const plan = (own: boolean): RowCall => ({
  route: 'PUT /api/placements/:id/talks/:kind',
  field: 'planTalk',
  prepare: async (world) => {
    const body = { plannedOn: '2027-01-13' };
    return {
      rest: {
        method: 'PUT',
        path: `/api/placements/${await ongoing(world, own)}/talks/MIDTERM`,
        options: { body },
      },
      graphql: {
        query: 'mutation($input: PlanTalkInput!) { planTalk(input: $input) { id } }',
        variables: { input: { placementId: await ongoing(world, own), kind: 'MIDTERM', ...body } },
      },
    };
  },
});

const hold = (own: boolean): RowCall => ({
  route: 'PUT /api/placements/:id/talks/:kind/held',
  field: 'holdTalk',
  prepare: async (world) => {
    const body = { heldOn: dayFromToday(-1), note: 'Allt går bra.' };
    return {
      rest: {
        method: 'PUT',
        path: `/api/placements/${await ongoing(world, own)}/talks/FINAL/held`,
        options: { body },
      },
      graphql: {
        query: 'mutation($input: HoldTalkInput!) { holdTalk(input: $input) { id } }',
        variables: { input: { placementId: await ongoing(world, own), kind: 'FINAL', ...body } },
      },
    };
  },
});

/** Three-party talks of placements. */
export const TALK_CALLS: Record<string, RowCall> = {
  X1040: plan(true),
  X1041: plan(false),
  X1042: hold(true),
  X1043: hold(false),
};
