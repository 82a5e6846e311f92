import { Injectable } from '@nestjs/common';
import { visibleTo } from '../../platform/auth/student-scope.js';
import { Database } from '../../platform/database/database.js';
import { SqlParams } from '../../platform/database/sql-params.js';
import type {
  DayCorrection,
  DayExam,
  DayHeldFile,
  DayOwnStudents,
  DayStudent,
  DayWatchedExams,
} from '../../platform/graphql/generated.js';
import type { Call } from '../../platform/graphql/request-context.js';
import { accessLogPart } from '../../platform/history/access-log.js';
import { isOpenFor } from '../follow-ups/open-follow-up.queries.js';
import { EXAM_DECIDED_AT } from '../exams/terms/exam-decided.queries.js';

const DAYS = 30;
const RECENT = 8;
const ENDING = 50;
const EXAM_DAYS = 14;
/** Number of own students shown; the page links to the rest. */
const FEW = 5;
/** Maximum number of comments shown of a student. */
const COMMENTS = 3;
/** Maximum number of items of one kind. */
const MOST = 50;
/** Number of recent accesses searched for students. */
const OPENINGS = 400;

const STUDENT = `s.id AS "studentId", s.name, s.end_date AS "endDate"`;

/** JSON of a student's latest comments that match the condition on `c`, newest first; the student is `id`. */
const latestComments = (condition: string) => `(SELECT coalesce(json_agg(shown), '[]') FROM (
    SELECT c.id, c.author_name AS author, c.text, iso(c.created_at) AS "createdAt"
    FROM comment c WHERE c.student_id = unread.id AND NOT unread.is_protected AND c.deleted_at IS NULL AND ${condition}
    ORDER BY c.created_at DESC, c.id DESC LIMIT ${COMMENTS}) shown)`;

/** CTEs: `latest` has the students whose pages `user` has opened, with the last time. */
const openedBy = (user: string) => `opened AS MATERIALIZED (
    SELECT student_id, at FROM access_log
    WHERE user_id = ${user} AND at > now() - interval '${DAYS} days' AND action = 'READ_STUDENT'
      AND result = 'OK' AND student_id IS NOT NULL
    ORDER BY at DESC LIMIT ${OPENINGS}),
  latest AS (SELECT student_id, max(at) AS at FROM opened GROUP BY student_id)`;

/**
 * Students by the viewer's recent activity and upcoming events: only names, of those that the viewer may see.
 */
@Injectable()
export class MyDayService {
  constructor(private readonly database: Database) {}

  recent({ actor }: Call): Promise<DayStudent[]> {
    const params = new SqlParams();
    return this.database.query<DayStudent>(
      `WITH ${openedBy(params.add(actor.userId))}
       SELECT ${STUDENT} FROM latest JOIN student s ON s.id = latest.student_id
       WHERE ${visibleTo(actor, params)} ORDER BY latest.at DESC LIMIT ${RECENT}`,
      params.values,
    );
  }

  ending({ actor }: Call): Promise<DayStudent[]> {
    const params = new SqlParams();
    return this.database.query<DayStudent>(
      `SELECT ${STUDENT} FROM student s
       WHERE s.end_date BETWEEN today() AND today() + ${DAYS} AND s.status NOT IN ('ENDED', 'DROPPED_OUT')
         AND ${visibleTo(actor, params)}
       ORDER BY s.end_date, s.name, s.id LIMIT ${ENDING}`,
      params.values,
    );
  }

  async ownStudents({ actor }: Call): Promise<DayOwnStudents> {
    const params = new SqlParams();
    const viewer = params.add(actor.userId);
    const unseen = `NOT EXISTS (SELECT FROM comment_seen cs WHERE cs.comment_id = c.id AND cs.user_id = ${viewer})`;
    const list = (from: string, order: string, comments = `'[]'::json`) =>
      `(SELECT coalesce(json_agg(listed), '[]') FROM (
         SELECT id AS "studentId", name, apl_status AS "aplStatus", event_on AS "lastEventOn",
           unseen AS "unseenCommentCount", ${comments} AS "unseenComments"
         FROM ${from} ORDER BY ${order}, name, id LIMIT ${FEW}) listed)`;
    const log = accessLogPart(actor, 'LIST_STUDENTS', params, null, 'Min dag');
    const [row] = await this.database.query<DayOwnStudents>(
      `WITH own AS MATERIALIZED (
         SELECT s.id, s.name, s.status, s.apl_status, s.is_protected,
           (greatest(s.apl_status_since, c.last_at, (SELECT max(h.changed_at) FROM change_history h WHERE h.student_id = s.id))
             AT TIME ZONE 'Europe/Stockholm')::date AS changed_on,
           (SELECT max(e.last_activity_on) FROM enrollment e WHERE e.student_id = s.id) AS active_on, c.unseen
         FROM student s CROSS JOIN LATERAL (
           SELECT max(c.created_at) AS last_at, count(*) FILTER (WHERE ${unseen})::integer AS unseen
           FROM comment c WHERE c.student_id = s.id AND c.deleted_at IS NULL) c
         WHERE s.teacher_id = ${params.add(actor.teacherId)} AND ${visibleTo(actor, params)}),
       dated AS (SELECT *, greatest(changed_on, active_on) AS event_on FROM own),
       active AS (SELECT * FROM dated WHERE status = 'ACTIVE'),
       unread AS (SELECT * FROM dated WHERE unseen > 0), ${log}
       SELECT (SELECT count(*)::integer FROM active) AS total, ${list('active', 'event_on')} AS quiet,
         (SELECT count(*)::integer FROM unread) AS "unreadTotal", ${list('unread', 'unseen DESC', latestComments(unseen))} AS unread`,
      params.values,
    );
    return row!;
  }

  examsToHold({ actor }: Call): Promise<DayExam[]> {
    return this.database.query<DayExam>(
      `SELECT o.id, o.held_on AS "heldOn", to_char(o.starts_at, 'HH24:MI') AS "startsAt", o.room, o.part,
         ARRAY(SELECT c.name FROM exam_occasion_course x JOIN course c ON c.id = x.course_id
           WHERE x.occasion_id = o.id ORDER BY c.name) AS courses,
         (SELECT count(*)::integer FROM exam_booking b WHERE b.occasion_id = o.id) AS booked
       FROM exam_occasion o
       WHERE o.held_on BETWEEN today() AND today() + ${EXAM_DAYS} AND o.teacher_id = $1 AND o.cancelled_at IS NULL
       ORDER BY o.held_on, o.starts_at, o.id LIMIT ${MOST}`,
      [actor.teacherId],
    );
  }

  /** Counsellors do not register exams: shows those of the students on their day page. */
  async examsToWatch({ actor }: Call): Promise<DayWatchedExams> {
    const params = new SqlParams();
    const user = params.add(actor.userId);
    const may = visibleTo(actor, params);
    const log = accessLogPart(actor, 'READ_CALENDAR', params, null, 'Min dag');
    const [row] = await this.database.query<DayWatchedExams>(
      `WITH ${openedBy(user)}, watched AS MATERIALIZED (
         SELECT f.student_id AS id FROM follow_up f WHERE ${isOpenFor(user)}
         UNION (SELECT s.id FROM latest JOIN student s ON s.id = latest.student_id
           WHERE ${may} ORDER BY latest.at DESC LIMIT ${RECENT})),
       watchable AS MATERIALIZED (
         SELECT x.id, x.student_id AS "studentId", s.name AS student, x.course, x.requested_month AS month, x.status,
           next.held_on AS "heldOn", next.id AS "occasionId"
         FROM watched w JOIN exam x ON x.student_id = w.id JOIN student s ON s.id = w.id
         LEFT JOIN LATERAL (SELECT o.id, o.held_on FROM exam_booking b JOIN exam_occasion o ON o.id = b.occasion_id
           WHERE b.exam_id = x.id AND o.cancelled_at IS NULL AND o.held_on >= today()
           ORDER BY o.held_on, o.starts_at LIMIT 1) next ON true
         WHERE ${may} AND (x.status = 'INTRESSE' OR next.id IS NOT NULL
           OR x.status <> 'INTRESSE' AND ${EXAM_DECIDED_AT} > now() - interval '${EXAM_DAYS} days')),
       hit AS MATERIALIZED (SELECT * FROM watchable
         ORDER BY "heldOn" NULLS LAST, status <> 'INTRESSE', student, id LIMIT ${FEW}), ${log}
       SELECT (SELECT count(*)::integer FROM watchable) AS total,
         (SELECT coalesce(json_agg(hit ORDER BY "heldOn" NULLS LAST, status <> 'INTRESSE', student, id), '[]')
           FROM hit) AS nodes`,
      params.values,
    );
    return row!;
  }

  heldImportFiles(): Promise<DayHeldFile[]> {
    return this.database.query<DayHeldFile>(
      `SELECT h.batch_id AS "batchId", h.filename, u.name AS "importedBy", count(*)::integer AS rows
       FROM import_held_row h JOIN app_user u ON u.id = h.user_id WHERE h.decision IS NULL
       GROUP BY h.batch_id, h.filename, u.id, u.name ORDER BY min(h.created_at), h.filename LIMIT ${MOST}`,
    );
  }

  waitingCorrections(): Promise<DayCorrection[]> {
    return this.database.query<DayCorrection>(
      `SELECT k.id, s.id AS "studentId", s.name, k.subject, iso(k.requested_at) AS "requestedAt"
       FROM correction_request k JOIN student s ON s.id = k.student_id WHERE k.outcome IS NULL
       ORDER BY k.requested_at, k.id LIMIT ${MOST}`,
    );
  }
}
