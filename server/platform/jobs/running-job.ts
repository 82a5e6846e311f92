import type { Database, Queryable } from '../database/database.js';
import type { Row } from '../database/rows.js';
import { RELAXED_COMMIT } from '../database/unit-of-work.js';
import { fromDatabase } from '../errors/database-error.js';
import { JobCancelled } from './job-outcome.js';
import type { JobRow } from './job-record.js';

const REPORT_EVERY_MS = 200;
/**
 * Progress never decreases, even if work is repeated. Asynchronous commit: a crash loses only progress of
 * work that restarts anyway, and a flush would wait for everything that the work has written.
 */
const REPORT = `WITH ${RELAXED_COMMIT}
  UPDATE job SET done = greatest(done, $2) FROM commit WHERE id = $1 AND state = 'RUNNING' AND mode = 'off'`;

/** A job that is being executed. */
export class RunningJob {
  readonly id: string;
  readonly kind: string;
  /** The owner's id. Permissions may have changed: read the actor again. */
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
   * Reports progress on a separate connection, visible while the work's transaction is open; at most five
   * reports a second, always including the last.
   */
  async progress(done: number): Promise<void> {
    const now = performance.now();
    if (this.finished || (done < this.total && now - this.reportedAt < REPORT_EVERY_MS)) return;
    this.reportedAt = now;
    try {
      await this.database.query(REPORT, [this.id, done]);
    } catch (error) {
      // A failed report is not an error: the work itself will notice an unreachable database.
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
   * Last statement of the work's transaction: DONE commits with the data, so a crash can neither repeat nor
   * lose finished work. Fails after a cancellation.
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
