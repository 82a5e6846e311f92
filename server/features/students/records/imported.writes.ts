import { studentFieldNames, studentFields } from '../../../../domain/student-fields.js';

/*
 * Whole parts of a file at once, as parts of the import's statements. `plan` is an earlier part with the student's `id`
 * and `teacher_id`, and `v`: the values by field, as they are shown.
 */

/** The columns of the form's fields, and what `v` has for each. */
const VALUES = studentFieldNames.map((name) => {
  const { column, kind } = studentFields[name];
  const value = kind === 'PERSONAL_NUMBER' ? `replace(v->>'${name}', '-', '')` : `v->>'${name}'`;
  return { column, name, value: kind === 'DATE' ? `(${value})::date` : value };
});

/** A column takes the value of `v` when `v` has its key, else it stays. */
const SET_FIELDS = [...VALUES, { column: 'teacher_id', name: 'teacher', value: 'plan.teacher_id' }]
  .map(({ column, name, value }) => `${column} = CASE WHEN v ? '${name}' THEN ${value} ELSE s.${column} END`)
  .join(', ');

/** What becomes of a student whose number somebody has. */
export type Taken = 'FAILS' | 'LEFT';

/** Of `FAILS`: whether somebody has. */
export function isTaken(error: unknown): boolean {
  return (error as { constraint?: unknown } | null)?.constraint === 'student_personal_number';
}

/**
 * Adds the students of `plan` (`enrollments` and `summary` besides), with what the database derives of their enrolments
 * already in place: it checks that all the same, and would otherwise write every student twice. Of one without any it
 * derives the status before the row is written, so nothing is said of it here. Of one whose number is `taken` the statement
 * fails; or, for some 6 % more time, they are left alone.
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

/** Gives the students of `plan` the values that it names; also what an undo does, with the old ones. */
export const changeImported = (plan: string): string => `
  UPDATE student s SET ${SET_FIELDS}, version = s.version + 1, updated_at = now()
  FROM ${plan} AS plan WHERE s.id = plan.id AND plan.v - 'education' <> '{}'::jsonb RETURNING s.id`;

/** The students of an import that is taken back go as they came. */
export const removeImported = (plan: string): string =>
  `DELETE FROM student WHERE id = ANY (ARRAY(SELECT id FROM ${plan}))`;
