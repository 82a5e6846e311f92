import type { Queryable } from '../../platform/database/database.js';
import { goingOver, insertRow, NOW, updateRow } from '../../platform/records/plain-row.js';
import type { Columns } from '../../platform/database/rows.js';

/** Moves the documents of a merged student record. */
export const moveDocuments = goingOver('document', 'studentId');

/** Marks a document as revoked. */
export const revokeDocument = (tx: Queryable, id: string, actorId: string, reason: string): Promise<void> =>
  updateRow(tx, 'document', id, { revokedAt: NOW, revokedBy: actorId, revokedReason: reason });

/** Stores the id of the document's copy among the student's files. */
export const noteSavedFile = (tx: Queryable, id: string, fileId: string): Promise<void> =>
  updateRow(tx, 'document', id, { fileId });

type NewDocument = Omit<Columns<'document'>, 'erasedAt' | 'fileId' | `revoked${string}`>;

/** Inserts a document; false if an earlier attempt has issued this part of the batch. */
export const addDocument = (tx: Queryable, made: NewDocument): Promise<boolean> =>
  insertRow(tx, 'document', made, ['batchId', 'batchSubjectId']);
