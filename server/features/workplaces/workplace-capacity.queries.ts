import { counted } from '../../../domain/numbers.js';
import { mostAtOnce, type Stay } from '../../../domain/placements/free-places.js';
import type { Read } from '../../platform/database/rows.js';
import type { Work } from '../../platform/database/unit-of-work.js';
import { conflict } from '../../platform/errors/app-error.js';
import { TAKES_PLACE } from '../placements/placement-conditions.queries.js';

type Capacity = Read<'workplace', 'name' | 'places'>;

/** Stays at the workplaces of these ids from today on, as JSON. */
export const STAYS_FROM_TODAY = (ids: string): string =>
  `(SELECT coalesce(json_agg(json_build_object('startDate', p.start_date, 'endDate', p.end_date)), '[]')
    FROM placement p WHERE p.workplace_id IN (${ids}) AND ${TAKES_PLACE} AND p.end_date >= today())`;

/** 'Björken har 2 platser och får som mest 3 elever samtidigt.' */
export const overfullText = ({ name, places }: Capacity, most: number): string =>
  `${name} har ${counted(places, 'plats', 'platser')} och får som mest ${counted(most, 'elev', 'elever')} samtidigt.`;

/**
 * Refuses with FULL if the students at these workplaces, which the caller has locked, are more on a day than `capacity`
 * has places for.
 */
export async function assertRoom(
  tx: Work,
  ids: readonly [string, string?],
  capacity: Capacity,
): Promise<void> {
  const placeholders = ids.map((_, index) => `$${index + 1}`).join(', ');
  const [row] = await tx.query<{ stays: Stay[] }>(`SELECT ${STAYS_FROM_TODAY(placeholders)} AS stays`, [
    ...ids,
  ]);
  const most = mostAtOnce(row!.stays);
  if (most > capacity.places) throw conflict('FULL', overfullText(capacity, most));
}
