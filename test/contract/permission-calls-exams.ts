import { randomUUID } from 'node:crypto';
import type { RowCall } from './permission-calls.js';
import { subject, type World } from './permission-world.js';

/** A student's registration, created by an administrator through the API. */
async function registered(world: World, studentId: string): Promise<string> {
  const body = { studentId, course: `Kurs ${randomUUID()}`, requestedMonth: 'Mars' };
  const answer = await world.people.ad.rest('POST', '/api/exams', { body });
  if (answer.status !== 201) throw new Error(`the registration answered ${answer.status}`);
  return (answer.body as { _id: string })._id;
}

export const EXAM_CALLS: Record<string, RowCall> = {
  M27: {
    route: 'POST /api/exams',
    field: 'registerExam',
    prepare: (world, principal) => {
      const input = () => ({
        studentId: subject(world, principal),
        course: `Kurs ${randomUUID()}`,
        requestedMonth: 'Maj',
      });
      return {
        rest: { method: 'POST', path: '/api/exams', options: { body: input() } },
        graphql: {
          query: 'mutation($input: RegisterExamInput!) { registerExam(input: $input) { id } }',
          variables: { input: input() },
        },
      };
    },
  },
  M28: {
    route: 'GET /api/exams',
    field: 'exams',
    prepare: () => ({
      rest: { method: 'GET', path: '/api/exams' },
      graphql: { query: '{ exams { nodes { id } } }' },
    }),
  },
  M29: {
    route: 'PUT /api/exams/:id/decision',
    field: 'decideExam',
    prepare: async (world, principal) => {
      const id = await registered(world, subject(world, principal));
      return {
        rest: {
          method: 'PUT',
          path: `/api/exams/${id}/decision`,
          options: { body: { decision: 'accept', comment: 'Ja' } },
        },
        graphql: {
          query: 'mutation($input: DecideExamInput!) { decideExam(input: $input) { id } }',
          variables: { input: { id, decision: 'DENY' } },
        },
      };
    },
  },
  M29b: {
    route: 'PUT /api/exams/:id',
    field: 'updateExam',
    prepare: async (world, principal) => {
      const id = await registered(world, subject(world, principal));
      return {
        rest: { method: 'PUT', path: `/api/exams/${id}`, options: { body: { registeredOn: '2026-01-02' } } },
        graphql: {
          query: 'mutation($input: UpdateExamInput!) { updateExam(input: $input) { id } }',
          variables: { input: { id, registeredOn: '2026-01-03' } },
        },
      };
    },
  },
  M29c: {
    route: 'POST /api/exams/decisions',
    field: 'decideExams',
    prepare: async (world, principal) => {
      const id = await registered(world, subject(world, principal));
      const input = (decision: string) => ({ exams: [{ id }], decision });
      return {
        rest: { method: 'POST', path: '/api/exams/decisions', options: { body: input('accept') } },
        graphql: {
          query: 'mutation($input: DecideExamsInput!) { decideExams(input: $input) { id } }',
          variables: { input: input('DENY') },
        },
      };
    },
  },
  M29d: {
    route: 'POST /api/exams/decisions/undo',
    field: 'undoExamDecisions',
    prepare: async (world, principal) => {
      const decided = async () => {
        const id = await registered(world, subject(world, principal));
        const body = { decision: 'accept' };
        await world.people.ad.rest('PUT', `/api/exams/${id}/decision`, { body });
        return { exams: [{ id }] };
      };
      return {
        rest: { method: 'POST', path: '/api/exams/decisions/undo', options: { body: await decided() } },
        graphql: {
          query: 'mutation($input: UndoExamDecisionsInput!) { undoExamDecisions(input: $input) { id } }',
          variables: { input: await decided() },
        },
      };
    },
  },
  X719: {
    field: 'withdrawExam',
    prepare: async (world, principal) => ({
      graphql: {
        query: 'mutation($input: WithdrawExamInput!) { withdrawExam(input: $input) }',
        variables: { input: { id: await registered(world, subject(world, principal)) } },
      },
    }),
  },
  X711: {
    field: 'ownExamTerms',
    prepare: () => ({ graphql: { query: '{ ownExamTerms(course: "Svenska 1") { feeOre } }' } }),
  },
  M30: {
    route: 'DELETE /api/exams/:id',
    field: 'deleteExam',
    prepare: async (world, principal) => {
      const studentId = subject(world, principal);
      return {
        rest: { method: 'DELETE', path: `/api/exams/${await registered(world, studentId)}` },
        graphql: {
          query: 'mutation($input: DeleteExamInput!) { deleteExam(input: $input) }',
          variables: { input: { id: await registered(world, studentId) } },
        },
      };
    },
  },
};
