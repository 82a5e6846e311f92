import type { Work } from '../../platform/database/unit-of-work.js';
import { UploadedFileEntity } from './uploaded-file.entity.js';
import type { Queryable } from '../../platform/database/database.js';
import { deleteRows, goingOver, insertRow } from '../../platform/records/plain-row.js';
import type { Columns, Read } from '../../platform/database/rows.js';

/** Moves the files of a merged student record. */
export const moveFiles = goingOver('uploaded_file', 'studentId');

/** Deletes uploads not claimed within an hour. */
export async function deleteUnclaimed(tx: Queryable): Promise<void> {
  await tx.query(`DELETE FROM staged_upload WHERE created_at < now() - interval '1 hour'`);
}

/** Deletes files that were removed 30 days ago. */
export async function deleteLongGone(tx: Queryable): Promise<void> {
  await tx.query(`DELETE FROM uploaded_file WHERE deleted_at < now() - interval '30 days'`);
}

/** Inserts an upload; false if it already exists. */
export const addUpload = (
  tx: Queryable,
  upload: Omit<Columns<'staged_upload'>, 'createdAt'>,
): Promise<boolean> => insertRow(tx, 'staged_upload', upload, ['id']);

/** Deletes an upload. */
export const removeUpload = (tx: Queryable, id: string) => deleteRows(tx, 'staged_upload', { id });

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
