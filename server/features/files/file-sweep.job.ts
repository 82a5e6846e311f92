import { access, constants, mkdir, opendir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Inject, Injectable, type OnApplicationBootstrap, type OnModuleInit } from '@nestjs/common';
import type { Logger } from 'pino';
import { Database } from '../../platform/database/database.js';
import { Housekeeping } from '../../platform/jobs/housekeeping.js';
import { LOGGER } from '../../platform/log/log.js';
import { FILE_STORE, type FileStore } from '../../platform/file-store/file-store.js';
import { deleteLongGone, deleteUnclaimed } from './files.repository.js';

const HOUR_MS = 60 * 60 * 1_000;
const AT_ONCE = 500;

/**
 * Deletes unreferenced bytes: unclaimed uploads, files deleted 30 days ago, and remains of a crashed process
 * (security, T66, T69, F04). Only those older than an hour: younger ones may not have their row yet.
 */
@Injectable()
export class FileSweep implements OnModuleInit, OnApplicationBootstrap {
  constructor(
    private readonly database: Database,
    private readonly housekeeping: Housekeeping,
    @Inject(FILE_STORE) private readonly store: FileStore,
    @Inject(LOGGER) private readonly log: Logger,
  ) {}

  onModuleInit(): void {
    this.housekeeping.register('files', () => this.sweep());
  }

  /**
   * The folder for incoming uploads is local to the machine. The process does not start if it cannot write there.
   */
  async onApplicationBootstrap(): Promise<void> {
    await mkdir(this.store.incoming, { recursive: true, mode: 0o700 });
    await access(this.store.incoming, constants.W_OK);
    await this.sweepIncoming();
  }

  async sweep(): Promise<void> {
    await deleteUnclaimed(this.database);
    await deleteLongGone(this.database);
    let batch: string[] = [];
    for await (const { key, modifiedAt } of this.store.list()) {
      if (modifiedAt.getTime() < Date.now() - HOUR_MS) batch.push(key);
      if (batch.length === AT_ONCE) {
        await this.deleteOrphans(batch);
        batch = [];
      }
    }
    await this.deleteOrphans(batch);
  }

  private async deleteOrphans(keys: string[]): Promise<void> {
    const orphans = await this.database.query<{ key: string }>(
      `SELECT key FROM unnest($1::text[]) AS key
       WHERE NOT EXISTS (SELECT FROM uploaded_file f WHERE f.storage_key = key)
         AND NOT EXISTS (SELECT FROM staged_upload u WHERE u.storage_key = key)
         AND NOT EXISTS (SELECT FROM document d WHERE d.storage_key = key)
         AND NOT EXISTS (SELECT FROM workplace_agreement a WHERE a.storage_key = key)
         AND NOT EXISTS (SELECT FROM supervisor v WHERE v.storage_key = key)`,
      [keys],
    );
    for (const { key } of orphans) await this.store.delete(key);
    if (orphans.length > 0) this.log.info({ files: orphans.length }, 'swept files that nothing points at');
  }

  private async sweepIncoming(): Promise<void> {
    for await (const entry of await opendir(this.store.incoming)) {
      const path = join(this.store.incoming, entry.name);
      const found = await stat(path).catch((error: unknown) => {
        // Another process on this machine has deleted it.
        if ((error as { code?: unknown } | null)?.code === 'ENOENT') return null;
        throw error;
      });
      if (found?.isFile() && found.mtimeMs < Date.now() - HOUR_MS) await rm(path, { force: true });
    }
  }
}
