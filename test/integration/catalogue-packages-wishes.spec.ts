import { dayFromToday as day } from '../support/days.js';
import { admin, ask, create, ids, openPackages, row, school } from '../support/packages-world.js';

beforeAll(openPackages);
afterAll(() => school.close());

interface Remark {
  code: string;
  message: string;
  count: number;
  examples: string[];
}

interface Preview {
  courses: {
    course: { code: string };
    startDate: string;
    endDate: string | null;
    instance: { id: string; teacher: string | null; seatsLeft: number | null } | null;
    instances: { id: string }[];
    students: number;
    leftOut: Remark[];
    problems: Remark[];
    warnings: Remark[];
  }[];
  startDate: string;
  endDate: string | null;
  problems: Remark[];
  extendedDates: Record<string, string | null>[];
  isPossible: boolean;
}

const REMARK = '{ code message count examples }';
const PREVIEW = `{ startDate endDate isPossible problems ${REMARK}
  extendedDates { studentId startDateBefore startDate endDateBefore endDate }
  courses { course { code } startDate endDate students instance { id teacher seatsLeft } instances { id }
    leftOut ${REMARK} problems ${REMARK} warnings ${REMARK} } }`;
const RESULT = '{ students courses placed datesExtended batchId }';
const START = '2027-01-11';
/** The dates of the second course at full pace. */
const SECOND = { startDate: '2027-02-15', endDate: '2027-03-19' };

const inputOf = (packageId: string, studentIds: readonly string[], more: object = {}) => ({
  plan: { packageId, startDate: START },
  studentIds,
  ...more,
});

async function preview(packageId: string, studentIds: readonly string[], more: object = {}) {
  const answer = await admin.graphql(
    `query($input: EnrollOnPackageInput!) { previewEnrollOnPackage(input: $input) ${PREVIEW} }`,
    { input: inputOf(packageId, studentIds, more) },
  );
  return { ...answer, result: answer.data?.previewEnrollOnPackage as Preview };
}

const enroll = (packageId: string, studentIds: readonly string[], more: object = {}) =>
  ask<{ students: number; courses: number; placed: number; datesExtended: number; batchId: string }>(
    'enrollOnPackage',
    'EnrollOnPackageInput',
    inputOf(packageId, studentIds, more),
    RESULT,
  );

const undo = (batchId: string) =>
  ask('undoEnrollmentBatch', 'UndoEnrollmentBatchInput', { batchId }, '{ id }');

/** An instance of English 5, open and with two seats unless stated otherwise. */
async function instance(values: Record<string, unknown> = {}): Promise<string> {
  const columns = {
    ...{ course_id: ids.ENGENG05, name: 'Engelska grupp', course_name: 'Engelska 5', capacity: 2 },
    ...{ start_date: SECOND.startDate, end_date: '2027-04-30', planning: 'OPEN', ...values },
  };
  const names = Object.keys(columns);
  const [made] = await school.sql<{ id: string }>(
    `INSERT INTO course_instance (id, ${names.join()}) VALUES (gen_random_uuid(), ${names.map((_, i) => `$${i + 1}`).join()})
     RETURNING id`,
    Object.values(columns),
  );
  return made!.id;
}

const entries = (studentId: string) =>
  school.sql(
    `SELECT coalesce(c.code, p.name) AS what, e.start_date::text, e.end_date::text, e.is_enrollment,
       e.course_instance_id AS instance, e.parent_id IS NOT NULL AS child
     FROM enrollment e LEFT JOIN course c ON c.id = e.course_id LEFT JOIN course_package p ON p.id = e.package_id
     WHERE e.student_id = $1 AND e.removed_at IS NULL ORDER BY e.start_date, c.code NULLS FIRST`,
    [studentId],
  );

const datesOf = async (studentId: string) =>
  (await school.sql('SELECT start_date::text, end_date::text FROM student WHERE id = $1', [studentId]))[0];

const english = (more: object) => ({ courses: [{ courseId: ids.ENGENG05, ...more }] });
const codeOf = ({
  errors,
}: {
  errors: { extensions: { code?: unknown; reason?: unknown; fields?: unknown } }[];
}) => errors[0]?.extensions;

describe('enrolling on a package with choices per course', () => {
  let packageId: string;
  beforeEach(async () => {
    packageId = (await create({ name: 'Önskat paket' })).result.id;
    await school.sql('UPDATE course_instance SET planning = $1, cancelled_from = $2', ['CANCELLED', 'OPEN']);
  });

  test('uses the chosen dates and instance of each course, and plans the others', async () => {
    const student = await school.student();
    const group = await instance();
    const wishes = {
      courses: [
        { courseId: ids.SVESVE01, startDate: '2027-01-18', endDate: '2027-02-19' },
        { courseId: ids.ENGENG05, courseInstanceId: group },
      ],
    };
    const { result: seen } = await preview(packageId, [student], wishes);
    expect(seen).toMatchObject({ startDate: START, endDate: '2027-04-30', isPossible: true, problems: [] });
    expect(seen.courses).toMatchObject([
      {
        course: { code: 'SVESVE01' },
        startDate: '2027-01-18',
        endDate: '2027-02-19',
        instance: null,
        students: 1,
      },
      {
        ...{ course: { code: 'ENGENG05' }, startDate: SECOND.startDate, endDate: '2027-04-30' },
        ...{ instance: { id: group, teacher: null, seatsLeft: 2 }, instances: [{ id: group }] },
      },
    ]);
    expect((await enroll(packageId, [student], wishes)).result).toMatchObject({ courses: 1, placed: 1 });
    expect(await entries(student)).toEqual([
      {
        ...{ what: 'Önskat paket', start_date: START, end_date: '2027-04-30' },
        ...{ is_enrollment: true, instance: null, child: false },
      },
      {
        ...{ what: 'SVESVE01', start_date: '2027-01-18', end_date: '2027-02-19' },
        ...{ is_enrollment: false, instance: null, child: true },
      },
      {
        ...{ what: 'ENGENG05', start_date: SECOND.startDate, end_date: '2027-04-30' },
        ...{ is_enrollment: true, instance: group, child: true },
      },
    ]);
  });

  test('proposes the open instance with enough seats and the nearest start, at most three weeks away', async () => {
    const [anna, bo] = [await school.student(), await school.student()];
    await instance({ name: 'För sent', start_date: '2027-03-15' });
    await instance({ name: 'Full', capacity: 1 });
    const near = await instance({ name: 'Nära', start_date: '2027-02-22' });
    const { result: seen } = await preview(packageId, [anna, bo], { proposeInstances: true });
    expect(seen.courses.map((one) => one.instance?.id ?? null)).toEqual([null, near]);
    expect(seen.courses[1]!.instances).toHaveLength(3);
    expect((await preview(packageId, [anna, bo])).result.courses[1]!.instance).toBeNull();
    const done = await enroll(packageId, [anna, bo], { proposeInstances: true });
    expect(done.result).toMatchObject({ students: 2, courses: 2, placed: 2 });
  });

  test('skips courses a student takes or has passed, with the reason', async () => {
    const [taking, passed] = [
      await school.student({ name: 'Läser Nu' }),
      await school.student({ name: 'Godkänd Redan' }),
    ];
    await school.sql(
      `INSERT INTO enrollment (id, student_id, course_id, status) VALUES (gen_random_uuid(), $1, $2, 'ACTIVE')`,
      [taking, ids.ENGENG05],
    );
    await school.sql(
      `INSERT INTO enrollment (id, student_id, course_id, status, grade, grade_signed_at)
       VALUES (gen_random_uuid(), $1, $2, 'COMPLETED', 'C', now())`,
      [passed, ids.ENGENG05],
    );
    const group = await instance({ capacity: 0 });
    for (const wish of [{}, english({ courseInstanceId: group })]) {
      const { result: seen } = await preview(packageId, [taking, passed], wish);
      expect(seen.courses[1]).toMatchObject({ students: 0, problems: [] });
      expect(seen.courses[1]!.leftOut).toEqual([
        expect.objectContaining({
          message: 'Eleven är redan inskriven på kursen under perioden.',
          examples: ['Läser Nu'],
        }),
        expect.objectContaining({ message: 'Eleven har redan C i kursen.', examples: ['Godkänd Redan'] }),
      ]);
      expect(seen.courses[0]).toMatchObject({ students: 2, leftOut: [] });
    }
    const { result } = await enroll(packageId, [taking, passed], english({ courseInstanceId: group }));
    expect(result).toMatchObject({ students: 2, courses: 2, placed: 0 });
  });

  test('is rejected when an instance has too few seats, in words in the preview and as FULL on writing', async () => {
    const students = [await school.student(), await school.student(), await school.student()];
    const group = await instance({ name: 'Trång' });
    const wish = english({ courseInstanceId: group });
    const { result: seen } = await preview(packageId, students, wish);
    expect(seen.isPossible).toBe(false);
    expect(seen.courses[1]!.problems).toMatchObject([
      { code: 'FULL', message: 'Trång har 2 platser kvar för 3 elever. Välj ett annat tillfälle.' },
    ]);
    expect(codeOf(await enroll(packageId, students, wish))).toMatchObject({
      code: 'CONFLICT',
      reason: 'FULL',
    });
    expect(await entries(students[0]!)).toEqual([]);
    expect((await preview(packageId, students.slice(0, 2), wish)).result.isPossible).toBe(true);
  });

  test.each([
    ['CANCELLED', 'INSTANCE_CANCELLED', 'Tillfället är inställt. Välj ett annat.'],
    [
      'PLANNED',
      'NOT_OPEN',
      'Engelska grupp är bara planerat och inte öppet för placering än. Välj ett annat.',
    ],
  ])('is rejected for an instance that is %s', async (planning, reason, message) => {
    const student = await school.student();
    const group = await instance(
      planning === 'CANCELLED' ? { planning, cancelled_from: 'OPEN' } : { planning },
    );
    const wish = english({ courseInstanceId: group });
    const { result: seen } = await preview(packageId, [student], wish);
    expect(seen.courses[1]).toMatchObject({ problems: [{ code: reason, message }], instances: [] });
    expect(codeOf(await enroll(packageId, [student], wish))).toMatchObject({ code: 'CONFLICT', reason });
  });

  test('is rejected when the last day is before the first', async () => {
    const student = await school.student();
    const wish = english({ startDate: '2027-03-01', endDate: '2027-02-01' });
    const { result: seen } = await preview(packageId, [student], wish);
    expect(seen.courses[1]!.problems).toMatchObject([
      { code: 'DATES', message: 'Slutdatum måste vara efter startdatum.' },
    ]);
    expect(codeOf(await enroll(packageId, [student], wish))).toMatchObject({
      code: 'BAD_USER_INPUT',
      fields: [{ path: 'courses.0.endDate', reason: 'ORDER' }],
    });
  });

  test.each([
    [
      'a course outside the package',
      () => ({ courses: [{ courseId: ids.MATMAT01a }] }),
      'courseId',
      'NOT_ALLOWED',
    ],
    [
      'a course chosen twice',
      () => ({ courses: [{ courseId: ids.SVESVE01 }, { courseId: ids.SVESVE01 }] }),
      'courseId',
      'DUPLICATE',
    ],
    ['a date far away', () => english({ startDate: '1927-01-01' }), 'startDate', 'RANGE'],
    [
      'an unknown instance',
      () => english({ courseInstanceId: '0199f3a0-1c2d-7a00-8000-000000000001' }),
      'courseInstanceId',
      'BAD_REFERENCE',
    ],
  ])('rejects %s, in the preview too', async (_, wishes, field, reason) => {
    const student = await school.student();
    for (const answer of [
      await preview(packageId, [student], wishes()),
      await enroll(packageId, [student], wishes()),
    ])
      expect(codeOf(answer)).toMatchObject({
        code: 'BAD_USER_INPUT',
        fields: [{ path: expect.stringMatching(new RegExp(`^courses\\.\\d\\.${field}$`)), reason }],
      });
  });

  test('rejects an instance of another course', async () => {
    const student = await school.student();
    const other = await instance({ course_id: ids.SVESVE01, course_name: 'Svenska 1' });
    expect(codeOf(await enroll(packageId, [student], english({ courseInstanceId: other })))).toMatchObject({
      fields: [{ path: 'courses.0.courseInstanceId', reason: 'NOT_ALLOWED' }],
    });
  });

  test('previews who already has the package, and whether an edition is replaced or empty', async () => {
    const [anna, bo] = [await school.student({ name: 'Anna Har' }), await school.student()];
    await enroll(packageId, [anna]);
    const { result: again } = await preview(packageId, [anna, bo]);
    expect(again).toMatchObject({
      isPossible: false,
      problems: [
        {
          code: 'ALREADY_ENROLLED',
          message: 'Eleven är redan inskriven på kurspaketet.',
          examples: ['Anna Har'],
        },
      ],
    });
    await ask('createPackageEdition', 'CreatePackageEditionInput', { id: packageId });
    expect((await preview(packageId, [bo])).result.problems).toMatchObject([{ code: 'REPLACED' }]);
    const empty = (await create({ courses: [] })).result;
    expect((await preview(empty.id, [bo])).result.problems).toMatchObject([{ code: 'EMPTY' }]);
    expect((await preview(empty.id, [])).result.isPossible).toBe(false);
  });

  test('warns about an exam in the course with an unpaid fee', async () => {
    const student = await school.student({ name: 'Prövar Också' });
    await school.sql(
      `INSERT INTO exam (id, student_id, name, course, course_id, requested_month)
       VALUES (gen_random_uuid(), $1, 'Prövar Också', 'Engelska 5', $2, 'Maj')`,
      [student, ids.ENGENG05],
    );
    const warnings = async () => (await preview(packageId, [student])).result.courses[1]!.warnings;
    expect(await warnings()).toMatchObject([
      { code: 'UNPAID_EXAM', message: 'Eleven är anmäld till prövning i kursen. Avgiften är inte betald.' },
    ]);
    await school.sql('UPDATE exam SET payment_date = today() WHERE student_id = $1', [student]);
    expect(await warnings()).toMatchObject([{ code: 'EXAM' }]);
    expect((await enroll(packageId, [student])).errors).toEqual([]);
  });

  describe('and the student’s dates', () => {
    const enrolled = async (more: object = {}) => {
      const student = await school.student({ startDate: '2027-01-18', endDate: '2027-03-01' });
      const done = await enroll(packageId, [student], { extendStudentDates: true, ...more });
      return { student, batchId: done.result.batchId, done: done.result };
    };

    test('are extended to cover the courses, shown in the preview, and restored by undo', async () => {
      const before = { start_date: '2027-01-18', end_date: '2027-03-01' };
      const student = await school.student({ startDate: before.start_date, endDate: before.end_date });
      const { result: seen } = await preview(packageId, [student], { extendStudentDates: true });
      expect(seen.extendedDates).toEqual([
        {
          studentId: student,
          ...{ startDateBefore: before.start_date, startDate: START },
          ...{ endDateBefore: before.end_date, endDate: SECOND.endDate },
        },
      ]);
      const { result } = await enroll(packageId, [student], { extendStudentDates: true });
      expect(result.datesExtended).toBe(1);
      expect(await datesOf(student)).toEqual({ start_date: START, end_date: SECOND.endDate });
      const history = await school.sql(
        `SELECT new_values FROM change_history WHERE student_id = $1 AND new_values ? 'endDate'`,
        [student],
      );
      expect(history).toEqual([{ new_values: { endDate: SECOND.endDate } }]);
      await undo(result.batchId);
      expect(await datesOf(student)).toEqual(before);
      expect(await entries(student)).toEqual([]);
    });

    test('stay as they are without the option, where they already suffice, and where the course is skipped', async () => {
      expect((await enrolled({ extendStudentDates: false })).done.datesExtended).toBe(0);
      const reaching = await school.student({ startDate: '2027-01-01', endDate: '2027-12-31' });
      const { result: seen } = await preview(packageId, [reaching], { extendStudentDates: true });
      expect(seen.extendedDates).toEqual([]);
      const passed = await school.student({ startDate: START, endDate: '2027-02-12' });
      await school.sql(
        `INSERT INTO enrollment (id, student_id, course_id, status) VALUES (gen_random_uuid(), $1, $2, 'ACTIVE')`,
        [passed, ids.ENGENG05],
      );
      const { result } = await enroll(packageId, [passed], { extendStudentDates: true });
      expect(result.datesExtended).toBe(0);
    });

    test('are not restored if somebody has changed them since', async () => {
      const { student, batchId } = await enrolled();
      await school.sql('UPDATE student SET end_date = $2 WHERE id = $1', [student, day(900)]);
      await undo(batchId);
      expect(await datesOf(student)).toEqual({ start_date: '2027-01-18', end_date: day(900) });
    });
  });

  test('accepts sfi without points and without an end date', async () => {
    const { result: sfi } = await create({ courses: [row('SFI3D')] });
    const student = await school.student({ endDate: START });
    const { result: seen } = await preview(sfi.id, [student], { extendStudentDates: true });
    expect(seen.courses).toMatchObject([{ startDate: START, endDate: null }]);
    expect(seen).toMatchObject({ endDate: null, extendedDates: [], isPossible: true });
  });

  test('is available through REST', async () => {
    const student = await school.student();
    const input = inputOf(packageId, [student], english({ startDate: '2027-02-22' }));
    const seen = await admin.rest('POST', '/api/course-packages/enrollments/preview', { body: input });
    expect(seen.body).toMatchObject({ isPossible: true, courses: [{}, { startDate: '2027-02-22' }] });
    const done = await admin.rest('POST', '/api/course-packages/enrollments', { body: input });
    expect(done).toMatchObject({ status: 201, body: { students: 1, courses: 2, placed: 0 } });
  });
});
