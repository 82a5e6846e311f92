import type { Person } from '../support/school.js';
import type { RowCall } from './permission-calls.js';
import type { World } from './permission-world.js';

const ADD = 'mutation($input: AddFollowUpInput!) { addFollowUp(input: $input) { id } }';

async function followUpOf(person: Person, { otherStudent }: World): Promise<string> {
  const { data } = await person.graphql(ADD, { input: { studentId: otherStudent, dueOn: '2099-01-15' } });
  return data!.addFollowUp.id;
}

const complete = (own: boolean): RowCall => ({
  field: 'completeFollowUp',
  prepare: async (world, principal) => {
    const author = own ? world.people[principal] : world.people[principal === 'te' ? 'sy' : 'te'];
    return {
      graphql: {
        query: 'mutation($input: CompleteFollowUpInput!) { completeFollowUp(input: $input) { doneAt } }',
        variables: { input: { id: await followUpOf(author, world) } },
      },
    };
  },
});

export const FOLLOW_UP_CALLS: Record<string, RowCall> = {
  X693: { field: 'followUps', prepare: () => ({ graphql: { query: '{ followUps { id } }' } }) },
  X697: { field: 'recentStudents', prepare: () => ({ graphql: { query: '{ recentStudents { name } }' } }) },
  X698: { field: 'endingStudents', prepare: () => ({ graphql: { query: '{ endingStudents { name } }' } }) },
  X694: {
    field: 'addFollowUp',
    prepare: ({ otherStudent }) => ({
      graphql: {
        query: ADD,
        variables: { input: { studentId: otherStudent, dueOn: '2099-01-15', note: 'Ring' } },
      },
    }),
  },
  X695: complete(true),
  X696: complete(false),
};
