import { instanceList } from '../../domain/lists/course-instances.js';
import { ListReading, orderCases } from '../support/list-reading.js';
import { School, type Person } from '../support/school.js';
import { addCourse } from '../support/studies.js';

const list = new ListReading('courseInstances', 'CourseInstancesInput');
const count = (condition: string) =>
  `(SELECT count(*) FROM enrollment e WHERE e.course_instance_id = i.id AND e.removed_at IS NULL AND e.is_enrollment AND ${condition})`;
const STATUS = 'instance_status(i.planning, i.start_date, i.end_date)';
/** Sort values, sorted by PostgreSQL without indexes or stored figures. */
const VALUE: Record<string, string> = {
  COURSE: 'c.name',
  START_DATE: 'i.start_date',
  END_DATE: 'i.end_date',
  WEEKS: 'round((i.end_date - i.start_date + 1) / 7.0)',
  PACE: 'i.pace_percent',
  STUDY_FORM: 'i.study_form',
  TEACHER: 'u.name',
  LOCATION: 'i.location',
  ADMITTED: count('takes_seat(e.status)'),
  STARTED: count(`e.status IN ('ACTIVE', 'PAUSED', 'COMPLETED', 'DROPPED_OUT', 'ENDED_BY_PRINCIPAL')`),
  DROPPED_OUT: count(`e.status IN ('DROPPED_OUT', 'ENDED_BY_PRINCIPAL')`),
  GRADED: count('e.grade_signed_at IS NOT NULL'),
  STATUS: `array_position('{PLANNED,OPEN,ONGOING,FINISHED,CANCELLED}'::text[], ${STATUS})`,
  GRADES_DUE_ON: `CASE WHEN c.kind <> 'ORIENTATION' THEN coalesce(i.grades_due_on, i.end_date + (SELECT grade_deadline_days FROM school_setting)) END`,
};
const FILTERS = {
  all: [{}, 'true'],
  opened: [{ statuses: ['OPEN', 'ONGOING', 'FINISHED'] }, `${STATUS} IN ('OPEN', 'ONGOING', 'FINISHED')`],
} as const;

describe('every order of the list of course instances', () => {
  let school: School;
  let admin: Person;

  beforeAll(async () => {
    school = await School.open();
    admin = await school.as('ADMIN');
    const teachers = [];
    for (const name of ['Åsa Östlund', 'Örjan Ärlig', 'Åsa Östlund'])
      teachers.push((await school.as('TEACHER', { name })).teacherId);
    const courses = [];
    for (const name of ['Svenska 1', 'Ångteknik', 'svenska 1', 'Svenska 1'])
      courses.push(await addCourse(school, { name }));
    await school.sql(`UPDATE course SET kind = 'ORIENTATION' WHERE id = $1`, [courses[1]]);
    // Ties, nulls and Swedish letters in every column.
    await school.sql(
      `INSERT INTO course_instance (id, course_id, name, start_date, end_date, teacher_id, pace_percent, study_form, location,
         planning, grades_due_on)
       SELECT gen_random_uuid(), ($1::uuid[])[1 + n % 4], 'Tillfälle', CASE WHEN n % 6 > 0 THEN today() + n % 4 * 40 - 60 END,
         CASE WHEN n % 7 > 0 THEN today() + n % 3 * 30 + 60 + n % 2 - CASE WHEN n % 5 = 0 THEN 121 ELSE 0 END END,
         ($2::uuid[])[n % 5], (ARRAY[50, 100, 75])[1 + n % 3], ('{CLASSROOM,DISTANCE,FLEX}'::text[])[1 + n % 3],
         ('{Österåker,Ängby,Solna}'::text[])[n % 5], ('{OPEN,PLANNED,OPEN,CANCELLED}'::text[])[1 + n % 4],
         CASE WHEN n % 9 = 0 THEN date '2026-12-01' END
       FROM generate_series(1, 40) n
       WHERE n % 6 = 0 OR n % 7 = 0 OR n % 5 > 0 OR n % 4 = 0`,
      [courses, teachers],
    );
    await school.sql(
      `INSERT INTO student (id, name) SELECT gen_random_uuid(), 'Elev ' || n FROM generate_series(1, 6) n`,
    );
    await school.sql(
      `INSERT INTO enrollment (id, student_id, course_id, course_instance_id, status, grade, grade_signed_at, removed_at)
       SELECT gen_random_uuid(), s.id, i.course_id, i.id,
         ('{ACTIVE,ADMITTED,DROPPED_OUT,COMPLETED,CANCELLED,NOT_STARTED}'::text[])[1 + (i.place * 5 + s.place) % 6],
         CASE WHEN (i.place + s.place) % 3 = 0 THEN 'C' END, CASE WHEN (i.place + s.place) % 3 = 0 THEN now() END,
         CASE WHEN (i.place + s.place) % 11 = 0 THEN now() END
       FROM (SELECT id, course_id, row_number() OVER (ORDER BY id) AS place FROM course_instance) i
       JOIN (SELECT id, row_number() OVER (ORDER BY id) AS place FROM student) s ON s.place <= i.place % 7`,
    );
  });
  afterAll(() => school.close());

  test.each(orderCases(instanceList, FILTERS))(
    'of %s by %s %s follows the values, with missing ones last',
    async (of, field, direction) => {
      const [filter, where] = FILTERS[of];
      const stored = await school.sql<{ id: string }>(
        `SELECT i.id FROM course_instance i JOIN course c ON c.id = i.course_id LEFT JOIN teacher t ON t.id = i.teacher_id
           LEFT JOIN app_user u ON u.id = t.user_id
         WHERE ${where} ORDER BY ${VALUE[field]} ${direction} NULLS LAST, i.start_date, c.name, i.id`,
      );
      await list.expectOrder(admin, { filter, sort: { field, direction } }, stored);
    },
  );

  test('follows the courses’ names, and the instance’s course', async () => {
    const byCourse = { sort: { field: 'COURSE', direction: 'ASC' }, first: 200 };
    const stored = () =>
      school.sql<{ id: string; course_name: string }>(
        `SELECT i.id, i.course_name FROM course_instance i JOIN course c ON c.id = i.course_id
         ORDER BY c.name, coalesce(i.start_date, '2200-12-31'), i.id`,
      );
    const [first, last] = [(await stored())[0]!, (await stored()).at(-1)!];
    await school.sql(
      `UPDATE course SET name = 'Övrigt' WHERE id = (SELECT course_id FROM course_instance WHERE id = $1)`,
      [first.id],
    );
    // Whatever a statement writes, the instance has the course's name.
    await school.sql(
      `UPDATE course_instance SET course_id = (SELECT id FROM course WHERE name = 'Övrigt'), course_name = 'Annat' WHERE id = $1`,
      [last.id],
    );
    const rows = await stored();
    expect(rows.slice(-2).map((row) => row.course_name)).toEqual(['Övrigt', 'Övrigt']);
    expect(rows.find(({ id }) => id === last.id)!.course_name).toBe('Övrigt');
    expect(await list.byCursor(admin, byCourse)).toEqual(rows.map(({ id }) => id));
    await school.sql('UPDATE course SET name = $1 WHERE name = $2', [first.course_name, 'Övrigt']);
    const back = await stored();
    expect(back.find(({ id }) => id === last.id)!.course_name).toBe(first.course_name);
    expect(await list.byCursor(admin, byCourse)).toEqual(back.map(({ id }) => id));
  });

  const ID = '10000000-0000-7000-8000-000000000001';
  test.each([
    ['COURSE', ['Svenska 1', ID]],
    ['COURSE', [null, '2026-01-01', ID]],
    ['START_DATE', ['2026-02-30', 'Svenska 1', ID]],
    ['PACE', ['50', '2026-01-01', 'Svenska 1', ID]],
    ['PACE', [50, null, 'Svenska 1', ID]],
    ['ADMITTED', [1.5, '2026-01-01', 'Svenska 1', ID]],
    ['STATUS', ['OPEN', '2026-01-01', 'Svenska 1', ID]],
  ])('by %s rejects %j, which is no position in it', async (field, place) => {
    expect(await list.statusOf(admin, { sort: { field, direction: 'ASC' } }, place)).toBe(400);
  });
});
