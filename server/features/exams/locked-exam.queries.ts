import type { Exam, Month } from '../../platform/graphql/generated.js';
import type { Actor } from '../../platform/auth/actor.js';
import { visibleTo } from '../../platform/auth/student-scope.js';
import { named, type Columns, type Read, type Row } from '../../platform/database/rows.js';
import { SqlParams } from '../../platform/database/sql-params.js';
import type { Work } from '../../platform/database/unit-of-work.js';
import { AppError, duplicate, notFound } from '../../platform/errors/app-error.js';
import { EXAM_JSON, EXAM_TEACHER, toExam, type ExamRow } from './exam.mapper.js';
import { type Values } from '../../platform/history/history-row.js';

/** A registration before a change, locked for the transaction. */
export type StoredExam = Columns<'exam'>;

/** Locks the registration for the transaction; NOT_FOUND if its student is hidden from the caller. */
export async function lockVisible(tx: Work, actor: Actor, id: string): Promise<StoredExam> {
  const [exam] = await lockAllVisible(tx, actor, [id]);
  return exam!;
}

/** Locks several registrations in the given order: all or none. */
export async function lockAllVisible(tx: Work, actor: Actor, ids: readonly string[]): Promise<StoredExam[]> {
  const params = new SqlParams();
  const stored = await tx.query<Row<'exam'>>(
    `SELECT e.* FROM exam e JOIN student s ON s.id = e.student_id
     WHERE e.id = ANY (${params.add(ids)}::uuid[]) AND ${visibleTo(actor, params)} ORDER BY e.id FOR UPDATE OF e`,
    params.values,
  );
  return inOrderOf(ids, stored.map(named<'exam'>));
}

/** The registration as the caller may see it. */
export async function readExam(tx: Work, actor: Actor, id: string): Promise<Exam> {
  const [exam] = await readExams(tx, actor, [id]);
  return exam!;
}

/** Several registrations as the caller may see them, in the given order. */
export async function readExams(tx: Work, actor: Actor, ids: readonly string[]): Promise<Exam[]> {
  const rows = await tx.query<{ exam: ExamRow }>(
    `SELECT ${EXAM_JSON} AS exam FROM exam e JOIN student s ON s.id = e.student_id ${EXAM_TEACHER}
     WHERE e.id = ANY ($1::uuid[])`,
    [ids],
  );
  return inOrderOf(
    ids,
    rows.map(({ exam }) => toExam(exam, actor)),
  );
}

function inOrderOf<T extends { id: string }>(ids: readonly string[], found: readonly T[]): T[] {
  const byId = new Map(found.map((one) => [one.id, one]));
  return ids.map((id) => {
    const one = byId.get(id);
    if (!one) throw notFound('Anmälan finns inte.');
    return one;
  });
}

/**
 * Rejects a second pending registration for the same exam and month, also under an equivalent course. Decided
 * ones don't count, unless they are about to become pending again.
 */
export async function assertOnce(tx: Work, ids: readonly string[], willWait = false): Promise<void> {
  const [other] = await tx.query<Read<'exam', 'course'> & { month: Row<'exam'>['requested_month'] }>(
    `SELECT other.course, other.requested_month AS month FROM exam e JOIN exam other ON other.student_id = e.student_id
       AND other.id <> e.id AND other.requested_month = e.requested_month
       AND (other.status = 'INTRESSE' OR $2::boolean AND other.id = ANY ($1::uuid[]))
       AND (other.course_id = ANY (course_kin(e.course_id)) OR lower(other.course) = lower(e.course))
     WHERE e.id = ANY ($1::uuid[]) AND (e.status = 'INTRESSE' OR $2::boolean) LIMIT 1`,
    [ids, willWait],
  );
  if (other) throw alreadyRegistered(other.course, other.month);
}

export function alreadyRegistered(course: string, month: Month): AppError {
  return duplicate('course', `Eleven är redan anmäld till prövning i ${course} i ${month.toLowerCase()}.`);
}

/** Identifies the registration in the history, since a student may have several. */
export function titleOf({ course, requestedMonth }: Read<'exam', 'course' | 'requestedMonth'>): string {
  return `${course}, ${requestedMonth}`;
}

/** Writes the changes to the student's history. */
export function recordChange(
  tx: Work,
  actor: Actor,
  { studentId }: Read<'exam', 'studentId'>,
  previous: Values,
  next: Values,
): void {
  tx.history(actor, studentId, previous, next);
}
