import type { Queryable } from '../../../platform/database/database.js';
import type { Row } from '../../../platform/database/rows.js';
import { equivalentsOf } from '../../catalogue/courses/course-equivalents.queries.js';
import type { EquivalentCourse, GradeKind, GradeScale } from '../../../platform/graphql/generated.js';

/** A published grade of a student. */
export interface PublishedGrade {
  gradeId: string;
  enrollmentId: string | null;
  examId: string | null;
  courseId: string;
  courseCode: Row<'course'>['code'];
  equivalents: EquivalentCourse[];
  courseName: Row<'course'>['name'];
  /** Null where points are not counted (sfi). */
  points: Row<'course'>['points'];
  scale: GradeScale;
  value: string;
  gradedOn: string;
  kind: GradeKind;
  projectTitle: string | null;
  projectSummary: string | null;
  teacherName: Row<'app_user'>['name'] | null;
  signedByName: string | null;
  signedAt: string;
  /** Merit points (domain, D5); null for grades without any. */
  merit: number | null;
  passed: boolean;
  /** False when a better grade of the same course, or of its equivalent, counts instead. */
  isBest: boolean;
}

/** All published grades of a student, newest first. The caller has checked permissions. */
export async function readStudentGrades(db: Queryable, studentId: string): Promise<PublishedGrade[]> {
  return db.query<PublishedGrade>(
    `SELECT g.id AS "gradeId", g.enrollment_id AS "enrollmentId", g.exam_id AS "examId", g.course_id AS "courseId",
       c.code AS "courseCode", ${equivalentsOf('c.id')} AS equivalents, c.name AS "courseName", c.points,
       grade_scale(c.level, c.kind) AS scale, g.value,
       g.graded_on AS "gradedOn", g.kind, g.project_title AS "projectTitle", g.project_summary AS "projectSummary",
       u.name AS "teacherName", g.signed_by_name AS "signedByName", iso(g.signed_at) AS "signedAt",
       grade_merit(g.value)::float8 AS merit, grade_passed(g.value) AS passed, g.is_best AS "isBest"
     FROM student_grade g JOIN course c ON c.id = g.course_id
     LEFT JOIN enrollment e ON e.id = g.enrollment_id
     LEFT JOIN teacher t ON t.id = g.teacher_id LEFT JOIN app_user u ON u.id = t.user_id
     WHERE g.student_id = $1 AND e.removed_at IS NULL
     ORDER BY g.graded_on DESC, c.name, g.id`,
    [studentId],
  );
}
