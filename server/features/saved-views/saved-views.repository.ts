import type { Queryable } from '../../platform/database/database.js';
import type { Work } from '../../platform/database/unit-of-work.js';
import type { Read } from '../../platform/database/rows.js';
import { SavedViewEntity } from './saved-view.entity.js';
import type { SavedColumns } from '../../platform/graphql/generated.js';

type Columned = { columns: SavedColumns | null };

const stored = (columns: SavedColumns | null) => ({
  hiddenColumns: columns?.hidden ?? null,
  columnOrder: columns?.order ?? null,
  columnWidths: columns?.widths ?? null,
});

/** Adds a view; deletes those whose removal can no longer be undone. */
export async function insertView(
  tx: Work,
  { columns, ...view }: Read<'saved_view', 'id' | 'userId' | 'list' | 'name' | 'address'> & Columned,
): Promise<void> {
  await tx.query(`DELETE FROM saved_view WHERE removed_at < now() - interval '10 minutes'`);
  await tx.manager.insert(SavedViewEntity, { ...view, ...stored(columns) });
}

/** Updates a view. */
export const updateView = async (
  tx: Work,
  id: string,
  { columns, ...view }: Read<'saved_view', 'name' | 'address' | 'sharedWith'> & Columned,
): Promise<void> => {
  await tx.manager.update(SavedViewEntity, id, { ...view, ...stored(columns) });
};

/** Hides a view from every menu, or restores it. */
export async function markRemoved(tx: Queryable, id: string, isRemoved: boolean): Promise<void> {
  const sql = 'UPDATE saved_view SET removed_at = CASE WHEN $2::boolean THEN now() END WHERE id = $1';
  await tx.query(sql, [id, isRemoved]);
}

/** Sets an account's default view of a list; null for none. */
export async function setDefault(
  tx: Queryable,
  { userId, list, viewId }: Read<'saved_view_default', 'userId' | 'list'> & { viewId: string | null },
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
