import type { Queryable } from '../../platform/database/database.js';
import { goingOver, insertRow, NOW, updateRow } from '../../platform/records/plain-row.js';
import type { Read } from '../../platform/database/rows.js';

/** What was asked about a record that is merged into another is asked about it from now on. */
export const moveCorrectionRequests = goingOver('correction_request', 'studentId');

/** Keeps what a student asks to have put right. */
export const addRequest = (
  tx: Queryable,
  request: Read<'correction_request', 'id' | 'studentId' | 'subject' | 'text'>,
) => insertRow(tx, 'correction_request', request);

/** Keeps the answer to a request, and whose it is. */
export const answerRequest = (
  tx: Queryable,
  id: string,
  answer: Read<'correction_request', 'outcome' | 'answer' | 'answeredBy' | 'answeredByName'>,
): Promise<void> => updateRow(tx, 'correction_request', id, { ...answer, answeredAt: NOW });
