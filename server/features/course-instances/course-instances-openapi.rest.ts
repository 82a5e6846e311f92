import { route, type Areas } from '../../platform/rest/openapi/openapi-route.js';

const ID = '0199f3a0-1c2d-7a00-8000-000000000001';
const OTHER_ID = '0199f3a0-1c2d-7a00-8000-000000000002';

const INSTANCE = {
  _id: ID,
  version: 1,
  name: 'Matematik 1b',
  courseId: OTHER_ID,
  courseName: 'Matematik 1b',
  courseCode: 'MATMAT01b',
  equivalents: [
    { code: 'MATE1B00X', name: 'Matematik nivå 1b', source: 'Örebro kommun, Komvux prövningstabell' },
  ],
  points: 100,
  startDate: '2026-08-17',
  endDate: '2026-10-23',
  weeks: 10,
  pacePercent: 50,
  studyForm: 'CLASSROOM',
  location: 'Sal B204',
  municipality: 'Sollentuna',
  teacherId: OTHER_ID,
  teacherName: 'Åsa Öberg',
  capacity: 25,
  admitted: 22,
  started: 21,
  droppedOut: 1,
  graded: 0,
  ungraded: 22,
  status: 'ONGOING',
  gradesDueOn: '2026-11-06',
  gradesSignedAt: null,
  seriesId: null,
};

const STUDENT = {
  enrollmentId: ID,
  studentId: OTHER_ID,
  name: 'Amina Hassan',
  personalNumber: '19900101-2385',
  email: 'amina.hassan@exempel.se',
  phone: '070-174 06 05',
  municipality: 'Sollentuna',
  isProtected: false,
  status: 'ACTIVE',
  statusOn: '2026-08-17',
  startDate: '2026-08-17',
  endDate: '2026-10-23',
  pacePercent: 50,
  grade: null,
  gradedOn: null,
};

const VALUES = {
  startDate: '2026-08-17',
  endDate: '2026-10-23',
  pacePercent: 50,
  studyForm: 'CLASSROOM',
  location: 'Sal B204',
  municipality: 'Sollentuna',
  teacherId: OTHER_ID,
  capacity: 25,
};

export const COURSE_INSTANCES_AREAS: Areas = {
  'Course instances': [
    route('GET /course-instances', 'RestCourseInstances', 'All course instances, by start.', {
      query: {
        q: 'Part of the course’s name or code, or of the instance’s name or place.',
        from: 'Not over before this day.',
        to: 'Begun by this day.',
        courseId: 'Of this course.',
        packageId: 'Of the courses of this package.',
        teacherId: 'Of this teacher.',
        status: 'PLANNED, OPEN, ONGOING, FINISHED or CANCELLED.',
        municipality: 'One of the municipalities.',
      },
      answer: [INSTANCE],
    }),
    route('GET /course-instances/{id}', 'RestCourseInstance', 'One course instance.', {
      answer: INSTANCE,
      versioned: true,
    }),
    route(
      'GET /course-instances/{id}/students',
      'RestCourseInstanceStudents',
      'The students of a course instance, with what CSN and SCB ask for.',
      { answer: [STUDENT] },
    ),
    route(
      'POST /course-instances',
      'RestCreateCourseInstance',
      'Plan a course instance. Without an end it ends as the points and the pace have it.',
      {
        status: 201,
        body: { courseId: OTHER_ID, ...VALUES },
        ownBody: true,
        answer: INSTANCE,
        versioned: true,
      },
    ),
    route(
      'PUT /course-instances/{id}',
      'RestUpdateCourseInstance',
      'Change a course instance; fields left out stay, null clears.',
      { body: { ...VALUES, version: 1 }, ownBody: true, answer: INSTANCE, versioned: true },
    ),
    route(
      'DELETE /course-instances/{id}',
      'RestDeleteCourseInstance',
      'Delete a course instance without students; one with students is 409.',
      { status: 204 },
    ),
    route(
      'POST /course-instances/{id}/cancel',
      'RestCancelCourseInstance',
      'Cancel a course instance, and say what happens to its students: MOVE, END or PLAN.',
      {
        body: { students: 'MOVE', targetId: OTHER_ID, reason: 'För få sökande.', mailStudents: true },
        answer: { instance: { ...INSTANCE, status: 'CANCELLED' }, students: 22, batchId: ID },
      },
    ),
    route(
      'POST /course-instances/{id}/reopen',
      'RestReopenCourseInstance',
      'Take a cancellation back, students included.',
      { answer: INSTANCE, versioned: true },
    ),
  ],
};
