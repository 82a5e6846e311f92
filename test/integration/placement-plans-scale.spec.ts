import { ExportSources } from '../../server/features/exports/export-sources.service.js';
import { Database } from '../../server/platform/database/database.js';
import { dayFromToday } from '../support/days.js';
import { rowsRead, tablesScanned } from '../support/rows-read.js';
import { School, type Person } from '../support/school.js';

/** A size at which the planner prefers indexes. */
const STUDENTS = 6_000;
const WEEKS = 4;
const AT_WORKPLACE = 60;
const BIG = [
  ...['student', 'placement', 'placement_week', 'placement_day', 'study_plan', 'study_plan_item'],
  ...['comment', 'enrollment', 'grade'],
];
/** One student in so many belongs to the customer. */
const CUSTOMERS = 61;

describe('placements and study plans for many students', () => {
  let school: School;
  let admin: Person;
  let studentId: string;
  let workplaceId: string;

  beforeAll(async () => {
    school = await School.open();
    admin = await school.as('ADMIN');
    await school.sql(
      `WITH pupil AS (INSERT INTO student (id, name, municipality) SELECT gen_random_uuid(), 'Elev ' || n,
             CASE WHEN n % ${CUSTOMERS} = 0 THEN 'Solna' ELSE 'Täby' END
           FROM generate_series(1, ${STUDENTS}) n RETURNING id),
         place AS (INSERT INTO workplace (id, name, places) SELECT gen_random_uuid(), 'Plats ' || n, 20
           FROM generate_series(0, ${STUDENTS / AT_WORKPLACE - 1}) n RETURNING id),
         numbered AS (SELECT id, row_number() OVER () - 1 AS n FROM pupil),
         places AS (SELECT id, row_number() OVER () - 1 AS n FROM place)
       INSERT INTO placement (id, student_id, workplace_id, start_date, end_date, hours_per_week, planned_hours, state,
         waived_reason, created_by, created_by_name)
       SELECT gen_random_uuid(), s.id, p.id, first, first + ${WEEKS * 7 - 3}, 30, 120,
         CASE WHEN first + ${WEEKS * 7} < today() THEN 'DONE' ELSE 'ONGOING' END, 'Prov', $1, 'Ada'
       FROM numbered s JOIN places p ON p.n = s.n / ${AT_WORKPLACE}, LATERAL (SELECT (date_trunc('week', today())::date
         - 7 * (s.n % 150)::integer) AS first) placed`,
      [admin.userId],
    );
    await school.sql(
      `INSERT INTO placement_week (placement_id, monday, minutes, reported_by_name)
       SELECT p.id, p.start_date + 7 * k, 1800, 'Elev' FROM placement p, generate_series(0, ${WEEKS - 1}) k`,
    );
    await school.sql(
      `INSERT INTO placement_day (placement_id, day, monday, minutes)
       SELECT placement_id, monday + k, monday, 360 FROM placement_week, generate_series(0, 4) k`,
    );
    await school.sql(
      `INSERT INTO study_plan (id, student_id, goal, start_date, planned_end_date, pace_percent)
       SELECT gen_random_uuid(), id, 'COURSES', '2027-01-11', '2029-06-09', 100 FROM student`,
    );
    await school.sql(
      `INSERT INTO study_plan_item (id, plan_id, course_id, term)
       SELECT gen_random_uuid(), p.id, c.id, '2028VT' FROM study_plan p, (SELECT id FROM course ORDER BY code LIMIT 6) c`,
    );
    await school.sql(
      `INSERT INTO comment (id, student_id, author_id, author_name, author_role, text)
       SELECT gen_random_uuid(), id, $1, 'Ada', 'ADMIN', 'Ring' FROM student`,
      [admin.userId],
    );
    await school.sql(
      `INSERT INTO enrollment (id, student_id, package_id, status, is_enrollment)
       SELECT gen_random_uuid(), s.id, p.id, 'ACTIVE', true
       FROM student s, (SELECT id FROM course_package WHERE apl_weeks > 0 ORDER BY name LIMIT 1) p`,
    );
    await school.sql(
      `INSERT INTO grade (id, student_id, course_id, kind, value, graded_on)
       SELECT gen_random_uuid(), s.id, c.id, 'EXAM', 'C', '2026-01-12'
       FROM student s, (SELECT id FROM course ORDER BY code LIMIT 1) c`,
    );
    for (const table of [...BIG, 'workplace']) await school.sql(`ANALYZE ${table}`);
    const [row] = await school.sql<{ student: string; workplace: string }>(
      `SELECT student_id AS student, workplace_id AS workplace FROM placement WHERE state = 'ONGOING' LIMIT 1`,
    );
    ({ student: studentId, workplace: workplaceId } = row!);
  });
  afterAll(() => school.close());

  const asked = (query: string, variables: Record<string, unknown>) => async () => {
    const { errors } = await admin.graphql(query, variables);
    expect(errors).toEqual([]);
  };
  const hoursFile = (query: Record<string, string>) =>
    school.app
      .get<ExportSources>(ExportSources)
      .find('placement-hours')!
      .rows(
        { ...admin, role: 'ADMIN', studentId: null, teacherId: null } as never,
        new URLSearchParams(query),
      );
  const READS: Record<string, () => () => Promise<unknown>> = {
    'the board of a workplace': () =>
      asked(
        `query($filter: BoardFilter) { board(filter: $filter) { cards { id commentCount
          placement { id workplace nextDue hoursRequired } } } }`,
        { filter: { workplaceId } },
      ),
    'the free places': () =>
      asked('query($input: FreePlacesInput) { freePlaces(input: $input) { totalCount nodes { free } } }', {
        input: { from: dayFromToday(0), to: dayFromToday(30) },
      }),
    'a plan with its check': () =>
      asked(
        `query($id: ID!) { studyPlan(studentId: $id) { items { source course { code } } }
          checkStudyPlan(studentId: $id) { requirements { missing } } }`,
        { id: studentId },
      ),
    'the hours of a student': () =>
      asked('query($id: ID!) { placementHours(studentId: $id) { required reported weeks { hours } } }', {
        id: studentId,
      }),
    'the hours of a customer': () => async () => {
      const { length } = await hoursFile({
        fran: dayFromToday(-100),
        till: dayFromToday(0),
        kommun: 'Solna',
      });
      expect(length).toBeGreaterThan(5);
      expect(length).toBeLessThanOrEqual(STUDENTS / CUSTOMERS);
    },
  };

  it.each(Object.keys(READS))('%s scans no large table', async (name) => {
    const scanned = await tablesScanned(school, READS[name]!());
    expect(BIG.filter((table) => scanned.has(table))).toEqual([]);
  });

  it('the hours of a period read its weeks, and the days of its first and last weeks', async () => {
    const week = { fran: dayFromToday(-370), till: dayFromToday(-364) };
    let students = 0;
    const read = () =>
      rowsRead(school, async () => {
        students = (await hoursFile(week)).length;
      });
    const rows = await read();
    expect(students).toBeGreaterThan(50);
    expect(students).toBeLessThan(400);
    expect(rows.get('placement_day')).toBeLessThanOrEqual(students * 2 * 7);
    expect(rows.get('placement_week')).toBeLessThanOrEqual(students * 2);
  });

  it('a scan would be detected', async () => {
    const database = school.app.get<Database>(Database);
    const scanned = await tablesScanned(school, () =>
      database.query('SELECT count(*) FROM placement_day WHERE minutes > 1'),
    );
    expect([...scanned]).toEqual(['placement_day']);
  });
});
