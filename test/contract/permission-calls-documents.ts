import { randomUUID } from 'node:crypto';
import type { PreparedCall, RowCall } from './permission-calls.js';
import { subject, type World } from './permission-world.js';

/** Needs only a student. */
const TYPE = 'APL_AGREEMENT';

const mutation = (field: string, type: string, input: unknown, selection = '{ id }'): PreparedCall => ({
  graphql: {
    query: `mutation($input: ${type}!) { ${field}(input: $input) ${selection} }`,
    variables: { input },
  },
});

interface Issued {
  id: string;
  code: string;
}

/** A document about the student, created by an administrator. */
async function issue(world: World, studentId: string): Promise<Issued> {
  const { data } = await world.people.ad.graphql(
    'mutation($input: CreateDocumentInput!) { createDocument(input: $input) { id code } }',
    { input: { document: { type: TYPE, subjectId: studentId } } },
  );
  return data!.createDocument;
}

/** Enrols the student, so that there is something to certify. */
async function enrol(world: World, studentId: string): Promise<void> {
  const course = randomUUID();
  await world.school.sql(
    `INSERT INTO course (id, code, name, points, system) VALUES ($1, $2, 'En kurs', 100, 'LOCAL')`,
    [course, course],
  );
  await world.school.sql(
    `INSERT INTO enrollment (id, student_id, course_id, status) VALUES ($1, $2, $3, 'ACTIVE')`,
    [randomUUID(), studentId, course],
  );
}

export const DOCUMENTS_CALLS: Record<string, RowCall> = {
  X280: {
    route: 'GET /api/documents/verify/:code',
    field: 'verifyDocument',
    prepare: async (world) => {
      const { code } = await issue(world, world.otherStudent);
      return {
        rest: { method: 'GET', path: `/api/documents/verify/${code}` },
        graphql: {
          query: 'query($code: String!) { verifyDocument(code: $code) { valid } }',
          variables: { code },
        },
      };
    },
  },
  X281: {
    field: 'documentSubjects',
    prepare: () => ({
      graphql: { query: `{ documentSubjects(input: { type: ${TYPE} }) { totalCount } }` },
    }),
  },
  X282: {
    field: 'documentPreview',
    prepare: (world) => ({
      graphql: {
        query: 'query($input: DocumentInput!) { documentPreview(input: $input) { warnings } }',
        variables: { input: { type: TYPE, subjectId: world.otherStudent } },
      },
    }),
  },
  X283: {
    field: 'issuedDocuments',
    prepare: () => ({ graphql: { query: '{ issuedDocuments(input: {}) { totalCount } }' } }),
  },
  X284: {
    route: 'GET /api/documents/:id/file',
    field: 'issuedDocument',
    prepare: async (world, principal) => {
      const { id } = await issue(world, subject(world, principal));
      return {
        rest: { method: 'GET', path: `/api/documents/${id}/file` },
        graphql: { query: 'query($id: ID!) { issuedDocument(id: $id) { id } }', variables: { id } },
      };
    },
  },
  X285: {
    field: 'createDocument',
    prepare: (world) =>
      mutation('createDocument', 'CreateDocumentInput', {
        document: { type: TYPE, subjectId: world.otherStudent },
      }),
  },
  X286: {
    field: 'createDocuments',
    prepare: (world) =>
      mutation('createDocuments', 'CreateDocumentsInput', { type: TYPE, subjectIds: [world.otherStudent] }),
  },
  X287: {
    field: 'createMyDocument',
    prepare: async (world) => {
      await enrol(world, world.people.so.studentId!);
      return mutation('createMyDocument', 'CreateMyDocumentInput', { type: 'STUDY_CERTIFICATE' });
    },
  },
  X288: {
    field: 'saveDocumentToFiles',
    prepare: async (world) => {
      const { id } = await issue(world, world.otherStudent);
      return mutation('saveDocumentToFiles', 'SaveDocumentInput', { id });
    },
  },
  X289: {
    field: 'revokeDocument',
    prepare: async (world) => {
      const { id } = await issue(world, world.otherStudent);
      return mutation('revokeDocument', 'RevokeDocumentInput', { id, reason: 'Fel uppgifter' });
    },
  },
  X290: {
    route: 'GET /api/documents/batches/:batchId',
    prepare: async (world) => {
      const [batchId, { id }] = [randomUUID(), await issue(world, world.otherStudent)];
      await world.school.sql('UPDATE document SET batch_id = $1 WHERE id = $2', [batchId, id]);
      return { rest: { method: 'GET', path: `/api/documents/batches/${batchId}` } };
    },
  },
};
