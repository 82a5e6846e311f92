import type { Queryable } from '../../platform/database/database.js';
import type { SavedColumns, SavedList, SavedView } from '../../platform/graphql/generated.js';

const arraysOf = (columns: SavedColumns | null) =>
  columns ? [columns.hidden, columns.order, JSON.stringify(columns.widths)] : [null, null, null];

/** Saves a view; those whose removal can no longer be taken back go for good. */
export async function insertView(
  tx: Queryable,
  {
    id,
    userId,
    list,
    name,
    address,
    columns,
  }: Pick<SavedView, 'id' | 'list' | 'name' | 'address' | 'columns'> & {
    userId: string;
  },
): Promise<void> {
  await tx.query(
    `WITH gone AS (DELETE FROM saved_view WHERE removed_at < now() - interval '10 minutes')
     INSERT INTO saved_view (id, user_id, list, name, address, hidden_columns, column_order, column_widths)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [id, userId, list, name, address, ...arraysOf(columns)],
  );
}

/** Writes what a view says now. */
export async function updateView(
  tx: Queryable,
  {
    id,
    name,
    address,
    columns,
    sharedWith,
  }: Pick<SavedView, 'id' | 'name' | 'address' | 'columns' | 'sharedWith'>,
): Promise<void> {
  await tx.query(
    `UPDATE saved_view SET name = $2, address = $3, hidden_columns = $4, column_order = $5, column_widths = $6,
       shared_with = $7, version = version + 1 WHERE id = $1`,
    [id, name, address, ...arraysOf(columns), sharedWith],
  );
}

/** Takes a view out of every menu, or puts it back as it was. */
export async function markRemoved(tx: Queryable, id: string, isRemoved: boolean): Promise<void> {
  await tx.query('UPDATE saved_view SET removed_at = CASE WHEN $2::boolean THEN now() END WHERE id = $1', [
    id,
    isRemoved,
  ]);
}

/** What the list opens with for an account; null is the list as usual. */
export async function setDefault(
  tx: Queryable,
  { userId, list, viewId }: { userId: string; list: SavedList; viewId: string | null },
): Promise<void> {
  if (viewId === null)
    await tx.query('DELETE FROM saved_view_default WHERE user_id = $1 AND list = $2', [userId, list]);
  else
    await tx.query(
      `INSERT INTO saved_view_default (user_id, list, view_id) VALUES ($1, $2, $3)
       ON CONFLICT (user_id, list) DO UPDATE SET view_id = excluded.view_id`,
      [userId, list, viewId],
    );
}
