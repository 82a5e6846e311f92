import { counted } from '../../../../domain/numbers.js';
import type { Actor } from '../../../platform/auth/actor.js';
import type { Queryable } from '../../../platform/database/database.js';
import type { Work } from '../../../platform/database/unit-of-work.js';
import { hasUngraded } from '../../enrollments/lacks-grade.queries.js';
import type { TeacherReplacementCounts } from '../../../platform/graphql/generated.js';
import { handOnPlans } from './planned-replacements.repository.js';
import { namesOf, record } from '../teacher-events.repository.js';
import { handOccasionsOn } from '../../calendar/occasions/exam-occasions.repository.js';
import { handInstancesOn, movesOn } from '../../course-instances/planning/course-instances.repository.js';
import { handOpenExamsOn, OPEN_EXAM } from '../../exams/exams.repository.js';
import { handStudentsOn } from '../../students/students.repository.js';
import { boardNews } from '../../../platform/realtime/live-event.js';

export interface Replacement {
  teacherId: string;
  replacementId: string;
  fromOn: string;
}

/** Ids of the rows that a replacement moved, for its undo. */
export interface Moved {
  students: string[];
  exams: string[];
  occasions: string[];
  instances: string[];
  plans: string[];
  calledOff: string[];
}

/** How long a replacement can be undone; SQL. */
export const UNDO_TIME = `interval '10 minutes'`;

const MOVING = movesOn('$1', '$2');

/** Preview of a replacement: one statement, with the action's conditions. */
export async function countReplacement(
  db: Queryable,
  { teacherId, fromOn }: Pick<Replacement, 'teacherId' | 'fromOn'>,
): Promise<TeacherReplacementCounts> {
  const [row] = await db.query<{ counts: TeacherReplacementCounts }>(
    `SELECT json_build_object(
       'students', (SELECT count(*) FROM student s WHERE s.teacher_id = $1),
       'exams', (SELECT count(*) FROM exam x WHERE x.teacher_id = $1 AND ${OPEN_EXAM}),
       'occasions', (SELECT count(*) FROM exam_occasion o WHERE o.teacher_id = $1 AND o.held_on >= $2::date
          AND o.cancelled_at IS NULL),
       'instances', (SELECT count(*) FROM course_instance ci WHERE ${MOVING}),
       'ungradedInstances', (SELECT count(*) FROM course_instance ci WHERE ci.teacher_id = $1
          AND ci.planning <> 'CANCELLED' AND ci.end_date < $2::date AND ${hasUngraded('ci')}),
       'replacements', (SELECT count(*) FROM teacher_replacement r WHERE r.replacement_id = $1
          AND r.carried_out_at IS NULL AND r.cancelled_at IS NULL)) AS counts`,
    [teacherId, fromOn],
  );
  return row!.counts;
}

/**
 * Moves all work in the caller's transaction: students (each with a history entry), open exams, future
 * occasions, instances, and planned replacements. Fully graded instances stay with their teacher.
 */
export async function carryOut(
  tx: Work,
  actor: Pick<Actor, 'userId' | 'name' | 'role'> | null,
  { teacherId, replacementId, fromOn }: Replacement,
): Promise<{ counts: TeacherReplacementCounts; moved: Moved }> {
  const counts = await countReplacement(tx, { teacherId, fromOn });
  const names = await namesOf(tx, [teacherId, replacementId]);
  const students = await handStudentsOn(tx, teacherId, replacementId);
  recordHandedOn(tx, actor, students, { from: names.get(teacherId), to: names.get(replacementId) });
  const moved = {
    students,
    exams: await handOpenExamsOn(tx, teacherId, replacementId),
    occasions: await handOccasionsOn(tx, { teacherId, replacementId, fromOn }),
    instances: await handInstancesOn(tx, { teacherId, replacementId, fromOn }),
    ...(await handOnPlans(tx, actor, { teacherId, replacementId })),
  };
  const what = [
    counted(counts.students, 'elev', 'elever'),
    counted(counts.exams, 'prövning', 'prövningar'),
    counted(counts.instances, 'tillfälle', 'tillfällen'),
  ].join(', ');
  await record(tx, actor, [
    [teacherId, 'REPLACED', `Ersatt av ${names.get(replacementId)} från ${fromOn}: ${what}.`],
    [replacementId, 'TOOK_OVER', `Tog över från ${names.get(teacherId)} från ${fromOn}: ${what}.`],
  ]);
  return { counts, moved };
}

/** History entries of the students whose teacher has changed or been removed. */
export function recordHandedOn(
  tx: Pick<Work, 'history' | 'publish'>,
  actor: Pick<Actor, 'userId' | 'name' | 'role'> | null,
  students: readonly string[],
  { from, to }: { from: string | null | undefined; to: string | null | undefined },
): void {
  for (const studentId of students) tx.history(actor, studentId, { teacher: from }, { teacher: to });
  // Open boards refetch: the former teacher may no longer see a protected card.
  if (students.length > 0) tx.publish(boardNews(actor, 'RELOADED', null));
}
