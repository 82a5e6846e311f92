import { randomUUID } from 'node:crypto';
import type { PreparedCall, RowCall } from './permission-calls.js';
import type { World } from './permission-world.js';

type Kind = 'course' | 'package' | 'program';

const TABLE: Record<Kind, string> = { course: 'course', package: 'course_package', program: 'program' };
const FOLDER: Record<Kind, string> = {
  course: '/api/catalogue/courses',
  package: '/api/course-packages',
  program: '/api/programs',
};

/** Creates a course, package or program for the call. */
async function made({ school }: World, kind: Kind): Promise<string> {
  const id = randomUUID();
  const more = kind === 'course' ? { columns: ', system', values: `, 'GY11'` } : { columns: '', values: '' };
  await school.sql(
    `INSERT INTO ${TABLE[kind]} (id, code, name${more.columns}) VALUES ($1, $2, 'Ny'${more.values})`,
    [id, id.slice(0, 18)],
  );
  return id;
}

const form = (kind: Kind): Record<string, unknown> => ({
  code: randomUUID().slice(0, 18),
  name: 'Ny',
  ...(kind === 'course' ? { system: 'LOCAL', level: 'UPPER_SECONDARY' } : { courses: [] }),
  ...(kind === 'package' ? { kind: 'LOCAL' } : {}),
});

const mutation = (field: string, type: string, input: unknown, selection = '{ id }'): PreparedCall => ({
  graphql: {
    query: `mutation($input: ${type}!) { ${field}(input: $input) ${selection} }`,
    variables: { input },
  },
});

const list = (kind: Kind, field: string, selection: string): RowCall => ({
  route: `GET ${FOLDER[kind]}`,
  field,
  prepare: () => ({
    rest: { method: 'GET', path: FOLDER[kind] },
    graphql: { query: `{ ${field} ${selection} }` },
  }),
});

const one = (kind: Kind, field: string): RowCall => ({
  route: `GET ${FOLDER[kind]}/:id`,
  field,
  async prepare(world) {
    const id = await made(world, kind);
    return {
      rest: { method: 'GET', path: `${FOLDER[kind]}/${id}` },
      graphql: { query: `query($id: ID!) { ${field}(id: $id) { id } }`, variables: { id } },
    };
  },
});

const create = (kind: Kind, field: string, type: string): RowCall => ({
  route: `POST ${FOLDER[kind]}`,
  field,
  prepare: () => ({
    rest: { method: 'POST', path: FOLDER[kind], options: { body: form(kind) } },
    ...mutation(field, type, { [kind]: form(kind) }),
  }),
});

const update = (kind: Kind, field: string, type: string): RowCall => ({
  route: `PUT ${FOLDER[kind]}/:id`,
  field,
  async prepare(world) {
    const [first, second] = [await made(world, kind), await made(world, kind)];
    return {
      rest: {
        method: 'PUT',
        path: `${FOLDER[kind]}/${first}`,
        options: { body: { version: 1, ...form(kind) } },
      },
      ...mutation(field, type, { id: second, version: 1, [kind]: form(kind) }),
    };
  },
});

const remove = (kind: Kind, field: string): RowCall => ({
  route: `DELETE ${FOLDER[kind]}/:id`,
  field,
  async prepare(world) {
    const [first, second] = [await made(world, kind), await made(world, kind)];
    return {
      rest: { method: 'DELETE', path: `${FOLDER[kind]}/${first}` },
      ...mutation(field, 'DeleteFromCatalogueInput', { id: second }, ''),
    };
  },
});

/** A GraphQL-only action on a record created for the call. */
const action = (
  kind: Kind,
  field: string,
  type: string,
  values: () => object,
  selection?: string,
): RowCall => ({
  field,
  prepare: async (world) => mutation(field, type, { id: await made(world, kind), ...values() }, selection),
});

const archive = (kind: Kind, field: string) =>
  action(kind, field, 'SetArchivedInput', () => ({ version: 1, archived: true }));

/** A package with one Gy11 course that has an equivalent, and a student. */
async function packageWithCourse(world: World): Promise<{ id: string; course: string; equivalent: string }> {
  const id = await made(world, 'package');
  const [pair] = await world.school.sql<{ course: string; equivalent: string }>(
    'SELECT course_id AS course, equivalent_id AS equivalent FROM course_equivalent LIMIT 1',
  );
  await world.school.sql(
    'INSERT INTO course_package_course (package_id, course_id, position) VALUES ($1, $2, 1)',
    [id, pair!.course],
  );
  return { id, ...pair! };
}

/** A bulk change of one record created for the call. */
const many = (
  field: string,
  type: string,
  more: object,
  kind: Kind = 'course',
  selection?: string,
): RowCall => ({
  field,
  prepare: async (world) => mutation(field, type, { ids: [await made(world, kind)], ...more }, selection),
});

const planOf = (packageId: string) => ({ packageId, startDate: '2027-01-11', pacePercent: 100 });

export const CATALOGUE_CALLS: Record<string, RowCall> = {
  X100a: list('course', 'catalogueCourses', '{ totalCount }'),
  X100b: one('course', 'catalogueCourse'),
  X101: create('course', 'createCourse', 'CreateCourseInput'),
  X102: update('course', 'updateCourse', 'UpdateCourseInput'),
  X103: remove('course', 'deleteCourse'),
  X104: archive('course', 'setCourseArchived'),
  X104b: many('setCoursesArchived', 'SetCoursesArchivedInput', { archived: true }),
  X104c: many('setCoursesPriceCategory', 'SetCoursesPriceCategoryInput', { priceCategory: 'GENERAL' }),
  X105: action('course', 'copyCourseToGy25', 'CopyCourseToGy25Input', () => ({
    code: randomUUID().slice(0, 18),
  })),
  X106: {
    field: 'importCourses',
    prepare: () => mutation('importCourses', 'ImportCoursesInput', { text: 'KOD1;Kurs;100' }, '{ written }'),
  },
  X107a: list('package', 'coursePackages', '{ totalCount }'),
  X107b: one('package', 'coursePackage'),
  X108: create('package', 'createCoursePackage', 'CreateCoursePackageInput'),
  X109: update('package', 'updateCoursePackage', 'UpdateCoursePackageInput'),
  X110: remove('package', 'deleteCoursePackage'),
  X111: archive('package', 'setPackageArchived'),
  X112: action('package', 'copyCoursePackage', 'CopyCoursePackageInput', () => ({})),
  X1650: many('setPackagesArchived', 'SetPackagesArchivedInput', { archived: true }, 'package'),
  X1651: many('copyCoursePackages', 'CopyCoursePackagesInput', {}, 'package'),
  X1652: many('deleteCoursePackages', 'DeleteCoursePackagesInput', {}, 'package', ''),
  X113a: action('package', 'createPackageEdition', 'CreatePackageEditionInput', () => ({})),
  X113b: {
    field: 'updatePackageToGy25',
    async prepare(world) {
      const { id, course, equivalent } = await packageWithCourse(world);
      const replacements = [{ courseId: course, replacementId: equivalent }];
      return mutation('updatePackageToGy25', 'UpdatePackageToGy25Input', { id, replacements });
    },
  },
  X113c: {
    field: 'gy25Proposal',
    prepare: async (world) => ({
      graphql: {
        query: 'query($id: ID!) { gy25Proposal(packageId: $id) { unchanged } }',
        variables: { id: await made(world, 'package') },
      },
    }),
  },
  X114a: {
    field: 'packagePlan',
    prepare: async (world) => ({
      graphql: {
        query: 'query($input: PackagePlanInput!) { packagePlan(input: $input) { points } }',
        variables: { input: planOf(await made(world, 'package')) },
      },
    }),
  },
  X114b: {
    route: 'POST /api/course-packages/enrollments',
    field: 'enrollOnPackage',
    async prepare(world) {
      const { id } = await packageWithCourse(world);
      const input = { plan: planOf(id), studentIds: [await world.school.student()] };
      const body = { ...input, studentIds: [await world.school.student()] };
      return {
        ...mutation('enrollOnPackage', 'EnrollOnPackageInput', input, '{ students }'),
        rest: { method: 'POST', path: '/api/course-packages/enrollments', options: { body } },
      };
    },
  },
  X834: {
    route: 'POST /api/course-packages/enrollments/preview',
    field: 'previewEnrollOnPackage',
    async prepare(world) {
      const { id } = await packageWithCourse(world);
      const input = { plan: planOf(id), studentIds: [world.otherStudent], extendStudentDates: true };
      return {
        graphql: {
          query:
            'query($input: EnrollOnPackageInput!) { previewEnrollOnPackage(input: $input) { isPossible } }',
          variables: { input },
        },
        rest: { method: 'POST', path: '/api/course-packages/enrollments/preview', options: { body: input } },
      };
    },
  },
  X115a: list('program', 'programs', '{ id }'),
  X115b: one('program', 'program'),
  X116: create('program', 'createProgram', 'CreateProgramInput'),
  X117: update('program', 'updateProgram', 'UpdateProgramInput'),
  X118a: remove('program', 'deleteProgram'),
  X118b: archive('program', 'setProgramArchived'),
  X119a: {
    field: 'educationOverview',
    prepare: () => ({ graphql: { query: '{ educationOverview { courses } }' } }),
  },
  X119b: {
    field: 'educationList',
    prepare: () => ({ graphql: { query: '{ educationList { totalCount } }' } }),
  },
};
