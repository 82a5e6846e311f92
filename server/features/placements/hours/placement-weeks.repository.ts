import type { PlacementAbsence } from '../../../platform/graphql/generated.js';
import type { Work } from '../../../platform/database/unit-of-work.js';

/** Who reports or confirms a week; a supervisor has no account. */
export interface WeekAuthor {
  userId: string | null;
  name: string;
}

/** A day to store. */
export interface DayMinutes {
  day: string;
  minutes: number;
  absence: PlacementAbsence | null;
  /** Reported by the workplace. */
  byWorkplace: boolean;
}

/** Stores a week with all its days, unconfirmed. */
export async function writeWeek(
  tx: Work,
  { placementId, monday }: { placementId: string; monday: string },
  days: readonly DayMinutes[],
  by: WeekAuthor,
): Promise<void> {
  const minutes = days.reduce((sum, day) => sum + day.minutes, 0);
  await tx.query(
    `INSERT INTO placement_week (placement_id, monday, minutes, reported_by, reported_by_name)
     VALUES ($1, $2, $3, $4, $5)
     ON CONFLICT (placement_id, monday) DO UPDATE SET version = placement_week.version + 1,
       minutes = excluded.minutes, reported_at = now(), reported_by = excluded.reported_by,
       reported_by_name = excluded.reported_by_name, confirmed_at = NULL, confirmed_by = NULL, confirmed_by_name = NULL`,
    [placementId, monday, minutes, by.userId, by.name],
  );
  await tx.query('DELETE FROM placement_day WHERE placement_id = $1 AND monday = $2', [placementId, monday]);
  await tx.query(
    `INSERT INTO placement_day (placement_id, monday, day, minutes, absence, by_workplace)
     SELECT $1, $2, d.* FROM unnest($3::date[], $4::integer[], $5::text[], $6::boolean[]) d`,
    [
      placementId,
      monday,
      days.map(({ day }) => day),
      days.map((day) => day.minutes),
      days.map(({ absence }) => absence),
      days.map(({ byWorkplace }) => byWorkplace),
    ],
  );
  await sumWeeks(tx, placementId);
}

/** Marks a week as confirmed by the workplace. */
export async function confirmWeek(
  tx: Work,
  { placementId, monday }: { placementId: string; monday: string },
  by: WeekAuthor,
): Promise<void> {
  await tx.query(
    `UPDATE placement_week SET version = version + 1, confirmed_at = now(), confirmed_by = $3, confirmed_by_name = $4
     WHERE placement_id = $1 AND monday = $2`,
    [placementId, monday, by.userId, by.name],
  );
  await sumWeeks(tx, placementId);
}

/** Keeps the sums of the weeks on the placement, which the board and lists read. */
async function sumWeeks(tx: Work, placementId: string): Promise<void> {
  await tx.query(
    `UPDATE placement p SET reported_minutes = k.reported, confirmed_minutes = k.confirmed
     FROM (SELECT coalesce(sum(minutes), 0) AS reported,
         coalesce(sum(minutes) FILTER (WHERE confirmed_at IS NOT NULL), 0) AS confirmed
       FROM placement_week WHERE placement_id = $1) k WHERE p.id = $1`,
    [placementId],
  );
}
