import { randomUUID } from 'node:crypto';
import { type Answer, type Person } from '../support/school.js';
import {
  add,
  admin,
  anna,
  bo,
  history,
  list,
  listOf,
  MOMENT,
  onBoard,
  onPage,
  openComments,
  school,
} from '../support/comments-world.js';

beforeAll(openComments);
afterAll(() => school.close());

describe('comments', () => {
  describe('a new comment', () => {
    test('comes last, names its author by id, and counts as seen by the author', async () => {
      const student = await school.student();
      await school.comment(student, bo, 'Först');
      const { status, body } = await anna.rest('POST', onPage(student), {
        body: { comment: '  Ringde\r\nhem\u0000 ' },
      });
      expect(status).toBe(201);
      expect(listOf({ body } as Answer)[1]).toEqual({
        _id: expect.any(String) as string,
        author: 'Anna Andersson',
        authorId: anna.userId,
        authorRole: 'teacher',
        date: MOMENT,
        comment: 'Ringde\nhem',
        editedAt: null,
        editedBy: null,
        isDeleted: false,
        seenBy: [anna.userId],
        version: 1,
      });
      expect(await history(student)).toEqual([]);
    });

    test.each([
      [{ comment: '' }, 'comment REQUIRED'],
      [{ comment: ' \n ' }, 'comment REQUIRED'],
      [{}, 'comment REQUIRED'],
      [{ comment: 'å'.repeat(4_001) }, 'comment TOO_LONG'],
      [{ comment: 7 }, 'comment TYPE'],
      [{ comment: 'x', authorId: randomUUID() }, 'authorId UNKNOWN_FIELD'],
      [{ comment: 'x', seenBy: [] }, 'seenBy UNKNOWN_FIELD'],
      [{ comment: 'x', date: '2020-01-01' }, 'date UNKNOWN_FIELD'],
    ])('%j is rejected on both pages', async (body, fault) => {
      const student = await school.student();
      for (const path of [onPage(student), onBoard(student)]) {
        const answer = await anna.rest('POST', path, { body });
        const { fields } = answer.body as { fields: { path: string; reason: string }[] };
        expect([answer.status, fields.map((field) => `${field.path} ${field.reason}`)]).toEqual([
          400,
          [fault],
        ]);
      }
      expect(await school.sql('SELECT 1 FROM comment WHERE student_id = $1', [student])).toEqual([]);
    });

    test('may have 4 000 characters', async () => {
      expect((await add(anna, await school.student(), '🙂'.repeat(4_000))).comment).toHaveLength(8_000);
    });

    test('about an unknown student returns 404', async () => {
      expect((await anna.rest('POST', onPage(randomUUID()), { body: { comment: 'x' } })).status).toBe(404);
    });

    test('posted among twenty at once has the same position for everyone', async () => {
      const student = await school.student();
      await Promise.all(Array.from({ length: 20 }, (_, n) => add(n % 2 ? anna : bo, student, `nr ${n}`)));
      const [annas, bos] = [await list(anna, student), await list(bo, student)];
      expect(annas.map(({ _id }) => _id)).toEqual(bos.map(({ _id }) => _id));
      expect(new Set(annas.map(({ comment }) => comment)).size).toBe(20);
    });
  });

  describe('on the student page', () => {
    test('can be edited only by the author and administrators', async () => {
      const student = await school.student();
      const { _id } = await add(anna, student, 'Före');
      const edit = (who: Person, comment: string) =>
        who.rest('PUT', onPage(student, _id), { body: { comment } });
      expect((await edit(bo, 'Nej')).status).toBe(403);
      expect((await edit(anna, 'Annas')).status).toBe(200);
      const [entry] = listOf(await edit(admin, 'Adas'));
      expect(entry).toMatchObject({
        comment: 'Adas',
        author: 'Anna Andersson',
        authorId: anna.userId,
        editedAt: MOMENT,
        editedBy: 'Ada Admin',
      });
    });

    test('can be deleted only by the author and administrators', async () => {
      const student = await school.student();
      const [first, second] = [await add(anna, student, 'Ett'), await add(anna, student, 'Två')];
      expect((await bo.rest('DELETE', onPage(student, first._id))).status).toBe(403);
      expect((await anna.rest('DELETE', onPage(student, first._id))).status).toBe(200);
      expect(
        listOf(await admin.rest('DELETE', onPage(student, second._id))).map(({ isDeleted }) => isDeleted),
      ).toEqual([true, true]);
    });

    test('belong to their student: they are not found under another student’s address', async () => {
      const [student, other] = [await school.student(), await school.student()];
      const { _id } = await add(anna, student, 'Min');
      expect((await anna.rest('PUT', onPage(other, _id), { body: { comment: 'x' } })).status).toBe(404);
      expect((await anna.rest('DELETE', onPage(other, _id))).status).toBe(404);
      expect((await anna.rest('PUT', onPage(student, randomUUID()), { body: { comment: 'x' } })).status).toBe(
        404,
      );
      expect((await anna.rest('PUT', onPage(student, 'x'), { body: { comment: 'x' } })).status).toBe(400);
    });

    test('without an author count as someone else’s', async () => {
      const student = await school.student();
      const imported = await school.comment(student, null, 'Importerad');
      expect((await anna.rest('PUT', onPage(student, imported), { body: { comment: 'x' } })).status).toBe(
        403,
      );
      expect((await admin.rest('PUT', onPage(student, imported), { body: { comment: 'x' } })).status).toBe(
        200,
      );
    });
  });

  describe('by two people with the same name', () => {
    test('are told apart by author id, on both pages', async () => {
      const [one, two] = [
        await school.as('COORDINATOR', { name: 'Kim Karlsson' }),
        await school.as('COORDINATOR', { name: 'Kim Karlsson' }),
      ];
      const student = await school.student();
      const id = await school.comment(student, one, 'Kims');
      expect((await two.rest('PUT', onPage(student, id), { body: { comment: 'x' } })).status).toBe(403);
      expect((await two.rest('DELETE', onPage(student, id))).status).toBe(403);
      expect(
        (await two.rest('PUT', onBoard(student), { body: { index: 0, updatedEntry: { comment: 'x' } } }))
          .status,
      ).toBe(403);
      expect((await two.rest('DELETE', onBoard(student), { body: { index: 0 } })).status).toBe(403);
      expect(
        (await one.rest('PUT', onBoard(student), { body: { index: 0, updatedEntry: { comment: 'x' } } }))
          .status,
      ).toBe(200);
    });
  });

  describe('on the board', () => {
    test('can be edited by any teacher, and keep their author', async () => {
      const student = await school.student();
      await add(anna, student, 'Annas');
      const updatedEntry = {
        comment: 'Bos',
        author: 'Bo Berg',
        authorId: bo.userId,
        authorRole: 'admin',
        seenBy: [],
        isDeleted: true,
        date: '2000-01-01',
      };
      const [entry] = listOf(await bo.rest('PUT', onBoard(student), { body: { index: 0, updatedEntry } }));
      expect(entry).toMatchObject({
        comment: 'Bos',
        author: 'Anna Andersson',
        authorId: anna.userId,
        authorRole: 'teacher',
        seenBy: [anna.userId],
        isDeleted: false,
        editedBy: 'Bo Berg',
      });
    });

    test('can be deleted only by the author and by administrators', async () => {
      const student = await school.student();
      await add(anna, student, 'Annas');
      expect((await bo.rest('DELETE', onBoard(student), { body: { index: 0 } })).status).toBe(403);
      expect((await anna.rest('DELETE', onBoard(student), { body: { index: 0 } })).status).toBe(200);
    });

    test('are found by their stored position, which a deletion does not shift', async () => {
      const student = await school.student();
      for (const text of ['noll', 'ett', 'två']) await add(anna, student, text);
      await anna.rest('DELETE', onBoard(student), { body: { index: 0 } });
      const answer = await anna.rest('PUT', onBoard(student), {
        body: { index: 2, updatedEntry: { comment: 'två!' } },
      });
      expect(listOf(answer).map(({ comment }) => comment)).toEqual(['[RADERAD]', 'ett', 'två!']);
    });

    test('with an id that is not at the position return 409, untouched', async () => {
      const student = await school.student();
      const [first, second] = [await add(anna, student, 'ett'), await add(anna, student, 'två')];
      const edit = (_id: string) =>
        anna.rest('PUT', onBoard(student), { body: { index: 0, updatedEntry: { _id, comment: 'ny' } } });
      expect(await edit(second._id)).toMatchObject({ status: 409, body: { code: 'CONFLICT' } });
      expect((await list(anna, student)).map(({ comment }) => comment)).toEqual(['ett', 'två']);
      expect((await edit(first._id)).status).toBe(200);
    });

    test('posted at once are stored in the order of their times', async () => {
      const student = await school.student();
      await Promise.all(Array.from({ length: 12 }, (_, at) => add(at % 2 ? anna : bo, student, `nr ${at}`)));
      const stored = await school.sql<{ created_at: Date }>(
        'SELECT created_at FROM comment WHERE student_id = $1 ORDER BY seq',
        [student],
      );
      const times = stored.map(({ created_at }) => created_at.getTime());
      expect(times).toHaveLength(12);
      expect(times).toEqual([...times].sort((a, b) => a - b));
      const { rows } = await school.pool.query<{ wrong: number }>(
        `SELECT count(*)::integer AS wrong FROM (SELECT created_at, lag(created_at) OVER (ORDER BY seq) AS before
           FROM comment WHERE student_id = $1) c WHERE created_at <= before`,
        [student],
      );
      expect(rows).toEqual([{ wrong: 0 }]);
    });

    test.each([{ index: 0 }, { index: 0, updatedEntry: null }])(
      'a body %j without its entry is rejected, naming what is missing',
      async (body) => {
        const student = await school.student();
        await add(anna, student, 'ett');
        expect(await anna.rest('PUT', onBoard(student), { body })).toMatchObject({
          status: 400,
          body: { fields: [{ path: 'updatedEntry', reason: 'REQUIRED' }] },
        });
      },
    );

    test.each([
      [3, 404],
      [-1, 404],
      [2_147_483_647, 404],
      [2_147_483_648, 400],
      ['0', 400],
      [0.5, 400],
      [null, 400],
      [undefined, 400],
    ])('at position %p return %i', async (index, status) => {
      const student = await school.student();
      await add(anna, student, 'ett');
      expect(
        (await anna.rest('PUT', onBoard(student), { body: { index, updatedEntry: { comment: 'x' } } }))
          .status,
      ).toBe(status);
      expect((await anna.rest('DELETE', onBoard(student), { body: { index } })).status).toBe(status);
    });

    test('cannot be edited or deleted by a coordinator who is not the author', async () => {
      const [coordinator, student] = [await school.as('COORDINATOR'), await school.student()];
      await add(anna, student, 'Annas');
      expect(
        (
          await coordinator.rest('PUT', onBoard(student), {
            body: { index: 0, updatedEntry: { comment: 'x' } },
          })
        ).status,
      ).toBe(403);
      const own = await coordinator.rest('POST', onBoard(student), { body: { comment: 'Koordinatorns' } });
      expect(own.status).toBe(201);
      expect((await coordinator.rest('DELETE', onBoard(student), { body: { index: 1 } })).status).toBe(200);
    });
  });

  test('reach the student without staff ids or seen marks', async () => {
    const own = await school.asStudent();
    await add(anna, own.studentId, 'Till eleven');
    expect((await list(own, own.studentId))[0]).toMatchObject({
      author: 'Anna Andersson',
      authorRole: 'teacher',
      authorId: null,
      seenBy: [],
      comment: 'Till eleven',
    });
    expect((await own.rest('POST', onPage(own.studentId), { body: { comment: 'x' } })).status).toBe(403);
  });
});
