import { randomUUID } from 'node:crypto';
import { codeOf } from '../support/school.js';
import { addCourse, addEnrollment, addGrade, addInstance, schoolDay } from '../support/studies.js';
import {
  admin,
  ask,
  course,
  freshCourse,
  instance,
  list,
  onCourse,
  openEnrollments,
  past,
  school,
  soon,
  yesterday,
} from '../support/enrollments-world.js';

interface Remark {
  code: string;
  message: string;
  count: number;
}

interface Preview {
  total: number;
  accepted: number;
  refused: Remark[];
  warnings: Remark[];
}

const preview = async (field: 'previewEnrollMany' | 'previewEnrollmentChange', input: unknown) => {
  const type = field === 'previewEnrollMany' ? 'EnrollManyInput' : 'EnrollmentChangeInput';
  const { data } = await ask(
    `query($input: ${type}!) { ${field}(input: $input) {
        total accepted refused { code message count } warnings { code message count } } }`,
    input,
  );
  return data![field] as Preview;
};

const job = async (field: 'enrollMany' | 'changeEnrollments', input: unknown) => {
  const type = field === 'enrollMany' ? 'EnrollManyInput' : 'EnrollmentChangeInput';
  const answer = await ask(`mutation($input: ${type}!) { ${field}(input: $input) { id } }`, input);
  expect(answer.errors).toEqual([]);
  const { id } = answer.data![field] as { id: string };
  for (let tries = 0; tries < 200; tries += 1) {
    const { data } = await admin.graphql('query($id: ID!) { job(id: $id) { state result message } }', {
      id,
    });
    const found = data!['job'] as {
      state: string;
      result: Record<string, unknown> | null;
      message: string;
    };
    if (found.state !== 'QUEUED' && found.state !== 'RUNNING') return found;
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
  throw new Error('the job did not end');
};

const undo = (batchId: unknown) =>
  ask('mutation($input: UndoEnrollmentBatchInput!) { undoEnrollmentBatch(input: $input) { mayUndo } }', {
    batchId,
  });

const statusOf = async (id: string) =>
  (
    await school.sql<{ status: string; removed: boolean }>(
      'SELECT status, removed_at IS NOT NULL AS removed FROM enrollment WHERE id = $1',
      [id],
    )
  )[0]!;

beforeAll(openEnrollments);
afterAll(() => school.close());
beforeEach(freshCourse);

describe('enrolments', () => {
  describe('in bulk', () => {
    test('are previewed: who would be rejected, and why', async () => {
      const room = await addInstance(school, course, { startDate: past, endDate: soon, capacity: 1 });
      const [held, first, second] = [await school.student(), await school.student(), await school.student()];
      await onCourse(held);
      const seen = await preview('previewEnrollMany', {
        students: { ids: [held, first, second] },
        targets: [{ courseInstanceId: room }],
      });
      expect(seen).toMatchObject({ total: 3, accepted: 1 });
      expect(seen.refused.map(({ code, count }) => [code, count]).sort()).toEqual([
        ['ALREADY_ENROLLED', 1],
        ['FULL', 1],
      ]);
      expect(seen.refused.find(({ code }) => code === 'ALREADY_ENROLLED')!.message).toBe(
        'Eleven är redan inskriven på kursen under perioden.',
      );
    });

    test('warn about those who already passed, by an exam or in the course that this one replaces', async () => {
      const student = await school.student();
      const older = await addCourse(school);
      await school.sql('INSERT INTO course_equivalent VALUES ($1, $2)', [older, course]);
      const done = await addEnrollment(school, student, { courseId: older, status: 'COMPLETED' });
      await addGrade(school, done, 'E');
      const seen = await preview('previewEnrollMany', {
        students: { ids: [student] },
        targets: [{ courseId: course }],
      });
      expect(seen).toMatchObject({ accepted: 1, warnings: [{ code: 'PASSED', count: 1 }] });
    });

    test('treat equivalents as one course, singly or in bulk: reject those taking it, warn about those who passed it', async () => {
      const older = await addCourse(school, { name: 'Den äldre', code: 'ALDRE1' });
      await school.sql('INSERT INTO course_equivalent VALUES ($1, $2)', [older, course]);
      const [reads, passed] = [await school.student(), await school.student()];
      await addEnrollment(school, reads, { courseId: older, status: 'ACTIVE' });
      const done = await addEnrollment(school, passed, { courseId: older, status: 'COMPLETED' });
      await addGrade(school, done, 'E');
      const seen = await preview('previewEnrollMany', {
        students: { ids: [reads, passed] },
        targets: [{ courseInstanceId: instance }],
      });
      const refusal = 'Eleven är redan inskriven på Den äldre (ALDRE1), som motsvarar kursen.';
      const warning = 'Eleven har redan E i Den äldre (ALDRE1), som motsvarar kursen.';
      expect(seen).toMatchObject({
        accepted: 1,
        refused: [{ code: 'ALREADY_ENROLLED', message: refusal }],
        warnings: [{ code: 'PASSED', message: warning }],
      });
      const one = (studentId: string) =>
        admin.rest('POST', '/api/student-enrollments', { body: { studentId, courseInstanceId: instance } });
      expect((await one(reads)).body).toMatchObject({ message: refusal });
      expect((await one(reads)).status).toBe(409);
      expect(await one(passed)).toMatchObject({ status: 201, body: { warnings: [warning] } });
    });

    test('take over what was planned as the equivalent, and reject both of a pair at once', async () => {
      const older = await addCourse(school);
      await school.sql('INSERT INTO course_equivalent VALUES ($1, $2)', [older, course]);
      const student = await school.student();
      const planned = await addEnrollment(school, student, {
        ...{ courseId: older, isEnrollment: false, status: null },
      });
      const both = await preview('previewEnrollMany', {
        ...{ students: { ids: [student] }, targets: [{ courseId: older }, { courseId: course }] },
      });
      expect([both.accepted, both.refused.map(({ code }) => code)]).toEqual([1, ['TWICE']]);
      const { body } = await admin.rest('POST', '/api/student-enrollments', {
        body: { studentId: student, courseInstanceId: instance },
      });
      expect(body).toMatchObject({ _id: planned, targetId: course, isEnrollment: true });
    });

    test('are written by a job, every student on every target, and undone as a unit', async () => {
      const students = [await school.student(), await school.student()];
      const targets = [{ courseInstanceId: instance }, { courseId: await addCourse(school) }];
      const input = { students: { ids: students }, targets, expected: 4 };
      const { state, result } = await job('enrollMany', input);
      expect([state, result]).toMatchObject(['DONE', { changed: 4, refused: 0 }]);
      for (const studentId of students) expect(await list({ studentId })).toHaveLength(2);
      expect(await list({ batchId: result!['batchId'] })).toHaveLength(4);
      expect((await undo(result!['batchId'])).data).toMatchObject({
        undoEnrollmentBatch: { mayUndo: false },
      });
      for (const studentId of students) expect(await list({ studentId })).toEqual([]);
    });

    test('plan a package’s courses in sequence, for matching to place, and undo them with it', async () => {
      const [first, either, other, taken] = await Promise.all(
        Array.from({ length: 4 }, () => addCourse(school)),
      );
      const packageId = randomUUID();
      await school.sql('INSERT INTO course_package (id, name) VALUES ($1, $2)', [packageId, packageId]);
      for (const [index, [id, group]] of [[first], [either, 'val'], [other, 'val'], [taken]].entries())
        await school.sql(
          `INSERT INTO course_package_course (package_id, course_id, position, choice_group) VALUES ($1, $2, $3, $4)`,
          [packageId, id, index + 1, group ?? null],
        );
      const student = await school.student();
      await addEnrollment(school, student, { courseId: taken, status: 'ACTIVE' });
      const planned = () =>
        school.sql(
          `SELECT e.course_id AS course, e.start_date::text AS start, p.package_id AS package FROM enrollment e
           JOIN enrollment p ON p.id = e.parent_id
           WHERE e.student_id = $1 AND NOT e.is_enrollment AND e.removed_at IS NULL ORDER BY e.start_date`,
          [student],
        );
      const input = {
        students: { ids: [student] },
        targets: [{ packageId }],
        startDate: '2027-01-11',
        expected: 1,
      };
      const { result } = await job('enrollMany', input);
      expect(await planned()).toEqual([
        { course: first, start: '2027-01-11', package: packageId },
        { course: either, start: '2027-02-15', package: packageId },
      ]);
      expect((await undo(result!['batchId'])).errors).toEqual([]);
      expect(await planned()).toEqual([]);
      const single = 'mutation($input: EnrollStudentInput!) { enrollStudent(input: $input) { id } }';
      expect((await ask(single, { studentId: student, packageId, startDate: '2027-01-11' })).errors).toEqual(
        [],
      );
      expect(await planned()).toHaveLength(2);
    });

    test('can take students from other enrolments: those of one course to the next', async () => {
      const students = [await school.student(), await school.student()];
      for (const student of students) await onCourse(student);
      const next = await addCourse(school);
      const enrollments = { filter: { courseInstanceId: instance } };
      await job('enrollMany', { students: { enrollments }, targets: [{ courseId: next }] });
      expect(await list({ targetId: next })).toHaveLength(2);
    });

    test('get another status across a whole filter, skipping those that cannot', async () => {
      const [a, b] = [await onCourse(await school.student()), await onCourse(await school.student())];
      await addGrade(school, b, 'D');
      const selection = { filter: { courseInstanceId: instance } };
      const action = { status: { status: 'DROPPED_OUT', effectiveOn: yesterday, reason: 'MOVED' } };
      expect(await preview('previewEnrollmentChange', { selection, action })).toMatchObject({
        total: 2,
        accepted: 1,
        refused: [{ code: 'GRADED', count: 1 }],
      });
      const { result } = await job('changeEnrollments', { selection, action, expected: 1 });
      expect([await statusOf(a), await statusOf(b)]).toMatchObject([
        { status: 'DROPPED_OUT' },
        { status: 'ACTIVE' },
      ]);
      await undo(result!['batchId']);
      expect(await statusOf(a)).toMatchObject({ status: 'ACTIVE' });
    });

    test('explain in the page’s own words that an interruption is outside the course', async () => {
      const id = await onCourse(await school.student());
      const action = {
        status: { status: 'DROPPED_OUT', effectiveOn: await schoolDay(school, -41), reason: 'WORK' },
      };
      const seen = await preview('previewEnrollmentChange', { selection: { ids: [id] }, action });
      expect(seen.refused).toEqual([
        { code: 'OUTSIDE_COURSE', message: 'Avbrottsdatum ligger utanför kursen.', count: 1 },
      ]);
    });

    test('need a reason to be paused or ended by the principal; a refusal names the right kind of date', async () => {
      const id = await onCourse(await school.student());
      for (const [status, words] of [
        ['PAUSED', 'Studieuppehållets datum ligger utanför kursen.'],
        ['ENDED_BY_PRINCIPAL', 'Avslutsdatum ligger utanför kursen.'],
      ]) {
        const body = { status, effectiveOn: await schoolDay(school, -41) };
        expect(await admin.rest('PUT', `/api/student-enrollments/${id}`, { body })).toMatchObject({
          status: 400,
          body: { fields: [{ path: 'reason', reason: 'REQUIRED' }] },
        });
        const action = { status: { ...body, reason: 'ILLNESS' } };
        const seen = await preview('previewEnrollmentChange', { selection: { ids: [id] }, action });
        expect(seen.refused).toEqual([{ code: 'OUTSIDE_COURSE', message: words, count: 1 }]);
      }
    });

    test('keep their instance’s dates when only a course without one gets its own', async () => {
      const student = await school.student();
      const other = await addCourse(school);
      await job('enrollMany', {
        students: { ids: [student] },
        targets: [{ courseInstanceId: instance }, { courseId: other, startDate: soon, pacePercent: 50 }],
      });
      const rows = await school.sql<Record<string, unknown>>(
        `SELECT course_id AS course, start_date::text AS start, pace_percent AS pace FROM enrollment
         WHERE student_id = $1 ORDER BY course_id = $2`,
        [student, other],
      );
      expect(rows).toEqual([
        { course, start: past, pace: 100 },
        { course: other, start: soon, pace: 50 },
      ]);
      const wrong = { students: { ids: [student] }, targets: [{ courseId: other, pacePercent: 0 }] };
      const many = 'mutation($input: EnrollManyInput!) { enrollMany(input: $input) { id } }';
      expect((await ask(many, wrong)).errors[0]!.extensions).toMatchObject({
        fields: [{ path: 'targets.0.pacePercent', reason: 'RANGE' }],
      });
    });

    test('move as far as seats allow', async () => {
      const next = await addInstance(school, course, { startDate: soon, capacity: 1 });
      const ids = [await onCourse(await school.student()), await onCourse(await school.student())];
      const seen = await preview('previewEnrollmentChange', {
        selection: { ids },
        action: { move: { courseInstanceId: next, effectiveOn: yesterday } },
      });
      expect(seen).toMatchObject({ accepted: 1, refused: [{ code: 'FULL', count: 1 }] });
    });

    test('that are over resume only with a seat, a held course and no other enrolment', async () => {
      const room = await addInstance(school, course, { startDate: past, endDate: soon, capacity: 1 });
      const off = await addInstance(school, await addCourse(school), {
        startDate: past,
        planning: 'CANCELLED',
      });
      const [a, b, c] = [await school.student(), await school.student(), await school.student()];
      const left = async (studentId: string, courseInstanceId: string) =>
        addEnrollment(school, studentId, {
          courseId: course,
          courseInstanceId,
          status: 'DROPPED_OUT',
          startDate: past,
          endDate: soon,
        });
      const ids = [await left(a, room), await left(b, room), await left(c, instance), await left(a, off)];
      await onCourse(c);
      const action = { status: { status: 'ACTIVE', effectiveOn: yesterday } };
      const seen = await preview('previewEnrollmentChange', { selection: { ids }, action });
      expect(seen).toMatchObject({ total: 4, accepted: 1 });
      expect(seen.refused.map(({ code }) => code).sort()).toEqual([
        'ALREADY_ENROLLED',
        'FULL',
        'INSTANCE_CANCELLED',
      ]);
      const { result } = await job('changeEnrollments', { selection: { ids }, action, expected: 1 });
      expect(result).toMatchObject({ changed: 1, refused: 3 });
      const others = (await Promise.all(ids.map((id) => statusOf(id)))).filter(
        ({ status }) => status === 'ACTIVE',
      );
      expect(others).toHaveLength(1);
    });

    test('are left alone when the selection differs from the preview', async () => {
      const id = await onCourse(await school.student());
      const { state } = await job('changeEnrollments', {
        selection: { filter: { courseInstanceId: instance } },
        action: { remove: { reason: 'Fel kurs' } },
        expected: 2,
      });
      expect([state, await statusOf(id)]).toMatchObject(['FAILED', { removed: false }]);
    });

    test('require exactly one selection and one action', async () => {
      const many = 'mutation($input: EnrollmentChangeInput!) { changeEnrollments(input: $input) { id } }';
      const remove = { reason: 'x' };
      for (const input of [
        { selection: {}, action: { remove } },
        { selection: { filter: {} }, action: {} },
        { selection: { filter: {} }, action: { remove, extend: { endDate: soon } } },
      ])
        expect(codeOf(await ask(many, input))).toBe('BAD_USER_INPUT');
    });
  });
});
