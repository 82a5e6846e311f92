import type { RowCall } from './permission-calls.js';
import { subject, type World } from './permission-world.js';

const NAME = 'Någon Som Går';

async function pair({ school }: World): Promise<{ keepId: string; mergedId: string }> {
  return { keepId: await school.student(), mergedId: await school.student() };
}

export const STUDENT_RECORDS_CALLS: Record<string, RowCall> = {
  X320: {
    field: 'mergePreview',
    prepare: async (world) => ({
      graphql: {
        query: 'query($input: MergePreviewInput!) { mergePreview(input: $input) { enrollments } }',
        variables: { input: await pair(world) },
      },
    }),
  },
  X321: {
    field: 'mergeStudents',
    prepare: async (world) => ({
      graphql: {
        query: 'mutation($input: MergeStudentsInput!) { mergeStudents(input: $input) { id } }',
        variables: { input: { ...(await pair(world)), keepVersion: 1, mergedVersion: 1, take: ['PHONE'] } },
      },
    }),
  },
  X322: {
    field: 'endStudent',
    prepare: async ({ school }) => ({
      graphql: {
        query: 'mutation($input: EndStudentInput!) { endStudent(input: $input) { id } }',
        variables: { input: { studentId: await school.student(), endDate: '2026-06-01', reason: 'WORK' } },
      },
    }),
  },
  X713: {
    field: 'undoEndStudent',
    prepare: async ({ school, people }) => {
      const studentId = await school.student();
      const end = 'mutation($input: EndStudentInput!) { endStudent(input: $input) { id } }';
      await people.ad.graphql(end, { input: { studentId, endDate: '2026-06-01', reason: 'WORK' } });
      return {
        graphql: {
          query: 'mutation($input: UndoEndStudentInput!) { undoEndStudent(input: $input) { id } }',
          variables: { input: { studentId } },
        },
      };
    },
  },
  X323: {
    field: 'anonymiseStudent',
    prepare: async ({ school }) => ({
      graphql: {
        query: 'mutation($input: AnonymiseStudentInput!) { anonymiseStudent(input: $input) { id } }',
        variables: {
          input: { studentId: await school.student({ name: NAME }), confirmName: NAME, version: 1 },
        },
      },
    }),
  },
  X691: {
    field: 'anonymisePreview',
    prepare: async ({ school }) => ({
      graphql: {
        query:
          'query($input: AnonymisePreviewInput!) { anonymisePreview(input: $input) { mentions { id } } }',
        variables: { input: { studentId: await school.student() } },
      },
    }),
  },
  X324: {
    field: 'endStudentPreview',
    prepare: async ({ school }) => ({
      graphql: {
        query: 'query($input: EndStudentPreviewInput!) { endStudentPreview(input: $input) { planned } }',
        variables: { input: { studentId: await school.student(), endDate: '2026-06-01' } },
      },
    }),
  },
  X710: {
    route: 'GET /api/student-details/:id/timeline',
    field: 'studentTimeline',
    prepare: (world, principal) => ({
      rest: { method: 'GET', path: `/api/student-details/${subject(world, principal)}/timeline` },
      graphql: {
        query: 'query($input: StudentTimelineInput!) { studentTimeline(input: $input) { nodes { id } } }',
        variables: { input: { studentId: subject(world, principal) } },
      },
    }),
  },
};
