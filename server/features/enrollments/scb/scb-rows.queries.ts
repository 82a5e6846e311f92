import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../platform/auth/actor.js';
import { Database } from '../../../platform/database/database.js';
import { SqlParams } from '../../../platform/database/sql-params.js';
import type { EnrollmentFilter, EnrollmentSort } from '../../../platform/graphql/generated.js';
import { visibleTo } from '../../../platform/auth/student-scope.js';
import { requireId } from '../../../platform/validation/id.js';
import {
  courseCondition,
  educationPattern,
  enrollmentConditions,
  studentConditions,
} from '../list/enrollment-filter.queries.js';
import { enrollmentOrderBy } from '../list/enrollment-order.queries.js';
import { ENROLLMENT_JOINS } from '../enrollment.queries.js';
import type { ScbRow } from './scb-columns.rules.js';

/** Limits the filter to courses: packages and programs are not in SCB's register. */
const onCourses = (filter: EnrollmentFilter): EnrollmentFilter => ({ ...filter, types: ['Course'] });

/**
 * Data for SCB's register of adult education (domain, D8): the enrolments of the list, and the signed grades
 * of exams (prövningar), which have no enrolment. One statement.
 */
@Injectable()
export class ScbRows {
  constructor(private readonly database: Database) {}

  async all(
    actor: Actor,
    { filter, sort }: { filter: EnrollmentFilter; sort?: EnrollmentSort | null },
  ): Promise<ScbRow[]> {
    const params = new SqlParams();
    const order = enrollmentOrderBy(sort ?? { field: 'START_DATE', direction: 'DESC' });
    const { where } = enrollmentConditions(actor, onCourses(filter), params);
    return this.database.query<ScbRow>(
      `SELECT line.*, setting.school_name AS provider, setting.school_unit_code AS "unitCode"
       FROM (${enrolled(where, order)} UNION ALL ${examined(examConditions(actor, filter, params))}) line
       CROSS JOIN school_setting setting ORDER BY line."isExam", line.place`,
      params.values,
    );
  }

  async count(actor: Actor, filter: EnrollmentFilter): Promise<number> {
    const params = new SqlParams();
    const { where } = enrollmentConditions(actor, onCourses(filter), params);
    const [row] = await this.database.query<{ count: number }>(
      `SELECT ((SELECT count(*) FROM enrollment e ${ENROLLMENT_JOINS} WHERE ${where})
         + (SELECT count(*) FROM grade g JOIN student s ON s.id = g.student_id JOIN course c ON c.id = g.course_id
            WHERE ${examConditions(actor, filter, params)}))::integer AS count`,
      params.values,
    );
    return row!.count;
  }
}

const STUDENT = `s.id AS "studentId", s.is_protected AS "isProtected",
  left(s.personal_number, 8) || '-' || right(s.personal_number, 4) AS "personalNumber", s.municipality,
  c.code, c.name AS "courseName", c.level, c.points`;

/** Days of completed pauses, from the same pauses as earnings and statistics; see `carriedOut`. */
const PAUSED_DAYS = `days_among(pause.pauses, e.start_date,
  least(e.end_date, today(), CASE WHEN e.status = 'PAUSED' THEN e.status_on - 1 END))`;

function enrolled(where: string, order: string): string {
  return `SELECT ${STUDENT}, ci.study_form AS "studyForm", e.start_date AS "startDate", e.end_date AS "endDate",
      coalesce(e.pace_percent, ci.pace_percent) AS "pacePercent", e.status, e.status_on AS "statusOn",
      e.status_reason AS "statusReason", CASE WHEN e.grade_signed_at IS NOT NULL THEN e.grade END AS grade,
      CASE WHEN e.grade_signed_at IS NOT NULL THEN e.graded_on END AS "gradedOn",
      grade_scale(c.level, c.kind) <> 'CERTIFICATE' AS "givesGrade", e.removed_at IS NOT NULL AS "isRemoved",
      coalesce(g.kind = 'EXAM', false) AS "isExamined", ${PAUSED_DAYS} AS "pausedDays",
      false AS "isExam", row_number() OVER (${order}) AS place
    FROM enrollment e ${ENROLLMENT_JOINS} LEFT JOIN grade g ON g.enrollment_id = e.id
      LEFT JOIN enrollment_pause pause ON pause.enrollment_id = e.id WHERE ${where}`;
}

function examined(where: string): string {
  return `SELECT ${STUDENT}, NULL, NULL, g.graded_on, NULL, NULL, NULL, NULL, g.value, g.graded_on, true, false,
      true, 0, true, row_number() OVER (ORDER BY g.graded_on DESC, s.name, g.id)
    FROM grade g JOIN student s ON s.id = g.student_id JOIN course c ON c.id = g.course_id WHERE ${where}`;
}

/** Exams have only student, course and day; filters on other fields match none. */
function examConditions(actor: Actor, filter: EnrollmentFilter, params: SqlParams): string {
  const { state, statuses, reasons, attention, types, teacherId, courseInstanceId, batchId } = filter;
  const asksOthers =
    (state && state !== 'ENROLLED') ||
    [statuses, reasons, attention].some((values) => values?.length) ||
    (types?.length && !types.includes('Course')) ||
    [teacherId, courseInstanceId, batchId].some(Boolean);
  if (asksOthers) return 'false';
  const all = [
    `g.kind = 'EXAM' AND g.enrollment_id IS NULL AND g.signed_at IS NOT NULL`,
    visibleTo(actor, params),
    ...studentConditions(filter, params),
  ];
  if (filter.studentId) all.push(`s.id = ${params.add(requireId(filter.studentId, 'filter.studentId'))}`);
  if (filter.targetId) all.push(`c.id = ${params.add(requireId(filter.targetId, 'filter.targetId'))}`);
  if (filter.education?.trim()) all.push(courseCondition('c.id', educationPattern(filter.education, params)));
  for (const from of [filter.startFrom, filter.endFrom])
    if (from) all.push(`g.graded_on >= ${params.add(from)}`);
  for (const to of [filter.startTo, filter.endTo]) if (to) all.push(`g.graded_on <= ${params.add(to)}`);
  return all.map((condition) => `(${condition})`).join(' AND ');
}
