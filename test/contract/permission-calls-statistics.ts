import type { RowCall } from './permission-calls.js';

const input = { from: '2026-01-01', to: '2026-12-31' };

const asks = (field: string, selection: string, more = ''): RowCall => ({
  field,
  prepare: () => ({
    graphql: {
      query: `query($input: CourseStatisticsInput!) { ${field}(input: $input${more}) ${selection} }`,
      variables: { input },
    },
  }),
});

export const STATISTICS_CALLS: Record<string, RowCall> = {
  X240: {
    route: 'GET /api/stats/courses',
    field: 'courseStatistics',
    prepare: async (world, principal) => ({
      rest: { method: 'GET', path: '/api/stats/courses' },
      ...(await asks('courseStatistics', '{ current { graded } }').prepare(world, principal)),
    }),
  },
  X241: asks('gradeStatistics', '{ graded }'),
  X242: asks('dropoutStatistics', '{ total }'),
  X243: asks('startStatistics', '{ count }'),
  X244: asks('groupStatistics', '{ participants }', ', by: MUNICIPALITY'),
};
