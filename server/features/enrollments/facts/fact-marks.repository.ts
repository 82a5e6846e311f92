import type { Queryable } from '../../../platform/database/database.js';
import { CHANGED_ENROLLMENTS } from './changed-enrollments.queries.js';

/** Enrolments whose facts must be recalculated; null: all. */
export type ChangedIds = readonly string[] | null;

/** From this number on, recalculating all facts costs no more. */
const NEARLY_ALL = 30_000;

/**
 * Takes the marks and returns the affected ids; undefined if there are none. Reads one snapshot, taken once
 * no other process settles: the caller's transaction is REPEATABLE READ, and this must be its first
 * statement.
 */
export async function takeMarks(tx: Queryable): Promise<ChangedIds | undefined> {
  // None of these takes a snapshot.
  await tx.query(`SET LOCAL statement_timeout = '120s'`);
  await tx.query(`SET LOCAL lock_timeout = '30s'`);
  await tx.query('LOCK TABLE enrollment_fact_mark IN SHARE UPDATE EXCLUSIVE MODE');
  const [state] = await tx.query<{ marks: number; everything: boolean | null }>(
    'SELECT count(*)::integer AS marks, bool_or(everything) AS everything FROM enrollment_fact_mark',
  );
  if (state!.marks === 0) return undefined;
  const rows = state!.everything
    ? []
    : await tx.query<{ id: string }>(`WITH ${CHANGED_ENROLLMENTS} SELECT id FROM changed_enrollment`);
  await tx.query('DELETE FROM enrollment_fact_mark');
  return state!.everything || rows.length > NEARLY_ALL ? null : rows.map(({ id }) => id);
}
