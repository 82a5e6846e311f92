import { someNames } from '../../../platform/errors/some-names.js';

/** The enrolments that the batch has written for row `r`. */
const OWN = `SELECT (entry->>'id')::uuid FROM jsonb_array_elements(r.record->'enrollments') entry`;

/**
 * Enrolments by id or by package. The fence forces an index lookup for each: right after an import the
 * statistics may call the table empty, and then it would be scanned for each row.
 */
const ownBy = (column: 'id' | 'parent_id'): string => `FROM (${OWN}) own(id)
    CROSS JOIN LATERAL (SELECT * FROM enrollment WHERE ${column} = own.id OFFSET 0) e`;

/**
 * Students of batch `b` with later work, which prevents an undo (pages, section 1, step 4): a changed student
 * whose record has changed since; a new one with changes, moves, comments, files, an account or another
 * enrolment; and an enrolment of the batch that has progressed, or a course planned for its package or wish
 * that has. A condition on `student s` joined with its `import_row r`.
 */
const HAS_LATER_WORK = `
  s.version <> coalesce(r.student_version, 0) + CASE
    WHEN r.outcome = 'NEW' OR (r.record->'values') - 'education' <> '{}'::jsonb THEN 1 ELSE 0 END
  OR EXISTS (SELECT ${ownBy('id')} WHERE e.student_id = s.id
    AND (e.removed_at IS NOT NULL OR e.grade IS NOT NULL OR e.course_instance_id IS NOT NULL
      OR e.status IS DISTINCT FROM 'ADMITTED' OR e.version > 1))
  OR EXISTS (SELECT ${ownBy('parent_id')} WHERE e.student_id = s.id
    AND (e.is_enrollment OR e.removed_at IS NOT NULL OR e.version > 1))
  OR EXISTS (SELECT FROM (SELECT * FROM course_wish WHERE student_id = s.id OFFSET 0) w
    WHERE w.import_batch_id = r.batch_id AND w.enrollment_id IS NOT NULL)
  OR r.outcome = 'NEW' AND (
    s.user_id IS NOT NULL
    OR EXISTS (SELECT FROM comment c WHERE c.student_id = s.id)
    OR EXISTS (SELECT FROM uploaded_file f WHERE f.student_id = s.id)
    OR EXISTS (SELECT FROM change_history h WHERE h.student_id = s.id AND h.import_batch_id IS DISTINCT FROM r.batch_id)
    OR EXISTS (SELECT FROM enrollment e WHERE e.student_id = s.id
      AND e.id NOT IN (${OWN}) AND NOT coalesce(e.parent_id IN (${OWN}), false)))`;

/** Written rows of batch `b` whose student is gone or has later work; `name` is the student's. */
export const DEPENDENTS = `
  SELECT coalesce(s.name, r.name) AS name FROM import_row r
  LEFT JOIN student s ON s.id = (r.record->>'id')::uuid
  WHERE r.batch_id = b.id AND r.record IS NOT NULL AND r.outcome IN ('NEW', 'CHANGED') AND r.held_for IS NULL
    AND (s.id IS NULL OR ${HAS_LATER_WORK})`;

/** The names of `DEPENDENTS`; null for a batch that is not committed, or is undone. */
export const LATER_WORK = `CASE WHEN b.state = 'DONE' THEN
  ARRAY(SELECT later.name FROM (${DEPENDENTS}) later ORDER BY later.name) END`;

/** True once batch `b` is too old to undo. */
export const HAS_EXPIRED = `(b.committed_at <= now() - interval '24 hours') IS TRUE`;

/** Reason why a committed batch can't be undone; null while it can. */
export function undoRefusal(batch: { hasExpired: boolean; laterWork: readonly string[] }): string | null {
  if (batch.hasExpired) return EXPIRED;
  if (batch.laterWork.length === 0) return null;
  const names = someNames(batch.laterWork.map((name) => ({ name })));
  return `Importen kan inte ångras: senare ändringar bygger på den (${names}).`;
}

export const EXPIRED = 'Importen är äldre än 24 timmar och kan inte längre ångras.';
