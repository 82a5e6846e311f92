import type { Queryable } from '../../../platform/database/database.js';

/** Writes the head of a price list. */
export async function updatePriceList(
  tx: Queryable,
  given: {
    id: string;
    name: string;
    validFrom: string;
    validTo: string | null;
    actorName: string;
    paidPauseDays: number | null;
  },
): Promise<void> {
  await tx.query(
    `UPDATE price_list SET name = $2, valid_from = $3, valid_to = $4, version = version + 1, updated_at = now(),
           updated_by_name = $5, paid_pause_days = $6 WHERE id = $1`,
    [given.id, given.name, given.validFrom, given.validTo, given.actorName, given.paidPauseDays],
  );
}

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
export async function addPriceList(
  tx: Queryable,
  given: {
    id: string;
    municipality: string;
    name: string;
    validFrom: string;
    validTo: string | null;
    actorName: string;
    paidPauseDays: number | null;
  },
): Promise<void> {
  await tx.query(
    `INSERT INTO price_list (id, municipality, name, valid_from, valid_to, updated_by_name, paid_pause_days)
     VALUES ($1, $2, $3, $4, $5, $6, $7)`,
    [
      given.id,
      given.municipality,
      given.name,
      given.validFrom,
      given.validTo,
      given.actorName,
      given.paidPauseDays,
    ],
  );
}

/** Adds prices, each with its list. */
export async function addPriceRows(tx: Queryable, rows: readonly object[]): Promise<void> {
  await tx.query('INSERT INTO price_row SELECT * FROM jsonb_populate_recordset(NULL::price_row, $1::jsonb)', [
    JSON.stringify(rows),
  ]);
}
