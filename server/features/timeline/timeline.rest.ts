import { get, inside, type RouteTable } from '../../platform/rest/table/route.js';

/** A student's timeline (pages, section 19). */
export const TIMELINE_ROUTES: RouteTable = {
  area: 'Student details',
  routes: [
    get(
      '/student-details/{id}/timeline',
      'RestStudentTimeline',
      'What has happened to a student, newest first; the next page is in the Link header.',
      { id: 'studentId', query: inside('input', 'kinds[]'), pages: { most: 100, usual: 20 }, at: 'nodes' },
    ),
  ],
};
