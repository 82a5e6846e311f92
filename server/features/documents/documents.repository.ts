import type { Queryable } from '../../platform/database/database.js';
import type { Work } from '../../platform/database/unit-of-work.js';
import { goingOver, insertRow } from '../../platform/records/plain-row.js';
import type { Columns } from '../../platform/database/rows.js';
import { DocumentEntity } from './document.entity.js';

/** Moves the documents of a merged student record. */
export const moveDocuments = goingOver('document', 'studentId');

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
export const addDocument = (tx: Queryable, made: NewDocument): Promise<boolean> =>
  insertRow(tx, 'document', made, ['batchId', 'batchSubjectId']);
