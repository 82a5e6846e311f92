import { nameAndNumber, numberSought } from '../../../../domain/personal-number.js';
import type { Actor } from '../../../platform/auth/actor.js';
import { foundCourses } from '../../catalogue/courses/course-kin.sql.js';
import { escapeLike, type SqlParams } from '../../../platform/database/sql-params.js';
import { badField } from '../../../platform/errors/app-error.js';
import type { EnrollmentAttention, EnrollmentFilter } from '../../../platform/graphql/generated.js';
import { visibleTo } from '../../../platform/auth/student-scope.js';
import { requireId } from '../../../platform/validation/id.js';
import { LACKS_GRADE } from '../lacks-grade.sql.js';
import { readQuestion } from '../../../platform/validation/question.js';

/**
 * Courses of which CSN is told: neither sfi nor komvux som anpassad utbildning gives studiemedel, and a form that is not
 * known to give it is not reported.
 */
const GIVES_STUDY_AID = `e.course_id IN (SELECT id FROM course WHERE level IN ('BASIC', 'UPPER_SECONDARY') AND system <> 'SFI')`;

/** Begun and unknown to CSN, or changed since it was told; what ended long ago is left in peace (domain, D8). */
export const UNREPORTED = `(e.csn_reported_at IS NULL OR e.csn_reported_at < e.updated_at) AND e.course_id IS NOT NULL
  AND ${GIVES_STUDY_AID} AND (e.csn_reported_at IS NOT NULL OR e.start_date <= today()
    AND e.status IN ('ACTIVE', 'PAUSED', 'DROPPED_OUT', 'COMPLETED', 'ENDED_BY_PRINCIPAL')
    AND coalesce(e.end_date, today()) >= today() - 60)`;
export const UNGRADED = `${LACKS_GRADE} AND e.end_date < today()`;
export const NOT_CONFIRMED = `e.status = 'ADMITTED' AND e.start_date <= today()`;
/** Silent for longer than `days`, an SQL expression; only where activity is known, and the course still runs. */
export const inactive = (days: string): string =>
  `e.status = 'ACTIVE' AND e.last_activity_on < today() - ${days} AND coalesce(e.end_date >= today(), true)`;
export const SCHOOL_DAYS = '(SELECT inactivity_days FROM school_setting)';

/** Rows that count. */
export const CURRENT = 'e.removed_at IS NULL AND e.is_enrollment';

const STATE = {
  ENROLLED: CURRENT,
  PLANNED: 'e.removed_at IS NULL AND NOT e.is_enrollment',
  REMOVED: 'e.removed_at IS NOT NULL',
} as const;

const TYPE_COLUMN = { Course: 'course_id', CoursePackage: 'package_id', Program: 'program_id' } as const;

/** A condition on `enrollment e`, and which further tables it speaks of. */
export interface Conditions {
  where: string;
  needsStudent: boolean;
  needsInstance: boolean;
  hasPattern: boolean;
}

/** The filters of pages, section 8; all given ones must hold. */
export function enrollmentConditions(
  actor: Actor,
  filter: EnrollmentFilter,
  params: SqlParams,
  usual: string = STATE.ENROLLED,
): Conditions {
  const visible = visibleTo(actor, params);
  const students = [...(visible === 'true' ? [] : [visible]), ...studentConditions(filter, params)];
  const all = [filter.state ? STATE[filter.state] : usual, ...students, ...ownConditions(filter, params)];
  if (filter.teacherId)
    all.push(`ci.teacher_id = ${params.add(requireId(filter.teacherId, 'filter.teacherId'))}`);
  return {
    where: all.map((condition) => `(${condition})`).join(' AND '),
    needsStudent: students.length > 0,
    needsInstance: Boolean(filter.teacherId),
    hasPattern: Boolean(filter.q?.trim() || filter.education?.trim()),
  };
}

/** Conditions on `student s`. */
export function studentConditions({ q, municipalities }: EnrollmentFilter, params: SqlParams): string[] {
  const all: string[] = [];
  const text = readQuestion(q);
  if (text) all.push(personCondition(text, params));
  if (municipalities?.length) all.push(`s.municipality = ANY (${params.add(municipalities)}::text[])`);
  return all;
}

/** Part of a name, an address or a number, through the students' trigram index. */
function personCondition(text: string, params: SqlParams): string {
  const both = nameAndNumber(text);
  if (both) {
    return `${personCondition(both.number, params)} AND lower(s.name) LIKE ${params.add(`%${escapeLike(both.name)}%`)}`;
  }
  const pattern = numberSought(text)?.toLowerCase() ?? text;
  return `lower(s.name || ' ' || coalesce(s.email, '') || ' ' || coalesce(s.personal_number, ''))
    LIKE ${params.add(`%${escapeLike(pattern)}%`)}`;
}

function ownConditions(filter: EnrollmentFilter, params: SqlParams): string[] {
  const { statuses, types, reasons, education, startFrom, startTo, endFrom, endTo } = filter;
  const all: string[] = [];
  const id = (value: string, name: string) => params.add(requireId(value, `filter.${name}`));
  if (filter.studentId) all.push(`e.student_id = ${id(filter.studentId, 'studentId')}`);
  if (filter.courseInstanceId)
    all.push(`e.course_instance_id = ${id(filter.courseInstanceId, 'courseInstanceId')}`);
  if (filter.targetId) {
    const target = id(filter.targetId, 'targetId');
    all.push(`e.course_id = ${target} OR e.package_id = ${target} OR e.program_id = ${target}`);
  }
  if (filter.batchId)
    all.push(
      `e.id IN (SELECT i.enrollment_id FROM enrollment_batch_item i WHERE i.batch_id = ${id(filter.batchId, 'batchId')})`,
    );
  if (statuses?.length) all.push(`e.status = ANY (${params.add(statuses)}::text[])`);
  if (reasons?.length) all.push(`e.status_reason = ANY (${params.add(reasons)}::text[])`);
  if (types?.length) all.push(types.map((type) => `e.${TYPE_COLUMN[type]} IS NOT NULL`).join(' OR '));
  if (education?.trim()) all.push(educationCondition(education, params));
  if (startFrom) all.push(`e.start_date >= ${params.add(startFrom)}`);
  if (startTo) all.push(`e.start_date <= ${params.add(startTo)}`);
  if (endFrom) all.push(`e.end_date >= ${params.add(endFrom)}`);
  if (endTo) all.push(`e.end_date <= ${params.add(endTo)}`);
  if (filter.attention?.length)
    all.push(
      filter.attention
        .map((what) => `(${attentionCondition(what, filter.inactiveDays, params)})`)
        .join(' OR '),
    );
  return all;
}

/** Part of the name or the code of an education, for the conditions below. */
export function educationPattern(education: string, params: SqlParams): string {
  return `LIKE ${params.add(`%${escapeLike(readQuestion(education, 'filter.education') ?? '')}%`)}`;
}

export function courseCondition(id: string, like: string): string {
  return `${id} IN (${foundCourses((text) => `${text} ${like}`)})`;
}

function educationCondition(education: string, params: SqlParams): string {
  const like = educationPattern(education, params);
  return `${courseCondition('e.course_id', like)}
    OR e.package_id IN (SELECT id FROM course_package WHERE lower(name || ' ' || coalesce(code, '')) ${like})
    OR e.program_id IN (SELECT id FROM program WHERE lower(name || ' ' || coalesce(code, '')) ${like})
    OR e.course_instance_id IN (SELECT id FROM course_instance WHERE lower(name) ${like})`;
}

function attentionCondition(
  what: EnrollmentAttention,
  days: number | null | undefined,
  params: SqlParams,
): string {
  switch (what) {
    case 'UNGRADED':
      return UNGRADED;
    case 'UNREPORTED':
      return UNREPORTED;
    case 'NOT_CONFIRMED':
      return NOT_CONFIRMED;
    case 'INACTIVE':
      if (days === null || days === undefined) return inactive(SCHOOL_DAYS);
      if (days < 1 || days > 365) throw badField('filter.inactiveDays', 'RANGE', 'Ange 1 till 365 dagar.');
      return inactive(`${params.add(days)}::integer`);
  }
}
