import type { Work } from '../../platform/database/unit-of-work.js';
import { UploadedFileEntity } from './uploaded-file.entity.js';
import type { Queryable } from '../../platform/database/database.js';
import type { Columns, Read } from '../../platform/database/rows.js';

/** Moves the files of a merged student record. */
export async function moveFiles(tx: Queryable, toId: string, fromId: string): Promise<void> {
  await tx.query('UPDATE uploaded_file SET student_id = $1 WHERE student_id = $2', [toId, fromId]);
}

/** Deletes uploads not claimed within an hour. */
export async function deleteUnclaimed(tx: Queryable): Promise<void> {
  await tx.query(`DELETE FROM staged_upload WHERE created_at < now() - interval '1 hour'`);
}

/** Deletes files that were removed 30 days ago. */
export async function deleteLongGone(tx: Queryable): Promise<void> {
  await tx.query(`DELETE FROM uploaded_file WHERE deleted_at < now() - interval '30 days'`);
}

/** Erases files at once: the cleanup job deletes their bytes within the hour. */
export async function eraseFiles(tx: Queryable, ids: readonly string[]): Promise<void> {
  await tx.query(
    `UPDATE uploaded_file SET filename = '–', deleted_at = now() - interval '31 days' WHERE id = ANY ($1::uuid[])`,
    [ids],
  );
}

/** Inserts an upload; false if it already exists. */
export async function addUpload(
  tx: Queryable,
  upload: Omit<Columns<'staged_upload'>, 'createdAt'>,
): Promise<boolean> {
  const { id, userId, purpose, storageKey, filename, mimeType, size, sha256 } = upload;
  const added = await tx.query(
    `INSERT INTO staged_upload (id, user_id, purpose, storage_key, filename, mime_type, size, sha256)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8) ON CONFLICT (id) DO NOTHING RETURNING 1`,
    [id, userId, purpose, storageKey, filename, mimeType, size, sha256],
  );
  return added.length > 0;
}

/** Deletes an upload. */
export async function removeUpload(tx: Queryable, id: string): Promise<void> {
  await tx.query('DELETE FROM staged_upload WHERE id = $1', [id]);
}

/** Purpose of an upload, which cannot be used for another. */
export type UploadPurpose = 'FILE' | 'IMPORT';

/** Received bytes without an owner. */
export interface StagedUpload extends Read<
  'staged_upload',
  'id' | 'storageKey' | 'filename' | 'mimeType' | 'size'
> {
  sha256: string;
}

/** Public columns of an upload. */
export const UPLOAD = 'id, storage_key AS "storageKey", filename, mime_type AS "mimeType", size, sha256';

/** Consumes an own upload for this purpose; null for anything else. */
export async function takeUpload(
  tx: Queryable,
  id: string,
  userId: string,
  purpose: UploadPurpose,
): Promise<StagedUpload | null> {
  const [staged] = await tx.query<StagedUpload>(
    `DELETE FROM staged_upload WHERE id = $1 AND user_id = $2 AND purpose = $3 RETURNING ${UPLOAD}`,
    [id, userId, purpose],
  );
  return staged ?? null;
}

/** Adds a file to the student's folder. */
export async function addFile(
  tx: Work,
  file: Omit<Columns<'uploaded_file'>, 'uploadedAt' | 'deletedAt' | 'deletedBy'>,
): Promise<void> {
  await tx.manager.insert(UploadedFileEntity, { ...file });
}

/** Marks a file as deleted. */
export async function markDeleted(tx: Work, id: string, deletedBy: string): Promise<void> {
  await tx.manager.update(UploadedFileEntity, id, { deletedAt: () => 'now()', deletedBy });
}
