import { lastOfMonth } from '../../../../domain/days.js';
import type { Queryable } from '../../../platform/database/database.js';
import type { SqlParams } from '../../../platform/database/sql-params.js';
import { accruedBy, earnedIn } from './earning-basis.queries.js';
import { factParts } from './earning-facts.queries.js';
import { monthsOf, openSpans, type Span } from './earning-period.rules.js';

/** A period, split into finally frozen and open months. */
export interface ReadPeriod extends Span {
  /** The last day that is counted where nothing is frozen. */
  through: string;
  frozenMonths: string[];
  freezeIds: string[];
  open: Span[];
}

/** Looks up which months of a period are finally frozen. */
export async function readPeriod(db: Queryable, asked: Span): Promise<ReadPeriod> {
  const months = monthsOf(asked);
  const [from, to] = [months[0]!, lastOfMonth(months.at(-1)!)];
  const [row] = await db.query<{ today: string; frozen: { id: string; month: string }[] }>(
    `SELECT today()::text AS today, coalesce((SELECT json_agg(json_build_object('id', id, 'month', month) ORDER BY month)
       FROM earning_freeze WHERE kind = 'FINAL' AND month BETWEEN $1::date AND $2::date), '[]') AS frozen`,
    [from, to],
  );
  const { today, frozen } = row!;
  const frozenMonths = frozen.map(({ month }) => month);
  const open = openSpans(months, new Set(frozenMonths), today);
  const through = to < today ? to : today;
  return { from, to, through, frozenMonths, freezeIds: frozen.map(({ id }) => id), open };
}

export interface EntryFilter {
  municipality?: string | null;
  courseId?: string | null;
  packageId?: string | null;
  enrollmentId?: string | null;
}

/**
 * CTEs: `basis` has the enrolments of the period, `stored` its frozen amounts and corrections, `entry` all
 * amounts that count, stored or calculated now. Open amounts follow the student's current municipality;
 * frozen ones stay with their customer. A student has one municipality, so a cooperation (KCNO) and its
 * members never count the same student.
 */
export function entryParts(period: ReadPeriod, filter: EntryFilter, params: SqlParams): string {
  const [from, to] = [params.add(period.from), params.add(period.to)];
  const spans = period.open.map((span) => ({ from: params.add(span.from), to: params.add(span.to) }));
  const freezes = params.add(period.freezeIds);
  const conditions = {
    basis: [] as string[],
    kept: [] as string[],
    stored: [`x.freeze_id = ANY (${freezes}::uuid[])`],
  };
  for (const [key, columns] of Object.entries(FILTERS) as [
    keyof EntryFilter,
    (typeof FILTERS)['municipality'],
  ][]) {
    const value = filter[key];
    if (value === null || value === undefined) continue;
    const placeholder = params.add(value);
    conditions.basis.push(`${columns.basis} = ${placeholder}`);
    conditions.kept.push(`${columns.kept} = ${placeholder}`);
    conditions.stored.push(`${columns.stored} = ${placeholder}`);
  }
  const earned = earnedIn('b', spans);
  const stored = conditions.stored.join(' AND ');
  return `${factParts({ where: conditions.basis, kept: conditions.kept, from, to })},
    stored AS NOT MATERIALIZED (
      SELECT x.enrollment_id, x.student_id, x.municipality, x.course_id, x.package_id, x.base_ore, x.result_ore,
        0::bigint AS correction_ore FROM earning_line x WHERE ${stored}
      UNION ALL
      SELECT x.enrollment_id, x.student_id, x.municipality, x.course_id, x.package_id, 0, 0, x.amount_ore
      FROM earning_correction x WHERE ${stored}),
    entry AS (
      SELECT b.id AS enrollment_id, b.student_id, b.municipality, b.course_id, b.package_id, ${earned.base} AS base_ore,
        ${earned.result} AS result_ore, 0::bigint AS correction_ore, true AS is_basis,
        CASE WHEN b.result_state = 'OPEN' THEN b.result_share ELSE 0 END AS remaining_ore,
        CASE WHEN b.lost_on BETWEEN ${from}::date AND ${to}::date
          THEN b.total_ore - (${accruedBy('b')}) ELSE 0 END AS risk_ore
      FROM basis b WHERE b.problem IS NULL
      UNION ALL
      SELECT enrollment_id, student_id, municipality, course_id, package_id, base_ore, result_ore, correction_ore, false, 0, 0
      FROM stored)`;
}

const FILTERS = {
  municipality: { basis: 's.municipality', kept: 'municipality', stored: 'x.municipality' },
  courseId: { basis: 'e.course_id', kept: 'course_id', stored: 'x.course_id' },
  packageId: { basis: 'e.package_id', kept: 'package_id', stored: 'x.package_id' },
  enrollmentId: { basis: 'e.id', kept: 'id', stored: 'x.enrollment_id' },
} as const;

/** INVOICED, CORRECTED or FROZEN where the whole period is frozen, else PRELIMINARY. */
export function statusSql(
  period: ReadPeriod,
  municipality: string,
  corrections: string,
  params: SqlParams,
): string {
  const open = period.open.length > 0 || period.frozenMonths.length === 0;
  if (open) return `'PRELIMINARY'`;
  const freezes = params.add(period.freezeIds);
  return `CASE WHEN (SELECT count(DISTINCT i.freeze_id) FROM earning_invoice i WHERE i.freeze_id = ANY (${freezes}::uuid[])
      AND i.municipality = ${municipality} AND i.withdrawn_at IS NULL) = cardinality(${freezes}::uuid[]) THEN 'INVOICED'
    WHEN ${corrections} THEN 'CORRECTED' ELSE 'FROZEN' END`;
}
