import { courseList } from '../../domain/lists/catalogue/courses.js';
import { educationList } from '../../domain/lists/catalogue/education.js';
import { ListReading, orderCases } from '../support/list-reading.js';
import { rowsRead } from '../support/rows-read.js';
import { School, type Person } from '../support/school.js';

const courses = new ListReading('catalogueCourses', 'CatalogueCoursesInput');
const education = new ListReading('educationList', 'EducationListInput');

const IS_CURRENT = `e.is_enrollment AND e.removed_at IS NULL AND e.status IN ('ADMITTED', 'ACTIVE', 'PAUSED')`;
const GOES_ON = `i.planning <> 'CANCELLED' AND (i.end_date IS NULL OR i.end_date >= today())`;
const place = (column: string, values: string) => `array_position('{${values}}'::text[], ${column})`;

/** Sort values, sorted by PostgreSQL without stored counts. */
const COURSE: Record<string, string> = {
  CODE: 'c.code COLLATE "sv-x-icu"',
  NAME: 'c.name',
  SUBJECT: 'c.subject',
  SYSTEM: place('c.system', 'GY11,GY25,VUX_GRUND,SFI,LOCAL'),
  POINTS: 'c.points',
  LEVEL: place('c.level', 'BASIC,UPPER_SECONDARY,SFI,ADAPTED_BASIC,ADAPTED_UPPER_SECONDARY'),
  PRICE_CATEGORY: 'c.price_category',
  PACKAGES: `(SELECT count(*) FROM course_package_course r JOIN course_package p ON p.id = r.package_id
    WHERE r.course_id = c.id AND p.archived_at IS NULL AND p.id NOT IN (SELECT follows_id FROM course_package WHERE follows_id IS NOT NULL))`,
  ACTIVE_INSTANCES: `(SELECT count(*) FROM course_instance i WHERE i.course_id = c.id AND ${GOES_ON})`,
  STUDENTS: `(SELECT count(DISTINCT e.student_id) FROM enrollment e WHERE e.course_id = c.id AND ${IS_CURRENT})`,
  VALID_TO: 'c.valid_to',
};
const COURSES = {
  offered: [{}, 'c.archived_at IS NULL'],
  own: [{ systems: ['LOCAL'], statuses: ['ACTIVE', 'ENDING', 'ARCHIVED'] }, `c.system = 'LOCAL'`],
} as const;

const instancesOf = (from: string, id: string) => `(SELECT count(*) FROM course_instance i ${from}
  WHERE ${id} AND ${GOES_ON} AND i.start_date <= today())`;
const studentsOf = (condition: string) =>
  `(SELECT count(DISTINCT e.student_id) FROM enrollment e WHERE ${condition} AND ${IS_CURRENT})`;
const ITEM: Record<string, string> = {
  NAME: 'o.name',
  CODE: 'o.code COLLATE "sv-x-icu"',
  POINTS: 'o.points',
  STUDENTS: studentsOf('o.id IN (e.course_id, e.package_id, e.program_id)'),
  INSTANCES: `${instancesOf('', 'i.course_id = o.id')}
    + ${instancesOf('JOIN course_package_course r USING (course_id)', 'r.package_id = o.id')}
    + ${instancesOf('JOIN program_course r USING (course_id)', 'r.program_id = o.id')}`,
  VALID_TO: 'o.valid_to',
};
const OFFERED = `(SELECT id, 'Course' AS type, name, code, points, valid_to FROM course WHERE archived_at IS NULL
  UNION ALL SELECT p.id, 'CoursePackage', p.name, p.code,
    (SELECT coalesce(sum(points), 0) FROM (SELECT max(coalesce(c.points, 0)) AS points FROM course_package_course r
      JOIN course c ON c.id = r.course_id WHERE r.package_id = p.id GROUP BY coalesce(r.choice_group, r.course_id::text)
      HAVING bool_or(r.is_required)) steps), NULL
  FROM course_package p WHERE p.archived_at IS NULL AND p.id NOT IN (SELECT follows_id FROM course_package WHERE follows_id IS NOT NULL)
  UNION ALL SELECT id, 'Program', name, code, points, NULL FROM program WHERE archived_at IS NULL)`;
const ITEMS = {
  everything: [{}, 'true'],
  packages: [{ type: 'CoursePackage' }, `o.type = 'CoursePackage'`],
} as const;

describe('every order of the catalogue', () => {
  let school: School;
  let admin: Person;

  beforeAll(async () => {
    school = await School.open();
    admin = await school.as('ADMIN');
    // Ties, nulls and Swedish letters in every column; some archived, some packages replaced.
    await school.sql(
      `INSERT INTO course (id, code, name, points, system, subject, level, price_category, valid_to, archived_at)
       SELECT gen_random_uuid(), ('{ö,Å,a,Z}'::text[])[1 + n % 4] || n % 9 || 'x' || n, ('{Öl,Åka,Ätt,anna,Zoo,Åka}'::text[])[1 + n % 6],
         CASE WHEN n % 5 > 0 THEN n % 3 * 50 END, CASE WHEN n % 4 = 0 THEN 'GY25' ELSE 'LOCAL' END, ('{Ångest,Öde,bi}'::text[])[n % 4],
         ('{BASIC,SFI,UPPER_SECONDARY}'::text[])[1 + n % 3], ('{GENERAL,SFI}'::text[])[n % 3],
         CASE WHEN n % 3 = 0 THEN date '2027-06-30' + n % 2 END, CASE WHEN n % 10 = 0 THEN now() END
       FROM generate_series(1, 40) n`,
    );
    await school.sql(
      `INSERT INTO course_package (id, code, name, archived_at)
       SELECT gen_random_uuid(), CASE WHEN n % 3 > 0 THEN 'PKT' || n END, ('{Öl,Åka,anna}'::text[])[1 + n % 3],
         CASE WHEN n % 7 = 0 THEN now() END FROM generate_series(1, 16) n`,
    );
    await school.sql(
      `UPDATE course_package SET follows_id = (SELECT id FROM course_package WHERE code = 'PKT1'), edition = 2 WHERE code = 'PKT2'`,
    );
    await school.sql(
      `INSERT INTO course_package_course (package_id, course_id, position, is_required, choice_group)
       SELECT p.id, c.id, c.n, c.n % 4 > 0, CASE WHEN c.n % 5 = 0 THEN 'val' END
       FROM (SELECT id, row_number() OVER (ORDER BY id) AS n FROM course_package) p
       JOIN (SELECT id, row_number() OVER (ORDER BY id) AS n FROM course) c ON c.n % 7 = p.n % 7 AND c.n < 60
       ON CONFLICT DO NOTHING`,
    );
    await school.sql(
      `INSERT INTO program_course (program_id, course_id, position, part)
       SELECT p.id, c.id, 900 + c.n, 'REQUIRED' FROM (SELECT id FROM program LIMIT 1) p,
         (SELECT id, row_number() OVER (ORDER BY id) AS n FROM course) c WHERE c.n < 9 ON CONFLICT DO NOTHING`,
    );
    await school.sql(
      `INSERT INTO course_instance (id, course_id, name, start_date, end_date, planning)
       SELECT gen_random_uuid(), c.id, 'Tillfälle', today() + k * 30 - 60, CASE WHEN k < 4 THEN today() + k * 30 - 20 END,
         CASE WHEN (c.n + k) % 5 = 0 THEN 'CANCELLED' ELSE 'OPEN' END
       FROM (SELECT id, row_number() OVER (ORDER BY id) AS n FROM course) c, generate_series(0, 4) k WHERE c.n % 6 > k`,
    );
    await school.sql(
      `INSERT INTO student (id, name) SELECT gen_random_uuid(), 'Elev ' || n FROM generate_series(1, 5) n`,
    );
    // Some students twice in the same course.
    await school.sql(
      `INSERT INTO enrollment (id, student_id, course_id, package_id, status, removed_at)
       SELECT gen_random_uuid(), s.id, o.course_id, o.package_id, ('{ACTIVE,ADMITTED,COMPLETED}'::text[])[1 + (o.n + s.n) % 3],
         CASE WHEN (o.n + s.n) % 11 = 0 THEN now() END
       FROM (SELECT *, row_number() OVER (ORDER BY coalesce(course_id, package_id)) AS n FROM (
           SELECT id AS course_id, NULL::uuid AS package_id FROM course UNION ALL SELECT NULL, id FROM course_package) one) o
       JOIN (SELECT id, row_number() OVER (ORDER BY id) AS n FROM student) s ON s.n <= o.n % 6, generate_series(0, 1) twice
       WHERE twice = 0 OR o.n % 3 = 0`,
    );
  });
  afterAll(() => school.close());

  test.each(orderCases(courseList, COURSES))(
    'of courses, %s, by %s %s follows the values, with missing ones last',
    async (of, field, direction) => {
      const [filter, where] = COURSES[of];
      const stored = await school.sql<{ id: string }>(
        `SELECT c.id FROM course c WHERE ${where} ORDER BY ${COURSE[field]} ${direction} NULLS LAST, c.name, c.code, c.id`,
      );
      await courses.expectOrder(admin, { filter, sort: { field, direction } }, stored);
    },
  );

  test.each(orderCases(educationList, ITEMS))(
    'of the overview, %s, by %s %s follows the values, with missing ones last',
    async (of, field, direction) => {
      const [filter, where] = ITEMS[of];
      const stored = await school.sql<{ id: string }>(
        `SELECT o.id FROM ${OFFERED} o WHERE ${where} ORDER BY ${ITEM[field]} ${direction} NULLS LAST, o.name, o.type, o.id`,
      );
      await education.expectOrder(admin, { ...filter, sort: { field, direction } }, stored);
    },
  );

  test('returns the value each row is sorted by', async () => {
    const { data } = await admin.graphql(
      '{ educationList(input: { first: 200 }) { nodes { id points activeStudents ongoingInstances } } }',
    );
    const { nodes } = data!.educationList as { nodes: { id: string }[] };
    const stored = await school.sql<{ id: string }>(
      `SELECT o.id, o.points::integer, (${ITEM.STUDENTS})::integer AS "activeStudents", (${ITEM.INSTANCES})::integer AS "ongoingInstances"
       FROM ${OFFERED} o WHERE o.id = ANY ($1) ORDER BY o.name, o.type, o.id`,
      [nodes.map(({ id }) => id)],
    );
    expect(nodes).toEqual(stored);
  });

  const ID = '10000000-0000-7000-8000-000000000001';
  test.each([
    ['NAME', ['Åka', ID]],
    ['POINTS', ['50', 'Åka', 'a1', ID]],
    ['STUDENTS', [null, 'Åka', 'a1', ID]],
    ['VALID_TO', ['2026-02-30', 'Åka', 'a1', ID]],
  ])('of courses by %s rejects %j, which is no position in it', async (field, place) => {
    expect(await courses.statusOf(admin, { sort: { field, direction: 'ASC' } }, place)).toBe(400);
  });

  test.each([
    ['NAME', ['Åka', 'Course']],
    ['INSTANCES', [1.5, 'Åka', 'Course', ID]],
    ['CODE', ['a1', 'Åka', 'Course', 'x']],
  ])('of the overview by %s rejects %j', async (field, place) => {
    expect(await education.statusOf(admin, { sort: { field, direction: 'ASC' } }, place)).toBe(400);
  });

  test('by students reads only students who currently study something', async () => {
    await school.sql('ANALYZE enrollment');
    const [stored] = await school.sql<{ current: number; all: number }>(
      `SELECT count(*) FILTER (WHERE ${IS_CURRENT})::integer AS current, count(*)::integer AS all FROM enrollment e`,
    );
    const input = { first: 1, sort: { field: 'STUDENTS', direction: 'ASC' } };
    // The first have no students, so none are read.
    const read = await rowsRead(school, () => education.part(admin, input));
    expect(read.get('enrollment')).toBe(stored!.current);
    expect(stored!.current).toBeLessThan(stored!.all);
  });
});
