import type { Changes } from '../../platform/database/rows.js';
import { In } from 'typeorm';
import type { Work } from '../../platform/database/unit-of-work.js';
import { ExamEntity } from './exam.entity.js';
import type { Queryable } from '../../platform/database/database.js';
import { columnOf, type Columns, type Read, type Row } from '../../platform/database/rows.js';
import { moveBookings } from '../calendar/occasions/exam-bookings.repository.js';
import { COPIED_COLUMNS, examFields, TAKEN_OVER_COLUMNS } from './exam.fields.js';
import { namesOf } from '../../platform/records/record-fields.js';

/** The exam with this alias is undecided, or accepted without a signed grade. */
export const openExam = (exam: string): string =>
  `(${exam}.status = 'INTRESSE' OR ${exam}.status = 'SCHEDULED' AND NOT EXISTS (
  SELECT FROM grade g WHERE g.exam_id = ${exam}.id AND g.signed_at IS NOT NULL))`;

export const OPEN_EXAM = openExam('x');

/** Reassigns a teacher's open exams to another teacher or to none; returns them. */
export async function handOpenExamsOn(
  tx: Queryable,
  teacherId: string,
  replacementId: string | null,
): Promise<string[]> {
  const exams = await tx.query<Pick<Row<'exam'>, 'id'>>(
    `UPDATE exam x SET teacher_id = $2, version = x.version + 1 WHERE x.teacher_id = $1 AND ${OPEN_EXAM} RETURNING x.id`,
    [teacherId, replacementId],
  );
  return exams.map(({ id }) => id);
}

/** Assigns these exams to a teacher. */
export async function giveExams(tx: Work, ids: readonly string[], teacherId: string): Promise<void> {
  await tx.manager.update(ExamEntity, { id: In(ids) }, { teacherId });
}

/** Assigns one exam to a teacher or to none. */
export async function setExamTeacher(tx: Work, id: string, teacherId: string | null): Promise<void> {
  await tx.manager.update(ExamEntity, id, { teacherId });
}

/** Stores the fetching of the material and the day of payment; an earlier fetching time is kept. */
export async function noteMaterialAndPayment(
  tx: Queryable,
  id: string,
  { material, paid }: { material: boolean; paid: string | null | undefined },
): Promise<void> {
  await tx.query(
    `UPDATE exam SET material_received_at = CASE WHEN $2::boolean THEN coalesce(material_received_at, now()) END,
       payment_date = $3, version = version + 1 WHERE id = $1`,
    [id, material, paid],
  );
}

async function moveExams(tx: Queryable, toId: string, fromId: string): Promise<void> {
  await tx.query('UPDATE exam SET student_id = $1 WHERE student_id = $2', [toId, fromId]);
}

/**
 * Moves the registrations of a merged record. Of two pending ones for the same exam, one is deleted; its
 * payment, material and booking move to the other.
 */
export async function mergeExams(tx: Queryable, keepId: string, mergedId: string): Promise<void> {
  const same = `k.student_id = $1 AND e.student_id = $2 AND k.status = 'INTRESSE' AND e.status = 'INTRESSE'
    AND lower(k.course) = lower(e.course) AND k.requested_month = e.requested_month`;
  const taken = TAKEN_OVER_COLUMNS.map((column) => `${column} = coalesce(k.${column}, e.${column})`);
  const pairs = await tx.query<{ fromId: Row<'exam'>['id']; toId: Row<'exam'>['id'] }>(
    `UPDATE exam k SET ${taken.join(', ')}, version = k.version + 1
     FROM exam e WHERE ${same} RETURNING e.id AS "fromId", k.id AS "toId"`,
    [keepId, mergedId],
  );
  await moveBookings(tx, pairs);
  await tx.query('DELETE FROM exam WHERE id = ANY ($1::uuid[])', [pairs.map(({ fromId }) => fromId)]);
  await moveExams(tx, keepId, mergedId);
}

/** Input of a new registration. */
export type NewExam = Pick<Columns<'exam'>, (typeof GIVEN)[number]> & { materialReceived: boolean };

const GIVEN = namesOf(examFields, 'isGiven');

/**
 * Adds a registration with data from the student's record and the course that its text names; returns none if
 * one is already pending.
 */
export async function addExam(tx: Queryable, given: NewExam): Promise<number> {
  const rows = await tx.query(
    `INSERT INTO exam (material_received_at, course_id, ${[...COPIED_COLUMNS, ...GIVEN.map(columnOf)].join(', ')})
     SELECT CASE WHEN $2::boolean THEN now() END, exam_course($${GIVEN.indexOf('course') + 3}), ${COPIED_COLUMNS.map((column) => `s.${column}`).join(', ')},
       ${GIVEN.map((name, index) => `$${index + 3}::${examFields[name].type}`).join(', ')}
     FROM student s WHERE s.id = $1
     ON CONFLICT (student_id, lower(course), requested_month) WHERE status = 'INTRESSE' DO NOTHING RETURNING id`,
    [given.studentId, given.materialReceived, ...GIVEN.map((name) => given[name])],
  );
  return rows.length;
}

/** Updates the given columns. */
export async function updateExam(
  tx: Work,
  id: string,
  columns: Omit<Changes<'exam'>, 'beforeDecision'>,
): Promise<void> {
  await tx.manager.update(ExamEntity, id, columns);
}

/** Columns that a decision writes. */
export interface WrittenDecision extends Read<'exam', 'id' | 'status' | 'comment' | 'feeExemptReason'> {
  /** State before this decision; null: nothing to undo. */
  before: object | null;
}

/** Writes decisions or their undo in one statement. */
export async function writeDecisions(tx: Queryable, decisions: readonly WrittenDecision[]): Promise<void> {
  await tx.query(
    `UPDATE exam e SET status = d.status, comment = d.comment, fee_exempt_reason = d."feeExemptReason",
       before_decision = d.before, version = e.version + 1
     FROM jsonb_to_recordset($1::jsonb)
       AS d(id uuid, status text, comment text, "feeExemptReason" text, before jsonb) WHERE e.id = d.id`,
    [JSON.stringify(decisions)],
  );
}

/** Deletes a registration without fee or grade. */
export async function deleteExam(tx: Work, id: string): Promise<void> {
  await tx.manager.delete(ExamEntity, id);
}
