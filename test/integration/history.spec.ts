import { School, type Person } from '../support/school.js';

describe('the change histories', () => {
  let school: School;
  let admin: Person;
  let student: string;
  beforeAll(async () => {
    school = await School.open();
    admin = await school.as('ADMIN', { name: 'Ada Admin' });
    student = await school.student({ name: 'Före' });
    await admin.rest('PUT', `/api/student-details/${student}`, { body: { name: 'Efter' } });
    await admin.rest('GET', `/api/student-details/${student}`);
  });
  afterAll(() => school.close());

  test.each(['change_history', 'access_log'])('cannot be changed: %s', async (table) => {
    const [before] = await school.sql<{ count: string }>(`SELECT count(*) FROM ${table}`);
    expect(Number(before!.count)).toBeGreaterThan(0);
    for (const statement of [
      `UPDATE ${table} SET student_id = student_id`,
      `DELETE FROM ${table}`,
      `TRUNCATE ${table}`,
      `TRUNCATE ${table} CASCADE`,
    ]) {
      await expect(school.sql(statement)).rejects.toMatchObject({ message: `${table} is append-only` });
    }
    const [after] = await school.sql<{ count: string }>(`SELECT count(*) FROM ${table}`);
    expect(after).toEqual(before);
  });

  test.each(['grade_change'])('cannot be truncated: %s', async (table) => {
    await expect(school.sql(`TRUNCATE ${table} CASCADE`)).rejects.toMatchObject({
      message: expect.stringMatching(/is append-only/) as string,
    });
  });

  test('outlive the student', async () => {
    const gone = await school.student({ name: 'Före' });
    await admin.rest('PUT', `/api/student-details/${gone}`, { body: { name: 'Efter' } });
    await school.sql('DELETE FROM student WHERE id = $1', [gone]);
    expect(await school.sql('SELECT changes FROM change_history WHERE student_id = $1', [gone])).toEqual([
      { changes: ['name'] },
    ]);
  });

  test('are newest first', async () => {
    const own = await school.student({ name: 'noll' });
    for (const name of ['ett', 'två', 'tre'])
      await admin.rest('PUT', `/api/student-details/${own}`, { body: { name } });
    const { body } = await admin.rest('GET', `/api/student-details/${own}/history`);
    const { changeHistory } = body as { changeHistory: { newValues: { name: string }; timestamp: string }[] };
    expect(changeHistory.map(({ newValues }) => newValues.name)).toEqual(['tre', 'två', 'ett']);
  });

  test('keep the person’s name and role at the time', async () => {
    const [boss, own] = [await school.as('ADMIN', { name: 'Gamla Namnet' }), await school.student()];
    await boss.rest('PUT', `/api/student-details/${own}`, { body: { name: 'x' } });
    await school.sql(`UPDATE app_user SET name = 'Nya Namnet', role = 'TEACHER' WHERE id = $1`, [
      boss.userId,
    ]);
    const { body } = await admin.rest('GET', `/api/student-details/${own}/history`);
    expect(body).toMatchObject({
      changeHistory: [{ changedBy: { _id: boss.userId, name: 'Gamla Namnet' }, changedByRole: 'admin' }],
    });
  });

  test('are committed with the change, or not at all', async () => {
    const own = await school.student({ name: 'Orörd' });
    await school.sql(`CREATE FUNCTION refuse_history() RETURNS trigger LANGUAGE plpgsql AS
      'BEGIN RAISE EXCEPTION ''no trail today'' USING ERRCODE = ''53100''; END'`);
    await school.sql(
      'CREATE TRIGGER no_history BEFORE INSERT ON change_history FOR EACH ROW EXECUTE FUNCTION refuse_history()',
    );
    try {
      const answers = [
        await admin.rest('PUT', `/api/student-details/${own}`, { body: { name: 'Ändrad' } }),
        await admin.rest('PATCH', `/api/students/${own}`, { body: { aplStatus: 'RED' } }),
      ];
      expect(answers.map(({ status }) => status)).toEqual([503, 503]);
      expect(await school.sql('SELECT name, apl_status, version FROM student WHERE id = $1', [own])).toEqual([
        { name: 'Orörd', apl_status: 'GRAY', version: 1 },
      ]);
    } finally {
      await school.sql('DROP TRIGGER no_history ON change_history');
    }
  });
});
