import type { Actor } from '../../platform/auth/actor.js';
import { visibleTo } from '../../platform/auth/student-scope.js';
import { assertVersion, findLocked } from '../../platform/database/locked-record.js';
import type { Read } from '../../platform/database/rows.js';
import { SqlParams } from '../../platform/database/sql-params.js';
import type { Work } from '../../platform/database/unit-of-work.js';
import { forbidden, notFound } from '../../platform/errors/app-error.js';
import { requireId } from '../../platform/validation/id.js';
import { placementRights } from './placements.policy.js';
import { PlacementEntity } from './placement.entity.js';

type StudentRow = Read<'student', 'id' | 'teacherId' | 'isProtected'>;
export type PlacementRow = PlacementEntity;

/** Locks the student, so that two placements of one student are planned one after the other. */
export async function lockStudent(
  tx: Work,
  actor: Actor,
  id: string,
  missing = 'Eleven finns inte.',
): Promise<StudentRow> {
  const params = new SqlParams();
  const [row] = await tx.query<StudentRow>(
    `SELECT s.id, s.teacher_id AS "teacherId", s.is_protected AS "isProtected" FROM student s
     WHERE s.id = ${params.add(id)} AND ${visibleTo(actor, params)} FOR NO KEY UPDATE OF s`,
    params.values,
  );
  if (!row) throw notFound(missing);
  return row;
}

/** Locks the student and the placement. NOT_FOUND for a student that the actor may not see. */
export async function lockVisiblePlacement(
  tx: Work,
  actor: Actor,
  id: string,
): Promise<{ stored: PlacementRow; student: StudentRow }> {
  const missing = 'Placeringen finns inte.';
  const [known] = await tx.query<Read<'placement', 'studentId'>>(
    'SELECT student_id AS "studentId" FROM placement WHERE id = $1',
    [requireId(id, 'id')],
  );
  const student = known && (await lockStudent(tx, actor, known.studentId, missing));
  const stored = await findLocked(tx, PlacementEntity, id, missing);
  return { stored, student: student! };
}

/** The same with a check of permission and version. */
export async function lockPlacement(
  tx: Work,
  actor: Actor,
  id: string,
  version: number | null | undefined,
): Promise<PlacementRow> {
  const { stored, student } = await lockVisiblePlacement(tx, actor, id);
  const { teacherId } = stored;
  if (!placementRights(actor, { teacherId, studentTeacherId: student.teacherId }).change) throw forbidden();
  assertVersion(stored, version, 'Någon annan har ändrat placeringen sedan du öppnade den.');
  return stored;
}
