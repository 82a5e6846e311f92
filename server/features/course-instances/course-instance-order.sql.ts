import {
  always,
  sometimes,
  type Order,
  type SortKey,
  type Tie,
} from '../../platform/database/paging/order.js';
import type { CourseInstanceSort, CourseInstanceSortField } from '../../platform/graphql/generated.js';
import { figureOf, GRADES_DUE, STATUS_NOW, WEEKS } from './course-instance.view.js';

/** Kept in the instance's row (the trigger `name_course_instance`). */
const COURSE: Tie = { sql: 'i.course_name', type: 'text', way: 'ASC' };
const ID: Tie = { sql: 'i.id', type: 'uuid', way: 'ASC' };
/** By start: what has none stands with the last day that can be written. */
const START: Tie = { sql: `coalesce(i.start_date, '2200-12-31')`, type: 'date', way: 'ASC' };
const USUAL = [START, COURSE, ID];

/** What is reckoned of a row, and lacks a value where one of its columns does. */
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

/** The order of the statuses is that of time. */
const status = always(
  `array_position(ARRAY['PLANNED', 'OPEN', 'ONGOING', 'FINISHED', 'CANCELLED'], ${STATUS_NOW})`,
  'integer',
);

/** What a column is sorted by, and what tells its rows apart: start and course, unless it is one of them. */
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

/** True when the page cannot be cut before its students are counted. */
export function sortsByCount(sort: CourseInstanceSort | null | undefined): boolean {
  return COUNTED.has(sort?.field ?? '');
}

/** True where it is by a day that the course and the school's settings tell. */
export const sortsByCourse = (sort: CourseInstanceSort | null | undefined): boolean =>
  sort?.field === 'GRADES_DUE_ON';

/** The order of a sorting of `course_instance i` and the day `now`, with its course `c` or the figures `k` where it is by one of them. */
export function instanceOrder(sort: CourseInstanceSort | null | undefined): Order {
  const { field, direction } = sort ?? { field: 'START_DATE', direction: 'ASC' };
  const [key, ties] = SORT[field];
  return { key, way: direction === 'DESC' ? 'DESC' : 'ASC', ties };
}
