import type { Actor } from '../../platform/auth/actor.js';
import { visibleTo } from '../../platform/auth/student-scope.js';
import type { SqlParams } from '../../platform/database/sql-params.js';
import { equivalentsOf } from '../catalogue/courses/course-equivalents.queries.js';

/** Maximum number of a course's instances on its page. */
const MOST = 50;

const course = (target: string, visible: string): string => `
  SELECT json_build_object('code', c.code, 'points', c.points, 'subject', c.subject, 'system', c.system, 'level', c.level,
    'packageKind', NULL, 'aplWeeks', NULL, 'rules', NULL, 'description', NULL, 'isArchived', c.archived_at IS NOT NULL,
    'equivalents', ${equivalentsOf('c.id')},
    'instances', (SELECT coalesce(json_agg(held.instance ORDER BY held.has_ended, held.sorted, held.id), '[]'::json) FROM (
      SELECT i.id, i.end_date < today() OR i.planning = 'CANCELLED' AS has_ended,
        CASE WHEN i.end_date < today() THEN today() - i.start_date ELSE i.start_date - today() END AS sorted,
        json_build_object('id', i.id, 'name', i.name, 'startDate', i.start_date, 'endDate', i.end_date,
          'status', instance_status(i.planning, i.start_date, i.end_date), 'teacherName', u.name, 'capacity', i.capacity,
          'admitted', (SELECT count(DISTINCT s.id)::integer FROM enrollment e JOIN student s ON s.id = e.student_id
            WHERE e.course_instance_id = i.id AND e.is_enrollment AND e.removed_at IS NULL AND takes_seat(e.status)
              AND ${visible})) AS instance
      FROM course_instance i LEFT JOIN teacher t ON t.id = i.teacher_id LEFT JOIN app_user u ON u.id = t.user_id
      WHERE i.course_id = c.id ORDER BY has_ended, sorted, i.id LIMIT ${MOST}) held),
    'courses', '[]'::json,
    'partOf', (SELECT coalesce(json_agg(json_build_object('id', whole.id, 'name', whole.name) ORDER BY whole.name), '[]'::json) FROM (
      SELECT p.id, p.name FROM course_package_course pc JOIN course_package p ON p.id = pc.package_id
      WHERE pc.course_id = c.id AND p.archived_at IS NULL
      UNION ALL SELECT pr.id, pr.name FROM program_course rc JOIN program pr ON pr.id = rc.program_id
      WHERE rc.course_id = c.id AND pr.archived_at IS NULL) whole))
  FROM course c WHERE c.id = ${target}`;

const withCourses = (rows: string, condition: string): string => `
  (SELECT coalesce(json_agg(json_build_object('id', c.id, 'name', c.name, 'code', c.code, 'points', c.points,
      'equivalents', ${equivalentsOf('c.id')}, 'choiceGroup', r.choice_group) ORDER BY r.position, c.id), '[]'::json)
    FROM ${rows} r JOIN course c ON c.id = r.course_id WHERE ${condition})`;

const coursePackage = (target: string): string => `
  SELECT json_build_object('code', p.code, 'points', p.target_points, 'subject', NULL, 'system', NULL, 'level', NULL,
    'packageKind', p.kind, 'aplWeeks', p.apl_weeks, 'rules', NULL, 'description', p.description,
    'isArchived', p.archived_at IS NOT NULL,
    'equivalents', '[]'::json, 'instances', '[]'::json, 'partOf', '[]'::json,
    'courses', ${withCourses('course_package_course', 'r.package_id = p.id')})
  FROM course_package p WHERE p.id = ${target}`;

const program = (target: string): string => `
  SELECT json_build_object('code', p.code, 'points', p.points, 'subject', NULL, 'system', NULL, 'level', NULL,
    'packageKind', NULL, 'aplWeeks', NULL, 'description', p.description, 'isArchived', p.archived_at IS NOT NULL,
    'rules', json_build_object('requiredPoints', p.required_points, 'programmePoints', p.programme_points,
      'freePoints', p.free_points, 'passedPoints', p.passed_points),
    'equivalents', '[]'::json, 'instances', '[]'::json, 'partOf', '[]'::json,
    'courses', ${withCourses('program_course', 'r.program_id = p.id')})
  FROM program p WHERE p.id = ${target}`;

/** JSON of the catalogue's facts about a course, a package or a program; null for a course instance. */
export function catalogueFacts(actor: Actor, target: string, params: SqlParams): string {
  return `coalesce((${course(target, visibleTo(actor, params))}), (${coursePackage(target)}), (${program(target)}))`;
}
