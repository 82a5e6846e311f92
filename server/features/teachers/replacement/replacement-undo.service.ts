import { Injectable } from '@nestjs/common';
import type { Read } from '../../../platform/database/rows.js';
import { UnitOfWork, type Work } from '../../../platform/database/unit-of-work.js';
import { conflict, notFound } from '../../../platform/errors/app-error.js';
import type { TeacherDetail } from '../../../platform/graphql/generated.js';
import type { Call } from '../../../platform/graphql/request-context.js';
import { requireId } from '../../../platform/validation/id.js';
import { giveOccasions } from '../../calendar/occasions/exam-occasions.repository.js';
import { assignTeacher } from '../../course-instances/planning/course-instances.repository.js';
import { giveExams } from '../../exams/exams.repository.js';
import { giveStudents } from '../../students/students.repository.js';
import { namesOf, record } from '../teacher-events.repository.js';
import { readTeacher } from '../teachers.queries.js';
import { noteUndone } from '../teachers.repository.js';
import { handPlansBack } from './planned-replacements.repository.js';
import { recordHandedOn, UNDO_TIME, type Moved } from './teacher-replacement.repository.js';

interface CarriedOut extends Read<'teacher_replacement', 'teacherId' | 'replacementId'> {
  moved: Moved | null;
  isUndone: boolean;
  isLate: boolean;
}

/** Undoes a replacement, within ten minutes and before later changes. */
@Injectable()
export class ReplacementUndo {
  constructor(private readonly work: UnitOfWork) {}

  undo(call: Call, givenId: string): Promise<TeacherDetail> {
    const id = requireId(givenId, 'id');
    return this.work.run(call, async (tx) => {
      const [carriedOut] = await tx.query<CarriedOut>(
        `SELECT teacher_id AS "teacherId", replacement_id AS "replacementId", moved, undone_at IS NOT NULL AS "isUndone",
           carried_out_at < now() - ${UNDO_TIME} AS "isLate"
         FROM teacher_replacement WHERE id = $1 AND carried_out_at IS NOT NULL FOR UPDATE`,
        [id],
      );
      if (!carriedOut) throw notFound('Ersättningen finns inte.');
      const moved = assertInTime(carriedOut);
      await lockMoved(tx, moved);
      await assertUntouched(tx, id, carriedOut);
      await moveBack(tx, call, carriedOut, moved);
      await noteUndone(tx, id);
      return readTeacher(tx, call.actor, carriedOut.teacherId);
    });
  }
}

function assertInTime({ moved, isUndone, isLate }: CarriedOut): Moved {
  if (isUndone) throw conflict('UNDONE', 'Ersättningen är redan ångrad.');
  if (isLate || !moved)
    throw conflict('LATE', 'Ersättningen gjordes för mer än tio minuter sedan och kan inte ångras.');
  return moved;
}

/** Locks the moved rows against concurrent changes. */
async function lockMoved(tx: Work, moved: Moved): Promise<void> {
  const tables = {
    student: moved.students,
    exam: moved.exams,
    exam_occasion: moved.occasions,
    course_instance: moved.instances,
  };
  for (const [table, ids] of Object.entries(tables))
    await tx.query(`SELECT id FROM ${table} WHERE id = ANY ($1::uuid[]) ORDER BY id FOR NO KEY UPDATE`, [
      ids,
    ]);
}

/**
 * All moved rows that still exist belong to the new teacher and are ungraded; the former one is employed and
 * can sign in.
 */
async function assertUntouched(tx: Work, id: string, { teacherId }: CarriedOut): Promise<void> {
  const isElsewhere = (table: string, kind: keyof Moved) =>
    `EXISTS (SELECT FROM ${table} m WHERE m.id IN (SELECT jsonb_array_elements_text(r.moved->'${kind}')::uuid)
       AND m.teacher_id IS DISTINCT FROM r.replacement_id)`;
  const [row] = await tx.query<{ isChanged: boolean; hasLeft: boolean; isLocked: boolean }>(
    `SELECT ${isElsewhere('student', 'students')} OR ${isElsewhere('exam', 'exams')}
         OR ${isElsewhere('exam_occasion', 'occasions')} OR ${isElsewhere('course_instance', 'instances')}
         OR EXISTS (SELECT FROM grade g WHERE g.signed_at > r.carried_out_at AND (
           g.course_instance_id IN (SELECT jsonb_array_elements_text(r.moved->'instances')::uuid)
           OR g.exam_id IN (SELECT jsonb_array_elements_text(r.moved->'exams')::uuid))) AS "isChanged",
       EXISTS (SELECT FROM teacher_profile p WHERE p.teacher_id = $2 AND p.employment_ended_on IS NOT NULL) AS "hasLeft",
       EXISTS (SELECT FROM teacher t JOIN app_user u ON u.id = t.user_id WHERE t.id = $2 AND NOT u.active) AS "isLocked"
     FROM teacher_replacement r WHERE r.id = $1`,
    [id, teacherId],
  );
  if (row!.hasLeft)
    throw conflict('LATER_WORK', 'Ersättningen kan inte ångras: lärarens anställning är avslutad.');
  if (row!.isLocked) throw conflict('LATER_WORK', 'Ersättningen kan inte ångras: lärarens konto är låst.');
  if (row!.isChanged)
    throw conflict(
      'LATER_WORK',
      'Ersättningen kan inte ångras: något av det som flyttades har ändrats sedan dess.',
    );
}

async function moveBack(
  tx: Work,
  { actor }: Call,
  { teacherId, replacementId }: CarriedOut,
  moved: Moved,
): Promise<void> {
  const names = await namesOf(tx, [teacherId, replacementId]);
  const [before, next] = [names.get(teacherId), names.get(replacementId)];
  const back = await giveStudents(tx, moved.students, teacherId);
  recordHandedOn(tx, actor, back, { from: next, to: before });
  await giveExams(tx, moved.exams, teacherId);
  await giveOccasions(tx, moved.occasions, teacherId);
  await assignTeacher(tx, moved.instances, teacherId);
  await handPlansBack(tx, actor, moved, { teacherId, replacementId });
  await record(tx, actor, [
    [teacherId, 'REPLACEMENT_UNDONE', `Ersättningen med ${next} ångrades: allt är tillbaka.`],
    [replacementId, 'REPLACEMENT_UNDONE', `Det som togs över från ${before} gick tillbaka.`],
  ]);
}
