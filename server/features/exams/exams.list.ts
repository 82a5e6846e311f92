import { Injectable } from '@nestjs/common';
import { examList } from '../../../domain/lists/exams.js';
import type { Actor } from '../../platform/auth/actor.js';
import { Database } from '../../platform/database/database.js';
import { filterConditions, readPage, type FilterSql } from '../../platform/database/list-query.js';
import { SqlParams } from '../../platform/database/sql-params.js';
import { badField } from '../../platform/errors/app-error.js';
import type { ExamFilter, ExamPage, ExamsInput } from '../../platform/graphql/generated.js';
import { accessLogPart } from '../../platform/history/access-log.js';
import { questionOf } from '../../platform/history/access-question.js';
import { visibleTo } from '../../platform/auth/student-scope.js';
import { requireId } from '../../platform/validation/id.js';
import { EXAM_JSON, EXAM_TEACHER, toExam, type ExamRow } from './exam.view.js';

const FILTER: FilterSql<typeof examList> = {
  name: (value) => `lower(e.name) LIKE ${value()}`,
  month: (value) => `e.requested_month = ${value()}`,
  unknownCourse: `e.course_id IS NULL AND e.status <> 'DENIED'`,
  status: (value) => `e.status = ${value()}`,
};

/** The exam table: one statement a page, its total and the trace of the reading included. */
@Injectable()
export class ExamList {
  constructor(private readonly database: Database) {}

  /** Newest first; the total only when asked for. */
  async page(actor: Actor, input: ExamsInput, asked: ReadonlySet<string>, fixed: boolean): Promise<ExamPage> {
    const { first, offset } = readPage(examList, input, fixed);
    const params = new SqlParams();
    const where = conditions(actor, input.filter ?? {}, params);
    const after = input.after ? `AND e.seq < ${params.add(seqOf(input.after))}` : '';
    const source = 'FROM exam e JOIN student s ON s.id = e.student_id';
    const total = asked.has('totalCount') ? `(SELECT count(*)::integer ${source} WHERE ${where})` : '0';
    const size = params.add(first);
    const log = accessLogPart(actor, 'LIST_EXAMS', params, null, null, {
      ids: `SELECT student_id FROM page ORDER BY seq DESC LIMIT ${size}::integer`,
      question: questionOf(input),
    });
    const [row] = await this.database.query<{ exams: ExamRow[]; total: number; last: number | null }>(
      `WITH page AS MATERIALIZED (
         SELECT e.*, s.is_protected ${source} WHERE ${where} ${after} ORDER BY e.seq DESC
         LIMIT ${size}::integer + 1 OFFSET ${params.add(offset)}), ${log}
       SELECT coalesce(json_agg(${EXAM_JSON} ORDER BY e.seq DESC), '[]'::json) AS exams, ${total} AS total,
         (array_agg(e.seq ORDER BY e.seq DESC))[${size}::integer] AS last
       FROM page e CROSS JOIN LATERAL (SELECT e.is_protected) s ${EXAM_TEACHER}`,
      params.values,
    );
    const { exams, total: totalCount, last } = row!;
    const more = exams.length > first;
    return {
      nodes: exams.slice(0, first).map((exam) => toExam(exam, actor)),
      totalCount,
      nextCursor: more && last !== null ? cursorOf(last) : null,
    };
  }
}

/** The filters of the specification, section 2; all given ones must hold. */
function conditions(actor: Actor, filter: ExamFilter, params: SqlParams): string {
  const all = [
    visibleTo(actor, params),
    ...filterConditions(examList, filter, { sql: FILTER, params, path: '' }),
  ];
  // Of no use to the table, whose rows are many students'.
  if (filter.studentId) all.push(`e.student_id = ${params.add(requireId(filter.studentId, 'studentId'))}`);
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
