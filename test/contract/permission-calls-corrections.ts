import { randomUUID } from 'node:crypto';
import type { RowCall } from './permission-calls.js';
import type { World } from './permission-world.js';

/** A student's pending request. */
async function waiting({ school, otherStudent }: World): Promise<string> {
  const id = randomUUID();
  await school.sql(
    `INSERT INTO correction_request (id, student_id, subject, text) VALUES ($1, $2, 'OTHER', 'Fel')`,
    [id, otherStudent],
  );
  return id;
}

export const CORRECTION_CALLS: Record<string, RowCall> = {
  X501: {
    field: 'myCorrectionRequests',
    prepare: () => ({ graphql: { query: '{ myCorrectionRequests { id } }' } }),
  },
  X502: {
    field: 'correctionRequests',
    prepare: ({ otherStudent }) => ({
      graphql: {
        query: 'query($id: ID!) { correctionRequests(studentId: $id) { id } }',
        variables: { id: otherStudent },
      },
    }),
  },
  X503: {
    field: 'requestCorrection',
    prepare: () => ({
      graphql: {
        query: 'mutation($input: RequestCorrectionInput!) { requestCorrection(input: $input) { id } }',
        variables: { input: { subject: 'OTHER', text: 'Fel' } },
      },
    }),
  },
  X504: {
    field: 'answerCorrection',
    prepare: async (world) => ({
      graphql: {
        query: 'mutation($input: AnswerCorrectionInput!) { answerCorrection(input: $input) { id } }',
        variables: { input: { id: await waiting(world), outcome: 'CORRECTED', answer: 'Rättat.' } },
      },
    }),
  },
};
