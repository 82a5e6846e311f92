import type { Actor } from '../../../platform/auth/actor.js';
import type { Queryable } from '../../../platform/database/database.js';
import { badField } from '../../../platform/errors/app-error.js';
import { withoutErrorColumns } from '../batches/import-errors.export.js';
import type { Column } from './column.rules.js';
import type { SheetSigns } from './opened-sheet.rules.js';

/** Tables whose rows keep the columns of a user's earlier files. */
type ImportTable = 'import_batch' | 'workplace_import';

/** A sheet with the columns that this user has read its headings as; null for unknown headings. */
export interface RememberedSheet<Field extends string> {
  sheet: number;
  known: Column<Field>[] | null;
}

/**
 * The requested sheet, else one with headings known from this user's earlier imports, else the most
 * meaningful one.
 */
export async function chooseSheet<Field extends string>(
  db: Queryable,
  { actor, table }: { actor: Actor; table: ImportTable },
  found: readonly SheetSigns[],
  wanted: string | null | undefined,
): Promise<RememberedSheet<Field>> {
  const offered = typeof wanted === 'string' ? found.filter(({ name }) => name === wanted) : found;
  if (offered.length === 0) throw badField('sheet', 'BAD_REFERENCE', 'Bladet finns inte i filen.');
  const known = await rememberedColumns<Field>(db, actor, table, offered);
  const remembered = offered.findIndex((_sheet, index) => known[index]);
  const most = Math.max(...offered.map(({ says }) => says));
  const best = remembered >= 0 ? remembered : offered.findIndex(({ says }) => says === most);
  return { sheet: found.indexOf(offered[best]!), known: known[best] ?? null };
}

/**
 * As this user read the same headings the last time, for each sheet; one statement for all. An error file has
 * the headings of the file that it comes from, and two more.
 */
async function rememberedColumns<Field extends string>(
  db: Queryable,
  { userId }: Actor,
  table: ImportTable,
  sheets: readonly SheetSigns[],
): Promise<(Column<Field>[] | null)[]> {
  const headings = sheets.map(({ headers }) => ({ headers, own: headers && withoutErrorColumns(headers) }));
  const found = await db.query<{ columns: Column<Field>[] | null }>(
    `SELECT (SELECT columns FROM ${table}
       WHERE user_id = $1 AND jsonb_path_query_array(columns, '$[*].header') IN (given.headings->'headers', given.headings->'own')
       ORDER BY created_at DESC LIMIT 1) AS columns
     FROM jsonb_array_elements($2::jsonb) WITH ORDINALITY AS given(headings, place) ORDER BY given.place`,
    [userId, JSON.stringify(headings)],
  );
  return found.map(({ columns }, place) => columns && withOthers(columns, sheets[place]!.headers!));
}

function withOthers<Field extends string>(
  columns: readonly Column<Field>[],
  headers: readonly string[],
): Column<Field>[] {
  const others = headers.slice(columns.length);
  return [
    ...columns,
    ...others.map((header, place) => ({ index: columns.length + place, header, field: null })),
  ];
}
