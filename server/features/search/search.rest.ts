import { get, type RouteTable } from '../../platform/rest/table/route.js';

export const SEARCH_ROUTES: RouteTable = {
  area: 'Courses and teachers',
  routes: [
    get(
      '/search',
      'RestSearch',
      'The global search: at most 20 of a type, best match first. At most 60 a minute.',
      {
        query: { type: 'type', q: 'q', date: 'date' },
        spelling: { type: { Alla: 'ALLA', Användare: 'ANVANDARE', Kurs: 'KURS', Datum: 'DATUM' } },
        usual: (values) => ({ type: 'Alla', ...values }),
      },
    ),
  ],
};
