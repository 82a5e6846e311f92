import { instanceList } from '../../../domain/lists/course-instances.js';
import { valuesOf } from '../../../domain/options.js';
import { isFoundByKin } from '../catalogue/courses/course-kin.sql.js';
import {
  filterConditions,
  orderOf,
  type FilterSql,
  type SortSql,
} from '../../platform/database/list-query.js';
import type { SqlParams } from '../../platform/database/sql-params.js';
import type { CourseInstanceFilter, CourseInstancesInput } from '../../platform/graphql/generated.js';
import { requireId } from '../../platform/validation/id.js';
import { GRADES_DUE } from './course-instance.view.js';

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

const COUNTED_BY = { ungraded: UNGRADED, overfull: OVERFULL, overloaded: OVERLOADED } as const;

const IN_PACKAGE = (id: string) =>
  `i.course_id IN (SELECT course_id FROM course_package_course WHERE package_id = ${id})`;

const FILTERS: FilterSql<typeof instanceList> = {
  q: (value) => {
    const texts = ['c.name', 'c.code', 'i.name', `coalesce(i.location, '')`];
    const found = [
      ...texts.map((text) => `lower(${text}) LIKE ${value()}`),
      isFoundByKin('c', (text) => `${text} LIKE ${value()}`),
    ];
    return `(${found.join(' OR ')})`;
  },
  from: (value) => `coalesce(i.end_date >= ${value()}, true)`,
  to: (value) => `coalesce(i.start_date <= ${value()}, true)`,
  courseId: (value) => `i.course_id = ${value()}`,
  packageId: (value) => IN_PACKAGE(value()),
  teacherId: (value) => `i.teacher_id = ${value()}`,
  municipalities: (value) => `i.municipality = ANY (${value()}::text[])`,
  statuses: (value) => `instance_status(i.planning, i.start_date, i.end_date) = ANY (${value()}::text[])`,
  studyForms: (value) => `i.study_form = ANY (${value()}::text[])`,
  ungraded: null,
  overfull: null,
  overloaded: null,
  seriesId: (value) => `i.series_id = ${value()}`,
};

export function instanceConditions(filter: CourseInstanceFilter, params: SqlParams): InstanceConditions {
  const where = ['true', ...filterConditions(instanceList, filter, { sql: FILTERS, params })];
  if (filter.eventsFrom && filter.eventsTo) {
    const days = `${params.add(filter.eventsFrom)}::date AND ${params.add(filter.eventsTo)}::date`;
    const events = ['i.start_date', 'i.end_date', `(${GRADES_DUE})`];
    where.push(`(${events.map((day) => `${day} BETWEEN ${days}`).join(' OR ')})`);
  }
  if (filter.withoutTeacher) where.push('i.teacher_id IS NULL');
  if (filter.ids) {
    const ids = filter.ids.map((id) => requireId(id, 'filter.ids'));
    where.push(`i.id = ANY (${params.add(ids)}::uuid[])`);
  }
  const counted = valuesOf(COUNTED_BY).flatMap((name) => (filter[name] ? [COUNTED_BY[name]] : []));
  return { where: where.join(' AND '), counted: counted.length > 0 ? counted.join(' AND ') : null };
}

/** The order of the statuses is that of time. */
const SORT: SortSql<typeof instanceList> = {
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

const COUNTED = new Set<string>(['ADMITTED', 'STARTED', 'DROPPED_OUT', 'GRADED']);

/** True when the page cannot be cut before its students are counted. */
export function sortsByCount(sort: CourseInstancesInput['sort']): boolean {
  return COUNTED.has(sort?.field ?? '');
}

export function instanceOrder(sort: CourseInstancesInput['sort'], row = 'r'): string {
  const columns = `${orderOf(instanceList, SORT, sort)}, r."startDate", r."courseName", r.id`;
  return `ORDER BY ${columns.replaceAll(/\br\./g, `${row}.`)}`;
}
