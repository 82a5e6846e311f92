import { Inject, Injectable } from '@nestjs/common';
import type { Logger } from 'pino';
import type { Config } from '../../config.js';
import { CONFIG } from '../config/config-token.js';
import { Database } from './database.js';
import { migrationNames } from './read-migrations.js';
import { LOGGER } from '../log/log.js';

/** Settings that, if off, could lose an acknowledged write (security, note 9). */
const DURABLE = `SELECT bool_and(setting = 'on' OR name = 'synchronous_commit' AND setting <> 'off') AS durable
  FROM pg_settings WHERE name IN ('fsync', 'full_page_writes', 'synchronous_commit')`;
const PATIENCE_MS = 2_000;

/** Whether requests can be served now (contract, section 1: /readyz). */
@Injectable()
export class Readiness {
  private stopping = false;
  private durable: boolean | null = null;
  private known: Promise<string[]> | null = null;
  private saidNewer = false;

  constructor(
    private readonly database: Database,
    @Inject(CONFIG) private readonly config: Config,
    @Inject(LOGGER) private readonly log: Logger,
  ) {}

  stop(): void {
    this.stopping = true;
  }

  async check(): Promise<boolean> {
    if (this.stopping) return false;
    try {
      const late = new Promise<false>((resolve) => setTimeout(() => resolve(false), PATIENCE_MS).unref());
      return await Promise.race([this.isUsable(), late]);
    } catch {
      // The database is away: that is the answer.
      return false;
    }
  }

  private async isUsable(): Promise<boolean> {
    return (await this.isDurable()) && (await this.isOwnSchema());
  }

  /**
   * False if the database has migrations that this server doesn't know: it could misread a newer schema.
   * ALLOW_NEWER_SCHEMA permits it for rolling upgrades with expand-only migrations.
   */
  private async isOwnSchema(): Promise<boolean> {
    if (this.config.allowNewerSchema) return true;
    this.known ??= migrationNames();
    const [newest] = await this.database.query<{ name: string }>(
      'SELECT name FROM migrations WHERE NOT name = ANY ($1) ORDER BY timestamp DESC LIMIT 1',
      [await this.known],
    );
    if (!newest) return true;
    if (!this.saidNewer)
      this.log.error(
        { migration: newest.name },
        'not ready: the schema is newer than this server. Run the newer version, or set ALLOW_NEWER_SCHEMA=1 during an upgrade that only expands',
      );
    this.saidNewer = true;
    return false;
  }

  /**
   * True if every acknowledged write survives a crash of the database; queried until it succeeds once.
   * Required in production; test databases may do without.
   */
  private async isDurable(): Promise<boolean> {
    if (this.durable) return this.database.query('SELECT 1').then(() => true);
    const [row] = await this.database.query<{ durable: boolean }>(DURABLE);
    this.durable = (row?.durable ?? false) || this.config.environment !== 'production';
    if (!this.durable)
      this.log.error(
        'the database may lose acknowledged writes: fsync, full_page_writes and synchronous_commit must be on',
      );
    return this.durable;
  }
}
