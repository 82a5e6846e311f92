import type { Queryable } from '../../../../platform/database/database.js';
import type { Read, Row } from '../../../../platform/database/rows.js';
import { PLACED, PLACED_JOIN, type Placed } from './authority.queries.js';

/** A signed grade; drafts are excluded. */
export interface SignedGrade
  extends
    Read<'grade', 'id' | 'studentId' | 'kind' | 'projectTitle' | 'projectSummary'>,
    Read<'student', 'name' | 'personalNumber' | 'isProtected' | 'municipality'>,
    Read<'course', 'points' | 'level'> {
  payer: Placed['payer'];
  /** The huvudman's full name; null if the municipality is no huvudman. */
  authority: Row<'municipality'>['authority_name'];
  course: Row<'course'>['name'];
  courseCode: Row<'course'>['code'];
  value: string;
  gradedOn: string;
  courseKind: Row<'course'>['kind'];
  teacher: Row<'app_user'>['name'] | null;
  signedBy: string | null;
}

const SELECT = `
  SELECT g.id, g.student_id AS "studentId", s.name, s.personal_number AS "personalNumber",
    s.is_protected AS "isProtected", ${PLACED}, c.name AS course, c.code AS "courseCode", c.points, g.value,
    g.graded_on AS "gradedOn", g.kind, c.level, c.kind AS "courseKind", g.project_title AS "projectTitle",
    g.project_summary AS "projectSummary", u.name AS teacher, coalesce(g.signed_by_name, u.name) AS "signedBy"
  FROM grade g JOIN course c ON c.id = g.course_id JOIN student s ON s.id = g.student_id ${PLACED_JOIN}
  LEFT JOIN teacher t ON t.id = g.teacher_id LEFT JOIN app_user u ON u.id = t.user_id
  WHERE g.signed_at IS NOT NULL AND g.value IS NOT NULL`;

/** The period of grading dates, inclusive; null is open. */
export interface GradedDays {
  from: string | null;
  to: string | null;
}

const readGradesOf = (db: Queryable, which: string, order: string, id: string, { from, to }: GradedDays) =>
  db.query<SignedGrade>(
    `${SELECT} AND ${which} = $1 AND coalesce(g.graded_on >= $2::date, true)
       AND coalesce(g.graded_on <= $3::date, true) ORDER BY g.graded_on, ${order}, g.id`,
    [id, from, to],
  );

/** Grades of a student, the oldest first. */
export const readGradesOfStudent = (db: Queryable, studentId: string, days: GradedDays) =>
  readGradesOf(db, 'g.student_id', 'c.name', studentId, days);

/** Grades of a course without an instance, as after a prövning: by date, then name. */
export const readGradesWithoutInstance = (db: Queryable, courseId: string, days: GradedDays) =>
  readGradesOf(db, 'g.course_instance_id IS NULL AND g.course_id', 's.name', courseId, days);

/** Grades of a course instance, by name. */
export function readGradesOfInstance(db: Queryable, instanceId: string): Promise<SignedGrade[]> {
  return db.query<SignedGrade>(`${SELECT} AND g.course_instance_id = $1 ORDER BY s.name, s.id`, [instanceId]);
}
