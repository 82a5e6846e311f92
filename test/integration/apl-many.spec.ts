import { randomUUID } from 'node:crypto';
import { codeOf, School, type Person } from '../support/school.js';

const MOVE = `mutation($input: SetAplStatusesInput!) { setAplStatuses(input: $input) { __typename
  ... on AplMoved { card { id aplStatus aplStatusSince commentCount placement { id } } }
  ... on AplMoveConflict { card { id aplStatus } movedBy } } }`;

describe('moving several cards on the APL board', () => {
  let school: School;
  let anna: Person;
  let admin: Person;
  let students: string[];
  beforeAll(async () => {
    school = await School.open();
    anna = await school.as('TEACHER', { name: 'Anna Andersson' });
    admin = await school.as('ADMIN', { name: 'Ada Admin' });
  });
  beforeEach(async () => {
    students = [await school.student(), await school.student(), await school.student()];
  });
  afterAll(() => school.close());

  const move = (input: object, who = anna, headers = {}) => who.graphql(MOVE, { input }, headers);
  const movesTo = (aplStatus: string, from: string, more: Record<number, object> = {}) =>
    students.map((studentId, place) => ({ studentId, aplStatus, from, ...more[place] }));
  const columns = async () => {
    const rows = await school.sql<{ id: string; column: string; days: number }>(
      `SELECT id, apl_status AS column, round(extract(epoch FROM now() - apl_status_since) / 86400)::integer AS days
       FROM student WHERE id = ANY ($1)`,
      [students],
    );
    return students.map((student) => rows.find(({ id }) => id === student));
  };
  const history = () =>
    school.sql<{ student: string; changes: string[]; to: string; condition: string | null }>(
      `SELECT student_id AS student, changes, new_values->>'aplStatus' AS to,
         new_values->>'aplCondition' AS condition
       FROM change_history WHERE student_id = ANY ($1) ORDER BY changed_at, id`,
      [students],
    );

  test('moves each with a history row and returns them in the given order', async () => {
    const { data, errors } = await move({ moves: movesTo('BLUE', 'GRAY') });
    expect(errors).toEqual([]);
    expect(data!.setAplStatuses).toMatchObject(
      students.map((id) => ({
        __typename: 'AplMoved',
        card: { id, aplStatus: 'BLUE', commentCount: 0, placement: null },
      })),
    );
    expect((await columns()).map((row) => row?.column)).toEqual(['BLUE', 'BLUE', 'BLUE']);
    const rows = await history();
    expect(rows.map(({ student }) => student).sort()).toEqual([...students].sort());
    expect(rows.every(({ to, condition }) => to === 'BLUE' && condition === null)).toBe(true);
  });

  test('records a missing agreement only on the cards concerned', async () => {
    await move({ moves: movesTo('GREEN', 'GRAY', { 1: { withoutAgreement: true } }) });
    const rows = await history();
    const without = rows.filter(({ condition }) => condition !== null);
    expect(without).toEqual([
      {
        ...{ student: students[1], to: 'GREEN', changes: ['aplStatus', 'aplCondition'] },
        condition: 'Avtalet är inte påskrivet av alla.',
      },
    ]);
  });

  test('skips a card that someone else moved first, and moves the others', async () => {
    await move({ moves: [{ studentId: students[1], aplStatus: 'RED', from: 'GRAY' }] }, admin);
    const { data } = await move({ moves: movesTo('BLUE', 'GRAY') });
    expect(data!.setAplStatuses).toMatchObject([
      { __typename: 'AplMoved' },
      { __typename: 'AplMoveConflict', movedBy: 'Ada Admin', card: { id: students[1], aplStatus: 'RED' } },
      { __typename: 'AplMoved' },
    ]);
    expect((await columns()).map((row) => row?.column)).toEqual(['BLUE', 'RED', 'BLUE']);
  });

  test('returns each card through REST, and names who moved one first', async () => {
    await move({ moves: [{ studentId: students[1], aplStatus: 'RED', from: 'GRAY' }] }, admin);
    const { status, body } = await anna.rest('PATCH', '/api/students', {
      body: { moves: movesTo('BLUE', 'GRAY') },
    });
    expect([status, body]).toEqual([
      200,
      [
        { card: expect.objectContaining({ _id: students[0], aplStatus: 'BLUE' }) },
        expect.objectContaining({
          card: expect.objectContaining({ _id: students[1], aplStatus: 'RED' }),
          movedBy: 'Ada Admin',
        }),
        { card: expect.objectContaining({ _id: students[2], aplStatus: 'BLUE' }) },
      ],
    ]);
    const none = { moves: [...movesTo('GREEN', 'BLUE'), { studentId: randomUUID(), aplStatus: 'GREEN' }] };
    expect((await anna.rest('PATCH', '/api/students', { body: none })).status).toBe(404);
    expect((await columns()).map((row) => row?.column)).toEqual(['BLUE', 'RED', 'BLUE']);
  });

  test('restores each card’s days in its own column when undone', async () => {
    await school.sql(`UPDATE student SET apl_status_since = now() - interval '12 days' WHERE id = $1`, [
      students[0],
    ]);
    await school.sql(`UPDATE student SET apl_status_since = now() - interval '3 days' WHERE id = $1`, [
      students[1],
    ]);
    await move({ moves: movesTo('YELLOW', 'GRAY') });
    expect((await columns()).map((row) => row?.days)).toEqual([0, 0, 0]);
    await move({ moves: movesTo('GRAY', 'YELLOW'), undo: true });
    expect((await columns()).map((row) => [row?.column, row?.days])).toEqual([
      ['GRAY', 12],
      ['GRAY', 3],
      ['GRAY', 0],
    ]);
  });

  test('sends a notification for each student who did not attend', async () => {
    await move({ moves: movesTo('RED', 'GRAY') });
    const [{ count }] = (await school.sql(
      `SELECT count(DISTINCT student_id)::integer AS count FROM notification
       WHERE kind = 'MOVED_TO_RED' AND student_id = ANY ($1)`,
      [students],
    )) as [{ count: number }];
    expect(count).toBe(3);
  });

  test('moves nothing when a student is unknown or hidden, listed twice, or the list is empty', async () => {
    const strange = { studentId: randomUUID(), aplStatus: 'BLUE' };
    expect(codeOf(await move({ moves: [...movesTo('BLUE', 'GRAY'), strange] }))).toBe('NOT_FOUND');
    await school.sql('UPDATE student SET is_protected = true WHERE id = $1', [students[2]]);
    expect(codeOf(await move({ moves: movesTo('BLUE', 'GRAY') }))).toBe('NOT_FOUND');
    const twice = [strange, strange];
    expect(codeOf(await move({ moves: twice }))).toBe('BAD_USER_INPUT');
    expect(codeOf(await move({ moves: [] }))).toBe('BAD_USER_INPUT');
    expect((await columns()).map((row) => row?.column)).toEqual(['GRAY', 'GRAY', 'GRAY']);
    expect(await history()).toEqual([]);
  });

  test('writes one access record per student', async () => {
    await move({ moves: movesTo('BLUE', 'GRAY') });
    const rows = await school.sql(
      `SELECT student_id FROM access_log WHERE action = 'CHANGE_STUDENT' AND student_id = ANY ($1)`,
      [students],
    );
    expect(rows).toHaveLength(3);
  });
});
