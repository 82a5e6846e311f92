import { randomUUID } from 'node:crypto';

const KEY = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/** Random key for a file's bytes: unguessable and without meaning. */
export function newStorageKey(): string {
  return randomUUID();
}

export function isStorageKey(text: string): boolean {
  return KEY.test(text);
}

/** Two levels of folders, since a folder with a hundred thousand entries is slow to read. */
export function pathOfKey(key: string): [string, string, string] {
  // Only the server creates keys; anything else is a defect, never a path.
  if (!isStorageKey(key)) throw new Error('not a key of the file store');
  return [key.slice(0, 2), key.slice(2, 4), key];
}
