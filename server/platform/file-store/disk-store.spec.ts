import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { DiskStore } from './disk-store.js';
import { newStorageKey } from './storage-key.js';

let folder: string;
let store: DiskStore;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'store-'));
  store = new DiskStore(folder, 0);
});

afterEach(() => rm(folder, { recursive: true }));

describe('DiskStore', () => {
  it('gives back what was put, from memory and from a file that it takes away', async () => {
    const [first, second] = [newStorageKey(), newStorageKey()];
    await store.put(first, Buffer.from('ett'));
    const arriving = join(store.incoming, 'arriving');
    await writeFile(arriving, 'två');
    await store.put(second, { path: arriving });
    for (const [key, text] of [
      [first, 'ett'],
      [second, 'två'],
    ] as const) {
      const opened = (await store.open(key))!;
      expect(opened.size).toBe(Buffer.byteLength(text));
      expect((await buffer(opened.stream)).toString()).toBe(text);
    }
    expect(await readdir(store.incoming)).toEqual([]);
  });

  it('keeps a file two folders deep under its key', async () => {
    const key = newStorageKey();
    await store.put(key, Buffer.from('x'));
    expect(await readdir(join(folder, key.slice(0, 2), key.slice(2, 4)))).toEqual([key]);
  });

  it('answers null for what it does not have, and deletes it without complaint', async () => {
    expect(await store.open(newStorageKey())).toBeNull();
    await expect(store.delete(newStorageKey())).resolves.toBeUndefined();
  });

  it('lists what it keeps, with its age, and nothing that is still arriving', async () => {
    const key = newStorageKey();
    await store.put(key, Buffer.from('x'));
    await writeFile(join(store.incoming, newStorageKey()), 'half');
    await utimes(join(folder, key.slice(0, 2), key.slice(2, 4), key), 1000, 1000);
    const listed = [];
    for await (const each of store.list()) listed.push(each);
    expect(listed).toEqual([{ key, modifiedAt: new Date(1_000_000) }]);
  });

  it('is never led to a path by its key', async () => {
    await expect(store.put('../../etc/passwd', Buffer.from('x'))).rejects.toThrow('not a key');
    await expect(store.open('..')).rejects.toThrow('not a key');
  });

  it('takes nothing more when less than its floor is free', async () => {
    const full = new DiskStore(folder, Number.MAX_SAFE_INTEGER);
    await expect(full.assertRoom()).rejects.toMatchObject({
      code: 'SERVICE_UNAVAILABLE',
      message: 'Utrymmet är slut. Försök igen senare.',
    });
  });
});
