import { rest } from './permission-call-parts.js';
import type { RowCall } from './permission-calls.js';
import { newPlacement, newStudent } from './permission-calls-placements.js';
import type { World } from './permission-world.js';

/** Calls of the rows about placements that are no longer kept. */
export const RETENTION_CALLS: Record<string, RowCall> = {
  X1551: {
    route: 'GET /api/placements/expired',
    field: 'expiredPlacements',
    prepare: () => ({
      rest: rest('GET', '/api/placements/expired'),
      graphql: { query: '{ expiredPlacements { totalCount nodes { id } } }' },
    }),
  },
  X1552: {
    route: 'POST /api/placements/expired/erase',
    field: 'erasePlacements',
    prepare: async (world) => {
      const id = await expiredPlacement(world);
      return {
        rest: rest('POST', '/api/placements/expired/erase', { ids: [await expiredPlacement(world)] }),
        graphql: {
          query: 'mutation($input: ErasePlacementsInput!) { erasePlacements(input: $input) }',
          variables: { input: { ids: [id] } },
        },
      };
    },
  },
};

async function expiredPlacement(world: World): Promise<string> {
  const id = await newPlacement(world, await newStudent(world, false));
  await world.school.sql(
    `UPDATE placement SET state = 'DONE', start_date = '2018-01-08', end_date = '2018-02-02' WHERE id = $1`,
    [id],
  );
  return id;
}
