import { get, post, type RouteTable } from '../rest/table/route.js';

/** Long work: how far it is, and ending it (permissions, M64). */
export const JOB_ROUTES: RouteTable = {
  area: 'Import',
  routes: [
    get('/jobs/{id}', 'RestJob', 'How far a job has come.'),
    post('/jobs/{id}/cancel', 'RestCancelJob', 'Cancel a job; what is written stays whole.'),
  ],
};
