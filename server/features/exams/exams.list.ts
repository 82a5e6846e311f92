import { Injectable } from '@nestjs/common';
import { examList } from '../../../domain/lists/exams.js';
import { hasRank, type Actor } from '../../platform/auth/actor.js';
import { Database } from '../../platform/database/database.js';
import {
  filterConditions,
  orderOf,
  readPage,
  type FilterSql,
  type SortSql,
} from '../../platform/database/list-query.js';
import { SqlParams } from '../../platform/database/sql-params.js';
import { badField } from '../../platform/errors/app-error.js';
import type { ExamFilter, ExamPage, ExamSort, ExamsInput } from '../../platform/graphql/generated.js';
import type { RequestContext } from '../../platform/graphql/request-context.js';
import { columnOf } from '../../platform/records/record-fields.js';
import { accessLogPart } from '../../platform/history/access-log.js';
import { questionOf } from '../../platform/history/access-question.js';
import { knownTo } from '../../platform/auth/student-scope.js';
import { courseJson } from '../catalogue/courses/course-json.sql.js';
import { requireId } from '../../platform/validation/id.js';
import { EXAM_CONTACT } from './exam.fields.js';
import { EXAM_TEACHER, examJson, toExam, type ExamRow } from './exam.view.js';

/** The course that registration `e` means: as the catalogue calls it, or as it was written. */
const COURSE = '(SELECT coalesce(max(c.name), e.course) FROM course c WHERE c.id = e.course_id)';
const MONTHS = `'{${Object.keys(examList.filters.month.labels).join(',')}}'::text[]`;

const FILTER: FilterSql<typeof examList> = {
  course: (value) => `${COURSE} = ${value()}`,
  name: (value) => `lower(e.name) LIKE ${value()}`,
  month: (value) => `e.requested_month = ${value()}`,
  unknownCourse: `e.course_id IS NULL AND e.status <> 'DENIED'`,
  status: (value) => `e.status = ${value()}`,
};

const SORT: SortSql<typeof examList> = {
  NAME: 'e.name',
  PERSONAL_NUMBER: 'e.personal_number',
  PHONE: 'e.phone',
  EMAIL: 'e.email',
  COURSE,
  MUNICIPALITY: 'e.municipality',
  MONTH: `array_position(${MONTHS}, e.requested_month)`,
  TEACHER: `(SELECT u.name FROM teacher t JOIN app_user u ON u.id = t.user_id WHERE t.id = e.teacher_id)`,
  STATUS: `array_position('{INTRESSE,SCHEDULED,DENIED}'::text[], e.status)`,
  MATERIAL: 'e.material_received_at IS NOT NULL',
  PAYMENT: 'e.payment_date',
  DECISION: `nullif(array_position('{INTRESSE,SCHEDULED,DENIED}'::text[], e.status), 1)`,
  REGISTERED: 'e.seq',
};

/** What some may not read of a protected student, and so don't sort by either. */
const WITHHELD: ReadonlySet<string> = new Set(EXAM_CONTACT.map((name) => columnOf(name).toUpperCase()));

/** What is asked for of the page, and of each row; null asks for all of it. */
interface Asked {
  page: ReadonlySet<string>;
  nodes: ReadonlySet<string> | null;
}

/** Each course of the page once, however many of its rows have registered for it. */
const COURSES_OF_PAGE = `catalogue AS MATERIALIZED (SELECT c.id, ${courseJson('c')} AS json FROM course c
  WHERE c.id IN (SELECT course_id FROM page))`;
const ROW_COURSE = '(SELECT c.json FROM catalogue c WHERE c.id = e.course_id)';

/** The exam table: one statement a page, its total and the trace of the reading included. */
@Injectable()
export class ExamList {
  constructor(private readonly database: Database) {}

  /** Newest first unless sorted; the total only when asked for. */
  async page(
    actor: Actor,
    input: ExamsInput,
    asked: Asked,
    { fixedOperation, continued }: Pick<RequestContext, 'fixedOperation' | 'continued'>,
  ): Promise<ExamPage> {
    const { first, page, offset } = readPage(examList, input, fixedOperation);
    const params = new SqlParams();
    const where = conditions(actor, input.filter ?? {}, params);
    if (input.after && input.sort)
      throw badField('after', 'NOT_ALLOWED', 'Den sorterade listan läses sida för sida.');
    const after = input.after ? `AND e.seq < ${params.add(seqOf(input.after))}` : '';
    const total = asked.page.has('totalCount')
      ? `(SELECT count(*)::integer FROM exam e WHERE ${where})`
      : '0';
    const courses = asked.page.has('courses') ? coursesOf(actor, params) : `'[]'::json`;
    const order = `ORDER BY ${orderBy(actor, input.sort)}`;
    // The numbers stand in the text: plans hang on them.
    const size = Math.trunc(first);
    const limit = `LIMIT ${size + 1}${page > 1 ? ` OFFSET ${params.add(offset)}` : ''}`;
    const log = accessLogPart(actor, 'LIST_EXAMS', params, null, null, {
      ids: `SELECT student_id FROM page ORDER BY place LIMIT ${size}`,
      question: questionOf(input),
      only: continued ?? false,
    });
    const [row] = await this.database[input.filter?.name ? 'query' : 'hot']<{
      exams: ExamRow[];
      total: number;
      last: number | null;
      courses: string[];
    }>(
      `WITH page AS MATERIALIZED (
         SELECT e.*, s.is_protected, row_number() OVER (${order}) AS place
         FROM exam e JOIN student s ON s.id = e.student_id WHERE ${where} ${after} ${order} ${limit}),
       ${COURSES_OF_PAGE}, ${log}
       SELECT coalesce(json_agg(${examJson(asked.nodes, ROW_COURSE)} ORDER BY e.place), '[]'::json) AS exams,
         ${total} AS total, (array_agg(e.seq ORDER BY e.place))[${size}] AS last, ${courses} AS courses
       FROM page e CROSS JOIN LATERAL (SELECT e.is_protected) s ${EXAM_TEACHER}`,
      params.values,
    );
    const { exams, total: totalCount, last, courses: titles } = row!;
    const more = exams.length > first;
    return {
      nodes: exams.slice(0, first).map((exam) => toExam(exam, actor)),
      totalCount,
      nextCursor: more && last !== null && !input.sort ? cursorOf(last) : null,
      courses: titles,
    };
  }
}

/** Rows whose value is withheld from the reader stand last, as if they had none. */
function orderBy(actor: Actor, sort: ExamSort | null | undefined): string {
  const field = sort?.field ?? 'REGISTERED';
  // Every registration has its own place in the order of arrival: an index serves it when nothing is said of blanks.
  if (field === 'REGISTERED') return `e.seq ${sort?.direction === 'ASC' ? 'ASC' : 'DESC'}`;
  const isHidden = WITHHELD.has(field) && !hasRank(actor, 'ADMIN') && actor.role !== 'STUDENT';
  const sql = isHidden ? `CASE WHEN NOT s.is_protected THEN ${SORT[field]} END` : SORT[field];
  return `${orderOf(examList, { ...SORT, [field]: sql }, sort)}, e.seq DESC`;
}

/** The titles that can be filtered by, whatever the filter is. */
function coursesOf(actor: Actor, params: SqlParams): string {
  return `(SELECT coalesce(json_agg(title ORDER BY title), '[]'::json) FROM (
    SELECT DISTINCT coalesce(c.name, e.course) AS title FROM exam e LEFT JOIN course c ON c.id = e.course_id
    WHERE ${knownTo(actor, params, 'e.student_id')}) titles)`;
}

/** The filters of the specification, section 2; all given ones must hold. */
function conditions(actor: Actor, filter: ExamFilter, params: SqlParams): string {
  const all = [
    knownTo(actor, params, 'e.student_id'),
    ...filterConditions(examList, filter, { sql: FILTER, params, path: '' }),
  ];
  // Of no use to the table, whose rows are many students'.
  if (filter.studentId) all.push(`e.student_id = ${params.add(requireId(filter.studentId, 'studentId'))}`);
  if (filter.id) all.push(`e.id = ${params.add(requireId(filter.id, 'id'))}`);
  return all.join(' AND ');
}

function cursorOf(seq: number): string {
  return Buffer.from(String(seq)).toString('base64url');
}

function seqOf(cursor: string): number {
  const seq = Buffer.from(cursor, 'base64url').toString('utf8');
  if (!/^\d{1,15}$/.test(seq)) throw badField('after', 'FORMAT', 'after är inte en giltig markör.');
  return Number(seq);
}
