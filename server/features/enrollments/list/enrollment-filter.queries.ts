import { enrollmentList } from '../../../../domain/lists/enrollments.js';
import { nameAndNumber, numberSought } from '../../../../domain/personal-number.js';
import type { Actor } from '../../../platform/auth/actor.js';
import { foundCourses } from '../../catalogue/courses/course-kin.queries.js';
import { filterConditions, type FilterSql } from '../../../platform/database/list-query.js';
import { escapeLike, SqlParams } from '../../../platform/database/sql-params.js';
import { badField } from '../../../platform/errors/app-error.js';
import type { EnrollmentAttention, EnrollmentFilter } from '../../../platform/graphql/generated.js';
import { visibleTo } from '../../../platform/auth/student-scope.js';
import { LACKS_GRADE } from '../lacks-grade.queries.js';
import { readQuestion } from '../../../platform/validation/question.js';

/**
 * Courses reported to CSN: sfi and komvux som anpassad utbildning give no studiemedel, and a school form not
 * known to give it is not reported.
 */
const GIVES_STUDY_AID = `e.course_id IN (SELECT id FROM course WHERE level IN ('BASIC', 'UPPER_SECONDARY') AND system <> 'SFI')`;

/**
 * Begun and unreported, or changed since the report; excludes enrolments that ended long ago (domain, D8).
 */
export const UNREPORTED = `(e.csn_reported_at IS NULL OR e.csn_reported_at < e.updated_at) AND e.course_id IS NOT NULL
  AND ${GIVES_STUDY_AID} AND (e.csn_reported_at IS NOT NULL OR e.start_date <= today()
    AND e.status IN ('ACTIVE', 'PAUSED', 'DROPPED_OUT', 'COMPLETED', 'ENDED_BY_PRINCIPAL')
    AND coalesce(e.end_date, today()) >= today() - 60)`;
export const UNGRADED = `${LACKS_GRADE} AND e.end_date < today()`;
export const NOT_CONFIRMED = `e.status = 'ADMITTED' AND e.start_date <= today()`;
/**
 * Inactive for longer than `days`, an SQL expression; only with known activity, and while the course runs.
 */
export const inactive = (days: string): string =>
  `e.status = 'ACTIVE' AND e.last_activity_on < today() - ${days} AND coalesce(e.end_date >= today(), true)`;
export const SCHOOL_DAYS = '(SELECT inactivity_days FROM school_setting)';

/** Current enrolments: neither planned nor removed. */
export const CURRENT = 'e.removed_at IS NULL AND e.is_enrollment';

const STATE = {
  ENROLLED: CURRENT,
  PLANNED: 'e.removed_at IS NULL AND NOT e.is_enrollment',
  REMOVED: 'e.removed_at IS NOT NULL',
} as const;

const TYPE_COLUMN = { Course: 'course_id', CoursePackage: 'package_id', Program: 'program_id' } as const;

/** A condition on `enrollment e` with the further tables that it uses. */
export interface Conditions {
  where: string;
  needs: ('student' | 'instance')[];
  /** True without any filter: all current enrolments. */
  isBroad: boolean;
  hasPattern: boolean;
}

/** The filters of pages, section 8, combined with AND. */
export function enrollmentConditions(
  actor: Actor,
  filter: EnrollmentFilter,
  params: SqlParams,
  usual: string = STATE.ENROLLED,
): Conditions {
  const visible = visibleTo(actor, params);
  const state = filter.state ? STATE[filter.state] : usual;
  const all = [
    state,
    ...(visible === 'true' ? [] : [visible]),
    ...filterConditions(enrollmentList, filter, { sql: filterSql(filter, params), params }),
  ];
  const needsStudent = visible !== 'true' || Boolean(filter.q?.trim() || filter.municipalities?.length);
  return {
    where: all.map((condition) => `(${condition})`).join(' AND '),
    needs: [
      ...(needsStudent ? (['student'] as const) : []),
      ...(filter.teacherId ? (['instance'] as const) : []),
    ],
    isBroad: state === CURRENT && all.length === 1,
    hasPattern: Boolean(filter.q?.trim() || filter.education?.trim()),
  };
}

/** True if any filter is set, apart from `state`, which always applies. */
export function isFiltered(filter: EnrollmentFilter): boolean {
  const params = new SqlParams();
  return filterConditions(enrollmentList, filter, { sql: filterSql(filter, params), params }).length > 0;
}

/** Conditions on `student s`. */
export function studentConditions({ q, municipalities }: EnrollmentFilter, params: SqlParams): string[] {
  return filterConditions(
    { filters: studentFilters },
    { q, municipalities },
    { sql: studentSql(params), params },
  );
}

const { q: person, municipalities: homes } = enrollmentList.filters;
const studentFilters = { q: person, municipalities: homes };

const studentSql = (params: SqlParams): FilterSql<{ filters: typeof studentFilters }> => ({
  q: (_value, text) => personCondition(text, params),
  municipalities: (value) => `s.municipality = ANY (${value()}::text[])`,
});

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

function filterSql(filter: EnrollmentFilter, params: SqlParams): FilterSql<typeof enrollmentList> {
  return {
    ...studentSql(params),
    // Has a default.
    state: null,
    // Used only with INACTIVE.
    inactiveDays: null,
    studentId: (value) => `e.student_id = ${value()}`,
    courseInstanceId: (value) => `e.course_instance_id = ${value()}`,
    targetId: (value) => `e.course_id = ${value()} OR e.package_id = ${value()} OR e.program_id = ${value()}`,
    batchId: (value) =>
      `e.id IN (SELECT i.enrollment_id FROM enrollment_batch_item i WHERE i.batch_id = ${value()})`,
    statuses: (value) => `e.status = ANY (${value()}::text[])`,
    reasons: (value) => `e.status_reason = ANY (${value()}::text[])`,
    types: (_value, types) => types.map((type) => `e.${TYPE_COLUMN[type]} IS NOT NULL`).join(' OR '),
    education: (value) => educationCondition(`LIKE ${value()}`),
    startFrom: (value) => `e.start_date >= ${value()}`,
    startTo: (value) => `e.start_date <= ${value()}`,
    endFrom: (value) => `e.end_date >= ${value()}`,
    endTo: (value) => `e.end_date <= ${value()}`,
    attention: (_value, attention) =>
      attention.map((what) => `(${attentionCondition(what, filter.inactiveDays, params)})`).join(' OR '),
    teacherId: (value) => `ci.teacher_id = ${value()}`,
  };
}

/** Part of the name or the code of an education, for the conditions below. */
export function educationPattern(education: string, params: SqlParams): string {
  return `LIKE ${params.add(`%${escapeLike(readQuestion(education, 'filter.education') ?? '')}%`)}`;
}

export function courseCondition(id: string, like: string): string {
  return `${id} IN (${foundCourses((text) => `${text} ${like}`)})`;
}

function educationCondition(like: string): string {
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
