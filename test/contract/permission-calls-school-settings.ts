import type { RowCall } from './permission-calls.js';

export const SCHOOL_SETTINGS_CALLS: Record<string, RowCall> = {
  X298: {
    field: 'schoolSettings',
    prepare: () => ({ graphql: { query: '{ schoolSettings { schoolName } }' } }),
  },
  X299: {
    field: 'updateSchoolSettings',
    prepare: async (world) => {
      const [row] = await world.school.sql<{ version: number }>('SELECT version FROM school_setting');
      return {
        graphql: {
          query:
            'mutation($input: UpdateSchoolSettingsInput!) { updateSchoolSettings(input: $input) { version } }',
          variables: { input: { schoolName: 'Skolan', version: row!.version } },
        },
      };
    },
  },
};
