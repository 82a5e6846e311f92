import { examList } from '../../../../domain/lists/exams.js';
import { hasRank, type Actor } from '../../../platform/auth/actor.js';
import type { ExamSort, ExamSortField } from '../../../platform/graphql/generated.js';
import { always, sometimes, type Order, type SortKey } from '../../../platform/database/paging/order.js';
import { alongBoolean, alongColumn, alongWords } from '../../../platform/database/paging/walk.js';
import { columnOf } from '../../../platform/database/rows.js';
import { EXAM_CONTACT } from '../exam.fields.js';

/** Course title of registration `e`: from the catalogue, else as entered. */
export const COURSE = '(SELECT coalesce(max(c.name), e.course) FROM course c WHERE c.id = e.course_id)';

const AMONG = 'exam e WHERE true';

/** A selective column. */
const municipality: SortKey = {
  ...sometimes('e.municipality'),
  walk: alongColumn('e.municipality', AMONG),
};

function byWords(column: string, words: readonly string[]): SortKey {
  return {
    sql: `array_position('{${words.join(',')}}'::text[], ${column})`,
    type: 'integer',
    walk: alongWords(column, words),
  };
}

const course: SortKey = {
  sql: COURSE,
  type: 'text',
  isElsewhere: true,
  walk: {
    next: (way, after) => {
      const [least, further] = way === 'ASC' ? ['min', '>'] : ['max', '<'];
      const beyond = (name: string) => (after ? `AND ${name} ${further} ${after}` : '');
      return `SELECT ${least}(known.name) FROM (
        SELECT ${least}(o.name) AS name FROM course o WHERE EXISTS (SELECT FROM exam x WHERE x.course_id = o.id) ${beyond('o.name')}
        UNION ALL SELECT ${least}(x.course) FROM exam x WHERE x.course_id IS NULL ${beyond('x.course')}) known`;
    },
    has: () => 'true',
    from: (value) => `(SELECT x.* FROM course o JOIN exam x ON x.course_id = o.id WHERE o.name = ${value}
      UNION ALL SELECT x.* FROM exam x WHERE x.course_id IS NULL AND x.course = ${value}) e`,
    collation: 'sv-x-icu',
  },
};

const TEACHERS = 'teacher o JOIN app_user a ON a.id = o.user_id';

const teacher: SortKey = {
  sql: 'u.name',
  type: 'text',
  isElsewhere: true,
  from: 'JOIN teacher t ON t.id = e.teacher_id JOIN app_user u ON u.id = t.user_id',
  blank: { is: 'e.teacher_id IS NULL', not: 'e.teacher_id IS NOT NULL', by: 'e.teacher_id' },
  walk: {
    ...alongColumn('a.name', `${TEACHERS} WHERE EXISTS (SELECT FROM exam x WHERE x.teacher_id = o.id)`),
    has: (value) => `e.teacher_id IN (SELECT o.id FROM ${TEACHERS} WHERE a.name = ${value})`,
    collation: 'sv-x-icu',
  },
};

const HAS_MATERIAL = '(e.material_received_at IS NOT NULL)';
const material: SortKey = { ...always(HAS_MATERIAL, 'boolean'), walk: alongBoolean(HAS_MATERIAL) };

const SORT: Readonly<Record<ExamSortField, SortKey>> = {
  NAME: always('e.name'),
  PERSONAL_NUMBER: sometimes('e.personal_number'),
  PHONE: sometimes('e.phone'),
  EMAIL: sometimes('e.email'),
  COURSE: course,
  MUNICIPALITY: municipality,
  MONTH: byWords('e.requested_month', Object.keys(examList.filters.month.labels)),
  TEACHER: teacher,
  STATUS: byWords('e.status', ['INTRESSE', 'SCHEDULED', 'DENIED']),
  MATERIAL: material,
  // Rows without a day are sorted by creation.
  PAYMENT: {
    ...sometimes('e.payment_date', 'date'),
    blank: { is: 'e.payment_date IS NULL', not: 'e.payment_date IS NOT NULL' },
    walk: alongColumn('e.payment_date', AMONG),
  },
  DECISION: {
    ...byWords('e.status', ['SCHEDULED', 'DENIED']),
    blank: { is: `e.status = 'INTRESSE'`, not: `e.status <> 'INTRESSE'` },
  },
  REGISTERED: always('e.seq', 'bigint'),
};

/** Sort columns withheld for protected students. */
const WITHHELD: ReadonlySet<string> = new Set(EXAM_CONTACT.map((name) => columnOf(name).toUpperCase()));
const PROTECTED = 'e.student_id IN (SELECT hidden.id FROM student hidden WHERE hidden.is_protected)';

/** Order of the list, newest first among equal values; withheld values sort as missing. */
export function examOrder(actor: Actor, sort: ExamSort | null | undefined): Order {
  const { field, direction } = sort ?? { field: 'REGISTERED', direction: 'DESC' };
  const key = SORT[field];
  const way = direction === 'ASC' ? 'ASC' : 'DESC';
  if (field === 'REGISTERED') return { key, way, ties: [] };
  const ties = [{ sql: 'e.seq', type: 'bigint', way: 'DESC' }] as const;
  if (!WITHHELD.has(field) || hasRank(actor, 'ADMIN') || actor.role === 'STUDENT') return { key, way, ties };
  return { key: withheld(key), way, ties };
}

function withheld({ walk, ...key }: SortKey): SortKey {
  const open = `NOT (${PROTECTED})`;
  return {
    ...key,
    blank: { is: `(${PROTECTED} OR ${key.sql} IS NULL)`, not: `${open} AND ${key.sql} IS NOT NULL` },
    ...(walk && { walk: { ...walk, has: (value) => `${walk.has(value)} AND ${open}` } }),
  };
}
