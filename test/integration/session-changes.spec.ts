import { codeOf, School, type Person } from '../support/school.js';

/** A query for each of the most frequent fields. */
const QUESTIONS: Readonly<Record<string, string>> = {
  student: 'student(id: "ID") { name commentHistory { comment } }',
  students: 'students(input: { first: 5 }) { nodes { id name } }',
  search: 'search(type: ALLA, q: "elev") { id }',
  enrollments: 'enrollments(input: { first: 5 }) { nodes { id } totalCount }',
  exams: 'exams(input: { first: 5 }) { nodes { id } totalCount }',
  board: 'board { cards { id name } }',
  setAplStatus: 'setAplStatus(input: { studentId: "ID", aplStatus: COLUMN }) { __typename }',
};
const FIELDS = Object.keys(QUESTIONS);
const readerOf = (field: string) => (field === 'enrollments' ? 'ADMIN' : 'TEACHER');

/** Changes of a session between two requests, none of which may be served as before. */
const ENDS: readonly [string, string][] = [
  ['is over', 'DELETE FROM session WHERE user_id = $1'],
  ['is older than it may be', 'UPDATE session SET expires_at = now() WHERE user_id = $1'],
  [
    'was not used for too long',
    `UPDATE session SET last_seen_at = now() - interval '61 minutes' WHERE user_id = $1`,
  ],
  ['belongs to a closed account', 'UPDATE app_user SET active = false WHERE id = $1'],
];

describe('a request from a user who has been here before', () => {
  let school: School;
  let student: string;
  beforeAll(async () => {
    school = await School.open();
    student = await school.student({ name: 'Elev Ett' });
  });
  afterAll(() => school.close());

  let asked = 0;
  const documentOf = (field: string): string => {
    const column = ['RED', 'BLUE', 'GREEN'][(asked += 1) % 3]!;
    const question = QUESTIONS[field]!.replace('ID', student).replace('COLUMN', column);
    return `${field === 'setAplStatus' ? 'mutation' : 'query'} { ${question} }`;
  };
  /** Repeats until the operation is compiled and the statement has a name, for each column. */
  const meet = async (person: Person, field: string): Promise<void> => {
    for (let time = 0; time < 15; time += 1)
      expect((await person.graphql(documentOf(field))).errors).toEqual([]);
  };
  const traces = (): Promise<unknown[]> =>
    school.sql(
      `SELECT (SELECT count(*) FROM access_log) AS log, (SELECT count(*) FROM change_history) AS history, apl_status
       FROM student WHERE id = $1`,
      [student],
    );

  describe.each(ENDS)('whose session %s', (_what, end) => {
    it.each(FIELDS)('is refused without side effects: %s', async (field) => {
      const reader = await school.as(readerOf(field));
      await meet(reader, field);
      await school.sql(end, [reader.userId]);
      const before = await traces();
      for (let time = 0; time < 2; time += 1) {
        const answer = await reader.graphql(documentOf(field));
        expect([answer.status, codeOf(answer), answer.data]).toEqual([401, 'UNAUTHENTICATED', null]);
      }
      expect(await traces()).toEqual(before);
    });
  });

  it.each(FIELDS)('uses the current role of the account: %s', async (field) => {
    const reader = await school.as(readerOf(field));
    await meet(reader, field);
    await school.sql(`UPDATE app_user SET role = 'GUEST' WHERE id = $1`, [reader.userId]);
    const [stood] = await school.sql('SELECT apl_status FROM student WHERE id = $1', [student]);
    const [last] = await school.sql<{ id: number }>('SELECT coalesce(max(id), 0) AS id FROM access_log');
    const answer = await reader.graphql(documentOf(field));
    expect([answer.status, codeOf(answer)]).toEqual([403, 'FORBIDDEN']);
    const left = await school.sql('SELECT role, result FROM access_log WHERE id > $1', [last!.id]);
    expect(left.filter(({ role, result }) => role !== 'GUEST' || result !== 'REFUSED')).toEqual([]);
    expect(left.length).toBeLessThanOrEqual(1);
    expect(await school.sql('SELECT apl_status FROM student WHERE id = $1', [student])).toEqual([stood]);
  });

  it('is answered for the current account: a protected student only to the responsible teacher', async () => {
    const teacher = await school.as('TEACHER');
    const id = await school.student({ teacherId: teacher.teacherId, isProtected: true });
    const document = `{ student(id: "${id}") { name } }`;
    for (let time = 0; time < 5; time += 1)
      expect((await teacher.graphql(document)).data).toMatchObject({ student: {} });
    await school.sql('UPDATE student SET teacher_id = NULL WHERE id = $1', [id]);
    await school.sql('DELETE FROM teacher WHERE id = $1', [teacher.teacherId]);
    expect(codeOf(await teacher.graphql(document))).toBe('NOT_FOUND');
  });

  it('records the current name of the account', async () => {
    const teacher = await school.as('TEACHER', { name: 'Ada Förr' });
    await meet(teacher, 'setAplStatus');
    await school.sql(`UPDATE app_user SET name = 'Ada Nu' WHERE id = $1`, [teacher.userId]);
    expect((await teacher.graphql(documentOf('setAplStatus'))).errors).toEqual([]);
    const [written] = await school.sql(
      'SELECT changed_by_name FROM change_history WHERE changed_by = $1 ORDER BY changed_at DESC LIMIT 1',
      [teacher.userId],
    );
    expect(written).toEqual({ changed_by_name: 'Ada Nu' });
  });

  it('keeps the session alive like any other', async () => {
    const teacher = await school.as('TEACHER');
    await meet(teacher, 'student');
    const used = `SELECT now() - last_seen_at < interval '30 seconds' AS lately FROM session WHERE user_id = $1`;
    await school.sql(`UPDATE session SET last_seen_at = now() - interval '59 minutes' WHERE user_id = $1`, [
      teacher.userId,
    ]);
    expect((await teacher.graphql(documentOf('student'))).errors).toEqual([]);
    expect(await school.sql(used, [teacher.userId])).toEqual([{ lately: true }]);
  });

  it('is refused for its input only if the session is alive, and the refusal is recorded once', async () => {
    const teacher = await school.as('TEACHER');
    await meet(teacher, 'student');
    const wrong = 'query Wrong($id: ID!) { student(id: $id) { name } }';
    for (let time = 0; time < 5; time += 1)
      expect(codeOf(await teacher.graphql(wrong, { id: 'x' }))).toBe('BAD_USER_INPUT');
    const hidden = await school.student({ isProtected: true });
    const refusals = 'SELECT result FROM access_log WHERE student_id = $1';
    for (let time = 1; time <= 5; time += 1) {
      expect(codeOf(await teacher.graphql(wrong, { id: hidden }))).toBe('NOT_FOUND');
      expect(await school.sql(refusals, [hidden])).toHaveLength(time);
    }
    await school.sql('DELETE FROM session WHERE user_id = $1', [teacher.userId]);
    expect(codeOf(await teacher.graphql(wrong, { id: 'x' }))).toBe('UNAUTHENTICATED');
  });

  it('counts once towards the session’s limit per minute', async () => {
    const limited = await School.open({ RATE_LIMITS: 'on' });
    const teacher = await limited.as('TEACHER');
    const id = await limited.student();
    const document = `query Counted($id: ID!) { student(id: $id) { name } }`;
    const statuses: number[] = [];
    // Every tenth is refused for its input, and so sent again.
    for (let n = 0; n < 602; n += 1)
      statuses.push((await teacher.graphql(document, { id: n % 10 === 9 ? 'x' : id })).status);
    expect(statuses.slice(0, 600).filter((status) => status === 429)).toEqual([]);
    expect(statuses.slice(600)).toEqual([429, 429]);
    await limited.close();
  });
});
