import { Injectable } from '@nestjs/common';
import { v7 as uuid } from 'uuid';
import type { Actor } from '../auth/actor.js';
import { Database, type Queryable } from '../database/database.js';
import { SqlParams } from '../database/sql-params.js';
import { UnitOfWork, type Work } from '../database/unit-of-work.js';
import { badField, conflict, notFound } from '../errors/app-error.js';
import type {
  CsnEventCount,
  CsnPreview,
  CsnReport,
  CsnReportRow,
  ReportToCsnInput,
  WithdrawCsnReportInput,
} from '../graphql/generated.js';
import type { Call } from '../graphql/request-context.js';
import { accessLogPart } from '../history/access-log.js';
import { requireId } from '../validation/id.js';
import { requiredText } from '../validation/text.js';
import { LONG_TIMEOUT } from './enrollment-changes.service.js';
import { CURRENT, UNREPORTED } from './enrollment-filter.js';
import { STORED_JOINS } from './enrollment-locks.js';
import { assertExpected, selectionCondition } from './enrollment-selection.js';

const LATEST = 20;
const LONGEST_REASON = 500;

/** What has happened since CSN was last told: a start, an interruption, a result, or anything else as a change. */
const EVENT = `CASE WHEN e.status = 'DROPPED_OUT' THEN 'Avbrott' WHEN e.status = 'PAUSED' THEN 'Studieuppehåll'
  WHEN e.status = 'ENDED_BY_PRINCIPAL' THEN 'Avslutad av rektor' WHEN e.status = 'NOT_STARTED' THEN 'Startade inte'
  WHEN e.status = 'CANCELLED' THEN 'Inställd' WHEN e.grade_signed_at IS NOT NULL THEN 'Resultat'
  WHEN e.csn_reported_at IS NULL THEN 'Start' ELSE 'Ändring' END`;

/** What a report takes of its selection. */
const DUE = `${CURRENT} AND ${UNREPORTED}`;

/** A row of a report with its student, where the identity is protected now. */
export type ReportedRow = CsnReportRow & { protectedId: string | null };

/**
 * Reports to CSN (domain, D8): starts, changes, interruptions and results as they happen, and nothing before
 * a course has begun. What was reported is marked in the same transaction, and the file is kept.
 */
@Injectable()
export class CsnReports {
  constructor(
    private readonly database: Database,
    private readonly work: UnitOfWork,
  ) {}

  /** What a report of the selection would hold, for the one who is to say yes to it. */
  async preview({ actor }: Call, { selection }: ReportToCsnInput): Promise<CsnPreview> {
    const params = new SqlParams();
    const where = selectionCondition(actor, selection, params);
    const events = await this.database.query<CsnEventCount>(
      `SELECT ${EVENT} AS event, count(*)::integer AS count
       FROM enrollment e ${STORED_JOINS} WHERE ${DUE} AND (${where}) GROUP BY 1 ORDER BY count DESC, event`,
      params.values,
    );
    return { size: events.reduce((sum, { count }) => sum + count, 0), events };
  }

  report(call: Call, { selection, expected }: ReportToCsnInput): Promise<CsnReport> {
    return this.work.run(call, async (tx) => {
      await tx.query(LONG_TIMEOUT);
      const id = uuid();
      const params = new SqlParams();
      const where = selectionCondition(call.actor, selection, params);
      const report = [id, call.actor.userId, call.actor.name].map((value) => params.add(value));
      const [made] = await tx.query<{ size: number }>(
        `WITH due AS MATERIALIZED (
           SELECT e.id, json_build_object('enrollmentId', e.id, 'personalNumber',
               left(s.personal_number, 8) || '-' || right(s.personal_number, 4), 'name', s.name,
               'courseCode', c.code, 'courseName', coalesce(c.name, p.name, pr.name), 'points', c.points,
               'pacePercent', coalesce(e.pace_percent, ci.pace_percent), 'startDate', e.start_date,
               'endDate', e.end_date, 'event', ${EVENT}, 'eventOn',
               CASE WHEN e.grade_signed_at IS NOT NULL THEN e.graded_on WHEN e.status = 'ACTIVE'
                 AND e.csn_reported_at IS NULL THEN e.start_date ELSE e.status_on END,
               'grade', CASE WHEN e.grade_signed_at IS NOT NULL THEN e.grade END,
               'reportedBefore', e.csn_reported_at) AS row,
             s.name, e.start_date
           FROM enrollment e ${STORED_JOINS} WHERE ${DUE} AND (${where}) FOR UPDATE OF e),
         marked AS (UPDATE enrollment e SET csn_reported_at = now() FROM due WHERE e.id = due.id),
         kept AS (
           INSERT INTO csn_report (id, created_by, created_by_name, rows)
           SELECT ${report[0]}::uuid, ${report[1]}::uuid, ${report[2]}::text, json_agg(due.row ORDER BY due.name, due.start_date)
           FROM due HAVING count(*) > 0)
         SELECT count(*)::integer AS size FROM due`,
        params.values,
      );
      if (made!.size === 0)
        throw badField(
          'selection',
          'NOT_ALLOWED',
          'Inget i urvalet har påbörjats eller ändrats sedan senaste rapporten.',
        );
      // Refused after it was written: the transaction takes it all back.
      assertExpected(expected, made!.size);
      await logAccess(tx, call.actor);
      return (await find(tx, id))!;
    });
  }

  /**
   * A report that was wrong is taken back by a record beside it. What it was the last to tell of is due again, as
   * CSN knows it by the reports that stand; a later report told how things were then, and goes on standing.
   */
  withdraw(call: Call, input: WithdrawCsnReportInput): Promise<CsnReport> {
    const id = requireId(input.id, 'id');
    const reason = requiredText(input.reason, 'reason', LONGEST_REASON);
    return this.work.run(call, async (tx) => {
      await tx.query(LONG_TIMEOUT);
      const [report] = await tx.query<{ id: string }>('SELECT id FROM csn_report WHERE id = $1 FOR UPDATE', [
        id,
      ]);
      if (!report) throw notFound('Rapporten finns inte.');
      // Read when the row is held: whoever came first has written it by then.
      if ((await find(tx, id))!.withdrawal) throw conflict('WITHDRAWN', 'Rapporten är redan tillbakadragen.');
      await tx.query(WITHDRAW, [id, reason, call.actor.userId, call.actor.name]);
      await logAccess(tx, call.actor);
      return (await find(tx, id))!;
    });
  }

  /** What a report held, for a file, whose taking the exports log; an unknown one holds nothing. */
  rows(id: string | undefined): Promise<ReportedRow[]> {
    return this.database.query<ReportedRow>(
      `SELECT told.*, s.id AS "protectedId"
       FROM csn_report r CROSS JOIN LATERAL jsonb_array_elements(r.rows) WITH ORDINALITY AS listed(told_row, place)
       CROSS JOIN LATERAL jsonb_to_record(listed.told_row) AS told("enrollmentId" uuid, "personalNumber" text, name text,
         "courseCode" text, "courseName" text, points integer, "pacePercent" integer, "startDate" text, "endDate" text,
         event text, "eventOn" text, grade text)
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

  /** A kept file, fetched again; that is written to the access log. */
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

const READ = `SELECT r.id, iso(r.created_at) AS "createdAt", r.created_by_name AS "createdBy",
  jsonb_array_length(r.rows) AS size, r.rows, CASE WHEN w.report_id IS NOT NULL THEN json_build_object(
    'withdrawnAt', iso(w.withdrawn_at), 'withdrawnBy', w.withdrawn_by_name, 'reason', w.reason,
    'reopened', w.reopened) END AS withdrawal
  FROM csn_report r LEFT JOIN csn_report_withdrawal w ON w.report_id = r.id`;

/** An enrolment is reported again as of its last report that stands, else as it was before the first one. */
const WITHDRAW = `
  WITH last_told AS MATERIALIZED (
    SELECT e.id FROM csn_report r CROSS JOIN LATERAL jsonb_array_elements(r.rows) AS told (entry)
    JOIN enrollment e ON e.id = (told.entry->>'enrollmentId')::uuid AND e.csn_reported_at = r.created_at
    WHERE r.id = $1 ORDER BY e.id FOR UPDATE OF e),
  known AS MATERIALIZED (
    SELECT l.id, max(r.created_at) FILTER (WHERE r.id <> $1 AND w.report_id IS NULL) AS standing,
      (array_agg((told.entry->>'reportedBefore')::timestamptz ORDER BY r.created_at))[1] AS first
    FROM csn_report r CROSS JOIN LATERAL jsonb_array_elements(r.rows) AS told (entry)
    JOIN last_told l ON l.id = (told.entry->>'enrollmentId')::uuid
    LEFT JOIN csn_report_withdrawal w ON w.report_id = r.id GROUP BY l.id),
  reopened AS (
    UPDATE enrollment e SET csn_reported_at = coalesce(k.standing, k.first) FROM known k WHERE e.id = k.id
    RETURNING e.id)
  INSERT INTO csn_report_withdrawal (report_id, reason, reopened, withdrawn_by, withdrawn_by_name)
  SELECT $1, $2, (SELECT count(*) FROM reopened), $3, $4`;

async function logAccess(tx: Work, actor: Actor): Promise<void> {
  await tx.query(`INSERT INTO access_log (user_id, role, action) VALUES ($1, $2, 'REPORT_CSN')`, [
    actor.userId,
    actor.role,
  ]);
}

async function find(db: Queryable, id: string): Promise<CsnReport | null> {
  const [row] = await db.query<CsnReport>(`${READ} WHERE r.id = $1`, [id]);
  return row ?? null;
}
