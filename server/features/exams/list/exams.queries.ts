import { Injectable } from '@nestjs/common';
import { examList } from '../../../../domain/lists/exams.js';
import { hasRank, type Actor } from '../../../platform/auth/actor.js';
import { Database } from '../../../platform/database/database.js';
import { filterConditions, readPage, type FilterSql } from '../../../platform/database/list-query.js';
import { type Found, placeOf, shownOf } from '../../../platform/database/paging/cursor.js';
import { lastPlace, stretchOf } from '../../../platform/database/paging/keyset.js';
import { SqlParams } from '../../../platform/database/sql-params.js';
import type { ExamFilter, ExamPage, ExamsInput } from '../../../platform/graphql/generated.js';
import type { RequestContext } from '../../../platform/graphql/request-context.js';
import { accessLogPart } from '../../../platform/history/access-log.js';
import { questionOf } from '../../../platform/history/access-question.js';
import { knownTo } from '../../../platform/auth/student-scope.js';
import { courseJson } from '../../catalogue/courses/course-json.queries.js';
import { requireId } from '../../../platform/validation/id.js';
import { COURSE, examOrder } from './exam-order.queries.js';
import { EXAM_TEACHER, examJson, toExam, type ExamRow } from '../exam.mapper.js';

const FILTER: FilterSql<typeof examList> = {
  course: (value) => `${COURSE} = ${value()}`,
  name: (value) => `lower(e.name) LIKE ${value()}`,
  month: (value) => `e.requested_month = ${value()}`,
  unknownCourse: `e.course_id IS NULL AND e.status <> 'DENIED'`,
  status: (value) => `e.status = ${value()}`,
};

/** Selection of the page and of its rows; null selects everything. */
interface Asked {
  page: ReadonlySet<string>;
  nodes: ReadonlySet<string> | null;
}

/** Reads each course of the page once, regardless of the number of rows. */
const COURSES_OF_PAGE = `catalogue AS MATERIALIZED (SELECT c.id, ${courseJson('c')} AS json FROM course c
  WHERE c.id IN (SELECT course_id FROM page))`;
const ROW_COURSE = '(SELECT c.json FROM catalogue c WHERE c.id = e.course_id)';

/** The exam table: one statement per page, with the total and the access log. */
@Injectable()
export class ExamList {
  constructor(private readonly database: Database) {}

  /** Newest first by default; the total only if selected. */
  async page(
    actor: Actor,
    input: ExamsInput,
    asked: Asked,
    {
      fixedOperation,
      continued,
      recorded,
    }: Pick<RequestContext, 'fixedOperation' | 'continued' | 'recorded'>,
  ): Promise<ExamPage> {
    const { first, offset } = readPage(examList, input, fixedOperation);
    const params = new SqlParams();
    const filter = input.filter ?? {};
    const where = conditions(actor, filter, params);
    const order = examOrder(actor, input.sort);
    const after = placeOf(input.after, order);
    const leavesMost = hasRank(actor, 'COORDINATOR') && Object.values(filter).every((value) => !value);
    const found = stretchOf(
      { table: 'exam e', row: 'e', where, leavesMost },
      order,
      { first, offset, after },
      params,
    );
    const total = asked.page.has('totalCount')
      ? `(SELECT count(*)::integer FROM exam e WHERE ${where})`
      : '0';
    const courses = asked.page.has('courses') ? coursesOf(actor, params) : `'[]'::json`;
    const log = accessLogPart(actor, 'LIST_EXAMS', params, null, null, {
      ids: `SELECT student_id FROM page ORDER BY place LIMIT ${Math.trunc(first)}`,
      question: questionOf(input),
      only: continued ?? false,
      recorded,
    });
    const [row] = await this.database[filter.name ? 'query' : 'hot']<Found<ExamRow> & { courses: string[] }>(
      `WITH ${found}, ${COURSES_OF_PAGE}, ${log}
       SELECT coalesce(json_agg(${examJson(asked.nodes, ROW_COURSE)} ORDER BY e.place), '[]'::json) AS nodes,
         ${total} AS total, ${lastPlace(first, order)} AS last, ${courses} AS courses
       FROM page e JOIN student s ON s.id = e.student_id ${EXAM_TEACHER}`,
      params.values,
    );
    const { nodes, nextCursor } = shownOf(row!, first);
    for (const { studentId, isProtected } of nodes) if (isProtected) recorded?.add(studentId);
    const { total: totalCount, courses: titles } = row!;
    return { nodes: nodes.map((exam) => toExam(exam, actor)), totalCount, nextCursor, courses: titles };
  }
}

/** Course titles for the filter, independent of the current filter. */
function coursesOf(actor: Actor, params: SqlParams): string {
  return `(SELECT coalesce(json_agg(title ORDER BY title), '[]'::json) FROM (
    SELECT DISTINCT coalesce(c.name, e.course) AS title FROM exam e LEFT JOIN course c ON c.id = e.course_id
    WHERE ${knownTo(actor, params, 'e.student_id')}) titles)`;
}

/** The filters of the specification, section 2, combined with AND. */
function conditions(actor: Actor, filter: ExamFilter, params: SqlParams): string {
  const all = [
    knownTo(actor, params, 'e.student_id'),
    ...filterConditions(examList, filter, { sql: FILTER, params, path: '' }),
  ];
  // Not used by the table, whose rows belong to many students.
  if (filter.studentId) all.push(`e.student_id = ${params.add(requireId(filter.studentId, 'studentId'))}`);
  if (filter.id) all.push(`e.id = ${params.add(requireId(filter.id, 'id'))}`);
  return all.join(' AND ');
}
