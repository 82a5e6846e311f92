import { mkdtemp, rm } from 'node:fs/promises';
import { createConnection, createServer, type Server, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createHash, randomBytes, randomUUID } from 'node:crypto';
import pg from 'pg';
import { createApp, type App } from '../../server/app.js';
import { readConfig } from '../../server/config.js';
import { BoardSocket } from '../support/board-socket.js';
import { createTestDatabase, type TestDatabase } from '../support/database.js';
import { assertWithinTaxonomy } from '../support/taxonomy.js';

/** A proxy to the database that can be cut or go silent. */
class Wire {
  private readonly sockets = new Set<Socket>();
  private silent = false;
  private constructor(
    private readonly server: Server,
    private readonly target: URL,
    readonly port: number,
  ) {}

  static async to(url: string): Promise<Wire> {
    const server = createServer({ pauseOnConnect: true });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const wire = new Wire(server, new URL(url), (server.address() as { port: number }).port);
    server.on('connection', (socket) => wire.join(socket));
    return wire;
  }

  cut(): void {
    this.server.close();
    for (const socket of this.sockets) socket.destroy();
  }

  async mend(): Promise<void> {
    this.silence(false);
    await new Promise<void>((resolve) => this.server.listen(this.port, '127.0.0.1', resolve));
  }

  silence(on: boolean): void {
    this.silent = on;
    if (!on) for (const socket of this.sockets) socket.destroy();
  }

  private join(near: Socket): void {
    const far = createConnection(Number(this.target.port), this.target.hostname);
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      this.sockets.add(from);
      from.on('data', (chunk) => !this.silent && to.write(chunk));
      from.on('close', () => {
        this.sockets.delete(from);
        to.destroy();
      });
      from.on('error', () => to.destroy());
    }
    near.resume();
  }
}

describe('a server whose database is unavailable', () => {
  let database: TestDatabase;
  let wire: Wire;
  let app: App;
  let direct: pg.Pool;
  let dataDir: string;
  let token: string;
  const student = randomUUID();

  beforeAll(async () => {
    database = await createTestDatabase();
    direct = new pg.Pool({ connectionString: database.url, max: 2 });
    token = randomBytes(32).toString('base64url');
    const userId = randomUUID();
    await direct.query(
      `INSERT INTO app_user (id, name, email, role) VALUES ($1, 'Ada', 'ada@exempel.se', 'ADMIN')`,
      [userId],
    );
    await direct.query(
      `INSERT INTO session (token_hash, user_id, expires_at) VALUES ($1, $2, now() + interval '1 hour')`,
      [createHash('sha256').update(token).digest(), userId],
    );
    await direct.query(`INSERT INTO student (id, name) VALUES ($1, 'Elev')`, [student]);
    wire = await Wire.to(database.url);
    dataDir = await mkdtemp(join(tmpdir(), 'studievy-ready-'));
    const through = new URL(database.url);
    through.hostname = '127.0.0.1';
    through.port = String(wire.port);
    const databaseUrl = through.toString();
    const settings = {
      NODE_ENV: 'test',
      PORT: '0',
      DATABASE_URL: databaseUrl,
      DATA_DIR: dataDir,
      RATE_LIMITS: 'off',
      LOG_LEVEL: 'silent',
    };
    app = await createApp({ ...readConfig(settings), databaseUrl });
  });
  afterAll(async () => {
    await app.close();
    wire.cut();
    await direct.end();
    await database.drop();
    await rm(dataDir, { recursive: true, force: true });
  });

  async function ask(path: string, query?: string) {
    const method = query ? 'POST' : 'GET';
    const response = await fetch(`${app.url}${path}`, {
      method,
      headers: { authorization: `Bearer ${token}`, ...(query ? { 'content-type': 'application/json' } : {}) },
      body: query ? JSON.stringify({ query }) : undefined,
    });
    const answer = {
      status: response.status,
      headers: response.headers,
      body: (await response.json()) as unknown,
    };
    assertWithinTaxonomy({ method, path, ...answer });
    return answer;
  }

  async function until(status: number, path: string, ms: number): Promise<number> {
    const started = performance.now();
    while ((await ask(path)).status !== status) {
      if (performance.now() - started > ms) throw new Error(`${path} is not ${status} after ${ms} ms`);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    return performance.now() - started;
  }

  test('is alive but not ready, answers 503 with Retry-After on both APIs, and recovers by itself', async () => {
    expect((await ask('/readyz')).status).toBe(200);
    wire.cut();
    const started = performance.now();
    const answers = await Promise.all([
      ask('/readyz'),
      ask('/api/students'),
      ask(`/api/student-details/${student}`),
      ask('/graphql', '{ me { name } }'),
    ]);
    expect(performance.now() - started).toBeLessThan(2_500);
    expect(answers.map(({ status }) => status)).toEqual([503, 503, 503, 503]);
    for (const { headers } of answers) expect(headers.get('retry-after')).toBe('2');
    expect((await ask('/healthz')).status).toBe(200);
    await wire.mend();
    expect(await until(200, '/readyz', 2_000)).toBeLessThan(2_000);
    expect((await ask('/api/students')).status).toBe(200);
  });

  test('delivers events again after recovery, over reopened subscriptions', async () => {
    const before = await BoardSocket.open(app.url, { cookie: `sid=${token}` });
    wire.cut();
    const meanwhile = await BoardSocket.open(app.url, { cookie: `sid=${token}` });
    await meanwhile.until(({ closed }) => closed?.code === 1013, 3_000);
    await wire.mend();
    await until(200, '/readyz', 2_000);
    let after = await BoardSocket.open(app.url, { cookie: `sid=${token}` });
    // The connection listens again after its back-off and ends earlier subscriptions, since events may have
    // been missed. New subscriptions get later events.
    for (let move = 0; after.changes.length === 0; move += 1) {
      expect(move).toBeLessThan(20);
      if (after.ended) {
        await after.close();
        after = await BoardSocket.open(app.url, { cookie: `sid=${token}` });
      }
      const aplStatus = move % 2 === 0 ? 'RED' : 'GREEN';
      await ask(
        '/graphql',
        `mutation { setAplStatus(input: {studentId: "${student}", aplStatus: ${aplStatus}}) { __typename } }`,
      );
      await new Promise((resolve) => setTimeout(resolve, 500));
    }
    await Promise.all([before.close(), meanwhile.close(), after.close()]);
  });

  test('is not ready while the database is unresponsive, and says so within three seconds', async () => {
    wire.silence(true);
    const started = performance.now();
    const [ready, alive] = await Promise.all([ask('/readyz'), ask('/healthz')]);
    expect([ready.status, alive.status]).toEqual([503, 200]);
    expect(performance.now() - started).toBeLessThan(3_000);
    wire.silence(false);
    await until(200, '/readyz', 5_000);
  });
});
