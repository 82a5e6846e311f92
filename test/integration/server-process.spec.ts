import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePort, startServerProcess } from '../support/server-process.js';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const MAIN = join(ROOT, 'dist', 'server', 'main.js');

/** The contract's section 1, of the built server in a process of its own on its own database. */
describe('the server process', () => {
  let dataDir: string;

  beforeEach(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'studievy-process-'));
    await chmod(dataDir, 0o711);
  });

  afterEach(async () => {
    await rm(dataDir, { recursive: true, force: true });
  });

  it('ends its start with the address and the demo accounts, and stops cleanly with its database', async () => {
    const server = await startServerProcess({ DATA_DIR: dataDir });
    await until(() => server.output().includes('systemadmin@demo.se'));
    const address = server.output().search(new RegExp(`http://\\S+:${new URL(server.url).port}`));
    expect(address).toBeGreaterThanOrEqual(0);
    for (const role of ['guest', 'user', 'student', 'coordinator', 'specped', 'syv', 'teacher', 'admin']) {
      expect(server.output().indexOf(`${role}@demo.se`)).toBeGreaterThan(address);
    }
    expect((await fetch(`${server.url}/healthz`)).status).toBe(200);

    expect(await server.stop('SIGTERM')).toBe(0);
    // PostgreSQL takes its lock file away only when it has stopped in order.
    await expect(readFile(lockFile(dataDir))).rejects.toMatchObject({ code: 'ENOENT' });
  }, 60_000);

  it('stops, and its database with it, when the process that started it is gone', async () => {
    const port = await freePort();
    const starter = spawn(
      process.execPath,
      [
        '-e',
        `require('node:child_process').spawn(process.execPath, [${JSON.stringify(MAIN)}], { stdio: 'ignore' })`,
      ],
      {
        cwd: ROOT,
        env: { PATH: process.env['PATH'], DATA_DIR: dataDir, PORT: String(port), DEMO: '0' },
        stdio: 'ignore',
      },
    );
    const ready = () =>
      fetch(`http://127.0.0.1:${port}/readyz`).then(
        (answer) => answer.ok,
        () => false,
      );
    await until(ready);
    starter.kill('SIGKILL');
    await once(starter, 'exit');
    await until(async () => !(await ready()));
    await until(() => readFile(lockFile(dataDir)).then(() => false, isMissing));
  }, 60_000);

  it('names every wrong setting and does not start', async () => {
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

const lockFile = (dataDir: string) => join(dataDir, 'postgres', 'cluster', 'postmaster.pid');

const isMissing = (error: unknown) => (error as NodeJS.ErrnoException).code === 'ENOENT';

async function until(holds: () => boolean | Promise<boolean>): Promise<void> {
  const deadline = Date.now() + 30_000;
  while (!(await holds())) {
    if (Date.now() > deadline) throw new Error(`Still not so after 30 seconds: ${holds.toString()}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
