import { randomUUID } from 'node:crypto';
import { checkDigit } from '../../domain/personal-number.js';
import type { Person, School } from '../support/school.js';
import type { RowCall } from './permission-calls.js';
import type { Principal } from './permission-matrix.js';
import { subject, type World } from './permission-world.js';

const MAY_IMPORT: readonly Principal[] = ['te', 'ad', 'sa'];

/** A workbook with one student: new, or with the given personal number. */
function workbook(name: string, personalNumber = ''): FormData {
  const form = new FormData();
  const text = `Namn;Personnummer;E-post;Kommun\n${name};${personalNumber};${randomUUID()}@exempel.se;Solna\n`;
  form.set('file', new Blob([text], { type: 'text/csv' }), 'elever.csv');
  return form;
}

let serial = 100;

function newNumber(): string {
  serial += 1;
  return `19910203${serial}${checkDigit(`910203${serial}`)}`;
}

/** The person's own batch, created through the API; an unknown id for roles that may not import. */
async function previewed(person: Person, allowed: boolean, form: FormData): Promise<string> {
  if (!allowed) return randomUUID();
  const { status, body } = await person.rest('POST', '/api/students/import/preview', { body: form });
  if (status !== 200) throw new Error(`the preview answered ${status}: ${JSON.stringify(body)}`);
  return (body as { batchId: string }).batchId;
}

const ownBatch = (world: World, principal: Principal): Promise<string> =>
  previewed(
    world.people[principal],
    MAY_IMPORT.includes(principal),
    workbook(`Ny ${randomUUID().slice(0, 8)}`),
  );

/** A batch that changes an existing student. */
async function changingBatch(world: World, principal: Principal): Promise<string> {
  const personalNumber = newNumber();
  await world.school.student({ name: 'Gammal Elev', personalNumber, municipality: 'Täby' });
  const form = workbook('Gammal Elev', personalNumber);
  return previewed(world.people[principal], MAY_IMPORT.includes(principal), form);
}

async function committedBatch(world: World, principal: Principal): Promise<string> {
  const batchId = await ownBatch(world, principal);
  if (!MAY_IMPORT.includes(principal)) return batchId;
  const { status } = await world.people[principal].rest('POST', '/api/students/import/commit', {
    body: { batchId },
  });
  if (status !== 202) throw new Error(`the commit answered ${status}`);
  await ended(world.school, batchId);
  return batchId;
}

async function ended(school: School, batchId: string): Promise<void> {
  for (let tries = 0; tries < 200; tries += 1) {
    const [batch] = await school.sql<{ state: string }>('SELECT state FROM import_batch WHERE id = $1', [
      batchId,
    ]);
    if (batch?.state === 'DONE') return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error('the import did not end');
}

async function jobOf(world: World, owner: Person): Promise<string> {
  const id = randomUUID();
  if (!owner.token) return id;
  await world.school.sql(
    `INSERT INTO job (id, kind, user_id, state, payload) VALUES ($1, 'commit-import', $2, 'DONE', '{}')`,
    [id, owner.userId],
  );
  return id;
}

const commit = (batch: (world: World, principal: Principal) => Promise<string>): RowCall => ({
  route: 'POST /api/students/import/commit',
  field: 'commitImport',
  prepare: async (world, principal) => ({
    rest: {
      method: 'POST',
      path: '/api/students/import/commit',
      options: { body: { batchId: await batch(world, principal) } },
    },
    graphql: {
      query: 'mutation($input: CommitImportInput!) { commitImport(input: $input) { id } }',
      variables: { input: { batchId: await batch(world, principal) } },
    },
  }),
});

const job = (own: boolean): RowCall => ({
  route: 'GET /api/jobs/:id',
  field: 'job',
  prepare: async (world, principal) => {
    const others = principal === 'ad' ? world.people.sa : world.people.ad;
    const id = await jobOf(world, own ? world.people[principal] : others);
    return {
      rest: { method: 'GET', path: `/api/jobs/${id}` },
      graphql: { query: 'query($id: ID!) { job(id: $id) { state } }', variables: { id } },
    };
  },
});

/** A held row of another user's import. */
async function heldRow({ school, people, otherStudent }: World): Promise<string> {
  const id = randomUUID();
  await school.sql(
    `INSERT INTO import_held_row (id, user_id, filename, row, columns, cells, student_id)
     VALUES ($1, $2, 'elever.csv', 2, '[{"index": 0, "header": "Namn", "field": "NAME"}]', '["Ny Elev"]', $3)`,
    [id, people.te.userId, otherStudent],
  );
  return id;
}

export const IMPORT_CALLS: Record<string, RowCall> = {
  M48: {
    route: 'POST /api/students/import/preview',
    prepare: () => ({
      rest: { method: 'POST', path: '/api/students/import/preview', options: { body: workbook('Ny Elev') } },
    }),
  },
  M49a: commit(ownBatch),
  M49b: commit(changingBatch),
  M50: {
    route: 'GET /api/students/export',
    prepare: () => ({ rest: { method: 'GET', path: '/api/students/export' } }),
  },
  M64a: job(true),
  M64b: job(false),
  M65: {
    route: 'POST /api/students/import/:batchId/undo',
    field: 'undoImport',
    prepare: async (world, principal) => ({
      rest: { method: 'POST', path: `/api/students/import/${await committedBatch(world, principal)}/undo` },
      graphql: {
        query: 'mutation($input: UndoImportInput!) { undoImport(input: $input) { id } }',
        variables: { input: { batchId: await committedBatch(world, principal) } },
      },
    }),
  },
  X07: {
    field: 'previewImport',
    // Roles that may import get 404 for a missing upload, after the role check.
    prepare: () => ({
      graphql: {
        query: 'mutation($input: PreviewImportInput!) { previewImport(input: $input) { id } }',
        variables: { input: { uploadId: randomUUID() } },
      },
    }),
  },
  X08: {
    route: 'PUT /api/students/import/:batchId',
    field: 'updateImport',
    prepare: async (world, principal) => {
      const batchId = await ownBatch(world, principal);
      return {
        rest: {
          method: 'PUT',
          path: `/api/students/import/${batchId}`,
          options: { body: { keepExistingWhenEmpty: false } },
        },
        graphql: {
          query: 'mutation($input: UpdateImportInput!) { updateImport(input: $input) { id } }',
          variables: { input: { batchId, keepExistingWhenEmpty: true } },
        },
      };
    },
  },
  X09: {
    route: 'GET /api/students/import/:batchId/errors',
    field: 'importBatch',
    prepare: async (world, principal) => {
      const id = await ownBatch(world, principal);
      return {
        rest: { method: 'GET', path: `/api/students/import/${id}/errors` },
        graphql: { query: 'query($id: ID!) { importBatch(id: $id) { id } }', variables: { id } },
      };
    },
  },
  X10: { field: 'importBatches', prepare: () => ({ graphql: { query: '{ importBatches { id } }' } }) },
  X11: {
    route: 'GET /api/students/import/template',
    prepare: () => ({ rest: { method: 'GET', path: '/api/students/import/template' } }),
  },
  X600: {
    route: 'GET /api/students/import/held',
    field: 'heldImportRows',
    prepare: () => ({
      rest: { method: 'GET', path: '/api/students/import/held' },
      graphql: { query: '{ heldImportRows { id studentName cells { header value } } }' },
    }),
  },
  X601: {
    route: 'POST /api/students/import/held/:id/take',
    field: 'takeHeldImportRow',
    prepare: async (world) => ({
      rest: { method: 'POST', path: `/api/students/import/held/${await heldRow(world)}/take` },
      graphql: {
        query: 'mutation($input: HeldImportRowInput!) { takeHeldImportRow(input: $input) { id } }',
        variables: { input: { id: await heldRow(world) } },
      },
    }),
  },
  X602: {
    route: 'DELETE /api/students/import/held/:id',
    field: 'dropHeldImportRow',
    prepare: async (world) => ({
      rest: { method: 'DELETE', path: `/api/students/import/held/${await heldRow(world)}` },
      graphql: {
        query: 'mutation($input: HeldImportRowInput!) { dropHeldImportRow(input: $input) }',
        variables: { input: { id: await heldRow(world) } },
      },
    }),
  },
  X603: {
    field: 'asksForReason',
    prepare: (world, principal) => ({
      graphql: {
        query: 'query($id: ID!) { asksForReason(studentId: $id) }',
        variables: { id: subject(world, principal) },
      },
    }),
  },
  X12: {
    route: 'POST /api/jobs/:id/cancel',
    field: 'cancelJob',
    prepare: async (world, principal) => {
      const id = await jobOf(world, world.people[principal]);
      return {
        rest: { method: 'POST', path: `/api/jobs/${id}/cancel` },
        graphql: {
          query: 'mutation($input: CancelJobInput!) { cancelJob(input: $input) { id } }',
          variables: { input: { id } },
        },
      };
    },
  },
};
