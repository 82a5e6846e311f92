import { createReadStream } from 'node:fs';
import { mkdir, open, opendir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { randomUUID } from 'node:crypto';
import {
  storeFault,
  type FileSource,
  type FileStore,
  type OpenedFile,
  type StoredFile,
} from './file-store.js';
import { assertRoomIn, FLOOR_BYTES } from './free-room.js';
import { isStorageKey, pathOfKey } from './storage-key.js';

/**
 * Stores files in a folder, two levels deep. Writes are atomic: to a temporary file, flushed and renamed;
 * then the folder is flushed too, so that the rename survives a power cut.
 */
export class DiskStore implements FileStore {
  readonly incoming: string;

  constructor(
    private readonly folder: string,
    /** Minimum free space in bytes for accepting files. */
    private readonly floor: number = FLOOR_BYTES,
  ) {
    this.incoming = join(folder, 'incoming');
  }

  async put(key: string, source: FileSource): Promise<void> {
    const target = this.pathOf(key);
    try {
      await mkdir(this.incoming, { recursive: true, mode: 0o700 });
      const path = Buffer.isBuffer(source) ? await this.write(source) : source.path;
      await flush(path);
      await this.makeFolders(dirname(target));
      await rename(path, target);
      await flush(dirname(target));
    } catch (error) {
      throw storeFault(error);
    }
  }

  async open(key: string): Promise<OpenedFile | null> {
    const path = this.pathOf(key);
    try {
      const handle = await open(path, 'r');
      const { size } = await handle.stat();
      return { stream: createReadStream(path, { fd: handle }), size };
    } catch (error) {
      if (isMissing(error)) return null;
      throw storeFault(error);
    }
  }

  async delete(key: string): Promise<void> {
    try {
      await rm(this.pathOf(key), { force: true });
    } catch (error) {
      throw storeFault(error);
    }
  }

  async *list(): AsyncGenerator<StoredFile> {
    await mkdir(this.folder, { recursive: true, mode: 0o700 });
    for await (const entry of await opendir(this.folder, { recursive: true })) {
      const path = join(entry.parentPath, entry.name);
      if (!entry.isFile() || !isStorageKey(entry.name) || path !== this.pathOf(entry.name)) continue;
      const found = await stat(path).catch((error: unknown) => {
        // Deleted while we were looking.
        if (isMissing(error)) return null;
        throw error;
      });
      if (found) yield { key: entry.name, modifiedAt: found.mtime };
    }
  }

  assertRoom(): Promise<void> {
    return assertRoomIn(this.incoming, this.floor);
  }

  private async write(bytes: Buffer): Promise<string> {
    const path = join(this.incoming, randomUUID());
    const file = await open(path, 'wx', 0o600);
    try {
      await file.writeFile(bytes);
    } finally {
      await file.close();
    }
    return path;
  }

  /** A new folder's own entry must reach the disk as well. */
  private async makeFolders(folder: string): Promise<void> {
    const made = await mkdir(folder, { recursive: true, mode: 0o700 });
    if (made === undefined) return;
    await flush(dirname(folder));
    await flush(this.folder);
  }

  private pathOf(key: string): string {
    return join(this.folder, ...pathOfKey(key));
  }
}

async function flush(path: string): Promise<void> {
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

function isMissing(error: unknown): boolean {
  return (error as { code?: unknown } | null)?.code === 'ENOENT';
}
