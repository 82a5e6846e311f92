import type { Queryable } from '../../../platform/database/database.js';

/**
 * CTEs of the import's statement: the enrolments of the rows in `brought`, and their first history. The
 * actor's id and name are SQL expressions.
 */
export function importedEntries({ actorId, actorName }: { actorId: string; actorName: string }): string {
  return `entries AS (
    INSERT INTO enrollment (id, student_id, course_id, package_id, program_id, start_date, end_date, status, status_on)
    SELECT e.id, brought.id, e."courseId", e."packageId", e."programId", e."startDate", e."endDate", 'ADMITTED', today()
    FROM brought, jsonb_to_recordset(brought.enrollments)
      AS e(id uuid, "courseId" uuid, "packageId" uuid, "programId" uuid, "startDate" date, "endDate" date)
    -- Enrolments do not change a student's version: somebody may have made this one meanwhile.
    -- Fenced: one look-up each, however many the planner takes them for.
    WHERE NOT EXISTS (SELECT FROM (SELECT * FROM enrollment WHERE student_id = brought.id OFFSET 0) held
      WHERE held.removed_at IS NULL AND coalesce(held.course_id, held.package_id, held.program_id)
        = coalesce(e."courseId", e."packageId", e."programId"))
    RETURNING id, status, status_on),
  admitted AS (
    INSERT INTO enrollment_status_change (id, enrollment_id, status, effective_on, changed_by, changed_by_name)
    SELECT gen_random_uuid(), id, status, status_on, ${actorId}, ${actorName} FROM entries)`;
}

/** Deletes an import's enrolments, with the courses planned for its packages. */
export async function deleteImported(tx: Queryable, ids: readonly string[]): Promise<void> {
  await tx.query('DELETE FROM enrollment WHERE id = ANY ($1::uuid[]) OR parent_id = ANY ($1::uuid[])', [ids]);
}
