import { Injectable, type OnModuleInit } from '@nestjs/common';
import { earningLineList } from '../../../../domain/lists/earning-lines.js';
import type { Actor } from '../../../platform/auth/actor.js';
import { Database } from '../../../platform/database/database.js';
import { limitTo, readPage } from '../../../platform/database/list-query.js';
import { SqlParams } from '../../../platform/database/sql-params.js';
import type {
  EarningLine,
  EarningLinePage,
  EarningLinesInput,
  EarningProblemKind,
  EarningsInput,
  EarningsReport,
} from '../../../platform/graphql/generated.js';
import { accessLogPart } from '../../../platform/history/access-log.js';
import { requireId } from '../../../platform/validation/id.js';
import { EnrollmentFacts } from '../../enrollments/facts/enrollment-facts.service.js';
import { comparedReport, type OneReport } from './earnings-comparison.rules.js';
import { writeEarningFacts } from '../earning/earning-facts.repository.js';
import { equivalentsOf } from '../../catalogue/courses/course-equivalents.queries.js';
import {
  entryParts,
  readPeriod,
  statusSql,
  type EntryFilter,
  type ReadPeriod,
} from '../earning/earning-entries.queries.js';

/** Earnings of a period: sums, groups and enrolments, each page one statement (pages, section 13). */
@Injectable()
export class EarningsReports implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly facts: EnrollmentFacts,
  ) {}

  onModuleInit(): void {
    this.facts.register(writeEarningFacts);
  }

  async report(actor: Actor, input: EarningsInput): Promise<EarningsReport> {
    const { comparedWith, municipality } = input;
    await this.facts.settleMany();
    const [report, other] = await Promise.all([
      this.one(actor, input),
      comparedWith ? this.one(actor, { ...comparedWith, municipality }) : null,
    ]);
    return comparedReport(report, other);
  }

  private async one(actor: Actor, input: EarningsInput): Promise<OneReport> {
    const period = await readPeriod(this.database, input);
    const params = new SqlParams();
    const filter = { municipality: input.municipality };
    const [row] = await this.database.query<Pick<OneReport, 'cards' | 'groups' | 'problems'>>(
      `WITH ${accessLogPart(actor, 'READ_EARNINGS', params, null)}, ${entryParts(period, filter, params)},
       ${groupParts(period, Boolean(input.municipality), params)}
       SELECT json_build_object('earnedOre', c.base_ore + c.result_ore + c.corrections_ore, 'baseOre', c.base_ore,
           'resultOre', c.result_ore, 'correctionsOre', c.corrections_ore, 'invoiceableOre', ${invoiceable(period, input, params)},
           'remainingResultOre', c.remaining_ore, 'remainingCount', c.remaining_count,
           'riskOre', c.risk_ore, 'riskCount', c.risk_count) AS cards,
         (SELECT coalesce(json_agg(row_to_json(g) ORDER BY g.municipality, g.title, g.code), '[]') FROM groups g) AS groups,
         (SELECT coalesce(json_agg(row_to_json(p) ORDER BY p.municipality, p.kind), '[]') FROM problems p) AS problems
       FROM cards c`,
      params.values,
    );
    const { from, to, through, frozenMonths } = period;
    return { from, to, through, frozenMonths, ...row! };
  }

  async lines(actor: Actor, input: EarningLinesInput): Promise<EarningLinePage> {
    const cut = readPage(earningLineList, input);
    await this.facts.settleMany();
    const period = await readPeriod(this.database, input);
    const params = new SqlParams();
    const log = accessLogPart(actor, 'READ_EARNINGS', params, null);
    const problem = input.problem ?? null;
    const parts = entryParts(period, filterOf(input), params);
    const [row] = await this.database.query<{ nodes: EarningLine[]; totalCount: number }>(
      `WITH ${log}, ${parts}, ${knownPart(period, problem, params)},
       page AS MATERIALIZED (
         SELECT k.enrollment_id, k.municipality FROM known k JOIN student s ON s.id = k.student_id
         LEFT JOIN course c ON c.id = k.course_id LEFT JOIN course_package p ON p.id = k.package_id
         ORDER BY s.name, coalesce(c.name, p.name), k.enrollment_id, k.municipality ${limitTo(cut, params)}),
       ${lineParts(period, problem, params, 'SELECT enrollment_id FROM page')},
       shown AS (SELECT line.*,
           (SELECT ${equivalentsOf('e.course_id')} FROM enrollment e WHERE e.id = line."enrollmentId") AS equivalents
         FROM line JOIN page ON page.enrollment_id = line."enrollmentId" AND page.municipality IS NOT DISTINCT FROM line.municipality
         ORDER BY "studentName", title, "enrollmentId", line.municipality)
       SELECT (SELECT count(*)::integer FROM known) AS "totalCount",
         (SELECT coalesce(json_agg(row_to_json(shown)), '[]') FROM shown) AS nodes`,
      params.values,
    );
    return row!;
  }
}

function filterOf({ municipality, courseId, packageId }: EarningLinesInput): EntryFilter {
  return {
    municipality: municipality ?? null,
    courseId: courseId ? requireId(courseId, 'courseId') : null,
    packageId: packageId ? requireId(packageId, 'packageId') : null,
  };
}

/** Sums by customer, or by course and package of one; grand totals; and rows that belong to no group. */
function groupParts(period: ReadPeriod, byCourse: boolean, params: SqlParams): string {
  const keys = byCourse ? 'municipality, course_id, package_id' : 'municipality';
  const target = byCourse
    ? `t.course_id AS "courseId", t.package_id AS "packageId", coalesce(c.code, p.code) AS code, ${equivalentsOf('c.id')} AS equivalents, coalesce(c.name, p.name) AS title`
    : `NULL::uuid AS "courseId", NULL::uuid AS "packageId", NULL AS code, '[]'::json AS equivalents, NULL AS title`;
  const joins = byCourse
    ? 'LEFT JOIN course c ON c.id = t.course_id LEFT JOIN course_package p ON p.id = t.package_id'
    : '';
  return `total AS (
      SELECT ${keys}, count(*) FILTER (WHERE is_basis)::integer AS enrollments, sum(base_ore)::bigint AS base_ore,
        sum(result_ore)::bigint AS result_ore, sum(correction_ore)::bigint AS corrections_ore,
        sum(remaining_ore)::bigint AS remaining_ore, sum(risk_ore)::bigint AS risk_ore,
        count(*) FILTER (WHERE remaining_ore > 0)::integer AS remaining_count,
        count(*) FILTER (WHERE risk_ore > 0)::integer AS risk_count
      FROM entry GROUP BY ${keys}),
    cards AS (SELECT coalesce(sum(base_ore), 0)::bigint AS base_ore, coalesce(sum(result_ore), 0)::bigint AS result_ore,
        coalesce(sum(corrections_ore), 0)::bigint AS corrections_ore, coalesce(sum(remaining_ore), 0)::bigint AS remaining_ore,
        coalesce(sum(remaining_count), 0)::integer AS remaining_count, coalesce(sum(risk_ore), 0)::bigint AS risk_ore,
        coalesce(sum(risk_count), 0)::integer AS risk_count FROM total),
    groups AS (
      SELECT t.municipality, ${target}, t.enrollments, t.base_ore AS "baseOre", t.result_ore AS "resultOre",
        t.corrections_ore AS "correctionsOre", t.base_ore + t.result_ore + t.corrections_ore AS "earnedOre",
        t.remaining_ore AS "remainingResultOre", t.risk_ore AS "riskOre",
        ${statusSql(period, 't.municipality', 't.corrections_ore <> 0', params)} AS status
      FROM total t ${joins}),
    problems AS (
      SELECT b.problem AS kind, b.municipality, count(DISTINCT coalesce(b.course_id, b.package_id))::integer AS courses,
        count(*)::integer AS enrollments,
        (array_agg(DISTINCT coalesce(c.code || ' ' || c.name, p.name)))[1:10] AS titles
      FROM basis b LEFT JOIN course c ON c.id = b.course_id LEFT JOIN course_package p ON p.id = b.package_id
      WHERE b.problem IS NOT NULL GROUP BY b.problem, b.municipality)`;
}

/** Finally frozen and uninvoiced amounts through the period's last month. */
function invoiceable(period: ReadPeriod, { municipality }: EarningsInput, params: SqlParams): string {
  const to = params.add(period.to);
  const only = municipality ? `AND x.municipality = ${params.add(municipality)}` : '';
  const freezes = `x.freeze_id IN (SELECT id FROM earning_freeze WHERE kind = 'FINAL' AND month <= ${to}::date) ${only}`;
  return `(SELECT coalesce(sum(ore), 0)::bigint FROM (
    SELECT sum(x.base_ore + x.result_ore) AS ore FROM earning_line x WHERE ${freezes}
    UNION ALL SELECT sum(x.amount_ore) FROM earning_correction x WHERE ${freezes}
    UNION ALL SELECT -sum(x.amount_ore) FROM earning_invoice x WHERE x.withdrawn_at IS NULL AND ${freezes}) parts)`;
}

const isWanted = (problem: EarningProblemKind | null, params: SqlParams): string =>
  problem ? `b.problem = ${params.add(problem)}` : 'b.problem IS NULL';

/**
 * `known`: the existing lines, after the CTEs of `entryParts`. A frozen amount is a separate line if it was
 * frozen for another customer, or for an enrolment without earnings today.
 */
function knownPart(period: ReadPeriod, problem: EarningProblemKind | null, params: SqlParams): string {
  const stored = `UNION ALL SELECT x.enrollment_id, x.municipality, e.student_id, e.course_id, e.package_id
      FROM (SELECT DISTINCT enrollment_id, municipality FROM stored) x JOIN enrollment e ON e.id = x.enrollment_id
      WHERE NOT EXISTS (SELECT FROM basis b WHERE b.problem IS NULL AND b.id = x.enrollment_id AND b.municipality = x.municipality)`;
  return `known AS NOT MATERIALIZED (
      SELECT b.id AS enrollment_id, b.municipality, b.student_id, b.course_id, b.package_id
      FROM basis b WHERE ${isWanted(problem, params)} ${problem || period.freezeIds.length === 0 ? '' : stored})`;
}

/**
 * `line`: one row for each enrolment with EarningLine's field names, after the CTEs of `entryParts`; for
 * these ids, or all.
 */
export function lineParts(
  period: ReadPeriod,
  problem: EarningProblemKind | null,
  params: SqlParams,
  ids?: string,
): string {
  const among = (id: string): string => (ids ? `${id} = ANY (ARRAY(${ids}))` : 'true');
  return `
    amount AS (SELECT enrollment_id, municipality, sum(base_ore)::bigint AS base_ore, sum(result_ore)::bigint AS result_ore,
        sum(correction_ore)::bigint AS correction_ore, count(*) FILTER (WHERE correction_ore <> 0) AS corrections
      FROM entry WHERE ${among('enrollment_id')} GROUP BY enrollment_id, municipality),
    line AS (
      SELECT e.id AS "enrollmentId", e.student_id AS "studentId", s.name AS "studentName", s.is_protected AS "isProtected",
        coalesce(a.municipality, b.municipality) AS municipality, coalesce(c.code, p.code) AS code,
        coalesce(c.name, p.name) AS title, c.points, coalesce(b.first_on, e.start_date) AS "firstOn",
        coalesce(b.last_on, e.end_date) AS "lastOn", e.status AS "enrollmentStatus",
        CASE WHEN e.grade_signed_at IS NOT NULL THEN e.grade END AS grade, b.basis, b.amount_ore AS "unitOre",
        b.total_ore AS "totalOre", b.base_share AS "baseShareOre", b.result_share AS "resultShareOre",
        coalesce(a.base_ore, 0) AS "baseOre", coalesce(a.result_ore, 0) AS "resultOre",
        coalesce(a.correction_ore, 0) AS "correctionsOre",
        coalesce(a.base_ore + a.result_ore + a.correction_ore, 0) AS "earnedOre", b.problem,
        ${statusSql(period, 'a.municipality', 'a.corrections > 0', params)} AS status
      FROM (SELECT * FROM amount${problem ? ' WHERE false' : ''}) a
      FULL JOIN (SELECT * FROM basis b WHERE ${isWanted(problem, params)} AND ${among('b.id')}) b ON b.id = a.enrollment_id
      JOIN enrollment e ON e.id = coalesce(a.enrollment_id, b.id)
      JOIN student s ON s.id = e.student_id
      LEFT JOIN course c ON c.id = e.course_id LEFT JOIN course_package p ON p.id = e.package_id)`;
}
