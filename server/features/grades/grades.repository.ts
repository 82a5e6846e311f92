import { v7 as uuid } from 'uuid';
import type { Queryable } from '../../platform/database/database.js';
import { type Actor } from '../../platform/auth/actor.js';
import { type GradeTarget } from './signing/grade-targets.queries.js';

/** The grades of a record that is merged into another are its from now on. */
export async function moveGrades(tx: Queryable, toId: string, fromId: string): Promise<void> {
  await tx.query('UPDATE grade SET student_id = $1 WHERE student_id = $2', [toId, fromId]);
}

/** The grade of an exam is set by another teacher. */
export async function setGradeTeacher(
  tx: Queryable,
  examId: string,
  teacherId: string | null,
): Promise<void> {
  await tx.query('UPDATE grade SET teacher_id = $2 WHERE exam_id = $1', [examId, teacherId]);
}

/** Opens a published grade for a correction. */
export async function openCorrection(
  tx: Queryable,
  given: { gradeId: string; reason: string; actorId: string; actorName: string },
): Promise<void> {
  await tx.query(
    `INSERT INTO grade_correction (grade_id, reason, opened_by, opened_by_name, value, graded_on, kind,
           project_title, project_summary)
         SELECT id, $2, $3, $4, value, graded_on, kind, project_title, project_summary FROM grade WHERE id = $1`,
    [given.gradeId, given.reason, given.actorId, given.actorName],
  );
}

/** Discards the correction; the published grade stays unchanged. */
export async function dropCorrection(tx: Queryable, gradeId: string): Promise<void> {
  await tx.query('DELETE FROM grade_correction WHERE grade_id = $1', [gradeId]);
}

/** Increases the grade's version, which rejects edits based on an older one. */
export async function touchGrade(tx: Queryable, id: string): Promise<void> {
  await tx.query('UPDATE grade SET updated_at = now(), version = version + 1 WHERE id = $1', [id]);
}

/** Dates the drafts of a course that have a value; late starters get their first day. */
export async function dateDrafts(
  tx: Queryable,
  instanceId: string,
  date: string,
  enrollmentIds: readonly string[],
): Promise<void> {
  await tx.query(
    `UPDATE grade g SET graded_on = day.graded_on, version = version + 1, updated_at = now()
         FROM (SELECT id, greatest($2::date, start_date) AS graded_on FROM enrollment) day
         WHERE g.course_instance_id = $1 AND g.signed_at IS NULL AND g.value IS NOT NULL
           AND g.enrollment_id = ANY ($3::uuid[]) AND day.id = g.enrollment_id AND g.graded_on <> day.graded_on`,
    [instanceId, date, enrollmentIds],
  );
}

/** Saves an unsigned grade; false if it was changed concurrently. */
export async function keepDraft(
  tx: Queryable,
  actor: Actor,
  target: GradeTarget,
  next: GradeTarget,
): Promise<boolean> {
  const column = target.kindOfTarget === 'ENTRY' ? 'enrollment_id' : 'exam_id';
  const kept = await tx.query(
    `INSERT INTO grade (id, student_id, course_id, ${column}, course_instance_id, value, graded_on, kind, motivation,
       project_title, project_summary, national_test, basis, teacher_id, graded_by, graded_by_name)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16)
     ON CONFLICT (${column}) DO UPDATE SET value = excluded.value, graded_on = excluded.graded_on,
       kind = excluded.kind, motivation = excluded.motivation, project_title = excluded.project_title,
       project_summary = excluded.project_summary, national_test = excluded.national_test, basis = excluded.basis,
       course_instance_id = excluded.course_instance_id, teacher_id = excluded.teacher_id,
       graded_by = excluded.graded_by, graded_by_name = excluded.graded_by_name, version = grade.version + 1,
       updated_at = now() WHERE grade.version = $17 AND grade.signed_at IS NULL
     RETURNING id`,
    [
      ...[uuid(), target.studentId, target.courseId, target.id, target.instanceId, next.value, next.gradedOn],
      ...[next.kind, next.motivation, next.projectTitle, next.projectSummary, next.nationalTest, next.basis],
      ...[
        target.teacherId ?? actor.teacherId,
        actor.isApiKey ? null : actor.userId,
        actor.name,
        target.version,
      ],
    ],
  );
  return kept.length === 1;
}

/** Keeps the published grade; writes only its internal notes. */
export async function keepCorrection(
  tx: Queryable,
  target: GradeTarget,
  next: GradeTarget,
): Promise<boolean> {
  const kept = await tx.query(
    `WITH noted AS (
       UPDATE grade SET national_test = $9, basis = $10, version = version + 1, updated_at = now()
       WHERE id = $1 AND version = $8 RETURNING id)
     UPDATE grade_correction k SET value = $2, graded_on = $3, kind = $4, motivation = $5, project_title = $6,
       project_summary = $7, is_changed = true FROM noted WHERE k.grade_id = noted.id RETURNING k.grade_id`,
    [
      ...[target.gradeId, next.value, next.gradedOn, next.kind, next.motivation, next.projectTitle],
      ...[next.projectSummary, target.version, next.nationalTest, next.basis],
    ],
  );
  return kept.length === 1;
}

/** A grade that has just become, or become another. */
export interface Published {
  gradeId: string;
  studentId: string;
  enrollmentId: string | null;
  before: string | null;
  after: string;
}

/**
 * One statement: signature, previous value, and change. A correction is signed again; the database keeps the
 * day of the first signing.
 */
export async function publish(tx: Queryable, actor: Actor, ids: readonly string[]): Promise<Published[]> {
  return tx.query<Published>(
    `WITH pending AS (
       SELECT g.id, CASE WHEN g.signed_at IS NULL THEN NULL ELSE g.value END AS before,
         coalesce(k.value, g.value) AS value, coalesce(k.graded_on, g.graded_on) AS graded_on,
         coalesce(k.kind, g.kind) AS kind, k.grade_id IS NOT NULL AS is_correction,
         CASE WHEN k.is_changed THEN k.motivation ELSE g.motivation END AS motivation,
         CASE WHEN k.is_changed THEN k.project_title ELSE g.project_title END AS project_title,
         CASE WHEN k.is_changed THEN k.project_summary ELSE g.project_summary END AS project_summary,
         CASE WHEN k.is_changed THEN concat_ws(' ', 'Rättelse: ' || k.reason, '/ ' || k.motivation) END AS reason
       FROM grade g LEFT JOIN grade_correction k ON k.grade_id = g.id
       WHERE g.id = ANY ($1::uuid[]) AND (g.signed_at IS NULL OR k.is_changed)),
     signed AS (
       UPDATE grade g SET value = p.value, graded_on = p.graded_on, kind = p.kind, motivation = p.motivation,
         project_title = p.project_title, project_summary = p.project_summary, signed_at = now(), signed_by = $2,
         signed_by_name = $3, version = g.version + 1, updated_at = now()
       FROM pending p WHERE g.id = p.id
       RETURNING g.id, g.student_id, g.enrollment_id, g.graded_on, p.before, p.value, p.reason),
     closed AS (DELETE FROM grade_correction k USING signed WHERE k.grade_id = signed.id),
     changed AS (
       INSERT INTO grade_change (id, grade_id, student_id, changed_by, changed_by_name, previous_value, new_value, reason)
       SELECT gen_random_uuid(), id, student_id, $2, $3, before, value, reason FROM signed)
     SELECT id AS "gradeId", student_id AS "studentId", enrollment_id AS "enrollmentId", before,
       value AS after FROM signed`,
    [ids, actor.userId, actor.name],
  );
}
