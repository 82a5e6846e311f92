import * as example from '../../platform/rest/openapi/openapi-examples.js';
import { route, type Areas } from '../../platform/rest/openapi/openapi-route.js';

const COURSE = {
  _id: example.COURSE._id,
  code: 'SVEN1000X',
  name: 'Svenska nivå 1',
  points: 100,
  system: 'GY25',
  equivalents: [{ code: 'SVESVE01', name: 'Svenska 1', source: 'Örebro kommun, Komvux prövningstabell' }],
};
const CATALOGUE_COURSE = {
  ...COURSE,
  version: 1,
  subject: 'Svenska',
  level: 'UPPER_SECONDARY',
  students: 24,
};
const COURSE_BODY = {
  code: 'SVEN1000X',
  name: 'Svenska nivå 1',
  points: 100,
  system: 'GY25',
  level: 'UPPER_SECONDARY',
};
const ROW = {
  courseId: COURSE._id,
  choiceGroup: 'Svenska',
  isRequired: true,
  hasApl: false,
  plannedWeek: null,
};
const PACKAGE_BODY = {
  name: 'Undersköterska',
  code: 'VOXABN',
  kind: 'NATIONAL',
  targetPoints: 1500,
  courses: [ROW],
};
const PACKAGE = {
  _id: example.STUDENT._id,
  version: 1,
  ...PACKAGE_BODY,
  points: 1500,
  courses: [{ course: COURSE }],
};
const PROGRAM_BODY = {
  name: 'Gymnasieexamen',
  points: 2400,
  requiredPoints: 1050,
  courses: [{ courseId: COURSE._id, part: 'REQUIRED' }],
};
const PROGRAM = {
  _id: example.STUDENT._id,
  version: 1,
  ...PROGRAM_BODY,
  courses: [{ course: COURSE, part: 'REQUIRED' }],
};

/** What the school can offer. */
export const CATALOGUE_AREAS: Areas = {
  Catalogue: [
    route(
      'GET /catalogue/courses',
      'RestCatalogueCourses',
      'The catalogue for those who keep it, never cut short.',
      {
        query: {
          q: 'Part of a name, a code or a subject.',
          system: 'GY11, GY25, VUX_GRUND, SFI or LOCAL.',
          level: 'BASIC, UPPER_SECONDARY, SFI, ADAPTED_BASIC or ADAPTED_UPPER_SECONDARY.',
          subject: 'A subject as the catalogue spells it.',
          packageId: 'Courses of this package.',
          status: 'ACTIVE, ENDING or ARCHIVED; without it archived ones are left out.',
        },
        answer: [CATALOGUE_COURSE],
      },
    ),
    route('GET /catalogue/courses/{id}', 'RestCatalogueCourse', 'One course.', {
      answer: CATALOGUE_COURSE,
      versioned: true,
    }),
    route('POST /catalogue/courses', 'RestCreateCourse', 'Add a course.', {
      status: 201,
      ownBody: true,
      body: COURSE_BODY,
      answer: CATALOGUE_COURSE,
      versioned: true,
    }),
    route('PUT /catalogue/courses/{id}', 'RestUpdateCourse', 'Change a course: the whole form.', {
      ownBody: true,
      body: { version: 1, ...COURSE_BODY },
      answer: CATALOGUE_COURSE,
      versioned: true,
    }),
    route('DELETE /catalogue/courses/{id}', 'RestDeleteCourse', 'Delete a course that nothing refers to.', {
      status: 204,
    }),
    route('GET /course-packages', 'RestCoursePackages', 'Packages with their courses, never cut short.', {
      query: {
        q: 'Part of a name or a code, of the package or of one of its courses.',
        kind: 'NATIONAL, REGIONAL or LOCAL.',
        archived: 'true: archived and replaced ones too.',
      },
      answer: [PACKAGE],
    }),
    route('GET /course-packages/{id}', 'RestCoursePackage', 'One package.', {
      answer: PACKAGE,
      versioned: true,
    }),
    route('POST /course-packages', 'RestCreateCoursePackage', 'Add a package.', {
      status: 201,
      ownBody: true,
      body: PACKAGE_BODY,
      answer: PACKAGE,
      versioned: true,
    }),
    route(
      'PUT /course-packages/{id}',
      'RestUpdateCoursePackage',
      'Change a package: the whole form, its rows in order.',
      {
        ownBody: true,
        body: { version: 1, ...PACKAGE_BODY },
        answer: PACKAGE,
        versioned: true,
      },
    ),
    route(
      'DELETE /course-packages/{id}',
      'RestDeleteCoursePackage',
      'Delete a package that nobody has studied.',
      { status: 204 },
    ),
    route('GET /programs', 'RestPrograms', 'Programs with their rules.', {
      query: { q: 'Part of a name or a code.', archived: 'true: archived ones too.' },
      answer: [PROGRAM],
    }),
    route('GET /programs/{id}', 'RestProgram', 'One program.', { answer: PROGRAM, versioned: true }),
    route('POST /programs', 'RestCreateProgram', 'Add a program.', {
      status: 201,
      ownBody: true,
      body: PROGRAM_BODY,
      answer: PROGRAM,
      versioned: true,
    }),
    route('PUT /programs/{id}', 'RestUpdateProgram', 'Change a program: the whole form.', {
      ownBody: true,
      body: { version: 1, ...PROGRAM_BODY },
      answer: PROGRAM,
      versioned: true,
    }),
    route('DELETE /programs/{id}', 'RestDeleteProgram', 'Delete a program that nobody has studied.', {
      status: 204,
    }),
  ],
};
