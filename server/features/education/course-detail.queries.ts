import { Injectable } from '@nestjs/common';
import { hasRank, type Actor } from '../../platform/auth/actor.js';
import { Database } from '../../platform/database/database.js';
import { SqlParams } from '../../platform/database/sql-params.js';
import { notFound } from '../../platform/errors/app-error.js';
import type { CourseDetail, CourseDetailRights, CourseFacts } from '../../platform/graphql/generated.js';
import { isOffered } from '../catalogue/course.queries.js';
import { GRADES_DUE } from '../course-instances/course-instance.mapper.js';
import { mayMessageParticipants } from '../course-messages/course-messages.policy.js';
import { mayGrade } from '../grades/grades.policy.js';
import { accessLogPart } from '../../platform/history/access-log.js';
import { visibleTo } from '../../platform/auth/student-scope.js';
import { equivalentsOf } from '../catalogue/courses/course-equivalents.queries.js';
import { requireId } from '../../platform/validation/id.js';
import { catalogueFacts } from './catalogue-facts.queries.js';
import { courseEvents, toCourseEvent, type CourseEventRow } from './course-timeline.queries.js';

type FactsRow = Omit<CourseFacts, 'viewerMay'> & { teacherId: string | null };
type CourseRow = Omit<CourseDetail, 'instance' | 'timeline' | 'viewerMay'> & {
  instance: FactsRow | null;
  timeline: readonly CourseEventRow[];
  isOffered: boolean;
};

const FACTS = `SELECT json_build_object('courseId', c.id, 'courseName', c.name, 'courseCode', c.code,
    'points', c.points, 'equivalents', ${equivalentsOf('c.id')}, 'startDate', i.start_date, 'endDate', i.end_date,
    'pacePercent', i.pace_percent, 'studyForm', i.study_form, 'location', i.location,
    'municipality', i.municipality, 'capacity', i.capacity,
    'admitted', (SELECT count(*)::integer FROM enrolled WHERE takes_seat(enrolled.status)),
    'status', instance_status(i.planning, i.start_date, i.end_date), 'gradesDueOn', ${GRADES_DUE},
    'gradesSignedAt', iso(i.grades_signed_at), 'teacherId', i.teacher_id)
  FROM course_instance i JOIN course c ON c.id = i.course_id CROSS JOIN school_setting school`;

/** Details of a course, an instance, a package or a program, with its students. */
@Injectable()
export class CourseDetailReader {
  constructor(private readonly database: Database) {}

  /**
   * One statement, including the access record (contract, section 5: `GET /details/Kurs/{id}`). Students are
   * those with an enrolment that is neither planned nor removed, and that the reader may see.
   */
  async open(actor: Actor, id: string): Promise<CourseDetail> {
    const params = new SqlParams();
    const target = params.add(requireId(id, 'id'));
    const [row] = await this.database.query<CourseRow>(
      `WITH ${accessLogPart(actor, 'LIST_STUDENTS', params, null)}, target AS (${targets(target)}),
       enrolled AS (
         SELECT DISTINCT ON (s.id) s.id, s.name, e.status, e.start_date, e.end_date,
           CASE WHEN e.grade_signed_at IS NOT NULL THEN e.grade END AS grade,
           CASE WHEN ${params.add(hasRank(actor, 'TEACHER'))}::boolean AND e.course_instance_id = ${target}
             THEN (SELECT count(*)::integer FROM uploaded_file f WHERE f.student_id = s.id AND f.deleted_at IS NULL) END AS files
         FROM enrollment e JOIN student s ON s.id = e.student_id
         WHERE (e.course_id = ${target} OR e.course_instance_id = ${target} OR e.package_id = ${target} OR e.program_id = ${target})
           AND e.is_enrollment AND e.removed_at IS NULL AND ${visibleTo(actor, params)}
         ORDER BY s.id, e.status = 'ACTIVE' DESC NULLS LAST, e.start_date DESC NULLS LAST, e.id)
       SELECT target.id, target.type, target.is_offered AS "isOffered", target.name AS "courseName",
         (SELECT json_build_object('id', t.id, 'username', u.name) FROM teacher t JOIN app_user u ON u.id = t.user_id
          WHERE t.id = target.teacher_id) AS teacher,
         (SELECT coalesce(json_agg(json_build_object('id', s.id, 'name', s.name, 'status', s.status, 'grade', s.grade,
              'startDate', s.start_date, 'endDate', s.end_date, 'fileCount', s.files)
            ORDER BY s.name, s.id), '[]'::json) FROM enrolled s) AS students,
         (${FACTS} WHERE i.id = target.id) AS instance,
         ${catalogueFacts(actor, target, params)} AS catalogue,
         (${courseEvents(actor, target, params)}) AS timeline
       FROM target`,
      params.values,
    );
    if (!row) throw notFound('Kursen finns inte.');
    const { isOffered, ...course } = row;
    return {
      ...course,
      instance: row.instance && toFacts(row.instance, actor),
      timeline: row.timeline.map((event) => toCourseEvent(event, actor)),
      viewerMay: rightsOf(actor, row),
    };
  }
}

/** Rights by role and state: archived or superseded courses can only be edited. */
function rightsOf(actor: Actor, { type, isOffered }: CourseRow): CourseDetailRights {
  const administers = hasRank(actor, 'ADMIN');
  return {
    edit: administers && type !== null,
    plan: administers && isOffered && type === 'Course',
    enroll: administers && isOffered && type === 'CoursePackage',
  };
}

/** A course has the teacher of its current or next instance, as in the catalogue; packages and programs have none. */
const targets = (id: string): string => `
  SELECT 'Course' AS type, c.archived_at IS NULL AS is_offered, c.id, c.name, (SELECT i.teacher_id FROM course_instance i
      WHERE i.course_id = c.id AND i.teacher_id IS NOT NULL AND i.planning <> 'CANCELLED' AND (i.end_date IS NULL OR i.end_date >= today())
      ORDER BY i.start_date NULLS LAST, i.id LIMIT 1) AS teacher_id
    FROM course c WHERE c.id = ${id}
  UNION ALL SELECT NULL, false, i.id, i.name, i.teacher_id FROM course_instance i WHERE i.id = ${id}
  UNION ALL SELECT 'CoursePackage', ${isOffered('p')} AND EXISTS (SELECT FROM course_package_course r WHERE r.package_id = p.id),
      p.id, p.name, NULL FROM course_package p WHERE p.id = ${id}
  UNION ALL SELECT 'Program', p.archived_at IS NULL, p.id, p.name, NULL FROM program p WHERE p.id = ${id}`;

function toFacts({ teacherId, ...facts }: FactsRow, actor: Actor): CourseFacts {
  return {
    ...facts,
    viewerMay: {
      grade: mayGrade(actor, { teacherId }),
      administer: hasRank(actor, 'ADMIN'),
      message: mayMessageParticipants(actor, { teacherId }),
    },
  };
}
