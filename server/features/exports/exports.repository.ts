import type { Queryable } from '../../platform/database/database.js';
import type { Columns, Read, Row } from '../../platform/database/rows.js';

/** Exports are deleted after a day. */
export async function deleteOldExports(tx: Queryable): Promise<void> {
  await tx.query(`DELETE FROM list_export WHERE created_at < now() - interval '24 hours'`);
}

/** Stores the file of an export. */
export async function keepFile(tx: Queryable, id: string, bytes: Buffer, rowCount: number): Promise<void> {
  await tx.query('UPDATE list_export SET bytes = $2, row_count = $3 WHERE id = $1', [id, bytes, rowCount]);
}

/** A stored export, without its bytes. */
export type StoredExport = Read<'list_export', 'id' | 'list' | 'format' | 'query' | 'filename'> &
  Pick<Row<'list_export'>, 'user_id' | 'row_count' | 'job_id'>;

type NewExport = Omit<Columns<'list_export'>, 'createdAt'>;

/** Inserts an export, with its file if that is completed. */
export async function addExport(tx: Queryable, made: NewExport): Promise<StoredExport> {
  const [row] = await tx.query<StoredExport>(
    `INSERT INTO list_export (id, user_id, list, format, query, filename, row_count, bytes, job_id)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)
     RETURNING id, user_id, list, format, query, filename, row_count, job_id`,
    [
      ...[made.id, made.userId, made.list, made.format, made.query, made.filename, made.rowCount, made.bytes],
      made.jobId,
    ],
  );
  return row!;
}
