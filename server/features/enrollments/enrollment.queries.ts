import { formatPersonalNumber } from '../../../domain/personal-number.js';
import type { Enrollment } from '../../platform/graphql/generated.js';
import { jsonOf, readingOf } from '../../platform/records/record-fields.js';
import { equivalentsOf } from '../catalogue/courses/course-equivalents.queries.js';
import { enrollmentFields } from './enrollment.fields.js';
import { STORED_JOINS } from './single/enrollment-locks.queries.js';
import { TARGET_NAME } from './target.queries.js';

/** All joins of a list row. */
export const ENROLLMENT_JOINS = `${STORED_JOINS}
  LEFT JOIN teacher t ON t.id = ci.teacher_id LEFT JOIN app_user u ON u.id = t.user_id`;

const HISTORY = `(SELECT coalesce(json_agg(json_build_object('id', h.id, 'status', h.status,
    'effectiveOn', h.effective_on, 'reason', h.reason, 'note', h.note, 'changedAt', iso(h.changed_at),
    'changedBy', h.changed_by_name) ORDER BY h.changed_at, h.id), '[]'::json)
  FROM enrollment_status_change h WHERE h.enrollment_id = e.id)`;

/** How each field of a row is read from enrolment `e`. */
const FIELDS = {
  ...readingOf('e', enrollmentFields, 'isShown'),
  student: `json_build_object('id', s.id, 'name', s.name, 'personalNumber', s.personal_number,
    'municipality', s.municipality, 'isProtected', s.is_protected)`,
  type: `CASE WHEN e.course_id IS NOT NULL THEN 'Course' WHEN e.package_id IS NOT NULL THEN 'CoursePackage'
    ELSE 'Program' END`,
  targetId: 'coalesce(c.id, p.id, pr.id)',
  name: TARGET_NAME,
  code: 'coalesce(c.code, p.code, pr.code)',
  equivalents: equivalentsOf('c.id'),
  points: 'coalesce(c.points, p.target_points, pr.points)',
  courseInstance: `CASE WHEN ci.id IS NOT NULL THEN json_build_object('id', ci.id, 'courseName', ci.name,
    'startDate', ci.start_date, 'endDate', ci.end_date) END`,
  teacher: 'u.name',
  pacePercent: 'coalesce(e.pace_percent, ci.pace_percent)',
  isGradeSigned: 'e.grade_signed_at IS NOT NULL',
  invoicedOn: `(SELECT (inv.through_month + interval '1 month' - interval '1 day')::date FROM enrollment_invoiced inv
    WHERE inv.enrollment_id = e.id)`,
  statusHistory: HISTORY,
};
export const ENROLLMENT_FIELDS = Object.keys(FIELDS);
const WITH_HISTORY = jsonOf(FIELDS);
const WITHOUT_HISTORY = jsonOf({ ...FIELDS, statusHistory: `'[]'::json` });

/** Enrolment `e` as JSON; includes its history only if selected. */
export function enrollmentJson(asked: ReadonlySet<string>): string {
  return asked.has('statusHistory') ? WITH_HISTORY : WITHOUT_HISTORY;
}

/** The same with the selected fields only; always includes its id and student. */
export function askedEnrollmentJson(asked: ReadonlySet<string>): string {
  const read = Object.entries(FIELDS).filter(
    ([name]) => name === 'id' || name === 'student' || asked.has(name),
  );
  return jsonOf(Object.fromEntries(read));
}

/** As the contract has it: the personal number with its hyphen. Only administrators get this far. */
export function toEnrollment(row: Enrollment): Enrollment {
  const { student } = row;
  return {
    ...row,
    warnings: [],
    student: {
      ...student,
      personalNumber: student.personalNumber ? formatPersonalNumber(student.personalNumber) : null,
    },
  };
}
