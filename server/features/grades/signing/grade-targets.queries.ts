import type { Actor } from '../../../platform/auth/actor.js';
import type { Queryable } from '../../../platform/database/database.js';
import type { Read, Row } from '../../../platform/database/rows.js';
import { SqlParams } from '../../../platform/database/sql-params.js';
import { badField, conflict, forbidden, notFound } from '../../../platform/errors/app-error.js';
import type { GradeKind, GradeScale } from '../../../platform/graphql/generated.js';
import { visibleTo } from '../../../platform/auth/student-scope.js';
import { ENTRY_FROM, EXAM_FROM, EXAM_GRADED_FROM, EXAM_IS_AHEAD } from '../grade-groups.queries.js';
import { mayGrade } from '../grades.policy.js';

/** The stored grade, and its open correction. */
export interface StoredGrade {
  gradeId: string | null;
  version: number;
  isSigned: boolean;
  isOpen: boolean;
  value: string | null;
  gradedOn: string | null;
  kind: GradeKind;
  motivation: string | null;
  projectTitle: string | null;
  projectSummary: string | null;
  nationalTest: string | null;
  basis: string | null;
}

/** Target of a grade: an enrolment on a course, or an approved exam. */
export interface GradeTarget extends StoredGrade, Read<'exam', 'id' | 'studentId' | 'teacherId'> {
  kindOfTarget: 'ENTRY' | 'EXAM';
  courseId: string;
  courseName: Row<'course'>['name'];
  instanceId: string | null;
  scale: GradeScale;
  /** A grade is dated between these days. */
  dateFrom: string | null;
  /** Of an exam: whether that is the day of its occasion, and not of its registration. */
  hasOccasion?: boolean;
  /** Of an exam: whether a booked day is still to come. */
  isAhead?: boolean;
  today: string;
  defaultDate: string;
}

interface EntryTarget extends GradeTarget, Read<'enrollment', 'isEnrollment' | 'status'> {
  isCourse: boolean;
  isRemoved: boolean;
}

const STORED = `g.id AS "gradeId", coalesce(g.version, 0) AS version, g.signed_at IS NOT NULL AS "isSigned",
  k.grade_id IS NOT NULL AS "isOpen", coalesce(k.value, g.value) AS value,
  coalesce(k.graded_on, g.graded_on) AS "gradedOn",
  CASE WHEN k.grade_id IS NULL THEN g.motivation ELSE k.motivation END AS motivation,
  CASE WHEN k.grade_id IS NULL THEN g.project_title ELSE k.project_title END AS "projectTitle",
  CASE WHEN k.grade_id IS NULL THEN g.project_summary ELSE k.project_summary END AS "projectSummary",
  g.national_test AS "nationalTest", g.basis, today() AS today`;

/**
 * Locks the enrolment for this transaction and checks that the actor may grade it now. NOT_FOUND if the actor
 * may not see it, FORBIDDEN for another teacher's course, BAD_USER_INPUT if it is not a course, CONFLICT if
 * there is nothing to grade.
 */
export async function lockEntry(tx: Queryable, actor: Actor, id: string): Promise<GradeTarget> {
  const params = new SqlParams();
  const [target] = await tx.query<EntryTarget>(
    `SELECT e.id, 'ENTRY' AS "kindOfTarget", e.student_id AS "studentId", e.course_id AS "courseId",
       c.name AS "courseName", e.course_instance_id AS "instanceId", ci.teacher_id AS "teacherId",
       grade_scale(c.level, c.kind) AS scale, e.course_id IS NOT NULL AS "isCourse",
       e.removed_at IS NOT NULL AS "isRemoved", e.is_enrollment AS "isEnrollment", e.status,
       coalesce(k.kind, g.kind, 'COURSE') AS kind, ${STORED},
       coalesce(e.start_date, ci.start_date) AS "dateFrom",
       least(greatest(coalesce(ci.end_date, e.end_date, today()), e.start_date), today()) AS "defaultDate"
     FROM ${ENTRY_FROM}
     WHERE e.id = ${params.add(id)} AND ${visibleTo(actor, params)} FOR UPDATE OF e`,
    params.values,
  );
  if (!target) throw notFound('Inskrivningen finns inte.');
  if (!mayGrade(actor, target)) throw forbidden('Kursen har en annan lärare.');
  if (!target.isCourse)
    throw badField('entryId', 'BAD_REFERENCE', 'Betyg sätts på kurser, inte på paket eller program.');
  if (target.isRemoved) throw conflict('REMOVED', 'Inskrivningen är borttagen.');
  if (!target.isEnrollment) throw conflict('PLANNED', 'Kursen är bara planerad. Skriv in eleven först.');
  if (target.status === 'NOT_STARTED' || target.status === 'CANCELLED')
    throw conflict('NOT_TAKING_PART', 'Eleven har inte läst kursen.');
  return target;
}

/** The same for an approved exam; one that is not approved has no result. */
export async function lockExam(tx: Queryable, actor: Actor, id: string): Promise<GradeTarget> {
  const params = new SqlParams();
  const [target] = await tx.query<GradeTarget & { isApproved: boolean }>(
    `SELECT x.id, 'EXAM' AS "kindOfTarget", x.student_id AS "studentId", x.course_id AS "courseId",
       c.name AS "courseName", NULL AS "instanceId", x.teacher_id AS "teacherId",
       grade_scale(c.level, c.kind) AS scale, x.status = 'SCHEDULED' AS "isApproved", 'EXAM' AS kind, ${STORED},
       ${EXAM_GRADED_FROM} AS "dateFrom", sat.first_on IS NOT NULL AS "hasOccasion", ${EXAM_IS_AHEAD} AS "isAhead",
       least(coalesce(sat.held_on, today()), today()) AS "defaultDate"
     FROM ${EXAM_FROM}
     WHERE x.id = ${params.add(id)} AND ${visibleTo(actor, params)} FOR UPDATE OF x`,
    params.values,
  );
  if (!target) throw notFound('Anmälan finns inte.');
  if (!mayGrade(actor, target)) throw forbidden('Prövningen har en annan lärare.');
  if (!target.isApproved) throw conflict('NOT_APPROVED', 'Anmälan till prövningen är inte godkänd.');
  if (target.courseId === null)
    throw conflict(
      'UNKNOWN_COURSE',
      'Prövningens kurs finns inte i kurslistan, så den kan inte betygsättas.',
    );
  return target;
}
