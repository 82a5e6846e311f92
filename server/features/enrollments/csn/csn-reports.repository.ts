import type { Queryable } from '../../../platform/database/database.js';

/** Keeps a report as it was sent, and that these enrolments are seen to. */
export async function addReport(
  tx: Queryable,
  given: {
    id: string;
    actorId: string;
    actorName: string;
    rows: readonly object[];
    enrollmentIds: readonly string[];
  },
): Promise<void> {
  await tx.query(
    `WITH marked AS (UPDATE enrollment SET csn_reported_at = now() WHERE id = ANY ($5::uuid[]))
         INSERT INTO csn_report (id, created_by, created_by_name, rows) VALUES ($1, $2, $3, $4::jsonb)`,
    [given.id, given.actorId, given.actorName, JSON.stringify(given.rows), given.enrollmentIds],
  );
}

/** Restores an enrolment's report mark to its last valid report, or to the state before the first one. */
const WITHDRAW = `
  WITH last_told AS MATERIALIZED (
    SELECT e.id FROM enrollment e WHERE e.csn_reported_at = (SELECT created_at FROM csn_report WHERE id = $1)
      AND e.id IN (SELECT (told.entry->>'enrollmentId')::uuid
        FROM csn_report r CROSS JOIN LATERAL jsonb_array_elements(r.rows) AS told (entry) WHERE r.id = $1)
    ORDER BY e.id FOR UPDATE OF e),
  known AS MATERIALIZED (
    SELECT l.id, max(r.created_at) FILTER (WHERE r.id <> $1 AND w.report_id IS NULL) AS standing,
      (array_agg((told.entry->>'reportedBefore')::timestamptz ORDER BY r.created_at))[1] AS first
    FROM csn_report r CROSS JOIN LATERAL jsonb_array_elements(r.rows) AS told (entry)
    JOIN last_told l ON l.id = (told.entry->>'enrollmentId')::uuid
    LEFT JOIN csn_report_withdrawal w ON w.report_id = r.id GROUP BY l.id),
  reopened AS (
    UPDATE enrollment e SET csn_reported_at = coalesce(k.standing, k.first) FROM known k WHERE e.id = k.id
    RETURNING e.id)
  INSERT INTO csn_report_withdrawal (report_id, reason, reopened, withdrawn_by, withdrawn_by_name)
  SELECT $1, $2, (SELECT count(*) FROM reopened), $3, $4`;

/** Withdraws a report by a separate record. */
export async function addWithdrawal(
  tx: Queryable,
  given: { id: string; reason: string; actorId: string; actorName: string },
): Promise<void> {
  await tx.query(WITHDRAW, [given.id, given.reason, given.actorId, given.actorName]);
}
