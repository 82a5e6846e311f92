import { Inject, Injectable } from '@nestjs/common';
import type { Logger } from 'pino';
import { Database } from '../../platform/database/database.js';
import { FILE_STORE, type FileStore } from '../../platform/file-store/file-store.js';
import { newStorageKey } from '../../platform/file-store/storage-key.js';
import type { SystemPart, SystemProbe } from '../../platform/graphql/generated.js';
import { LOGGER } from '../../platform/log/log.js';
import { Mailer } from '../../platform/mail/mailer.js';

const PATIENCE_MS = 3_000;
const BYTES = Buffer.from('Studievy');

/** Health checks: exercises each part of the system (pages, section 15). */
@Injectable()
export class SystemProbes {
  private readonly asked: Readonly<Record<SystemPart, () => Promise<string>>> = {
    API: () => this.api(),
    DATABASE: () => this.databaseServer(),
    JOBS: () => this.jobs(),
    FILES: () => this.fileStore(),
    MAIL: () => this.mailer.probe(),
  };

  constructor(
    private readonly database: Database,
    @Inject(FILE_STORE) private readonly files: FileStore,
    private readonly mailer: Mailer,
    @Inject(LOGGER) private readonly log: Logger,
  ) {}

  /** Runs the probes in parallel; failures and timeouts are reported per part. */
  all(): Promise<SystemProbe[]> {
    return Promise.all((Object.keys(this.asked) as SystemPart[]).map((part) => this.one(part)));
  }

  private async one(part: SystemPart): Promise<SystemProbe> {
    const begun = performance.now();
    const took = () => Math.round(performance.now() - begun);
    try {
      const detail = await inTime(this.asked[part]());
      return { part, ok: true, detail, milliseconds: took() };
    } catch (error) {
      this.log.warn(
        { part, err: error instanceof Error ? error.message : 'unknown' },
        'a part does not answer',
      );
      return { part, ok: false, detail: 'Svarar inte. Felet finns i loggen.', milliseconds: took() };
    }
  }

  /** Measures the event loop's delay, as experienced by a call. */
  private async api(): Promise<string> {
    const begun = performance.now();
    await new Promise((resolve) => setImmediate(resolve));
    const waited = Math.round(performance.now() - begun);
    return `GraphQL och REST svarar. Nya anrop väntar ${waited} ms.`;
  }

  private async databaseServer(): Promise<string> {
    const [row] = await this.database.query<{ version: string; size: string; migrations: number }>(
      `SELECT current_setting('server_version') AS version, pg_size_pretty(pg_database_size(current_database())) AS size,
         (SELECT count(*)::integer FROM migrations) AS migrations`,
    );
    const { version, size, migrations } = row!;
    return `PostgreSQL ${version.split(' ')[0]}, ${size}, ${migrations} migreringar.`;
  }

  /** A job counts its attempt when it starts, so a job at its last attempt is not stuck. */
  private async jobs(): Promise<string> {
    const [row] = await this.database.query<{ waiting: number; stuck: number; failed: number }>(
      `SELECT (SELECT count(*)::integer FROM graphile_worker.jobs WHERE attempts < max_attempts) AS waiting,
         (SELECT count(*)::integer FROM graphile_worker.jobs WHERE attempts >= max_attempts
           AND locked_at IS NULL) AS stuck,
         (SELECT count(*)::integer FROM job WHERE state = 'FAILED' AND finished_at > now() - interval '24 hours') AS failed`,
    );
    const { waiting, stuck, failed } = row!;
    if (stuck > 0) throw new Error(`${stuck} jobs have used up their attempts`);
    return `${waiting} väntar, ${failed} misslyckades det senaste dygnet.`;
  }

  /** Writes, reads and deletes a file. */
  private async fileStore(): Promise<string> {
    await this.files.assertRoom();
    const key = newStorageKey();
    await this.files.put(key, BYTES);
    try {
      const opened = await this.files.open(key);
      opened?.stream.destroy();
      if (opened?.size !== BYTES.length) throw new Error('a file that was kept cannot be read');
    } finally {
      await this.files.delete(key);
    }
    return 'En fil kunde sparas, läsas och tas bort.';
  }
}

async function inTime(answer: Promise<string>): Promise<string> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('no answer in time')), PATIENCE_MS);
  });
  try {
    return await Promise.race([answer, late]);
  } finally {
    clearTimeout(timer);
  }
}
