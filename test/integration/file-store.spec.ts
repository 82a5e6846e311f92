import { mkdtemp, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import S3rver from 's3rver';
import { FILE_STORE, type FileStore } from '../../server/platform/file-store/file-store.js';
import { FileSweep } from '../../server/features/files/file-sweep.job.js';
import { newStorageKey } from '../../server/platform/file-store/storage-key.js';
import { School } from '../support/school.js';
import { freePort } from '../support/server-process.js';

const BUCKET = 'studievy';
const TWO_HOURS_AGO = Date.now() / 1000 - 7200;

function pdf(filename: string, text = 'innehåll'): FormData {
  const body = new FormData();
  body.append('file', new Blob([`%PDF-1.7\n${text}`]), filename);
  return body;
}

async function keysOf(store: FileStore): Promise<string[]> {
  const keys = [];
  for await (const { key } of store.list()) keys.push(key);
  return keys.sort();
}

describe('the sweep', () => {
  let school: School;
  let store: FileStore;

  beforeAll(async () => {
    school = await School.open({ LOG_LEVEL: 'silent' });
    store = school.app.get<FileStore>(FILE_STORE);
  });

  afterAll(() => school.close());

  const sweep = (): Promise<void> => school.app.get<FileSweep>(FileSweep).sweep();

  async function age(key: string): Promise<void> {
    const path = join(school.app.dataDir, 'files', key.slice(0, 2), key.slice(2, 4), key);
    await utimes(path, TWO_HOURS_AGO, TWO_HOURS_AGO);
  }

  it('deletes unreferenced bytes once they are an hour old, and no others', async () => {
    const before = await keysOf(store);
    const [orphan, young] = [newStorageKey(), newStorageKey()];
    await store.put(orphan, Buffer.from('after-file-rename, before-row-insert'));
    await store.put(young, Buffer.from('its row is on its way'));
    await age(orphan);
    const teacher = await school.as('TEACHER');
    const student = await school.student();
    const { body } = await teacher.rest('POST', `/api/uploads/${student}`, { body: pdf('a.pdf') });
    const [row] = await school.sql<{ storage_key: string }>(
      'SELECT storage_key FROM uploaded_file WHERE id = $1',
      [(body as { _id: string })._id],
    );
    await age(row!.storage_key);
    await sweep();
    expect(await keysOf(store)).toEqual([...before, young, row!.storage_key].sort());
  });

  it('deletes uploads not claimed within an hour', async () => {
    const teacher = await school.as('TEACHER');
    const key = newStorageKey();
    await store.put(key, Buffer.from('x'));
    await school.sql(
      `INSERT INTO staged_upload (id, user_id, purpose, storage_key, filename, mime_type, size, sha256, created_at)
       VALUES (gen_random_uuid(), $1, 'FILE', $2, 'x.txt', 'text/plain', 1, 'x', now() - interval '2 hours')`,
      [teacher.userId, key],
    );
    await age(key);
    await sweep();
    expect(await school.sql('SELECT id FROM staged_upload WHERE storage_key = $1', [key])).toEqual([]);
    expect(await keysOf(store)).not.toContain(key);
  });

  it('erases a deleted file with its bytes after 30 days, and not before', async () => {
    const teacher = await school.as('TEACHER');
    const student = await school.student();
    const deleted = [];
    for (const days of [29, 31]) {
      const { body } = await teacher.rest('POST', `/api/uploads/${student}`, { body: pdf(`${days}.pdf`) });
      const id = (body as { _id: string })._id;
      await teacher.rest('DELETE', `/api/uploads/${id}`);
      const [row] = await school.sql<{ storage_key: string }>(
        `UPDATE uploaded_file SET deleted_at = now() - make_interval(days => $2) WHERE id = $1 RETURNING storage_key`,
        [id, days],
      );
      await age(row!.storage_key);
      deleted.push(row!.storage_key);
    }
    await sweep();
    const keys = await keysOf(store);
    expect(deleted.map((key) => keys.includes(key))).toEqual([true, false]);
    expect(await school.sql('SELECT filename FROM uploaded_file WHERE student_id = $1', [student])).toEqual([
      { filename: '29.pdf' },
    ]);
  });

  it('cleans up a killed upload when the server starts', async () => {
    const left = join(store.incoming, newStorageKey());
    const arriving = join(store.incoming, newStorageKey());
    await writeFile(left, 'half');
    await writeFile(arriving, 'on its way');
    await utimes(left, TWO_HOURS_AGO, TWO_HOURS_AGO);
    await school.app.get<FileSweep>(FileSweep).onApplicationBootstrap();
    await expect(stat(left)).rejects.toMatchObject({ code: 'ENOENT' });
    expect((await stat(arriving)).isFile()).toBe(true);
  });
});

describe('an S3-compatible store', () => {
  let server: S3rver;
  let folder: string;
  let port: number;
  let school: School;
  let store: FileStore;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 's3-'));
    port = await freePort();
    server = await startS3(port, folder);
    school = await School.open({
      LOG_LEVEL: 'silent',
      S3_ENDPOINT: `http://127.0.0.1:${port}`,
      S3_BUCKET: BUCKET,
      S3_ACCESS_KEY_ID: 'S3RVER',
      S3_SECRET_ACCESS_KEY: 'S3RVER',
    });
    store = school.app.get<FileStore>(FILE_STORE);
  });

  afterAll(async () => {
    await school.close();
    await server.close();
    await rm(folder, { recursive: true, force: true });
  });

  it('returns what was stored, returns null for what is missing, lists and deletes', async () => {
    const before = await keysOf(store);
    const key = newStorageKey();
    await store.put(key, Buffer.from('hej'));
    const opened = (await store.open(key))!;
    expect(opened.size).toBe(3);
    expect((await buffer(opened.stream)).toString()).toBe('hej');
    expect(await keysOf(store)).toEqual([...before, key].sort());
    await store.delete(key);
    await store.delete(key);
    expect(await store.open(key)).toBeNull();
    expect(await keysOf(store)).toEqual(before);
  });

  it('transfers an upload of several megabytes to the store and back, byte for byte', async () => {
    const teacher = await school.as('TEACHER');
    const student = await school.student();
    const text = 'åäö'.repeat(1_000_000);
    const { status, body } = await teacher.rest('POST', `/api/uploads/${student}`, {
      body: pdf('Åsa.pdf', text),
    });
    expect(status).toBe(201);
    const response = await fetch(`${school.app.url}/api/uploads/download/${(body as { _id: string })._id}`, {
      headers: { Authorization: `Bearer ${teacher.token}` },
    });
    expect(response.status).toBe(200);
    expect(await response.text()).toBe(`%PDF-1.7\n${text}`);
    expect(await readdir(store.incoming)).toEqual([]);
  });

  it('returns 503 while the store is down, and loses nothing', async () => {
    const teacher = await school.as('TEACHER');
    const student = await school.student();
    const { body } = await teacher.rest('POST', `/api/uploads/${student}`, { body: pdf('a.pdf') });
    const path = `/api/uploads/download/${(body as { _id: string })._id}`;
    await server.close();
    expect((await teacher.rest('GET', path)).status).toBe(503);
    expect((await teacher.rest('POST', `/api/uploads/${student}`, { body: pdf('b.pdf') })).status).toBe(503);
    server = await startS3(port, folder);
    expect((await teacher.rest('GET', path)).status).toBe(200);
    expect((await teacher.rest('GET', `/api/uploads/${student}`)).body).toHaveLength(1);
  });
});

async function startS3(port: number, directory: string): Promise<S3rver> {
  const configureBuckets = [{ name: BUCKET, configs: [] }];
  const server = new S3rver({ port, address: '127.0.0.1', silent: true, directory, configureBuckets });
  await server.run();
  return server;
}
