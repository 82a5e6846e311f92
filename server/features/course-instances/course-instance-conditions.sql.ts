import { isFoundByKin } from '../catalogue/courses/course-kin.sql.js';
import { escapeLike, type SqlParams } from '../../platform/database/sql-params.js';
import type { CourseInstanceFilter, CourseInstanceSortField } from '../../platform/graphql/generated.js';
import { requireId } from '../../platform/validation/id.js';
import { GRADES_DUE } from './course-instance.view.js';
import { readQuestion } from '../../platform/validation/question.js';

/** What a list of instances is narrowed by: on the instance alone, and on what was counted of it. */
export interface InstanceConditions {
  /** About `course_instance i` and `course c`. */
  where: string;
  /** About the counted row `r`; null when nothing needs to be counted first. */
  counted: string | null;
}

export const OVERFULL = 'r.capacity IS NOT NULL AND r.admitted > r.capacity';
export const UNGRADED = `r.status = 'FINISHED' AND r.ungraded > 0`;
export const NOT_OVER = `r.status NOT IN ('FINISHED', 'CANCELLED')`;
export const OVERLOADED = `${NOT_OVER} AND teacher_peak(r."teacherId", r."startDate", r."endDate") > 100`;

export function instanceConditions(filter: CourseInstanceFilter, params: SqlParams): InstanceConditions {
  const where = ['true'];
  const q = readQuestion(filter.q);
  if (q) {
    const pattern = params.add(`%${escapeLike(q)}%`);
    const texts = ['c.name', 'c.code', 'i.name', `coalesce(i.location, '')`];
    const found = [
      ...texts.map((text) => `lower(${text}) LIKE ${pattern}`),
      isFoundByKin('c', (text) => `${text} LIKE ${pattern}`),
    ];
    where.push(`(${found.join(' OR ')})`);
  }
  if (filter.from) where.push(`coalesce(i.end_date >= ${params.add(filter.from)}, true)`);
  if (filter.to) where.push(`coalesce(i.start_date <= ${params.add(filter.to)}, true)`);
  if (filter.eventsFrom && filter.eventsTo) {
    const days = `${params.add(filter.eventsFrom)}::date AND ${params.add(filter.eventsTo)}::date`;
    const events = ['i.start_date', 'i.end_date', `(${GRADES_DUE})`];
    where.push(`(${events.map((day) => `${day} BETWEEN ${days}`).join(' OR ')})`);
  }
  const byId = (column: string, id: string | null | undefined, path: string) =>
    id && where.push(`${column} = ${params.add(requireId(id, `filter.${path}`))}`);
  byId('i.course_id', filter.courseId, 'courseId');
  byId('i.teacher_id', filter.teacherId, 'teacherId');
  byId('i.series_id', filter.seriesId, 'seriesId');
  if (filter.packageId) {
    const id = params.add(requireId(filter.packageId, 'filter.packageId'));
    where.push(`i.course_id IN (SELECT course_id FROM course_package_course WHERE package_id = ${id})`);
  }
  if (filter.withoutTeacher) where.push('i.teacher_id IS NULL');
  if (filter.municipalities?.length)
    where.push(`i.municipality = ANY (${params.add(filter.municipalities)}::text[])`);
  if (filter.studyForms?.length) where.push(`i.study_form = ANY (${params.add(filter.studyForms)}::text[])`);
  if (filter.statuses?.length)
    where.push(
      `instance_status(i.planning, i.start_date, i.end_date) = ANY (${params.add(filter.statuses)}::text[])`,
    );
  if (filter.ids) {
    const ids = filter.ids.map((id) => requireId(id, 'filter.ids'));
    where.push(`i.id = ANY (${params.add(ids)}::uuid[])`);
  }
  const counted = [
    ...(filter.ungraded ? [UNGRADED] : []),
    ...(filter.overfull ? [OVERFULL] : []),
    ...(filter.overloaded ? [OVERLOADED] : []),
  ];
  return { where: where.join(' AND '), counted: counted.length > 0 ? counted.join(' AND ') : null };
}

/** The order of the statuses is that of time. */
const SORT: Record<CourseInstanceSortField, string> = {
  COURSE: 'r."courseName"',
  START_DATE: 'r."startDate"',
  END_DATE: 'r."endDate"',
  WEEKS: 'r.weeks',
  PACE: 'r."pacePercent"',
  STUDY_FORM: 'r."studyForm"',
  TEACHER: 'r."teacherName"',
  LOCATION: 'r.location',
  ADMITTED: 'r.admitted',
  STARTED: 'r.started',
  DROPPED_OUT: 'r."droppedOut"',
  GRADED: 'r.graded',
  STATUS: `array_position(ARRAY['PLANNED', 'OPEN', 'ONGOING', 'FINISHED', 'CANCELLED'], r.status)`,
  GRADES_DUE_ON: 'r."gradesDueOn"',
};

const COUNTED: ReadonlySet<CourseInstanceSortField> = new Set([
  'ADMITTED',
  'STARTED',
  'DROPPED_OUT',
  'GRADED',
]);

/** True when the page cannot be cut before its students are counted. */
export function sortsByCount(field: CourseInstanceSortField): boolean {
  return COUNTED.has(field);
}

/** What has no value stands last, whichever way the column is sorted. */
export function instanceOrder(field: CourseInstanceSortField, direction: 'ASC' | 'DESC', row = 'r'): string {
  const columns = `${SORT[field]} ${direction} NULLS LAST, r."startDate", r."courseName", r.id`;
  return `ORDER BY ${columns.replaceAll(/\br\./g, `${row}.`)}`;
}
