import * as example from '../../platform/rest/openapi/openapi-examples.js';
import { route, type Areas } from '../../platform/rest/openapi/openapi-route.js';

export const GRADES_AREAS: Areas = {
  Grades: [
    route(
      'PUT /grades/{entryId}',
      'RestSetGrade',
      'Set the grade of an enrolment as a draft. It is published when its course is signed; signed, it is locked (409).',
      {
        body: { grade: 'C', date: '2026-11-20' },
        answer: { ...example.EDUCATION_ENTRY, grade: 'C' },
        versioned: true,
      },
    ),
  ],
};
