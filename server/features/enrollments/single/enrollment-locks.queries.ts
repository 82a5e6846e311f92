import type { Queryable } from '../../../platform/database/database.js';
import type { Read, Row } from '../../../platform/database/rows.js';
import { badField } from '../../../platform/errors/app-error.js';
import { requireId } from '../../../platform/validation/id.js';
import { TARGET_JOINS, TARGET_NAME } from '../target.queries.js';

/** An enrolment before a change, locked for the transaction. */
export interface StoredEnrollment extends Read<
  'enrollment',
  | 'id'
  | 'studentId'
  | 'courseId'
  | 'status'
  | 'statusOn'
  | 'statusReason'
  | 'startDate'
  | 'endDate'
  | 'lastActivityOn'
  | 'isEnrollment'
  | 'grade'
  | 'version'
> {
  studentName: Row<'student'>['name'];
  targetName: string;
  instanceId: Row<'enrollment'>['course_instance_id'];
  instanceName: Row<'course_instance'>['name'] | null;
  isRemoved: boolean;
  isSigned: boolean;
  /** An orientation course ends with a certificate and has no grade (domain, D5). */
  hasGrade: boolean;
}

/** Columns of `StoredEnrollment`, for changes and previews. */
export const STORED_FIELDS = `e.id, e.student_id AS "studentId", s.name AS "studentName",
  ${TARGET_NAME} AS "targetName", e.course_id AS "courseId", e.course_instance_id AS "instanceId",
  ci.name AS "instanceName", e.status, e.status_on AS "statusOn", e.status_reason AS "statusReason",
  e.start_date AS "startDate", e.end_date AS "endDate", e.last_activity_on AS "lastActivityOn", e.is_enrollment AS "isEnrollment",
  e.removed_at IS NOT NULL AS "isRemoved", e.grade, e.grade_signed_at IS NOT NULL AS "isSigned",
  coalesce(grade_scale(c.level, c.kind) <> 'CERTIFICATE', false) AS "hasGrade", e.version`;
export const STORED_JOINS = `JOIN student s ON s.id = e.student_id ${TARGET_JOINS}
  LEFT JOIN course_instance ci ON ci.id = e.course_instance_id`;

/**
 * Lock order of all writers: instances, then students, then enrolments, each by id. It prevents deadlocks.
 */
export async function lockInstances(
  tx: Queryable,
  ids: readonly (string | null | undefined)[],
): Promise<void> {
  const wanted = [...new Set(ids.filter((id) => id !== null && id !== undefined))];
  if (wanted.length === 0) return;
  await tx.query('SELECT id FROM course_instance WHERE id = ANY ($1::uuid[]) ORDER BY id FOR NO KEY UPDATE', [
    wanted,
  ]);
}

export async function lockStudents(tx: Queryable, ids: readonly string[]): Promise<void> {
  await tx.query('SELECT id FROM student WHERE id = ANY ($1::uuid[]) ORDER BY id FOR NO KEY UPDATE', [
    [...new Set(ids)],
  ]);
}

/** Locks the instances and students of new enrolments. */
export async function lockPlaces(
  tx: Queryable,
  entries: readonly { studentId: string; courseInstanceId?: string | null }[],
): Promise<void> {
  await lockInstances(
    tx,
    entries.map(({ courseInstanceId }) => courseInstanceId),
  );
  await lockStudents(
    tx,
    entries.map(({ studentId }) => studentId),
  );
}

/** Locks the enrolments and their students; throws BAD_USER_INPUT if one does not exist. */
export async function lockEnrollments(tx: Queryable, ids: readonly string[]): Promise<StoredEnrollment[]> {
  const wanted = [...new Set(ids.map((id, index) => requireId(id, `ids.${index}`)))];
  await tx.query(
    `SELECT id FROM student WHERE id = ANY (
       ARRAY(SELECT student_id FROM enrollment WHERE id = ANY ($1::uuid[]))) ORDER BY id FOR NO KEY UPDATE`,
    [wanted],
  );
  const rows = await tx.query<StoredEnrollment>(
    `SELECT ${STORED_FIELDS} FROM enrollment e ${STORED_JOINS}
     WHERE e.id = ANY ($1::uuid[]) ORDER BY e.id FOR NO KEY UPDATE OF e`,
    [wanted],
  );
  if (rows.length < wanted.length) throw badField('ids', 'BAD_REFERENCE', 'Inskrivningen finns inte.');
  return rows;
}
