import { randomUUID } from 'node:crypto';
import type { RowCall } from './permission-calls.js';
import type { Principal } from './permission-matrix.js';
import type { World } from './permission-world.js';

type Whose = 'own' | 'private' | 'shared';

/** A saved view of students: the caller's, or another's, optionally shared with teachers. */
async function viewOf({ school, people }: World, principal: Principal, whose: Whose): Promise<string> {
  const id = randomUUID();
  const other = principal === 'ad' ? people.te : people.ad;
  await school.sql(
    `INSERT INTO saved_view (id, user_id, list, name, address, shared_with) VALUES ($1, $2, 'STUDENTS', gen_random_uuid(), '', $3)`,
    [id, whose === 'own' ? people[principal].userId : other.userId, whose === 'shared' ? 'TEACHER' : null],
  );
  return id;
}

const read = (list: string): RowCall => ({
  route: 'GET /api/saved-views',
  field: 'savedViews',
  prepare: () => ({
    rest: { method: 'GET', path: `/api/saved-views?list=${list}` },
    graphql: { query: `{ savedViews(list: ${list}) { id } }` },
  }),
});

const update = (whose: Whose, change: Record<string, unknown>): RowCall => ({
  route: 'PUT /api/saved-views/:id',
  field: 'updateSavedView',
  prepare: async (world, principal) => ({
    rest: {
      method: 'PUT',
      path: `/api/saved-views/${await viewOf(world, principal, whose)}`,
      options: { body: change.sharedWith ? { sharedWith: 'teacher' } : change },
    },
    graphql: {
      query: 'mutation($input: UpdateSavedViewInput!) { updateSavedView(input: $input) { id } }',
      variables: { input: { id: await viewOf(world, principal, whose), ...change } },
    },
  }),
});

const removed = async (world: World, principal: Principal): Promise<string> => {
  const id = await viewOf(world, principal, 'own');
  await world.school.sql('UPDATE saved_view SET removed_at = now() WHERE id = $1', [id]);
  return id;
};

export const SAVED_VIEW_CALLS: Record<string, RowCall> = {
  X720: read('STUDENTS'),
  X721: read('ENROLLMENTS'),
  X722: {
    route: 'POST /api/saved-views',
    field: 'createSavedView',
    prepare: () => ({
      rest: {
        method: 'POST',
        path: '/api/saved-views',
        options: { body: { list: 'STUDENTS', name: randomUUID(), address: 'kommun=Solna' } },
      },
      graphql: {
        query: 'mutation($input: CreateSavedViewInput!) { createSavedView(input: $input) { id } }',
        variables: { input: { list: 'STUDENTS', name: randomUUID(), address: 'kommun=Solna' } },
      },
    }),
  },
  X723: update('private', { name: 'Annan' }),
  X724: update('shared', { address: 'kommun=Solna' }),
  X725: update('own', { sharedWith: 'TEACHER' }),
  X726: {
    route: 'DELETE /api/saved-views/:id',
    field: 'deleteSavedView',
    prepare: async (world, principal) => ({
      rest: { method: 'DELETE', path: `/api/saved-views/${await viewOf(world, principal, 'own')}` },
      graphql: {
        query: 'mutation($input: DeleteSavedViewInput!) { deleteSavedView(input: $input) }',
        variables: { input: { id: await viewOf(world, principal, 'own') } },
      },
    }),
  },
  X727: {
    route: 'POST /api/saved-views/:id/restore',
    field: 'restoreSavedView',
    prepare: async (world, principal) => ({
      rest: { method: 'POST', path: `/api/saved-views/${await removed(world, principal)}/restore` },
      graphql: {
        query: 'mutation($input: RestoreSavedViewInput!) { restoreSavedView(input: $input) { id } }',
        variables: { input: { id: await removed(world, principal) } },
      },
    }),
  },
  X728: {
    route: 'PUT /api/saved-view-defaults/:list',
    field: 'chooseDefaultView',
    prepare: () => ({
      rest: { method: 'PUT', path: '/api/saved-view-defaults/STUDENTS', options: { body: { viewId: null } } },
      graphql: {
        query: 'mutation($input: ChooseDefaultViewInput!) { chooseDefaultView(input: $input) { id } }',
        variables: { input: { list: 'STUDENTS', viewId: null } },
      },
    }),
  },
};
