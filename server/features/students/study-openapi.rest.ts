import * as example from '../../platform/rest/openapi/openapi-examples.js';
import { route, type Areas } from '../../platform/rest/openapi/openapi-route.js';

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** Students and what they study. */
export const STUDY_AREAS: Areas = {
  Students: [
    route(
      'GET /students',
      'RestStudents',
      'All students that the caller may see; a student gets a list of one.',
      {
        query: {
          q: 'Part of a name, an e-mail address or a personal number.',
          aplStatus: 'GRAY, RED, BLUE, YELLOW or GREEN.',
          limit: '1 to 1 000. Left out, nothing is cut short.',
          after: 'From the Link header of the page before.',
        },
        answer: [example.STUDENT],
      },
    ),
    route('POST /students', 'RestCreateStudent', 'Add a student.', {
      status: 201,
      body: { name: 'Amina Hassan', personalNumber: '19900101-2385', municipality: { type: 'Sollentuna' } },
      answer: example.STUDENT,
      versioned: true,
    }),
    route(
      'PATCH /students/{id}',
      'RestSetAplStatus',
      'Move the card on the APL board; 409 when someone else was first.',
      {
        body: { aplStatus: 'YELLOW', from: 'GRAY' },
        answer: example.STUDENT,
      },
    ),
    route(
      'PUT /students/{id}/teacher',
      'RestSetResponsibleTeacher',
      'Set or take away the responsible teacher.',
      {
        body: { teacherId: example.TEACHER._id },
        answer: example.STUDENT,
      },
    ),
    route(
      'PUT /students/{id}/account',
      'RestLinkStudentAccount',
      'Link a student account to the record, or remove the link.',
      {
        body: { userId: example.USER._id },
        answer: example.STUDENT,
      },
    ),
    route(
      'PUT /students/{id}/protected',
      'RestSetProtected',
      'Protect the identity (skyddade personuppgifter), or stop.',
      {
        body: { isProtected: true },
        answer: example.STUDENT,
      },
    ),
    route('GET /students/export', 'RestExportStudents', 'A workbook of exactly the filtered students.', {
      query: {
        q: 'As in the list.',
        municipalities: 'Names, with commas between them.',
        teacherId: 'The responsible teacher.',
        mine: 'true: only students whose responsible teacher one is.',
        education: 'Part of the name of a course, package or program, or a course code.',
        statuses: 'With commas between them.',
        aplStatus: 'GRAY, RED, BLUE, YELLOW or GREEN.',
        startFrom: 'A date.',
        startTo: 'A date.',
        missing: 'EMAIL, PHONE, PERSONAL_NUMBER, with commas between them.',
        sort: 'A column, such as NAME.',
        direction: 'ASC or DESC.',
      },
      media: XLSX,
    }),
  ],
  'Student details': [
    route(
      'GET /student-details/{id}',
      'RestStudentDetails',
      'One student. A student reads only the own record.',
      {
        answer: example.STUDENT,
        versioned: true,
      },
    ),
    route(
      'PUT /student-details/{id}',
      'RestUpdateStudent',
      'Change the record: fields left out stay, null clears.',
      {
        body: { phone: '070-174 06 05', version: 3 },
        answer: { student: example.STUDENT },
        versioned: true,
      },
    ),
    route('GET /student-details/{id}/history', 'RestStudentHistory', 'Who changed what, newest first.', {
      answer: example.CHANGE_HISTORY,
    }),
    route(
      'POST /student-details/{id}/comments',
      'RestAddStudentComment',
      'Add a comment. The student can read it.',
      {
        status: 201,
        body: { comment: 'Har börjat praktiken.' },
        answer: example.COMMENT_HISTORY,
      },
    ),
    route(
      'PUT /student-details/{id}/comments/{commentId}',
      'RestEditStudentComment',
      'Edit a comment: its author or an administrator.',
      {
        body: { comment: 'Har börjat sin praktik.', version: 1 },
        answer: example.COMMENT_HISTORY,
      },
    ),
    route(
      'DELETE /student-details/{id}/comments/{commentId}',
      'RestDeleteStudentComment',
      'Delete a comment: its author or an administrator.',
      {
        answer: example.COMMENT_HISTORY,
      },
    ),
  ],
  'APL comments': [
    route('POST /students/{id}/comment', 'RestAddAplComment', 'Add a comment from the APL board.', {
      status: 201,
      body: { comment: 'Har kontrakt.' },
      answer: example.COMMENT_HISTORY,
    }),
    route(
      'PUT /students/{id}/comment',
      'RestEditAplComment',
      'Edit the comment at an index of the stored order, oldest first.',
      {
        ownBody: true,
        body: { index: 0, updatedEntry: { comment: 'Har skrivit kontrakt.' } },
        answer: example.COMMENT_HISTORY,
      },
    ),
    route('DELETE /students/{id}/comment', 'RestDeleteAplComment', 'Delete the comment at an index.', {
      ownBody: true,
      body: { index: 0 },
      answer: example.COMMENT_HISTORY,
    }),
    route(
      'POST /students/{id}/mark-comments-seen',
      'RestMarkCommentsSeen',
      'Mark all comments of the student as seen by oneself.',
      {
        answer: example.COMMENT_HISTORY,
      },
    ),
  ],
  Files: [
    route('GET /uploads/{studentId}', 'RestFiles', 'The files of a student, newest first.', {
      answer: [example.FILE],
    }),
    route('POST /uploads/{studentId}', 'RestAddFile', 'Add a file of at most 20 MB.', {
      status: 201,
      multipart: ['file'],
      answer: example.FILE,
    }),
    route('GET /uploads/download/{fileId}', 'RestFile', 'The bytes of a file.', {
      media: 'application/octet-stream',
    }),
    route('DELETE /uploads/{fileId}', 'RestDeleteFile', 'Delete a file.', { status: 204 }),
  ],
  'Courses and teachers': [
    route('GET /courses', 'RestCourses', 'The course catalogue in Swedish alphabetical order.', {
      answer: [example.COURSE],
    }),
    route('GET /teachers', 'RestTeachers', 'Teachers in Swedish alphabetical order.', {
      answer: [example.TEACHER],
    }),
    route(
      'GET /details/Kurs/{id}',
      'RestCourse',
      'A course, course instance, package or program with its students.',
      {
        answer: example.COURSE_DETAIL,
      },
    ),
    route(
      'GET /details/{type}/{id}',
      'RestDetails',
      'A person: type is Elev, Lärare, Personal or Användare, and decides which further fields follow.',
      {
        answer: example.DETAILS,
      },
    ),
    route(
      'GET /search',
      'RestSearch',
      'The global search: at most 20 of a type, best match first. At most 60 a minute.',
      {
        query: {
          type: 'Alla, Användare, Kurs or Datum.',
          q: 'At least three characters.',
          date: 'A date, with type=Datum.',
        },
        answer: [example.SEARCH_RESULT],
      },
    ),
  ],
  Exams: [
    route('GET /exams', 'RestExams', 'Registrations, newest first; a student gets the own ones.', {
      answer: [example.EXAM],
    }),
    route('POST /exams', 'RestRegisterExam', 'Register a student for an exam; a student only themself.', {
      status: 201,
      body: {
        studentId: example.STUDENT._id,
        course: 'Svenska 1',
        requestedMonth: 'Maj',
        materialReceived: true,
      },
      answer: example.EXAM,
      versioned: true,
    }),
    route('PUT /exams/{id}/decision', 'RestDecideExam', 'Accept or deny.', {
      ownBody: true,
      body: { decision: 'accept', comment: 'Välkommen.', version: 1 },
      answer: { ...example.EXAM, status: 'scheduled', decision: 'accept' },
      versioned: true,
    }),
    route(
      'PUT /exams/{id}',
      'RestUpdateExam',
      'Say which course of the catalogue is meant, or when the student really registered.',
      { body: { registeredOn: '2026-05-04', version: 1 }, answer: example.EXAM, versioned: true },
    ),
    route('DELETE /exams/{id}', 'RestDeleteExam', 'Delete a registration.', { status: 204 }),
  ],
  Notifications: [
    route('GET /notifications', 'RestNotifications', 'The unresolved ones of the caller.', {
      answer: [example.NOTIFICATION],
    }),
    route(
      'PUT /notifications/{id}/resolve',
      'RestResolveNotification',
      'Take it off the own list; again is harmless.',
      {
        answer: example.NOTIFICATION,
      },
    ),
    route('PUT /notifications/{id}/reset', 'RestResetNotification', 'Show it to everyone again.', {
      answer: example.NOTIFICATION,
    }),
  ],
  Import: [
    route(
      'GET /students/import/template',
      'RestImportTemplate',
      'An empty workbook with the right columns.',
      { media: XLSX },
    ),
    route(
      'POST /students/import/preview',
      'RestPreviewImport',
      'Read and check a workbook (xlsx or csv); nothing is written yet.',
      {
        multipart: ['file', 'mapping'],
        answer: example.IMPORT_PREVIEW,
      },
    ),
    route('PUT /students/import/{batchId}', 'RestUpdateImport', 'Correct columns or cells and check again.', {
      body: { keepExistingWhenEmpty: true },
      answer: example.IMPORT_PREVIEW,
    }),
    route('POST /students/import/commit', 'RestCommitImport', 'Write the batch, as a job.', {
      status: 202,
      body: { batchId: example.IMPORT_PREVIEW.batchId, onError: 'SKIP' },
      answer: { jobId: example.STUDENT._id },
    }),
    route(
      'GET /students/import/{batchId}/errors',
      'RestImportErrors',
      'The rows that could not be read, as a workbook.',
      { media: XLSX },
    ),
    route('POST /students/import/{batchId}/undo', 'RestUndoImport', 'Take the import back as one unit.', {
      answer: example.IMPORT_PREVIEW,
    }),
    route(
      'GET /students/import/held',
      'RestHeldImportRows',
      'Rows of imports that only an administrator may bring in, the oldest first.',
      {
        answer: [
          {
            _id: example.STUDENT._id,
            importedBy: 'Karin Lärare',
            importedAt: '2026-01-12T08:15:00.000Z',
            filename: 'antagna.xlsx',
            row: 7,
            cells: [{ header: 'Namn', value: 'Åsa Öberg' }],
            studentId: example.STUDENT._id,
            studentName: 'Åsa Öberg',
          },
        ],
      },
    ),
    route(
      'POST /students/import/held/{id}/take',
      'RestTakeHeldImportRow',
      'Make an import of a held row, to be committed like any other.',
      { answer: example.IMPORT_PREVIEW },
    ),
    route('DELETE /students/import/held/{id}', 'RestDropHeldImportRow', 'Drop a held row.', { status: 204 }),
    route('GET /jobs/{id}', 'RestJob', 'How far a job has come.', { answer: example.JOB }),
    route('POST /jobs/{id}/cancel', 'RestCancelJob', 'Cancel a job; what is written stays whole.', {
      answer: example.JOB,
    }),
  ],
};
