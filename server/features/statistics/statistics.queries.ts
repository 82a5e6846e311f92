import { addDays, daysBetween, firstOfMonth, monthsBetween } from '../../../domain/days.js';
import type { SqlParams } from '../../platform/database/sql-params.js';
import { badField } from '../../platform/errors/app-error.js';
import type { CourseStatisticsInput } from '../../platform/graphql/generated.js';
import { requireId } from '../../platform/validation/id.js';
import { PARTICIPATIONS } from './participation-facts.queries.js';

const LONGEST_DAYS = 5 * 366;

export interface Period {
  from: string;
  to: string;
}

/** The requested period, and the preceding one of the same length. */
export function periodsOf({ from, to }: Period): { current: Period; previous: Period } {
  if (to < from) throw badField('to', 'ORDER', 'Periodens slut måste vara efter dess början.');
  const days = daysBetween(from, to) + 1;
  if (days > LONGEST_DAYS) throw badField('to', 'RANGE', 'Perioden får vara högst fem år.');
  return {
    current: { from, to },
    previous: wholeMonths({ from, to }) ?? { from: addDays(from, -days), to: addDays(from, -1) },
  };
}

/**
 * Whole months are shifted by months: the half-year before a half-year, though it has a different number of
 * days.
 */
function wholeMonths({ from, to }: Period): Period | null {
  const after = addDays(to, 1);
  if (!from.endsWith('-01') || !after.endsWith('-01')) return null;
  return { from: firstOfMonth(from, -monthsBetween(from, after)), to: addDays(from, -1) };
}

/** Columns of `base` for each participation; a widget selects those it needs. */
const COLUMNS = {
  student: 'p.student_id',
  course: 'p.course_id',
  start: 'p.start_on',
  end: 'p.end_on',
  grade: 'p.grade',
  signed: 'p.signed_on',
  left: 'p.has_left',
  leftOn: 'p.status_on, p.status_reason',
  last: 'p.last_on',
  pauses: 'p.pauses',
  due: `CASE WHEN p.needs_grade
    THEN coalesce(p.grades_due_on, p.end_on + (SELECT grade_deadline_days FROM school_setting)) END AS due_on`,
  municipality: 'p.municipality',
  form: 'p.study_form',
  teacher: 'p.teacher_id',
} as const;
export type BaseColumn = keyof typeof COLUMNS;

/** Condition on `base` (start, last, pauses): participated on a day from `from` to `to` (SQL), not paused throughout. */
export const tookPart = (from: string, to: string): string =>
  `CASE WHEN start_on > ${to} OR last_on < ${from} THEN false WHEN pauses IS NULL THEN true
     ELSE NOT pauses @> daterange(greatest(start_on, ${from}), least(last_on, ${to}), '[]') END`;

/** CTE `base`: the participations that overlap the period from `from` to `to` (placeholders) and match the filter. */
export function baseOf(
  input: CourseStatisticsInput,
  params: SqlParams,
  columns: readonly BaseColumn[],
  from: string,
  to: string,
): string {
  const where = [`p.start_on <= ${to}::date`, `coalesce(p.end_on >= ${from}::date, true)`];
  const among = (column: string, values: readonly string[] | null | undefined) => {
    if (values?.length) where.push(`${column} = ANY (${params.add(values)}::text[])`);
  };
  among('p.municipality', input.municipalities);
  if (input.courseId) where.push(`p.course_id = ${params.add(requireId(input.courseId, 'courseId'))}`);
  if (input.packageId) {
    const id = params.add(requireId(input.packageId, 'packageId'));
    where.push(`p.course_id IN (SELECT course_id FROM course_package_course WHERE package_id = ${id})`);
  }
  among('p.study_form', input.studyForms);
  if (input.teacherId) where.push(`p.teacher_id = ${params.add(requireId(input.teacherId, 'teacherId'))}`);
  among('p.system', input.systems);
  return `${PARTICIPATIONS}, base AS NOT MATERIALIZED (
    SELECT ${columns.map((column) => COLUMNS[column]).join(', ')} FROM participation p WHERE ${where.join(' AND ')})`;
}

/** A share in percent with one decimal; null if the divisor is 0. */
export function percentOf(part: number, whole: number): number | null {
  return whole === 0 ? null : Math.round((part / whole) * 1_000) / 10;
}
