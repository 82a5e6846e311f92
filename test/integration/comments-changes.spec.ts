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

import type { Person } from '../support/school.js';

beforeAll(openComments);
afterAll(() => school.close());

describe('comments', () => {
  describe('a deleted comment', () => {
    test('is shown as [RADERAD] to everyone in every response; its text is only in the history', async () => {
      const own = await school.asStudent();
      const secret = 'HEMLIG-TEXT-4711';
      const { _id } = await add(anna, own.studentId, secret);
      await anna.rest('DELETE', onPage(own.studentId, _id));
      const graphql = `{ students(input: {first: 200}) { nodes { commentHistory { comment } } } board { cards { name commentCount } } }`;
      for (const who of [own, await school.as('COORDINATOR'), anna, admin, await school.as('SYSTEMADMIN')]) {
        const answer = await who.rest('GET', `/api/student-details/${own.studentId}`);
        expect(listOf(answer)[0]).toMatchObject({ comment: '[RADERAD]', isDeleted: true });
        expect(JSON.stringify(answer.body)).not.toContain(secret);
        expect(JSON.stringify(await who.graphql(graphql))).not.toContain(secret);
      }
      const [entry] = await history(own.studentId);
      expect(entry).toMatchObject({
        changes: ['comment'],
        previousValues: { comment: secret },
        newValues: { comment: null },
      });
    });

    test('can no longer be edited or deleted: 409 DELETED, on both pages', async () => {
      const student = await school.student();
      const { _id } = await add(anna, student, 'bort');
      await anna.rest('DELETE', onPage(student, _id));
      const answers = [
        await anna.rest('PUT', onPage(student, _id), { body: { comment: 'x' } }),
        await anna.rest('DELETE', onPage(student, _id)),
        await anna.rest('PUT', onBoard(student), { body: { index: 0, updatedEntry: { comment: 'x' } } }),
        await anna.rest('DELETE', onBoard(student), { body: { index: 0 } }),
      ];
      for (const answer of answers)
        expect(answer).toMatchObject({ status: 409, body: { code: 'CONFLICT', reason: 'DELETED' } });
      expect(await history(student)).toHaveLength(1);
    });

    test('never comes back, even if someone edits it while it is deleted', async () => {
      for (let round = 0; round < 5; round += 1) {
        const student = await school.student();
        const { _id } = await add(anna, student, 'kvar?');
        const [edit, remove] = await Promise.all([
          anna.rest('PUT', onPage(student, _id), { body: { comment: 'ändrad' } }),
          admin.rest('DELETE', onPage(student, _id)),
        ]);
        expect([200, 409]).toContain(edit.status);
        expect(remove.status).toBe(200);
        expect((await list(admin, student))[0]).toMatchObject({ isDeleted: true, comment: '[RADERAD]' });
      }
    });

    test('counts neither as a comment nor as unseen', async () => {
      const student = await school.student({ name: 'Räkna Mig' });
      const { _id } = await add(anna, student, 'ett');
      await add(anna, student, 'två');
      await anna.rest('DELETE', onPage(student, _id));
      const { data } = await bo.graphql('{ board { cards { id commentCount unseenCount } } }');
      const { cards } = data!.board;
      expect(cards.find(({ id }) => id === student)).toEqual({
        id: student,
        commentCount: 1,
        unseenCount: 1,
      });
    });
  });

  describe('an edit', () => {
    test('writes one history entry with the author, the old and the new text', async () => {
      const student = await school.student();
      const { _id } = await add(anna, student, 'Före');
      await admin.rest('PUT', onPage(student, _id), { body: { comment: 'Efter' } });
      expect(await history(student)).toEqual([
        {
          _id: expect.any(String) as string,
          timestamp: MOMENT,
          changedBy: { _id: admin.userId, name: 'Ada Admin' },
          changedByRole: 'admin',
          changes: ['comment'],
          previousValues: { comment: 'Före' },
          newValues: { comment: 'Efter' },
        },
      ]);
    });

    test('to the same text changes nothing', async () => {
      const student = await school.student();
      const { _id } = await add(anna, student, 'Samma');
      const [entry] = listOf(await anna.rest('PUT', onPage(student, _id), { body: { comment: ' Samma ' } }));
      expect(entry).toMatchObject({ editedAt: null, editedBy: null });
      expect(await history(student)).toEqual([]);
    });

    test('from an older version returns 409 with the current one', async () => {
      const student = await school.student();
      const { _id } = await add(anna, student, 'ett');
      const edit = (comment: string) =>
        anna.rest('PUT', onPage(student, _id), { body: { comment, version: 1 } });
      const answers = await Promise.all([edit('två'), edit('tre')]);
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
      expect(answers.find(({ status }) => status === 409)).toMatchObject({
        body: { reason: 'VERSION', currentVersion: 2 },
      });
    });
  });

  describe('undoing a deletion', () => {
    const restore = (who: Person, student: string, id: string) =>
      who.rest('POST', `${onPage(student, id)}/restore`);

    test('restores the text with its history, whichever page it was deleted on', async () => {
      const student = await school.student();
      const { _id } = await add(anna, student, 'Av misstag');
      await anna.rest('DELETE', onPage(student, _id));
      expect(listOf(await restore(anna, student, _id))[0]).toMatchObject({
        comment: 'Av misstag',
        isDeleted: false,
      });
      expect((await history(student))[0]).toMatchObject({ newValues: { comment: 'Av misstag' } });
      await anna.rest('DELETE', onBoard(student), { body: { index: 0 } });
      expect((await restore(anna, student, _id)).status).toBe(200);
      expect(await restore(anna, student, _id)).toMatchObject({ status: 409, body: { reason: 'STANDING' } });
    });

    test('is possible for ten minutes, for the person who deleted it', async () => {
      const student = await school.student();
      const { _id } = await add(anna, student, 'Olämpligt');
      await admin.rest('DELETE', onPage(student, _id));
      expect((await restore(anna, student, _id)).status).toBe(403);
      expect((await restore(bo, student, _id)).status).toBe(403);
      await school.sql(`UPDATE comment SET deleted_at = now() - interval '11 minutes' WHERE id = $1`, [_id]);
      expect(await restore(admin, student, _id)).toMatchObject({
        status: 409,
        body: {
          reason: 'LATE',
          message: 'Kommentaren togs bort för mer än tio minuter sedan och kan inte hämtas tillbaka.',
        },
      });
    });
  });

  test('does not restore what an administrator removed, even after the author deleted the same words', async () => {
    const student = await school.student();
    const [removed, own] = [await add(anna, student, 'Samma ord'), await add(anna, student, 'Samma ord')];
    await admin.rest('DELETE', onPage(student, removed._id));
    await anna.rest('DELETE', onPage(student, own._id));
    expect((await anna.rest('POST', `${onPage(student, removed._id)}/restore`)).status).toBe(403);
  });

  describe('seen marks', () => {
    test('are a set: marking again, or twenty marks at once, adds each person once', async () => {
      const student = await school.student();
      for (let n = 0; n < 10; n += 1) await add(anna, student, `nr ${n}`);
      const readers = [bo, admin, await school.as('TEACHER'), await school.as('SYSTEMADMIN')];
      const answers = await Promise.all(
        [...readers, ...readers, ...readers].map((reader) =>
          reader.rest('POST', `/api/students/${student}/mark-comments-seen`),
        ),
      );
      expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
      const everyone = [anna, ...readers].map(({ userId }) => userId).sort();
      for (const { seenBy } of await list(anna, student)) expect([...seenBy].sort()).toEqual(everyone);
    });

    test('do not change the student’s version or history', async () => {
      const student = await school.student();
      await add(anna, student, 'x');
      await bo.rest('POST', `/api/students/${student}/mark-comments-seen`);
      expect(await history(student)).toEqual([]);
      expect((await bo.rest('GET', `/api/student-details/${student}`)).headers.get('etag')).toBe('"1"');
    });
  });
});
