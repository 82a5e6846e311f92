import { get, inside, post, put, remove, type RouteTable } from '../../platform/rest/table/route.js';

const COURSE = {
  code: 'SVEN1000X',
  name: 'Svenska nivå 1',
  points: 100,
  system: 'GY25',
  level: 'UPPER_SECONDARY',
};
const COURSE_ID = '0199f3a0-1c2d-7a00-8000-000000000001';
const PACKAGE = {
  name: 'Undersköterska',
  code: 'VOXABN',
  kind: 'NATIONAL',
  targetPoints: 1500,
  courses: [{ courseId: COURSE_ID, choiceGroup: 'Svenska', isRequired: true, hasApl: false }],
};
const PROGRAM = {
  name: 'Gymnasieexamen',
  points: 2400,
  requiredPoints: 1050,
  courses: [{ courseId: COURSE_ID, part: 'REQUIRED' }],
};

/** What the school can offer, for those who keep it; everyone reads `GET /courses`. Lists are never cut short. */
export const CATALOGUE_ROUTES: RouteTable = {
  area: 'Catalogue',
  routes: [
    get(
      '/catalogue/courses',
      'RestCatalogueCourses',
      'The catalogue for those who keep it, never cut short.',
      {
        query: {
          ...inside('filter', 'q', 'subject', 'packageId'),
          status: 'filter.statuses',
          system: 'filter.systems',
          level: 'filter.levels',
        },
        at: 'nodes',
      },
    ),
    get('/catalogue/courses/{id}', 'RestCatalogueCourse', 'One course.', { versioned: true }),
    post('/catalogue/courses', 'RestCreateCourse', 'Add a course.', {
      status: 201,
      nest: 'course',
      versioned: true,
      example: COURSE,
    }),
    put('/catalogue/courses/{id}', 'RestUpdateCourse', 'Change a course: the whole form.', {
      nest: 'course',
      versioned: true,
      example: { version: 1, ...COURSE },
    }),
    remove('/catalogue/courses/{id}', 'RestDeleteCourse', 'Delete a course that nothing refers to.', {
      status: 204,
    }),
    get('/course-packages', 'RestCoursePackages', 'Packages with their courses, never cut short.', {
      query: { ...inside('filter', 'q', 'archived'), kind: 'filter.kinds' },
      at: 'nodes',
    }),
    get('/course-packages/{id}', 'RestCoursePackage', 'One package.', { versioned: true }),
    post('/course-packages', 'RestCreateCoursePackage', 'Add a package.', {
      status: 201,
      nest: 'package',
      versioned: true,
      example: PACKAGE,
    }),
    put(
      '/course-packages/{id}',
      'RestUpdateCoursePackage',
      'Change a package: the whole form, its rows in order.',
      {
        nest: 'package',
        versioned: true,
        example: { version: 1, ...PACKAGE },
      },
    ),
    remove('/course-packages/{id}', 'RestDeleteCoursePackage', 'Delete a package that nobody has studied.', {
      status: 204,
    }),
    get('/programs', 'RestPrograms', 'Programs with their rules.', {
      query: inside('filter', 'q', 'archived'),
    }),
    get('/programs/{id}', 'RestProgram', 'One program.', { versioned: true }),
    post('/programs', 'RestCreateProgram', 'Add a program.', {
      status: 201,
      nest: 'program',
      versioned: true,
      example: PROGRAM,
    }),
    put('/programs/{id}', 'RestUpdateProgram', 'Change a program: the whole form.', {
      nest: 'program',
      versioned: true,
      example: { version: 1, ...PROGRAM },
    }),
    remove('/programs/{id}', 'RestDeleteProgram', 'Delete a program that nobody has studied.', {
      status: 204,
    }),
  ],
};
