import type { Queryable } from '../../platform/database/database.js';
import { goingOver, insertRow, NOW, updateRow } from '../../platform/records/plain-row.js';
import type { Columns } from '../../platform/database/rows.js';

/** The documents about a record that is merged into another are about it from now on. */
export const moveDocuments = goingOver('document', 'studentId');

/** The document is no longer to be trusted. */
export const revokeDocument = (tx: Queryable, id: string, actorId: string, reason: string): Promise<void> =>
  updateRow(tx, 'document', id, { revokedAt: NOW, revokedBy: actorId, revokedReason: reason });

/** Notes which of the student's files is a copy of the document. */
export const noteSavedFile = (tx: Queryable, id: string, fileId: string): Promise<void> =>
  updateRow(tx, 'document', id, { fileId });

type NewDocument = Omit<Columns<'document'>, 'erasedAt' | 'fileId' | `revoked${string}`>;

/** Issues a document; false where an earlier attempt has issued this part of the batch already. */
export const addDocument = (tx: Queryable, made: NewDocument): Promise<boolean> =>
  insertRow(tx, 'document', made, ['batchId', 'batchSubjectId']);
