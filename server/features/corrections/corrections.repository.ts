import type { Queryable } from '../../platform/database/database.js';
import type { Work } from '../../platform/database/unit-of-work.js';
import type { Read } from '../../platform/database/rows.js';
import { CorrectionRequestEntity } from './correction-request.entity.js';

/** Moves the requests of a merged record to the remaining one. */
export async function moveCorrectionRequests(tx: Queryable, toId: string, fromId: string): Promise<void> {
  await tx.query('UPDATE correction_request SET student_id = $1 WHERE student_id = $2', [toId, fromId]);
}

/** Inserts a correction request. */
export const addRequest = async (
  tx: Work,
  request: Read<'correction_request', 'id' | 'studentId' | 'subject' | 'text'>,
): Promise<void> => {
  await tx.manager.insert(CorrectionRequestEntity, { ...request });
};

/** Stores the answer to a request, with its author and time. */
export const answerRequest = async (
  tx: Work,
  id: string,
  answer: Read<'correction_request', 'outcome' | 'answer' | 'answeredBy' | 'answeredByName'>,
): Promise<void> => {
  await tx.manager.update(CorrectionRequestEntity, id, { ...answer, answeredAt: () => 'now()' });
};
