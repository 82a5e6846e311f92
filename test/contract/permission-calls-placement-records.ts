import type { RowCall } from './permission-calls.js';
import { begunFor } from './permission-calls-placements.js';

const issue = (own: boolean): RowCall => ({
  field: 'createPlacementDocument',
  prepare: async (world, principal) => {
    const placementId = await begunFor(world, own ? principal : 'other', own);
    return {
      graphql: {
        query:
          'mutation($input: CreatePlacementDocumentInput!) { createPlacementDocument(input: $input) { id } }',
        variables: { input: { placementId, type: 'APL_CERTIFICATE' } },
      },
    };
  },
});

/** Documents and retention of placements. */
export const PLACEMENT_RECORD_CALLS: Record<string, RowCall> = {
  X1360: issue(true),
  X1361: issue(false),
};
