import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createTestDatabase, type TestDatabase } from '../support/database.js';
import { freePort, startServerProcess } from '../support/server-process.js';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const MAIN = join(ROOT, 'dist', 'server', 'main.js');

/** Contract, section 1, on the built server as a child process with its own database. */
describe('the server process', () => {
  let dataDir: string;

  beforeEach(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'studievy-process-'));
    await chmod(dataDir, 0o711);
  });

  afterEach(async () => {
    await rm(dataDir, { recursive: true, force: true });
  });

  it('ends its startup with the address and the demo accounts, and stops cleanly with its database', async () => {
    const server = await startServerProcess({ DATA_DIR: dataDir });
    await until(() => server.output().includes('systemadmin@demo.se'));
    const address = server.output().search(new RegExp(`http://\\S+:${new URL(server.url).port}`));
    expect(address).toBeGreaterThanOrEqual(0);
    for (const role of ['guest', 'user', 'student', 'coordinator', 'specped', 'syv', 'teacher', 'admin']) {
      expect(server.output().indexOf(`${role}@demo.se`)).toBeGreaterThan(address);
    }
    expect((await fetch(`${server.url}/healthz`)).status).toBe(200);

    expect(await server.stop('SIGTERM')).toBe(0);
    // PostgreSQL removes its lock file only after a clean shutdown.
    await expect(readFile(lockFile(dataDir))).rejects.toMatchObject({ code: 'ENOENT' });
  }, 60_000);

  /** A server under a parent process, like a shell or npm; returns whether it survives that parent. */
  async function outlivesParent(environment: Record<string, string>): Promise<boolean> {
    const port = await freePort();
    const script = `const { pid } = require('node:child_process').spawn(process.execPath, [${JSON.stringify(MAIN)}], { stdio: 'ignore' });
      console.log(pid);`;
    const parent = spawn(process.execPath, ['-e', script], {
      cwd: ROOT,
      env: { PATH: process.env['PATH'], DATA_DIR: dataDir, PORT: String(port), DEMO: '0', ...environment },
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    const [pid] = (await once(parent.stdout!, 'data')) as [Buffer];
    const ready = () =>
      fetch(`http://127.0.0.1:${port}/readyz`).then(
        (answer) => answer.ok,
        () => false,
      );
    await until(ready);
    parent.kill('SIGKILL');
    await once(parent, 'exit');
    // The parent is checked every second.
    for (const end = Date.now() + 4_000; Date.now() < end; await new Promise((tick) => setTimeout(tick, 200)))
      if (!(await ready())) break;
    const lives = await ready();
    if (lives) process.kill(Number(pid.toString()), 'SIGTERM');
    await until(() => readFile(lockFile(dataDir)).then(() => false, isMissing));
    return lives;
  }

  it('stops with its database when the npm that started it has exited', async () => {
    expect(await outlivesParent({ npm_lifecycle_event: 'start' })).toBe(false);
  }, 60_000);

  it('outlives a shell that started it and exited', async () => {
    expect(await outlivesParent({})).toBe(true);
  }, 60_000);

  it('lists every invalid setting and does not start', async () => {
    const child = spawn(process.execPath, [MAIN], {
      cwd: ROOT,
      env: { PATH: process.env['PATH'], DATA_DIR: dataDir, PORT: 'tretusen', PUBLIC_ORIGIN: 'skola' },
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    let output = '';
    child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
    const [code] = (await once(child, 'close')) as [number];
    expect(code).not.toBe(0);
    expect(output).toContain('PORT');
    expect(output).toContain('PUBLIC_ORIGIN');
  });
});

/** Permanent errors at start print one line with the remedy, without a stack trace. */
describe('a startup that cannot succeed', () => {
  let dataDir: string;
  let database: TestDatabase;

  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'studievy-start-'));
    await chmod(dataDir, 0o711);
    database = await createTestDatabase();
  });
  afterAll(async () => {
    await database.drop();
    await rm(dataDir, { recursive: true, force: true });
  });

  const changed = (change: (url: URL) => void): string => {
    const url = new URL(database.url);
    change(url);
    return url.href;
  };

  it.each<[string, () => Promise<Record<string, string>> | Record<string, string>, RegExp]>([
    [
      'a port that is taken',
      async () => ({ PORT: String(await takenPort()) }),
      /^Servern startar inte: Porten \d+ används redan.*PORT\.$/,
    ],
    [
      'an address of another machine',
      () => ({ HOST: '192.0.2.1' }),
      /Adressen 192\.0\.2\.1 finns inte.*HOST\.$/,
    ],
    [
      'a wrong password',
      () => ({ DATABASE_URL: changed((url) => (url.password = 'fel')) }),
      /släpper inte in kontot i DATABASE_URL/,
    ],
    [
      'a database that does not exist',
      () => ({ DATABASE_URL: changed((url) => (url.pathname = '/saknas')) }),
      /Databasen i DATABASE_URL finns inte/,
    ],
    [
      'a database that may lose what is saved',
      () => ({ NODE_ENV: 'production' }),
      /kan tappa det som redan är sparat.*fsync/,
    ],
    [
      'a pooler that swallows what connections ask for',
      async () => ({ DATABASE_URL: await throughPooler('swallows') }),
      /anslutningspool \(PgBouncer/,
    ],
    [
      'a pooler that refuses what connections ask for',
      async () => ({ DATABASE_URL: await throughPooler('refuses') }),
      /anslutningspool \(PgBouncer/,
    ],
    [
      'a data folder that is a file',
      async () => ({ DATABASE_URL: '', DATA_DIR: await aFile() }),
      /Datamappen .* kan inte användas.*DATA_DIR\.$/,
    ],
  ])('says in one line what to do about %s', async (_, settings, line) => {
    const { code, said } = await tryToStart({
      DATABASE_URL: database.url,
      DATA_DIR: dataDir,
      PORT: '0',
      DEMO: '0',
      ...(await settings()),
    });
    expect(said).toMatch(line);
    expect(said).not.toContain('\n');
    expect(code).toBe(1);
  });

  it('reports the demo school in production, even if it was loaded earlier', async () => {
    const demo = await startServerProcess({ DATA_DIR: dataDir });
    await demo.stop();
    const { code, said } = await tryToStart({ DATA_DIR: dataDir, PORT: '0', NODE_ENV: 'production' });
    expect([code, said]).toEqual([
      1,
      expect.stringMatching(/^Servern startar inte: Databasen har demoskolans konton/),
    ]);
  }, 120_000);

  it('waits for a database that starts later: alive, not ready, then ready by itself', async () => {
    const [port, databasePort] = [await freePort(), await freePort()];
    const child = spawn(process.execPath, [MAIN], {
      cwd: ROOT,
      env: {
        PATH: process.env['PATH'],
        DATABASE_URL: changed((url) => (url.port = String(databasePort))),
        DATA_DIR: dataDir,
        PORT: String(port),
        DEMO: '0',
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let said = '';
    child.stdout.on('data', (chunk: Buffer) => (said += chunk.toString()));
    const status = (path: string, method = 'GET') =>
      fetch(`http://127.0.0.1:${port}${path}`, { method }).then(
        (answer) => `${answer.status} ${answer.headers.get('retry-after') ?? ''}`.trim(),
        () => 'nobody',
      );
    try {
      await until(async () => (await status('/healthz')) === '200');
      expect(
        await Promise.all([status('/readyz'), status('/api/task'), status('/graphql', 'POST'), status('/')]),
      ).toEqual(['503 2', '503 2', '503 2', '503 2']);
      await until(() => said.includes('svarar inte än (ECONNREFUSED). Servern väntar'));
      const { hostname, port: real } = new URL(database.url);
      const relay = createServer((near) => {
        near.on('error', () => undefined);
        pass(near, connect(Number(real), hostname));
      });
      helpers.push(relay);
      relay.listen(databasePort, '127.0.0.1');
      await until(async () => (await status('/readyz')) === '200');
      expect(await status('/api/task')).toBe('401');
      const closed = once(child, 'close');
      child.kill('SIGTERM');
      expect((await closed)[0]).toBe(0);
    } finally {
      child.kill('SIGKILL');
    }
  }, 120_000);

  const helpers: Server[] = [];
  afterAll(() => helpers.forEach((server) => server.close()));

  async function listening(server: Server): Promise<number> {
    helpers.push(server);
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    return (server.address() as AddressInfo).port;
  }
  const takenPort = () => listening(createServer());
  async function aFile(): Promise<string> {
    await writeFile(join(dataDir, 'file'), '');
    return join(dataDir, 'file', 'data');
  }

  /** A proxy that drops start-up settings, like PgBouncer. */
  async function throughPooler(manner: 'swallows' | 'refuses'): Promise<string> {
    const { hostname, port } = new URL(database.url);
    const pooler = createServer((near) => {
      near.once('data', (first) => {
        if (manner === 'refuses') return near.end(fatal('08P01', 'unsupported startup parameter: options'));
        const far = connect(Number(port), hostname, () => far.write(withoutOptions(first)));
        pass(near, far);
      });
      near.on('error', () => undefined);
    });
    const own = await listening(pooler);
    return changed((url) => (url.port = String(own)));
  }
});

function pass(near: Socket, far: Socket): void {
  near.pipe(far).pipe(near);
  far.on('error', () => near.destroy());
}

/** The protocol's start-up message without `options`. */
function withoutOptions(message: Buffer): Buffer {
  const fields = message.subarray(8).toString('latin1').split('\0');
  const at = fields.indexOf('options');
  if (at >= 0) fields.splice(at, 2);
  const body = Buffer.from(fields.join('\0'), 'latin1');
  const head = Buffer.from(message.subarray(0, 8));
  head.writeInt32BE(body.length + 8);
  return Buffer.concat([head, body]);
}

function fatal(code: string, text: string): Buffer {
  const body = Buffer.from(`SFATAL\0C${code}\0M${text}\0\0`);
  const head = Buffer.alloc(5);
  head.write('E');
  head.writeInt32BE(body.length + 4, 1);
  return Buffer.concat([head, body]);
}

/** Standard error of a start, trimmed, and its exit code. */
async function tryToStart(settings: Record<string, string>): Promise<{ code: number | null; said: string }> {
  const child = spawn(process.execPath, [MAIN], {
    cwd: ROOT,
    env: { PATH: process.env['PATH'], ...settings },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()));
  const [code] = (await once(child, 'close')) as [number | null];
  return { code, said: said.trim() };
}

const lockFile = (dataDir: string) => join(dataDir, 'postgres', 'cluster', 'postmaster.pid');

const isMissing = (error: unknown) => (error as NodeJS.ErrnoException).code === 'ENOENT';

async function until(holds: () => boolean | Promise<boolean>): Promise<void> {
  const deadline = Date.now() + 60_000;
  while (!(await holds())) {
    if (Date.now() > deadline) throw new Error(`Still not so after a minute: ${holds.toString()}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
