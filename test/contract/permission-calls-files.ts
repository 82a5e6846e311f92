import { randomUUID } from 'node:crypto';
import type { Person } from '../support/school.js';
import type { RowCall } from './permission-calls.js';
import { subject, type World } from './permission-world.js';

export const bytes = (): FormData => {
  const form = new FormData();
  form.set('file', new Blob(['Hej, det här är en vanlig text.\n'], { type: 'text/plain' }), 'anteckning.txt');
  return form;
};

/** A student's file, uploaded by an administrator through the API. */
export async function upload(world: World, studentId: string): Promise<string> {
  const { status, body } = await world.people.ad.rest('POST', `/api/uploads/${studentId}`, { body: bytes() });
  if (status !== 201) throw new Error(`the upload answered ${status}`);
  return (body as { _id: string })._id;
}

/** A staged upload, as after the first half of an upload. */
export async function stage(world: World, owner: Person, purpose: 'FILE' | 'IMPORT'): Promise<string> {
  const id = randomUUID();
  if (!owner.token) return id;
  await world.school.sql(
    `INSERT INTO staged_upload (id, user_id, purpose, storage_key, filename, mime_type, size, sha256)
     VALUES ($1, $2, $3, $4, 'anteckning.txt', 'text/plain', 3, repeat('0', 64))`,
    [id, owner.userId, purpose, randomUUID()],
  );
  return id;
}

export const FILE_CALLS: Record<string, RowCall> = {
  M16: {
    route: 'GET /api/uploads/:id',
    field: 'files',
    prepare: (world, principal) => ({
      rest: { method: 'GET', path: `/api/uploads/${subject(world, principal)}` },
      graphql: {
        query: 'query($id: ID!) { files(studentId: $id) { id } }',
        variables: { id: subject(world, principal) },
      },
    }),
  },
  M17: {
    route: 'POST /api/uploads/:id',
    prepare: (world, principal) => ({
      rest: { method: 'POST', path: `/api/uploads/${subject(world, principal)}`, options: { body: bytes() } },
    }),
  },
  M18: {
    route: 'GET /api/uploads/download/:id',
    prepare: async (world, principal) => ({
      rest: {
        method: 'GET',
        path: `/api/uploads/download/${await upload(world, subject(world, principal))}`,
      },
    }),
  },
  M19: {
    route: 'DELETE /api/uploads/:id',
    field: 'deleteFile',
    prepare: async (world, principal) => ({
      rest: { method: 'DELETE', path: `/api/uploads/${await upload(world, subject(world, principal))}` },
      graphql: {
        query: 'mutation($input: DeleteFileInput!) { deleteFile(input: $input) }',
        variables: { input: { id: await upload(world, subject(world, principal)) } },
      },
    }),
  },
  X04: {
    field: 'file',
    prepare: async (world, principal) => ({
      graphql: {
        query: 'query($id: ID!) { file(id: $id) { id } }',
        variables: { id: await upload(world, subject(world, principal)) },
      },
    }),
  },
  X05: {
    field: 'addFile',
    prepare: async (world, principal) => ({
      graphql: {
        query: 'mutation($input: AddFileInput!) { addFile(input: $input) { id } }',
        variables: {
          input: {
            studentId: subject(world, principal),
            uploadId: await stage(world, world.people[principal], 'FILE'),
          },
        },
      },
    }),
  },
};
