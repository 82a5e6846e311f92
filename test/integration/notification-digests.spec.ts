import { randomUUID } from 'node:crypto';
import { SMTPServer } from 'smtp-server';
import { NotificationDigests } from '../../server/features/notifications/notification-digest.job.js';
import { Housekeeping } from '../../server/platform/jobs/housekeeping.js';
import { School, type Person } from '../support/school.js';
import { freePort } from '../support/server-process.js';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** A Monday after all test data, at 8:00 or 7:00 in Sweden. */
const monday = nextMonday();
const later = (days: number, hours = 0) => new Date(monday.getTime() + days * DAY + hours * HOUR);

function nextMonday(): Date {
  const day = new Date(Date.now() + 2 * DAY);
  day.setUTCHours(6, 0, 0, 0);
  while (day.getUTCDay() !== 1) day.setTime(day.getTime() + DAY);
  return day;
}

let school: School;
let server: SMTPServer;
const received: { to: string; text: string }[] = [];

beforeAll(async () => {
  const port = await freePort();
  server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, session, done) => {
      let text = '';
      stream.on('data', (chunk: Buffer) => (text += chunk.toString()));
      stream.on('end', () => {
        received.push({ to: session.envelope.rcptTo[0]!.address, text: text.replaceAll('=\r\n', '') });
        done();
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  school = await School.open({ LOG_LEVEL: 'silent', SMTP_URL: `smtp://127.0.0.1:${port}` });
  // Replaces the server's own sweep, which would send digests beside the tests.
  school.app.get<Housekeeping>(Housekeeping).register('notification-digests', () => Promise.resolve());
  await school.sweptAtStart();
});

afterEach(async () => {
  await school.sql('DELETE FROM notification');
  await school.sql('DELETE FROM notification_digest');
  await school.sql(`UPDATE app_user SET settings = settings - 'notificationDigest'`);
});

afterAll(async () => {
  await school.close();
  await new Promise<void>((resolve) => server.close(resolve));
});

/** Runs concurrent sweeps as of that time; returns the mails sent. */
async function sweep(at: Date, times = 1): Promise<typeof received> {
  received.length = 0;
  const digests = school.app.get<NotificationDigests>(NotificationDigests);
  await Promise.all(Array.from({ length: times }, () => digests.send(at)));
  const deadline = Date.now() + 20_000;
  for (;;) {
    const waiting = await school.sql(`SELECT FROM graphile_worker.jobs WHERE task_identifier = 'send-mail'`);
    if (waiting.length === 0) return [...received];
    if (Date.now() > deadline) throw new Error('the letters have not left within 20 seconds');
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

const choose = (who: Person, notificationDigest: string, more: object = {}) =>
  who.rest('PUT', '/api/profile', { body: { settings: { notificationDigest, ...more } } });

/** A notification for a person, by default from the day before that Monday. */
async function tell(
  who: Person,
  { at = later(-1, 10), kind = 'MESSAGE', studentId = null as string | null } = {},
) {
  const id = randomUUID();
  await school.sql(
    `INSERT INTO notification (id, kind, cause, message, student_id, recipients, created_at)
     VALUES ($1::uuid, $2, $1::text, 'Anna Ek har hört av sig.', $3, $4, $5)`,
    [id, kind, studentId, [who.userId], at],
  );
  return id;
}

const addressOf = async (who: Person): Promise<string> => {
  const [row] = await school.sql<{ email: string }>('SELECT email FROM app_user WHERE id = $1', [who.userId]);
  return row!.email;
};

describe('the notification digest e-mail', () => {
  it('is sent to those who have chosen it, and counts each kind without names', async () => {
    const [chosen, other] = [await school.as('TEACHER'), await school.as('TEACHER')];
    for (const who of [chosen, other]) await tell(who);
    await tell(chosen, { kind: 'COMMENT' });
    await tell(chosen, { kind: 'COMMENT' });
    expect(await sweep(monday)).toEqual([]);
    expect(await choose(chosen, 'DAILY')).toMatchObject({
      status: 200,
      body: { settings: { notificationDigest: 'DAILY' } },
    });
    const letters = await sweep(monday);
    expect(letters.map(({ to }) => to)).toEqual([await addressOf(chosen)]);
    expect(letters[0]!.text).toContain('- 2 nya kommentarer');
    expect(letters[0]!.text).toContain('- 1 meddelande');
    expect(letters[0]!.text).not.toContain('Anna');
  });

  it('is sent once a day however many sweeps run at once, and covers only what is new', async () => {
    const teacher = await school.as('TEACHER');
    await choose(teacher, 'DAILY');
    await tell(teacher);
    expect(await sweep(monday, 4)).toHaveLength(1);
    expect(await sweep(later(0, 2))).toEqual([]);
    expect(await sweep(later(1))).toEqual([]);
    await tell(teacher, { at: later(1, 3), kind: 'COMMENT' });
    const [next, ...more] = await sweep(later(2));
    expect(more).toEqual([]);
    expect(next!.text).toContain('- 1 ny kommentar');
    expect(next!.text).not.toContain('meddelande');
  });

  it('waits until morning, or until next week for a weekly digest', async () => {
    const [daily, weekly] = [await school.as('TEACHER'), await school.as('TEACHER')];
    await choose(daily, 'DAILY');
    await choose(weekly, 'WEEKLY');
    for (const who of [daily, weekly]) await tell(who);
    // 3:00 or 4:00.
    expect(await sweep(later(0, -4))).toEqual([]);
    expect(await sweep(monday)).toHaveLength(2);
    for (const who of [daily, weekly]) await tell(who, { at: later(0, 5) });
    expect((await sweep(later(1))).map(({ to }) => to)).toEqual([await addressOf(daily)]);
    expect((await sweep(later(7))).map(({ to }) => to)).toEqual([await addressOf(weekly)]);
  });

  it('leaves out handled notices, disabled kinds, and students the recipient may not know of', async () => {
    const teacher = await school.as('TEACHER');
    await choose(teacher, 'DAILY', { mutedNotifications: ['COMMENT'] });
    const handled = await tell(teacher);
    expect((await teacher.rest('PUT', `/api/notifications/${handled}/resolve`)).status).toBe(200);
    await tell(teacher, { kind: 'COMMENT' });
    const hidden = await school.student({ isProtected: true });
    await tell(teacher, { studentId: hidden });
    expect(await sweep(monday)).toEqual([]);
  });

  it('is not sent to an inactive account, or to one that is no longer staff', async () => {
    const [off, demoted] = [await school.as('TEACHER'), await school.as('TEACHER')];
    for (const who of [off, demoted]) {
      await choose(who, 'DAILY');
      await tell(who);
    }
    await school.sql('UPDATE app_user SET active = false WHERE id = $1', [off.userId]);
    await school.sql(`UPDATE app_user SET role = 'SYV' WHERE id = $1`, [demoted.userId]);
    expect(await sweep(monday)).toEqual([]);
  });
});
