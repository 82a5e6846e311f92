import type { Queryable } from '../../../../platform/database/database.js';
import type { Read, Row } from '../../../../platform/database/rows.js';
import { equivalentsOf } from '../../../catalogue/courses/course-equivalents.queries.js';
import type { EquivalentCourse } from '../../../../platform/graphql/generated.js';

/** A course that a student is or has been enrolled in. */
export interface EnrolledCourse
  extends Read<'enrollment', 'id' | 'status'>, Read<'course', 'name' | 'code' | 'points' | 'level' | 'kind'> {
  /** Equivalent courses of other curricula. */
  equivalents: EquivalentCourse[];
  /** Place of the course instance; null without one. */
  location: Row<'course_instance'>['location'];
  startDate: string | null;
  endDate: string | null;
  pace: number | null;
}

const READ = `
  SELECT e.id, c.name, c.code, ${equivalentsOf('c.id')} AS equivalents, c.points, c.level, c.kind, i.location, coalesce(e.start_date, i.start_date) AS "startDate",
    coalesce(e.end_date, i.end_date) AS "endDate", coalesce(e.pace_percent, i.pace_percent) AS pace, e.status
  FROM enrollment e JOIN course c ON c.id = e.course_id LEFT JOIN course_instance i ON i.id = e.course_instance_id
  WHERE e.student_id = $1 AND e.removed_at IS NULL AND e.is_enrollment
    AND coalesce(coalesce(e.end_date, i.end_date) >= $2::date, true)
    AND coalesce(coalesce(e.start_date, i.start_date) <= $3::date, true)
  ORDER BY coalesce(e.start_date, i.start_date) NULLS LAST, c.name, e.id`;

/** Courses that overlap the period, by start date. */
export function readEnrolledCourses(
  db: Queryable,
  studentId: string,
  from: string | null,
  to: string | null,
): Promise<EnrolledCourse[]> {
  return db.query<EnrolledCourse>(READ, [studentId, from, to]);
}
