import { randomUUID } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createClient, type Client } from 'graphql-ws';
import { WebSocket } from 'ws';
import { swedishMoment } from '../../server/features/calendar/calendar-file.export.js';
import { codeOf, School, type Person } from '../support/school.js';

let school: School;
let teacher: Person;
let syv: Person;
let admin: Person;
const sockets: Client[] = [];

beforeAll(async () => {
  school = await School.open();
  [teacher, syv, admin] = await Promise.all([school.as('TEACHER'), school.as('SYV'), school.as('ADMIN')]);
});

afterAll(async () => {
  for (const client of sockets) await client.dispose();
  await school.close();
});

async function call<T>(who: Person, query: string, input?: Record<string, unknown>): Promise<T> {
  const answer = await who.graphql(query, input ? { input } : {});
  expect(answer.errors).toEqual([]);
  return Object.values(answer.data!)[0] as T;
}

async function inDays(days: number): Promise<string> {
  const [row] = await school.sql<{ day: string }>('SELECT (today() + $1::integer)::text AS day', [days]);
  return row!.day;
}

interface Seed {
  email?: string | null;
  name?: string;
  isProtected?: boolean;
}

/** An occasion with one booked student per seed. */
async function occasion(
  seeds: readonly Seed[],
  days = 10,
): Promise<{ id: string; version: number; exams: string[] }> {
  const [course] = await school.sql<{ id: string }>(`SELECT id FROM course WHERE name = 'Svenska 1'`);
  const exams: string[] = [];
  for (const seed of seeds) {
    const studentId = await school.student(seed);
    const id = randomUUID();
    await school.sql(
      `INSERT INTO exam (id, student_id, name, course, course_id, requested_month, status)
       SELECT $1, s.id, s.name, 'Svenska 1', exam_course('Svenska 1'), 'Mars', 'SCHEDULED' FROM student s WHERE s.id = $2`,
      [id, studentId],
    );
    exams.push(id);
  }
  const made = await call<{ id: string; version: number }>(
    admin,
    'mutation($input: CreateExamOccasionInput!) { createExamOccasion(input: $input) { id version } }',
    {
      ...{ heldOn: await inDays(days), startsAt: '09:00', endsAt: '12:00', room: 'Aulan' },
      ...{ courseIds: [course!.id], examIds: exams },
    },
  );
  return { ...made, exams };
}

const summon = (id: string, examIds?: string[], who = admin) =>
  call<{ sent: number; withoutEmail: string[] }>(
    who,
    `mutation($input: SendExamSummonsInput!) { sendExamSummons(input: $input) { sent withoutEmail } }`,
    { occasionId: id, ...(examIds ? { examIds } : {}) },
  );

/** Mails to an address, decoded as far as the tests need. */
async function mailsTo(address: string, count: number): Promise<string[]> {
  const folder = join(school.app.dataDir, 'mail');
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.eml')).sort();
    const mails = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')));
    const found = mails.filter((mail) => mail.includes(`To: ${address}`));
    if (found.length >= count) return found;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`no ${count} mails to ${address}`);
}

describe('the summons', () => {
  it('goes to everyone with an address, names the others, and is stored with its content', async () => {
    const email = `kallad.${randomUUID()}@exempel.se`;
    const { id, version, exams } = await occasion([
      { email, name: 'Anna Ek' },
      { email: null, name: 'Bo Ek' },
    ]);
    expect(await summon(id)).toEqual({ sent: 1, withoutEmail: ['Bo Ek'] });
    const [mail] = await mailsTo(email, 1);
    expect(mail).toContain(await inDays(10));
    expect(mail).toContain('09:00');
    expect(mail).toContain('Aulan');
    const bookings = await call<{
      bookings: { exam: { id: string }; summonedAt: string | null; warnings: string[] }[];
    }>(
      admin,
      `mutation($input: UpdateExamOccasionInput!) { updateExamOccasion(input: $input)
        { bookings { exam { id } summonedAt warnings } } }`,
      { id, version, room: 'B12' },
    );
    const called = bookings.bookings.map(({ exam, summonedAt, warnings }) => [
      exams.indexOf(exam.id),
      summonedAt !== null,
      warnings.includes('SUMMONS_OUTDATED'),
    ]);
    expect(called).toEqual([
      [0, true, true],
      [1, false, false],
    ]);
  });

  it('skips students with protected data, and names them as not reached', async () => {
    const email = `skyddad.${randomUUID()}@exempel.se`;
    const open = `kallad.${randomUUID()}@exempel.se`;
    const { id } = await occasion([{ email, name: 'Cia Ek', isProtected: true }, { email: open }]);
    const answer = await call<{ withoutEmail: string[]; occasion: { bookings: { hasEmail: boolean }[] } }>(
      admin,
      `mutation($input: SendExamSummonsInput!) { sendExamSummons(input: $input)
        { withoutEmail occasion { bookings { hasEmail } } } }`,
      { occasionId: id },
    );
    expect(answer.withoutEmail).toEqual(['Cia Ek']);
    expect(answer.occasion.bookings.filter(({ hasEmail }) => hasEmail)).toHaveLength(1);
    await mailsTo(open, 1);
    await expect(mailsTo(email, 1)).rejects.toThrow();
  }, 30_000);

  it('does not reach anyone the sender may not know about', async () => {
    const hidden = await occasion([{ email: 'skyddad@exempel.se', isProtected: true }]);
    const answer = await teacher.graphql(
      'mutation($input: SendExamSummonsInput!) { sendExamSummons(input: $input) { sent } }',
      { input: { occasionId: hidden.id } },
    );
    expect(codeOf(answer)).toBe('BAD_USER_INPUT');
  });

  it('is followed by a message to everyone summoned, on cancellation and on restoration', async () => {
    const email = `inställd.${randomUUID()}@exempel.se`.replace('ä', 'a');
    const uncalled = `okallad.${randomUUID()}@exempel.se`;
    const { id, version, exams } = await occasion([{ email }, { email: uncalled }]);
    await summon(id, [exams[0]!]);
    // A student notified before protection must still be told of the cancellation.
    await school.sql('UPDATE student SET is_protected = true WHERE email = $1', [email]);
    const cancelled = await call<{ version: number }>(
      admin,
      'mutation($input: CancelExamOccasionInput!) { cancelExamOccasion(input: $input) { version } }',
      { id, version, reason: 'Sjukdom', mailNow: true },
    );
    const mails = await mailsTo(email, 2);
    expect(mails.filter((mail) => mail.includes('Sjukdom'))).toHaveLength(1);
    await call(
      admin,
      'mutation($input: RestoreExamOccasionInput!) { restoreExamOccasion(input: $input) { id } }',
      { id, version: cancelled.version },
    );
    const all = await mailsTo(email, 3);
    expect(all.filter((mail) => mail.includes('Du kallas till'))).toHaveLength(2);
    await expect(mailsTo(uncalled, 1)).rejects.toThrow();
  }, 30_000);
});

describe('the message about a cancelled occasion', () => {
  const heldFor = (email: string) =>
    school.sql(
      `SELECT round(extract(epoch FROM run_at - now()) / 60)::integer AS minutes FROM graphile_worker._private_jobs
       WHERE payload->>'to' = $1`,
      [email],
    );

  it('waits for a possible undo, which withdraws it and summons nobody a second time', async () => {
    const email = `halls.${randomUUID()}@exempel.se`;
    const { id, version } = await occasion([{ email }]);
    await summon(id);
    await mailsTo(email, 1);
    const cancelled = await call<{ version: number }>(
      admin,
      'mutation($input: CancelExamOccasionInput!) { cancelExamOccasion(input: $input) { version } }',
      { id, version, reason: 'Sjukdom' },
    );
    expect(await heldFor(email)).toEqual([{ minutes: 10 }]);
    await call(
      admin,
      'mutation($input: RestoreExamOccasionInput!) { restoreExamOccasion(input: $input) { id } }',
      { id, version: cancelled.version },
    );
    expect(await heldFor(email)).toEqual([]);
    expect(await mailsTo(email, 1)).toHaveLength(1);
  });

  it('is counted while it waits, and is sent at once when told not to wait any longer', async () => {
    const email = `nu.${randomUUID()}@exempel.se`;
    const { id, version } = await occasion([{ email }]);
    await summon(id);
    await mailsTo(email, 1);
    const cancelled = await call<{ waitingMails: number }>(
      admin,
      'mutation($input: CancelExamOccasionInput!) { cancelExamOccasion(input: $input) { waitingMails } }',
      { id, version, reason: 'Sjukdom' },
    );
    expect(cancelled).toEqual({ waitingMails: 1 });
    const sent = await call<{ waitingMails: number }>(
      admin,
      'mutation($input: SendOccasionMailsInput!) { sendOccasionMails(input: $input) { waitingMails } }',
      { id },
    );
    expect(sent).toEqual({ waitingMails: 0 });
    expect((await mailsTo(email, 2)).join()).toContain('Sjukdom');
    const [event] = await school.sql(
      `SELECT new_values AS values FROM audit_log WHERE kind = 'HELD_MAILS_SENT' ORDER BY id DESC LIMIT 1`,
    );
    expect(event).toEqual({ values: { examOccasionId: id, mails: 1 } });
  });
});

describe('the calendar feed', () => {
  const create = (who: Person) =>
    call<{ url: string }>(who, 'mutation { createCalendarSubscription { url } }').then(
      ({ url }) => new URL(url),
    );
  const read = (url: URL) => school.nobody.rest('GET', url.pathname + url.search);

  it('gives course, time, place and count to anyone with the address, and names no student', async () => {
    await occasion([{ name: 'Hemlig Elevsson' }], 20);
    const answer = await read(await create(teacher));
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    const text = (answer.body as string).replaceAll('\r\n ', '');
    expect(text).toContain('SUMMARY:Prövning: Svenska 1 (1 elev)');
    expect(text).toContain('LOCATION:Aulan');
    const start = swedishMoment(await inDays(20), '09:00')
      .toISOString()
      .replace(/[-:]|\.\d+/g, '');
    expect(text).toContain(`DTSTART:${start}`);
    expect(text).not.toContain('Elevsson');
  });

  it('does not count students the reader may not know about', async () => {
    const { id } = await occasion([{ isProtected: true }], 21);
    const event = async (who: Person) =>
      ((await read(await create(who))).body as string)
        .replaceAll('\r\n ', '')
        .split('BEGIN:VEVENT')
        .find((one) => one.includes(id));
    expect(await event(admin)).toContain('(1 elev)');
    expect(await event(teacher)).toContain('(0 elever)');
  });

  it('shows specped and syv only the day and the course', async () => {
    const { id } = await occasion([{}], 22);
    const text = ((await read(await create(syv))).body as string).replaceAll('\r\n ', '');
    const event = text.split('BEGIN:VEVENT').find((one) => one.includes(id));
    expect(event).toContain(`DTSTART;VALUE=DATE:${(await inDays(22)).replaceAll('-', '')}`);
    expect(event).not.toMatch(/Aulan|elev/);
  });

  it('records when it was read, at most once an hour', async () => {
    const reader = await school.as('TEACHER');
    const address = await create(reader);
    const moved = async (ago: string): Promise<boolean> => {
      const set = `UPDATE calendar_subscription SET last_read_at = now() - $2::interval WHERE user_id = $1`;
      await school.sql(set, [reader.userId, ago]);
      expect((await read(address)).status).toBe(200);
      const [row] = await school.sql<{ moved: boolean }>(
        `SELECT last_read_at > now() - interval '1 minute' AS moved FROM calendar_subscription WHERE user_id = $1`,
        [reader.userId],
      );
      return row!.moved;
    };
    expect(await moved('50 minutes')).toBe(false);
    expect(await moved('61 minutes')).toBe(true);
  });

  it('disappears when the address is renewed or ended, and when the account loses its role or is closed', async () => {
    const [first, second] = [await create(teacher), await create(teacher)];
    expect([(await read(first)).status, (await read(second)).status]).toEqual([404, 200]);
    await call(teacher, 'mutation { deleteCalendarSubscription }');
    expect((await read(second)).status).toBe(404);
    const leaving = await school.as('TEACHER');
    const address = await create(leaving);
    await school.sql(`UPDATE app_user SET role = 'USER' WHERE id = $1`, [leaving.userId]);
    expect((await read(address)).status).toBe(404);
    await school.sql(`UPDATE app_user SET role = 'TEACHER', active = false WHERE id = $1`, [leaving.userId]);
    expect((await read(address)).status).toBe(404);
    for (const guess of ['', '?token=', '?token=fel']) {
      expect((await school.nobody.rest('GET', `/api/calendar.ics${guess}`)).status).toBe(404);
    }
  });

  it('ends with all sessions of the account; a new role or reopening the account does not restore it', async () => {
    const systemadmin = await school.as('SYSTEMADMIN');
    const actions: ((id: string) => [string, unknown][])[] = [
      (id) => [
        ['DeactivateUser', { id }],
        ['ActivateUser', { id }],
      ],
      (id) => [
        ['SetUserRole', { id, role: 'USER' }],
        ['SetUserRole', { id, role: 'TEACHER' }],
      ],
      (id) => [['EndUserSessions', { id }]],
      (id) => [['UpdateUser', { id, email: `ny.${id}@exempel.se` }]],
    ];
    for (const action of actions) {
      const owner = await school.as('TEACHER');
      const address = await create(owner);
      expect((await read(address)).status).toBe(200);
      for (const [name, input] of action(owner.userId)) {
        const field = name.charAt(0).toLowerCase() + name.slice(1);
        const answer = name === 'EndUserSessions' ? '' : '{ id }';
        const { errors } = await systemadmin.graphql(
          `mutation($input: ${name}Input!) { ${field}(input: $input) ${answer} }`,
          { input },
        );
        expect(errors).toEqual([]);
      }
      expect((await read(address)).status).toBe(404);
    }
  });

  it('stores no readable secret, neither in the table nor in the response to a repeat', async () => {
    const key = { 'idempotency-key': randomUUID() };
    const query = 'mutation { createCalendarSubscription { url subscription { createdAt } } }';
    const [first, again] = [await teacher.graphql(query, {}, key), await teacher.graphql(query, {}, key)];
    const url = (answer: typeof first) => answer.data!.createCalendarSubscription.url;
    const token = new URL(url(first)!).searchParams.get('token')!;
    expect(url(again)).toBeNull();
    const [stored] = await school.sql<{ row: string }>(
      'SELECT row_to_json(c)::text AS row FROM calendar_subscription c WHERE user_id = $1',
      [teacher.userId],
    );
    expect(stored!.row).not.toContain(token);
  });
});

describe('the clock', () => {
  it('is Swedish time, in summer and in winter', () => {
    expect(swedishMoment('2026-11-20', '09:00').toISOString()).toBe('2026-11-20T08:00:00.000Z');
    expect(swedishMoment('2026-06-20', '09:00').toISOString()).toBe('2026-06-20T07:00:00.000Z');
    expect(swedishMoment('2026-10-25', '09:00').toISOString()).toBe('2026-10-25T08:00:00.000Z');
    expect(swedishMoment('2027-03-28', '01:30').toISOString()).toBe('2027-03-28T00:30:00.000Z');
    expect(swedishMoment('2027-03-28', '03:30').toISOString()).toBe('2027-03-28T01:30:00.000Z');
    expect(swedishMoment('2027-03-28', '02:30').toISOString()).toBe('2027-03-28T01:30:00.000Z');
    expect(swedishMoment('2026-10-25', '01:30').toISOString()).toBe('2026-10-24T23:30:00.000Z');
  });
});

describe('an open calendar', () => {
  it('is told that something changed and by whom, but not what; a student is told nothing', async () => {
    const watch = async (who: Person) => {
      const heard: unknown[] = [];
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
      client.subscribe(
        { query: 'subscription { calendarChanged { occasionId actorId actorName } }' },
        {
          next: ({ data, errors }) => heard.push(errors ? 'refused' : data?.calendarChanged),
          error: () => heard.push('refused'),
          complete: () => undefined,
        },
      );
      await settled;
      // The server does not acknowledge a subscription: wait until it is active.
      await new Promise((resolve) => setTimeout(resolve, 200));
      return heard;
    };
    const [open, closed] = [await watch(syv), await watch(await school.asStudent())];
    const { id } = await occasion([{}]);
    for (let attempt = 0; attempt < 50 && open.length === 0; attempt += 1)
      await new Promise((resolve) => setTimeout(resolve, 50));
    expect(open).toEqual([{ occasionId: id, actorId: admin.userId, actorName: admin.name }]);
    expect(closed.filter((one) => one !== 'refused')).toEqual([]);
  });
});
