import { conflict } from '../../platform/errors/app-error.js';
import type { RestSetAplStatusMutation } from '../../platform/rest/generated.js';
import { get, inside, patch, post, put, type RouteTable } from '../../platform/rest/table/route.js';

/** Students as a list and on the board (specification, section 7). */
export const STUDENT_ROUTES: RouteTable = {
  area: 'Students',
  routes: [
    get('/students', 'RestStudents', 'All students that the caller may see; a student gets a list of one.', {
      query: inside('input.filter', 'q', 'aplStatus'),
      parts: 100,
      pages: { most: 1_000 },
      at: 'nodes',
    }),
    post('/students', 'RestCreateStudent', 'Add a student.', {
      status: 201,
      versioned: true,
      example: {
        name: 'Amina Hassan',
        personalNumber: '19900101-2385',
        municipality: { type: 'Sollentuna' },
      },
    }),
    patch(
      '/students/{id}',
      'RestSetAplStatus',
      'Move the card on the APL board; 409 when someone else was first.',
      {
        id: 'studentId',
        check: refuseMoved,
        then: 'RestStudentDetails',
        versioned: true,
        example: { aplStatus: 'YELLOW', from: 'GRAY' },
      },
    ),
    put('/students/{id}/teacher', 'RestSetResponsibleTeacher', 'Set or take away the responsible teacher.', {
      id: 'studentId',
      versioned: true,
      example: { teacherId: '0199f3a0-1c2d-7a00-8000-000000000002' },
    }),
    put(
      '/students/{id}/account',
      'RestLinkStudentAccount',
      'Link a student account to the record, or remove the link.',
      { id: 'studentId', versioned: true, example: { userId: '0199f3a0-1c2d-7a00-8000-000000000002' } },
    ),
    put(
      '/students/{id}/protected',
      'RestSetProtected',
      'Protect the identity (skyddade personuppgifter), or stop.',
      { id: 'studentId', versioned: true, example: { isProtected: true } },
    ),
  ],
};

/** The student page: record and history. */
export const STUDENT_DETAILS_ROUTES: RouteTable = {
  area: 'Student details',
  routes: [
    get('/student-details/{id}', 'RestStudentDetails', 'One student. A student reads only the own record.', {
      versioned: true,
    }),
    put(
      '/student-details/{id}',
      'RestUpdateStudent',
      'Change the record: fields left out stay, null clears.',
      { named: true, versioned: true, example: { phone: '070-174 06 05', version: 3 } },
    ),
    get('/student-details/{id}/history', 'RestStudentHistory', 'Who changed what, newest first.', {
      id: 'studentId',
      named: true,
    }),
  ],
};

function refuseMoved(moved: unknown): void {
  const answer = moved as RestSetAplStatusMutation['setAplStatus'];
  if (answer.__typename === 'AplMoveConflict')
    throw conflict('MOVED', `Kortet har redan flyttats av ${answer.movedBy ?? 'någon annan'}.`);
}
