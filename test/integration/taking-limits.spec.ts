import { randomUUID } from 'node:crypto';
import { School } from '../support/school.js';
import { addCourse, addEnrollment } from '../support/studies.js';

describe('security, T81: limits on data exports', () => {
  let school: School;

  beforeAll(async () => {
    school = await School.open({ RATE_LIMITS: 'on' });
  });
  afterAll(() => school.close());

  const body = (list: string) => ({ list, format: 'CSV' });
  const tooMany = { status: 429, body: { code: 'TOO_MANY_REQUESTS' } };

  test('allow five lists naming people per hour and account, in any session, even concurrently', async () => {
    const admin = await school.as('ADMIN');
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, n) =>
        admin.rest('POST', '/api/exports', { body: body(n % 2 ? 'students' : 'enrollments') }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, 201, 201, 201, 429, 429, 429]);
    const token = await school.session(admin.userId);
    const again = await school.nobody.rest('POST', '/api/exports', {
      body: body('students'),
      headers: { authorization: `Bearer ${token}` },
    });
    expect(again).toMatchObject(tooMany);
    expect(again.body).toMatchObject({
      message: expect.stringMatching(/^Du har tagit ut 5 listor .* minuter\.$/),
    });
    const wait = Number(again.headers.get('retry-after'));
    expect(wait).toBeGreaterThan(3_000);
    expect(wait).toBeLessThanOrEqual(3_600);
    expect(await admin.rest('GET', '/api/students/export')).toMatchObject(tooMany);
    const traces = await school.sql(`SELECT FROM access_log WHERE user_id = $1 AND action = 'EXPORT_LIST'`, [
      admin.userId,
    ]);
    expect(traces).toHaveLength(5);
    expect((await admin.rest('POST', '/api/exports', { body: body('courses') })).status).toBe(201);
    const colleague = await school.as('ADMIN');
    expect((await colleague.rest('POST', '/api/exports', { body: body('students') })).status).toBe(201);
  });

  test('count a month’s invoices separately', async () => {
    const admin = await school.as('ADMIN');
    for (let n = 0; n < 7; n += 1)
      expect((await admin.rest('POST', '/api/exports', { body: body('earnings-invoice') })).status).toBe(201);
    expect((await admin.rest('POST', '/api/exports', { body: body('students') })).status).toBe(201);
  });

  test('count invoice documents together with their files', async () => {
    const admin = await school.as('ADMIN');
    await school.sql(
      `INSERT INTO access_log (user_id, role, action, detail)
       SELECT $1, 'ADMIN', 'EXPORT_LIST', 'Faktureringsunderlag' FROM generate_series(1, 59)`,
      [admin.userId],
    );
    expect((await admin.rest('POST', '/api/exports', { body: body('earnings-invoice') })).status).toBe(201);
    const path = `/api/earnings/freezes/${randomUUID()}/invoice.pdf?municipality=Salem`;
    expect(await admin.rest('GET', path)).toMatchObject(tooMany);
  });

  test('return the original response to a repeat of the last one', async () => {
    const admin = await school.as('ADMIN');
    const take = (key: string) =>
      admin.rest('POST', '/api/exports', { body: body('students'), headers: { 'idempotency-key': key } });
    const made = [];
    for (let n = 0; n < 5; n += 1) made.push(await take(`export-${n}`));
    expect(await take('export-5')).toMatchObject(tooMany);
    expect((await take('export-4')).body).toEqual(made[4]!.body);
  });

  test('count pages of more than 500 rows; smaller ones and the whole list are ordinary reads', async () => {
    const admin = await school.as('ADMIN');
    for (let n = 0; n < 5; n += 1)
      expect((await admin.rest('GET', '/api/students?limit=1000')).status).toBe(200);
    expect(await admin.rest('GET', '/api/students?limit=501')).toMatchObject(tooMany);
    expect(await admin.rest('POST', '/api/exports', { body: body('students') })).toMatchObject(tooMany);
    expect((await admin.rest('GET', '/api/students?limit=500')).status).toBe(200);
    expect((await admin.rest('GET', '/api/students')).status).toBe(200);
  });

  test('are also recorded when the workbook is returned at once', async () => {
    const admin = await school.as('ADMIN');
    expect((await admin.rest('GET', '/api/students/export')).status).toBe(200);
    const query = '{ exportStudents { id } }';
    expect((await admin.graphql(query)).errors).toEqual([]);
    const traces = await school.sql(
      `SELECT detail, is_protected FROM access_log WHERE user_id = $1 AND action = 'EXPORT_LIST'`,
      [admin.userId],
    );
    expect(traces).toEqual([1, 2].map(() => ({ detail: 'Elever', is_protected: true })));
  });

  test('allow a student ten register extracts a day', async () => {
    const student = await school.asStudent();
    const statuses = [];
    for (let n = 0; n < 11; n += 1) statuses.push((await student.rest('GET', '/api/my-data')).status);
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 200), 429]);
  });

  test('allow a student to make ten documents a day, even concurrently', async () => {
    const student = await school.asStudent();
    await addEnrollment(school, student.studentId, { courseId: await addCourse(school) });
    const make = () =>
      student.graphql(`mutation { createMyDocument(input: { type: STUDY_CERTIFICATE }) { id } }`);
    expect((await make()).errors).toEqual([]);
    // Seven more from earlier today, inserted without printing.
    await school.sql(
      `INSERT INTO document (id, type, language, code, student_id, issuer, storage_key, size, sha256, created_at,
         created_by, created_by_name)
       SELECT gen_random_uuid(), type, language, '23456789ABC' || n, student_id, issuer, gen_random_uuid()::text, size,
         sha256, now() - interval '5 hours', created_by, created_by_name
       FROM document, generate_series(2, 8) n WHERE created_by = $1`,
      [student.userId],
    );
    const answers = await Promise.all([1, 2, 3, 4].map(make));
    const refused = answers.flatMap(({ errors }) => errors);
    expect(refused.map(({ extensions }) => extensions['code'])).toEqual([
      'TOO_MANY_REQUESTS',
      'TOO_MANY_REQUESTS',
    ]);
    expect(refused[0]!.message).toBe('Du har tagit ut 10 dokument det senaste dygnet. Försök igen i morgon.');
  });
});
