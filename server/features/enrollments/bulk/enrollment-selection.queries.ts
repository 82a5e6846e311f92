import type { Actor } from '../../../platform/auth/actor.js';
import type { Queryable } from '../../../platform/database/database.js';
import type { Read } from '../../../platform/database/rows.js';
import { SqlParams } from '../../../platform/database/sql-params.js';
import { badField, conflict } from '../../../platform/errors/app-error.js';
import type { EnrollmentSelection, EnrollStudentsSelection } from '../../../platform/graphql/generated.js';
import { conditions as studentConditions } from '../../students/list/students.queries.js';
import { requireId } from '../../../platform/validation/id.js';
import { enrollmentConditions } from '../list/enrollment-filter.queries.js';
import { STORED_FIELDS, STORED_JOINS, type StoredEnrollment } from '../single/enrollment-locks.queries.js';

const MOST_IDS = 2_000;
/** Maximum number of enrolments per action; more indicate a mistake in the filter. */
const MOST = 20_000;

/** The current enrolments of an action, ordered by student id. */
export async function selectEnrollments(
  db: Queryable,
  actor: Actor,
  selection: EnrollmentSelection,
): Promise<StoredEnrollment[]> {
  const params = new SqlParams();
  const where = selectionCondition(actor, selection, params);
  const rows = await db.query<StoredEnrollment>(
    `SELECT ${STORED_FIELDS} FROM enrollment e ${STORED_JOINS} WHERE ${where}
     ORDER BY e.student_id, e.id LIMIT ${MOST + 1}`,
    params.values,
  );
  return withinLimit(rows);
}

/**
 * A condition on `enrollment e` joined with `student s` and `course_instance ci`. `usual` (SQL) applies if
 * the filter has no state; by default, current enrolments.
 */
export function selectionCondition(
  actor: Actor,
  { ids, filter }: EnrollmentSelection,
  params: SqlParams,
  usual?: string,
): string {
  exactlyOne({ ids, filter }, 'selection');
  return ids
    ? `e.id = ANY (${params.add(readIds(ids, 'selection.ids'))}::uuid[])`
    : enrollmentConditions(actor, filter!, params, usual).where;
}

/** Ids of the students to enrol, in order. */
export async function selectStudents(
  db: Queryable,
  actor: Actor,
  selection: EnrollStudentsSelection,
): Promise<string[]> {
  const { ids, filter, enrollments } = selection;
  exactlyOne({ ids, filter, enrollments }, 'students');
  if (ids) return readIds(ids, 'students.ids').sort();
  const params = new SqlParams();
  const where = filter
    ? studentConditions(actor, filter, params)
    : `s.id IN (SELECT e.student_id FROM enrollment e ${STORED_JOINS} WHERE ${selectionCondition(actor, enrollments!, params)})`;
  const rows = await db.query<Read<'student', 'id'>>(
    `SELECT s.id FROM student s WHERE ${where} ORDER BY s.id LIMIT ${MOST + 1}`,
    params.values,
  );
  return withinLimit(rows).map(({ id }) => id);
}

/** Throws if the selection's size differs from the one that the user confirmed. */
export function assertExpected(expected: number | null | undefined, found: number): void {
  if (expected === null || expected === undefined || expected === found) return;
  throw conflict('CHANGED', 'Urvalet har ändrats sedan förhandsgranskningen. Granska det igen.');
}

function exactlyOne(given: Record<string, unknown>, path: string): void {
  const named = Object.values(given).filter((value) => value !== null && value !== undefined);
  if (named.length !== 1) throw badField(path, 'REQUIRED', 'Ange ett urval.');
}

function readIds(ids: readonly string[], path: string): string[] {
  if (ids.length === 0) throw badField(path, 'REQUIRED', 'Välj minst en.');
  if (ids.length > MOST_IDS) throw badField(path, 'RANGE', `Välj högst ${MOST_IDS} åt gången.`);
  return [...new Set(ids.map((id, index) => requireId(id, `${path}.${index}`)))];
}

function withinLimit<T>(rows: T[]): T[] {
  if (rows.length > MOST) throw badField('selection', 'RANGE', `Högst ${MOST} åt gången. Begränsa urvalet.`);
  return rows;
}
