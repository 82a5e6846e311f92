import { School } from '../support/school.js';

interface Extract {
  account: { email: string };
  sessions: unknown[];
  tasks: { description: string }[];
  student: {
    _id: string;
    personalNumber: string;
    commentHistory: { comment: string; authorId: unknown }[];
  } | null;
  exams: { course: string; comment: unknown }[];
  files: unknown[];
  changes: { changes: string[]; previousValues: object; newValues: object }[];
}

describe('the register extract', () => {
  let school: School;
  beforeAll(async () => {
    school = await School.open();
  });
  afterAll(() => school.close());

  test('is a file with everything stored about the student, and nothing about the staff', async () => {
    const [admin, student] = [
      await school.as('ADMIN'),
      await school.asStudent({ personalNumber: '199001012385' }),
    ];
    const other = await school.student({ name: 'Någon Annan' });
    await school.comment(student.studentId, admin, 'Bra jobbat');
    await school.task(student, 'Köp bok');
    const path = `/api/student-details/${student.studentId}`;
    await admin.rest('PUT', path, { body: { phone: '08-123 456' } });
    await admin.rest('PUT', `/api/students/${student.studentId}/protected`, { body: { isProtected: true } });
    for (const studentId of [student.studentId, other]) {
      await admin.rest('POST', '/api/exams', {
        body: { studentId, course: 'Svenska 1', requestedMonth: 'Maj' },
      });
    }
    const { status, headers, body } = await student.rest('GET', '/api/my-data');
    const extract = body as Extract;
    expect(status).toBe(200);
    expect(headers.get('content-disposition')).toBe('attachment; filename="mina-uppgifter.json"');
    expect(extract.account.email).toBe(student.email);
    expect(extract.student).toMatchObject({
      _id: student.studentId,
      personalNumber: '19900101-2385',
      commentHistory: [{ comment: 'Bra jobbat', authorId: null }],
    });
    expect(extract.tasks).toMatchObject([{ description: 'Köp bok' }]);
    expect(extract.exams).toMatchObject([{ course: 'Svenska 1', comment: null }]);
    expect(extract.sessions).toHaveLength(1);
    expect(extract.changes).toEqual([
      expect.objectContaining({
        changes: ['phone'],
        previousValues: { phone: null },
        newValues: { phone: '08-123 456' },
      }),
    ]);
    expect(JSON.stringify(body)).not.toContain(admin.userId);
    expect(JSON.stringify(body)).not.toContain('Någon Annan');
  });

  test('of an account without a record contains only the account', async () => {
    const student = await school.as('STUDENT');
    const extract = (await student.rest('GET', '/api/my-data')).body as Extract;
    expect(extract).toMatchObject({
      account: { email: student.email },
      student: null,
      exams: [],
      files: [],
      changes: [],
    });
  });

  test('leaves no trace in the access log, because users read their own data', async () => {
    const student = await school.asStudent();
    await student.rest('GET', '/api/my-data');
    expect(await school.sql('SELECT 1 FROM access_log WHERE user_id = $1', [student.userId])).toEqual([]);
  });
});
