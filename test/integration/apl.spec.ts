import { randomUUID } from 'node:crypto';
import { School, type Person } from '../support/school.js';

const MOVE = `mutation($input: SetAplStatusInput!) { setAplStatus(input: $input) { __typename
  ... on AplMoved { card { id aplStatus aplStatusSince } }
  ... on AplMoveConflict { card { id aplStatus aplStatusSince } movedBy movedAt } } }`;

interface Move {
  __typename: string;
  card: { id: string; aplStatus: string; aplStatusSince: string };
  movedBy?: string | null;
  movedAt?: string | null;
}

describe('the APL board', () => {
  let school: School;
  let anna: Person;
  let admin: Person;
  beforeAll(async () => {
    school = await School.open();
    anna = await school.as('TEACHER', { name: 'Anna Andersson' });
    admin = await school.as('ADMIN', { name: 'Ada Admin' });
  });
  afterAll(() => school.close());

  async function move(who: Person, input: Record<string, unknown>): Promise<Move> {
    const { data, errors } = await who.graphql(MOVE, { input });
    expect(errors).toEqual([]);
    return data!.setAplStatus;
  }
  const history = (student: string) =>
    school.sql(
      `SELECT changed_by, changed_by_name, changed_by_role, changes, previous_values, new_values
       FROM change_history WHERE student_id = $1 ORDER BY changed_at, id`,
      [student],
    );

  test('a move stores the column, the time and one history row with the actor and the old and new column', async () => {
    const student = await school.student();
    const { __typename, card } = await move(anna, { studentId: student, aplStatus: 'YELLOW', from: 'GRAY' });
    expect([__typename, card.id, card.aplStatus]).toEqual(['AplMoved', student, 'YELLOW']);
    expect(Date.now() - Date.parse(card.aplStatusSince)).toBeLessThan(10_000);
    expect(await history(student)).toEqual([
      {
        changed_by: anna.userId,
        changed_by_name: 'Anna Andersson',
        changed_by_role: 'TEACHER',
        changes: ['aplStatus'],
        previous_values: { aplStatus: 'GRAY' },
        new_values: { aplStatus: 'YELLOW' },
      },
    ]);
  });

  test('undoing a move restores the days in the column, step by step, and only for that move', async () => {
    const student = await school.student();
    await school.sql(`UPDATE student SET apl_status_since = now() - interval '12 days' WHERE id = $1`, [
      student,
    ]);
    const daysIn = ({ card }: Move) =>
      Math.round((Date.now() - Date.parse(card.aplStatusSince)) / 86_400_000);
    await move(anna, { studentId: student, aplStatus: 'YELLOW', from: 'GRAY' });
    await school.sql(`UPDATE student SET apl_status_since = now() - interval '3 days' WHERE id = $1`, [
      student,
    ]);
    await move(anna, { studentId: student, aplStatus: 'GREEN', from: 'YELLOW' });
    const back = { studentId: student, undo: true };
    expect(daysIn(await move(anna, { ...back, aplStatus: 'YELLOW', from: 'GREEN' }))).toBe(3);
    expect(daysIn(await move(anna, { ...back, aplStatus: 'GRAY', from: 'YELLOW' }))).toBe(12);

    // Another user made that move last: there is nothing to undo.
    await move(admin, { studentId: student, aplStatus: 'YELLOW', from: 'GRAY' });
    expect(daysIn(await move(anna, { ...back, aplStatus: 'GRAY', from: 'YELLOW' }))).toBe(0);
    const rest = await anna.rest('PATCH', `/api/students/${student}`, { body: { aplStatus: 'BLUE' } });
    expect(rest.status).toBe(200);
    await anna.rest('PATCH', `/api/students/${student}`, { body: { aplStatus: 'GRAY', undo: true } });
    expect((await history(student)).length).toBe(8);
  });

  test('a card says whether its education is a package, and whether APL is ongoing', async () => {
    const [withApl, without] = [randomUUID(), randomUUID()];
    await school.sql(
      `INSERT INTO course_package (id, name, apl_weeks) VALUES ($1, 'Med APL', 10), ($2, 'Utan APL', NULL)`,
      [withApl, without],
    );
    const studentOn = async (pack: string, from: string, to: string) => {
      const student = await school.student();
      await school.sql(
        `INSERT INTO enrollment (id, student_id, package_id, status, start_date, end_date)
         VALUES ($1, $2, $3, 'ACTIVE', today() + $4::integer, today() + $5::integer)`,
        [randomUUID(), student, pack, from, to],
      );
      return student;
    };
    const ongoing = await studentOn(withApl, '-10', '10');
    const ended = await studentOn(withApl, '-20', '-10');
    const other = await studentOn(without, '-10', '10');
    const { data } = await admin.graphql('{ board { cards { id isPackage hasOngoingApl } } }');
    const { cards } = data!.board as { cards: { id: string }[] };
    expect(cards.filter(({ id }) => [ongoing, ended, other].includes(id))).toEqual(
      expect.arrayContaining([
        { id: ongoing, isPackage: true, hasOngoingApl: true },
        { id: ended, isPackage: true, hasOngoingApl: false },
        { id: other, isPackage: true, hasOngoingApl: false },
      ]),
    );
  });

  test('a card is returned as the board shows it, moved or not, whichever fields are requested', async () => {
    const student = await school.student({ municipality: 'Solna' });
    for (const text of ['Ett', 'Två']) await school.comment(student, anna, text);
    const fields = `id name aplStatus aplStatusSince movedAt municipality education isPackage hasOngoingApl commentCount unseenCount isMine isDue`;
    const shown = async () => {
      const { data } = await admin.graphql(`{ board { cards { ${fields} } } }`);
      const { cards } = data!.board as { cards: Move['card'][] };
      return cards.find(({ id }) => id === student);
    };
    const documents = [
      `mutation($input: SetAplStatusInput!) { setAplStatus(input: $input) {
         __typename ... on AplMoved { card { ${fields} } } ... on AplMoveConflict { card { ${fields} } } } }`,
      `mutation($input: SetAplStatusInput!) { setAplStatus(input: $input) { __typename ...Both } }
       fragment Both on SetAplStatusResult { ... on AplMoved { card { ...Half unseenCount isDue } }
         ... on AplMoveConflict { card { ...Half unseenCount isDue } } }
       fragment Half on BoardCard { id name aplStatus aplStatusSince movedAt municipality education isPackage hasOngoingApl commentCount isMine }`,
    ];
    expect(await shown()).toMatchObject({ aplStatus: 'GRAY', commentCount: 2, unseenCount: 2 });
    let from = 'GRAY';
    for (const document of documents) {
      const to = from === 'GRAY' ? 'GREEN' : 'RED';
      // The first moves the card, the second is a no-op, the third conflicts with the first.
      for (const input of [{ from }, {}, { from: 'BLUE', aplStatus: 'YELLOW' }]) {
        const { data, errors } = await admin.graphql(document, {
          input: { studentId: student, aplStatus: to, ...input },
        });
        expect(errors).toEqual([]);
        expect(data!.setAplStatus).toEqual({
          __typename: 'aplStatus' in input ? 'AplMoveConflict' : 'AplMoved',
          card: await shown(),
        });
      }
      from = to;
    }
    const one = await admin.graphql(
      `mutation($input: SetAplStatusInput!) { setAplStatus(input: $input) { ... on AplMoved { card { unseen: unseenCount } } } }`,
      { input: { studentId: student, aplStatus: 'BLUE' } },
    );
    expect(one.data!.setAplStatus).toEqual({ card: { unseen: 2 } });
  });

  test('the fields returned by a move may depend on a variable', async () => {
    const student = await school.student();
    const document = `mutation($input: SetAplStatusInput!, $more: Boolean!) {
      setAplStatus(input: $input) { ... on AplMoved { card { id } } }
      setAplStatus(input: $input) @include(if: $more) { ... on AplMoved { card { commentCount name } } }
    }`;
    for (const [aplStatus, more] of [
      ['RED', false],
      ['BLUE', true],
    ] as const) {
      const { data, errors } = await admin.graphql(document, {
        input: { studentId: student, aplStatus },
        more,
      });
      expect(errors).toEqual([]);
      const whole = { commentCount: 0, name: expect.any(String) };
      expect(data!.setAplStatus).toEqual({ card: { id: student, ...(more && whole) } });
    }
  });

  test('a move does not change the form’s version', async () => {
    const student = await school.student();
    await move(anna, { studentId: student, aplStatus: 'RED' });
    const answer = await admin.rest('PUT', `/api/student-details/${student}`, {
      body: { name: 'Ny', version: 1 },
    });
    expect(answer.status).toBe(200);
  });

  test('a move to the same column does nothing', async () => {
    const student = await school.student({ aplStatus: 'BLUE' });
    const [before] = await school.sql('SELECT apl_status_since, updated_at FROM student WHERE id = $1', [
      student,
    ]);
    expect(await move(anna, { studentId: student, aplStatus: 'BLUE' })).toMatchObject({
      __typename: 'AplMoved',
    });
    expect(await move(anna, { studentId: student, aplStatus: 'BLUE', from: 'GRAY' })).toMatchObject({
      __typename: 'AplMoved',
    });
    expect(
      await school.sql('SELECT apl_status_since, updated_at FROM student WHERE id = $1', [student]),
    ).toEqual([before]);
    expect(await history(student)).toEqual([]);
  });

  test('a move from a column the card has left reports who moved it where, and writes nothing', async () => {
    const student = await school.student();
    await move(admin, { studentId: student, aplStatus: 'GREEN', from: 'GRAY' });
    expect(await move(anna, { studentId: student, aplStatus: 'RED', from: 'GRAY' })).toEqual({
      __typename: 'AplMoveConflict',
      card: { id: student, aplStatus: 'GREEN', aplStatusSince: expect.any(String) as string },
      movedBy: 'Ada Admin',
      movedAt: expect.stringMatching(/Z$/) as string,
    });
    expect(await history(student)).toHaveLength(1);
  });

  test('when two users move the same card, one wins and the other is told', async () => {
    for (let round = 0; round < 5; round += 1) {
      const student = await school.student();
      const moves = await Promise.all([
        move(anna, { studentId: student, aplStatus: 'RED', from: 'GRAY' }),
        move(admin, { studentId: student, aplStatus: 'BLUE', from: 'GRAY' }),
      ]);
      expect(moves.map(({ __typename }) => __typename).sort()).toEqual(['AplMoveConflict', 'AplMoved']);
      const winner = moves.find(({ __typename }) => __typename === 'AplMoved')!;
      const loser = moves.find(({ __typename }) => __typename === 'AplMoveConflict')!;
      const [row] = await school.sql<{ apl_status: string }>('SELECT apl_status FROM student WHERE id = $1', [
        student,
      ]);
      expect([winner.card.aplStatus, loser.card.aplStatus]).toEqual([row!.apl_status, row!.apl_status]);
      expect(loser.movedBy).toBe(row!.apl_status === 'RED' ? 'Anna Andersson' : 'Ada Admin');
      expect(await history(student)).toHaveLength(1);
    }
  });

  describe('through REST', () => {
    const patch = (student: string, body: unknown) =>
      anna.rest('PATCH', `/api/students/${student}`, { body });

    test('moves and returns the student', async () => {
      const student = await school.student({ name: 'Cia Ceder' });
      expect(await patch(student, { aplStatus: 'GREEN' })).toMatchObject({
        status: 200,
        body: { _id: student, name: 'Cia Ceder', aplStatus: 'GREEN', commentHistory: [] },
      });
      expect(await history(student)).toHaveLength(1);
    });

    test('answers 409 when the card has left the column', async () => {
      const student = await school.student({ aplStatus: 'RED' });
      expect(await patch(student, { aplStatus: 'GREEN', from: 'GRAY' })).toMatchObject({
        status: 409,
        body: { code: 'CONFLICT', reason: 'MOVED' },
      });
    });

    test.each([
      [{}, 'aplStatus REQUIRED'],
      [{ aplStatus: 'PINK' }, 'aplStatus NOT_ALLOWED'],
      [{ aplStatus: 'green' }, 'aplStatus NOT_ALLOWED'],
      [{ aplStatus: null }, 'aplStatus REQUIRED'],
      [{ aplStatus: 'RED', name: 'x' }, 'name UNKNOWN_FIELD'],
      [{ aplStatus: 'RED', from: 'x' }, 'from NOT_ALLOWED'],
    ])('rejects %j', async (body, fault) => {
      const answer = await patch(await school.student(), body);
      const { fields } = answer.body as { fields: { path: string; reason: string }[] };
      expect([answer.status, fields.map(({ path, reason }) => `${path} ${reason}`)]).toEqual([400, [fault]]);
    });

    test('returns not found for a missing student', async () => {
      expect((await patch(randomUUID(), { aplStatus: 'RED' })).status).toBe(404);
      expect((await patch('x', { aplStatus: 'RED' })).status).toBe(400);
    });
  });

  describe('passed on as the database writes it', () => {
    const FIELDS = `id name aplStatus aplStatusSince movedAt municipality education isPackage hasOngoingApl commentCount unseenCount isMine isDue`;
    const whole = `query { b: board { __typename cards { ...F } } } fragment F on BoardCard { __typename ${FIELDS} own: isMine }`;
    /** A directive needs the executor. */
    const executed = whole.replace('own: isMine', 'own: isMine @skip(if: false)');
    interface Shown {
      cards: { id: string; municipality: string | null }[];
    }
    const read = async (who: Person, query: string, packing = 'identity'): Promise<Shown> => {
      let answer: { b: Shown } | null = null;
      // The first calls take the executor's path.
      for (let n = 0; n < 4; n += 1) {
        const { status, body } = await who.rest('POST', '/graphql', {
          body: { query },
          headers: { 'accept-encoding': packing },
        });
        expect(status).toBe(200);
        answer = (body as { data: { b: Shown } }).data;
      }
      return answer!.b;
    };

    test('matches the executor field for field, with the same fields withheld and the same trace', async () => {
      const hidden = await school.student({ name: 'Skyddad Ek', municipality: 'Solna' });
      const own = await school.student({ name: 'Egen "Ek" \\', municipality: 'Solna' });
      await school.sql(`UPDATE student SET is_protected = id = $1, teacher_id = $2 WHERE id IN ($1, $3)`, [
        hidden,
        anna.teacherId,
        own,
      ]);
      const other = await school.as('TEACHER');
      for (const who of [anna, admin, other]) {
        const traces = () =>
          school.sql(`SELECT action, student_id FROM access_log WHERE user_id = $1 ORDER BY id`, [
            who.userId,
          ]);
        const before = (await traces()).length;
        const board = await read(who, whole);
        const between = (await traces()).length;
        expect(board).toEqual(await read(who, executed));
        expect(between - before).toBe((await traces()).length - between);
        const card = board.cards.find(({ id }) => id === hidden);
        expect(card?.municipality).toBe(who === admin ? 'Solna' : card && null);
        expect(card === undefined).toBe(who === other);
      }
    });

    test('is complete and in order even when sent in chunks, compressed or not', async () => {
      await school.sql(
        `INSERT INTO student (id, name) SELECT gen_random_uuid(), 'Mängd ' || n || repeat('å', 60)
         FROM generate_series(1, 1200) n`,
      );
      const [board, same] = [await read(admin, whole), await read(admin, executed)];
      expect(board.cards.length).toBeGreaterThan(1200);
      expect(board).toEqual(same);
      expect(await read(admin, whole, 'gzip')).toEqual(same);
      await school.sql(`DELETE FROM student WHERE name LIKE 'Mängd %'`);
    });
  });

  test('has a card for every student the viewer may see, in Swedish order, with the viewer’s counts', async () => {
    const [a, b] = [
      await school.student({ name: 'Zz Åkesson' }),
      await school.student({ name: 'Åå Zäta', municipality: 'Huddinge' }),
    ];
    await school.comment(a, anna, 'Annas');
    await anna.rest('POST', `/api/students/${b}/comment`, { body: { comment: 'Egen' } });
    const { data } = await anna.graphql(
      '{ board { cards { id name municipality commentCount unseenCount } } }',
    );
    const { cards } = data!.board;
    const names = cards.map(({ name }) => name);
    expect(names).toEqual([...names].sort(new Intl.Collator('sv').compare));
    expect(cards.find(({ id }) => id === a)).toMatchObject({
      municipality: null,
      commentCount: 1,
      unseenCount: 1,
    });
    expect(cards.find(({ id }) => id === b)).toMatchObject({
      municipality: 'Huddinge',
      commentCount: 1,
      unseenCount: 0,
    });
  });
});
