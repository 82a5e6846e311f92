import type { Database, Queryable } from '../database/database.js';
import type { Row } from '../database/rows.js';
import { RELAXED_COMMIT } from '../database/unit-of-work.js';
import { fromDatabase } from '../errors/database-error.js';
import { JobCancelled } from './job-outcome.js';
import type { JobRow } from './job-record.js';

const REPORT_EVERY_MS = 200;
/** Never less than before, where a part of the work is done again. What is lost of it with the machine was of work that begins anew; waiting for the disk would be to wait for all that the work itself has written. */
const REPORT = `WITH ${RELAXED_COMMIT}
  UPDATE job SET done = greatest(done, $2) FROM commit WHERE id = $1 AND state = 'RUNNING' AND mode = 'off'`;

/** A job in the hands of whoever does it. */
export class RunningJob {
  readonly id: string;
  readonly kind: string;
  /** Who asked for it. Rights may have changed since: ask for the actor anew. */
  readonly userId: string;
  readonly total: number;
  readonly payload: Record<string, unknown>;
  private reportedAt = 0;
  private finished = false;

  constructor(
    private readonly database: Database,
    row: JobRow,
    /** 1 at first, more after a crash. */
    readonly attempt: number,
  ) {
    this.id = row.id;
    this.kind = row.kind;
    this.userId = row.user_id;
    this.total = row.total;
    this.payload = row.payload;
  }

  /**
   * How far it has come. Goes over a connection of its own, so that others see it while the work's
   * transaction is open; at most five reports a second, the last one always.
   */
  async progress(done: number): Promise<void> {
    const now = performance.now();
    if (this.finished || (done < this.total && now - this.reportedAt < REPORT_EVERY_MS)) return;
    this.reportedAt = now;
    try {
      await this.database.query(REPORT, [this.id, done]);
    } catch (error) {
      // A report is no reason to fail: the work itself will notice when the database stays away.
      if (!fromDatabase(error)) throw error;
    }
  }

  async isCancelRequested(): Promise<boolean> {
    const [row] = await this.database.query<Pick<Row<'job'>, 'cancel_requested'>>(
      'SELECT cancel_requested FROM job WHERE id = $1',
      [this.id],
    );
    return row?.cancel_requested ?? true;
  }

  async throwIfCancelled(): Promise<void> {
    if (await this.isCancelRequested()) throw new JobCancelled();
  }

  /**
   * The last statement of the work's own transaction: DONE commits with the data or not at all, so
   * a crash can neither repeat finished work nor forget it. Refuses when a cancellation came first.
   */
  async finish(tx: Pick<Queryable, 'query'>, result: Record<string, unknown>): Promise<void> {
    const rows = await tx.query(
      `UPDATE job SET state = 'DONE', done = total, result = $2, finished_at = now()
       WHERE id = $1 AND state = 'RUNNING' AND NOT cancel_requested RETURNING id`,
      [this.id, JSON.stringify(result)],
    );
    if (rows.length === 0) throw new JobCancelled();
    this.finished = true;
  }
}
