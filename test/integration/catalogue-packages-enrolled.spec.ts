import { codeOf } from '../support/school.js';
import { admin, ask, create, find, ids, openPackages, row, school } from '../support/packages-world.js';

beforeAll(openPackages);
afterAll(() => school.close());

describe('packages', () => {
  describe('enrolling on a package', () => {
    const enroll = (packageId: string, studentIds: string[], more: object = {}) =>
      ask<{ students: number; courses: number; batchId: string }>(
        'enrollOnPackage',
        'EnrollOnPackageInput',
        { plan: { packageId, startDate: '2027-01-11', pacePercent: 50, ...more }, studentIds },
        '{ students courses batchId }',
      );
    const entries = (studentId: string) =>
      school.sql<Record<string, unknown>>(
        `SELECT coalesce(c.code, p.name) AS what, e.start_date, e.end_date, e.pace_percent, e.is_enrollment, e.status,
           e.parent_id IS NOT NULL AS child
         FROM enrollment e LEFT JOIN course c ON c.id = e.course_id LEFT JOIN course_package p ON p.id = e.package_id
         WHERE e.student_id = $1 AND e.removed_at IS NULL ORDER BY e.is_enrollment DESC, e.start_date`,
        [studentId],
      );

    test('creates the package enrolment and plans its courses one after another, from points and pace', async () => {
      const { result } = await create({ name: 'Sekvens' });
      const [anna, bo] = [await school.student(), await school.student()];
      const choices = [{ choiceGroup: 'Svenska', courseId: ids.SVASVA01 }];
      const done = (await enroll(result.id, [anna, bo], { choices })).result;
      expect(done).toMatchObject({ students: 2, courses: 4 });
      expect(await entries(anna)).toEqual([
        {
          ...{ what: 'Sekvens', start_date: '2027-01-11', end_date: '2027-05-28', pace_percent: 50 },
          ...{ is_enrollment: true, status: 'ADMITTED', child: false },
        },
        {
          ...{ what: 'SVASVA01', start_date: '2027-01-11', end_date: '2027-03-19', pace_percent: 50 },
          ...{ is_enrollment: false, status: null, child: true },
        },
        {
          ...{ what: 'ENGENG05', start_date: '2027-03-22', end_date: '2027-05-28', pace_percent: 50 },
          ...{ is_enrollment: false, status: null, child: true },
        },
      ]);
      expect((await find(result.id)).activeStudents).toBe(2);
      const trail = await school.sql('SELECT FROM change_history WHERE student_id = $1', [anna]);
      expect(trail).toHaveLength(1);
    });

    test('can be undone as a unit by its batch', async () => {
      const { result } = await create();
      const student = await school.student();
      const { batchId } = (await enroll(result.id, [student])).result;
      expect(await entries(student)).toHaveLength(3);
      const undone = await admin.graphql(
        'mutation($input: UndoEnrollmentBatchInput!) { undoEnrollmentBatch(input: $input) { id mayUndo } }',
        { input: { batchId } },
      );
      expect(undone.data).toEqual({ undoEnrollmentBatch: { id: batchId, mayUndo: false } });
      expect(await entries(student)).toEqual([]);
    });

    test('previews the dates', async () => {
      const { result } = await create();
      const { data } = await admin.graphql(
        'query($input: PackagePlanInput!) { packagePlan(input: $input) { points endDate courses { course { code } startDate endDate weeks } } }',
        { input: { packageId: result.id, startDate: '2027-01-11' } },
      );
      expect(data!.packagePlan).toEqual({
        points: 200,
        endDate: '2027-03-19',
        courses: [
          { course: { code: 'SVESVE01' }, startDate: '2027-01-11', endDate: '2027-02-12', weeks: 5 },
          { course: { code: 'ENGENG05' }, startDate: '2027-02-15', endDate: '2027-03-19', weeks: 5 },
        ],
      });
    });

    test('plans sfi from its start only: without points it has no length in weeks, unlike a 20-point course', async () => {
      const { result } = await create({ courses: [row('SVESVE01'), row('SFI3D')] });
      const { data, errors } = await admin.graphql(
        'query($input: PackagePlanInput!) { packagePlan(input: $input) { points endDate courses { course { code points } startDate endDate weeks } } }',
        { input: { packageId: result.id, startDate: '2027-01-11' } },
      );
      expect(errors).toEqual([]);
      expect(data!.packagePlan).toEqual({
        points: 100,
        endDate: null,
        courses: [
          {
            course: { code: 'SVESVE01', points: 100 },
            startDate: '2027-01-11',
            endDate: '2027-02-12',
            weeks: 5,
          },
          { course: { code: 'SFI3D', points: null }, startDate: '2027-02-15', endDate: null, weeks: null },
        ],
      });
      const student = await school.student();
      await enroll(result.id, [student]);
      const planned = await school.sql(
        `SELECT start_date::text, end_date FROM enrollment WHERE student_id = $1 AND course_id = $2`,
        [student, ids.SFI3D],
      );
      // At half pace the previous course takes ten weeks.
      expect(planned).toEqual([{ start_date: '2027-03-22', end_date: null }]);
    });

    test('skips what a student already has, and takes over what was already planned', async () => {
      const { result } = await create();
      const student = await school.student();
      await school.sql(
        `INSERT INTO enrollment (id, student_id, course_id, status) VALUES (gen_random_uuid(), $1, $2, 'ACTIVE')`,
        [student, ids.SVESVE01],
      );
      await school.sql(
        `INSERT INTO enrollment (id, student_id, course_id, is_enrollment) VALUES (gen_random_uuid(), $1, $2, false)`,
        [student, ids.ENGENG05],
      );
      expect((await enroll(result.id, [student])).result.courses).toBe(1);
      const planned = (await entries(student)).filter((entry) => entry.child);
      expect(planned).toMatchObject([{ what: 'ENGENG05', start_date: '2027-03-22' }]);
    });

    test('is rejected as a whole when one of the students already has the package', async () => {
      const { result } = await create();
      const [anna, bo] = [await school.student(), await school.student()];
      await enroll(result.id, [anna]);
      const again = await enroll(result.id, [bo, anna]);
      expect(again.errors[0]!.extensions).toMatchObject({ code: 'CONFLICT', reason: 'ALREADY_ENROLLED' });
      expect(await entries(bo)).toEqual([]);
    });

    test('is rejected for a replaced edition, an empty package, and without students', async () => {
      const { result } = await create();
      await ask('createPackageEdition', 'CreatePackageEditionInput', { id: result.id });
      const student = await school.student();
      expect((await enroll(result.id, [student])).errors[0]!.extensions.reason).toBe('REPLACED');
      const empty = (await create({ courses: [] })).result;
      expect((await enroll(empty.id, [student])).errors[0]!.extensions.reason).toBe('EMPTY');
      expect(codeOf(await enroll(empty.id, []))).toBe('BAD_USER_INPUT');
    });
  });
});
