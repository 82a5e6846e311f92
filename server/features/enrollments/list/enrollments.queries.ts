import { Injectable } from '@nestjs/common';
import { enrollmentList } from '../../../../domain/lists/enrollments.js';
import type { Actor } from '../../../platform/auth/actor.js';
import { Database, type Queryable } from '../../../platform/database/database.js';
import { readPage } from '../../../platform/database/list-query.js';
import { type Found, placeOf, shownOf } from '../../../platform/database/paging/cursor.js';
import { lastPlace, stretchOf } from '../../../platform/database/paging/keyset.js';
import { SqlParams } from '../../../platform/database/sql-params.js';
import type {
  Enrollment,
  EnrollmentFilter,
  EnrollmentPage,
  EnrollmentsInput,
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
} from './enrollment-filter.queries.js';
import { enrollmentOrder, JOIN } from './enrollment-order.queries.js';
import { keptCount, keptTotal } from '../totals/enrollment-total.queries.js';
import {
  askedEnrollmentJson,
  ENROLLMENT_JOINS,
  enrollmentJson,
  toEnrollment,
} from '../enrollment.queries.js';

/** The enrolment list (pages, section 8): one statement per page, with the total and the access log. */
@Injectable()
export class EnrollmentList {
  constructor(private readonly database: Database) {}

  async page(
    actor: Actor,
    input: EnrollmentsInput,
    asked: { page: ReadonlySet<string>; nodes: ReadonlySet<string> },
    {
      fixedOperation,
      continued,
      recorded,
    }: Pick<RequestContext, 'fixedOperation' | 'continued' | 'recorded'>,
  ): Promise<EnrollmentPage> {
    const page = readPage(enrollmentList, input, fixedOperation);
    const answer = await this.read(actor, input, asked, page, { only: continued ?? false, recorded });
    for (const { student } of answer.nodes) if (student.isProtected) recorded?.add(student.id);
    return answer;
  }

  /** All matching rows, for an export, which logs the access. */
  async all(actor: Actor, input: EnrollmentsInput): Promise<Enrollment[]> {
    const asked = { page: new Set<string>(), nodes: new Set<string>() };
    return (await this.read(actor, input, asked, null, null)).nodes;
  }

  private async read(
    actor: Actor,
    input: EnrollmentsInput,
    asked: { page: ReadonlySet<string>; nodes: ReadonlySet<string> },
    window: { first: number; offset: number } | null,
    trace: { only: boolean; recorded: ReadonlySet<string> | undefined } | null,
  ): Promise<EnrollmentPage> {
    const params = new SqlParams();
    const first = Math.trunc(window?.first ?? 0);
    const filter = input.filter ?? {};
    const { where, needs, isBroad, hasPattern } = enrollmentConditions(actor, filter, params);
    const order = enrollmentOrder(input.sort, needs);
    const after = placeOf(input.after, order);
    const joins = needs.map((table) => JOIN[table]).join(' ');
    const source = { table: 'enrollment e', row: 'e', joins, where, leavesMost: isBroad };
    const page = stretchOf(source, order, window && { ...window, after }, params);
    const log = accessLogPart(actor, trace && 'LIST_ENROLLMENTS', params, null, null, {
      ids: `SELECT student_id FROM page ORDER BY place LIMIT ${first}`,
      question: questionOf(input),
      ...trace,
    });
    const counted = () => `(SELECT count(*)::integer FROM enrollment e ${joins} WHERE ${where})`;
    const total = asked.page.has('totalCount') ? (keptTotal(actor, filter, params) ?? counted()) : '0';
    // Exports contain all fields.
    const json = window ? askedEnrollmentJson(asked.nodes) : enrollmentJson(asked.nodes);
    const [row] = await this.database[hasPattern ? 'query' : 'hot']<Found<Enrollment>>(
      `WITH ${page}, ${log}
       SELECT coalesce(json_agg(${json} ORDER BY e.place), '[]'::json) AS nodes,
         ${total} AS total, ${lastPlace(first, order)} AS last
       FROM page e ${ENROLLMENT_JOINS}`,
      params.values,
    );
    const { nodes, nextCursor } = shownOf(row!, window && first);
    return { nodes: nodes.map(toEnrollment), totalCount: row!.total, nextCursor };
  }

  async count(actor: Actor, filter: EnrollmentFilter): Promise<number> {
    const params = new SqlParams();
    const counted = () => {
      const { where, needs } = enrollmentConditions(actor, filter, params);
      return `(SELECT count(*)::integer FROM enrollment e ${needs.map((table) => JOIN[table]).join(' ')} WHERE ${where})`;
    };
    const [row] = await this.database.query<{ count: number }>(
      `SELECT ${keptTotal(actor, filter, params) ?? counted()} AS count`,
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

  /** The changed enrolment, read in the transaction that changed it. */
  async afterChange(tx: Queryable, id: string): Promise<Enrollment> {
    const [row] = await tx.query<{ enrollment: Enrollment }>(
      `SELECT ${enrollmentJson(new Set(['statusHistory']))} AS enrollment
       FROM enrollment e ${ENROLLMENT_JOINS} WHERE e.id = $1`,
      [id],
    );
    return toEnrollment(row!.enrollment);
  }

  /** Counts of pending work of the whole school; each is stored or has a partial index. */
  async summary(): Promise<EnrollmentSummary> {
    const count = (condition: string) =>
      `(SELECT count(*)::integer FROM enrollment e WHERE ${CURRENT} AND ${condition})`;
    const [row] = await this.database.hot<EnrollmentSummary>(
      `SELECT ${keptCount(`c.status = 'ACTIVE'`)} AS active, ${keptCount(`c.status = 'ADMITTED'`)} AS admitted,
         ${keptCount(`c.status = 'PAUSED'`)} AS paused, ${count(UNGRADED)} AS ungraded,
         ${count(inactive(SCHOOL_DAYS))} AS inactive, ${count(UNREPORTED)} AS unreported,
         ${count(NOT_CONFIRMED)} AS "notConfirmed", ${SCHOOL_DAYS} AS "inactivityDays"`,
      [],
    );
    return row!;
  }
}
