import { randomUUID } from 'node:crypto';
import type { Principal } from './permission-matrix.js';
import type { RowCall } from './permission-calls.js';
import { subject, type World } from './permission-world.js';
import { addEnrollment } from '../support/studies.js';

/** Creates a course for each call: the school's catalogue is empty. */
async function course(world: World): Promise<string> {
  const id = randomUUID();
  await world.school.sql(
    `INSERT INTO course (id, code, name, system) VALUES ($1, $2, 'Keramik 1', 'LOCAL')`,
    [id, id],
  );
  return id;
}

const details = (world: World, principal: Principal): { type: string; name: string; id: string } =>
  // The student's own record is closed to them here as well.
  principal === 'so' || principal === 'te'
    ? { type: 'ELEV', name: 'Elev', id: subject(world, principal) }
    : { type: 'PERSONAL', name: 'Personal', id: world.people.co.userId };

export const SEARCH_CALLS: Record<string, RowCall> = {
  M31: {
    route: 'GET /api/details/Kurs/:id',
    field: 'course',
    async prepare(world) {
      const id = await course(world);
      return {
        rest: { method: 'GET', path: `/api/details/Kurs/${id}` },
        graphql: { query: 'query($id: ID!) { course(id: $id) { id } }', variables: { id } },
      };
    },
  },
  X1655: {
    field: 'ownCourse',
    prepare: async (world, principal) => ({
      graphql: {
        query: 'query($id: ID!) { ownCourse(id: $id) { id } }',
        variables: {
          id: await addEnrollment(world.school, subject(world, principal), { courseId: await course(world) }),
        },
      },
    }),
  },
  M35: {
    route: 'GET /api/search',
    field: 'search',
    prepare: () => ({
      rest: { method: 'GET', path: '/api/search?type=Alla&q=berg' },
      graphql: { query: '{ search(type: ALLA, q: "berg") { id type title subtitle } }' },
    }),
  },
  M40: {
    route: 'GET /api/details/:type/:id',
    field: 'details',
    prepare(world, principal) {
      const { type, name, id } = details(world, principal);
      return {
        rest: { method: 'GET', path: `/api/details/${name}/${id}` },
        graphql: {
          query: 'query($type: DetailsType!, $id: ID!) { details(type: $type, id: $id) { __typename } }',
          variables: { type, id },
        },
      };
    },
  },
};
