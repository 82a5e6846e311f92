import { v7 as uuid } from 'uuid';
import type { Actor } from '../../../platform/auth/actor.js';
import type { Queryable } from '../../../platform/database/database.js';
import type { Work } from '../../../platform/database/unit-of-work.js';
import { SNAPSHOT, TRAIL } from '../bulk/enrollment-apply.repository.js';

/** A planned course of a package or program, not yet placed in an instance. */
export interface PlannedCourse {
  studentId: string;
  courseId: string;
  startDate: string;
  /** Null if the course has no points (sfi). */
  endDate: string | null;
  pacePercent: number;
  /** The enrolment on the package or program. */
  parentId: string;
}

export interface PlanOptions {
  batchId?: string | null;
  /** Leaves an already planned course unchanged. */
  keepsPlanned?: boolean;
}

/** The student takes one of the courses or has passed it. Both are SQL: a student's id, an array of courses. */
export const takesOrPassed = (
  student: string,
  courses: string,
): string => `(EXISTS (SELECT FROM enrollment e WHERE e.student_id = ${student}
    AND e.course_id = ANY (${courses}) AND e.is_enrollment AND e.removed_at IS NULL
    AND (e.status IN ('ADMITTED', 'ACTIVE', 'PAUSED') OR coalesce(grade_passed(e.grade), false)))
  OR EXISTS (SELECT FROM grade g WHERE g.student_id = ${student} AND g.signed_at IS NOT NULL
    AND grade_passed(g.value) AND g.course_id = ANY (${courses})))`;

/**
 * Plans courses for students: dated entries that course matching places in instances. Skips courses that the
 * student is taking or has passed, also as an equivalent; an already planned one gets these days and this
 * package. Returns the number planned. The caller's enrolment on the package locks the students.
 */
export async function planCourses(
  tx: Work,
  actor: Actor,
  entries: readonly PlannedCourse[],
  { batchId, keepsPlanned = false }: PlanOptions = {},
): Promise<number> {
  const rows = entries.map((entry) => ({ ...entry, id: uuid() }));
  const [counted] = await tx.query<{ planned: number }>(
    `WITH who AS (SELECT $2::uuid AS id, $3::text AS name, $4::uuid AS batch_id),
     wanted AS MATERIALIZED (
       -- Two packages may share a course, or have equivalents of it: it is planned once, for the earlier.
       SELECT DISTINCT ON (w."studentId", course_family(w."courseId")) w.*, planned.id AS planned_id
       FROM jsonb_to_recordset($1::jsonb) AS w(id uuid, "studentId" uuid, "courseId" uuid, "startDate" date,
         "endDate" date, "pacePercent" integer, "parentId" uuid)
       CROSS JOIN LATERAL (SELECT course_kin(w."courseId") AS courses) meant
       LEFT JOIN LATERAL (SELECT e.id FROM enrollment e WHERE e.student_id = w."studentId"
         AND e.course_id = ANY (meant.courses) AND NOT e.is_enrollment AND e.removed_at IS NULL
         ORDER BY e.course_id = w."courseId" DESC, e.created_at, e.id LIMIT 1) planned ON true
       WHERE NOT ($5::boolean AND planned.id IS NOT NULL)
         AND NOT ${takesOrPassed('w."studentId"', 'meant.courses')}
       ORDER BY w."studentId", course_family(w."courseId"), w."startDate", w.id),
     old AS (SELECT e.id, ${SNAPSHOT} AS before FROM enrollment e JOIN wanted ON wanted.planned_id = e.id),
     added AS (
       INSERT INTO enrollment (id, student_id, course_id, start_date, end_date, pace_percent, parent_id, is_enrollment)
       SELECT id, "studentId", "courseId", "startDate", "endDate", "pacePercent", "parentId", false
       FROM wanted WHERE planned_id IS NULL
       RETURNING id, version),
     dated AS (
       UPDATE enrollment e SET start_date = wanted."startDate", end_date = wanted."endDate",
         pace_percent = wanted."pacePercent", parent_id = wanted."parentId", version = e.version + 1, updated_at = now()
       FROM wanted WHERE e.id = wanted.planned_id
       RETURNING e.id, e.version),
     changed AS (
       SELECT w.id, w.version, NULL::text AS status, NULL::date AS status_on, NULL::date AS effective_on, NULL::text AS reason,
         'Planerad i kurspaket' AS note, old.before
       FROM (SELECT * FROM added UNION ALL SELECT * FROM dated) w LEFT JOIN old ON old.id = w.id),
     ${TRAIL}
     SELECT count(*)::integer AS planned FROM changed`,
    [JSON.stringify(rows), actor.userId, actor.name, batchId ?? null, keepsPlanned],
  );
  return counted!.planned;
}

/** A course requested by a student as free text. */
export interface WishedCourse {
  studentId: string;
  text: string;
  earliestOn: string | null;
}

/** Plans the course for students who don't have it or an equivalent planned; returns the new entries. */
export function planWished(
  tx: Queryable,
  courseId: string,
  wishes: readonly WishedCourse[],
): Promise<{ id: string; studentId: string }[]> {
  return tx.query(
    `INSERT INTO enrollment (id, student_id, course_id, is_enrollment, start_date, note)
     SELECT gen_random_uuid(), w."studentId", $2, false, w."earliestOn", 'Önskat: ' || w.text
     FROM jsonb_to_recordset($1::jsonb) AS w("studentId" uuid, text text, "earliestOn" date)
     WHERE NOT EXISTS (SELECT FROM enrollment e WHERE e.student_id = w."studentId"
       AND e.course_id = ANY (course_kin($2)) AND NOT e.is_enrollment AND e.removed_at IS NULL)
     RETURNING id, student_id AS "studentId"`,
    [JSON.stringify(wishes), courseId],
  );
}
