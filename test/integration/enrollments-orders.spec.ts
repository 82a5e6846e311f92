import { enrollmentStatusLabels, statusReasonLabels } from '../../domain/labels/enrollment.js';
import { enrollmentList } from '../../domain/lists/enrollments.js';
import { ListReading, orderCases } from '../support/list-reading.js';
import { rowsRead } from '../support/rows-read.js';
import { School, type Person } from '../support/school.js';
import { addCourse, addInstance } from '../support/studies.js';

const list = new ListReading('enrollments', 'EnrollmentsInput');
const inSwedish = (labels: Readonly<Record<string, string>>, column: string): string => {
  const codes = Object.keys(labels).sort((a, b) => labels[a]!.localeCompare(labels[b]!, 'sv'));
  return `array_position('{${codes.join(',')}}'::text[], ${column})`;
};
/** Sort values, sorted by PostgreSQL without indexes. */
const VALUE: Record<string, string> = {
  STUDENT: 's.name',
  PERSONAL_NUMBER: 's.personal_number',
  MUNICIPALITY: 's.municipality',
  TARGET: 'coalesce(c.name, p.name)',
  INSTANCE: 'ci.start_date',
  START_DATE: 'e.start_date',
  END_DATE: 'e.end_date',
  PACE: 'e.pace_percent',
  STATUS: inSwedish(enrollmentStatusLabels, 'e.status'),
  STATUS_ON: 'e.status_on',
  GRADE: 'e.grade',
  GRADED_ON: 'e.graded_on',
  REASON: inSwedish(statusReasonLabels, 'e.status_reason'),
  CSN_REPORTED: 'e.csn_reported_at',
};
/** Filters served by a value-by-value scan, and by sorting the filtered rows. */
const FILTERS = {
  all: [{}, 'e.removed_at IS NULL AND e.is_enrollment'],
  courses: [{ types: ['Course'] }, 'e.removed_at IS NULL AND e.is_enrollment AND e.course_id IS NOT NULL'],
  removed: [{ state: 'REMOVED' }, 'e.removed_at IS NOT NULL'],
} as const;

describe('every order of the list of enrolments', () => {
  let school: School;
  let admin: Person;

  beforeAll(async () => {
    school = await School.open();
    admin = await school.as('ADMIN');
    const courses = [];
    for (const name of ['Svenska 1', 'Ångteknik', 'svenska 1'])
      courses.push(await addCourse(school, { name }));
    // A package with the name of a course.
    await school.sql(`INSERT INTO course_package (id, name) VALUES (gen_random_uuid(), 'Svenska 1')`);
    const instances = [];
    for (const startDate of ['2026-01-12', '2026-01-12', '2026-03-02', null])
      instances.push(await addInstance(school, courses[0]!, { startDate }));
    await school.sql(
      `INSERT INTO student (id, name, personal_number, municipality)
       SELECT gen_random_uuid(), ('{Öberg,Åberg,Ärlig,anna,Zara,Åberg}'::text[])[1 + n % 6],
         CASE WHEN n % 3 > 0 THEN (199001010000 + n)::text END, ('{Österåker,Täby,Solna}'::text[])[n % 4]
       FROM generate_series(1, 12) n`,
    );
    // Ties and nulls in every column; every ninth is removed.
    await school.sql(
      `INSERT INTO enrollment (id, student_id, course_id, package_id, course_instance_id, start_date, end_date, pace_percent,
         status, status_on, status_reason, grade, graded_on, csn_reported_at, removed_at)
       SELECT gen_random_uuid(), s.id, CASE WHEN n % 8 > 0 THEN ($1::uuid[])[1 + n % 3] END,
         CASE WHEN n % 8 = 0 THEN (SELECT id FROM course_package WHERE name = 'Svenska 1') END, ($2::uuid[])[n % 6],
         CASE WHEN n % 7 > 0 THEN date '2026-01-01' + n % 5 END, CASE WHEN n % 5 > 0 THEN date '2026-06-01' + n % 3 END,
         (ARRAY[50, 100])[n % 4], CASE WHEN n % 10 > 0 THEN ('{COMPLETED,DROPPED_OUT,ENDED_BY_PRINCIPAL}'::text[])[1 + n % 3] END,
         CASE WHEN n % 6 > 0 THEN date '2026-02-01' + n % 4 END, ('{OTHER,WORK,ILLNESS}'::text[])[n % 5],
         ('{A,F,C}'::text[])[n % 6], CASE WHEN n % 3 > 0 THEN date '2026-05-01' + n % 2 END,
         CASE WHEN n % 2 > 0 THEN timestamptz '2026-04-01 12:00:00.123456Z' + (n % 4) * interval '1 microsecond' END,
         CASE WHEN n % 9 = 0 THEN now() END
       FROM generate_series(1, 90) n
       JOIN (SELECT id, row_number() OVER (ORDER BY id) AS place FROM student) s ON s.place = 1 + n % 12`,
      [courses, instances],
    );
  });
  afterAll(() => school.close());

  test.each(orderCases(enrollmentList, FILTERS))(
    'of %s by %s %s follows the values, with missing ones last',
    async (of, field, direction) => {
      const [filter, where] = FILTERS[of];
      const stored = await school.sql<{ id: string }>(
        `SELECT e.id FROM enrollment e JOIN student s ON s.id = e.student_id LEFT JOIN course c ON c.id = e.course_id
         LEFT JOIN course_package p ON p.id = e.package_id LEFT JOIN course_instance ci ON ci.id = e.course_instance_id
       WHERE ${where} ORDER BY ${VALUE[field]} ${direction} NULLS LAST, e.id`,
      );
      await list.expectOrder(admin, { filter, sort: { field, direction } }, stored);
    },
  );

  test('continues from a cursor whose row is gone, and includes rows added after it', async () => {
    const input = { sort: { field: 'STATUS', direction: 'ASC' }, first: 5 };
    const all = await list.byCursor(admin, { ...input, first: 200 });
    const { ids, nextCursor } = await list.part(admin, input);
    await school.sql('UPDATE enrollment SET removed_at = now() WHERE id = $1', [ids.at(-1)]);
    const [last] = await school.sql<{ id: string }>(
      `INSERT INTO enrollment (id, student_id, course_id, status) SELECT 'ffffffff-ffff-7fff-8fff-ffffffffffff', student_id,
         course_id, 'ENDED_BY_PRINCIPAL' FROM enrollment WHERE course_id IS NOT NULL LIMIT 1 RETURNING id`,
    );
    const rest = await list.byCursor(admin, { ...input, first: 200, after: nextCursor });
    expect(rest.filter((id) => id !== last!.id)).toEqual(all.slice(5));
    expect(rest).toContain(last!.id);
    await school.sql('UPDATE enrollment SET removed_at = NULL WHERE id = $1', [ids.at(-1)]);
    await school.sql('DELETE FROM enrollment WHERE id = $1', [last!.id]);
  });

  const ID = '10000000-0000-7000-8000-000000000001';
  test.each([
    ['START_DATE', ['2026-02-30', ID]],
    ['PACE', ['50', ID]],
    ['PACE', [2 ** 31, ID]],
    ['STATUS', ['ACTIVE', ID]],
    ['CSN_REPORTED', ['i går', ID]],
    ['STUDENT', [null, ID]],
    ['TARGET', ['Svenska 1', 'x']],
    ['GRADE', ['A', ID, ID]],
    ['GRADE', ['A']],
  ])('by %s rejects %j, which is no position in it', async (field, place) => {
    expect(await list.statusOf(admin, { sort: { field, direction: 'ASC' } }, place)).toBe(400);
  });

  test.each([
    ['STATUS', [-5, ID]],
    ['STATUS', [2 ** 31 - 1, ID]],
    ['REASON', [0, ID]],
    ['MUNICIPALITY', ['', ID]],
    ['TARGET', ['ööö', ID]],
    ['PACE', [-(2 ** 31) + 1, ID]],
  ])('by %s continues from %j, where there is no row, as from anywhere', async (field, place) => {
    for (const direction of ['ASC', 'DESC'])
      expect(await list.statusOf(admin, { sort: { field, direction } }, place)).toBe(200);
  });

  test('continues from the same place with another filter', async () => {
    const sort = { field: 'END_DATE', direction: 'ASC' };
    const { ids, nextCursor } = await list.part(admin, { sort, first: 20 });
    const courses = await list.byCursor(admin, { sort, filter: { types: ['Course'] }, first: 200 });
    const rest = await list.byCursor(admin, { sort, filter: { types: ['Course'] }, after: nextCursor });
    expect(rest).toEqual(courses.filter((id) => !ids.includes(id)));
    expect(rest.length).toBeGreaterThan(0);
  });

  test.each([
    ['PLANNED', false, null],
    ['REMOVED', true, new Date()],
  ])('for %s entries by start reads only the page', async (state, isEnrollment, removedAt) => {
    await school.sql(
      `INSERT INTO enrollment (id, student_id, course_id, start_date, is_enrollment, removed_at)
       SELECT gen_random_uuid(), s.id, c.id, '2040-01-01', $1, $2 FROM (SELECT id FROM student LIMIT 10) s, (SELECT id FROM course LIMIT 1) c`,
      [isEnrollment, removedAt],
    );
    await school.sql('ANALYZE enrollment');
    const input = { first: 5, filter: { state }, sort: { field: 'START_DATE', direction: 'ASC' } };
    const read = await rowsRead(school, async () =>
      expect((await list.part(admin, input)).ids).toHaveLength(5),
    );
    // One extra row shows whether there is a next page.
    expect(read.get('enrollment')).toBe(5 + 1);
  });
});
