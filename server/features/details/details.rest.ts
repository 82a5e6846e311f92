import { get, type RouteTable } from '../../platform/rest/table/route.js';

/** The pages behind search results. */
export const DETAILS_ROUTES: RouteTable = {
  area: 'Courses and teachers',
  routes: [
    get(
      '/details/Kurs/{id}',
      'RestCourse',
      'A course, course instance, package or program with its students.',
    ),
    get('/details/{type}/{id}', 'RestDetails', 'A person: the type decides which further fields follow.', {
      spelling: {
        type: { Elev: 'ELEV', Lärare: 'LARARE', Personal: 'PERSONAL', Användare: 'ANVANDARE' },
      },
    }),
  ],
};
