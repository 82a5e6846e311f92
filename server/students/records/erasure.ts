import type { Work } from '../../database/unit-of-work.js';
import { eraseNotes } from '../../enrollments/enrollment-writes.js';

const NOBODY = 'Anonymiserad elev';
/** What is kept of a text about a person who is anonymised: that there was one. */
const BLANK = '[ANONYMISERAD]';

/** The record and the account; what the account kept for itself goes with it. */
export async function erasePerson(tx: Work, id: string, userId: string | null): Promise<void> {
  await tx.query(
    `UPDATE student SET name = $2, personal_number = NULL, phone = NULL, email = NULL, exam = NULL,
       additional_info = NULL, user_id = NULL, anonymised_at = now(), version = version + 1, updated_at = now()
     WHERE id = $1`,
    [id, NOBODY],
  );
  if (userId === null) return;
  await tx.query(
    `WITH signed_out AS (DELETE FROM session WHERE user_id = $1), tasks AS (DELETE FROM task WHERE user_id = $1)
     UPDATE app_user SET name = $2, email = 'anonym-' || id || '@invalid', phone = NULL, password_hash = NULL,
       settings = '{}', active = false, version = version + 1, updated_at = now() WHERE id = $1`,
    [userId, NOBODY],
  );
}

/** The bytes of files and documents are taken away by the sweep, which comes within the hour. */
export async function eraseBelongings(tx: Work, id: string): Promise<void> {
  await tx.query(
    `UPDATE comment SET text = $2, deleted_at = coalesce(deleted_at, now()), version = version + 1
     WHERE student_id = $1`,
    [id, BLANK],
  );
  await tx.query(
    `UPDATE uploaded_file SET filename = $2, deleted_at = now() - interval '31 days' WHERE student_id = $1`,
    [id, BLANK],
  );
  await tx.query(
    `UPDATE exam SET name = $2, personal_number = NULL, phone = NULL, email = NULL, address = NULL, comment = NULL,
       fee_exempt_reason = CASE WHEN fee_exempt_reason IS NOT NULL THEN $3 END
     WHERE student_id = $1`,
    [id, NOBODY, BLANK],
  );
  // What was printed named the student; that it was issued stays, for whoever checks the code of the paper.
  await tx.query(
    `UPDATE document SET student_id = NULL, batch_subject_id = NULL, storage_key = NULL, file_id = NULL, erased_at = now(),
       revoked_reason = CASE WHEN revoked_reason IS NOT NULL THEN $2 END
     WHERE student_id = $1`,
    [id, BLANK],
  );
  await tx.query('DELETE FROM notification WHERE student_id = $1', [id]);
  await tx.query('DELETE FROM course_wish WHERE student_id = $1', [id]);
  await tx.query('DELETE FROM student_number WHERE student_id = $1', [id]);
  await tx.query('DELETE FROM import_row WHERE student_id = $1', [id]);
  await tx.query('UPDATE student_alias SET name = $2, personal_number = NULL WHERE student_id = $1', [
    id,
    NOBODY,
  ]);
}

/** Enrolments and grades stay as facts: what was written about the person beside them goes, and CSN's copies too. */
export async function eraseStudies(tx: Work, id: string): Promise<void> {
  await eraseNotes(tx, id, BLANK);
  await tx.query(
    `WITH corrected AS (
       UPDATE grade_correction SET reason = $2, motivation = CASE WHEN motivation IS NOT NULL THEN $2 END,
         project_title = CASE WHEN project_title IS NOT NULL THEN $2 END,
         project_summary = CASE WHEN project_summary IS NOT NULL THEN $2 END
       WHERE grade_id IN (SELECT id FROM grade WHERE student_id = $1))
     UPDATE grade SET motivation = CASE WHEN motivation IS NOT NULL THEN $2 END,
       basis = CASE WHEN basis IS NOT NULL THEN $2 END,
       project_title = CASE WHEN project_title IS NOT NULL THEN $2 END,
       project_summary = CASE WHEN project_summary IS NOT NULL THEN $2 END
     WHERE student_id = $1`,
    [id, BLANK],
  );
  await tx.query(
    `WITH own AS MATERIALIZED (SELECT array_agg(id::text) AS ids FROM enrollment WHERE student_id = $1)
     UPDATE csn_report r SET rows = (
       SELECT jsonb_agg(CASE WHEN entry->>'enrollmentId' = ANY (own.ids)
         THEN entry || jsonb_build_object('name', $2::text, 'personalNumber', NULL) ELSE entry END ORDER BY place)
       FROM jsonb_array_elements(r.rows) WITH ORDINALITY AS listed (entry, place))
     FROM own WHERE EXISTS (
       SELECT FROM jsonb_array_elements(r.rows) AS entry WHERE entry->>'enrollmentId' = ANY (own.ids))`,
    [id, NOBODY],
  );
}

/**
 * Each value that a trail names of this person becomes blank, under the ids of records that were merged into
 * it too; which fields changed, when and by whom stays.
 */
export async function eraseTrails(tx: Work, id: string): Promise<void> {
  const aliases = await tx.query<{ old_id: string }>(
    'SELECT old_id FROM student_alias WHERE student_id = $1',
    [id],
  );
  const ids = [id, ...aliases.map(({ old_id }) => old_id)];
  await tx.query(`SELECT set_config('studievy.anonymising', $1, true)`, [ids.join(',')]);
  await tx.query(
    `UPDATE change_history SET
       previous_values = (SELECT coalesce(jsonb_object_agg(key, CASE WHEN value = 'null' THEN value ELSE to_jsonb($2::text) END), '{}')
         FROM jsonb_each(previous_values)),
       new_values = (SELECT coalesce(jsonb_object_agg(key, CASE WHEN value = 'null' THEN value ELSE to_jsonb($2::text) END), '{}')
         FROM jsonb_each(new_values))
     WHERE student_id = ANY ($1::uuid[])`,
    [ids, BLANK],
  );
  await tx.query(
    'UPDATE grade_change SET reason = $2 WHERE student_id = ANY ($1::uuid[]) AND reason IS NOT NULL',
    [ids, BLANK],
  );
  await tx.query('UPDATE earning_correction SET reason = $2 WHERE student_id = ANY ($1::uuid[])', [
    ids,
    BLANK,
  ]);
  await tx.query(`SELECT set_config('studievy.anonymising', '', true)`);
}
