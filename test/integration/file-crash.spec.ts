import { createHash, randomBytes } from 'node:crypto';
import { mkdtemp, readdir, rm, utimes } from 'node:fs/promises';
import { request, type ClientRequest } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { v7 as uuid } from 'uuid';
import { createTestDatabase, type TestDatabase } from '../support/database.js';
import { startServerProcess, type ServerProcess } from '../support/server-process.js';

const SIZE = 1_000_000;

let base: TestDatabase;
let dataDir: string;
let db: pg.Client;
let token: string;
const student = uuid();

beforeAll(async () => {
  base = await createTestDatabase();
  dataDir = await mkdtemp(join(tmpdir(), 'studievy-crash-'));
  db = new pg.Client({ connectionString: base.url });
  await db.connect();
  token = randomBytes(32).toString('base64url');
  const user = uuid();
  await db.query(`INSERT INTO app_user (id, name, email, role) VALUES ($1, 'A', 'a@exempel.se', 'ADMIN')`, [
    user,
  ]);
  await db.query(`INSERT INTO student (id, name) VALUES ($1, 'Elev')`, [student]);
  await db.query(
    `INSERT INTO session (token_hash, user_id, expires_at) VALUES ($1, $2, now() + interval '1 hour')`,
    [createHash('sha256').update(token).digest(), user],
  );
});

afterAll(async () => {
  await db.end();
  await base.drop();
  await rm(dataDir, { recursive: true, force: true });
});

const start = (): Promise<ServerProcess> =>
  startServerProcess({ DATABASE_URL: base.url, DATA_DIR: dataDir, LOG_LEVEL: 'error' });

/** Sends the first half of a file and keeps the connection open. */
function beginUpload(server: ServerProcess): ClientRequest {
  const head = '--x\r\nContent-Disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n%PDF-1.7\n';
  const upload = request(`${server.url}/api/uploads/${student}`, {
    method: 'POST',
    headers: {
      Authorization: `Bearer ${token}`,
      'Content-Type': 'multipart/form-data; boundary=x',
      'Content-Length': SIZE,
    },
  });
  upload.write(head);
  upload.write(Buffer.alloc(SIZE / 2));
  return upload;
}

async function arriving(): Promise<string[]> {
  return readdir(join(dataDir, 'files/incoming'));
}

it('shows nothing of an upload whose process was killed, and cleans it up at a later start', async () => {
  const server = await start();
  const upload = beginUpload(server);
  const broken = new Promise<void>((resolve) => upload.on('error', () => resolve()));
  while ((await arriving()).length === 0) await new Promise((resolve) => setTimeout(resolve, 20));
  await server.stop('SIGKILL');
  await broken;
  const left = await arriving();
  expect(left).toHaveLength(1);
  expect((await db.query('SELECT FROM uploaded_file')).rowCount).toBe(0);
  expect((await db.query('SELECT FROM staged_upload')).rowCount).toBe(0);

  const hourAgo = Date.now() / 1000 - 3700;
  await utimes(join(dataDir, 'files/incoming', left[0]!), hourAgo, hourAgo);
  const next = await start();
  const response = await fetch(`${next.url}/api/uploads/${student}`, {
    headers: { Authorization: `Bearer ${token}` },
  });
  expect(await response.json()).toEqual([]);
  expect(await arriving()).toEqual([]);
  await next.stop();
}, 60_000);
