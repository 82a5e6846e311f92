import { addDays, daysBetween, firstOfMonth, monthsBetween } from '../../../domain/days.js';
import type { SqlParams } from '../../platform/database/sql-params.js';
import { badField } from '../../platform/errors/app-error.js';
import type { CourseStatisticsInput } from '../../platform/graphql/generated.js';
import { requireId } from '../../platform/validation/id.js';

const LONGEST_DAYS = 5 * 366;

export interface Period {
  from: string;
  to: string;
}

/** The period that is asked for, and the one of the same length right before it. */
export function periodsOf({ from, to }: Period): { current: Period; previous: Period } {
  if (to < from) throw badField('to', 'ORDER', 'Periodens slut måste vara efter dess början.');
  const days = daysBetween(from, to) + 1;
  if (days > LONGEST_DAYS) throw badField('to', 'RANGE', 'Perioden får vara högst fem år.');
  return {
    current: { from, to },
    previous: wholeMonths({ from, to }) ?? { from: addDays(from, -days), to: addDays(from, -1) },
  };
}

/** Before a half-year comes a half-year, though it has other days: whole months are counted in months. */
function wholeMonths({ from, to }: Period): Period | null {
  const after = addDays(to, 1);
  if (!from.endsWith('-01') || !after.endsWith('-01')) return null;
  return { from: firstOfMonth(from, -monthsBetween(from, after)), to: addDays(from, -1) };
}

/** Who has not begun. Named instead of who has: nearly all have, and an index would only be a detour to them. */
const NOT_BEGUN = `('ADMITTED', 'NOT_STARTED', 'CANCELLED')`;
const START_ON = 'coalesce(e.start_date, i.start_date)';
const END_ON = 'coalesce(e.end_date, i.end_date)';

/** What `base` has of each participation; a widget names those that it needs. */
const COLUMNS = {
  student: 'e.student_id',
  course: 'e.course_id',
  start: `${START_ON} AS start_on`,
  end: `${END_ON} AS end_on`,
  grade: 'CASE WHEN e.grade_signed_at IS NOT NULL THEN e.grade END AS grade',
  // The first time: a corrected grade was in time all the same.
  signed: `(e.grade_first_signed_at AT TIME ZONE 'Europe/Stockholm')::date AS signed_on`,
  left: `e.status IN ('DROPPED_OUT', 'ENDED_BY_PRINCIPAL') AND e.grade_signed_at IS NULL AS has_left`,
  leftOn: 'e.status_on, e.status_reason',
  // The last day of taking part: who left early was there no longer.
  last: `CASE WHEN e.status IN ('DROPPED_OUT', 'ENDED_BY_PRINCIPAL') THEN least(e.status_on, ${END_ON})
    ELSE ${END_ON} END AS last_on`,
  // The days without studies, as the earnings and SCB's register have them.
  pauses: 'pause.pauses',
  // Whoever is on leave needs no grade (lacks-grade.sql.ts); one that was set all the same was due.
  due: `CASE WHEN c.kind <> 'ORIENTATION' AND (e.status IN ('ACTIVE', 'COMPLETED')
      OR e.status = 'PAUSED' AND e.grade_signed_at IS NOT NULL)
    THEN coalesce(i.grades_due_on, ${END_ON} + (SELECT grade_deadline_days FROM school_setting)) END AS due_on`,
  municipality: 's.municipality',
  form: 'i.study_form',
  teacher: 'i.teacher_id',
} as const;
export type BaseColumn = keyof typeof COLUMNS;

/** Took part on a day from `from` to `to` (SQL): of `base` with start, last and pauses. A pause all that time is none. */
export const tookPart = (from: string, to: string): string =>
  `CASE WHEN start_on > ${to} OR last_on < ${from} THEN false WHEN pauses IS NULL THEN true
     ELSE NOT pauses @> daterange(greatest(start_on, ${from}), least(last_on, ${to}), '[]') END`;

/**
 * The participations that touch the period from `from` to `to` (placeholders) and match the filter, as the part
 * `base` of a statement. Only the tables that the columns or the filter need are joined.
 */
export function baseOf(
  input: CourseStatisticsInput,
  params: SqlParams,
  columns: readonly BaseColumn[],
  from: string,
  to: string,
): string {
  const where = [
    'e.course_id IS NOT NULL',
    'e.is_enrollment',
    'e.removed_at IS NULL',
    `e.status NOT IN ${NOT_BEGUN}`,
    `${START_ON} <= ${to}::date`,
    `coalesce(${END_ON} >= ${from}::date, true)`,
  ];
  const withStudent = columns.includes('municipality') || (input.municipalities?.length ?? 0) > 0;
  const withPauses = columns.includes('pauses');
  const withCourse = columns.includes('due') || (input.systems?.length ?? 0) > 0;
  if (input.municipalities?.length)
    where.push(`s.municipality = ANY (${params.add(input.municipalities)}::text[])`);
  if (input.courseId) where.push(`e.course_id = ${params.add(requireId(input.courseId, 'courseId'))}`);
  if (input.packageId) {
    const id = params.add(requireId(input.packageId, 'packageId'));
    where.push(`e.course_id IN (SELECT course_id FROM course_package_course WHERE package_id = ${id})`);
  }
  if (input.studyForms?.length) where.push(`i.study_form = ANY (${params.add(input.studyForms)}::text[])`);
  if (input.teacherId) where.push(`i.teacher_id = ${params.add(requireId(input.teacherId, 'teacherId'))}`);
  if (input.systems?.length) where.push(`c.system = ANY (${params.add(input.systems)}::text[])`);
  return `base AS MATERIALIZED (
    SELECT ${columns.map((column) => COLUMNS[column]).join(', ')}
    FROM enrollment e LEFT JOIN course_instance i ON i.id = e.course_instance_id
      ${withStudent ? 'JOIN student s ON s.id = e.student_id' : ''}
      ${withPauses ? 'LEFT JOIN enrollment_pause pause ON pause.enrollment_id = e.id' : ''}
      ${withCourse ? 'JOIN course c ON c.id = e.course_id' : ''}
    WHERE ${where.join(' AND ')})`;
}

/** A share in percent with one decimal; null of nothing. */
export function percentOf(part: number, whole: number): number | null {
  return whole === 0 ? null : Math.round((part / whole) * 1_000) / 10;
}
