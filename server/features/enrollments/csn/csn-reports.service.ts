import { Injectable } from '@nestjs/common';
import { v7 as uuid } from 'uuid';
import type { Actor } from '../../../platform/auth/actor.js';
import { Database, type Queryable } from '../../../platform/database/database.js';
import { SqlParams } from '../../../platform/database/sql-params.js';
import { LONG_WORK, UnitOfWork } from '../../../platform/database/unit-of-work.js';
import { badField, conflict, notFound } from '../../../platform/errors/app-error.js';
import type {
  CsnPreview,
  CsnReport,
  CsnReportRow,
  EnrollmentSelection,
  ReportToCsnInput,
  WithdrawCsnReportInput,
} from '../../../platform/graphql/generated.js';
import type { Call } from '../../../platform/graphql/request-context.js';
import { accessLogPart, logHandout } from '../../../platform/history/access-log.js';
import { requireId } from '../../../platform/validation/id.js';
import { requiredText } from '../../../platform/validation/text.js';
import {
  csnEvents,
  factsOf,
  isUnder20,
  knownFacts,
  type CsnSubject,
  type ToldRow,
} from './csn-events.rules.js';
import { CURRENT, UNREPORTED } from '../list/enrollment-filter.queries.js';
import { STORED_JOINS } from '../single/enrollment-locks.queries.js';
import { assertExpected, selectionCondition } from '../bulk/enrollment-selection.queries.js';
import { addReport, addWithdrawal } from './csn-reports.repository.js';

const LATEST = 20;
const LONGEST_REASON = 500;

/** Scope of a report: current enrolments, and reported ones that are no longer current. */
const CONCERNS = `(${CURRENT} OR e.csn_reported_at IS NOT NULL)`;
const DUE = `${CONCERNS} AND ${UNREPORTED}`;

/** A row of a report with its student, where the identity is protected now. */
export type ReportedRow = CsnReportRow & { protectedId: string | null };

/**
 * Reports to CSN (domain, D8; interchange, I3): each event since the last report with its day – start,
 * change, pause, return, interruption, result – and corrections of reported events; nothing before a course
 * has begun, and nothing for school forms without studiemedel. Marks enrolments as reported in the same
 * transaction, and stores the file.
 */
@Injectable()
export class CsnReports {
  constructor(
    private readonly database: Database,
    private readonly work: UnitOfWork,
  ) {}

  /** Preview of the report, to confirm. */
  async preview({ actor }: Call, { selection }: ReportToCsnInput): Promise<CsnPreview> {
    const due = await readDue(this.database, actor, selection, '');
    const rows = due.flatMap(({ rows: own }) => own);
    const counts = new Map<string, number>();
    for (const { event } of rows) counts.set(event, (counts.get(event) ?? 0) + 1);
    const events = [...counts].map(([event, count]) => ({ event, count }));
    events.sort((a, b) => b.count - a.count || a.event.localeCompare(b.event, 'sv'));
    return { size: rows.length, enrollments: due.filter(({ rows: own }) => own.length > 0).length, events };
  }

  report(call: Call, { selection, expected }: ReportToCsnInput): Promise<CsnReport> {
    return this.work.run(call, async (tx) => {
      await tx.query(LONG_WORK);
      const due = await readDue(tx, call.actor, selection, 'FOR UPDATE OF e');
      const rows = due.flatMap(({ rows: own }) => own);
      if (rows.length === 0)
        throw badField(
          'selection',
          'NOT_ALLOWED',
          'Inget i urvalet har påbörjats eller ändrats sedan senaste rapporten.',
        );
      assertExpected(expected, rows.length);
      const id = uuid();
      // Changes without events for CSN are marked as reported too.
      await addReport(tx, {
        id,
        actorId: call.actor.userId,
        actorName: call.actor.name,
        rows,
        enrollmentIds: due.map(({ enrollmentId }) => enrollmentId),
      });
      await logHandout(tx, call.actor, 'REPORT_CSN');
      return (await find(tx, id))!;
    });
  }

  /**
   * Withdraws an incorrect report by a separate record. Enrolments whose latest report it was are due again,
   * by CSN's knowledge from the remaining reports; later reports stay valid.
   */
  withdraw(call: Call, input: WithdrawCsnReportInput): Promise<CsnReport> {
    const id = requireId(input.id, 'id');
    const reason = requiredText(input.reason, 'reason', LONGEST_REASON);
    return this.work.run(call, async (tx) => {
      await tx.query(LONG_WORK);
      const [found] = await tx.query('SELECT FROM csn_report WHERE id = $1 FOR UPDATE', [id]);
      if (!found) throw notFound('Rapporten finns inte.');
      // Read under the lock: a concurrent withdrawal is committed by then.
      if ((await find(tx, id))!.withdrawal) throw conflict('WITHDRAWN', 'Rapporten är redan tillbakadragen.');
      await addWithdrawal(tx, { id, reason, actorId: call.actor.userId, actorName: call.actor.name });
      await logHandout(tx, call.actor, 'REPORT_CSN');
      return (await find(tx, id))!;
    });
  }

  /** Rows of a report for an export, which logs the access; empty for an unknown report. */
  rows(id: string | undefined): Promise<ReportedRow[]> {
    return this.database.query<ReportedRow>(
      `SELECT told.*, s.id AS "protectedId"
       FROM csn_report r CROSS JOIN LATERAL jsonb_array_elements(r.rows) WITH ORDINALITY AS listed(told_row, place)
       CROSS JOIN LATERAL jsonb_to_record(listed.told_row) AS told("enrollmentId" uuid, "personalNumber" text, name text,
         "courseCode" text, "courseName" text, points integer, "pacePercent" integer, "startDate" text, "endDate" text,
         event text, "eventOn" text, "eventTo" text, change text, grade text, "isUnder20" boolean)
       LEFT JOIN enrollment e ON e.id = told."enrollmentId" LEFT JOIN student s ON s.id = e.student_id AND s.is_protected
       WHERE r.id = $1 ORDER BY listed.place`,
      [id ?? null],
    );
  }

  async count(id: string | undefined): Promise<number> {
    const [row] = await this.database.query<{ size: number }>(
      'SELECT jsonb_array_length(rows) AS size FROM csn_report WHERE id = $1',
      [id ?? null],
    );
    return row?.size ?? 0;
  }

  latest({ actor }: Call): Promise<CsnReport[]> {
    const params = new SqlParams();
    return this.database.query<CsnReport>(
      `WITH ${accessLogPart(actor, 'REPORT_CSN', params, null)} ${READ} ORDER BY r.created_at DESC LIMIT ${LATEST}`,
      params.values,
    );
  }

  /** A stored file; the download is written to the access log. */
  async open(actor: Actor, id: string): Promise<CsnReport | null> {
    const params = new SqlParams();
    const wanted = params.add(requireId(id, 'id'));
    const [row] = await this.database.query<CsnReport>(
      `WITH ${accessLogPart(actor, 'REPORT_CSN', params, null)} ${READ} WHERE r.id = ${wanted}`,
      params.values,
    );
    return row ?? null;
  }
}

/** A stored report row. */
type CsnRow = ReturnType<typeof rowsOf>[number];

/** A due enrolment with its current state and CSN's. */
interface DueEnrollment extends CsnSubject {
  enrollmentId: string;
  personalNumber: string | null;
  name: string;
  courseCode: string;
  courseName: string;
  points: number | null;
  reportedAt: string | null;
  told: ToldRow[];
  today: string;
}

/** Due enrolments of the selection with their report rows; some have no change for CSN. */
async function readDue(
  db: Queryable,
  actor: Actor,
  selection: EnrollmentSelection,
  lock: '' | 'FOR UPDATE OF e',
): Promise<{ enrollmentId: string; rows: CsnRow[] }[]> {
  const params = new SqlParams();
  const where = selectionCondition(actor, selection, params, CONCERNS);
  const due = await db.query<DueEnrollment>(
    `WITH due AS MATERIALIZED (
       SELECT e.id, s.personal_number, s.name, c.code, c.name AS course_name, c.points, e.status, e.status_on,
         e.start_date, e.end_date, coalesce(e.pace_percent, ci.pace_percent) AS pace_percent, e.grade, e.graded_on,
         e.grade_signed_at, e.csn_reported_at, ${CURRENT} AS counts
       FROM enrollment e ${STORED_JOINS} WHERE ${DUE} AND (${where}) ${lock}),
     told AS MATERIALIZED (
       SELECT (entry->>'enrollmentId')::uuid AS id, json_agg(entry ORDER BY r.created_at, place) AS rows
       FROM csn_report r LEFT JOIN csn_report_withdrawal w ON w.report_id = r.id
       CROSS JOIN LATERAL jsonb_array_elements(r.rows) WITH ORDINALITY AS listed (entry, place)
       WHERE w.report_id IS NULL AND (entry->>'enrollmentId')::uuid IN (SELECT id FROM due WHERE csn_reported_at IS NOT NULL)
       GROUP BY 1)
     SELECT due.id AS "enrollmentId", left(due.personal_number, 8) || '-' || right(due.personal_number, 4) AS "personalNumber",
       due.name, due.code AS "courseCode", due.course_name AS "courseName", due.points, due.status,
       due.status_on AS "statusOn", due.start_date AS "startDate", due.end_date AS "endDate",
       due.pace_percent AS "pacePercent", due.counts, CASE WHEN due.grade_signed_at IS NOT NULL THEN due.grade END AS grade,
       due.graded_on AS "gradedOn", iso(due.grade_signed_at) AS "gradeSignedAt", iso(due.csn_reported_at) AS "reportedAt",
       coalesce(told.rows, '[]') AS told, today()::text AS today,
       coalesce((SELECT json_agg(json_build_object('status', p.status, 'from', p.from_on, 'until', p.until_on,
         'saidAt', iso(p.said_at))) FROM enrollment_period p WHERE p.enrollment_id = due.id), '[]') AS periods
     FROM due LEFT JOIN told ON told.id = due.id ORDER BY due.name, due.start_date, due.id`,
    params.values,
  );
  return due.map((one) => ({ enrollmentId: one.enrollmentId, rows: rowsOf(one) }));
}

/** The last row stores CSN's resulting knowledge for the next report. */
function rowsOf(due: DueEnrollment) {
  const { enrollmentId, personalNumber, name, courseCode, courseName, points, pacePercent, today } = due;
  const facts = factsOf(due, today);
  const events = csnEvents(knownFacts(due.told, due.reportedAt, due, today), facts);
  const result = facts.find((one) => one.fact === 'RESULT');
  return events.map((event, place) => {
    // A change of dates or pace has no other date than its report's.
    const eventOn = event.eventOn ?? (event.event === 'Ändring' ? today : null);
    return {
      ...{ enrollmentId, personalNumber, name, courseCode, courseName, points, pacePercent },
      ...{ startDate: due.startDate, endDate: due.endDate, ...event, eventOn },
      grade: event.event === 'Resultat' ? (result?.grade ?? null) : null,
      isUnder20: isUnder20(personalNumber, eventOn ?? today),
      reportedBefore: due.reportedAt,
      ...(place === events.length - 1 ? { knows: facts } : {}),
    };
  });
}

const READ = `SELECT r.id, iso(r.created_at) AS "createdAt", r.created_by_name AS "createdBy",
  jsonb_array_length(r.rows) AS size, (SELECT count(DISTINCT told.entry->>'enrollmentId')::integer
    FROM jsonb_array_elements(r.rows) AS told (entry)) AS enrollments, r.rows, CASE WHEN w.report_id IS NOT NULL THEN json_build_object(
    'withdrawnAt', iso(w.withdrawn_at), 'withdrawnBy', w.withdrawn_by_name, 'reason', w.reason,
    'reopened', w.reopened) END AS withdrawal
  FROM csn_report r LEFT JOIN csn_report_withdrawal w ON w.report_id = r.id`;

async function find(db: Queryable, id: string): Promise<CsnReport | null> {
  const [row] = await db.query<CsnReport>(`${READ} WHERE r.id = $1`, [id]);
  return row ?? null;
}
