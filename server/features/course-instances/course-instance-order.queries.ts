import {
  always,
  sometimes,
  type Order,
  type SortKey,
  type Tie,
} from '../../platform/database/paging/order.js';
import type { CourseInstanceSort, CourseInstanceSortField } from '../../platform/graphql/generated.js';
import { figureOf, GRADES_DUE, STATUS_NOW, WEEKS } from './course-instance.mapper.js';

/** Stored in the row of the instance (trigger `name_course_instance`). */
const COURSE: Tie = { sql: 'i.course_name', type: 'text', way: 'ASC' };
const ID: Tie = { sql: 'i.id', type: 'uuid', way: 'ASC' };
/** By start; instances without a start date sort as the latest possible day. */
const START: Tie = { sql: `coalesce(i.start_date, '2200-12-31')`, type: 'date', way: 'ASC' };
const USUAL = [START, COURSE, ID];

/** Sort key of a calculated value, null if one of its columns is null. */
const reckoned = (sql: string, type: 'date' | 'integer'): SortKey => ({
  sql,
  type,
  blank: { is: `(${sql}) IS NULL`, not: `(${sql}) IS NOT NULL` },
});

const teacher: SortKey = {
  ...always('u.name'),
  isElsewhere: true,
  from: 'JOIN teacher t ON t.id = i.teacher_id JOIN app_user u ON u.id = t.user_id',
  blank: { is: 'i.teacher_id IS NULL', not: 'i.teacher_id IS NOT NULL' },
};

const counted = (figure: string): SortKey => ({ ...always(figureOf(figure), 'integer'), isElsewhere: true });

/** Statuses are ordered by time. */
const status = always(
  `array_position(ARRAY['PLANNED', 'OPEN', 'ONGOING', 'FINISHED', 'CANCELLED'], ${STATUS_NOW})`,
  'integer',
);

/** Sort key and tie-breakers per field: start and course, unless the field is one of them. */
const SORT: Readonly<Record<CourseInstanceSortField, [SortKey, readonly Tie[]]>> = {
  COURSE: [always('i.course_name'), [START, ID]],
  START_DATE: [sometimes('i.start_date', 'date'), [COURSE, ID]],
  END_DATE: [sometimes('i.end_date', 'date'), USUAL],
  WEEKS: [reckoned(WEEKS, 'integer'), USUAL],
  PACE: [always('i.pace_percent', 'integer'), USUAL],
  STUDY_FORM: [always('i.study_form'), USUAL],
  TEACHER: [teacher, USUAL],
  LOCATION: [sometimes('i.location'), USUAL],
  ADMITTED: [counted('admitted'), USUAL],
  STARTED: [counted('started'), USUAL],
  DROPPED_OUT: [counted('"droppedOut"'), USUAL],
  GRADED: [counted('graded'), USUAL],
  STATUS: [status, USUAL],
  GRADES_DUE_ON: [reckoned(GRADES_DUE, 'date'), USUAL],
};

const COUNTED: ReadonlySet<string> = new Set(['ADMITTED', 'STARTED', 'DROPPED_OUT', 'GRADED']);

/** Whether sorting needs the counts of all instances before the page is selected. */
export function sortsByCount(sort: CourseInstanceSort | null | undefined): boolean {
  return COUNTED.has(sort?.field ?? '');
}

/** Whether sorting needs the course and the school's settings. */
export const sortsByCourse = (sort: CourseInstanceSort | null | undefined): boolean =>
  sort?.field === 'GRADES_DUE_ON';

/** Sort order over `course_instance i` and the day `now`; some fields also need the course `c` or the counts `k`. */
export function instanceOrder(sort: CourseInstanceSort | null | undefined): Order {
  const { field, direction } = sort ?? { field: 'START_DATE', direction: 'ASC' };
  const [key, ties] = SORT[field];
  return { key, way: direction === 'DESC' ? 'DESC' : 'ASC', ties };
}
