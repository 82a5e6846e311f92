import { instanceList } from '../../../domain/lists/course-instances.js';
import { valuesOf } from '../../../domain/options.js';
import { isFoundByKin } from '../catalogue/courses/course-kin.queries.js';
import { filterConditions, type FilterSql } from '../../platform/database/list-query.js';
import type { SqlParams } from '../../platform/database/sql-params.js';
import type { CourseInstanceFilter } from '../../platform/graphql/generated.js';
import { requireId } from '../../platform/validation/id.js';
import { FULL_LOAD } from '../../../domain/teacher-load.js';
import { TEACHER_PEAK } from '../teachers/teacher-load.queries.js';
import { figureOf, GRADES_DUE, STATUS_NOW } from './course-instance.mapper.js';

/** SQL condition of a list filter, over `course_instance i` and the current day `now`. */
export interface InstanceConditions {
  where: string;
  /** The condition uses the counts `k`. */
  isCounted: boolean;
  /** The condition uses the course `c` or the school's settings. */
  needsCourse: boolean;
}

export const OVERFULL = `i.capacity IS NOT NULL AND ${figureOf('admitted')} > i.capacity`;
export const UNGRADED = `${STATUS_NOW} = 'FINISHED' AND ${figureOf('ungraded')} > 0`;
export const NOT_OVER = `${STATUS_NOW} NOT IN ('FINISHED', 'CANCELLED')`;
export const OVERLOADED = `${NOT_OVER} AND ${TEACHER_PEAK} > ${FULL_LOAD}`;

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
  // The subquery hides the values from the planner, which would otherwise replan every page.
  statuses: (value) => `${STATUS_NOW} = ANY ((SELECT ${value()}::text[])::text[])`,
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
  return {
    where: [...where, ...counted].join(' AND '),
    isCounted: counted.length > 0,
    needsCourse: Boolean(filter.q?.trim() || filter.eventsFrom),
  };
}
