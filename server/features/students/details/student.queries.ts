import { ofStudentFields } from '../../../../domain/student-fields.js';
import { COMMENTS_JSON } from '../../comments/comment.mapper.js';
import type { SqlParams } from '../../../platform/database/sql-params.js';
import { equivalentsOf } from '../../catalogue/courses/course-equivalents.queries.js';
import { CONTACT_FIELDS } from '../student.fields.js';
import { TARGET_JOINS, TARGET_NAME } from '../../enrollments/target.queries.js';

/** The entries `e` of student `s` with their targets. */
const EDUCATION_FROM = `FROM enrollment e ${TARGET_JOINS}
  LEFT JOIN course_instance ci ON ci.id = e.course_instance_id
  WHERE e.student_id = s.id`;

/** The education list of specification, section 3, newest first; planned entries come first. */
const educationJson = (equivalents: string): string => `(
  SELECT coalesce(json_agg(json_build_object(
    'id', e.id,
    'type', CASE WHEN e.course_id IS NOT NULL THEN 'Course' WHEN e.package_id IS NOT NULL THEN 'CoursePackage' ELSE 'Program' END,
    'refId', json_build_object('id', coalesce(c.id, p.id, pr.id), 'courseName', c.name, 'courseCode', c.code,
      'equivalents', ${equivalents},
      'coursePackageName', p.name, 'programName', pr.name, 'points', coalesce(c.points, p.target_points, pr.points)),
    'name', ${TARGET_NAME},
    'startDate', e.start_date, 'endDate', e.end_date, 'status', e.status, 'grade', e.grade,
    'version', e.version, 'isGradeDraft', e.grade IS NOT NULL AND e.grade_signed_at IS NULL, 'gradedBy', ci.teacher_id,
    'removedAt', iso(e.removed_at), 'isEnrollment', e.is_enrollment,
    'courseInstance', CASE WHEN ci.id IS NOT NULL THEN json_build_object('id', ci.id, 'courseName', ci.name,
      'startDate', ci.start_date, 'endDate', ci.end_date) END
  ) ORDER BY e.start_date DESC NULLS FIRST, e.id), '[]'::json)
  ${EDUCATION_FROM})`;

/** Equivalents need a query per course, so only if selected. */
const WITH_EQUIVALENTS = educationJson(equivalentsOf('c.id'));
const WITHOUT_EQUIVALENTS = educationJson(`'[]'::json`);

/** Only changes of the status itself: moves and new end dates are in the enrolment's history. */
const STATUS_HISTORY_FROM = `FROM (SELECT h.*, lag(h.status) OVER entry IS DISTINCT FROM h.status
      OR lag(h.reason) OVER entry IS DISTINCT FROM h.reason AS differs
    FROM enrollment e JOIN enrollment_status_change h ON h.enrollment_id = e.id WHERE e.student_id = s.id
    WINDOW entry AS (PARTITION BY h.enrollment_id ORDER BY h.changed_at, h.id)) h
  WHERE h.differs`;

const STATUS_HISTORY_JSON = `(
  SELECT coalesce(json_agg(json_build_object('entryId', h.enrollment_id, 'status', h.status,
    'effectiveOn', h.effective_on, 'reason', h.reason) ORDER BY h.changed_at, h.id), '[]'::json)
  ${STATUS_HISTORY_FROM})`;

/** SQL of each field of `student s` (and its teacher). A statement reads only the selected fields. */
const FIELDS = {
  id: 's.id',
  version: 's.version',
  ...ofStudentFields(({ column }) => `s.${column}`),
  previousNumbers: `(SELECT coalesce(json_agg(n.personal_number ORDER BY n.until DESC, n.personal_number), '[]'::json)
    FROM student_number n WHERE n.student_id = s.id)`,
  teacherId: 's.teacher_id',
  teacher: `CASE WHEN t.id IS NOT NULL THEN
    json_build_object('id', t.id, 'userId', json_build_object('id', u.id, 'username', u.name)) END`,
  aplStatus: 's.apl_status',
  aplStatusSince: 'iso(s.apl_status_since)',
  status: 's.status',
  educationSummary: 's.education_summary',
  education: WITHOUT_EQUIVALENTS,
  statusHistory: STATUS_HISTORY_JSON,
  courseWishes: `(SELECT coalesce(json_agg(json_build_object('id', w.id, 'text', w.text, 'earliestOn', w.earliest_on)
      ORDER BY w.created_at, w.id), '[]'::json)
    FROM course_wish w WHERE w.student_id = s.id AND w.settled_at IS NULL)`,
  enrollmentStats: `json_build_object('totalEnrollments', s.total_enrollments, 'activeEnrollments', s.active_enrollments)`,
  commentHistory: COMMENTS_JSON,
  commentCount: '(SELECT count(*) FROM comment c WHERE c.student_id = s.id AND c.deleted_at IS NULL)',
  unseenCommentCount: `(SELECT count(*) FROM comment c WHERE c.student_id = s.id AND c.deleted_at IS NULL
    AND NOT EXISTS (SELECT FROM comment_seen cs WHERE cs.comment_id = c.id AND cs.user_id = @viewer))`,
  userId: 's.user_id',
  isProtected: 's.is_protected',
  updatedAt: 'iso(s.updated_at)',
} as const;

export type StudentField = keyof typeof FIELDS;

/** Names of all fields. */
export const STUDENT_FIELDS = Object.keys(FIELDS) as StudentField[];

/** Selection path of the courses' equivalents. */
const EQUIVALENTS = 'education.refId.equivalents';

/** All selectable fields. */
export const EVERYTHING: ReadonlySet<string> = new Set([
  ...STUDENT_FIELDS,
  EQUIVALENTS,
  'personalNumberKind',
  'withheld',
  'viewerMay',
]);

/** Fields that the view always needs for permissions. */
const NEEDED: readonly StudentField[] = ['id', 'isProtected', 'teacherId'];

/** Joins the responsible teacher, for selections and sorting. */
export const TEACHER_JOIN =
  'LEFT JOIN teacher t ON t.id = s.teacher_id LEFT JOIN app_user u ON u.id = t.user_id';

/**
 * The selected fields of student `s` as columns of their names. Callers turn the row into JSON: `json_agg` of a row
 * takes a fifth less than of `json_build_object`, which looks up each value's type again.
 */
export function studentColumns(asked: ReadonlySet<string>, viewerId: string, params: SqlParams): string {
  const names = STUDENT_FIELDS.filter((name) => asked.has(name) || isNeeded(name, asked));
  return names.map((name) => `${sqlOf(name, asked, viewerId, params)} AS "${name}"`).join(', ');
}

function isNeeded(name: StudentField, asked: ReadonlySet<string>): boolean {
  if (NEEDED.includes(name)) return true;
  // 'Skyddad uppgift' is shown only for fields with a value.
  if (name === 'personalNumber' && asked.has('personalNumberKind')) return true;
  return asked.has('withheld') && CONTACT_FIELDS.some((one) => one === name);
}

function sqlOf(name: StudentField, asked: ReadonlySet<string>, viewerId: string, params: SqlParams): string {
  if (name === 'education' && asked.has(EQUIVALENTS)) return WITH_EQUIVALENTS;
  return studentFieldSql(name, viewerId, params);
}

/** SQL of one field of student `s` as stored; viewer-dependent fields need the viewer. */
function studentFieldSql(name: StudentField, viewerId?: string, params?: SqlParams): string {
  const sql = FIELDS[name];
  if (!sql.includes('@viewer')) return sql;
  if (!params) throw new Error(`${name} hangs on the viewer`);
  return sql.replace('@viewer', `${params.add(viewerId)}::uuid`);
}
