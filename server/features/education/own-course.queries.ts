import { Injectable } from '@nestjs/common';
import type { Actor } from '../../platform/auth/actor.js';
import { Database } from '../../platform/database/database.js';
import { notFound } from '../../platform/errors/app-error.js';
import type { OwnCourse } from '../../platform/graphql/generated.js';
import { requireId } from '../../platform/validation/id.js';
import { equivalentsOf } from '../catalogue/courses/course-equivalents.queries.js';

/** Maximum number of messages, and of documents. */
const MOST = 50;

const INSTANCE = `SELECT json_build_object('id', i.id, 'name', i.name, 'startDate', i.start_date, 'endDate', i.end_date,
    'pacePercent', i.pace_percent, 'studyForm', i.study_form, 'location', i.location, 'municipality', i.municipality,
    'status', instance_status(i.planning, i.start_date, i.end_date), 'teacherName', u.name)
  FROM course_instance i LEFT JOIN teacher t ON t.id = i.teacher_id LEFT JOIN app_user u ON u.id = t.user_id
  WHERE i.id = e.course_instance_id`;

const MESSAGES = `SELECT json_build_object('id', m.id, 'subject', m.subject, 'text', m.text, 'sentBy', m.sent_by_name,
    'sentAt', iso(m.sent_at)) AS one
  FROM course_message_recipient r JOIN course_message m ON m.id = r.message_id
  WHERE r.student_id = e.student_id AND m.course_instance_id = e.course_instance_id
  ORDER BY m.sent_at DESC, m.id LIMIT ${MOST}`;

const DOCUMENTS = `SELECT json_build_object('id', d.id, 'type', d.type, 'createdAt', iso(d.created_at)) AS one
  FROM document d
  WHERE d.student_id = e.student_id AND d.course_instance_id = e.course_instance_id
    AND d.revoked_at IS NULL AND d.erased_at IS NULL
  ORDER BY d.created_at DESC, d.id LIMIT ${MOST}`;

const list = (rows: string): string => `(SELECT coalesce(json_agg(x.one), '[]'::json) FROM (${rows}) x)`;

/** A course as its student sees it: the own enrolment, never other participants. */
@Injectable()
export class OwnCourseReader {
  constructor(private readonly database: Database) {}

  /** One statement. The student's own record leaves no access record. */
  async open(actor: Actor, id: string): Promise<OwnCourse> {
    const [course] = await this.database.query<OwnCourse>(
      `SELECT e.id, c.id AS "courseId", c.name AS "courseName", c.code AS "courseCode", c.points,
         ${equivalentsOf('c.id')} AS equivalents, e.start_date AS "startDate", e.end_date AS "endDate",
         CASE WHEN e.is_enrollment THEN e.status END AS status,
         CASE WHEN e.grade_signed_at IS NOT NULL THEN e.grade END AS grade,
         (${INSTANCE}) AS instance, ${list(MESSAGES)} AS messages, ${list(DOCUMENTS)} AS documents
       FROM enrollment e JOIN course c ON c.id = e.course_id
       WHERE e.id = $1 AND e.student_id = $2 AND e.removed_at IS NULL`,
      [requireId(id, 'id'), actor.studentId],
    );
    if (!course) throw notFound('Kursen finns inte bland dina kurser.');
    return course;
  }
}
