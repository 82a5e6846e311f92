import type { Queryable } from '../../platform/database/database.js';

/** The documents about a record that is merged into another are about it from now on. */
export async function moveDocuments(tx: Queryable, keepId: string, mergedId: string): Promise<void> {
  await tx.query('UPDATE document SET student_id = $1 WHERE student_id = $2', [keepId, mergedId]);
}

/** The document is no longer to be trusted. */
export async function revokeDocument(
  tx: Queryable,
  id: string,
  actorId: string,
  reason: string,
): Promise<void> {
  await tx.query(
    'UPDATE document SET revoked_at = now(), revoked_by = $2, revoked_reason = $3 WHERE id = $1',
    [id, actorId, reason],
  );
}

/** Notes which of the student's files is a copy of the document. */
export async function noteSavedFile(tx: Queryable, id: string, fileId: string): Promise<void> {
  await tx.query('UPDATE document SET file_id = $2 WHERE id = $1', [id, fileId]);
}

/** A document as it is issued. */
interface NewDocument {
  id: string;
  type: string;
  language: string;
  code: string;
  studentId: string | null;
  courseInstanceId: string | null;
  issuer: string;
  storageKey: string;
  size: number;
  sha256: string;
  batchId: string | null;
  batchSubjectId: string | null;
  createdAt: Date;
  actorId: string;
  actorName: string;
}

/** Issues a document; false where an earlier attempt has issued this part of the batch already. */
export async function addDocument(tx: Queryable, made: NewDocument): Promise<boolean> {
  const written = await tx.query(
    `INSERT INTO document (id, type, language, code, student_id, course_instance_id, issuer, storage_key, size,
       sha256, batch_id, batch_subject_id, created_at, created_by, created_by_name)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15)
     ON CONFLICT (batch_id, batch_subject_id) DO NOTHING RETURNING id`,
    [
      ...[made.id, made.type, made.language, made.code, made.studentId, made.courseInstanceId, made.issuer],
      ...[made.storageKey, made.size, made.sha256, made.batchId, made.batchSubjectId, made.createdAt],
      ...[made.actorId, made.actorName],
    ],
  );
  return written.length > 0;
}
