import { v7 as uuid } from 'uuid';
import { School } from '../support/school.js';
import { addCourse, addEnrollment } from '../support/studies.js';

describe('security, P21: append-only data', () => {
  let school: School;
  let studentId: string;
  let enrollmentId: string;

  beforeAll(async () => {
    school = await School.open();
    const teacher = await school.as('TEACHER');
    studentId = await school.student();
    enrollmentId = await addEnrollment(school, studentId, { courseId: await addCourse(school) });
    await school.sql(
      `INSERT INTO enrollment_status_change (id, enrollment_id, status, note) VALUES ($1, $2, 'ACTIVE', 'Började')`,
      [uuid(), enrollmentId],
    );
    await school.sql(
      `INSERT INTO teacher_event (id, teacher_id, kind, text) VALUES ($1, $2, 'PROFILE', 'Ändrad')`,
      [uuid(), teacher.teacherId],
    );
  });
  afterAll(() => school.close());

  test.each(['enrollment_status_change', 'teacher_event'])(
    'can be neither changed nor removed: %s',
    async (table) => {
      const before = await school.sql(`SELECT * FROM ${table}`);
      expect(before.length).toBeGreaterThan(0);
      for (const statement of [
        `UPDATE ${table} SET id = id`,
        `DELETE FROM ${table}`,
        `TRUNCATE ${table}`,
        `TRUNCATE ${table} CASCADE`,
      ])
        await expect(school.sql(statement)).rejects.toMatchObject({ message: `${table} is append-only` });
      expect(await school.sql(`SELECT * FROM ${table}`)).toEqual(before);
    },
  );

  test.each([
    'enrollment',
    'student',
    'earning_freeze',
    'earning_line',
    'earning_correction',
    'earning_invoice',
  ])('cannot be truncated, alone or with the tables it depends on: %s', async (table) => {
    await expect(school.sql(`TRUNCATE ${table} CASCADE`)).rejects.toMatchObject({
      message: expect.stringMatching(/ is append-only$/) as string,
    });
  });

  test('is not removed with its enrolment, unless an import is undone', async () => {
    const remove = 'DELETE FROM enrollment WHERE id = $1';
    await expect(school.sql(remove, [enrollmentId])).rejects.toThrow('append-only');
    // Even with that setting, only together with the enrolment.
    const undoing = `SELECT set_config('studievy.undoing_import', 'x', true)`;
    await expect(school.sql(`${undoing}; DELETE FROM enrollment_status_change`)).rejects.toThrow(
      'append-only',
    );
    await school.sql(`${undoing}; DELETE FROM enrollment WHERE id = '${enrollmentId}'`);
    expect(
      await school.sql('SELECT FROM enrollment_status_change WHERE enrollment_id = $1', [enrollmentId]),
    ).toEqual([]);
  });
});
