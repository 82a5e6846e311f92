import { lastOfMonth } from '../../../../domain/days.js';
import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../platform/auth/actor.js';
import { Database } from '../../../platform/database/database.js';
import { SqlParams } from '../../../platform/database/sql-params.js';
import { registeredOn } from '../../exams/terms/exam-day.queries.js';
import { feeExemptReason } from '../../exams/terms/exam-fee.queries.js';
import type { ExamFee, ExamFeeReport, ExamFeesInput } from '../../../platform/graphql/generated.js';
import { accessLogPart } from '../../../platform/history/access-log.js';
import { monthsOf } from './earning-period.rules.js';

/**
 * Fees of exams (prövningar), an income of their own kind (domain, D6, D11): the school's fee on the day of
 * payment. Free for who had an F on the course before, or as the school has written.
 */
@Injectable()
export class ExamFees {
  constructor(private readonly database: Database) {}

  async report(actor: Actor, input: ExamFeesInput): Promise<ExamFeeReport> {
    const months = monthsOf(input);
    const params = new SqlParams();
    const log = accessLogPart(actor, 'READ_EARNINGS', params, null);
    const [from, to] = [params.add(months[0]), params.add(lastOfMonth(months.at(-1)!))];
    const only = input.municipality
      ? `AND coalesce(s.municipality, x.municipality) = ${params.add(input.municipality)}`
      : '';
    const fees = await this.database.query<ExamFee>(
      `WITH ${log}, fee AS (
         SELECT x.id, x.student_id, s.name, coalesce(s.municipality, x.municipality) AS municipality, x.course, x.payment_date,
           ${registeredOn('x')} AS registered_on,
           ${feeExemptReason('x')} AS reason
         FROM exam x JOIN student s ON s.id = x.student_id WHERE true ${only})
       SELECT f.id AS "examId", f.student_id AS "studentId", f.name AS "studentName", f.municipality, f.course, days.on AS "on",
         CASE WHEN f.reason IS NULL THEN setting.exam_fee_ore ELSE 0 END AS "feeOre", f.reason AS "exemptReason"
       FROM fee f CROSS JOIN school_setting setting
       CROSS JOIN LATERAL (SELECT CASE WHEN f.reason IS NULL THEN f.payment_date
         ELSE coalesce(f.payment_date, f.registered_on) END AS "on") days
       WHERE days.on BETWEEN ${from}::date AND ${to}::date ORDER BY days.on DESC, f.name, f.id`,
      params.values,
    );
    const paid = fees.filter(({ exemptReason }) => exemptReason === null);
    return {
      fees,
      totalOre: paid.reduce((sum, { feeOre }) => sum + feeOre, 0),
      paidCount: paid.length,
      exemptCount: fees.length - paid.length,
    };
  }
}
