import type { RowCall } from './permission-calls.js';
import type { Principal } from './permission-matrix.js';
import type { World } from './permission-world.js';

const ADD = 'mutation($input: AddFollowUpInput!) { addFollowUp(input: $input) { id } }';

/** The caller's own follow-up; an administrator's for roles that may have none. */
async function followUpOf(principal: Principal, { people, otherStudent }: World): Promise<string> {
  const author = ['co', 'sp', 'sy', 'te', 'ad', 'sa'].includes(principal) ? principal : 'ad';
  const { data } = await people[author].graphql(ADD, {
    input: { studentId: otherStudent, dueOn: '2099-01-15' },
  });
  return data!.addFollowUp.id;
}

const complete = (own: boolean): RowCall => ({
  route: 'PUT /api/follow-ups/:id/done',
  field: 'completeFollowUp',
  prepare: async (world, principal) => {
    const author = own ? principal : principal === 'ad' ? 'sa' : 'ad';
    return {
      rest: {
        method: 'PUT',
        path: `/api/follow-ups/${await followUpOf(author, world)}/done`,
        options: { body: {} },
      },
      graphql: {
        query: 'mutation($input: CompleteFollowUpInput!) { completeFollowUp(input: $input) { doneAt } }',
        variables: { input: { id: await followUpOf(author, world) } },
      },
    };
  },
});

const update = (own: boolean): RowCall => ({
  route: 'PUT /api/follow-ups/:id',
  field: 'updateFollowUp',
  prepare: async (world, principal) => {
    const author = own ? principal : principal === 'ad' ? 'sa' : 'ad';
    return {
      rest: {
        method: 'PUT',
        path: `/api/follow-ups/${await followUpOf(author, world)}`,
        options: { body: { note: 'Ring' } },
      },
      graphql: {
        query: 'mutation($input: UpdateFollowUpInput!) { updateFollowUp(input: $input) { note } }',
        variables: { input: { id: await followUpOf(author, world), note: 'Ring' } },
      },
    };
  },
});

export const FOLLOW_UP_CALLS: Record<string, RowCall> = {
  X693: {
    route: 'GET /api/follow-ups',
    field: 'followUps',
    prepare: () => ({
      rest: { method: 'GET', path: '/api/follow-ups' },
      graphql: { query: '{ followUps { id } }' },
    }),
  },
  X833: {
    field: 'followUpAssignees',
    prepare: ({ otherStudent }) => ({
      graphql: {
        query: 'query($id: ID!) { followUpAssignees(studentId: $id) { name } }',
        variables: { id: otherStudent },
      },
    }),
  },
  X697: { field: 'recentStudents', prepare: () => ({ graphql: { query: '{ recentStudents { name } }' } }) },
  X698: { field: 'endingStudents', prepare: () => ({ graphql: { query: '{ endingStudents { name } }' } }) },
  X750: { field: 'examsToWatch', prepare: () => ({ graphql: { query: '{ examsToWatch { total } }' } }) },
  X700: { field: 'ownStudents', prepare: () => ({ graphql: { query: '{ ownStudents { total } }' } }) },
  X701: { field: 'examsToHold', prepare: () => ({ graphql: { query: '{ examsToHold { id } }' } }) },
  X702: { field: 'heldImportFiles', prepare: () => ({ graphql: { query: '{ heldImportFiles { rows } }' } }) },
  X703: {
    field: 'waitingCorrections',
    prepare: () => ({ graphql: { query: '{ waitingCorrections { name } }' } }),
  },
  X704: {
    field: 'unmatchedCourses',
    prepare: () => ({ graphql: { query: '{ unmatchedCourses { wanted } }' } }),
  },
  X694: {
    route: 'POST /api/follow-ups',
    field: 'addFollowUp',
    prepare: ({ otherStudent }) => ({
      rest: {
        method: 'POST',
        path: '/api/follow-ups',
        options: { body: { studentId: otherStudent, dueOn: '2099-01-15', note: 'Ring' } },
      },
      graphql: {
        query: ADD,
        variables: { input: { studentId: otherStudent, dueOn: '2099-01-15', note: 'Ring' } },
      },
    }),
  },
  X695: complete(true),
  X696: complete(false),
  X705: update(true),
  X706: update(false),
};
