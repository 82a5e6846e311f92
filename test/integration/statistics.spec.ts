import { makeCourse, makeEnrollment, makeInstance } from '../support/course-instances.js';
import { codeOf, School, type Person } from '../support/school.js';

type Row = Record<string, unknown>;

/** An independent count of the rows by the definitions of the contract. */
interface Participation {
  student: string;
  course: string;
  municipality: string | null;
  form: string;
  teacher: string | null;
  status: string;
  statusOn: string;
  start: string;
  end: string;
  reason: string | null;
  grade: string | null;
  signed: string | null;
  due: string;
}

const MERIT: Record<string, number> = { A: 20, B: 17.5, C: 15, D: 12.5, E: 10, F: 0 };
const PASSED = new Set(['A', 'B', 'C', 'D', 'E', 'G']);
const HAS_LEFT = new Set(['DROPPED_OUT', 'ENDED_BY_PRINCIPAL']);
const percent = (part: number, whole: number) =>
  whole === 0 ? null : Math.round((part / whole) * 1000) / 10;
const daysBetween = (from: string, to: string) =>
  Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000);

describe('course statistics', () => {
  let school: School;
  let admin: Person;
  let rows: Participation[];
  const period = { from: '2026-01-01', to: '2026-06-30' };
  const before = { from: '2025-07-01', to: '2025-12-31' };

  beforeAll(async () => {
    school = await School.open();
    admin = await school.as('ADMIN');
    const teachers = [await school.as('TEACHER'), await school.as('TEACHER')];
    const courses = [
      await makeCourse(school, { system: 'GY25' }),
      await makeCourse(school, { system: 'GY11' }),
      await makeCourse(school, { level: 'BASIC', system: 'VUX_GRUND' }),
    ];
    const places = ['Sollentuna', 'Täby', 'KCNO', null];
    const students: string[] = [];
    for (let n = 0; n < 30; n += 1)
      students.push(await school.student({ municipality: places[n % 4] ?? null }));
    let seed = 7;
    const random = (most: number) => (seed = (seed * 48_271) % 2_147_483_647) % most;
    const starts = ['2025-08-18', '2025-10-06', '2026-01-12', '2026-02-09', '2026-05-04'];
    for (let n = 0; n < 12; n += 1) {
      const start = starts[n % starts.length]!;
      const end = new Date(Date.parse(start) + 67 * 86_400_000).toISOString().slice(0, 10);
      const course = n % 3;
      const instanceId = await makeInstance(school, courses[course]!, {
        start_date: start,
        end_date: end,
        study_form: n % 2 ? 'DISTANCE' : 'CLASSROOM',
        teacher_id: n % 4 === 3 ? null : teachers[n % 2]!.teacherId,
      });
      for (let m = 0; m < 12; m += 1) {
        const status = [
          'COMPLETED',
          'COMPLETED',
          'ACTIVE',
          'DROPPED_OUT',
          'ADMITTED',
          'CANCELLED',
          'ENDED_BY_PRINCIPAL',
          'NOT_STARTED',
        ][random(8)]!;
        const left = HAS_LEFT.has(status);
        const graded = status === 'COMPLETED' || (status === 'ACTIVE' && random(4) === 0);
        const scale = course === 2 ? ['G', 'IG'] : ['A', 'B', 'C', 'D', 'E', 'F', '–'];
        const signedOn = new Date(Date.parse(end) + (random(30) - 3) * 86_400_000).toISOString().slice(0, 10);
        await makeEnrollment(
          school,
          { studentId: students[(n * 5 + m) % 30]!, courseId: courses[course]!, instanceId },
          {
            status,
            start_date: start,
            end_date: end,
            status_on: left
              ? new Date(Date.parse(start) + random(60) * 86_400_000).toISOString().slice(0, 10)
              : start,
            status_reason: left ? ['WORK', 'ILLNESS', null][random(3)] : null,
            removed_at: random(15) === 0 ? '2026-03-01T00:00:00Z' : null,
          },
          graded
            ? {
                value: scale[random(scale.length)]!,
                graded_on: end,
                signed_at: random(6) === 0 ? null : `${signedOn}T08:00:00Z`,
              }
            : null,
        );
      }
    }
    rows = await school.sql<Participation & Row>(
      `SELECT e.student_id AS student, e.course_id AS course, s.municipality, i.study_form AS form, i.teacher_id AS teacher,
         e.status, e.status_on::text AS "statusOn", e.start_date::text AS start, e.end_date::text AS end,
         e.status_reason AS reason, g.value AS grade,
         (g.signed_at AT TIME ZONE 'Europe/Stockholm')::date::text AS signed, (e.end_date + 14)::text AS due
       FROM enrollment e JOIN student s ON s.id = e.student_id JOIN course_instance i ON i.id = e.course_instance_id
       LEFT JOIN grade g ON g.enrollment_id = e.id AND g.signed_at IS NOT NULL
       WHERE e.removed_at IS NULL`,
    );
    rows = rows.filter(({ status }) => !['ADMITTED', 'NOT_STARTED', 'CANCELLED'].includes(status));
  });
  afterAll(() => school.close());

  const ask = async <T>(field: string, selection: string, filter: object = {}, more = ''): Promise<T> => {
    const answer = await admin.graphql(
      `query($input: CourseStatisticsInput!) { ${field}(input: $input${more}) ${selection} }`,
      { input: { ...period, ...filter } },
    );
    expect(answer.errors).toEqual([]);
    return answer.data![field] as T;
  };
  const left = (row: Participation) => HAS_LEFT.has(row.status) && row.grade === null;
  const during = (row: Participation, { from, to } = period) =>
    row.start <= to && (HAS_LEFT.has(row.status) && row.statusOn < row.end ? row.statusOn : row.end) >= from;
  const ended = (row: Participation, { from, to } = period) => row.end >= from && row.end <= to;
  const countBy = (list: Participation[], key: (row: Participation) => string) => {
    const counts: Record<string, number> = {};
    for (const row of list) counts[key(row)] = (counts[key(row)] ?? 0) + 1;
    return counts;
  };

  function recount(of: Participation[], span: typeof period) {
    const over = of.filter((row) => ended(row, span));
    const graded = over.filter(({ grade }) => grade !== null);
    const gone = over.filter(left);
    const merits = graded.flatMap(({ grade }) => (grade! in MERIT ? [MERIT[grade!]!] : []));
    const waits = graded.map(({ end, signed }) => Math.max(0, daysBetween(end, signed!)));
    const due = over.filter(({ status }) => ['ACTIVE', 'PAUSED', 'COMPLETED'].includes(status));
    const mean = (values: number[], digits: number) =>
      values.length === 0
        ? null
        : (expect.closeTo(values.reduce((a, b) => a + b, 0) / values.length, digits) as number);
    return {
      ...span,
      students: new Set(of.filter((row) => during(row, span)).map(({ student }) => student)).size,
      participants: of.filter((row) => during(row, span)).length,
      graded: graded.length,
      droppedOut: gone.length,
      completedPercent: percent(graded.length, graded.length + gone.length),
      droppedOutPercent: percent(gone.length, graded.length + gone.length),
      passed: graded.filter(({ grade }) => PASSED.has(grade!)).length,
      passedPercent: percent(graded.filter(({ grade }) => PASSED.has(grade!)).length, graded.length),
      meanMerit: mean(merits, 1),
      meritGrades: merits.length,
      daysToGrade: mean(waits, 0),
      lateGrades: due.filter(({ signed, due: day }) => signed === null || signed > day).length,
      dueGrades: due.length,
    };
  }

  const FIGURES = `{ from to students participants graded droppedOut completedPercent droppedOutPercent passed
    passedPercent meanMerit meritGrades daysToGrade lateGrades dueGrades }`;

  test('match an independent recount in every figure, for the period and the previous one', async () => {
    const figures = await ask('courseStatistics', `{ current ${FIGURES} previous ${FIGURES} }`);
    expect(recount(rows, period).graded).toBeGreaterThan(10);
    expect(figures).toEqual({ current: recount(rows, period), previous: recount(rows, before) });
  });

  test.each([
    ['the municipality', { municipalities: ['Täby'] }, (row: Participation) => row.municipality === 'Täby'],
    ['the form', { studyForms: ['DISTANCE'] }, (row: Participation) => row.form === 'DISTANCE'],
  ])('are narrowed in every figure by a filter on %s', async (_, filter, keep) => {
    const { current } = await ask<{ current: Row }>('courseStatistics', `{ current ${FIGURES} }`, filter);
    expect(current).toEqual(recount(rows.filter(keep), period));
  });

  test('match the recount with filters on course, teacher and system', async () => {
    const { course, teacher } = rows.find((row) => row.teacher !== null)!;
    const figures = async (filter: object) =>
      (await ask<{ current: Row }>('courseStatistics', `{ current ${FIGURES} }`, filter)).current;
    expect(await figures({ courseId: course })).toEqual(
      recount(
        rows.filter((row) => row.course === course),
        period,
      ),
    );
    expect(await figures({ teacherId: teacher })).toEqual(
      recount(
        rows.filter((row) => row.teacher === teacher),
        period,
      ),
    );
    const gy11 = await school.sql<{ id: string }>(`SELECT id FROM course WHERE system = 'GY11'`);
    const ids = new Set(gy11.map(({ id }) => id));
    expect(await figures({ systems: ['GY11'] })).toEqual(
      recount(
        rows.filter((row) => ids.has(row.course)),
        period,
      ),
    );
  });

  test('count signed grades per course in the grade distribution', async () => {
    const spread = await ask<
      { courseId: string; graded: number; counts: { grade: string; count: number }[] }[]
    >('gradeStatistics', '{ courseId graded counts { grade count } }');
    const graded = rows.filter((row) => ended(row) && row.grade !== null);
    expect(Object.fromEntries(spread.map((one) => [one.courseId, one.graded]))).toEqual(
      countBy(graded, ({ course }) => course),
    );
    for (const { courseId, counts } of spread)
      expect(Object.fromEntries(counts.map(({ grade, count }) => [grade, count]))).toEqual(
        countBy(
          graded.filter(({ course }) => course === courseId),
          ({ grade }) => grade!,
        ),
      );
  });

  test('count dropouts by week since the start and by reason', async () => {
    const answer = await ask<{ total: number; weeks: Row[]; reasons: Row[] }>(
      'dropoutStatistics',
      '{ total weeks { week count } reasons { reason count } }',
    );
    const gone = rows.filter((row) => left(row) && row.statusOn >= period.from && row.statusOn <= period.to);
    expect(answer.total).toBe(gone.length);
    expect(Object.fromEntries(answer.weeks.map(({ week, count }) => [week, count]))).toEqual(
      countBy(gone, ({ start, statusOn }) => String(Math.floor(daysBetween(start, statusOn) / 7) + 1)),
    );
    expect(Object.fromEntries(answer.reasons.map(({ reason, count }) => [String(reason), count]))).toEqual(
      countBy(gone, ({ reason }) => String(reason)),
    );
  });

  test('count starts by month, including months without any', async () => {
    const months = await ask<{ month: string; count: number }[]>('startStatistics', '{ month count }');
    expect(months.map(({ month }) => month)).toEqual(
      ['01', '02', '03', '04', '05', '06'].map((month) => `2026-${month}`),
    );
    const begun = rows.filter(({ start }) => start >= period.from && start <= period.to);
    expect(
      Object.fromEntries(months.filter(({ count }) => count > 0).map(({ month, count }) => [month, count])),
    ).toEqual(countBy(begun, ({ start }) => start.slice(0, 7)));
  });

  test.each([
    ['MUNICIPALITY', (row: Participation) => String(row.municipality)],
    ['STUDY_FORM', (row: Participation) => row.form],
    ['TEACHER', (row: Participation) => String(row.teacher)],
  ])('match the recount when grouped by %s', async (by, key) => {
    const groups = await ask<Row[]>(
      'groupStatistics',
      '{ key participants graded passed droppedOut completedPercent }',
      {},
      `, by: ${by}`,
    );
    expect(groups.length).toBeGreaterThan(1);
    for (const group of groups) {
      const own = recount(
        rows.filter((row) => key(row) === String(group.key)),
        period,
      );
      const { participants, graded, passed, droppedOut, completedPercent } = own;
      expect(group).toEqual({
        key: group.key,
        participants,
        graded,
        passed,
        droppedOut,
        completedPercent,
      });
    }
  });

  test('do not show a teacher with fewer than five students', async () => {
    const few = await school.as('TEACHER');
    const courseId = await makeCourse(school);
    const dates = { start_date: '2023-01-09', end_date: '2023-03-17' };
    const instanceId = await makeInstance(school, courseId, { ...dates, teacher_id: few.teacherId });
    const enrol = async () =>
      makeEnrollment(school, { studentId: await school.student(), courseId, instanceId }, dates);
    for (let n = 0; n < 4; n += 1) await enrol();
    const shown = () =>
      ask<Row[]>(
        'groupStatistics',
        '{ key participants }',
        { from: '2023-01-01', to: '2023-06-30' },
        ', by: TEACHER',
      );
    expect(await shown()).toEqual([]);
    await enrol();
    expect(await shown()).toEqual([{ key: few.teacherId, participants: 5 }]);
  });

  test('count students individually when their hashes do not distinguish them', async () => {
    const few = await school.as('TEACHER');
    const courseId = await makeCourse(school);
    const dates = { start_date: '2022-01-10', end_date: '2022-03-18' };
    const alike = await school.sql<{ id: string }>(
      `INSERT INTO student (id, name) SELECT id, 'Elev' FROM (SELECT gen_random_uuid() AS id FROM generate_series(1, 2000)) made
       WHERE uuid_hash(id) & 63 = 7 LIMIT 5 RETURNING id`,
    );
    const enrol = async (studentId: string) => {
      const instanceId = await makeInstance(school, courseId, { ...dates, teacher_id: few.teacherId });
      await makeEnrollment(school, { studentId, courseId, instanceId }, dates);
    };
    for (const { id } of alike.slice(0, 4)) await enrol(id);
    // Six participations of four students.
    for (const { id } of alike.slice(0, 2)) await enrol(id);
    const shown = () =>
      ask<Row[]>(
        'groupStatistics',
        '{ key participants }',
        { from: '2022-01-01', to: '2022-06-30' },
        ', by: TEACHER',
      );
    expect(await shown()).toEqual([]);
    await enrol(alike[4]!.id);
    expect(await shown()).toEqual([{ key: few.teacherId, participants: 7 }]);
  });

  test('refuse a period that ends before it begins or has no end', async () => {
    for (const [from, to] of [
      ['2026-06-30', '2026-01-01'],
      ['2010-01-01', '2026-01-01'],
    ]) {
      const answer = await admin.graphql(
        'query($input: CourseStatisticsInput!) { startStatistics(input: $input) { count } }',
        { input: { from, to } },
      );
      expect(codeOf(answer)).toBe('BAD_USER_INPUT');
    }
  });

  test('withhold figures that would identify individuals from an export', async () => {
    const { data } = await admin.graphql(
      'mutation($input: CreateExportInput!) { createExport(input: $input) { id filename } }',
      { input: { list: 'stats-dropout-weeks', query: 'fran=2026-01-01&till=2026-06-30', format: 'CSV' } },
    );
    const { id } = data!.createExport;
    const file = await admin.rest('GET', `/api/exports/${id}`);
    expect(file.status).toBe(200);
    const counts = String(file.body)
      .trim()
      .split(/\r?\n/)
      .slice(1)
      .map((line) => line.split(';')[1]!.replaceAll('"', ''));
    expect(counts.length).toBeGreaterThan(0);
    expect(counts.every((count) => count === '..' || Number(count) >= 5)).toBe(true);
  });

  test('return everything for a period over REST', async () => {
    const { status, body } = await admin.rest('GET', '/api/stats/courses?from=2026-01-01&to=2026-06-30');
    expect(status).toBe(200);
    expect(body).toMatchObject({
      current: recount(rows, period),
      dropouts: { total: expect.any(Number) as number },
    });
    expect((await admin.rest('GET', '/api/stats/courses?from=igår')).status).toBe(400);
  });
});
