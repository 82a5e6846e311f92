import { makeCourse, makeEnrollment, makeInstance } from '../support/course-instances.js';
import type { RowCall } from './permission-calls.js';
import type { World } from './permission-world.js';

/** An instance with a participant, of the calling teacher or without a teacher. */
async function instanceOf({ school, people }: World, own: boolean): Promise<string> {
  const courseId = await makeCourse(school);
  const seed = own ? { teacher_id: people['te'].teacherId } : {};
  const instanceId = await makeInstance(school, courseId, seed);
  const studentId = await school.student({ email: `${instanceId}@exempel.se` });
  await makeEnrollment(school, { studentId, courseId, instanceId });
  return instanceId;
}

const message = { subject: 'Ny sal', text: 'Vi ses i B204.' };

const preview = (own: boolean): RowCall => ({
  route: 'GET /api/details/Kurs/:id/message',
  field: 'participantMessagePreview',
  prepare: async (world) => {
    const id = await instanceOf(world, own);
    return {
      rest: { method: 'GET', path: `/api/details/Kurs/${id}/message` },
      graphql: {
        query: 'query($id: ID!) { participantMessagePreview(id: $id) { reached } }',
        variables: { id },
      },
    };
  },
});

const send = (own: boolean): RowCall => ({
  route: 'POST /api/details/Kurs/:id/message',
  field: 'messageParticipants',
  prepare: async (world) => ({
    rest: {
      method: 'POST',
      path: `/api/details/Kurs/${await instanceOf(world, own)}/message`,
      options: { body: message },
    },
    graphql: {
      query: 'mutation($input: MessageParticipantsInput!) { messageParticipants(input: $input) { reached } }',
      variables: { input: { id: await instanceOf(world, own), ...message } },
    },
  }),
});

export const COURSE_MESSAGE_CALLS: Record<string, RowCall> = {
  X760: preview(true),
  X761: preview(false),
  X762: send(true),
  X763: send(false),
};
