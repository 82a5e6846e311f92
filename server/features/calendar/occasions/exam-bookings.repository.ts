import type { Queryable } from '../../../platform/database/database.js';
import type { Read } from '../../../platform/database/rows.js';

/** Moves bookings to another registration, unless that one is booked on the same occasion already. */
export async function moveBookings(
  tx: Queryable,
  pairs: readonly { fromId: string; toId: string }[],
): Promise<void> {
  await tx.query(
    `UPDATE exam_booking b SET exam_id = pair."toId"
     FROM jsonb_to_recordset($1::jsonb) AS pair("fromId" uuid, "toId" uuid) WHERE b.exam_id = pair."fromId"
       AND NOT EXISTS (SELECT FROM exam_booking x WHERE x.exam_id = pair."toId" AND x.occasion_id = b.occasion_id)`,
    [JSON.stringify(pairs)],
  );
}

/** Sets attendance and identity check; returns the number of updated bookings. */
export async function noteAttendance(
  tx: Queryable,
  given: {
    examId: string;
    occasionId: string;
    saysAttendance: boolean;
    attendance: string | null;
    idChecked: boolean | null;
  },
): Promise<number> {
  const rows = await tx.query(
    `UPDATE exam_booking SET attendance = CASE WHEN $3::boolean THEN $4::text ELSE attendance END,
           id_checked = coalesce($5::boolean, id_checked) WHERE exam_id = $1 AND occasion_id = $2 RETURNING exam_id`,
    [given.examId, given.occasionId, given.saysAttendance, given.attendance, given.idChecked],
  );
  return rows.length;
}

/** Deletes the bookings of registrations on upcoming occasions and returns them. */
export function giveUpPlaces(
  tx: Queryable,
  examIds: readonly string[],
): Promise<{ id: string; examId: string; place: string; isCancelled: boolean }[]> {
  return tx.query<
    Read<'exam_occasion', 'id'> & Read<'exam_booking', 'examId'> & { place: string; isCancelled: boolean }
  >(
    `DELETE FROM exam_booking b USING exam_occasion o
       WHERE b.exam_id = ANY ($1::uuid[]) AND o.id = b.occasion_id
         AND (o.held_on + o.starts_at) AT TIME ZONE 'Europe/Stockholm' > now()
       RETURNING o.id, b.exam_id AS "examId", exam_place(o) AS place, o.cancelled_at IS NOT NULL AS "isCancelled"`,
    [examIds],
  );
}

/** A registration booked on an occasion. */
export interface Booking {
  examId: string;
  occasionId: string;
}

/** Inserts bookings; returns the registrations that were not booked there before. */
export function addBookings(tx: Queryable, bookings: readonly Booking[]): Promise<{ id: string }[]> {
  return tx.query<{ id: string }>(
    `INSERT INTO exam_booking (exam_id, occasion_id) SELECT * FROM unnest($1::uuid[], $2::uuid[])
     ON CONFLICT DO NOTHING RETURNING exam_id AS id`,
    [bookings.map(({ examId }) => examId), bookings.map(({ occasionId }) => occasionId)],
  );
}

/** Deletes a booking; returns the number of deleted rows. */
export async function removeBooking(tx: Queryable, { examId, occasionId }: Booking): Promise<number> {
  const sql = 'DELETE FROM exam_booking WHERE exam_id = $1 AND occasion_id = $2 RETURNING 1';
  return (await tx.query(sql, [examId, occasionId])).length;
}

/**
 * Deletes outdated bookings of a cancelled occasion: denied registrations, and those booked since on another
 * occasion for the same part.
 */
export async function dropGone(tx: Queryable, occasionId: string): Promise<void> {
  await tx.query(
    `DELETE FROM exam_booking b USING exam_occasion o, exam e
     WHERE b.occasion_id = $1 AND o.id = b.occasion_id AND e.id = b.exam_id AND (e.status = 'DENIED'
       OR EXISTS (SELECT FROM exam_booking xb JOIN exam_occasion other ON other.id = xb.occasion_id
         WHERE xb.exam_id = b.exam_id AND other.id <> o.id AND other.part = o.part
           AND other.cancelled_at IS NULL AND xb.booked_at > o.cancelled_at))`,
    [occasionId],
  );
}

/** Records that the students were summoned now, and to which day, time and room. */
export async function noteSummons(
  tx: Queryable,
  occasionId: string,
  place: string,
  examIds: readonly string[],
): Promise<void> {
  await tx.query(
    `UPDATE exam_booking SET summoned_at = now(), summoned_for = $2 WHERE occasion_id = $1 AND exam_id = ANY($3::uuid[])`,
    [occasionId, place, examIds],
  );
}
