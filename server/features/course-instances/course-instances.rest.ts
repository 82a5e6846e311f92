import { get, inside, post, put, remove, type RouteTable } from '../../platform/rest/table/route.js';

const VALUES = {
  startDate: '2026-08-17',
  endDate: '2026-10-23',
  pacePercent: 50,
  studyForm: 'CLASSROOM',
  location: 'Sal B204',
  municipality: 'Sollentuna',
  capacity: 25,
};

/** Course instances, for administrators. */
export const COURSE_INSTANCE_ROUTES: RouteTable = {
  area: 'Course instances',
  routes: [
    get('/course-instances', 'RestCourseInstances', 'All course instances, by start.', {
      query: {
        ...inside('input.filter', 'q', 'from', 'to', 'courseId', 'packageId', 'teacherId'),
        status: 'input.filter.statuses',
        municipality: 'input.filter.municipalities',
      },
      parts: 100,
      at: 'nodes',
    }),
    get('/course-instances/{id}', 'RestCourseInstance', 'One course instance.', { versioned: true }),
    get(
      '/course-instances/{id}/students',
      'RestCourseInstanceStudents',
      'The students of a course instance, with what CSN and SCB ask for.',
      { at: 'students' },
    ),
    post(
      '/course-instances',
      'RestCreateCourseInstance',
      'Plan a course instance. Without an end it ends as the points and the pace have it.',
      {
        status: 201,
        nest: 'values',
        versioned: true,
        example: { courseId: '0199f3a0-1c2d-7a00-8000-000000000002', ...VALUES },
      },
    ),
    put(
      '/course-instances/{id}',
      'RestUpdateCourseInstance',
      'Change a course instance; fields left out stay, null clears.',
      { nest: 'values', versioned: true, example: { ...VALUES, version: 1 } },
    ),
    remove(
      '/course-instances/{id}',
      'RestDeleteCourseInstance',
      'Delete a course instance without students; one with students is 409.',
      { status: 204 },
    ),
    post(
      '/course-instances/{id}/cancel',
      'RestCancelCourseInstance',
      'Cancel a course instance, and say what happens to its students: MOVE, END or PLAN.',
      { example: { students: 'PLAN', reason: 'För få sökande.', mailStudents: true } },
    ),
    post(
      '/course-instances/{id}/cancellation-mails',
      'RestSendCancellationMails',
      'Send the mails about a cancellation at once, instead of waiting for its undo.',
    ),
    post(
      '/course-instances/{id}/reopen',
      'RestReopenCourseInstance',
      'Take a cancellation back, students included.',
      { versioned: true },
    ),
  ],
};
