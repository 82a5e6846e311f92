import type { Actor } from '../../../platform/auth/actor.js';
import type { Queryable } from '../../../platform/database/database.js';
import type { Read } from '../../../platform/database/rows.js';
import { conflict, notFound } from '../../../platform/errors/app-error.js';
import { requireId } from '../../../platform/validation/id.js';
import type { SheetRow } from '../../../platform/workbook/workbook.js';
import { VISIBLE } from './workplace-imports.queries.js';
import type { WorkplaceColumn } from './workplace-columns.rules.js';
import type { CheckedRow, ReadWorkbook } from './workplace-plan.rules.js';
import type { WrittenWorkplaces } from './written-workplaces.rules.js';

/** An import for processing. */
export interface LockedImport extends Read<'workplace_import', 'id' | 'filename' | 'state' | 'leftOut'> {
  columns: WorkplaceColumn[];
  rows: SheetRow[];
  written: WrittenWorkplaces | null;
  /** The last correction, or the commit, is too long ago. */
  expired: boolean;
}

/** Locks an import that the user may see; others are NOT_FOUND. */
export async function lockImport(tx: Queryable, actor: Actor, id: string): Promise<LockedImport> {
  const [found] = await tx.query<LockedImport>(
    `SELECT i.id, i.filename, i.state, i.columns, i.rows, i.left_out AS "leftOut", i.written,
       CASE i.state WHEN 'PREVIEW' THEN i.checked_at < now() - interval '1 hour'
         ELSE i.committed_at < now() - interval '24 hours' END AS expired
     FROM workplace_import i WHERE i.id = $2 AND ${VISIBLE(actor)} FOR UPDATE`,
    [actor.userId, requireId(id, 'id')],
  );
  if (!found) throw notFound('Importen finns inte.');
  return found;
}

/** Throws CONFLICT unless the import can still be corrected and committed. */
export function assertOpen({ state, expired }: LockedImport): void {
  if (state !== 'PREVIEW') throw conflict('ALREADY_COMMITTED', 'Importen är redan genomförd.');
  if (expired) throw conflict('EXPIRED', 'Förhandsgranskningen är äldre än en timme. Läs in filen igen.');
}

type NewImport = Read<
  'workplace_import',
  'id' | 'userId' | 'filename' | 'uploadId' | 'sheet' | 'sheets' | 'skipped' | 'hiddenRows' | 'hiddenParts'
>;

/** Keeps a workbook as it was read. */
export async function addImport(
  tx: Queryable,
  read: NewImport & { columns: readonly WorkplaceColumn[]; rows: readonly SheetRow[] },
): Promise<void> {
  await tx.query(
    `INSERT INTO workplace_import (id, user_id, filename, upload_id, sheet, sheets, skipped, hidden_rows, hidden_parts,
       columns, rows)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)`,
    [
      ...[read.id, read.userId, read.filename, read.uploadId, read.sheet, read.sheets, read.skipped],
      ...[read.hiddenRows, read.hiddenParts, JSON.stringify(read.columns), JSON.stringify(read.rows)],
    ],
  );
}

/** Keeps the corrections of an import. */
export async function updateImport(
  tx: Queryable,
  id: string,
  { columns, rows, leftOut }: ReadWorkbook,
): Promise<void> {
  await tx.query(
    'UPDATE workplace_import SET columns = $2, rows = $3, left_out = $4, checked_at = now() WHERE id = $1',
    [id, JSON.stringify(columns), JSON.stringify(rows), leftOut],
  );
}

/** The import is committed. */
export async function finishImport(
  tx: Queryable,
  id: string,
  { result, written }: { result: readonly CheckedRow[]; written: WrittenWorkplaces },
): Promise<void> {
  await tx.query(
    `UPDATE workplace_import SET state = 'DONE', committed_at = now(), result = $2, written = $3 WHERE id = $1`,
    [id, JSON.stringify(result), written],
  );
}

/** The import is taken back. */
export async function markUndone(tx: Queryable, id: string): Promise<void> {
  await tx.query(`UPDATE workplace_import SET state = 'UNDONE' WHERE id = $1`, [id]);
}

/**
 * Deletes the contents of previews an hour after their last correction, and of other imports 24 hours after the
 * commit. The columns are kept for the next file with the same headings.
 */
export async function deleteOldContents(tx: Queryable): Promise<void> {
  await tx.query(
    `UPDATE workplace_import SET rows = NULL, left_out = '{}', result = NULL, written = NULL
     WHERE rows IS NOT NULL AND coalesce(committed_at + interval '23 hours', checked_at) < now() - interval '1 hour'`,
  );
}

/** Imports are deleted after a year. */
export async function deleteOldImports(tx: Queryable): Promise<void> {
  await tx.query(`DELETE FROM workplace_import WHERE created_at < now() - interval '1 year'`);
}
