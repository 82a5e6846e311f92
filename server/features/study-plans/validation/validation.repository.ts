import type { Queryable } from '../../../platform/database/database.js';
import type { Read } from '../../../platform/database/rows.js';
import type { Work } from '../../../platform/database/unit-of-work.js';
import { StudyValidationEntity } from './study-validation.entity.js';

type Decision = Read<'study_validation', 'scope' | 'points' | 'basis' | 'decidedOn' | 'decidedByName'>;

/** Inserts a decision. */
export async function addValidation(
  tx: Work,
  validation: Decision & Read<'study_validation', 'id' | 'studentId' | 'courseId'>,
): Promise<void> {
  await tx.manager.insert(StudyValidationEntity, { ...validation });
}

/** Replaces the decision on a course. */
export async function changeValidation(tx: Work, id: string, decision: Decision): Promise<void> {
  await tx.manager.update(StudyValidationEntity, id, decision);
}

/** Moves the validations of a merged record; the kept student's decision on a course or its equivalent remains. */
export async function mergeValidations(tx: Queryable, toId: string, fromId: string): Promise<void> {
  await tx.query(
    `DELETE FROM study_validation v WHERE v.student_id = $2 AND EXISTS (SELECT FROM study_validation kept
       WHERE kept.student_id = $1 AND kept.course_id = ANY (course_kin(v.course_id)))`,
    [toId, fromId],
  );
  await tx.query('UPDATE study_validation SET student_id = $1 WHERE student_id = $2', [toId, fromId]);
}
