import { randomUUID } from 'node:crypto';
import type { School } from '../support/school.js';
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
  X740: {
    field: 'firstRun',
    prepare: () => ({ graphql: { query: '{ firstRun { step isDone isSkipped } }' } }),
  },
  X741: {
    field: 'skipFirstRunStep',
    prepare: () => ({
      graphql: {
        query: 'mutation($input: SkipFirstRunStepInput!) { skipFirstRunStep(input: $input) { step } }',
        variables: { input: { step: 'TEACHERS', skipped: true } },
      },
    }),
  },
  X420: {
    field: 'municipalityRegister',
    prepare: () => ({ graphql: { query: '{ municipalityRegister { name } }' } }),
  },
  X421: {
    field: 'addMunicipality',
    prepare: () => ({
      graphql: {
        query: 'mutation($input: AddMunicipalityInput!) { addMunicipality(input: $input) { name } }',
        variables: { input: { name: `Kommun ${randomUUID()}` } },
      },
    }),
  },
  X422: {
    field: 'updateMunicipality',
    prepare: async ({ school }) => ({
      graphql: {
        query: 'mutation($input: UpdateMunicipalityInput!) { updateMunicipality(input: $input) { name } }',
        variables: { input: { name: await added(school), code: '0999', version: 1 } },
      },
    }),
  },
  X423: {
    field: 'retireMunicipality',
    prepare: async ({ school }) => ({
      graphql: {
        query: 'mutation($input: RetireMunicipalityInput!) { retireMunicipality(input: $input) { name } }',
        variables: { input: { name: await added(school), retired: true, version: 1 } },
      },
    }),
  },
};

/** Creates a municipality for each call. */
async function added(school: School): Promise<string> {
  const name = `Kommun ${randomUUID()}`;
  await school.sql(
    `INSERT INTO municipality (name, kind, authority_name) VALUES ($1, 'MUNICIPALITY', 'En kommun')`,
    [name],
  );
  return name;
}
