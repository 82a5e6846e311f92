import type { Queryable } from '../../../platform/database/database.js';
import { CHANGED_ENROLLMENTS } from './changed-enrollments.sql.js';

/** Which enrolments the facts are to be written anew for; null: all there are. */
export type ChangedIds = readonly string[] | null;

/** From so many on it is no dearer to write all facts anew. */
const NEARLY_ALL = 30_000;

/**
 * Takes the marks and answers what they reach; undefined where there are none. Of one snapshot, taken once nobody else
 * settles: the caller's transaction is REPEATABLE READ, and this is the first that it does.
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
