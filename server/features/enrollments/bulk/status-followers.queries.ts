import { enrollmentStatusLabels } from '../../../../domain/labels/enrollment.js';
import type { Queryable } from '../../../platform/database/database.js';
import type { Read, Row } from '../../../platform/database/rows.js';
import type { EnrollmentStatus } from '../../../platform/graphql/generated.js';

/** Statuses of a package or program that also apply to its courses; ACTIVE resumes from a pause. */
const CARRIED: readonly EnrollmentStatus[] = ['DROPPED_OUT', 'PAUSED', 'ENDED_BY_PRINCIPAL', 'ACTIVE'];

/** A student's course within a package or program whose status changes. */
export interface Follower extends Read<'enrollment', 'id'> {
  studentId: Row<'student'>['id'];
  studentName: Row<'student'>['name'];
  targetName: Row<'course'>['name'];
  /** Its new status; null: unchanged, graded or awaiting its grade. */
  status: EnrollmentStatus | null;
}

/**
 * Courses affected by a status change of their package or program. A course that hasn't begun by the day
 * becomes not started, not dropped out; a finished or graded one is unchanged. A return from a pause resumes
 * only the courses that were paused with the package.
 */
export async function followersOf(
  db: Queryable,
  rows: readonly { id: string; courseId: string | null }[],
  { status, effectiveOn }: { status: EnrollmentStatus; effectiveOn: string },
): Promise<Follower[]> {
  const whole = rows.filter(({ courseId }) => courseId === null).map(({ id }) => id);
  if (whole.length === 0 || !CARRIED.includes(status)) return [];
  return db.query<Follower>(
    `SELECT e.id, s.id AS "studentId", s.name AS "studentName", c.name AS "targetName",
       CASE WHEN e.grade_signed_at IS NOT NULL OR e.end_date < $4::date THEN NULL
         WHEN $3 = 'ACTIVE' THEN CASE WHEN e.start_date > $4::date THEN 'ADMITTED' ELSE 'ACTIVE' END
         WHEN $3 <> 'PAUSED' AND (e.start_date > $4::date OR e.start_date IS NULL AND e.status = 'ADMITTED')
           THEN 'NOT_STARTED'
         ELSE $3 END AS status
     FROM enrollment parent JOIN enrollment e ON e.parent_id = parent.id
     JOIN student s ON s.id = e.student_id JOIN course c ON c.id = e.course_id
     WHERE parent.id = ANY ($1::uuid[]) AND NOT e.id = ANY ($2::uuid[]) AND e.is_enrollment AND e.removed_at IS NULL
       AND CASE WHEN $3 = 'ACTIVE' THEN parent.status = 'PAUSED' AND e.status = 'PAUSED'
           AND e.status_on = parent.status_on AND e.status_reason IS NOT DISTINCT FROM parent.status_reason
         ELSE e.grade_signed_at IS NOT NULL OR e.status IN ('ADMITTED', 'ACTIVE', 'PAUSED') END
     ORDER BY e.student_id, e.id`,
    [whole, rows.map(({ id }) => id), status, effectiveOn],
  );
}

/** Remarks for the preview. */
export function followerRemarks(followers: readonly Follower[], effectiveOn: string) {
  return followers.map(({ studentId, studentName, targetName, status }) => ({
    code: status ? 'FOLLOWS' : 'STAYS',
    message: status
      ? `Kurs inom paketet eller programmet följer med: ${enrollmentStatusLabels[status]} från ${effectiveOn}.`
      : 'Kurs inom paketet eller programmet är klar eller väntar på betyg, och lämnas som den är.',
    example: `${studentName}, ${targetName}`,
    studentId,
  }));
}
