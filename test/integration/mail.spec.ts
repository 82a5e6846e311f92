import { readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { SMTPServer } from 'smtp-server';
import { DataSource } from 'typeorm';
import { Housekeeping } from '../../server/platform/jobs/housekeeping.js';
import { MailQueue } from '../../server/platform/mail/mail-queue.js';
import { School } from '../support/school.js';
import { freePort } from '../support/server-process.js';

const MAIL = {
  to: 'åsa@exempel.se',
  subject: 'Påminnelse – kursstart',
  text: 'Hej Åsa!\n\nVälkommen på måndag.',
};

async function eventually<T>(ask: () => Promise<T | null>): Promise<T> {
  const deadline = Date.now() + 20_000;
  for (;;) {
    const answer = await ask();
    if (answer !== null) return answer;
    if (Date.now() > deadline) throw new Error('it did not happen within 20 seconds');
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

const queue = (school: School, mail = MAIL): Promise<void> =>
  school.app
    .get<DataSource>(DataSource)
    .transaction((tx) => school.app.get<MailQueue>(MailQueue).add(tx, mail));

const waiting = (school: School): Promise<{ last_error: string | null }[]> =>
  school.sql(`SELECT last_error FROM graphile_worker.jobs WHERE task_identifier = 'send-mail'`);

describe('without a mail server', () => {
  let school: School;

  beforeAll(async () => {
    school = await School.open({ LOG_LEVEL: 'silent', MAIL_FROM: 'Studievy <skola@exempel.se>' });
  });

  afterAll(() => school.close());

  const folder = (): string => join(school.app.dataDir, 'mail');

  async function mails(): Promise<string[]> {
    const names = await readdir(folder()).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return [];
      throw error;
    });
    return Promise.all(
      names.filter((name) => name.endsWith('.eml')).map((name) => readFile(join(folder(), name), 'utf8')),
    );
  }

  it('writes each mail as one complete file in the data folder', async () => {
    const before = await readdir(folder()).catch(() => []);
    await queue(school, { ...MAIL, subject: 'Påminnelse – en hel fil' });
    const mail = await eventually(
      async () => (await mails()).find((text) => /^Subject: =\?UTF-8\?.*hel_fil/m.test(text)) ?? null,
    );
    expect(mail).toMatch(/^From: (?!Studievy).+ <skola@exempel\.se>$/m);
    expect(mail).toMatch(/^Message-ID: <mail-\d+-\d+@exempel\.se>$/m);
    expect(mail).toContain('V=C3=A4lkommen p=C3=A5 m=C3=A5ndag.');
    await eventually(async () => ((await waiting(school)).length === 0 ? true : null));
    expect(await readdir(folder())).toHaveLength(before.length + 1);
  });

  it('deletes mail files after a week, and nothing else in the folder', async () => {
    await queue(school);
    await eventually(async () => (await mails())[0] ?? null);
    const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 60 * 60 * 1_000);
    for (const [name, days] of [
      ['gammalt.eml', 8],
      ['nytt.eml', 6],
      ['anteckning.txt', 90],
    ] as const) {
      await writeFile(join(folder(), name), 'x');
      await utimes(join(folder(), name), daysAgo(days), daysAgo(days));
    }
    await school.app.get<Housekeeping>(Housekeeping).run();
    const left = await readdir(folder());
    expect(left).toEqual(expect.arrayContaining(['nytt.eml', 'anteckning.txt']));
    expect(left).not.toContain('gammalt.eml');
    for (const name of ['nytt.eml', 'anteckning.txt']) await rm(join(folder(), name));
  });

  it('sends no mail about a change that was rolled back', async () => {
    const before = (await mails()).length;
    const failing = school.app.get<DataSource>(DataSource).transaction(async (tx) => {
      await school.app.get<MailQueue>(MailQueue).add(tx, { ...MAIL, subject: 'Aldrig' });
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    await queue(school, { ...MAIL, subject: 'Efter' });
    await eventually(async () => ((await mails()).length > before ? true : null));
    expect((await mails()).filter((mail) => mail.includes('Subject: Aldrig'))).toEqual([]);
  });

  it('cannot be tricked into adding headers', async () => {
    const before = (await mails()).length;
    await queue(school, { ...MAIL, subject: 'Hej\r\nBcc: alla@exempel.se' });
    await eventually(async () => ((await mails()).length > before ? true : null));
    for (const mail of await mails()) expect(mail).not.toMatch(/^Bcc:/m);
  });

  it('ends every mail with the school’s name, and its contact details if it has any', async () => {
    const written = async (subject: string) => {
      await queue(school, { ...MAIL, subject });
      return eventually(
        async () =>
          (await mails()).find((text) => text.includes(`Subject: ${subject}`))?.replaceAll('=\n', '') ?? null,
      );
    };
    await school.sql(`UPDATE school_setting SET school_name = 'Komvux Solna'`);
    const without = await written('Utan kontakt');
    expect(without).toContain('p=C3=A5 m=C3=A5ndag.\n\nV=C3=A4nliga h=C3=A4lsningar,\nKomvux Solna\n');
    expect(without).toMatch(/^From: Komvux Solna </m);
    await school.sql(
      `UPDATE school_setting SET contact_email = 'vux@exempel.se', contact_phone = '08-123456'`,
    );
    expect(await written('Med kontakt')).toContain('Komvux Solna\n08-123456\nvux@exempel.se\n');
  });
});

describe('with a mail server', () => {
  let school: School;
  let server: SMTPServer | null = null;
  let port: number;
  const received: { to: string[]; text: string }[] = [];
  /** Number of deliveries that the server defers first. */
  let busy = 0;

  beforeAll(async () => {
    port = await freePort();
    school = await School.open({ LOG_LEVEL: 'silent', SMTP_URL: `smtp://127.0.0.1:${port}` });
  });

  beforeEach(async () => {
    received.length = 0;
    await school.sql('DELETE FROM graphile_worker._private_jobs');
  });

  afterEach(() => stop());

  afterAll(() => school.close());

  function start(): Promise<void> {
    server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      onData: (stream, session, done) => {
        let text = '';
        stream.on('data', (chunk: Buffer) => (text += chunk.toString()));
        stream.on('end', () => {
          if (busy > 0) {
            busy -= 1;
            done(Object.assign(new Error('try again later'), { responseCode: 451 }));
            return;
          }
          received.push({ to: session.envelope.rcptTo.map(({ address }) => address), text });
          done();
        });
      },
    });
    return new Promise((resolve) => server!.listen(port, '127.0.0.1', resolve));
  }

  function stop(): Promise<void> {
    const running = server;
    server = null;
    return new Promise((resolve) => (running ? running.close(resolve) : resolve()));
  }

  it('delivers the mail to its recipient', async () => {
    await start();
    await queue(school, { ...MAIL, to: 'asa@exempel.se' });
    const mail = await eventually(() => Promise.resolve(received[0] ?? null));
    expect(mail.to).toEqual(['asa@exempel.se']);
    expect(mail.text).toContain('V=C3=A4lkommen');
  });

  it('retries when the server defers it, and then sends it once', async () => {
    await start();
    busy = 1;
    await queue(school);
    await eventually(() => Promise.resolve(received[0] ?? null));
    await eventually(async () => ((await waiting(school)).length === 0 ? true : null));
    expect(received).toHaveLength(1);
  });

  it('keeps the mail while the server is down, and lets the request succeed anyway', async () => {
    const user = await school.as('TEACHER');
    const { status } = await school.nobody.rest('POST', '/api/reset-password/request', {
      body: { email: user.email },
    });
    expect(status).toBe(202);
    await eventually(async () => ((await waiting(school))[0]?.last_error ? true : null));
    await start();
    const mail = await eventually(() => Promise.resolve(received[0] ?? null));
    expect(mail.to).toEqual([user.email]);
  });

  it('gives up on a mail after a day, and erases its content', async () => {
    await school.app.get<DataSource>(DataSource).transaction(async (tx) => {
      await school.app.get<MailQueue>(MailQueue).add(tx, MAIL);
      await tx.query(`UPDATE graphile_worker._private_jobs SET created_at = now() - interval '25 hours'`);
    });
    await eventually(async () => ((await waiting(school)).length === 0 ? true : null));
    expect(received).toEqual([]);
  });
});
