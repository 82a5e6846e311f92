import { Injectable } from '@nestjs/common';
import { studentList } from '../../../../domain/lists/students.js';
import { nameAndNumber, numberSought } from '../../../../domain/personal-number.js';
import { studentFields } from '../../../../domain/student-fields.js';
import { hasRank, type Actor } from '../../../platform/auth/actor.js';
import { isFoundByKin } from '../../catalogue/courses/course-kin.sql.js';
import { Database } from '../../../platform/database/database.js';
import {
  filterConditions,
  readPage,
  type FilterSql,
  type SortSql,
} from '../../../platform/database/list-query.js';
import { escapeLike, SqlParams } from '../../../platform/database/sql-params.js';
import { badField } from '../../../platform/errors/app-error.js';
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
import { requireId } from '../../../platform/validation/id.js';
import { cleanText } from '../../../platform/validation/text.js';
import { hadNumber } from '../details/previous-numbers.sql.js';
import { visibleTo } from '../../../platform/auth/student-scope.js';
import { studentJson, TEACHER_JOIN } from '../details/student.sql.js';
import { CONTACT_FIELDS } from '../student.fields.js';
import { toStudent, type StudentRow } from '../details/student.view.js';

const SORT: SortSql<typeof studentList> = {
  NAME: 's.name',
  PERSONAL_NUMBER: 's.personal_number',
  EMAIL: 's.email',
  PHONE: 's.phone',
  MUNICIPALITY: 's.municipality',
  TEACHER: 'u.name',
  START_DATE: 's.start_date',
  END_DATE: 's.end_date',
  STATUS: 's.status',
  APL_STATUS: 's.apl_status',
  UPDATED_AT: 's.updated_at',
};

/** What a responsible teacher may not read of a protected student, and so neither tries out nor sorts by. */
const WITHHELD: ReadonlySet<string> = new Set(CONTACT_FIELDS.map((name) => studentFields[name].code));

interface ListPage {
  nodes: Student[];
  nextCursor: string | null;
}

/** The student list: one statement a page, with the trace of the reading in it. */
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

  /** Everything that matches: a file is never cut short. Whoever makes it logs what was taken. */
  async all(
    actor: Actor,
    input: Pick<StudentsInput, 'filter' | 'sort'>,
    asked: ReadonlySet<string>,
  ): Promise<Student[]> {
    const { nodes } = await this.read(actor, { ...input, page: 1 }, asked, null, null);
    return nodes;
  }

  /** How many match. Of those that no more is asked of than their status, the number is kept: no school is too large for it. */
  async count(actor: Actor, filter: StudentFilter | null | undefined): Promise<number> {
    const params = new SqlParams();
    const where = conditions(actor, filter ?? {}, params);
    const kept = keptConditions(actor, filter ?? {}, params);
    const [row] = await this.database[kept ? 'hot' : 'query']<{ count: number }>(
      kept
        ? `SELECT ((SELECT coalesce(sum(s.students), 0) FROM student_count s WHERE ${kept})
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
    trace: 'BEGUN' | 'CONTINUED' | null,
  ): Promise<ListPage> {
    const params = new SqlParams();
    const sort = input.sort ?? { field: 'NAME', direction: 'ASC' };
    const where = [conditions(actor, input.filter ?? {}, params)];
    if (input.after) where.push(afterCursor(input.after, sort, params));
    const order = orderBy(actor, sort);
    const limit = first === null ? '' : limitOf(first, input.page, params);
    const hasPattern = Boolean(input.filter?.q?.trim() || input.filter?.education?.trim());
    const log = accessLogPart(actor, trace === null ? null : 'LIST_STUDENTS', params, null, null, {
      ids: `SELECT id FROM page ORDER BY place LIMIT ${Math.trunc(first ?? 0)}`,
      question: questionOf(input),
      only: trace === 'CONTINUED',
    });
    const rows = await this.database[hasPattern ? 'query' : 'hot']<{ students: StudentRow[] }>(
      `WITH page AS MATERIALIZED (
         SELECT s.*, row_number() OVER (${order}) AS place FROM ${sortedFrom(actor, sort.field)} s ${sort.field === 'TEACHER' ? TEACHER_JOIN : ''}
         WHERE ${where.join(' AND ')} ${order} ${limit}), ${log}
       SELECT coalesce(json_agg(${studentJson(withName(asked), actor.userId, params)} ORDER BY s.place), '[]'::json) AS students
       FROM page s ${asked.has('teacher') ? TEACHER_JOIN : ''}`,
      params.values,
    );
    const found = rows[0]!.students;
    const more = first !== null && found.length > first;
    const shown = more ? found.slice(0, first) : found;
    return {
      nodes: shown.map((row) => toStudent(row, actor, 'LIST', asked)),
      nextCursor: more ? cursorOf(shown.at(-1)!) : null,
    };
  }
}

/** One row more than shown tells whether there is a next page. The number stands in the text: plans hang on it. */
function limitOf(first: number, page: number, params: SqlParams): string {
  return `LIMIT ${Math.trunc(first) + 1}${page > 1 ? ` OFFSET ${params.add((page - 1) * first)}` : ''}`;
}

/** Below administrator the only protected rows there are are the responsible teacher's. */
function withholds(actor: Actor): boolean {
  return !hasRank(actor, 'ADMIN') && actor.teacherId !== null;
}

/**
 * What the page is read from. Protected rows have no value in a withheld column; the two halves are merged in
 * order, so the column's index still serves the one that is not protected.
 */
function sortedFrom(actor: Actor, field: StudentSortField): string {
  if (!withholds(actor) || !WITHHELD.has(field)) return 'student';
  return `(SELECT s.*, ${SORT[field]} AS sort_key FROM student s WHERE NOT s.is_protected
    UNION ALL SELECT s.*, NULL AS sort_key FROM student s WHERE s.is_protected)`;
}

function orderBy(actor: Actor, { field, direction }: StudentSort): string {
  const way = direction === 'DESC' ? 'DESC' : 'ASC';
  // Rows without a value stand last, whichever way the column is sorted.
  return field === 'NAME'
    ? `ORDER BY s.name ${way}, s.id ${way}`
    : `ORDER BY ${withholds(actor) && WITHHELD.has(field) ? 's.sort_key' : SORT[field]} ${way} NULLS LAST, s.id ${way}`;
}

/** The filters of specification and pages, section 1; all given ones must hold. A condition on `student s`. */
export function conditions(actor: Actor, filter: StudentFilter, params: SqlParams): string {
  const sql = filterSql(actor, params);
  return [visibleTo(actor, params), ...filterConditions(studentList, filter, { sql, params })].join(' AND ');
}

/**
 * The filter as a condition on the kept counts of students who are not protected, whom all of the staff may know of;
 * null where more is asked than those can tell.
 */
function keptConditions(
  actor: Actor,
  { statuses, ...others }: StudentFilter,
  params: SqlParams,
): string | null {
  const unused = new SqlParams();
  const more = filterConditions(studentList, others, { sql: filterSql(actor, unused), params: unused });
  if (more.length > 0 || !hasRank(actor, 'COORDINATOR')) return null;
  const asked = filterConditions(studentList, { statuses }, { sql: filterSql(actor, params), params });
  return ['true', ...asked].join(' AND ');
}

function filterSql(actor: Actor, params: SqlParams): FilterSql<typeof studentList> {
  const open = withholds(actor) ? 'NOT s.is_protected AND ' : '';
  return {
    q: (_value, text) => textCondition(text, params, withholds(actor)),
    municipalities: (value) => `${open}s.municipality = ANY (${value()}::text[])`,
    teacherId: (value) => `s.teacher_id = ${value()}`,
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
 * Part of a name, an address or a number, through the one trigram index over all three, or of a number that the
 * student had. Of a protected student the responsible teacher tries out the name alone, as in the search.
 */
function textCondition(q: string, params: SqlParams, protectedByName: boolean): string {
  const text = cleanText(q).toLowerCase();
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
  return `EXISTS (SELECT FROM enrollment e
    LEFT JOIN course c ON c.id = e.course_id LEFT JOIN course_package p ON p.id = e.package_id
    LEFT JOIN program pr ON pr.id = e.program_id
    WHERE e.student_id = s.id AND e.removed_at IS NULL
      AND (lower(concat_ws(' ', c.name, c.code, p.name, p.code, pr.name)) LIKE ${value()}
        OR ${isFoundByKin('c', (text) => `${text} LIKE ${value()}`)}))`;
}

/** The name is needed for the cursor. */
function withName(asked: ReadonlySet<string>): ReadonlySet<string> {
  return asked.has('name') ? asked : new Set([...asked, 'name']);
}

function cursorOf(row: StudentRow): string {
  return Buffer.from(JSON.stringify([row.name, row.id])).toString('base64url');
}

function afterCursor(cursor: string, sort: StudentSort, params: SqlParams): string {
  if (sort.field !== 'NAME' || sort.direction !== 'ASC') {
    throw badField('after', 'NOT_ALLOWED', 'after går bara med sortering efter namn.');
  }
  let decoded: unknown;
  try {
    decoded = JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'));
  } catch {
    throw badField('after', 'FORMAT', 'after är inte en giltig markör.');
  }
  const [name, id] = Array.isArray(decoded) ? (decoded as unknown[]) : [];
  if (typeof name !== 'string' || typeof id !== 'string' || name.includes('\0'))
    throw badField('after', 'FORMAT', 'after är inte en giltig markör.');
  return `(s.name, s.id) > (${params.add(name)}, ${params.add(requireId(id, 'after'))}::uuid)`;
}
