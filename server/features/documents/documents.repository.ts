import type { Queryable } from '../../platform/database/database.js';
import type { Work } from '../../platform/database/unit-of-work.js';
import type { Columns } from '../../platform/database/rows.js';
import { DocumentEntity } from './document.entity.js';

/** Moves the documents of a merged student record. */
export async function moveDocuments(tx: Queryable, toId: string, fromId: string): Promise<void> {
  await tx.query('UPDATE document SET student_id = $1 WHERE student_id = $2', [toId, fromId]);
}

/** Marks a document as revoked. */
export async function revokeDocument(tx: Work, id: string, actorId: string, reason: string): Promise<void> {
  const revoked = { revokedAt: () => 'now()', revokedBy: actorId, revokedReason: reason };
  await tx.manager.update(DocumentEntity, id, revoked);
}

/** Stores the id of the document's copy among the student's files. */
export async function noteSavedFile(tx: Work, id: string, fileId: string): Promise<void> {
  await tx.manager.update(DocumentEntity, id, { fileId });
}

type NewDocument = Omit<Columns<'document'>, 'erasedAt' | 'fileId' | `revoked${string}`>;

/** Inserts a document; false if an earlier attempt has issued this part of the batch. */
export async function addDocument(tx: Queryable, made: NewDocument): Promise<boolean> {
  const added = await tx.query(
    `INSERT INTO document (id, type, language, code, student_id, course_instance_id, issuer, storage_key, size, sha256,
       batch_id, batch_subject_id, created_at, created_by, created_by_name)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15)
     ON CONFLICT (batch_id, batch_subject_id) DO NOTHING RETURNING 1`,
    [
      ...[made.id, made.type, made.language, made.code, made.studentId, made.courseInstanceId, made.issuer],
      ...[made.storageKey, made.size, made.sha256, made.batchId, made.batchSubjectId],
      ...[made.createdAt, made.createdBy, made.createdByName],
    ],
  );
  return added.length > 0;
}
