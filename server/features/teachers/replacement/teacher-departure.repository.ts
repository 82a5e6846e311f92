import { counted } from '../../../../domain/numbers.js';
import type { Work } from '../../../platform/database/unit-of-work.js';
import type { Read, Row } from '../../../platform/database/rows.js';
import { LACKS_GRADE } from '../../enrollments/lacks-grade.queries.js';
import { AppError } from '../../../platform/errors/app-error.js';
import type { Call } from '../../../platform/graphql/request-context.js';
import { callOffPlan, callOffPlansFor, WAITING } from './planned-replacements.repository.js';
import { carryOut, recordHandedOn } from './teacher-replacement.repository.js';
import { freeOccasionsOf } from '../../calendar/occasions/exam-occasions.repository.js';
import { freeInstancesOf } from '../../course-instances/planning/course-instances.repository.js';
import { handOpenExamsOn } from '../../exams/exams.repository.js';
import { handStudentsOn } from '../../students/students.repository.js';
import { noteCarriedOut } from '../teachers.repository.js';

interface Leaving {
  id: string;
  name: string;
  today: string;
}

/**
 * Reassigns a leaving teacher's work in the caller's transaction. Planned replacements are carried out now;
 * without one, unfinished work has no teacher. Groups without grades prevent leaving.
 */
export async function clearDesk(tx: Work, call: Call, teacher: Leaving): Promise<void> {
  await bringForward(tx, call, teacher);
  await assertNothingUngraded(tx, teacher.id);
  await freeStudents(tx, call, teacher);
  await handOpenExamsOn(tx, teacher.id, null);
  await freeOccasionsOf(tx, teacher.id);
  await freeInstancesOf(tx, teacher.id);
}

/** Runs after the employment is marked as ended, which the notifications give as the reason. */
export async function leavePlans(tx: Work, call: Call, teacherId: string): Promise<void> {
  await callOffPlansFor(tx, call.actor, teacherId);
}

async function bringForward(tx: Work, call: Call, teacher: Leaving): Promise<void> {
  const [plan] = await tx.query<
    Read<'teacher_replacement', 'id' | 'replacementId'> & { present: Row<'app_user'>['active'] }
  >(
    `SELECT r.id, r.replacement_id AS "replacementId", u.active AS present
     FROM teacher_replacement r JOIN teacher t ON t.id = r.replacement_id JOIN app_user u ON u.id = t.user_id
     WHERE r.teacher_id = $1 AND ${WAITING} FOR UPDATE OF r`,
    [teacher.id],
  );
  if (!plan) return;
  if (!plan.present) return callOffPlan(tx, call.actor, plan.id);
  const { counts } = await carryOut(tx, call.actor, {
    teacherId: teacher.id,
    replacementId: plan.replacementId,
    fromOn: teacher.today,
  });
  await noteCarriedOut(tx, plan.id, counts);
}

async function freeStudents(tx: Work, call: Call, teacher: Leaving): Promise<void> {
  const students = await handStudentsOn(tx, teacher.id, null);
  recordHandedOn(tx, call.actor, students, { from: teacher.name, to: null });
}

async function assertNothingUngraded(tx: Work, teacherId: string): Promise<void> {
  const groups = await tx.query<Read<'course_instance', 'id'> & { label: string; ungraded: number }>(
    `SELECT ci.id, c.name || ' (' || c.code || '), ' || coalesce(ci.start_date::text, 'utan start') AS label,
       count(*)::integer AS ungraded
     FROM course_instance ci JOIN course c ON c.id = ci.course_id JOIN enrollment e ON e.course_instance_id = ci.id
     WHERE ci.teacher_id = $1 AND ci.planning <> 'CANCELLED' AND ${LACKS_GRADE}
     GROUP BY ci.id, c.name, c.code ORDER BY ci.start_date, ci.id LIMIT 50`,
    [teacherId],
  );
  if (groups.length === 0) return;
  throw new AppError(
    'CONFLICT',
    'Läraren har grupper med elever som saknar betyg. Sätt betygen eller ersätt läraren först.',
    {
      reason: 'UNGRADED',
      fields: groups.map(({ id, label, ungraded }) => ({
        path: `courseInstances.${id}`,
        reason: 'NOT_ALLOWED',
        message: `${label}: ${counted(ungraded, 'elev', 'elever')} utan betyg.`,
      })),
    },
  );
}
