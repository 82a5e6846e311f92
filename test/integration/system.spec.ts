import { School, type Person } from '../support/school.js';

let school: School;
let admin: Person;

beforeAll(async () => {
  school = await School.open();
  admin = await school.as('ADMIN', { email: 'drift@exempel.se' });
});

afterAll(() => school.close());

interface Probe {
  part: string;
  ok: boolean;
  detail: string;
}

async function probes(): Promise<Probe[]> {
  const { data, errors } = await admin.graphql(
    '{ systemStatus { version nodeVersion startedAt probes { part ok detail milliseconds } } }',
  );
  expect(errors).toEqual([]);
  return data!['systemStatus'].probes;
}

describe('pages, section 15: the state of the system', () => {
  it('runs every part and reports how it went', async () => {
    const all = await probes();
    expect(all.map(({ part, ok }) => [part, ok])).toEqual([
      ['API', true],
      ['DATABASE', true],
      ['JOBS', true],
      ['FILES', true],
      ['MAIL', true],
    ]);
  });

  it('reports a job out of attempts as needing attention, and the true state of the others', async () => {
    await school.sql(
      `SELECT graphile_worker.add_job('send-mail', '{}'::json, max_attempts => 1, run_at => now() + interval '1 day')`,
    );
    await school.sql(`UPDATE graphile_worker._private_jobs SET attempts = 1 WHERE max_attempts = 1
      AND run_at > now() + interval '1 hour'`);
    const all = await probes();
    expect(all.filter(({ ok }) => !ok).map(({ part }) => part)).toEqual(['JOBS']);
    expect(JSON.stringify(all)).not.toContain('/');

    await school.sql(`UPDATE graphile_worker._private_jobs SET locked_at = now(), locked_by = 'the last attempt'
      WHERE max_attempts = 1 AND run_at > now() + interval '1 hour'`);
    expect((await probes()).every(({ ok }) => ok)).toBe(true);
  });

  it('sends a mail to the user who requests it', async () => {
    const { data } = await admin.graphql('mutation { sendTestMail { message } }');
    expect(data!['sendTestMail']).toEqual({ message: 'Ett testbrev är på väg till drift@exempel.se.' });
  });
});
