import type { Work } from '../../../platform/database/unit-of-work.js';
import { PriceListEntity } from './price-list.entity.js';
import type { Queryable } from '../../../platform/database/database.js';
import type { Read } from '../../../platform/database/rows.js';
import { type PriceRowColumns } from './price-rows.input.js';

type Head = Read<'price_list', 'name' | 'validFrom' | 'validTo' | 'paidPauseDays' | 'updatedByName'>;

/** Updates the given columns of a price list's head. */
export async function updatePriceList(tx: Work, id: string, head: Partial<Head>): Promise<void> {
  await tx.manager.update(PriceListEntity, id, { ...head, updatedAt: () => 'now()' });
}

/** Deletes a price list with its prices. */
export async function deletePriceList(tx: Work, id: string): Promise<void> {
  await tx.manager.delete(PriceListEntity, id);
}

/** Adds the head of a price list. */
export async function addPriceList(
  tx: Work,
  list: Read<'price_list', 'id' | 'municipality'> & Head,
): Promise<void> {
  await tx.manager.insert(PriceListEntity, { ...list });
}

/** Replaces the prices of a list. */
export async function setPriceRows(
  tx: Queryable,
  priceListId: string,
  rows: readonly PriceRowColumns[],
): Promise<void> {
  await tx.query('DELETE FROM price_row WHERE price_list_id = $1', [priceListId]);
  await tx.query(
    `INSERT INTO price_row (id, price_list_id, position, course_id, package_id, category, distance, basis, amount_ore,
       base_percent, pays_failed)
     SELECT id, $1, position, course_id, package_id, category, distance, basis, amount_ore, base_percent, pays_failed
     FROM jsonb_populate_recordset(NULL::price_row, $2)`,
    [priceListId, JSON.stringify(rows)],
  );
}
