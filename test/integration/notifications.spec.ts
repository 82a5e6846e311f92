import { randomUUID } from 'node:crypto';
import { createClient } from 'graphql-ws';
import { WebSocket } from 'ws';
import { rolesByRank } from '../../domain/roles.js';
import { codeOf, type Person } from '../support/school.js';
import {
  admin,
  listed,
  messages,
  move,
  notice,
  openNotifications,
  pair,
  pause,
  register,
  school,
  sockets,
  until,
} from '../support/notifications-world.js';

async function resolvedOf(who: Person) {
  const { data } = await who.graphql('{ notifications(resolved: true) { id resolvedAt } }');
  return data!['notifications'];
}

const put = (who: Person, id: string, action: 'resolve' | 'reset', body?: object) =>
  who.rest('PUT', `/api/notifications/${id}/${action}`, body ? { body } : {});

beforeAll(openNotifications);
afterEach(async () => {
  for (const client of sockets.splice(0)) await client.dispose();
  await school.sql('DELETE FROM notification');
});

afterAll(() => school.close());

describe('the list of notices', () => {
  it('contains notices for all staff, for administrators and for the user, newest first', async () => {
    const [anna, bo] = [await school.as('TEACHER'), await school.as('TEACHER')];
    const forStaff = await notice({ audience: 'STAFF' });
    const forAdmins = await notice({ audience: 'ADMINISTRATORS' });
    const forAnna = await notice({ recipients: [anna] });
    const forBoth = await notice({ audience: 'ADMINISTRATORS', recipients: [bo] });
    expect(await messages(anna)).toEqual([forAnna, forStaff]);
    expect(await messages(bo)).toEqual([forBoth, forStaff]);
    expect(await messages(admin)).toEqual([forBoth, forAdmins, forStaff]);
  });

  it('leaves out the kinds that the user has switched off, and shows them once switched on again', async () => {
    const anna = await school.as('TEACHER');
    const id = await notice({ recipients: [anna] });
    const mute = (kinds: string[]) =>
      anna.graphql(
        'mutation($input: UpdateMyProfileInput!) { updateMyProfile(input: $input) { settings { mutedNotifications } } }',
        { input: { settings: { mutedNotifications: kinds } } },
      );
    expect((await mute(['MESSAGE'])).errors).toEqual([]);
    expect(await messages(anna)).toEqual([]);
    expect((await mute([])).errors).toEqual([]);
    expect(await messages(anna)).toEqual([id]);
  });

  it('links to the student, or to nothing', async () => {
    const studentId = await school.student();
    await notice({ audience: 'STAFF', studentId });
    await notice({ audience: 'STAFF' });
    const url = `/student/${studentId}`;
    expect((await listed(admin)).map(({ meta }) => meta)).toEqual([null, { url }]);
    expect((await listed(admin))[0]).toEqual({
      _id: expect.any(String) as string,
      message: expect.any(String) as string,
      meta: null,
      createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/) as string,
    });
  });

  it('reveals nothing about protected students to those who may not know of them', async () => {
    const { teacher, studentId } = await pair({ isProtected: true });
    const colleague = await school.as('TEACHER');
    const id = await notice({ audience: 'STAFF', recipients: [colleague], studentId });
    expect(await messages(teacher)).toEqual([id]);
    expect(await messages(admin)).toEqual([id]);
    expect(await messages(colleague)).toEqual([]);
    expect((await put(colleague, id, 'resolve')).status).toBe(404);
  });

  it('is read in one statement', async () => {
    await notice({ audience: 'STAFF' });
    // One for the session, one for the list.
    expect(await school.fewestStatements(() => listed(admin))).toBeLessThanOrEqual(2);
  });
});

describe('a notice', () => {
  it('is resolved for the user only, and resolving it again does no harm', async () => {
    const bo = await school.as('TEACHER');
    const id = await notice({ audience: 'STAFF' });
    expect((await put(admin, id, 'resolve')).status).toBe(200);
    const again = await put(admin, id, 'resolve');
    expect(again.status).toBe(200);
    expect(again.body).toMatchObject({ _id: id });
    expect(await messages(admin)).toEqual([]);
    expect(await messages(bo)).toEqual([id]);
    expect((await resolvedOf(admin)).map((one) => one.id)).toEqual([id]);
    expect(await resolvedOf(bo)).toEqual([]);
  });

  it('can be resolved for another user by an administrator; a teacher’s userId is ignored', async () => {
    const [anna, bo] = [await school.as('TEACHER'), await school.as('TEACHER')];
    const id = await notice({ audience: 'STAFF' });
    expect((await put(admin, id, 'resolve', { userId: anna.userId })).status).toBe(200);
    expect(await messages(anna)).toEqual([]);
    expect(await messages(admin)).toEqual([id]);
    expect((await put(bo, id, 'resolve', { userId: admin.userId })).status).toBe(200);
    expect(await messages(bo)).toEqual([]);
    expect(await messages(admin)).toEqual([id]);
  });

  it('is resolved with all others in the list, except later ones and those the user may not see', async () => {
    const [anna, bo] = [await school.as('TEACHER'), await school.as('TEACHER')];
    await notice({ audience: 'STAFF' });
    await notice({ recipients: [anna] });
    await notice({ recipients: [bo] });
    const { data } = await anna.graphql('{ notifications { createdAt } }');
    const through = data!.notifications[0]!.createdAt;
    await pause(5);
    const later = await notice({ audience: 'STAFF' });
    const resolve = (kind?: string) =>
      anna.graphql('mutation($input: ResolveNotificationsInput!) { resolveNotifications(input: $input) }', {
        input: { through, kind },
      });
    expect((await resolve('COMMENT')).data).toEqual({ resolveNotifications: 0 });
    expect((await resolve()).data).toEqual({ resolveNotifications: 2 });
    expect((await resolve()).data).toEqual({ resolveNotifications: 0 });
    expect(await messages(anna)).toEqual([later]);
    expect(await messages(bo)).toHaveLength(3);
    const wrong = await anna.rest('PUT', '/api/notifications/resolve', { body: { through: 'igår' } });
    expect(wrong.status).toBe(400);
  });

  it('is treated as missing by a user it is not addressed to', async () => {
    const [anna, bo] = [await school.as('TEACHER'), await school.as('TEACHER')];
    const id = await notice({ recipients: [anna] });
    const forAdmins = await notice({ audience: 'ADMINISTRATORS' });
    expect((await put(bo, id, 'resolve')).status).toBe(404);
    expect((await put(bo, forAdmins, 'resolve')).status).toBe(404);
    expect((await put(admin, id, 'resolve')).status).toBe(404);
    expect((await put(admin, forAdmins, 'resolve', { userId: bo.userId })).status).toBe(404);
    expect((await put(admin, id, 'resolve', { userId: randomUUID() })).status).toBe(404);
    expect((await put(admin, randomUUID(), 'resolve')).status).toBe(404);
    expect((await put(admin, 'x', 'resolve')).status).toBe(400);
    expect((await put(admin, id, 'resolve', { userId: 'x' })).status).toBe(400);
  });

  it('becomes unresolved for everyone when an administrator resets it', async () => {
    const bo = await school.as('TEACHER');
    const id = await notice({ audience: 'STAFF' });
    await put(admin, id, 'resolve');
    await put(bo, id, 'resolve');
    expect((await put(bo, id, 'reset')).status).toBe(403);
    const { status, body } = await put(admin, id, 'reset');
    expect(status).toBe(200);
    expect(body).toMatchObject({ _id: id, meta: null });
    expect(await messages(admin)).toEqual([id]);
    expect(await messages(bo)).toEqual([id]);
    expect((await put(admin, randomUUID(), 'reset')).status).toBe(404);
  });

  it('can contain no link other than one to a student', async () => {
    const columns = await school.sql<{ name: string }>(
      `SELECT column_name AS name FROM information_schema.columns WHERE table_name = 'notification'`,
    );
    expect(columns.map(({ name }) => name)).not.toContain('url');
  });
});

describe('an open notification subscription', () => {
  interface Bell {
    news: { id: string; message: string }[];
    errors: unknown[];
  }

  async function watch(who: Person): Promise<Bell> {
    const bell: Bell = { news: [], errors: [] };
    class Socket extends WebSocket {
      constructor(address: string, protocols: string | string[]) {
        super(address, protocols, {
          headers: who.token ? { cookie: `sid=${who.token}`, origin: school.app.url } : {},
        });
      }
    }
    const url = `${school.app.url.replace('http', 'ws')}/graphql`;
    const client = createClient({ url, webSocketImpl: Socket, retryAttempts: 0 });
    sockets.push(client);
    const settled = new Promise<void>((resolve) => {
      client.on('connected', () => resolve());
      client.on('closed', () => resolve());
    });
    client.subscribe<{ notificationAdded: { id: string; message: string } }>(
      { query: 'subscription { notificationAdded { id message } }' },
      {
        next: ({ data, errors }) => {
          if (errors) bell.errors.push(...errors);
          if (data) bell.news.push(data.notificationAdded);
        },
        error: (error) => bell.errors.push(...(Array.isArray(error) ? (error as unknown[]) : [error])),
        complete: () => undefined,
      },
    );
    await settled;
    // The server does not acknowledge a subscription: wait until it is active.
    await pause(150);
    return bell;
  }

  it('fires for those whom the notice is for, and for nobody else', async () => {
    const { teacher, studentId } = await pair();
    const bystander = await school.as('TEACHER');
    const [teachers, admins, others] = [await watch(teacher), await watch(admin), await watch(bystander)];
    await move(admin, studentId, 'RED');
    await register(studentId);
    await until(() => teachers.news.length === 2 && admins.news.length === 2);
    expect(teachers.news.map(({ message }) => message)).toEqual([
      'Karin Ek har flyttat Anna Ek till Praktik slut, ej närvarat.',
      'Ny anmälan till prövning i mars: Anna Ek.',
    ]);
    expect(others.news).toEqual([]);
  });

  it('is silent about protected students for those who may not know of them', async () => {
    const { teacher, studentId } = await pair({ isProtected: true });
    const examiner = await school.as('TEACHER');
    const [teachers, examiners] = [await watch(teacher), await watch(examiner)];
    await register(studentId, { teacherId: examiner.teacherId });
    await until(() => teachers.news.length === 1);
    await pause(100);
    expect(examiners.news).toEqual([]);
    const shown = await school.sql(
      'SELECT user_id FROM access_log WHERE student_id = $1 AND user_id = ANY ($2)',
      [studentId, [teacher.userId, examiner.userId]],
    );
    expect(shown).toEqual([{ user_id: teacher.userId }]);
  });

  it('fires again for what is reset', async () => {
    const teacher = await school.as('TEACHER');
    const id = await notice({ audience: 'STAFF' });
    await put(teacher, id, 'resolve');
    const bell = await watch(teacher);
    await put(admin, id, 'reset');
    await until(() => bell.news.length === 1);
    expect(bell.news[0]!.id).toBe(id);
  });

  it('is refused to every role below teacher (permissions, M69)', async () => {
    for (const role of rolesByRank) {
      const bell = await watch(await school.as(role));
      const allowed = ['TEACHER', 'ADMIN', 'SYSTEMADMIN'].includes(role);
      const codes = bell.errors.map(
        (error) => (error as { extensions?: { code?: unknown } }).extensions?.code,
      );
      expect([role, codes]).toEqual([role, allowed ? [] : ['FORBIDDEN']]);
    }
    const nobody = await watch(school.nobody);
    await until(() => nobody.errors.length > 0);
  });

  it('is available over the socket only', async () => {
    expect(codeOf(await admin.graphql('subscription { notificationAdded { id } }'))).toBe('BAD_USER_INPUT');
  });
});
