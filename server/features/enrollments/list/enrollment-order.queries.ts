import { enrollmentStatusLabels, statusReasonLabels } from '../../../../domain/labels/enrollment.js';
import type { EnrollmentSort, EnrollmentSortField } from '../../../platform/graphql/generated.js';
import {
  orderBy,
  sometimes,
  type Order,
  type SortKey,
  type ValueType,
} from '../../../platform/database/paging/order.js';
import { alongColumn, alongWords } from '../../../platform/database/paging/walk.js';
import { inSwedishOrder } from '../enrollment-labels.mapper.js';
import { CURRENT } from './enrollment-filter.queries.js';
import { TARGET_JOINS, TARGET_NAME } from '../target.queries.js';

export type Table = 'student' | 'target' | 'instance';

/** Joined tables for sorting or filtering, next to `enrollment e`. */
export const JOIN: Record<Table, string> = {
  student: 'JOIN student s ON s.id = e.student_id',
  target: TARGET_JOINS,
  instance: 'LEFT JOIN course_instance ci ON ci.id = e.course_instance_id',
};

/** Keyset pagination by value among current rows, with a partial index. */
const own = (sql: string, type: ValueType = 'text'): SortKey => ({
  ...sometimes(sql, type),
  walk: alongColumn(sql, `enrollment e WHERE ${CURRENT}`),
});

/**
 * The same for values that new enrolments lack: the index covers rows with a value, and the others are found
 * by id.
 */
const later = (sql: string, type: ValueType = 'text'): SortKey => ({
  ...own(sql, type),
  blank: { is: `${sql} IS NULL`, not: `${sql} IS NOT NULL` },
});

/** Sorts by the displayed labels, not by the stored codes. */
function byWords(key: SortKey, names: Readonly<Record<string, string>>): SortKey {
  const codes = inSwedishOrder(names);
  return {
    ...key,
    sql: `array_position(ARRAY[${codes.map((code) => `'${code}'`).join(', ')}], ${key.sql})`,
    type: 'integer',
    walk: alongWords(key.sql, codes),
  };
}

const amongStudents = (condition: string): string =>
  `e.student_id IN (SELECT o.id FROM student o WHERE ${condition})`;

/** A nullable column of the student. */
const ofStudent = (column: string): SortKey => ({
  sql: `s.${column}`,
  type: 'text',
  isElsewhere: true,
  blank: { is: amongStudents(`o.${column} IS NULL`), not: `s.${column} IS NOT NULL` },
});

const municipality: SortKey = {
  ...ofStudent('municipality'),
  walk: {
    ...alongColumn('o.municipality', 'student o WHERE true'),
    has: (value) => amongStudents(`o.municipality = ${value}`),
    collation: 'sv-x-icu',
  },
};

/** Names of courses, packages and programs, which may be equal. */
const TARGETS = { course: 'course_id', course_package: 'package_id', program: 'program_id' };

const target: SortKey = {
  sql: TARGET_NAME,
  type: 'text',
  isElsewhere: true,
  walk: {
    next: (way, after) => {
      const [least, further] = way === 'ASC' ? ['min', '>'] : ['max', '<'];
      const each = Object.keys(TARGETS).map(
        (table) =>
          `SELECT ${least}(o.name) AS name FROM ${table} o ${after ? `WHERE o.name ${further} ${after}` : ''}`,
      );
      return `SELECT ${least}(known.name) FROM (${each.join(' UNION ALL ')}) known`;
    },
    has: () => 'true',
    from: (value) => {
      const each = Object.entries(TARGETS).map(
        ([table, column]) =>
          `SELECT of.* FROM ${table} o JOIN enrollment of ON of.${column} = o.id WHERE o.name = ${value}`,
      );
      return `(${each.join(' UNION ALL ')}) e`;
    },
    collation: 'sv-x-icu',
  },
};

const WITHOUT_START = `(e.course_instance_id IS NULL
  OR e.course_instance_id IN (SELECT o.id FROM course_instance o WHERE o.start_date IS NULL))`;

const instance: SortKey = {
  sql: 'ci.start_date',
  type: 'date',
  isElsewhere: true,
  blank: { is: WITHOUT_START, not: 'ci.start_date IS NOT NULL' },
  walk: {
    ...alongColumn('o.start_date', 'course_instance o WHERE true'),
    has: (value) =>
      `e.course_instance_id IN (SELECT o.id FROM course_instance o WHERE o.start_date = ${value})`,
  },
};

/** Sort key of a column, and the table that it needs. */
const SORT: Record<EnrollmentSortField, [SortKey, Table | null]> = {
  STUDENT: [{ sql: 's.name', type: 'text', isElsewhere: true }, 'student'],
  PERSONAL_NUMBER: [ofStudent('personal_number'), 'student'],
  MUNICIPALITY: [municipality, 'student'],
  TARGET: [target, 'target'],
  INSTANCE: [instance, 'instance'],
  START_DATE: [{ ...own('e.start_date', 'date'), nulls: 'NULLS LAST' }, null],
  END_DATE: [own('e.end_date', 'date'), null],
  PACE: [later('e.pace_percent', 'integer'), null],
  STATUS: [byWords(own('e.status'), enrollmentStatusLabels), null],
  STATUS_ON: [own('e.status_on', 'date'), null],
  GRADE: [later('e.grade'), null],
  GRADED_ON: [later('e.graded_on', 'date'), null],
  REASON: [byWords(later('e.status_reason'), statusReasonLabels), null],
  CSN_REPORTED: [later('e.csn_reported_at', 'timestamptz'), null],
};

/** Order of a list; ties are sorted by id, in either direction. */
export function enrollmentOrder(
  sort: EnrollmentSort | null | undefined,
  joined: readonly (Table | null)[],
): Order {
  const { field, direction } = sort ?? { field: 'START_DATE', direction: 'DESC' };
  const [key, table] = SORT[field];
  const from = table && !joined.includes(table) ? { from: JOIN[table] } : {};
  return {
    key: { ...key, ...from },
    way: direction === 'DESC' ? 'DESC' : 'ASC',
    ties: [{ sql: 'e.id', type: 'uuid', way: 'ASC' }],
  };
}

/** The same with all tables joined; rows without a value sort last. */
export const enrollmentOrderBy = (sort: EnrollmentSort): string => orderBy(enrollmentOrder(sort, []));
