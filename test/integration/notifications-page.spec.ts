import { randomUUID } from 'node:crypto';
import {
  admin,
  messages,
  notice,
  openNotifications,
  pair,
  pause,
  register,
  school,
} from '../support/notifications-world.js';
import type { Person } from '../support/school.js';

async function pageOf(who: Person, input: object = {}) {
  const { data, errors } = await who.graphql(
    `query($input: NotificationsInput) { notificationPage(input: $input) {
      nodes { id kind resolvedAt } totalCount groups { kind count newestAt } } }`,
    { input },
  );
  expect(errors).toEqual([]);
  return data!.notificationPage;
}

const counts = ({ groups }: Awaited<ReturnType<typeof pageOf>>) =>
  groups.map(({ kind, count }) => [kind, count]);

const resolveAll = (who: Person, input: object) =>
  who.rest('PUT', '/api/notifications/resolve', { body: input });
const restore = (who: Person, batch: string) =>
  who.rest('PUT', '/api/notifications/restore', { body: { batch } });

beforeAll(openNotifications);
afterEach(() => school.sql('DELETE FROM notification'));
afterAll(() => school.close());

describe('the notifications page', () => {
  it('groups open notices by kind, newest first, and expands a kind to its rows page by page', async () => {
    const { studentId } = await pair();
    await register(studentId);
    await register(studentId, { requestedMonth: 'April' });
    await notice({ audience: 'STAFF' });
    const all = await pageOf(admin);
    expect(counts(all)).toEqual([
      ['MESSAGE', 1],
      ['EXAM_REGISTERED', 2],
    ]);
    expect(all.totalCount).toBe(3);
    const exams = await pageOf(admin, { filter: { kind: 'EXAM_REGISTERED' }, first: 1, page: 2 });
    expect(exams.nodes.map(({ kind }) => kind)).toEqual(['EXAM_REGISTERED']);
    expect(exams.totalCount).toBe(2);
    expect(counts(exams)).toEqual(counts(all));
  });

  it('is read in one statement, however many notices there are', async () => {
    for (let i = 0; i < 5; i += 1) await notice({ audience: 'STAFF' });
    // One for the session, one for the page.
    expect(await school.fewestStatements(() => pageOf(admin))).toBeLessThanOrEqual(2);
  });

  it('shows nothing about protected students to those who may not know of them', async () => {
    const { teacher, studentId } = await pair({ isProtected: true });
    const colleague = await school.as('TEACHER');
    await notice({ audience: 'STAFF', studentId });
    expect(counts(await pageOf(teacher))).toEqual([['MESSAGE', 1]]);
    expect(counts(await pageOf(colleague))).toEqual([]);
  });
});

describe('notices marked as handled together', () => {
  it('go by kind, are listed as handled, and are restored together', async () => {
    const [anna, bo] = [await school.as('TEACHER'), await school.as('TEACHER')];
    const alone = await notice({ audience: 'STAFF' });
    await anna.rest('PUT', `/api/notifications/${alone}/resolve`);
    await pause(5);
    const together = [await notice({ audience: 'STAFF' }), await notice({ audience: 'STAFF' })];
    const { groups } = await pageOf(anna);
    const batch = randomUUID();
    const { body } = await resolveAll(anna, { through: groups[0]!.newestAt, kind: 'MESSAGE', batch });
    expect(body).toEqual({ resolved: 2 });
    expect(await messages(anna)).toEqual([]);
    const handled = await pageOf(anna, { filter: { resolved: true } });
    expect(handled.nodes.map(({ id }) => id)).toEqual([...together.toReversed(), alone]);

    // Another user's batch is not restored.
    expect((await restore(bo, batch)).body).toEqual({ restored: 0 });
    expect((await restore(anna, batch)).body).toEqual({ restored: 2 });
    expect((await restore(anna, batch)).body).toEqual({ restored: 0 });
    expect(await messages(anna)).toEqual(together.toReversed());
  });

  it('require a valid batch id', async () => {
    expect((await restore(admin, 'x')).status).toBe(400);
    const through = new Date().toISOString();
    expect((await resolveAll(admin, { through, batch: 'x' })).status).toBe(400);
  });
});
