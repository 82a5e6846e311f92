import { randomUUID } from 'node:crypto';
import { createClient, type Client } from 'graphql-ws';
import { WebSocket } from 'ws';
import { rolesByRank } from '../../domain/roles.js';
import { Database } from '../../server/platform/database/database.js';
import { Housekeeping } from '../../server/platform/jobs/housekeeping.js';
import { codeOf, School, type Person } from '../support/school.js';

let school: School;
let admin: Person;
const sockets: Client[] = [];

beforeAll(async () => {
  school = await School.open();
  admin = await school.as('ADMIN', { name: 'Karin Ek' });
});
afterEach(async () => {
  for (const client of sockets.splice(0)) await client.dispose();
  await school.sql('DELETE FROM notification');
});
afterAll(() => school.close());

interface Notice {
  _id: string;
  message: string;
  meta: { url: string } | null;
  createdAt: string;
}

async function listed(who: Person): Promise<Notice[]> {
  const { status, body } = await who.rest('GET', '/api/notifications');
  expect(status).toBe(200);
  return body as Notice[];
}

const messages = async (who: Person): Promise<string[]> => (await listed(who)).map(({ message }) => message);

async function resolvedOf(who: Person): Promise<{ id: string; resolvedAt: string }[]> {
  const { data } = await who.graphql('{ notifications(resolved: true) { id resolvedAt } }');
  return data!['notifications'] as { id: string; resolvedAt: string }[];
}

async function notice(to: {
  audience?: 'STAFF' | 'ADMINISTRATORS';
  recipients?: Person[];
  studentId?: string;
}) {
  const id = randomUUID();
  await school.sql(
    `INSERT INTO notification (id, kind, cause, message, student_id, audience, recipients)
     VALUES ($1::uuid, 'MESSAGE', $1::text, $1::text, $2, $3, $4)`,
    [id, to.studentId ?? null, to.audience ?? null, (to.recipients ?? []).map(({ userId }) => userId)],
  );
  return id;
}

const put = (who: Person, id: string, deed: 'resolve' | 'reset', body?: object) =>
  who.rest('PUT', `/api/notifications/${id}/${deed}`, body ? { body } : {});

const move = (who: Person, studentId: string, aplStatus: string) =>
  who.rest('PATCH', `/api/students/${studentId}`, { body: { aplStatus } });

const register = (studentId: string, more: object = {}) =>
  admin.rest('POST', '/api/exams', {
    body: { studentId, course: 'Svenska 1', requestedMonth: 'Mars', ...more },
  });

const sweep = () => school.app.get<Housekeeping>(Housekeeping).run();

/** A teacher, and a student whom they are responsible for. */
async function pair(seed: object = {}): Promise<{ teacher: Person; studentId: string }> {
  const teacher = await school.as('TEACHER', { name: 'Åsa Öberg' });
  const student = { name: 'Anna Ek', personalNumber: null, teacherId: teacher.teacherId, ...seed };
  return { teacher, studentId: await school.student(student) };
}

describe('the list of notices', () => {
  it('holds what is for all staff, for administrators and for oneself, newest first', async () => {
    const [anna, bo] = [await school.as('TEACHER'), await school.as('TEACHER')];
    const forStaff = await notice({ audience: 'STAFF' });
    const forAdmins = await notice({ audience: 'ADMINISTRATORS' });
    const forAnna = await notice({ recipients: [anna] });
    const forBoth = await notice({ audience: 'ADMINISTRATORS', recipients: [bo] });
    expect(await messages(anna)).toEqual([forAnna, forStaff]);
    expect(await messages(bo)).toEqual([forBoth, forStaff]);
    expect(await messages(admin)).toEqual([forBoth, forAdmins, forStaff]);
  });

  it('leaves out the kinds that the person has switched off, and shows them again with the switch', async () => {
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

  it('tells nothing of protected students to those who may not know of them', async () => {
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
    await listed(admin);
    const database = school.app.get<Database>(Database);
    const before = database.statements;
    await listed(admin);
    // One for the session, one for the list.
    expect(database.statements - before).toBeLessThanOrEqual(2);
  });
});

describe('a notice', () => {
  it('is resolved for oneself alone, and again without harm', async () => {
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

  it('is resolved for another by an administrator; a teacher’s userId is ignored', async () => {
    const [anna, bo] = [await school.as('TEACHER'), await school.as('TEACHER')];
    const id = await notice({ audience: 'STAFF' });
    expect((await put(admin, id, 'resolve', { userId: anna.userId })).status).toBe(200);
    expect(await messages(anna)).toEqual([]);
    expect(await messages(admin)).toEqual([id]);
    expect((await put(bo, id, 'resolve', { userId: admin.userId })).status).toBe(200);
    expect(await messages(bo)).toEqual([]);
    expect(await messages(admin)).toEqual([id]);
  });

  it('that is not addressed to one is as good as none', async () => {
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

  it('is unresolved again for everyone when an administrator resets it', async () => {
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

  it('can hold no other link than one to a student', async () => {
    const columns = await school.sql<{ name: string }>(
      `SELECT column_name AS name FROM information_schema.columns WHERE table_name = 'notification'`,
    );
    expect(columns.map(({ name }) => name)).not.toContain('url');
  });
});

describe('staff are told', () => {
  it('of a registration: the teachers responsible and the administrators, by name and nothing more', async () => {
    const { teacher, studentId } = await pair({ phone: '070-174 06 01', email: 'anna@exempel.se' });
    const [examiner, bystander] = [await school.as('TEACHER'), await school.as('TEACHER')];
    await register(studentId, { teacherId: examiner.teacherId });
    const message = 'Ny anmälan till prövning i mars: Anna Ek.';
    for (const who of [teacher, examiner, admin]) expect(await messages(who)).toEqual([message]);
    expect(await messages(bystander)).toEqual([]);
    expect((await listed(teacher))[0]!.meta).toEqual({ url: `/student/${studentId}` });
  });

  it('of no registration that was refused', async () => {
    const { studentId } = await pair();
    await register(studentId);
    expect((await register(studentId)).status).toBe(409);
    expect(await messages(admin)).toHaveLength(1);
  });

  it('of a decision: those responsible but not who made it; administrators when a teacher did', async () => {
    const { teacher, studentId } = await pair();
    const colleague = await school.as('TEACHER');
    const { body } = await register(studentId);
    const path = `/api/exams/${(body as { _id: string })._id}/decision`;
    await school.sql('DELETE FROM notification');
    await admin.rest('PUT', path, { body: { decision: 'accept' } });
    expect(await messages(teacher)).toEqual(['Godkänd för prövning: Anna Ek.']);
    expect(await messages(admin)).toEqual([]);
    await admin.rest('PUT', path, { body: { decision: 'accept', comment: 'Bara en kommentar' } });
    expect(await messages(teacher)).toHaveLength(1);
    await colleague.rest('PUT', path, { body: { decision: 'deny' } });
    expect(await messages(teacher)).toEqual(['Nekad prövning: Anna Ek.', 'Godkänd för prövning: Anna Ek.']);
    expect(await messages(admin)).toEqual(['Nekad prövning: Anna Ek.']);
    expect(await messages(colleague)).toEqual([]);
  });

  it('of a card moved to RED, once a day, through both doors, and of no other column', async () => {
    const { teacher, studentId } = await pair();
    await move(admin, studentId, 'YELLOW');
    expect(await messages(teacher)).toEqual([]);
    await move(admin, studentId, 'RED');
    await move(admin, studentId, 'RED');
    await move(admin, studentId, 'GRAY');
    await admin.graphql('mutation($i: SetAplStatusInput!) { setAplStatus(input: $i) { __typename } }', {
      i: { studentId, aplStatus: 'RED' },
    });
    const message = 'Karin Ek har flyttat Anna Ek till Praktik slut, ej närvarat.';
    expect(await messages(teacher)).toEqual([message]);
    expect(await messages(admin)).toEqual([message]);
  });

  it('of no move that was lost to another', async () => {
    const { teacher, studentId } = await pair();
    const lost = await admin.rest('PATCH', `/api/students/${studentId}`, {
      body: { aplStatus: 'RED', from: 'BLUE' },
    });
    expect(lost.status).toBe(409);
    expect(await messages(teacher)).toEqual([]);
  });

  it('of a comment on a student they are responsible for, unless it is their own', async () => {
    const { teacher, studentId } = await pair();
    const body = { comment: 'Ringde 19901004-9808.' };
    await teacher.rest('POST', `/api/student-details/${studentId}/comments`, { body });
    expect(await messages(teacher)).toEqual([]);
    await admin.rest('POST', `/api/student-details/${studentId}/comments`, { body });
    const coordinator = await school.as('COORDINATOR', { name: 'Bo Berg' });
    await coordinator.rest('POST', `/api/students/${studentId}/comment`, { body });
    expect(await messages(teacher)).toEqual([
      'Bo Berg har skrivit en kommentar om Anna Ek.',
      'Karin Ek har skrivit en kommentar om Anna Ek.',
    ]);
    expect(await messages(admin)).toEqual([]);
  });

  it('of an end within 14 days: the teacher, else the administrators; once for each student and date', async () => {
    const days = async (more: number) =>
      (await school.sql<{ day: string }>('SELECT (today() + $1::integer)::text AS day', [more]))[0]!.day;
    const near = await days(14);
    const { teacher } = await pair({ endDate: near });
    await pair({ name: 'För Långt Bort', endDate: await days(15) });
    await pair({ name: 'Redan Slut', endDate: await days(-1) });
    await school.student({ name: 'Utan Lärare', endDate: near });
    await sweep();
    await sweep();
    expect(await messages(teacher)).toEqual([`Slutdatum närmar sig: Anna Ek, ${near}.`]);
    expect(await messages(admin)).toEqual([`Slutdatum närmar sig: Utan Lärare, ${near}.`]);
    await school.sql(`UPDATE student SET end_date = end_date - 1 WHERE teacher_id = $1`, [teacher.teacherId]);
    await sweep();
    expect(await messages(teacher)).toHaveLength(2);
    await school.sql('UPDATE student SET end_date = NULL');
  });

  it('of nothing that is rolled back, and once for a repeat of the same key', async () => {
    const { teacher, studentId } = await pair();
    const headers = { 'idempotency-key': randomUUID() };
    const options = { body: { comment: 'Hej' }, headers };
    await admin.rest('POST', `/api/students/${studentId}/comment`, options);
    await admin.rest('POST', `/api/students/${studentId}/comment`, options);
    const red = { body: { aplStatus: 'RED' }, headers: { 'idempotency-key': randomUUID() } };
    await admin.rest('PATCH', `/api/students/${studentId}`, red);
    await admin.rest('PATCH', `/api/students/${studentId}`, red);
    expect(await messages(teacher)).toHaveLength(2);
  });

  it('of an import that they began, when it ends', async () => {
    const teacher = await school.as('TEACHER');
    const form = new FormData();
    form.set(
      'file',
      new Blob(['Namn;E-post\nNy Elev;ny.elev@exempel.se\n'], { type: 'text/csv' }),
      'elever.csv',
    );
    const preview = await teacher.rest('POST', '/api/students/import/preview', { body: form });
    const { batchId } = preview.body as { batchId: string };
    await teacher.rest('POST', '/api/students/import/commit', { body: { batchId } });
    await until(async () => (await messages(teacher)).length > 0);
    expect(await messages(teacher)).toEqual([
      'Importen är klar: 1 nya och 0 ändrade elever. Rader som kräver en administratör visas först när en sådan har gått igenom dem.',
    ]);
    expect(await messages(admin)).toEqual([]);
  });

  it('of nothing older than a year', async () => {
    const [old, young] = [await notice({ audience: 'STAFF' }), await notice({ audience: 'STAFF' })];
    await school.sql(`UPDATE notification SET created_at = now() - interval '366 days' WHERE id = $1`, [old]);
    await sweep();
    expect(await messages(admin)).toEqual([young]);
  });
});

describe('an open bell', () => {
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
    // The server takes a subscription up without a word: give it the moment that this needs.
    await pause(150);
    return bell;
  }

  it('rings for those whom the notice is for, and for nobody else', async () => {
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
  });

  it('rings again for what is reset', async () => {
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

  it('is asked over the socket only', async () => {
    expect(codeOf(await admin.graphql('subscription { notificationAdded { id } }'))).toBe('BAD_USER_INPUT');
  });
});

async function until(test: () => boolean | Promise<boolean>, ms = 5_000): Promise<void> {
  const deadline = Date.now() + ms;
  while (!(await test())) {
    if (Date.now() > deadline) throw new Error(`not within ${ms} ms`);
    await pause(20);
  }
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
