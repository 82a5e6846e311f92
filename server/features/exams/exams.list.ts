import { Injectable } from '@nestjs/common';
import type { Actor } from '../../platform/auth/actor.js';
import { Database } from '../../platform/database/database.js';
import { escapeLike, SqlParams } from '../../platform/database/sql-params.js';
import { badField } from '../../platform/errors/app-error.js';
import type { ExamFilter, ExamPage, ExamsInput } from '../../platform/graphql/generated.js';
import { accessLogPart } from '../../platform/history/access-log.js';
import { questionOf } from '../../platform/history/access-question.js';
import { visibleTo } from '../../platform/auth/student-scope.js';
import { requireId } from '../../platform/validation/id.js';
import { cleanText } from '../../platform/validation/text.js';
import { EXAM_JSON, EXAM_TEACHER, toExam, type ExamRow } from './exam.view.js';

const PAGE = 50;
const LARGEST_PAGE = 200;
const LARGEST_FIXED_PAGE = 1_000;

/** The exam table: one statement a page, its total and the trace of the reading included. */
@Injectable()
export class ExamList {
  constructor(private readonly database: Database) {}

  /** Newest first. `first` is 1 to 200, for REST's own operations to 1 000; the total only when asked for. */
  async page(actor: Actor, input: ExamsInput, asked: ReadonlySet<string>, fixed: boolean): Promise<ExamPage> {
    const first = input.first ?? PAGE;
    const largest = fixed ? LARGEST_FIXED_PAGE : LARGEST_PAGE;
    if (first < 1 || first > largest) throw badField('first', 'RANGE', `Ange 1 till ${largest} rader.`);
    const page = input.page ?? 1;
    if (page < 1 || page > 1_000_000) throw badField('page', 'RANGE', 'Sidan finns inte.');
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
         LIMIT ${size}::integer + 1 OFFSET ${params.add((page - 1) * first)}), ${log}
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
function conditions(actor: Actor, input: ExamFilter, params: SqlParams): string {
  const { studentId, name, month, status } = input;
  const all = [visibleTo(actor, params)];
  const text = cleanText(name ?? '').toLowerCase();
  if (text !== '') all.push(`lower(e.name) LIKE ${params.add(`%${escapeLike(text)}%`)}`);
  if (studentId) all.push(`e.student_id = ${params.add(requireId(studentId, 'studentId'))}`);
  if (month) all.push(`e.requested_month = ${params.add(month)}`);
  if (input.unknownCourse) all.push(`e.course_id IS NULL AND e.status <> 'DENIED'`);
  if (status) all.push(`e.status = ${params.add(status)}`);
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
