import type { RowCall } from './permission-calls.js';
import { bytes, stage } from './permission-calls-files.js';
import type { World } from './permission-world.js';
import { newStudent, newWorkplace } from './permission-calls-placements.js';

const CONTACT = { kind: 'CALL', note: 'Tar emot en elev.' };
const ADD_CONTACT =
  'mutation($input: AddWorkplaceContactInput!) { addWorkplaceContact(input: $input) { id } }';

/** A contact that the system administrator has added. */
async function newContact(world: World): Promise<string> {
  const input = { workplaceId: await newWorkplace(world), values: CONTACT };
  const { data } = await world.people.sa.graphql(ADD_CONTACT, { input });
  return data!.addWorkplaceContact.id;
}

const AGREEMENT = { validFrom: '2026-08-01', validTo: '2028-07-31' };
const ADD_AGREEMENT =
  'mutation($input: AddWorkplaceAgreementInput!) { addWorkplaceAgreement(input: $input) { agreements { id } } }';

async function newAgreement(world: World): Promise<string> {
  const input = { workplaceId: await newWorkplace(world), values: AGREEMENT };
  const { data } = await world.people.ad.graphql(ADD_AGREEMENT, { input });
  return data!.addWorkplaceAgreement.agreements[0]!.id;
}

/** A new agreement with a file. */
async function filedAgreement(world: World): Promise<string> {
  const id = await newAgreement(world);
  const path = `/api/workplace-agreements/${id}/file`;
  const { status } = await world.people.ad.rest('POST', path, { body: bytes() });
  if (status !== 200) throw new Error(`the upload answered ${status}`);
  return id;
}

const propose = (own: boolean): RowCall => ({
  route: 'GET /api/students/:id/place-proposals',
  field: 'proposePlaces',
  prepare: async (world) => {
    const id = await newStudent(world, own);
    return {
      rest: { method: 'GET', path: `/api/students/${id}/place-proposals` },
      graphql: { query: 'query($id: ID!) { proposePlaces(studentId: $id) { basis } }', variables: { id } },
    };
  },
});

/** Matching, merging, contacts and agreements of workplaces. */
export const WORKPLACE_CALLS: Record<string, RowCall> = {
  X1020: {
    route: 'GET /api/workplaces/free',
    field: 'freePlaces',
    prepare: () => ({
      rest: { method: 'GET', path: '/api/workplaces/free' },
      graphql: { query: '{ freePlaces { totalCount } }' },
    }),
  },
  X1023: {
    route: 'GET /api/workplaces/duplicates',
    field: 'workplaceDuplicates',
    prepare: () => ({
      rest: { method: 'GET', path: '/api/workplaces/duplicates' },
      graphql: { query: '{ workplaceDuplicates { reason } }' },
    }),
  },
  X1024: {
    route: 'GET /api/workplaces/:id/merge',
    field: 'workplaceMergePreview',
    prepare: async (world) => {
      const [from, into] = [await newWorkplace(world), await newWorkplace(world)];
      return {
        rest: { method: 'GET', path: `/api/workplaces/${into}/merge?from=${from}` },
        graphql: {
          query:
            'query($input: WorkplaceMergePreviewInput!) { workplaceMergePreview(input: $input) { placements } }',
          variables: { input: { from, into } },
        },
      };
    },
  },
  X1025: {
    route: 'POST /api/workplaces/:id/merge',
    field: 'mergeWorkplaces',
    prepare: async (world) => {
      const into = await newWorkplace(world);
      return {
        rest: {
          method: 'POST',
          path: `/api/workplaces/${into}/merge`,
          options: { body: { from: await newWorkplace(world) } },
        },
        graphql: {
          query: 'mutation($input: MergeWorkplacesInput!) { mergeWorkplaces(input: $input) { id } }',
          variables: { input: { from: await newWorkplace(world), into } },
        },
      };
    },
  },
  X1260: {
    route: 'GET /api/workplaces/:id/contacts',
    field: 'workplaceContacts',
    prepare: async (world) => {
      const id = await newWorkplace(world);
      return {
        rest: { method: 'GET', path: `/api/workplaces/${id}/contacts` },
        graphql: {
          query: 'query($input: WorkplaceContactsInput!) { workplaceContacts(input: $input) { totalCount } }',
          variables: { input: { workplaceId: id } },
        },
      };
    },
  },
  X1261: {
    route: 'POST /api/workplaces/:id/contacts',
    field: 'addWorkplaceContact',
    prepare: async (world) => {
      const workplaceId = await newWorkplace(world);
      return {
        rest: { method: 'POST', path: `/api/workplaces/${workplaceId}/contacts`, options: { body: CONTACT } },
        graphql: { query: ADD_CONTACT, variables: { input: { workplaceId, values: CONTACT } } },
      };
    },
  },
  X1262: {
    route: 'PUT /api/workplace-contacts/:id',
    field: 'updateWorkplaceContact',
    prepare: async (world) => ({
      rest: {
        ...{ method: 'PUT', path: `/api/workplace-contacts/${await newContact(world)}` },
        options: { body: CONTACT },
      },
      graphql: {
        query:
          'mutation($input: UpdateWorkplaceContactInput!) { updateWorkplaceContact(input: $input) { id } }',
        variables: { input: { id: await newContact(world), values: CONTACT } },
      },
    }),
  },
  X1263: {
    route: 'DELETE /api/workplace-contacts/:id',
    field: 'removeWorkplaceContact',
    prepare: async (world) => ({
      rest: { method: 'DELETE', path: `/api/workplace-contacts/${await newContact(world)}` },
      graphql: {
        query: 'mutation($input: RemoveWorkplaceContactInput!) { removeWorkplaceContact(input: $input) }',
        variables: { input: { id: await newContact(world) } },
      },
    }),
  },
  X1264: {
    route: 'POST /api/workplaces/:id/agreements',
    field: 'addWorkplaceAgreement',
    prepare: async (world) => {
      const workplaceId = await newWorkplace(world);
      return {
        rest: {
          ...{ method: 'POST', path: `/api/workplaces/${workplaceId}/agreements` },
          options: { body: AGREEMENT },
        },
        graphql: { query: ADD_AGREEMENT, variables: { input: { workplaceId, values: AGREEMENT } } },
      };
    },
  },
  X1265: {
    route: 'PUT /api/workplace-agreements/:id',
    field: 'updateWorkplaceAgreement',
    prepare: async (world) => ({
      rest: {
        ...{ method: 'PUT', path: `/api/workplace-agreements/${await newAgreement(world)}` },
        options: { body: AGREEMENT },
      },
      graphql: {
        query:
          'mutation($input: UpdateWorkplaceAgreementInput!) { updateWorkplaceAgreement(input: $input) { id } }',
        variables: { input: { id: await newAgreement(world), values: AGREEMENT } },
      },
    }),
  },
  X1266: {
    route: 'POST /api/workplace-agreements/:id/file',
    field: 'attachWorkplaceAgreement',
    prepare: async (world, principal) => {
      const id = await newAgreement(world);
      const uploadId = await stage(world, world.people[principal], 'FILE');
      return {
        rest: {
          ...{ method: 'POST', path: `/api/workplace-agreements/${id}/file` },
          options: { body: bytes() },
        },
        graphql: {
          query:
            'mutation($input: AttachWorkplaceAgreementInput!) { attachWorkplaceAgreement(input: $input) { id } }',
          variables: { input: { id, uploadId } },
        },
      };
    },
  },
  X1267: {
    route: 'GET /api/workplace-agreements/:id/file',
    field: 'workplaceAgreementFile',
    prepare: async (world) => {
      const id = await filedAgreement(world);
      return {
        rest: { method: 'GET', path: `/api/workplace-agreements/${id}/file` },
        graphql: {
          query: 'query($id: ID!) { workplaceAgreementFile(id: $id) { filename } }',
          variables: { id },
        },
      };
    },
  },
  X1268: {
    route: 'DELETE /api/workplace-agreements/:id',
    field: 'removeWorkplaceAgreement',
    prepare: async (world) => ({
      rest: { method: 'DELETE', path: `/api/workplace-agreements/${await newAgreement(world)}` },
      graphql: {
        query:
          'mutation($input: RemoveWorkplaceAgreementInput!) { removeWorkplaceAgreement(input: $input) { id } }',
        variables: { input: { id: await newAgreement(world) } },
      },
    }),
  },
  X1021: propose(true),
  X1022: propose(false),
};
