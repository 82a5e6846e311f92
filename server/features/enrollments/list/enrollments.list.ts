import { Injectable } from '@nestjs/common';
import { enrollmentStatusLabels, statusReasonLabels } from '../../../../domain/labels/enrollment.js';
import { enrollmentList } from '../../../../domain/lists/enrollments.js';
import type { Actor } from '../../../platform/auth/actor.js';
import { Database, type Queryable } from '../../../platform/database/database.js';
import { readPage } from '../../../platform/database/list-query.js';
import { SqlParams } from '../../../platform/database/sql-params.js';
import type {
  Enrollment,
  EnrollmentFilter,
  EnrollmentPage,
  EnrollmentsInput,
  EnrollmentSort,
  EnrollmentSortField,
  EnrollmentSummary,
} from '../../../platform/graphql/generated.js';
import type { RequestContext } from '../../../platform/graphql/request-context.js';
import { accessLogPart } from '../../../platform/history/access-log.js';
import { questionOf } from '../../../platform/history/access-question.js';
import { requireId } from '../../../platform/validation/id.js';
import {
  CURRENT,
  enrollmentConditions,
  inactive,
  NOT_CONFIRMED,
  SCHOOL_DAYS,
  UNGRADED,
  UNREPORTED,
} from './enrollment-filter.sql.js';
import { inSwedishOrder } from '../enrollment-labels.view.js';
import { askedEnrollmentJson, ENROLLMENT_JOINS, enrollmentJson, toEnrollment } from '../enrollment.sql.js';

type Table = 'student' | 'target' | 'instance';

/** By the words that the person reads, not by the codes that are stored. */
function placeIn(names: Readonly<Record<string, string>>, column: string): string {
  const codes = inSwedishOrder(names).map((code) => `'${code}'`);
  return `array_position(ARRAY[${codes.join(', ')}], ${column})`;
}

/** What a column is sorted by, and the table that it needs. */
const SORT: Record<EnrollmentSortField, [string, Table | null]> = {
  STUDENT: ['s.name', 'student'],
  PERSONAL_NUMBER: ['s.personal_number', 'student'],
  MUNICIPALITY: ['s.municipality', 'student'],
  TARGET: ['coalesce(c.name, p.name, pr.name)', 'target'],
  INSTANCE: ['ci.start_date', 'instance'],
  START_DATE: ['e.start_date', null],
  END_DATE: ['e.end_date', null],
  PACE: ['e.pace_percent', null],
  STATUS: [placeIn(enrollmentStatusLabels, 'e.status'), null],
  STATUS_ON: ['e.status_on', null],
  GRADE: ['e.grade', null],
  GRADED_ON: ['e.graded_on', null],
  REASON: [placeIn(statusReasonLabels, 'e.status_reason'), null],
  CSN_REPORTED: ['e.csn_reported_at', null],
};

const JOIN: Record<Table, string> = {
  student: 'JOIN student s ON s.id = e.student_id',
  target: `LEFT JOIN course c ON c.id = e.course_id LEFT JOIN course_package p ON p.id = e.package_id
    LEFT JOIN program pr ON pr.id = e.program_id`,
  instance: 'LEFT JOIN course_instance ci ON ci.id = e.course_instance_id',
};

/** The enrolment list (pages, section 8): one statement a page, with its total and the trace of the reading. */
@Injectable()
export class EnrollmentList {
  constructor(private readonly database: Database) {}

  page(
    actor: Actor,
    input: EnrollmentsInput,
    asked: { page: ReadonlySet<string>; nodes: ReadonlySet<string> },
    { fixedOperation, continued }: Pick<RequestContext, 'fixedOperation' | 'continued'>,
  ): Promise<EnrollmentPage> {
    const page = readPage(enrollmentList, input, fixedOperation);
    return this.read(actor, input, asked, page, continued ? 'CONTINUED' : 'BEGUN');
  }

  /** Everything that matches, for a file, whose taking the exports log. */
  async all(actor: Actor, input: EnrollmentsInput): Promise<Enrollment[]> {
    const asked = { page: new Set<string>(), nodes: new Set<string>() };
    return (await this.read(actor, input, asked, null, null)).nodes;
  }

  private async read(
    actor: Actor,
    input: EnrollmentsInput,
    asked: { page: ReadonlySet<string>; nodes: ReadonlySet<string> },
    window: { first: number; offset: number } | null,
    trace: 'BEGUN' | 'CONTINUED' | null,
  ): Promise<EnrollmentPage> {
    const params = new SqlParams();
    const log = accessLogPart(actor, trace && 'LIST_ENROLLMENTS', params, null, null, {
      ids: 'SELECT student_id FROM page',
      question: questionOf(input),
      only: trace === 'CONTINUED',
    });
    const sort = input.sort ?? { field: 'START_DATE', direction: 'DESC' };
    const { where, needsStudent, needsInstance, hasPattern } = enrollmentConditions(
      actor,
      input.filter ?? {},
      params,
    );
    const filtered = `enrollment e ${needsStudent ? JOIN.student : ''} ${needsInstance ? JOIN.instance : ''}`;
    const total = asked.page.has('totalCount')
      ? `(SELECT count(*)::integer FROM ${filtered} WHERE ${where})`
      : '0';
    const [, table] = SORT[sort.field];
    const joined = (table === 'student' && needsStudent) || (table === 'instance' && needsInstance);
    const order = orderBy(sort);
    // The numbers stand in the text: plans hang on them.
    const limit = window ? `LIMIT ${Math.trunc(window.first)} OFFSET ${Math.trunc(window.offset)}` : '';
    // A file holds everything.
    const json = window ? askedEnrollmentJson(asked.nodes) : enrollmentJson(asked.nodes);
    const [row] = await this.database[hasPattern ? 'query' : 'hot']<{ nodes: Enrollment[]; total: number }>(
      `WITH page AS MATERIALIZED (
         SELECT e.*, row_number() OVER (${order}) AS place FROM ${filtered}
         ${table && !joined ? JOIN[table] : ''} WHERE ${where} ${order} ${limit}), ${log}
       SELECT coalesce(json_agg(${json} ORDER BY e.place), '[]'::json) AS nodes,
         ${total} AS total
       FROM page e ${ENROLLMENT_JOINS}`,
      params.values,
    );
    return { nodes: row!.nodes.map(toEnrollment), totalCount: row!.total };
  }

  async count(actor: Actor, filter: EnrollmentFilter): Promise<number> {
    const params = new SqlParams();
    const { where, needsStudent, needsInstance } = enrollmentConditions(actor, filter, params);
    const [row] = await this.database.query<{ count: number }>(
      `SELECT count(*)::integer AS count FROM enrollment e ${needsStudent ? JOIN.student : ''}
       ${needsInstance ? JOIN.instance : ''} WHERE ${where}`,
      params.values,
    );
    return row!.count;
  }

  /** One enrolment with its history, or null. */
  async open(actor: Actor, id: string, asked: ReadonlySet<string>): Promise<Enrollment | null> {
    const params = new SqlParams();
    const wanted = params.add(requireId(id, 'id'));
    const [row] = await this.database.query<{ enrollment: Enrollment }>(
      `WITH found AS MATERIALIZED (
         SELECT s.id, s.is_protected FROM enrollment e JOIN student s ON s.id = e.student_id WHERE e.id = ${wanted}),
         ${accessLogPart(actor, 'READ_STUDENT', params, 'found')}
       SELECT ${enrollmentJson(asked)} AS enrollment FROM enrollment e ${ENROLLMENT_JOINS} WHERE e.id = ${wanted}`,
      params.values,
    );
    return row ? toEnrollment(row.enrollment) : null;
  }

  /** One enrolment as it has become, inside the transaction that changed it. */
  async afterChange(tx: Queryable, id: string): Promise<Enrollment> {
    const [row] = await tx.query<{ enrollment: Enrollment }>(
      `SELECT ${enrollmentJson(new Set(['statusHistory']))} AS enrollment
       FROM enrollment e ${ENROLLMENT_JOINS} WHERE e.id = $1`,
      [id],
    );
    return toEnrollment(row!.enrollment);
  }

  /** What waits for someone, over the whole school; each count has its partial index. */
  async summary(): Promise<EnrollmentSummary> {
    const count = (condition: string) =>
      `(SELECT count(*)::integer FROM enrollment e WHERE ${CURRENT} AND ${condition})`;
    const [row] = await this.database.hot<EnrollmentSummary>(
      `SELECT ${count(`e.status = 'ACTIVE'`)} AS active, ${count(`e.status = 'ADMITTED'`)} AS admitted,
         ${count(`e.status = 'PAUSED'`)} AS paused, ${count(UNGRADED)} AS ungraded,
         ${count(inactive(SCHOOL_DAYS))} AS inactive, ${count(UNREPORTED)} AS unreported,
         ${count(NOT_CONFIRMED)} AS "notConfirmed", ${SCHOOL_DAYS} AS "inactivityDays"`,
      [],
    );
    return row!;
  }
}

/** Rows without a value stand last, whichever way the column is sorted. */
export function orderBy({ field, direction }: EnrollmentSort): string {
  const way = direction === 'DESC' ? 'DESC' : 'ASC';
  return `ORDER BY ${SORT[field][0]} ${way} NULLS LAST, e.id`;
}
