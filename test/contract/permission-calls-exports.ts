import type { RowCall } from './permission-calls.js';

const INPUT = { list: 'students', query: 'q=ingen', format: 'CSV' };

export const EXPORTS_CALLS: Record<string, RowCall> = {
  X300: {
    route: 'POST /api/exports',
    field: 'createExport',
    prepare: () => ({
      rest: { method: 'POST', path: '/api/exports', options: { body: INPUT } },
      graphql: {
        query: 'mutation($input: CreateExportInput!) { createExport(input: $input) { id } }',
        variables: { input: INPUT },
      },
    }),
  },
  X301: {
    route: 'GET /api/exports/:id',
    field: 'listExport',
    prepare: async (world, principal) => {
      const person = world.people[principal];
      const owner = ['ad', 'sa'].includes(principal) ? person : world.people.ad;
      const made = await owner.rest('POST', '/api/exports', { body: INPUT });
      const id = (made.body as { _id: string })._id;
      return {
        rest: { method: 'GET', path: `/api/exports/${id}` },
        graphql: { query: 'query($id: ID!) { listExport(id: $id) { id } }', variables: { id } },
      };
    },
  },
};
