import { equivalentsOf } from '../catalogue/courses/course-equivalents.queries.js';
import { lacksAssessment } from '../placements/assessments/assessments.queries.js';
import { EXAM_GRADED_FROM, EXAM_IS_AHEAD, EXAM_IS_REQUIRED } from './grade-groups.queries.js';

/** State of grade `g` with its correction `k`. */
const STATE = `CASE WHEN k.grade_id IS NOT NULL THEN 'CORRECTION' WHEN g.signed_at IS NOT NULL THEN 'SIGNED'
  WHEN g.value IS NOT NULL THEN 'DRAFT' ELSE 'NONE' END`;

/** The published grades of student `s` in the family of course `c`, but for `g` itself. */
const OTHERS = `(SELECT coalesce(json_agg(json_build_object('grade', o.value, 'date', o.graded_on, 'kind', o.kind,
    'courseName', oc.name, 'isBest', o.is_best) ORDER BY o.graded_on DESC), '[]'::json)
  FROM student_grade o JOIN course oc ON oc.id = o.course_id
  WHERE o.student_id = s.id AND o.family_id = course_family(c.id) AND o.id IS DISTINCT FROM g.id)`;

const CHANGES = `(SELECT coalesce(json_agg(json_build_object('at', iso(h.changed_at), 'by', h.changed_by_name,
    'from', h.previous_value, 'to', h.new_value, 'reason', h.reason) ORDER BY h.changed_at DESC), '[]'::json)
  FROM grade_change h WHERE h.grade_id = g.id)`;

const CORRECTION = `CASE WHEN k.grade_id IS NOT NULL THEN json_build_object('reason', k.reason,
  'openedAt', iso(k.opened_at), 'openedBy', k.opened_by_name, 'published', g.value) END`;

/** Grade columns of a row; during a correction, its new values. */
const GRADE_PAIRS = `'gradeId', g.id, 'state', ${STATE},
  'grade', coalesce(k.value, g.value), 'date', coalesce(k.graded_on, g.graded_on),
  'motivation', CASE WHEN k.grade_id IS NULL THEN g.motivation ELSE k.motivation END,
  'projectTitle', CASE WHEN k.grade_id IS NULL THEN g.project_title ELSE k.project_title END,
  'projectSummary', CASE WHEN k.grade_id IS NULL THEN g.project_summary ELSE k.project_summary END,
  'nationalTest', g.national_test, 'basis', g.basis, 'signedAt', iso(g.signed_at), 'signedBy', g.signed_by_name,
  'correction', ${CORRECTION}, 'others', ${OTHERS}, 'changes', ${CHANGES}, 'version', coalesce(g.version, 0),
  'isBest', CASE WHEN g.signed_at IS NOT NULL THEN
    (SELECT b.is_best FROM student_grade b WHERE b.student_id = s.id AND b.id = g.id) END`;

const STUDENT_PAIRS = `'studentId', s.id, 'name', s.name, 'personalNumber', s.personal_number,
  'isProtected', s.is_protected`;

/** The enrolment as an education entry of its student (specification, section 3). */
const ENTRY_JSON = `json_build_object('id', e.id, 'type', 'Course', 'refId', json_build_object('id', c.id,
    'courseName', c.name, 'courseCode', c.code, 'equivalents', ${equivalentsOf('c.id')}, 'coursePackageName', NULL, 'programName', NULL, 'points', c.points),
  'name', c.name, 'startDate', e.start_date, 'endDate', e.end_date, 'status', e.status, 'grade', g.value,
  'isGradeDraft', g.value IS NOT NULL AND g.signed_at IS NULL, 'removedAt', iso(e.removed_at), 'isEnrollment', e.is_enrollment, 'version', e.version,
  'courseInstance', CASE WHEN ci.id IS NOT NULL THEN json_build_object('id', ci.id, 'courseName', ci.name,
    'startDate', ci.start_date, 'endDate', ci.end_date) END)`;

/** A row of the sheet for enrolment `e` (see ENTRY_FROM); `isRequired` as SQL. */
export function entryRowJson(isRequired: string, withEntry: boolean): string {
  return `json_build_object('id', e.id, ${STUDENT_PAIRS}, 'status', e.status, 'startDate', e.start_date,
    'gradedFrom', coalesce(e.start_date, ci.start_date), 'endDate', e.end_date, 'examMonth', NULL, 'examOn', NULL, 'examAttendance', NULL, 'examTeacher', NULL, 'isRequired', ${isRequired}, 'isAhead', false,
    'lacksAssessment', ${lacksAssessment('pe.id = e.id')},
    'kind', coalesce(k.kind, g.kind, 'COURSE'), ${GRADE_PAIRS}, 'entry', ${withEntry ? ENTRY_JSON : 'NULL'})`;
}

/** Sheet row of exam `x` (see EXAM_FROM), or of its grade alone; each row is independent. */
export const EXAM_ROW_JSON = `json_build_object('id', coalesce(x.id, g.id), ${STUDENT_PAIRS}, 'status', NULL, 'startDate', NULL,
  'gradedFrom', ${EXAM_GRADED_FROM}, 'endDate', NULL, 'examMonth', x.requested_month, 'examOn', sat.booked_on,
  'examAttendance', CASE WHEN sat.is_present THEN 'PRESENT' WHEN sat.is_booked AND sat.held_on IS NULL THEN 'ABSENT' END,
  'examTeacher', (SELECT json_build_object('id', t.id, 'name', u.name) FROM teacher t JOIN app_user u ON u.id = t.user_id
    WHERE t.id = x.teacher_id),
  'lacksAssessment', ${lacksAssessment('pe.student_id = s.id AND pe.course_id = c.id')},
  'isRequired', ${EXAM_IS_REQUIRED}, 'isAhead', ${EXAM_IS_AHEAD}, 'kind', 'EXAM', ${GRADE_PAIRS}, 'entry', NULL)`;
