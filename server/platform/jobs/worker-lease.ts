import type { Pool, PoolClient } from 'pg';

/** First key of the advisory locks by which workers show that they live: 'worker' on a phone's keys. */
const LEASES = 967537;

/** A worker's id as the second key; positive, since pg_locks shows it unsigned. */
const KEY = (id: string): string => `(hashtext(${id}) & 2147483647)`;

/**
 * Liveness of this process's workers: session-level advisory locks on a dedicated connection. PostgreSQL
 * releases them when the process ends for any reason, so that another process takes over a dead worker's jobs
 * and never those of a live one.
 */
export class WorkerLease {
  private constructor(
    private readonly client: PoolClient,
    /** Resolves when the connection is lost: from then on others may take this process's jobs. */
    readonly lost: Promise<void>,
  ) {}

  static async open(pool: Pool): Promise<WorkerLease> {
    const client = await pool.connect();
    const lost = new Promise<void>((resolve) => {
      client.on('error', () => resolve());
      client.on('end', () => resolve());
    });
    return new WorkerLease(client, lost);
  }

  /** Before a worker takes its first job. */
  async hold(workerId: string): Promise<void> {
    await this.client.query(`SELECT pg_advisory_lock_shared(${LEASES}, ${KEY('$1::text')})`, [workerId]);
  }

  /** Releases the jobs of workers without a lease; returns their number. */
  async freeJobsOfTheDead(): Promise<number> {
    const { rows } = await this.client.query<{ worker: string; freed: number }>(
      `WITH dead AS (
         SELECT locked_by AS worker, count(*)::integer AS jobs FROM graphile_worker.jobs j
         WHERE locked_by IS NOT NULL AND NOT EXISTS (
           SELECT FROM pg_locks l WHERE l.locktype = 'advisory' AND l.granted AND l.classid = ${LEASES}
             AND l.objid = ${KEY('j.locked_by')}::oid
             AND l.database = (SELECT oid FROM pg_database WHERE datname = current_database()))
         GROUP BY locked_by)
       SELECT worker, jobs AS freed, graphile_worker.force_unlock_workers(ARRAY[worker]) FROM dead`,
    );
    return rows.reduce((sum, row) => sum + row.freed, 0);
  }

  /** Ends the connection, and with it the leases: a pooled one would keep them. */
  close(): void {
    this.client.release(true);
  }
}
