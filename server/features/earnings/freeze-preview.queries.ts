import { lastOfMonth } from '../../../domain/days.js';
import type { SqlParams } from '../../platform/database/sql-params.js';
import { deviationParts } from './deviation.queries.js';
import { accruedBy, earnedIn, earningBasis } from './earning/earning-basis.queries.js';

/** Preview of a freeze of the month, with the enrolments to check first. */
export function previewSql(month: string, log: string, params: SqlParams): string {
  const [from, end] = [params.add(month), params.add(lastOfMonth(month))];
  const to = `least(${end}::date, today())`;
  const earned = earnedIn('b', [{ from, to }]);
  const concern = (condition: string, day: string, amount: string): string => `
    SELECT b.id AS "enrollmentId", b.student_id AS "studentId", s.name AS "studentName", coalesce(c.name, p.name) AS title,
      b.municipality, ${day} AS "on", ${amount} AS "amountOre"
    FROM basis b JOIN student s ON s.id = b.student_id LEFT JOIN course c ON c.id = b.course_id
    LEFT JOIN course_package p ON p.id = b.package_id WHERE b.problem IS NULL AND ${condition}`;
  return `WITH ${log}, basis AS MATERIALIZED (${earningBasis({ from, to })}),
    earned AS (SELECT ${earned.base} + ${earned.result} AS ore FROM basis b WHERE b.problem IS NULL),
    ungraded AS (${concern(`b.result_state = 'OPEN' AND b.result_share > 0 AND b.last_on <= ${to}`, 'b.last_on', 'b.result_share')}),
    dropped AS (${concern(
      `b.result_state = 'LOST' AND b.lost_on BETWEEN ${from}::date AND ${to}`,
      'b.lost_on',
      `b.total_ore - (${accruedBy('b')})`,
    )}),
    unconfirmed AS (${concern(`b.status = 'ADMITTED' AND b.first_on <= ${to}`, 'b.first_on', `${earned.base}`)})
    SELECT ${from}::text AS month, ${to}::text AS "throughOn", (SELECT count(*)::integer FROM earned WHERE ore <> 0) AS lines,
      (SELECT coalesce(sum(ore), 0)::bigint FROM earned) AS "totalOre",
      (SELECT kind FROM earning_freeze WHERE month = ${from}::date AND superseded_at IS NULL) AS frozen,
      ${end}::date < today() AS "mayBeFinal",
      (SELECT count(*)::integer FROM ungraded) AS "ungradedCount", (SELECT count(*)::integer FROM dropped) AS "droppedCount",
      (SELECT count(*)::integer FROM unconfirmed) AS "unconfirmedCount",
      (SELECT count(*)::integer FROM basis WHERE problem IS NOT NULL) AS "problemCount",
      (SELECT coalesce(json_agg(row_to_json(u)), '[]') FROM (SELECT * FROM ungraded ORDER BY "on", "studentName" LIMIT 100) u) AS ungraded,
      (SELECT coalesce(json_agg(row_to_json(d)), '[]') FROM (SELECT * FROM dropped ORDER BY "on", "studentName" LIMIT 100) d) AS dropped,
      (SELECT coalesce(json_agg(row_to_json(n)), '[]') FROM (SELECT * FROM unconfirmed ORDER BY "on", "studentName" LIMIT 100) n) AS unconfirmed`;
}

/** Final months of the previous two years whose amounts differ from the facts. */
export function earlierDeviations(month: string, params: SqlParams): string {
  const [first, until] = [params.add(`${Number(month.slice(0, 4)) - 2}${month.slice(4)}`), params.add(month)];
  const which = `f.month >= ${first}::date AND f.month < ${until}::date`;
  return `WITH ${deviationParts(which, { from: first, to: until })}
    SELECT month, count(*)::integer AS count, sum(now_ore - frozen_ore)::bigint AS "differenceOre"
    FROM deviation GROUP BY month ORDER BY month`;
}
