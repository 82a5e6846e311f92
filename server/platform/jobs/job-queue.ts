import { Injectable } from '@nestjs/common';
import type { Queryable } from '../database/database.js';

/** Work that runs after the commit, in any process, and again after a crash. */
export type TaskName =
  | 'change-enrollments'
  | 'commit-import'
  | 'create-documents'
  | 'enroll-students'
  | 'export-list'
  | 'mail-reset-link'
  | 'match-needs'
  | 'send-mail'
  | 'sweep'
  | 'undo-import';

/** With a wait that grows from seconds to six hours between them, these attempts span several days. */
const ATTEMPTS = 25;

/** SQL expression: the job `j` is held, pending, and its key has this prefix (an SQL expression). */
const isHeld = (begin: string): string =>
  `starts_with(j.key, ${begin}) AND j.attempts = 0 AND j.run_at > now()`;

/** Number of held pending jobs whose key has this prefix (an SQL expression). */
export const heldCount = (begin: string): string =>
  `(SELECT count(*)::integer FROM graphile_worker._private_jobs j WHERE ${isHeld(begin)})`;

/** Adds work to the queue inside the caller's transaction: a rollback takes it back. */
@Injectable()
export class JobQueue {
  async add(tx: Pick<Queryable, 'query'>, task: TaskName, payload: Record<string, unknown>): Promise<void> {
    await tx.query(
      `SELECT graphile_worker.add_job($1::text, payload => $2::json, max_attempts => ${ATTEMPTS})`,
      [task, JSON.stringify(payload)],
    );
  }

  /** Many pieces of the same work, in one statement. */
  async addAll(
    tx: Pick<Queryable, 'query'>,
    task: TaskName,
    payloads: readonly Record<string, unknown>[],
  ): Promise<void> {
    await tx.query(
      `SELECT graphile_worker.add_job($1::text, payload => payload, max_attempts => ${ATTEMPTS})
       FROM json_array_elements($2::json) AS payload`,
      [task, JSON.stringify(payloads)],
    );
  }

  /** Work that waits some minutes, each piece under a key of its own by which it can be removed until then. */
  async addHeld(
    tx: Pick<Queryable, 'query'>,
    task: TaskName,
    pieces: readonly { key: string; payload: Record<string, unknown> }[],
    minutes: number,
  ): Promise<void> {
    await tx.query(
      `SELECT graphile_worker.add_job($1::text, payload => piece->'payload', max_attempts => ${ATTEMPTS},
         job_key => piece->>'key', run_at => now() + make_interval(mins => $3))
       FROM json_array_elements($2::json) AS piece`,
      [task, JSON.stringify(pieces), minutes],
    );
  }

  /** Deletes held jobs with this key prefix that have not started; returns their payloads. */
  async removeHeld<Payload>(tx: Pick<Queryable, 'query'>, task: TaskName, begin: string): Promise<Payload[]> {
    const removed = await tx.query<{ payload: Payload }>(
      `DELETE FROM graphile_worker._private_jobs j USING graphile_worker._private_tasks t
       WHERE t.id = j.task_id AND t.identifier = $1 AND starts_with(j.key, $2) AND j.locked_at IS NULL
       RETURNING j.payload`,
      [task, begin],
    );
    return removed.map(({ payload }) => payload);
  }

  /**
   * Makes held jobs with this key prefix run immediately; returns their number. Jobs already tried keep their
   * backoff.
   */
  async releaseHeld(tx: Pick<Queryable, 'query'>, task: TaskName, begin: string): Promise<number> {
    const [released] = await tx.query<{ count: number }>(
      `SELECT count(*)::integer AS count FROM graphile_worker.reschedule_jobs(ARRAY(
         SELECT j.id FROM graphile_worker._private_jobs j JOIN graphile_worker._private_tasks t ON t.id = j.task_id
         WHERE t.identifier = $1 AND j.locked_at IS NULL AND ${isHeld('$2::text')}), run_at => now())`,
      [task, begin],
    );
    return released!.count;
  }

  /** Adds work of which one waiting piece is enough, however many processes ask for it. */
  async addOnce(tx: Pick<Queryable, 'query'>, task: TaskName): Promise<void> {
    await tx.query(
      `SELECT graphile_worker.add_job($1::text, payload => '{}'::json, max_attempts => 1, job_key => $1::text)`,
      [task],
    );
  }

  /** Orders the work for the next time that the clock shows this minute, unless that is ordered already. */
  async addHourly(tx: Pick<Queryable, 'query'>, task: TaskName, minute: number): Promise<void> {
    await tx.query(
      `SELECT graphile_worker.add_job($1::text, payload => '{}'::json, max_attempts => 1, job_key => $1 || ':hourly',
         job_key_mode => 'preserve_run_at',
         run_at => date_trunc('hour', now() - make_interval(mins => $2)) + make_interval(hours => 1, mins => $2))`,
      [task, minute],
    );
  }
}
