import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import { equivalentsOf } from '../catalogue/courses/course-equivalents.queries.js';
import type { CourseSummary, Municipality, Teacher } from '../../platform/graphql/generated.js';

/** Reference lists for select inputs: small, and identical for all permitted readers (permissions, M26 and M36). */
@Injectable()
export class EducationService {
  constructor(private readonly database: Database) {}

  /**
   * Municipalities in use: the specification's in its order, then the school's own in Swedish alphabetical
   * order.
   */
  municipalities(): Promise<Municipality[]> {
    return this.database.prepared<Municipality>(
      'municipalities',
      'SELECT name AS type FROM municipality WHERE retired_at IS NULL ORDER BY place NULLS LAST, name',
      [],
    );
  }

  /** Teachers with active accounts: others take no new students. */
  teachers(): Promise<Teacher[]> {
    return this.database.prepared<Teacher>(
      'teachers',
      `SELECT t.id, json_build_object('id', u.id, 'username', u.name) AS "userId"
       FROM teacher t JOIN app_user u ON u.id = t.user_id
       WHERE u.active
       ORDER BY u.name, t.id`,
      [],
    );
  }

  /** The catalogue, each course with the teacher of its current or next instance. */
  courses(): Promise<CourseSummary[]> {
    return this.database.prepared<CourseSummary>('courses', COURSES, []);
  }
}

const COURSES = `
  SELECT c.id, c.name AS "courseName", c.code AS "courseCode", ${equivalentsOf('c.id')} AS equivalents, c.points, c.archived_at IS NOT NULL AS "isArchived",
    CASE WHEN i.teacher_id IS NOT NULL THEN json_build_object('id', i.teacher_id, 'username', i.teacher_name) END AS teacher
  FROM course c
  LEFT JOIN (
    SELECT DISTINCT ON (i.course_id) i.course_id, t.id AS teacher_id, u.name AS teacher_name
    FROM course_instance i
    JOIN teacher t ON t.id = i.teacher_id
    JOIN app_user u ON u.id = t.user_id
    WHERE i.planning <> 'CANCELLED' AND (i.end_date IS NULL OR i.end_date >= today())
    ORDER BY i.course_id, i.start_date NULLS LAST, i.id
  ) i ON i.course_id = c.id
  ORDER BY c.name, c.code`;
