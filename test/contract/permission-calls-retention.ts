import type { RowCall } from './permission-calls.js';
import { newPlacement, newStudent } from './permission-calls-placements.js';

/** Calls of the rows about placements that are no longer kept. */
export const RETENTION_CALLS: Record<string, RowCall> = {
  X1551: {
    field: 'expiredPlacements',
    prepare: () => ({ graphql: { query: '{ expiredPlacements { totalCount nodes { id } } }' } }),
  },
  X1552: {
    field: 'erasePlacements',
    prepare: async (world) => {
      const id = await newPlacement(world, await newStudent(world, false));
      await world.school.sql(
        `UPDATE placement SET state = 'DONE', start_date = '2018-01-08', end_date = '2018-02-02' WHERE id = $1`,
        [id],
      );
      return {
        graphql: {
          query: 'mutation($input: ErasePlacementsInput!) { erasePlacements(input: $input) }',
          variables: { input: { ids: [id] } },
        },
      };
    },
  },
};
