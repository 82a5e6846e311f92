import { Injectable } from '@nestjs/common';
import type { Actor } from '../../platform/auth/actor.js';
import { Database } from '../../platform/database/database.js';
import { SqlParams } from '../../platform/database/sql-params.js';
import type { CourseInstanceStudent, CourseInstanceStudents } from '../../platform/graphql/generated.js';
import { accessLogPart, type AccessAction } from '../../platform/history/access-log.js';
import { visibleTo } from '../../platform/auth/student-scope.js';
import { requireId } from '../../platform/validation/id.js';
import { CourseInstanceList } from './course-instances.queries.js';

/**
 * 'Öppna elevlista': the students of an instance, for printing and for CSN and SCB (pages, section 6; domain, D8).
 */
@Injectable()
export class CourseInstanceRoster {
  constructor(
    private readonly database: Database,
    private readonly list: CourseInstanceList,
  ) {}

  /** With `action` null the caller writes the access log. */
  async of(
    actor: Actor,
    id: string,
    action: AccessAction | null = 'LIST_STUDENTS',
  ): Promise<CourseInstanceStudents> {
    const instance = await this.list.one(id);
    return { instance, students: await this.students(actor, instance.id, action) };
  }

  async count(id: string | undefined): Promise<number> {
    const [row] = await this.database.query<{ count: number }>(
      `SELECT count(*)::integer AS count FROM enrollment WHERE course_instance_id = $1 AND removed_at IS NULL`,
      [id ?? null],
    );
    return row!.count;
  }

  /** Reads the students and writes the access log in one statement. Draft grades are left out. */
  private async students(
    actor: Actor,
    id: string,
    action: AccessAction | null,
  ): Promise<CourseInstanceStudent[]> {
    const params = new SqlParams();
    const instance = params.add(requireId(id, 'id'));
    const visible = visibleTo(actor, params);
    const access = accessLogPart(actor, action, params, null);
    return this.database.query<CourseInstanceStudent>(
      `WITH ${access}
       SELECT e.id AS "enrollmentId", s.id AS "studentId", s.name,
         left(s.personal_number, 8) || '-' || right(s.personal_number, 4) AS "personalNumber",
         s.email, s.phone, s.municipality, s.is_protected AS "isProtected", e.status, e.status_on AS "statusOn",
         coalesce(e.start_date, i.start_date) AS "startDate", coalesce(e.end_date, i.end_date) AS "endDate",
         coalesce(e.pace_percent, i.pace_percent) AS "pacePercent",
         CASE WHEN e.grade_signed_at IS NOT NULL THEN e.grade END AS grade,
         CASE WHEN e.grade_signed_at IS NOT NULL THEN e.graded_on END AS "gradedOn"
       FROM enrollment e JOIN student s ON s.id = e.student_id JOIN course_instance i ON i.id = e.course_instance_id
       WHERE e.course_instance_id = ${instance} AND e.removed_at IS NULL AND ${visible}
       ORDER BY s.name, s.id, e.id`,
      params.values,
    );
  }
}
