import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../platform/auth/actor.js';
import { Database } from '../../../platform/database/database.js';
import { SqlParams } from '../../../platform/database/sql-params.js';
import { notFound } from '../../../platform/errors/app-error.js';
import type { EarningExplanation, EarningExplanationInput } from '../../../platform/graphql/generated.js';
import { accessLogPart } from '../../../platform/history/access-log.js';
import { requireId } from '../../../platform/validation/id.js';
import { accruedBy, earnedIn, earningBasis } from './earning-basis.queries.js';
import { readPeriod, type ReadPeriod } from './earning-entries.queries.js';
import { earningSteps, type EarningFacts } from './earning-steps.rules.js';
import { TARGET_JOINS, TARGET_NAME } from '../../enrollments/target.queries.js';

/** 'Varför?': explains the amount of one enrolment, by the report's own statement. */
@Injectable()
export class EarningExplainer {
  constructor(private readonly database: Database) {}

  async explain(actor: Actor, input: EarningExplanationInput): Promise<EarningExplanation> {
    const enrollmentId = requireId(input.enrollmentId, 'enrollmentId');
    const period = await readPeriod(this.database, input);
    const params = new SqlParams();
    const statement = explanationSql(actor, enrollmentId, period, params);
    const [row] = await this.database.query<EarningFacts & { studentName: string; title: string }>(
      statement,
      params.values,
    );
    if (!row) throw notFound('Inskrivningen finns inte.');
    const { studentName, title, ...facts } = row;
    const steps = earningSteps(facts);
    const earnedOre = steps.reduce((sum, { counts, amountOre }) => sum + (counts ? amountOre! : 0), 0);
    return { enrollmentId, studentName, title, steps, earnedOre };
  }
}

function explanationSql(actor: Actor, enrollmentId: string, period: ReadPeriod, params: SqlParams): string {
  const id = params.add(enrollmentId);
  const freezes = params.add(period.freezeIds);
  const spans = period.open.map((span) => {
    const placed = { from: params.add(span.from), to: params.add(span.to) };
    return `json_build_object('from', ${placed.from}::text, 'to', ${placed.to}::text,
      'beforeOre', ${accruedBy('b', `${placed.from}::date - 1`)}, 'throughOre', ${accruedBy('b', `${placed.to}::date`)},
      'unpaidDays', days_among(b.unpaid, b.first_on, least(b.stop_on, b.last_on, ${placed.to}::date)),
      'resultOre', ${earnedIn('b', [placed]).result})`;
  });
  const open =
    spans.length > 0
      ? `CASE WHEN b.total_ore IS NULL THEN '[]'::json ELSE json_build_array(${spans.join(', ')}) END`
      : `'[]'::json`;
  return `WITH found AS MATERIALIZED (SELECT s.id, s.is_protected FROM enrollment e JOIN student s ON s.id = e.student_id WHERE e.id = ${id}),
    ${accessLogPart(actor, 'READ_EARNINGS', params, 'found')}, b AS (${earningBasis({ where: [`e.id = ${id}`] })})
    SELECT s.name AS "studentName", ${TARGET_NAME} AS title, b.problem, b.points, b.validated_points AS "validatedPoints", b.first_on AS "firstOn",
      b.last_on AS "lastOn", b.stop_on AS "stopOn", b.status IN ('DROPPED_OUT', 'ENDED_BY_PRINCIPAL') AS "isStopped",
      list.name AS "listName", coalesce(priced_course.code || ' ' || priced_course.name, priced_package.name) AS "priceOf",
      price.category, price.distance, b.basis, b.amount_ore AS "unitOre", b.base_percent AS "basePercent",
      b.paid_pause_days AS "paidPauseDays", b.pays_failed AS "paysFailed", (SELECT coalesce(json_agg(json_build_object(
        'from', lower(p), 'to', upper(p) - 1) ORDER BY p), '[]')
        FROM unnest(b.pauses * datemultirange(daterange(b.first_on, b.stop_on, '[]'))) p WHERE b.first_on <= b.stop_on) AS pauses,
      b.total_ore AS "totalOre", b.base_share AS "baseShareOre", b.result_share AS "resultShareOre",
      coalesce(b.result_state, 'LOST') AS "resultState", b.result_on AS "resultOn",
      CASE WHEN e.grade_signed_at IS NOT NULL THEN e.grade END AS grade, ${open} AS open,
      (SELECT coalesce(json_agg(json_build_object('month', f.month, 'baseOre', x.base_ore, 'resultOre', x.result_ore) ORDER BY f.month), '[]')
        FROM earning_line x JOIN earning_freeze f ON f.id = x.freeze_id
        WHERE x.enrollment_id = e.id AND x.freeze_id = ANY (${freezes}::uuid[])) AS frozen,
      (SELECT coalesce(json_agg(json_build_object('month', f.month, 'amountOre', x.amount_ore, 'reason', x.reason) ORDER BY x.created_at), '[]')
        FROM earning_correction x JOIN earning_freeze f ON f.id = x.freeze_id
        WHERE x.enrollment_id = e.id AND x.freeze_id = ANY (${freezes}::uuid[])) AS corrections
    FROM enrollment e JOIN student s ON s.id = e.student_id
    LEFT JOIN b ON b.id = e.id
    LEFT JOIN price_row price ON price.id = b.price_row_id
    LEFT JOIN price_list list ON list.id = price.price_list_id
    LEFT JOIN course priced_course ON priced_course.id = price.course_id
    LEFT JOIN course_package priced_package ON priced_package.id = price.package_id
    ${TARGET_JOINS}
    WHERE e.id = ${id}`;
}
