import type { Queryable } from '../../../platform/database/database.js';

/** What was booked for one registration is for another from now on, unless that one is there already. */
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
