import { counted } from '../../../../domain/numbers.js';
import type { Actor } from '../../../platform/auth/actor.js';
import type { Queryable } from '../../../platform/database/database.js';
import type { Read } from '../../../platform/database/rows.js';
import { SqlParams } from '../../../platform/database/sql-params.js';
import type { Work } from '../../../platform/database/unit-of-work.js';
import { badField, conflict, notFound } from '../../../platform/errors/app-error.js';
import { visibleTo } from '../../../platform/auth/student-scope.js';
import { requireId } from '../../../platform/validation/id.js';
import type { OccasionColumns } from './occasion.input.js';

export type LockedOccasion = OccasionColumns & {
  id: string;
  version: number;
  isCancelled: boolean;
  /** Day, time and room as Swedish text. */
  place: string;
};

/** A registration locked for planning. */
export type PlannedExam = Read<'exam', 'id' | 'studentId' | 'course' | 'status'>;

const MOST_EXAMS = 200;

const OCCASION = `SELECT o.id, o.version, o.held_on, to_char(o.starts_at, 'HH24:MI') AS starts_at, to_char(o.ends_at, 'HH24:MI') AS ends_at,
       o.part, o.room, o.capacity, o.invigilator, o.teacher_id, o.registration_opens_on, o.registration_closes_on, o.note,
       o.cancelled_at IS NOT NULL AS "isCancelled", exam_place(o) AS place
     FROM exam_occasion o`;
const MISSING = 'Prövningstillfället finns inte.';

/** Locks the occasion for the transaction, so that concurrent bookings count its seats one after another. */
export async function lockOccasion(
  tx: Queryable,
  givenId: string,
  path = 'occasionId',
): Promise<LockedOccasion> {
  const [row] = await tx.query<LockedOccasion>(`${OCCASION} WHERE o.id = $1 FOR UPDATE`, [
    requireId(givenId, path),
  ]);
  if (!row) throw notFound(MISSING);
  return row;
}

/** Locks several occasions in the order of their ids. */
export async function lockOccasions(
  tx: Queryable,
  ids: readonly string[],
): Promise<ReadonlyMap<string, LockedOccasion>> {
  const occasions = await tx.query<LockedOccasion>(
    `${OCCASION} WHERE o.id = ANY ($1::uuid[]) ORDER BY o.id FOR UPDATE`,
    [[...new Set(ids)]],
  );
  if (occasions.length < new Set(ids).size) throw notFound(MISSING);
  return new Map(occasions.map((occasion) => [occasion.id, occasion]));
}

/** Locks an occasion; CONFLICT (CANCELLED) if it is cancelled. */
export async function lockOpenOccasion(tx: Queryable, id: string, path?: string): Promise<LockedOccasion> {
  const occasion = await lockOccasion(tx, id, path);
  if (occasion.isCancelled) throw conflict('CANCELLED', 'Prövningstillfället är inställt.');
  return occasion;
}

/** Locks registrations that the actor may see. NOT_FOUND if one is missing or hidden. */
export async function lockExams(
  tx: Queryable,
  actor: Actor,
  given: readonly string[],
): Promise<PlannedExam[]> {
  const ids = [...new Set(given.map((id) => requireId(id, 'examIds')))];
  if (ids.length === 0 || ids.length > MOST_EXAMS)
    throw badField('examIds', 'RANGE', `Välj 1 till ${MOST_EXAMS} anmälningar.`);
  const params = new SqlParams();
  const exams = await tx.query<PlannedExam>(
    `SELECT e.id, e.student_id AS "studentId", e.course, e.status FROM exam e JOIN student s ON s.id = e.student_id
     WHERE e.id = ANY(${params.add(ids)}::uuid[]) AND ${visibleTo(actor, params)} ORDER BY e.id FOR UPDATE OF e`,
    params.values,
  );
  if (exams.length < ids.length) throw notFound('Anmälan finns inte.');
  return exams;
}

/**
 * Number of bookings above capacity, for each overbooked occasion. Counts all students, including those hidden from
 * the actor.
 */
export async function surplusOf(
  tx: Queryable,
  occasionIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const full = await tx.query<Read<'exam_occasion', 'id'> & { surplus: number }>(
    `SELECT o.id, (count(*) - o.capacity)::integer AS surplus
     FROM exam_occasion o JOIN exam_booking b ON b.occasion_id = o.id
     WHERE o.id = ANY ($1::uuid[]) GROUP BY o.id HAVING count(*) > o.capacity`,
    [occasionIds],
  );
  return new Map(full.map(({ id, surplus }) => [id, surplus]));
}

/** CONFLICT (FULL) if the occasion is overbooked. */
export async function assertRoom(tx: Queryable, occasion: LockedOccasion): Promise<void> {
  const surplus = await surplusOf(tx, [occasion.id]);
  if (surplus.size === 0) return;
  const places = counted(occasion.capacity ?? 0, 'plats', 'platser');
  throw conflict(
    'FULL',
    `Tillfället har ${places}, och det räcker inte. Utöka antalet platser eller välj ett annat tillfälle.`,
  );
}

/** Writes a booking change into the student's history: course, day, time and room; null without a booking. */
export function recordBooking(
  tx: Work,
  actor: Actor,
  { studentId, course }: Pick<PlannedExam, 'studentId' | 'course'>,
  before: string | null,
  after: string | null,
): void {
  const value = (place: string | null) => ({ examBooking: place === null ? null : `${course}: ${place}` });
  tx.history(actor, studentId, value(before), value(after));
}

/** Notifies open calendars after the commit. */
export function tellCalendars(tx: Work, { userId, name }: Actor, occasionId: string | null): void {
  tx.publish({ topic: 'calendar', occasionId, actorId: userId, actorName: name });
}
