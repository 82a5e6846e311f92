import type { RowCall } from './permission-calls.js';
import { newPlacement, newStudent } from './permission-calls-placements.js';

const report = (own: boolean): RowCall => ({
  route: 'POST /api/placements/:id/incidents',
  field: 'reportIncident',
  prepare: async (world) => {
    const id = await newPlacement(world, await newStudent(world, own));
    const body = { kind: 'OTHER', text: 'Ingen släppte in eleven.' };
    return {
      rest: { method: 'POST', path: `/api/placements/${id}/incidents`, options: { body } },
      graphql: {
        query: 'mutation($input: ReportIncidentInput!) { reportIncident(input: $input) { id } }',
        variables: { input: { placementId: id, ...body } },
      },
    };
  },
});

/** Incidents of placements. */
export const INCIDENT_CALLS: Record<string, RowCall> = { X953: report(true), X954: report(false) };
