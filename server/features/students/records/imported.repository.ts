import { studentFieldNames, studentFields } from '../../../../domain/student-fields.js';

/*
 * Set-based writes for the import, as CTEs of its statements. `plan` is an earlier CTE with the student's
 * `id` and `teacher_id`, and `v`: the values by field, as shown.
 */

/** Columns of the form's fields, and their values from `v`. */
const VALUES = studentFieldNames.map((name) => {
  const { column, kind } = studentFields[name];
  const value = kind === 'PERSONAL_NUMBER' ? `replace(v->>'${name}', '-', '')` : `v->>'${name}'`;
  return { column, name, value: kind === 'DATE' ? `(${value})::date` : value };
});

/** Sets each column to its value in `v`; columns without a key in `v` are unchanged. */
const SET_FIELDS = [...VALUES, { column: 'teacher_id', name: 'teacher', value: 'plan.teacher_id' }]
  .map(({ column, name, value }) => `${column} = CASE WHEN v ? '${name}' THEN ${value} ELSE s.${column} END`)
  .join(', ');

/** Behaviour for a student whose number is taken. */
export type Taken = 'FAILS' | 'LEFT';

/** True for the error of `FAILS`. */
export function isTaken(error: unknown): boolean {
  return (error as { constraint?: unknown } | null)?.constraint === 'student_personal_number';
}

/**
 * Adds the students of `plan` (also with `enrollments` and `summary`) with their derived columns already set:
 * the database still checks them, but needn't write every student twice. Without enrolments the status is
 * derived before the row is written, so it is omitted here. If a number is `taken`, the statement fails, or,
 * for some 6 % more time, skips the student.
 */
export const addImported = (plan: string, taken: Taken): string => `
  INSERT INTO student (id, ${VALUES.map(({ column }) => column).join(', ')}, teacher_id, status,
    education_summary, total_enrollments, active_enrollments)
  SELECT id, ${VALUES.map(({ value }) => value).join(', ')}, teacher_id,
    coalesce(status, 'ACTIVE'), summary, entries, CASE WHEN status = 'ACTIVE' THEN entries ELSE 0 END
  FROM ${plan}, LATERAL (SELECT entries,
    CASE WHEN entries > 0 THEN status_by_dates((v->>'startDate')::date, (v->>'endDate')::date) END AS status
    FROM (SELECT jsonb_array_length(enrollments) AS entries OFFSET 0) counted OFFSET 0) AS read
  ${taken === 'LEFT' ? 'ON CONFLICT (personal_number) DO NOTHING' : ''} RETURNING id`;

/** Updates the students of `plan` with its values; an undo does so with the old ones. */
export const changeImported = (plan: string): string => `
  UPDATE student s SET ${SET_FIELDS}, version = s.version + 1, updated_at = now()
  FROM ${plan} AS plan WHERE s.id = plan.id AND plan.v - 'education' <> '{}'::jsonb RETURNING s.id`;

/** Deletes the students of an undone import. */
export const removeImported = (plan: string): string =>
  `DELETE FROM student WHERE id = ANY (ARRAY(SELECT id FROM ${plan}))`;
