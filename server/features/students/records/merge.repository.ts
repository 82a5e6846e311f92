import type { Actor } from '../../../platform/auth/actor.js';
import type { Queryable } from '../../../platform/database/database.js';
import type { Work } from '../../../platform/database/unit-of-work.js';
import type { Columns, Read } from '../../../platform/database/rows.js';
import { conflict } from '../../../platform/errors/app-error.js';
import { moveComments } from '../../comments/comments.repository.js';
import { moveCorrectionRequests } from '../../corrections/corrections.repository.js';
import { mergeWishes } from '../../course-matching/course-matching.repository.js';
import { moveMessages } from '../../course-messages/course-messages.repository.js';
import { moveDocuments } from '../../documents/documents.repository.js';
import { moveEnrollments, moveExtendedDates } from '../../enrollments/student-merge.repository.js';
import { mergeExams } from '../../exams/exams.repository.js';
import { moveFollowUps } from '../../follow-ups/follow-ups.repository.js';
import { moveFiles } from '../../files/files.repository.js';
import { moveGrades } from '../../grades/grades.repository.js';
import { moveHeldRows } from '../../imports/held/held-rows.repository.js';
import { movePlacements } from '../../placements/placements.repository.js';
import { mergeMappings } from '../../study-plans/mapping/mapping.repository.js';
import { mergeValidations } from '../../study-plans/validation/validation.repository.js';
import { mergeStudyPlans } from '../../study-plans/study-plan-merge.repository.js';
import { moveNotices } from '../../notifications/notifications.repository.js';

type Follow = (tx: Work, keepId: string, mergedId: string, actor: Actor) => Promise<void>;

/** Merges the rows of each table; a test compares the list with the database's foreign keys. */
export const FOLLOWING: Readonly<Record<string, Follow>> = {
  exam: mergeExams,
  course_wish: mergeWishes,
  enrollment: moveEnrollments,
  enrollment_batch_student: moveExtendedDates,
  grade: moveGrades,
  comment: moveComments,
  uploaded_file: moveFiles,
  notification: moveNotices,
  student_alias: moveAliases,
  student_number: mergeNumbers,
  document: moveDocuments,
  correction_request: moveCorrectionRequests,
  follow_up: moveFollowUps,
  placement: movePlacements,
  study_mapping: mergeMappings,
  // Before the plan, which is checked against them.
  study_validation: mergeValidations,
  study_plan: mergeStudyPlans,
  course_message_recipient: moveMessages,
  import_held_row: moveHeldRows,
};

/** A student has one place per instance: the user decides which enrolment remains. */
async function assertNotTwice(tx: Work, keepId: string, mergedId: string): Promise<void> {
  const runs = (e: string) => `${e}.removed_at IS NULL AND ${e}.is_enrollment AND ${e}.grade_signed_at IS NULL
    AND ${e}.status IN ('ADMITTED', 'ACTIVE', 'PAUSED')`;
  const [twice] = await tx.query<Read<'course_instance', 'name'>>(
    `SELECT ci.name FROM enrollment a JOIN enrollment b ON b.course_instance_id = a.course_instance_id
       AND b.student_id = $2 AND ${runs('b')} JOIN course_instance ci ON ci.id = a.course_instance_id
     WHERE a.student_id = $1 AND ${runs('a')} LIMIT 1`,
    [keepId, mergedId],
  );
  if (twice)
    throw conflict(
      'ALREADY_ENROLLED',
      `Båda är inskrivna på ${twice.name}. Avsluta eller ta bort den ena inskrivningen först.`,
    );
}

/** Moves all related records of one student to another. */
export async function moveBelongings(
  tx: Work,
  keepId: string,
  mergedId: string,
  actor: Actor,
): Promise<void> {
  await assertNotTwice(tx, keepId, mergedId);
  for (const follow of Object.values(FOLLOWING)) await follow(tx, keepId, mergedId, actor);
}

/** Deletes a duplicate former number. */
async function mergeNumbers(tx: Work, keepId: string, mergedId: string): Promise<void> {
  await tx.query(
    `DELETE FROM student_number n WHERE n.student_id = $2 AND EXISTS (SELECT FROM student_number k
       WHERE k.student_id = $1 AND k.personal_number = n.personal_number)`,
    [keepId, mergedId],
  );
  await tx.query('UPDATE student_number SET student_id = $1 WHERE student_id = $2', [keepId, mergedId]);
}

/** Keeps the merged record's number as a previous number, unless it is the current one. */
export async function keepNumber(tx: Work, keepId: string, number: string | null): Promise<void> {
  if (number !== null)
    await tx.query(
      'INSERT INTO student_number (student_id, personal_number) VALUES ($1, $2) ON CONFLICT DO NOTHING',
      [keepId, number],
    );
  await tx.query(
    `DELETE FROM student_number n USING student s
     WHERE n.student_id = $1 AND s.id = $1 AND n.personal_number = s.personal_number`,
    [keepId],
  );
}

/** Maps the deleted record's id to this student. */
export async function keepAlias(
  tx: Work,
  { oldId, studentId, name, personalNumber, mergedBy }: Omit<Columns<'student_alias'>, 'mergedAt'>,
): Promise<void> {
  await tx.query(
    `INSERT INTO student_alias (old_id, student_id, name, personal_number, merged_by) VALUES ($1, $2, $3, $4, $5)`,
    [oldId, studentId, name, personalNumber, mergedBy],
  );
}

/** Moves the ids of earlier merges. */
async function moveAliases(tx: Queryable, toId: string, fromId: string): Promise<void> {
  await tx.query('UPDATE student_alias SET student_id = $1 WHERE student_id = $2', [toId, fromId]);
}
