import type { Queryable } from '../../../platform/database/database.js';
import { changeRow, deleteRows, insertRow, NOW, replaceRows } from '../../../platform/records/plain-row.js';
import type { Read } from '../../../platform/database/rows.js';
import { type PriceRowColumns } from './price-rows.input.js';

type Head = Read<'price_list', 'name' | 'validFrom' | 'validTo' | 'paidPauseDays' | 'updatedByName'>;

/** Updates the given columns of a price list's head. */
export const updatePriceList = (tx: Queryable, id: string, head: Partial<Head>): Promise<void> =>
  changeRow(tx, 'price_list', id, { ...head, updatedAt: NOW });

/** Deletes a price list with its prices. */
export const deletePriceList = (tx: Queryable, id: string) => deleteRows(tx, 'price_list', { id });

/** Adds the head of a price list. */
export const addPriceList = (tx: Queryable, list: Read<'price_list', 'id' | 'municipality'> & Head) =>
  insertRow(tx, 'price_list', list);

/** Replaces the prices of a list. */
export const setPriceRows = (
  tx: Queryable,
  priceListId: string,
  rows: readonly PriceRowColumns[],
): Promise<void> => replaceRows(tx, 'price_row', { priceListId }, rows);
