import { Injectable } from '@nestjs/common';
import type { Actor } from '../../platform/auth/actor.js';
import { Database } from '../../platform/database/database.js';
import { SqlParams } from '../../platform/database/sql-params.js';
import { notFound } from '../../platform/errors/app-error.js';
import type { CourseDetail } from '../../platform/graphql/generated.js';
import { accessLogPart } from '../../platform/history/access-log.js';
import { visibleTo } from '../../platform/auth/student-scope.js';
import { requireId } from '../../platform/validation/id.js';

/** What someone studies: a course, one of its instances, a package or a program, with its students. */
@Injectable()
export class CourseDetailReader {
  constructor(private readonly database: Database) {}

  /**
   * One statement, the trace of the reading included (contract, section 5: `GET /details/Kurs/{id}`).
   * Students are those with an enrolment that is neither planned nor removed, and whom the reader may know of.
   */
  async open(actor: Actor, id: string): Promise<CourseDetail> {
    const params = new SqlParams();
    const target = params.add(requireId(id, 'id'));
    const [row] = await this.database.query<CourseDetail>(
      `WITH ${accessLogPart(actor, 'LIST_STUDENTS', params, null)}, target AS (${targets(target)}),
       enrolled AS (
         SELECT s.id, s.name FROM student s WHERE ${visibleTo(actor, params)} AND s.id IN (
           SELECT e.student_id FROM enrollment e
           WHERE (e.course_id = ${target} OR e.course_instance_id = ${target} OR e.package_id = ${target} OR e.program_id = ${target})
             AND e.is_enrollment AND e.removed_at IS NULL))
       SELECT target.id, target.name AS "courseName",
         (SELECT json_build_object('id', t.id, 'username', u.name) FROM teacher t JOIN app_user u ON u.id = t.user_id
          WHERE t.id = target.teacher_id) AS teacher,
         (SELECT coalesce(json_agg(json_build_object('id', s.id, 'name', s.name) ORDER BY s.name, s.id), '[]'::json)
          FROM enrolled s) AS students
       FROM target`,
      params.values,
    );
    if (!row) throw notFound('Kursen finns inte.');
    return row;
  }
}

/** A course has the teacher of its current or next instance, as in the catalogue; packages and programs have none. */
const targets = (id: string): string => `
  SELECT c.id, c.name, (SELECT i.teacher_id FROM course_instance i
      WHERE i.course_id = c.id AND i.teacher_id IS NOT NULL AND i.planning <> 'CANCELLED' AND (i.end_date IS NULL OR i.end_date >= today())
      ORDER BY i.start_date NULLS LAST, i.id LIMIT 1) AS teacher_id
    FROM course c WHERE c.id = ${id}
  UNION ALL SELECT i.id, i.name, i.teacher_id FROM course_instance i WHERE i.id = ${id}
  UNION ALL SELECT p.id, p.name, NULL FROM course_package p WHERE p.id = ${id}
  UNION ALL SELECT p.id, p.name, NULL FROM program p WHERE p.id = ${id}`;
