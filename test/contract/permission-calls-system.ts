import type { RowCall } from './permission-calls.js';

export const SYSTEM_CALLS: Record<string, RowCall> = {
  X340: {
    field: 'systemStatus',
    prepare: () => ({ graphql: { query: '{ systemStatus { version } }' } }),
  },
  X342: {
    field: 'jobs',
    prepare: () => ({ graphql: { query: '{ jobs { id } }' } }),
  },
  X341: {
    field: 'sendTestMail',
    prepare: () => ({ graphql: { query: 'mutation { sendTestMail { message } }' } }),
  },
};
