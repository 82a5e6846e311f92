import {
  changeStatus,
  enroll,
  extendEnd,
  removeEnrollments,
} from '../../server/features/enrollments/single/enrollments.repository.js';
import { moveToInstance } from '../../server/features/enrollments/bulk/enrollment-moves.queries.js';
import { addCourse, addEnrollment, addGrade, addInstance, schoolDay } from '../support/studies.js';
import {
  course,
  enrolled,
  freshStudent,
  later,
  open,
  openEnrollmentWrites,
  past,
  reasonOf,
  run,
  school,
  soon,
  stored,
  student,
  trail,
  yesterday,
} from '../support/enrollment-writes-world.js';

beforeAll(openEnrollmentWrites);
afterAll(() => school.close());
beforeEach(freshStudent);

describe('writing enrolments', () => {
  describe('enrolling', () => {
    test('takes dates from the instance, and is active once it has started', async () => {
      const id = await enrolled();
      expect(await stored(id)).toMatchObject({
        status: 'ACTIVE',
        start: past,
        end: soon,
        instance: open,
        version: 1,
      });
      expect(await trail(id)).toEqual([`ACTIVE ${past}`]);
      const coming = await addInstance(school, await addCourse(school), { startDate: soon, endDate: later });
      expect(await stored(await enrolled(student, coming))).toMatchObject({ status: 'ADMITTED' });
    });

    test('appears in the student’s history, once for any number of courses', async () => {
      const other = await addCourse(school);
      await run((tx, actor) =>
        enroll(tx, actor, [
          { studentId: student, courseInstanceId: open },
          { studentId: student, courseId: other },
        ]),
      );
      const rows = await school.sql('SELECT changes FROM change_history WHERE student_id = $1', [student]);
      expect(rows).toEqual([{ changes: ['education'] }]);
    });

    test('updates the student’s counts', async () => {
      await enrolled();
      const [row] = await school.sql(
        'SELECT total_enrollments AS total, active_enrollments AS active FROM student WHERE id = $1',
        [student],
      );
      expect(row).toEqual({ total: 1, active: 1 });
    });

    test('returns the ids in the order of the entries', async () => {
      const [a, b] = [await school.student(), await school.student()];
      const ids = await run((tx, actor) =>
        enroll(tx, actor, [
          { studentId: b, courseInstanceId: open },
          { studentId: a, courseInstanceId: open },
        ]),
      );
      const rows = await school.sql<{ id: string; who: string }>(
        'SELECT id, student_id AS who FROM enrollment WHERE id = ANY ($1)',
        [ids],
      );
      expect(ids.map((id) => rows.find((row) => row.id === id)!.who)).toEqual([b, a]);
    });

    test('rejects a second enrolment on the course', async () => {
      await enrolled();
      expect(await reasonOf(enrolled())).toBe('ALREADY_ENROLLED');
      const [twice] = [await school.student()];
      const both = run((tx, actor) =>
        enroll(tx, actor, [
          { studentId: twice, courseId: course },
          { studentId: twice, courseInstanceId: open },
        ]),
      );
      expect(await reasonOf(both)).toBe('ALREADY_ENROLLED');
    });

    test.each(['DROPPED_OUT', 'NOT_STARTED', 'ENDED_BY_PRINCIPAL', 'CANCELLED'])(
      'allows a new start after %s',
      async (status) => {
        await addEnrollment(school, student, { courseId: course, status });
        expect(await stored(await enrolled())).toMatchObject({ status: 'ACTIVE' });
      },
    );

    test.each([
      ['F', 'went through'],
      ['–', 'went through'],
      ['E', 'ALREADY_ENROLLED'],
    ])('after the grade %s: %s', async (grade, expected) => {
      const before = await addEnrollment(school, student, { courseId: course, status: 'COMPLETED' });
      await addGrade(school, before, grade);
      expect(await reasonOf(enrolled())).toBe(expected);
    });

    test('rejects a full instance, and then writes nothing from the set', async () => {
      const small = await addInstance(school, course, { startDate: past, endDate: soon, capacity: 2 });
      await addEnrollment(school, await school.student(), { courseId: course, courseInstanceId: small });
      const left = await addEnrollment(school, await school.student(), {
        courseId: course,
        courseInstanceId: small,
        status: 'DROPPED_OUT',
      });
      expect(await stored(left)).toMatchObject({ status: 'DROPPED_OUT' });
      const two = [await school.student(), await school.student()];
      const both = run((tx, actor) =>
        enroll(
          tx,
          actor,
          two.map((studentId) => ({ studentId, courseInstanceId: small })),
        ),
      );
      expect(await reasonOf(both)).toBe('FULL');
      expect(await school.sql('SELECT FROM enrollment WHERE student_id = ANY ($1)', [two])).toHaveLength(0);
      expect(await reasonOf(enrolled(two[0], small))).toBe('went through');
    });

    test('gives the last seat to one of two concurrent requests', async () => {
      const last = await addInstance(school, course, { startDate: past, endDate: soon, capacity: 1 });
      const two = [await school.student(), await school.student()];
      const outcomes = await Promise.all(two.map((who) => reasonOf(enrolled(who, last))));
      expect(outcomes.sort()).toEqual(['FULL', 'went through']);
    });

    test('lets only one through when two enrol the same student at once', async () => {
      const outcomes = await Promise.all([reasonOf(enrolled()), reasonOf(enrolled())]);
      expect(outcomes.sort()).toEqual(['ALREADY_ENROLLED', 'went through']);
    });

    test('rejects what is cancelled, not open yet, archived or missing', async () => {
      const cancelled = await addInstance(school, course, { planning: 'CANCELLED' });
      expect(await reasonOf(enrolled(student, cancelled))).toBe('INSTANCE_CANCELLED');
      const planned = await addInstance(school, course, { planning: 'PLANNED', startDate: soon });
      expect(await reasonOf(enrolled(student, planned))).toBe('NOT_OPEN');
      expect(await reasonOf(enrolled(student, student))).toBe('entries.0.courseInstanceId BAD_REFERENCE');
      expect(await reasonOf(enrolled(course))).toBe('entries.0.studentId BAD_REFERENCE');
      await school.sql('UPDATE course SET archived_at = now() WHERE id = $1', [course]);
      const onCourse = run((tx, actor) => enroll(tx, actor, [{ studentId: student, courseId: course }]));
      expect(await reasonOf(onCourse)).toBe('ARCHIVED');
      expect(await reasonOf(enrolled())).toBe('went through');
    });

    test('rejects new students on a replaced edition, but keeps those planned on it', async () => {
      const [old] = await school.sql<{ id: string }>(
        `INSERT INTO course_package (id, name) VALUES (gen_random_uuid(), 'Utgåva') RETURNING id`,
      );
      const onPackage = () =>
        run((tx, actor) => enroll(tx, actor, [{ studentId: student, packageId: old!.id }]));
      await school.sql(
        `INSERT INTO course_package (id, name, edition, follows_id) VALUES (gen_random_uuid(), 'Utgåva', 2, $1)`,
        [old!.id],
      );
      expect(await reasonOf(onPackage())).toBe('REPLACED');
      await school.sql(
        `INSERT INTO enrollment (id, student_id, package_id, is_enrollment) VALUES (gen_random_uuid(), $1, $2, false)`,
        [student, old!.id],
      );
      expect(await reasonOf(onPackage())).toBe('went through');
    });

    test('turns a planned entry into the enrolment', async () => {
      const planned = await addEnrollment(school, student, { courseId: course, isEnrollment: false });
      expect(await enrolled()).toBe(planned);
      expect(await stored(planned)).toMatchObject({ enrolled: true, status: 'ACTIVE', version: 2 });
    });
  });

  describe('a new status', () => {
    test('has its day and its reason, and is added to the history', async () => {
      const id = await enrolled();
      await run((tx, actor) =>
        changeStatus(tx, actor, [id], { status: 'DROPPED_OUT', effectiveOn: yesterday, reason: 'WORK' }),
      );
      expect(await stored(id)).toMatchObject({ status: 'DROPPED_OUT', statusOn: yesterday, version: 2 });
      expect(await trail(id)).toEqual([`ACTIVE ${past}`, `DROPPED_OUT ${yesterday} WORK`]);
    });

    test('for an interruption requires a reason; never started supplies its own', async () => {
      const id = await enrolled();
      const without = run((tx, actor) =>
        changeStatus(tx, actor, [id], { status: 'DROPPED_OUT', effectiveOn: yesterday }),
      );
      expect(await reasonOf(without)).toBe('reason REQUIRED');
      await run((tx, actor) => changeStatus(tx, actor, [id], { status: 'NOT_STARTED', effectiveOn: past }));
      expect((await trail(id))[1]).toBe(`NOT_STARTED ${past} NEVER_STARTED`);
    });

    test('cannot be outside the course, before its start or in the future', async () => {
      const id = await enrolled();
      const before = await schoolDay(school, -61);
      const to = (status: 'DROPPED_OUT' | 'ACTIVE' | 'PAUSED', effectiveOn: string) =>
        reasonOf(run((tx, actor) => changeStatus(tx, actor, [id], { status, effectiveOn, reason: 'OTHER' })));
      expect(await to('DROPPED_OUT', before)).toBe('effectiveOn RANGE');
      expect(await to('PAUSED', soon)).toBe('effectiveOn RANGE');
      expect(await to('ACTIVE', before)).toBe('effectiveOn RANGE');
    });

    test('does not affect what is graded, and completes only with a grade', async () => {
      const id = await enrolled();
      const to = (status: 'DROPPED_OUT' | 'COMPLETED') =>
        reasonOf(
          run((tx, actor) =>
            changeStatus(tx, actor, [id], { status, effectiveOn: yesterday, reason: 'OTHER' }),
          ),
        );
      expect(await to('COMPLETED')).toBe('UNGRADED');
      await addGrade(school, id, 'C');
      expect(await to('DROPPED_OUT')).toBe('GRADED');
      expect(await to('COMPLETED')).toBe('went through');
    });
  });

  describe('a move', () => {
    test('keeps the entry and its start, and takes the end of the new instance', async () => {
      const id = await enrolled();
      const next = await addInstance(school, course, { startDate: yesterday, endDate: later });
      await run((tx, actor) =>
        moveToInstance(tx, actor, [id], { courseInstanceId: next, effectiveOn: yesterday }),
      );
      expect(await stored(id)).toMatchObject({ instance: next, start: past, end: later, status: 'ACTIVE' });
      expect(await trail(id)).toEqual([`ACTIVE ${past}`, `ACTIVE ${yesterday}`]);
    });

    test('requires an instance of the same course with a seat', async () => {
      const id = await enrolled();
      const move = (courseInstanceId: string) =>
        reasonOf(
          run((tx, actor) => moveToInstance(tx, actor, [id], { courseInstanceId, effectiveOn: yesterday })),
        );
      const full = await addInstance(school, course, { capacity: 1 });
      await addEnrollment(school, await school.student(), { courseId: course, courseInstanceId: full });
      expect(await move(full)).toBe('FULL');
      expect(await move(await addInstance(school, await addCourse(school)))).toBe('courseInstanceId RANGE');
      expect(await move(open)).toBe('SAME_INSTANCE');
      expect(await move(await addInstance(school, course, { planning: 'CANCELLED' }))).toBe(
        'INSTANCE_CANCELLED',
      );
    });
  });

  test('a new end must be after the start', async () => {
    const id = await enrolled();
    const end = (endDate: string) => reasonOf(run((tx, actor) => extendEnd(tx, actor, [id], { endDate })));
    expect(await end(await schoolDay(school, -61))).toBe('endDate ORDER');
    expect(await end(later)).toBe('went through');
    expect(await stored(id)).toMatchObject({ end: later });
  });

  test('a removed enrolment remains, with its reason, and no longer counts', async () => {
    const id = await enrolled();
    const remove = (reason: string) =>
      reasonOf(run((tx, actor) => removeEnrollments(tx, actor, [id], { reason })));
    expect(await remove('  ')).toBe('reason REQUIRED');
    expect(await remove('Fel elev')).toBe('went through');
    expect(await stored(id)).toMatchObject({ removed: true });
    expect(await remove('Fel elev')).toBe('REMOVED');
    const [row] = await school.sql('SELECT total_enrollments AS total FROM student WHERE id = $1', [student]);
    expect(row).toEqual({ total: 0 });
  });
});
