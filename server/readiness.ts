import { Injectable } from '@nestjs/common';
import { Database } from './database/database.js';

/** Settings without which an acknowledged write could be lost (security, note 9). */
const DURABLE = `SELECT bool_and(setting = 'on') AS durable FROM pg_settings
  WHERE name IN ('fsync', 'full_page_writes', 'synchronous_commit')`;
const PATIENCE_MS = 2_000;

/** Whether requests can be served now (contract, section 1: /readyz). */
@Injectable()
export class Readiness {
  private stopping = false;

  constructor(private readonly database: Database) {}

  stop(): void {
    this.stopping = true;
  }

  async check(): Promise<boolean> {
    if (this.stopping) return false;
    try {
      const late = new Promise<false>((resolve) => setTimeout(() => resolve(false), PATIENCE_MS).unref());
      return await Promise.race([this.database.query('SELECT 1').then(() => true), late]);
    } catch {
      // The database is away: that is the answer.
      return false;
    }
  }

  /** True when every acknowledged write survives a crash of the database. */
  async isDurable(): Promise<boolean> {
    const [row] = await this.database.query<{ durable: boolean }>(DURABLE);
    return row?.durable ?? false;
  }
}
