import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../platform/auth/actor.js';
import { visibleTo } from '../../../platform/auth/student-scope.js';
import { Database } from '../../../platform/database/database.js';
import type { Read } from '../../../platform/database/rows.js';
import { SqlParams } from '../../../platform/database/sql-params.js';
import { forbidden, notFound } from '../../../platform/errors/app-error.js';
import type { PlacementCourseChoices } from '../../../platform/graphql/generated.js';
import { requireId } from '../../../platform/validation/id.js';
import { isNotInterrupted } from '../hours/required-points.queries.js';
import { mayPlanPlacement } from '../placements.policy.js';

/** The courses of placement `p` as JSON, by name. */
export const COURSES = `coalesce((SELECT json_agg(json_build_object('enrollmentId', e.id, 'courseId', c.id,
    'name', c.name, 'code', c.code) ORDER BY c.name, e.id)
  FROM placement_course pk JOIN enrollment e ON e.id = pk.enrollment_id JOIN course c ON c.id = e.course_id
  WHERE pk.placement_id = p.id), '[]')`;

/** The goals of placement `p` as JSON, by course and in their order. */
export const GOALS = `coalesce((SELECT json_agg(json_build_object('id', g.id, 'courseId', g.course_id,
    'courseName', c.name, 'text', g.text, 'level', g.level, 'comment', g.comment) ORDER BY c.name, g.position)
  FROM placement_goal g JOIN course c ON c.id = g.course_id WHERE g.placement_id = p.id), '[]')`;

/** Condition: course enrolment `e` of student `s` has a work placement in a package of the student. */
const HAS_PLACEMENT = `EXISTS (SELECT FROM enrollment pe
  JOIN course_package_course pc ON pc.package_id = pe.package_id AND pc.course_id = e.course_id AND pc.has_apl
  WHERE pe.student_id = s.id AND pe.removed_at IS NULL)`;

const MOST_SUGGESTED = 20;

/** Goals used for course `c` before, without those of protected students, who could be named in them. */
const USED_GOALS = `ARRAY(SELECT g.text FROM placement_goal g JOIN placement p ON p.id = g.placement_id
    JOIN student o ON o.id = p.student_id WHERE g.course_id = c.id AND NOT o.is_protected
  GROUP BY g.text ORDER BY count(*) DESC, g.text LIMIT ${MOST_SUGGESTED})`;

/** What is chosen among in the form of a placement, in one statement. */
@Injectable()
export class PlacementGoalChoices {
  constructor(private readonly database: Database) {}

  async ofStudent(actor: Actor, studentId: string): Promise<PlacementCourseChoices> {
    const params = new SqlParams();
    const id = params.add(requireId(studentId, 'studentId'));
    const [row] = await this.database.query<
      Pick<PlacementCourseChoices, 'courses'> & Read<'student', 'teacherId'> & { isPlacementTeacher: boolean }
    >(
      `SELECT s.teacher_id AS "teacherId", EXISTS (SELECT FROM placement p WHERE p.student_id = s.id
           AND p.teacher_id = ${params.add(actor.teacherId)}::uuid) AS "isPlacementTeacher",
         coalesce((SELECT json_agg(json_build_object('enrollmentId', e.id, 'courseId', c.id, 'name', c.name,
             'code', c.code, 'hasPlacement', ${HAS_PLACEMENT}, 'usedGoals', ${USED_GOALS})
             ORDER BY ${HAS_PLACEMENT} DESC, c.name, e.id)
           FROM enrollment e JOIN course c ON c.id = e.course_id
           WHERE e.student_id = s.id AND e.removed_at IS NULL
             AND ${isNotInterrupted('e')} AND e.status IS DISTINCT FROM 'NOT_STARTED'),
           '[]') AS courses
       FROM student s WHERE s.id = ${id} AND ${visibleTo(actor, params)}`,
      params.values,
    );
    if (!row) throw notFound('Eleven finns inte.');
    if (!row.isPlacementTeacher && !mayPlanPlacement(actor, row)) throw forbidden();
    return { studentId, courses: row.courses };
  }
}
