import { randomUUID } from 'node:crypto';
import type { RowCall } from './permission-calls.js';
import { bytes, stage } from './permission-calls-files.js';
import { newWorkplace } from './permission-calls-placements.js';
import type { Principal } from './permission-matrix.js';
import type { World } from './permission-world.js';

const MAY_IMPORT: readonly Principal[] = ['te', 'ad', 'sa'];
const PATH = '/api/workplace-imports';

/** A workbook with one new workplace. */
function workbook(): FormData {
  const form = new FormData();
  const text = `Arbetsplats;Ort;Platser\nPlats ${randomUUID()};Täby;2\n`;
  form.set('file', new Blob([text], { type: 'text/csv' }), 'platser.csv');
  return form;
}

interface Previewed {
  _id: string;
  planned: string;
}

/** An import of this person's own; an unknown one for roles that may not import. */
async function previewed(world: World, principal: Principal): Promise<Previewed> {
  if (!MAY_IMPORT.includes(principal)) return { _id: randomUUID(), planned: 'x' };
  const { status, body } = await world.people[principal].rest('POST', PATH, { body: workbook() });
  if (status !== 200) throw new Error(`the preview answered ${status}: ${JSON.stringify(body)}`);
  return body as Previewed;
}

async function committed(world: World, principal: Principal): Promise<string> {
  const { _id, planned } = await previewed(world, principal);
  if (!MAY_IMPORT.includes(principal)) return _id;
  const path = `${PATH}/${_id}/commit`;
  const { status } = await world.people[principal].rest('POST', path, { body: { planned } });
  if (status !== 200) throw new Error(`the commit answered ${status}`);
  return _id;
}

const undo = (importerOf: (principal: Principal) => Principal): RowCall => ({
  route: 'POST /api/workplace-imports/:id/undo',
  field: 'undoWorkplaceImport',
  prepare: async (world, principal) => ({
    rest: { method: 'POST', path: `${PATH}/${await committed(world, importerOf(principal))}/undo` },
    graphql: {
      query: 'mutation($input: UndoWorkplaceImportInput!) { undoWorkplaceImport(input: $input) { state } }',
      variables: { input: { id: await committed(world, importerOf(principal)) } },
    },
  }),
});

/** A supervisor, with or without a certificate. */
async function newSupervisor(world: World, isCertified: boolean): Promise<string> {
  const query =
    'mutation($input: AddSupervisorInput!) { addSupervisor(input: $input) { supervisors { id } } }';
  const input = { workplaceId: await newWorkplace(world), values: { name: 'Karin Holm' } };
  const { data } = await world.people.ad.graphql(query, { input });
  const { id } = data!.addSupervisor.supervisors.at(-1)!;
  if (!isCertified) return id;
  const { status } = await world.people.ad.rest('POST', certificateOf(id), { body: bytes() });
  if (status !== 200) throw new Error(`the upload answered ${status}`);
  return id;
}

const certificateOf = (id: string): string => `/api/supervisors/${id}/certificate`;

/** Certificates of supervisors. */
export const CERTIFICATE_CALLS: Record<string, RowCall> = {
  X1510: {
    route: 'POST /api/supervisors/:id/certificate',
    field: 'attachSupervisorCertificate',
    prepare: async (world, principal) => {
      const id = await newSupervisor(world, false);
      const uploadId = await stage(world, world.people[principal], 'FILE');
      return {
        rest: { method: 'POST', path: certificateOf(id), options: { body: bytes() } },
        graphql: {
          query:
            'mutation($input: AttachSupervisorCertificateInput!) { attachSupervisorCertificate(input: $input) { id } }',
          variables: { input: { id, uploadId } },
        },
      };
    },
  },
  X1511: {
    route: 'GET /api/supervisors/:id/certificate',
    field: 'supervisorCertificate',
    prepare: async (world) => {
      const id = await newSupervisor(world, true);
      return {
        rest: { method: 'GET', path: certificateOf(id) },
        graphql: {
          query: 'query($id: ID!) { supervisorCertificate(id: $id) { filename } }',
          variables: { id },
        },
      };
    },
  },
  X1512: {
    route: 'DELETE /api/supervisors/:id/certificate',
    field: 'removeSupervisorCertificate',
    prepare: async (world) => ({
      rest: { method: 'DELETE', path: certificateOf(await newSupervisor(world, true)) },
      graphql: {
        query:
          'mutation($input: RemoveSupervisorCertificateInput!) { removeSupervisorCertificate(input: $input) { id } }',
        variables: { input: { id: await newSupervisor(world, true) } },
      },
    }),
  },
};

/** Imports of workplaces. */
export const WORKPLACE_IMPORT_CALLS: Record<string, RowCall> = {
  X1500: {
    route: 'POST /api/workplace-imports',
    prepare: () => ({ rest: { method: 'POST', path: PATH, options: { body: workbook() } } }),
  },
  X1508: {
    field: 'previewWorkplaceImport',
    // Roles that may import get 404 for a missing upload, after the role check.
    prepare: () => ({
      graphql: {
        query:
          'mutation($input: PreviewWorkplaceImportInput!) { previewWorkplaceImport(input: $input) { id } }',
        variables: { input: { uploadId: randomUUID() } },
      },
    }),
  },
  X1501: {
    route: 'GET /api/workplace-imports',
    field: 'workplaceImports',
    prepare: () => ({
      rest: { method: 'GET', path: PATH },
      graphql: { query: '{ workplaceImports { id } }' },
    }),
  },
  X1502: {
    route: 'GET /api/workplace-imports/:id',
    field: 'workplaceImport',
    prepare: async (world, principal) => {
      const { _id: id } = await previewed(world, principal);
      return {
        rest: { method: 'GET', path: `${PATH}/${id}` },
        graphql: { query: 'query($id: ID!) { workplaceImport(id: $id) { id } }', variables: { id } },
      };
    },
  },
  X1503: {
    route: 'PUT /api/workplace-imports/:id',
    field: 'updateWorkplaceImport',
    prepare: async (world, principal) => {
      const { _id: id } = await previewed(world, principal);
      const rows = [{ row: 2, column: 1, value: 'Solna' }];
      return {
        rest: { method: 'PUT', path: `${PATH}/${id}`, options: { body: { rows } } },
        graphql: {
          query:
            'mutation($input: UpdateWorkplaceImportInput!) { updateWorkplaceImport(input: $input) { id } }',
          variables: { input: { id, rows } },
        },
      };
    },
  },
  X1504: {
    route: 'POST /api/workplace-imports/:id/commit',
    field: 'commitWorkplaceImport',
    prepare: async (world, principal) => {
      const [one, other] = [await previewed(world, principal), await previewed(world, principal)];
      return {
        rest: {
          ...{ method: 'POST', path: `${PATH}/${one._id}/commit` },
          options: { body: { planned: one.planned } },
        },
        graphql: {
          query:
            'mutation($input: CommitWorkplaceImportInput!) { commitWorkplaceImport(input: $input) { id } }',
          variables: { input: { id: other._id, planned: other.planned } },
        },
      };
    },
  },
  X1750: {
    route: 'GET /api/workplace-imports/:id/errors',
    prepare: async (world, principal) => ({
      rest: { method: 'GET', path: `${PATH}/${(await previewed(world, principal))._id}/errors` },
    }),
  },
  X1505: undo((principal) => principal),
  X1506: undo((principal) => (principal === 'ad' ? 'te' : 'ad')),
  X1507: {
    route: 'GET /api/workplace-imports/template',
    prepare: () => ({ rest: { method: 'GET', path: `${PATH}/template` } }),
  },
};
