import type { Actor } from '../../../platform/auth/actor.js';
import type { Queryable } from '../../../platform/database/database.js';
import type { Work } from '../../../platform/database/unit-of-work.js';
import type { Read } from '../../../platform/database/rows.js';
import { conflict, notFound } from '../../../platform/errors/app-error.js';
import type { ImportSummary } from '../../../platform/graphql/generated.js';
import { requireId } from '../../../platform/validation/id.js';
import type { StoredParts } from '../rows/row-check.rules.js';
import { ROW_END, ROWS_A_STATEMENT, STORED_COLUMNS } from '../rows/stored-rows.rules.js';
import type { Column } from '../sheets/column.rules.js';

/** A batch for processing; its rows are read separately. */
export interface BatchRow extends Read<
  'import_batch',
  'id' | 'filename' | 'state' | 'keepExistingWhenEmpty' | 'jobId'
> {
  columns: Column[];
  summary: ImportSummary;
  expired: boolean;
}

/** Takes one's own batch for this transaction; another's is as good as none (permissions, section 1.7d). */
export async function lockBatch(tx: Queryable, actor: Actor, batchId: string): Promise<BatchRow> {
  const [row] = await tx.query<BatchRow>(
    `SELECT id, filename, state, columns, keep_existing_when_empty AS "keepExistingWhenEmpty", summary,
       job_id AS "jobId", checked_at < now() - interval '1 hour' AS expired
     FROM import_batch WHERE id = $1 AND user_id = $2 FOR UPDATE`,
    [requireId(batchId, 'batchId'), actor.userId],
  );
  if (!row) throw notFound('Importen finns inte.');
  return row;
}

/**
 * Throws unless the batch's rows can still be corrected or committed. A failed or cancelled commit wrote
 * nothing.
 */
export function assertOpen(batch: BatchRow): void {
  if (!['PREVIEW', 'FAILED', 'CANCELLED'].includes(batch.state)) {
    throw conflict('ALREADY_COMMITTED', 'Importen är redan startad eller genomförd.');
  }
  if (batch.expired)
    throw conflict('EXPIRED', 'Förhandsgranskningen är äldre än en timme. Läs in filen igen.');
}

/**
 * Replaces the batch's rows: the next part is prepared while the database writes this one. Rows may only
 * refer to `open` students, whatever the source.
 */
export async function writeRows(
  tx: Pick<Work, 'query' | 'copy'>,
  batchId: string,
  { batches, open }: { batches: StoredParts; open: string },
): Promise<void> {
  await tx.query('DELETE FROM import_row WHERE batch_id = $1', [batchId]);
  let sent: Promise<unknown> = Promise.resolve();
  for await (const rows of batches) {
    await sent;
    sent = tx.copy(COPY_ROWS, ofBatch(batchId, typeof rows === 'string' ? Buffer.from(rows) : rows));
    // The row source may fail first: avoids an unhandled rejection of this promise.
    sent.catch(() => undefined);
  }
  await sent;
  const others = await tx.query(
    `SELECT of.id FROM import_row, unnest(ARRAY[student_id, decided_on]) AS of(id)
     WHERE batch_id = $1 AND of.id IS NOT NULL EXCEPT SELECT unnest($2::uuid[]) LIMIT 1`,
    [batchId, open],
  );
  if (others.length > 0) throw new Error('a row is about a student whom nobody spoke of');
}

const COPY_ROWS = `COPY import_row (batch_id, ${STORED_COLUMNS.join(', ')}) FROM STDIN`;

/** Assigns rows to this batch: their source doesn't choose the batch. */
function ofBatch(batchId: string, rows: Buffer): Buffer {
  // PostgreSQL uses the first line's terminator for all: another one within would start a row with arbitrary
  // content.
  if (rows.includes('\n')) throw new Error('a row ends otherwise');
  const own = Buffer.from(`${batchId}\t`);
  const parts: Buffer[] = [];
  let start = 0;
  for (let end = rows.indexOf(ROW_END); end >= 0; end = rows.indexOf(ROW_END, start)) {
    if (parts.length >= 2 * ROWS_A_STATEMENT) throw new Error('too many rows at once');
    parts.push(own, rows.subarray(start, end + 1));
    start = end + 1;
  }
  if (start < rows.length) throw new Error('a row has no end');
  return Buffer.concat(parts);
}

/** Deletes rows that are no longer needed. */
export async function deleteOldRows(tx: Queryable): Promise<void> {
  await tx.query(`DELETE FROM import_row r USING import_batch b WHERE b.id = r.batch_id AND (
     b.state IN ('PREVIEW', 'FAILED', 'CANCELLED') AND b.checked_at < now() - interval '1 hour'
     OR b.state IN ('DONE', 'UNDONE') AND b.committed_at < now() - interval '24 hours')`);
}

/** Batches are deleted after a year. */
export async function deleteOldBatches(tx: Queryable): Promise<void> {
  await tx.query(`DELETE FROM import_batch WHERE created_at < now() - interval '1 year'`);
}

/** The commit of a batch has failed or was cancelled. */
export async function endCommit(tx: Queryable, id: unknown, state: string): Promise<void> {
  await tx.query(`UPDATE import_batch SET state = $2 WHERE id = $1 AND state = 'COMMITTING'`, [id, state]);
}

/** A job commits the batch. */
export async function beginCommit(tx: Queryable, id: string, jobId: string): Promise<void> {
  await tx.query(`UPDATE import_batch SET state = 'COMMITTING', job_id = $2 WHERE id = $1`, [id, jobId]);
}

/** The batch is committed. */
export async function finishCommit(tx: Queryable, id: string, summary: ImportSummary): Promise<void> {
  const sql = `UPDATE import_batch SET state = 'DONE', committed_at = now(), summary = $2 WHERE id = $1`;
  await tx.query(sql, [id, summary]);
}

/** The batch is taken back. */
export async function markUndone(tx: Queryable, id: string): Promise<void> {
  await tx.query(`UPDATE import_batch SET state = 'UNDONE' WHERE id = $1`, [id]);
}

type NewBatch = Read<'import_batch', 'id' | 'userId' | 'filename' | 'sha256' | 'headerRow'> &
  Partial<
    Read<
      'import_batch',
      'sheet' | 'sheets' | 'skipped' | 'uploadId' | 'hiddenRows' | 'hiddenParts' | 'leavesOutHidden'
    >
  >;

/** Keeps a file as it was read; its rows come after. */
export async function addBatch(
  tx: Queryable,
  batch: NewBatch & { columns: readonly Column[]; summary: ImportSummary },
): Promise<void> {
  await tx.query(
    `INSERT INTO import_batch (id, user_id, filename, sha256, header_row, columns, summary, sheet, sheets, skipped,
       upload_id, hidden_rows, hidden_parts, leaves_out_hidden)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14)`,
    [
      ...[batch.id, batch.userId, batch.filename, batch.sha256, batch.headerRow],
      ...[JSON.stringify(batch.columns), batch.summary, batch.sheet, batch.sheets ?? [], batch.skipped],
      ...[batch.uploadId, batch.hiddenRows, batch.hiddenParts, batch.leavesOutHidden ?? false],
    ],
  );
}

/** Updates the batch's columns for a new check. */
export async function updateBatch(
  tx: Queryable,
  id: string,
  batch: { columns: readonly Column[]; keepExistingWhenEmpty: boolean; summary: ImportSummary },
): Promise<void> {
  await tx.query(
    `UPDATE import_batch SET columns = $2, keep_existing_when_empty = $3, summary = $4, state = 'PREVIEW',
       checked_at = now() WHERE id = $1`,
    [id, JSON.stringify(batch.columns), batch.keepExistingWhenEmpty, batch.summary],
  );
}
