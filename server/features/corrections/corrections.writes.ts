import type { Queryable } from '../../platform/database/database.js';
import { goingOver, insertRow, NOW, updateRow } from '../../platform/records/plain-row.js';
import type { Read } from '../../platform/database/rows.js';

/** Moves the requests of a merged record to the remaining one. */
export const moveCorrectionRequests = goingOver('correction_request', 'studentId');

/** Inserts a correction request. */
export const addRequest = (
  tx: Queryable,
  request: Read<'correction_request', 'id' | 'studentId' | 'subject' | 'text'>,
) => insertRow(tx, 'correction_request', request);

/** Stores the answer to a request, with its author and time. */
export const answerRequest = (
  tx: Queryable,
  id: string,
  answer: Read<'correction_request', 'outcome' | 'answer' | 'answeredBy' | 'answeredByName'>,
): Promise<void> => updateRow(tx, 'correction_request', id, { ...answer, answeredAt: NOW });
