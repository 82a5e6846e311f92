import type { Queryable } from '../../../platform/database/database.js';
import { changeRow, insertRow, NOW } from '../../../platform/records/plain-row.js';
import type { Read } from '../../../platform/database/rows.js';

type Head = Read<'price_list', 'name' | 'validFrom' | 'validTo' | 'paidPauseDays' | 'updatedByName'>;

/** Writes the head of a price list. */
export const updatePriceList = (tx: Queryable, id: string, head: Head): Promise<void> =>
  changeRow(tx, 'price_list', id, { ...head, updatedAt: NOW });

/** Takes all prices off a list. */
export async function clearPriceRows(tx: Queryable, listId: string): Promise<void> {
  await tx.query('DELETE FROM price_row WHERE price_list_id = $1', [listId]);
}

/** A price list goes for good, with its prices. */
export async function deletePriceList(tx: Queryable, id: string): Promise<void> {
  await tx.query('DELETE FROM price_list WHERE id = $1', [id]);
}

/** The list holds until the day before. */
export async function endPriceListBefore(
  tx: Queryable,
  id: string,
  day: string,
  actorName: string,
): Promise<void> {
  await tx.query(
    `UPDATE price_list SET valid_to = $2::date - 1, version = version + 1, updated_at = now(), updated_by_name = $3
     WHERE id = $1`,
    [id, day, actorName],
  );
}

/** Adds the head of a price list. */
export const addPriceList = (tx: Queryable, list: Read<'price_list', 'id' | 'municipality'> & Head) =>
  insertRow(tx, 'price_list', list);

/** Adds prices, each with its list. */
export async function addPriceRows(tx: Queryable, rows: readonly object[]): Promise<void> {
  await tx.query('INSERT INTO price_row SELECT * FROM jsonb_populate_recordset(NULL::price_row, $1::jsonb)', [
    JSON.stringify(rows),
  ]);
}
