import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { boot, type TestApp } from '../support/boot.js';
import { createTestDatabase, type TestDatabase } from '../support/database.js';

const COMMAND = fileURLToPath(new URL('../../dist/server/create-admin.js', import.meta.url));
const PASSWORD = 'en-lugn-hast-i-hagen';

interface Answer {
  code: number | null;
  out: string;
  problem: string;
}

/** Runs `create-admin` on the given database, like `npm run create-admin`. */
function createAdmin(
  databaseUrl: string,
  args: string[],
  settings: Record<string, string> = {},
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [COMMAND, ...args], {
      env: { PATH: process.env['PATH'], DATABASE_URL: databaseUrl, ...settings },
    });
    const answer: Answer = { code: null, out: '', problem: '' };
    child.stdout.on('data', (chunk: Buffer) => (answer.out += chunk.toString()));
    child.stderr.on('data', (chunk: Buffer) => (answer.problem += chunk.toString()));
    child.once('error', reject);
    child.once('close', (code) => resolve({ ...answer, code }));
  });
}

async function run<Row extends pg.QueryResultRow>(url: string, sql: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Row>(sql)).rows;
  } finally {
    await client.end();
  }
}

const accounts = (url: string): Promise<unknown[]> =>
  run(url, 'SELECT name, email, role, active, password_hash FROM app_user');

async function liveLinks(url: string): Promise<number> {
  const [row] = await run<{ count: number }>(
    url,
    'SELECT count(*)::integer AS count FROM password_reset WHERE used_at IS NULL',
  );
  return row!.count;
}

describe('create-admin', () => {
  let database: TestDatabase;

  beforeEach(async () => {
    database = await createTestDatabase();
  });
  afterEach(() => database.drop());

  it('creates a systemadmin without a password and prints a link', async () => {
    const answer = await createAdmin(database.url, ['--email', ' Rut@Skola.SE ', '--name', 'Rut  Ång'], {
      PUBLIC_ORIGIN: 'https://skola.example',
    });
    expect(answer).toMatchObject({ code: 0, problem: '' });
    expect(answer.out).toMatch(/^https:\/\/skola\.example\/reset-password\?token=[\w-]{43}$/m);
    expect(await accounts(database.url)).toEqual([
      { name: 'Rut Ång', email: 'rut@skola.se', role: 'SYSTEMADMIN', active: true, password_hash: null },
    ]);
  });

  it('rejects an address whose account has a password, and changes nothing', async () => {
    await createAdmin(database.url, ['--email', 'rut@skola.se', '--name', 'Rut']);
    await run(database.url, `UPDATE app_user SET password_hash = 'x'`);
    const before = await accounts(database.url);
    const answer = await createAdmin(database.url, ['--email', 'RUT@skola.se', '--name', 'En annan']);
    expect(answer).toMatchObject({ code: 1, out: '' });
    expect(answer.problem).toContain('rut@skola.se');
    expect(await accounts(database.url)).toEqual(before);
  });

  it('creates a new link for an administrator without a password; the old one stops working', async () => {
    const args = ['--email', 'rut@skola.se', '--name', 'Rut'];
    const tokenOf = ({ out }: Answer) => /token=([\w-]{43})/.exec(out)?.[1];
    const first = await createAdmin(database.url, args);
    const second = await createAdmin(database.url, args);
    expect(second).toMatchObject({ code: 0, problem: '' });
    expect(tokenOf(second)).toBeDefined();
    expect(tokenOf(second)).not.toBe(tokenOf(first));
    expect(await accounts(database.url)).toHaveLength(1);
    expect(await liveLinks(database.url)).toBe(1);
  });

  it.each([
    ['no arguments', []],
    ['no name', ['--email', 'rut@skola.se']],
    ['an empty name', ['--email', 'rut@skola.se', '--name', '  ']],
    ['an address that is none', ['--email', 'rut', '--name', 'Rut']],
    ['an option that does not exist', ['--email', 'rut@skola.se', '--name', 'Rut', '--role', 'guest']],
  ])('explains what is wrong with %s, without a stack', async (_, args) => {
    const answer = await createAdmin(database.url, args);
    expect(answer.code).toBe(1);
    expect(answer.problem).toContain('--');
    expect(answer.problem).not.toMatch(/^\s+at /m);
    expect(await accounts(database.url)).toEqual([]);
  });
});

describe('the link of create-admin', () => {
  let app: TestApp;

  beforeAll(async () => {
    app = await boot();
  });
  afterAll(() => app.close());

  const post = (path: string, body: unknown): Promise<Response> =>
    fetch(`${app.url}${path}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    });

  it('sets the password once, after which the administrator can sign in', async () => {
    const { out } = await createAdmin(app.databaseUrl, ['--email', 'rut@skola.se', '--name', 'Rut Ång']);
    const token = /token=([\w-]+)/.exec(out)?.[1];
    expect((await post('/api/reset-password', { token, newPassword: PASSWORD })).status).toBe(200);
    expect((await post('/api/reset-password', { token, newPassword: PASSWORD })).status).toBe(400);
    const login = await post('/api/auth/login', { email: 'rut@skola.se', password: PASSWORD });
    expect(login.status).toBe(200);
    expect(await login.json()).toMatchObject({ user: { email: 'rut@skola.se', role: 'systemadmin' } });
  });
});
