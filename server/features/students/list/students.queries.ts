import { cleanSearch } from '../../../../domain/text/clean-text.js';
import { Injectable } from '@nestjs/common';
import { studentList } from '../../../../domain/lists/students.js';
import { nameAndNumber, numberSought } from '../../../../domain/personal-number.js';
import { studentFields } from '../../../../domain/student-fields.js';
import { hasRank, type Actor } from '../../../platform/auth/actor.js';
import { isFoundByKin } from '../../catalogue/courses/course-kin.queries.js';
import { Database } from '../../../platform/database/database.js';
import { type Found, placeOf, shownOf } from '../../../platform/database/paging/cursor.js';
import { lastPlace, stretchOf } from '../../../platform/database/paging/keyset.js';
import { always, sometimes, type Order, type SortKey } from '../../../platform/database/paging/order.js';
import { filterConditions, readPage, type FilterSql } from '../../../platform/database/list-query.js';
import { escapeLike, SqlParams } from '../../../platform/database/sql-params.js';
import type {
  Student,
  StudentFilter,
  StudentSort,
  StudentSortField,
  StudentsInput,
} from '../../../platform/graphql/generated.js';
import type { RequestContext } from '../../../platform/graphql/request-context.js';
import { accessLogPart } from '../../../platform/history/access-log.js';
import { questionOf } from '../../../platform/history/access-question.js';
import { hadNumber } from '../details/previous-numbers.queries.js';
import { visibleTo } from '../../../platform/auth/student-scope.js';
import { studentColumns, TEACHER_JOIN } from '../details/student.queries.js';
import { CONTACT_FIELDS } from '../student.fields.js';
import { toStudent, type StudentRow } from '../details/student.mapper.js';
import { TARGET_JOINS } from '../../enrollments/target.queries.js';

const SORT: Readonly<Record<StudentSortField, SortKey>> = {
  NAME: always('s.name'),
  PERSONAL_NUMBER: sometimes('s.personal_number'),
  EMAIL: sometimes('s.email'),
  PHONE: sometimes('s.phone'),
  MUNICIPALITY: sometimes('s.municipality'),
  TEACHER: {
    sql: 'u.name',
    type: 'text',
    from: 'JOIN teacher t ON t.id = s.teacher_id JOIN app_user u ON u.id = t.user_id',
    blank: { is: 's.teacher_id IS NULL', not: 's.teacher_id IS NOT NULL', by: 's.teacher_id' },
  },
  START_DATE: sometimes('s.start_date', 'date'),
  END_DATE: sometimes('s.end_date', 'date'),
  STATUS: always('s.status'),
  APL_STATUS: always('s.apl_status'),
  UPDATED_AT: always('s.updated_at', 'timestamptz'),
};

/**
 * Columns of protected students that the responsible teacher may not read, and so may neither filter nor sort
 * by.
 */
const WITHHELD: ReadonlySet<string> = new Set(CONTACT_FIELDS.map((name) => studentFields[name].code));

type Trace = 'BEGUN' | 'CONTINUED' | null;

interface ListPage {
  nodes: Student[];
  nextCursor: string | null;
}

/** The student list: one statement per page, which also writes the access log. */
@Injectable()
export class StudentList {
  constructor(private readonly database: Database) {}

  /** One page of the filtered list. */
  async page(
    { fixedOperation, continued }: Pick<RequestContext, 'fixedOperation' | 'continued'>,
    actor: Actor,
    input: StudentsInput,
    asked: ReadonlySet<string>,
  ): Promise<ListPage> {
    const { first, page } = readPage(studentList, input, fixedOperation);
    return this.read(actor, { ...input, page }, asked, first, continued ? 'CONTINUED' : 'BEGUN');
  }

  /** All matching rows: exports are never truncated. The caller logs the access. */
  async all(
    actor: Actor,
    input: Pick<StudentsInput, 'filter' | 'sort'>,
    asked: ReadonlySet<string>,
  ): Promise<Student[]> {
    const { nodes } = await this.read(actor, { ...input, page: 1 }, asked, null, null);
    return nodes;
  }

  /** Number of matches. By status, municipality or teacher it is stored, so it scales with any school. */
  async count(actor: Actor, filter: StudentFilter | null | undefined): Promise<number> {
    const params = new SqlParams();
    const where = conditions(actor, filter ?? {}, params);
    const kept = keptConditions(actor, filter ?? {}, params);
    const [row] = await this.database[kept ? 'hot' : 'query']<{ count: number }>(
      kept
        ? `SELECT ((SELECT coalesce(sum(s.students), 0) FROM ${KEPT} s WHERE ${kept})
             + (SELECT count(*) FROM student s WHERE s.is_protected AND ${where}))::integer AS count`
        : `SELECT count(*)::integer AS count FROM student s WHERE ${where}`,
      params.values,
    );
    return row!.count;
  }

  private async read(
    actor: Actor,
    input: StudentsInput & { page: number },
    asked: ReadonlySet<string>,
    first: number | null,
    trace: Trace,
  ): Promise<ListPage> {
    const { params, parts, order, run } = this.found(actor, input, first, trace);
    const [row] = await run<Pick<Found<StudentRow>, 'nodes' | 'last'>>(
      `WITH ${parts}
       SELECT coalesce((SELECT json_agg(node) FROM (
           SELECT ${studentColumns(asked, actor.userId, params)}
           FROM page s ${asked.has('teacher') ? TEACHER_JOIN : ''} ORDER BY s.place) node), '[]'::json) AS nodes,
         ${lastPlace(first ?? 0, order)} AS last`,
    );
    const { nodes, nextCursor } = shownOf(row!, first);
    return { nodes: nodes.map((student) => toStudent(student, actor, 'LIST', asked)), nextCursor };
  }

  /** Builds the parts of the statement that find the page and write the access log. */
  private found(
    actor: Actor,
    input: StudentsInput & { page: number },
    first: number | null,
    trace: Trace,
  ): {
    params: SqlParams;
    parts: string;
    order: Order;
    run: <Row extends object>(sql: string) => Promise<Row[]>;
  } {
    const params = new SqlParams();
    const where = conditions(actor, input.filter ?? {}, params);
    const order = orderOf(actor, input.sort ?? { field: 'NAME', direction: 'ASC' });
    const after = placeOf(input.after, order);
    const stretch = first === null ? null : { first, offset: (input.page - 1) * first, after };
    const hasPattern = Boolean(input.filter?.q?.trim() || input.filter?.education?.trim());
    const page = stretchOf({ table: 'student s', row: 's', where }, order, stretch, params);
    const log = accessLogPart(actor, trace === null ? null : 'LIST_STUDENTS', params, null, null, {
      ids: `SELECT id FROM page ORDER BY place LIMIT ${Math.trunc(first ?? 0)}`,
      question: questionOf(input),
      only: trace === 'CONTINUED',
    });
    return {
      params,
      parts: `${page}, ${log}`,
      order,
      run: (sql) => this.database[hasPattern ? 'query' : 'hot'](sql, params.values),
    };
  }
}

/** Below administrator, only responsible teachers see protected rows. */
function withholds(actor: Actor): boolean {
  return !hasRank(actor, 'ADMIN') && actor.teacherId !== null;
}

function orderOf(actor: Actor, { field, direction }: StudentSort): Order {
  const key = SORT[field];
  const way = direction === 'DESC' ? 'DESC' : 'ASC';
  const ties = [{ sql: 's.id', type: 'uuid', way }] as const;
  if (!withholds(actor) || !WITHHELD.has(field)) return { key, way, ties };
  // Protected rows have no value in a withheld column.
  const blank = {
    is: `(s.is_protected OR ${key.sql} IS NULL)`,
    not: `NOT s.is_protected AND ${key.sql} IS NOT NULL`,
  };
  return { key: { ...key, blank }, way, ties };
}

/** The filters of specification and pages, section 1, combined with AND. A condition on `student s`. */
export function conditions(actor: Actor, filter: StudentFilter, params: SqlParams): string {
  const sql = filterSql(actor, params);
  return [visibleTo(actor, params), ...filterConditions(studentList, filter, { sql, params })].join(' AND ');
}

/** Counted students are not protected, so filters on withheld fields are allowed. */
const KEPT = `(SELECT 'STATUS' AS part, status, NULL AS municipality, NULL::uuid AS teacher_id, students, false AS is_protected
  FROM student_count
  UNION ALL SELECT part, status, municipality, teacher_id, students, false FROM student_part_count)`;

/**
 * The filter as a condition on the stored counts of unprotected students, which all staff may see; null if it
 * needs more.
 */
function keptConditions(
  actor: Actor,
  { statuses, municipalities, teacherId, mine, ...others }: StudentFilter,
  params: SqlParams,
): string | null {
  const used = (filter: StudentFilter, into: SqlParams) =>
    filterConditions(studentList, filter, { sql: filterSql(actor, into), params: into });
  const isUsed = (filter: StudentFilter) => used(filter, new SqlParams()).length > 0;
  // The teacher is relevant only for the filter by own students.
  const [ofPlace, ofTeacher] = [isUsed({ municipalities }), isUsed({ teacherId }) || Boolean(mine)];
  if (isUsed(others) || (ofPlace && ofTeacher) || !hasRank(actor, 'COORDINATOR')) return null;
  const part = ofPlace ? 'MUNICIPALITY' : ofTeacher ? 'TEACHER' : 'STATUS';
  return [`s.part = '${part}'`, ...used({ statuses, municipalities, teacherId, mine }, params)].join(' AND ');
}

function filterSql(actor: Actor, params: SqlParams): FilterSql<typeof studentList> {
  const open = withholds(actor) ? 'NOT s.is_protected AND ' : '';
  return {
    q: (_value, text) => textCondition(text, params, withholds(actor)),
    municipalities: (value) => `${open}s.municipality = ANY (${value()}::text[])`,
    teacherId: (value) => `s.teacher_id = ${value()}`,
    importBatchId: (value) =>
      `s.id IN (SELECT h.student_id FROM change_history h WHERE h.import_batch_id = ${value()})`,
    mine: (_value, on) => {
      if (!on) return 'true';
      return actor.teacherId ? `s.teacher_id = ${params.add(actor.teacherId)}` : 'false';
    },
    education: educationCondition,
    statuses: (value) => `s.status = ANY (${value()}::text[])`,
    aplStatus: (value) => `s.apl_status = ${value()}`,
    startFrom: (value) => `s.start_date >= ${value()}`,
    startTo: (value) => `s.start_date <= ${value()}`,
    missing: (_value, fields) => fields.map((field) => `${open}s.${MISSING[field]} IS NULL`).join(' AND '),
  };
}

const MISSING = { EMAIL: 'email', PHONE: 'phone', PERSONAL_NUMBER: 'personal_number' } as const;

/**
 * Part of a name, an address or a number, through a single trigram index over all three, or of a former
 * number. Responsible teachers search protected students by name only, as in the search.
 */
function textCondition(q: string, params: SqlParams, protectedByName: boolean): string {
  const text = cleanSearch(q).toLowerCase();
  const both = nameAndNumber(text);
  if (both) {
    const named = `lower(s.name) LIKE ${params.add(`%${escapeLike(both.name)}%`)}`;
    return `${textCondition(both.number, params, protectedByName)} AND ${named}`;
  }
  const number = numberSought(text);
  const like = `LIKE ${params.add(`%${escapeLike(number?.toLowerCase() ?? text)}%`)}`;
  const now = `lower(s.name || ' ' || coalesce(s.email, '') || ' ' || coalesce(s.personal_number, '')) ${like}`;
  const anywhere = number
    ? `(${now} OR ${hadNumber(`personal_number LIKE ${params.add(`%${number}%`)}`)})`
    : now;
  return protectedByName ? `${anywhere} AND (NOT s.is_protected OR lower(s.name) ${like})` : anywhere;
}

function educationCondition(value: () => string): string {
  return `EXISTS (SELECT FROM enrollment e ${TARGET_JOINS}
    WHERE e.student_id = s.id AND e.removed_at IS NULL
      AND (lower(concat_ws(' ', c.name, c.code, p.name, p.code, pr.name)) LIKE ${value()}
        OR ${isFoundByKin('c', (text) => `${text} LIKE ${value()}`)}))`;
}
