import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { WebSocket } from 'ws';
import { createApp, type App } from '../../server/app.js';
import { readConfig } from '../../server/config.js';
import { Database } from '../../server/platform/database/database.js';
import { BoardSocket } from '../support/board-socket.js';
import { School, type Person } from '../support/school.js';

const MOVE = 'mutation($input: SetAplStatusInput!) { setAplStatus(input: $input) { __typename } }';
const COMMENT = 'mutation($input: AddCommentInput!) { addAplComment(input: $input) { studentId } }';

describe('an open board', () => {
  let school: School;
  let other: App;
  let folder: string;
  const open: BoardSocket[] = [];

  beforeAll(async () => {
    school = await School.open();
    folder = await mkdtemp(join(tmpdir(), 'studievy-other-'));
    const { databaseUrl } = school.app;
    const settings = {
      NODE_ENV: 'test',
      PORT: '0',
      DATABASE_URL: databaseUrl,
      DATA_DIR: folder,
      RATE_LIMITS: 'off',
      LOG_LEVEL: 'error',
    };
    other = await createApp({ ...readConfig(settings), databaseUrl });
  });
  afterEach(async () => {
    await Promise.all(open.splice(0).map((socket) => socket.close()));
  });
  afterAll(async () => {
    await other.close();
    await school.close();
    await rm(folder, { recursive: true, force: true });
  });

  async function watch(person: Person, headers: Record<string, string> = {}): Promise<BoardSocket> {
    const socket = await BoardSocket.open(school.app.url, { cookie: `sid=${person.token!}`, ...headers });
    open.push(socket);
    return socket;
  }

  const move = (person: Person, studentId: string, aplStatus: string) =>
    person.graphql(MOVE, { input: { studentId, aplStatus } });

  describe('is notified within a second', () => {
    test('of a move through GraphQL: the card, its previous column and who moved it', async () => {
      const [anna, bo, student] = [
        await school.as('TEACHER'),
        await school.as('TEACHER'),
        await school.student({ name: 'Åsa Ek' }),
      ];
      const board = await watch(anna);
      await move(bo, student, 'YELLOW');
      await board.until(({ changes }) => changes.length === 1);
      expect(board.changes[0]).toMatchObject({
        kind: 'MOVED',
        studentId: student,
        from: 'GRAY',
        actorId: bo.userId,
        actorName: bo.name,
        card: { name: 'Åsa Ek', aplStatus: 'YELLOW' },
      });
    });

    test('of a move through REST', async () => {
      const [anna, student] = [await school.as('TEACHER'), await school.student()];
      const board = await watch(anna);
      await anna.rest('PATCH', `/api/students/${student}`, { body: { aplStatus: 'RED' } });
      await board.until(({ changes }) =>
        changes.some(({ kind, card }) => kind === 'MOVED' && card?.aplStatus === 'RED'),
      );
    });

    test('of a move in another server process', async () => {
      const [anna, student] = [await school.as('TEACHER'), await school.student()];
      const board = await watch(anna);
      const answer = await fetch(`${other.url}/api/students/${student}`, {
        method: 'PATCH',
        headers: { authorization: `Bearer ${anna.token!}`, 'content-type': 'application/json' },
        body: '{"aplStatus":"BLUE"}',
      });
      expect(answer.status).toBe(200);
      await board.until(({ changes }) =>
        changes.some(({ card }) => card?.id === student && card.aplStatus === 'BLUE'),
      );
    });

    test('of comments and seen marks, counted per viewer', async () => {
      const [anna, bo, student] = [
        await school.as('TEACHER'),
        await school.as('TEACHER'),
        await school.student(),
      ];
      const [annas, bos] = [await watch(anna), await watch(bo)];
      await anna.graphql(COMMENT, { input: { studentId: student, comment: 'Ringde hem' } });
      for (const board of [annas, bos]) await board.until(({ changes }) => changes[0]?.kind === 'COMMENTED');
      expect(annas.changes[0]!.card).toMatchObject({ commentCount: 1, unseenCount: 0 });
      expect(bos.changes[0]!.card).toMatchObject({ commentCount: 1, unseenCount: 1 });
      await bo.rest('POST', `/api/students/${student}/mark-comments-seen`);
      await bos.until(({ changes }) => changes[1]?.kind === 'SEEN');
      expect(bos.changes[1]!.card).toMatchObject({ unseenCount: 0 });
    });

    test('of a new student and of a name change', async () => {
      const admin = await school.as('ADMIN');
      const board = await watch(admin);
      const { body } = await admin.rest('POST', '/api/students', { body: { name: 'Ny Elev' } });
      const { _id } = body as { _id: string };
      await admin.rest('PUT', `/api/student-details/${_id}`, { body: { name: 'Nyare Elev' } });
      // The card may be read for the first event after the second move.
      await board.until(({ changes }) => changes.length > 1 && changes.at(-1)?.card?.name === 'Nyare Elev');
      expect(board.changes.map(({ kind }) => kind)).toEqual(['CHANGED', 'CHANGED']);
    });
  });

  test('is not notified of a move to the same column, or of one that lost', async () => {
    const [anna, student] = [await school.as('TEACHER'), await school.student({ aplStatus: 'RED' })];
    const board = await watch(anna);
    await move(anna, student, 'RED');
    await anna.graphql(MOVE, { input: { studentId: student, aplStatus: 'BLUE', from: 'GRAY' } });
    await move(anna, student, 'GREEN');
    await board.until(({ changes }) => changes.length > 0);
    expect(board.changes.map(({ card }) => card?.aplStatus)).toEqual(['GREEN']);
  });

  describe('of a user who may not see a protected student', () => {
    test('receives nothing about the student, while the responsible teacher and administrators do', async () => {
      const [anna, responsible, admin] = [
        await school.as('TEACHER'),
        await school.as('TEACHER'),
        await school.as('ADMIN'),
      ];
      const hidden = await school.student({
        isProtected: true,
        teacherId: responsible.teacherId,
        municipality: 'Huddinge',
      });
      const visible = await school.student();
      const [annas, theirs, admins] = [await watch(anna), await watch(responsible), await watch(admin)];
      await move(responsible, hidden, 'RED');
      await admin.graphql(COMMENT, { input: { studentId: hidden, comment: 'Hemligt' } });
      await admin.rest('PUT', `/api/student-details/${hidden}`, { body: { name: 'Nytt Namn' } });
      await move(anna, visible, 'RED');
      await annas.until(({ changes }) => changes.length > 0);
      expect(annas.changes.map(({ studentId }) => studentId)).toEqual([visible]);
      for (const board of [theirs, admins]) await board.until(({ changes }) => changes.length === 4);
      expect(theirs.changes.map(({ kind }) => kind)).toEqual(['MOVED', 'COMMENTED', 'CHANGED', 'MOVED']);
      expect(theirs.changes[0]!.card!.municipality).toBeNull();
      expect(admins.changes[0]!.card!.municipality).toBe('Huddinge');
    });

    test('loses the card when the identity becomes protected', async () => {
      const [anna, admin, student] = [
        await school.as('TEACHER'),
        await school.as('ADMIN'),
        await school.student(),
      ];
      const [annas, admins] = [await watch(anna), await watch(admin)];
      await admin.rest('PUT', `/api/students/${student}/protected`, { body: { isProtected: true } });
      await annas.until(({ changes }) => changes.length === 1);
      expect(annas.changes[0]).toEqual({
        kind: 'REMOVED',
        studentId: student,
        card: null,
        from: null,
        actorId: null,
        actorName: null,
      });
      await admins.until(({ changes }) => changes[0]?.kind === 'CHANGED');
    });

    test('loses the card with the responsibility, and nobody else is notified', async () => {
      const [anna, bo, admin] = [
        await school.as('TEACHER'),
        await school.as('TEACHER'),
        await school.as('ADMIN'),
      ];
      const student = await school.student({ isProtected: true, teacherId: anna.teacherId });
      const visible = await school.student();
      const [annas, bos] = [await watch(anna), await watch(bo)];
      await admin.rest('PUT', `/api/students/${student}/teacher`, { body: { teacherId: null } });
      await annas.until(({ changes }) => changes[0]?.kind === 'REMOVED');
      await move(admin, visible, 'RED');
      await bos.until(({ changes }) => changes.length > 0);
      expect(bos.changes.map(({ studentId }) => studentId)).toEqual([visible]);
    });

    test('is treated as such from the first event after the role was lost', async () => {
      const [admin, boss] = [await school.as('ADMIN'), await school.as('ADMIN')];
      const [hidden, visible] = [await school.student({ isProtected: true }), await school.student()];
      const board = await watch(admin);
      await school.sql(`UPDATE app_user SET role = 'TEACHER' WHERE id = $1`, [admin.userId]);
      await move(boss, hidden, 'RED');
      await move(boss, visible, 'RED');
      await board.until(({ changes }) => changes.length > 0);
      expect(board.changes.map(({ studentId }) => studentId)).toEqual([visible]);
    });
  });

  describe('is refused', () => {
    const refusal = async (
      headers: Record<string, string>,
      options: { query?: string; params?: Record<string, unknown> } = {},
    ) => {
      const socket = await BoardSocket.open(school.app.url, headers, options);
      open.push(socket);
      return socket;
    };

    test('without a session', async () => {
      const board = await refusal({});
      await board.until(({ closed }) => closed !== null);
      expect(board.closed).toMatchObject({ code: 4401 });
    });

    test.each(['https://ond.exempel.se', 'null', 'http://127.0.0.1:1'])('to a page of %s', async (origin) => {
      const { token } = await school.as('TEACHER');
      const board = await refusal({ cookie: `sid=${token!}`, origin });
      await board.until(({ errors }) => errors.length > 0);
      expect(board.changes).toEqual([]);
    });

    test('to a cookie not sent from a page', async () => {
      const { token } = await school.as('TEACHER');
      const socket = new WebSocket(
        `${school.app.url.replace('http', 'ws')}/graphql`,
        'graphql-transport-ws',
        { headers: { cookie: `sid=${token!}` } },
      );
      socket.on('open', () => socket.send('{"type":"connection_init"}'));
      const [code] = (await once(socket, 'close')) as [number];
      expect(code).toBe(4401);
    });

    test('not to our own page', async () => {
      const [{ token }, student, bo] = [
        await school.as('TEACHER'),
        await school.student(),
        await school.as('TEACHER'),
      ];
      const board = await refusal({ cookie: `sid=${token!}`, origin: school.app.url });
      await move(bo, student, 'RED');
      await board.until(({ changes }) => changes.length === 1);
    });

    test.each(['GUEST', 'USER', 'STUDENT', 'COORDINATOR', 'SPECPED', 'SYV'] as const)(
      'to %s, with FORBIDDEN',
      async (role) => {
        const { token } = role === 'STUDENT' ? await school.asStudent() : await school.as(role);
        const board = await refusal({ cookie: `sid=${token!}` });
        await board.until(({ errors }) => errors.length > 0);
        expect(board.errors[0]).toMatchObject({
          extensions: { code: 'FORBIDDEN', errorId: expect.any(String) as string },
        });
      },
    );

    test.each(['TEACHER', 'ADMIN', 'SYSTEMADMIN'] as const)(
      'not to %s, by cookie or by Bearer',
      async (role) => {
        const [{ token }, student, bo] = [
          await school.as(role),
          await school.student(),
          await school.as('TEACHER'),
        ];
        const boards = [
          await refusal({ cookie: `sid=${token!}` }),
          await refusal({ authorization: `Bearer ${token!}` }),
          await refusal({}, { params: { authorization: `Bearer ${token!}` } }),
        ];
        await move(bo, student, 'RED');
        for (const board of boards) await board.until(({ changes }) => changes.length === 1);
      },
    );

    test.each([
      '{ me { name } }',
      'mutation { createTask(input: {description: "x"}) { id } }',
      '{ __schema { types { name } } }',
      'subscription { nothing }',
      'subscription {',
      `subscription { boardChanged { ${Array.from({ length: 16 }, (_, n) => `a${n}: kind`).join(' ')} } }`,
    ])('for %s: only subscriptions within the limits are accepted', async (query) => {
      const { token } = await school.as('SYSTEMADMIN');
      const board = await refusal({ cookie: `sid=${token!}` }, { query });
      await board.until(({ errors }) => errors.length > 0);
      expect(board.errors[0]).toMatchObject({ extensions: { code: 'BAD_USER_INPUT' } });
    });
  });

  describe('is closed within a second', () => {
    test('after signing out, and only that session', async () => {
      const anna = await school.as('TEACHER');
      const second = await school.session(anna.userId);
      const [first, stays] = [await watch(anna), await watch({ ...anna, token: second })];
      await anna.rest('POST', '/api/auth/logout');
      await first.until(({ closed }) => closed !== null);
      expect(first.closed).toMatchObject({ code: 4401 });
      expect(stays.closed).toBeNull();
    });

    test('after signing out through another process', async () => {
      const anna = await school.as('TEACHER');
      const board = await watch(anna);
      await fetch(`${other.url}/api/auth/logout`, {
        method: 'POST',
        headers: { authorization: `Bearer ${anna.token!}` },
      });
      await board.until(({ closed }) => closed?.code === 4401);
    });

    test('after a password change, for every session of the account', async () => {
      const anna = await school.as('TEACHER');
      const boards = [await watch(anna), await watch({ ...anna, token: await school.session(anna.userId) })];
      await school.sql(
        `INSERT INTO password_reset (token_hash, user_id, expires_at)
         VALUES (sha256(convert_to('link of anna', 'UTF8')), $1, now() + interval '1 hour')`,
        [anna.userId],
      );
      const body = { token: 'link of anna', newPassword: 'åtta nya sorters kakor' };
      expect((await school.nobody.rest('POST', '/api/reset-password', { body })).status).toBe(200);
      for (const board of boards) await board.until(({ closed }) => closed?.code === 4401);
    });

    test('at the first event after the account was deactivated', async () => {
      const [anna, bo, student] = [
        await school.as('TEACHER'),
        await school.as('TEACHER'),
        await school.student(),
      ];
      const board = await watch(anna);
      await school.sql('UPDATE app_user SET active = false WHERE id = $1', [anna.userId]);
      await move(bo, student, 'RED');
      await board.until(({ closed }) => closed?.code === 4401);
      expect(board.changes).toEqual([]);
    });
  });

  test('uses no resources once it is closed', async () => {
    const [anna, bo, student] = [
      await school.as('TEACHER'),
      await school.as('TEACHER'),
      await school.student(),
    ];
    const boards = await Promise.all(Array.from({ length: 5 }, () => watch(anna)));
    await Promise.all(boards.map((board) => board.close()));
    await new Promise((resolve) => setTimeout(resolve, 300));
    const database = school.app.get<Database>(Database);
    const before = database.statements;
    await move(bo, student, 'RED');
    await new Promise((resolve) => setTimeout(resolve, 300));
    // The session check and the move.
    expect(database.statements - before).toBeLessThanOrEqual(2);
  });

  test('receives nothing more when the role no longer has access', async () => {
    const [anna, bo, student] = [
      await school.as('TEACHER'),
      await school.as('TEACHER'),
      await school.student(),
    ];
    const board = await watch(anna);
    await school.sql(`UPDATE app_user SET role = 'SYV' WHERE id = $1`, [anna.userId]);
    await move(bo, student, 'RED');
    await board.until(({ errors }) => errors.length > 0);
    expect(board.changes).toEqual([]);
    expect(board.errors[0]).toMatchObject({ extensions: { code: 'FORBIDDEN' } });
  });
});
