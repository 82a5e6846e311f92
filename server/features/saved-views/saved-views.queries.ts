import { rolesByRank } from '../../../domain/roles.js';
import { hasRank, type Actor } from '../../platform/auth/actor.js';
import type { Queryable } from '../../platform/database/database.js';
import { SqlParams } from '../../platform/database/sql-params.js';
import { notFound } from '../../platform/errors/app-error.js';
import type { SavedList, SavedView } from '../../platform/graphql/generated.js';

export type ViewRow = Omit<SavedView, 'isOwn' | 'viewerMay'> & { ownerId: string };

const MISSING = 'Vyn finns inte.';

/** The reader's own views and those shared with their role or one below it (specification §2). */
function readBy(actor: Actor, params: SqlParams): string {
  const me = params.add(actor.userId);
  const roles = params.add(rolesByRank.filter((role) => hasRank(actor, role)));
  return `SELECT v.id, v.version, v.list, v.name, v.address, v.shared_with AS "sharedWith",
      CASE WHEN v.hidden_columns IS NOT NULL THEN jsonb_build_object(
        'hidden', v.hidden_columns, 'order', v.column_order, 'widths', v.column_widths) END AS columns,
      v.user_id AS "ownerId", o.name AS "ownerName", d.view_id IS NOT NULL AS "isDefault"
    FROM saved_view v JOIN app_user o ON o.id = v.user_id
      LEFT JOIN saved_view_default d ON d.view_id = v.id AND d.user_id = ${me}
    WHERE (v.user_id = ${me} OR v.shared_with = ANY (${roles}::text[]))`;
}

/** Views in the reader's menu of a list: own ones by name, then shared ones. */
export function viewsOf(db: Queryable, actor: Actor, list: SavedList): Promise<ViewRow[]> {
  const params = new SqlParams();
  const read = readBy(actor, params);
  return db.query<ViewRow>(
    `${read} AND v.list = ${params.add(list)} AND v.removed_at IS NULL
     ORDER BY v.user_id <> ${params.add(actor.userId)}, v.name COLLATE "sv-x-icu", v.id`,
    params.values,
  );
}

/**
 * Locks a view that the reader may read until the transaction ends; `removed` selects one that can still be
 * restored.
 */
export async function lockView(tx: Queryable, actor: Actor, id: string, removed = false): Promise<ViewRow> {
  const params = new SqlParams();
  const read = readBy(actor, params);
  const standing = removed ? `> now() - interval '10 minutes'` : 'IS NULL';
  const [row] = await tx.query<ViewRow>(
    `${read} AND v.id = ${params.add(id)} AND v.removed_at ${standing} FOR UPDATE OF v`,
    params.values,
  );
  if (!row) throw notFound(MISSING);
  return row;
}

/** Number of an owner's views of a list, and whether the name is taken by a view other than `but`. */
export async function countViews(
  tx: Queryable,
  { ownerId, list, name, but }: { ownerId: string; list: SavedList; name: string; but: string | null },
): Promise<{ count: number; isTaken: boolean }> {
  // Serialises concurrent saves, so that the limit and unique names hold.
  const [found] = await tx.query('SELECT id FROM app_user WHERE id = $1 FOR NO KEY UPDATE', [ownerId]);
  if (!found) throw notFound();
  const [row] = await tx.query<{ count: number; isTaken: boolean }>(
    `SELECT count(*)::int AS count, coalesce(bool_or(lower(v.name) = lower($3)), false) AS "isTaken"
     FROM saved_view v WHERE v.user_id = $1 AND v.list = $2 AND v.removed_at IS NULL
       AND v.id IS DISTINCT FROM $4::uuid`,
    [ownerId, list, name, but],
  );
  return row!;
}
