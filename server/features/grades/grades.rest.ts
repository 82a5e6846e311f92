import { put, type RouteTable } from '../../platform/rest/table/route.js';

export const GRADE_ROUTES: RouteTable = {
  area: 'Grades',
  routes: [
    put(
      '/grades/{entryId}',
      'RestSetGrade',
      'Set the grade of an enrolment as a draft. It is published when its course is signed; signed, it is locked (409).',
      // The response's entry has its own version, so the grade's is only in the ETag.
      { versioned: 'tag', at: 'entry', example: { grade: 'C', date: '2026-11-20' } },
    ),
  ],
};
