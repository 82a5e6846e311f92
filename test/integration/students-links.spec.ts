import { randomUUID } from 'node:crypto';
import { admin, fieldsOf, historyOf, openStudents, school, stored } from '../support/students-world.js';

beforeAll(openStudents);
afterAll(() => school.close());

describe('student records', () => {
  describe('the responsible teacher', () => {
    test('is set and removed by a separate call, with names in the history', async () => {
      const [anna, bo] = [
        await school.as('TEACHER', { name: 'Anna Ask' }),
        await school.as('TEACHER', { name: 'Bo Bok' }),
      ];
      const id = await school.student({ teacherId: anna.teacherId });
      const set = (teacherId: unknown) =>
        admin.rest('PUT', `/api/students/${id}/teacher`, { body: { teacherId } });
      expect(await set(bo.teacherId)).toMatchObject({ status: 200, body: { teacherId: bo.teacherId } });
      expect(await set(bo.teacherId)).toMatchObject({ status: 200 });
      expect(await set(null)).toMatchObject({ status: 200, body: { teacherId: null } });
      const history = await historyOf(id);
      expect(history.map(({ previousValues, newValues }) => [previousValues, newValues])).toEqual([
        [{ teacher: 'Bo Bok' }, { teacher: null }],
        [{ teacher: 'Anna Ask' }, { teacher: 'Bo Bok' }],
      ]);
      expect(fieldsOf(await set(randomUUID()))).toEqual(['teacherId BAD_REFERENCE']);
      expect(fieldsOf(await set('x'))).toEqual(['teacherId FORMAT']);
    });
  });

  describe('the linked account', () => {
    test('is unique to one student: 409 when either side is taken', async () => {
      const [account, second] = [await school.as('STUDENT'), await school.as('STUDENT')];
      const [id, other] = [await school.student(), await school.student()];
      const link = (studentId: string, userId: unknown) =>
        admin.rest('PUT', `/api/students/${studentId}/account`, { body: { userId } });
      expect(await link(id, account.userId)).toMatchObject({ status: 200, body: { userId: account.userId } });
      expect((await account.rest('GET', `/api/student-details/${id}`)).status).toBe(200);
      expect(await link(other, account.userId)).toMatchObject({ status: 409, body: { reason: 'LINKED' } });
      expect(await link(id, second.userId)).toMatchObject({ status: 409, body: { reason: 'LINKED' } });
      expect((await link(id, account.userId)).status).toBe(200);
      expect(await link(id, null)).toMatchObject({ status: 200, body: { userId: null } });
      expect((await account.rest('GET', `/api/student-details/${id}`)).status).toBe(403);
      expect((await historyOf(id)).map(({ changes }) => changes)).toEqual([['account'], ['account']]);
    });

    test('must be an existing student account', async () => {
      const [id, teacher] = [await school.student(), await school.as('TEACHER')];
      const link = (userId: unknown) =>
        admin.rest('PUT', `/api/students/${id}/account`, { body: { userId } });
      expect(fieldsOf(await link(teacher.userId))).toEqual(['userId NOT_ALLOWED']);
      expect(fieldsOf(await link(randomUUID()))).toEqual(['userId BAD_REFERENCE']);
    });

    test('goes to one of two students who are linked at once', async () => {
      const account = await school.as('STUDENT');
      const ids = [await school.student(), await school.student()];
      const answers = await Promise.all(
        ids.map((id) =>
          admin.rest('PUT', `/api/students/${id}/account`, { body: { userId: account.userId } }),
        ),
      );
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    });
  });

  describe('bulk changes', () => {
    const UPDATE = 'mutation($input: UpdateStudentsInput!) { updateStudents(input: $input) { changed ids } }';

    test('set teacher, municipality and end date; only real changes count and are recorded', async () => {
      const teacher = await school.as('TEACHER', { name: 'Tove Tall' });
      const ids = [
        await school.student(),
        await school.student({ municipality: 'Huddinge', endDate: '2027-01-01' }),
      ];
      const { data } = await admin.graphql(UPDATE, {
        input: { ids, municipality: { type: 'Huddinge' }, endDate: '2027-01-01' },
      });
      expect(data).toEqual({ updateStudents: { changed: 1, ids: [ids[0]] } });
      expect(await historyOf(ids[1]!)).toEqual([]);
      await admin.graphql(UPDATE, { input: { ids, teacherId: teacher.teacherId } });
      expect((await historyOf(ids[1]!))[0]).toMatchObject({
        changes: ['teacher'],
        previousValues: { teacher: null },
        newValues: { teacher: 'Tove Tall' },
      });
      expect(await stored(ids[0]!)).toMatchObject({ municipality: 'Huddinge', version: 3 });
    });

    test('are made for all or none', async () => {
      const good = await school.student({ startDate: '2026-01-01' });
      const late = await school.student({ startDate: '2027-01-01' });
      for (const ids of [[good, late], [good, randomUUID()], [good, 'x'], []]) {
        const { status } = await admin.graphql(UPDATE, { input: { ids, endDate: '2026-06-01' } });
        expect(status).toBe(400);
      }
      expect(await stored(good)).toMatchObject({ end_date: null, version: 1 });
    });

    test('are limited to a thousand students', async () => {
      const ids = Array.from({ length: 1_001 }, () => randomUUID());
      expect((await admin.graphql(UPDATE, { input: { ids, endDate: '2026-06-01' } })).status).toBe(400);
    });
  });
});
