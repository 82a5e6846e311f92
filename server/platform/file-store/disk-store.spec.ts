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
  it('returns what was stored, from memory or from a file, which it moves', async () => {
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

  it('stores a file under its key, two folders deep', async () => {
    const key = newStorageKey();
    await store.put(key, Buffer.from('x'));
    expect(await readdir(join(folder, key.slice(0, 2), key.slice(2, 4)))).toEqual([key]);
  });

  it('returns null for an unknown key, and deletes it without an error', async () => {
    expect(await store.open(newStorageKey())).toBeNull();
    await expect(store.delete(newStorageKey())).resolves.toBeUndefined();
  });

  it('lists stored files with their age, but not those still arriving', async () => {
    const key = newStorageKey();
    await store.put(key, Buffer.from('x'));
    await writeFile(join(store.incoming, newStorageKey()), 'half');
    await utimes(join(folder, key.slice(0, 2), key.slice(2, 4), key), 1000, 1000);
    const listed = [];
    for await (const each of store.list()) listed.push(each);
    expect(listed).toEqual([{ key, modifiedAt: new Date(1_000_000) }]);
  });

  it('rejects a key that is a path', async () => {
    await expect(store.put('../../etc/passwd', Buffer.from('x'))).rejects.toThrow('not a key');
    await expect(store.open('..')).rejects.toThrow('not a key');
  });

  it('refuses more files when free space is below its minimum', async () => {
    const full = new DiskStore(folder, Number.MAX_SAFE_INTEGER);
    await expect(full.assertRoom()).rejects.toMatchObject({
      code: 'SERVICE_UNAVAILABLE',
      message: 'Utrymmet är slut. Försök igen senare.',
    });
  });
});
