import { randomUUID } from 'node:crypto';
import { School, type Person } from '../support/school.js';

describe('the access log', () => {
  let school: School;
  let student: string;
  beforeAll(async () => {
    school = await School.open();
    student = await school.student({ name: 'Kanarie Elev', personalNumber: '199001019802' });
    await school.student();
  });
  afterAll(() => school.close());

  const tracesOf = (person: Person) =>
    school.sql('SELECT role, action, student_id FROM access_log WHERE user_id = $1 ORDER BY id', [person.userId]);

  const READINGS: [string, string, string, boolean][] = [
    ['GET', '/api/student-details/ID', 'READ_STUDENT', true],
    ['GET', '/api/student-details/ID/history', 'READ_HISTORY', true],
    ['GET', '/api/students', 'LIST_STUDENTS', false],
    ['GET', '/api/students?limit=1', 'LIST_STUDENTS', false],
    ['GET', '/api/uploads/ID', 'LIST_FILES', true],
    ['GET', '/api/students/export', 'EXPORT_STUDENTS', false],
  ];

  test.each(READINGS)('has one record of %s %s: %s', async (method, path, action, named) => {
    const admin = await school.as('ADMIN');
    expect((await admin.rest(method, path.replace('ID', student))).status).toBe(200);
    expect(await tracesOf(admin)).toEqual([{ role: 'ADMIN', action, student_id: named ? student : null }]);
  });

  test.each<[string, string, boolean]>([
    ['{ student(id: "ID") { id } }', 'READ_STUDENT', true],
    ['{ students { totalCount nodes { name } } }', 'LIST_STUDENTS', false],
    ['{ board { cards { name } } }', 'READ_BOARD', false],
    ['{ files(studentId: "ID") { id } }', 'LIST_FILES', true],
  ])('has one record of %s, however often it was asked before', async (query, action, named) => {
    const teacher = await school.as('TEACHER');
    for (let n = 0; n < 5; n += 1) expect((await teacher.graphql(query.replace('ID', student))).errors).toEqual([]);
    expect(await tracesOf(teacher)).toEqual(Array(5).fill({ role: 'TEACHER', action, student_id: named ? student : null }));
  });

  test('has a record for each of several students of one document', async () => {
    const [teacher, second] = [await school.as('SYV'), await school.student()];
    await teacher.graphql(`{ a: student(id: "${student}") { id } b: student(id: "${second}") { id } }`);
    expect((await tracesOf(teacher)).map((trace) => (trace as { student_id: string }).student_id).sort()).toEqual([student, second].sort());
  });

  test('has none of what was not shown: a missing student, a refusal, a malformed id', async () => {
    const teacher = await school.as('TEACHER');
    await teacher.rest('GET', `/api/student-details/${randomUUID()}`);
    await teacher.rest('GET', `/api/student-details/${student}/history`);
    await teacher.rest('GET', '/api/student-details/x');
    expect(await tracesOf(teacher)).toEqual([]);
  });

  test('has none of a student’s own readings', async () => {
    const own = await school.asStudent();
    await own.rest('GET', `/api/student-details/${own.studentId}`);
    await own.rest('GET', '/api/students');
    await own.rest('GET', `/api/uploads/${own.studentId}`);
    expect(await tracesOf(own)).toEqual([]);
  });

  test('holds ids, never names or numbers', async () => {
    const rows = await school.sql('SELECT row_to_json(a)::text AS text FROM access_log a');
    expect(JSON.stringify(rows)).not.toMatch(/Kanarie|19900101/);
  });
});
