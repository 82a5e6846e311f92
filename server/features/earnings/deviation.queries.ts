import { earnedIn, earningBasis } from './earning/earning-basis.queries.js';

/**
 * CTEs: `deviation` has the finally frozen amounts that differ from the current facts, by month. `which`
 * selects the freezes `f`; `from` and `to` are placeholders of the first and the last day of their months.
 */
export function deviationParts(which: string, { from, to }: { from: string; to: string }): string {
  const earned = earnedIn('b', [{ from: 'f.month', to: 'f.last_on' }]);
  return `frozen_month AS MATERIALIZED (SELECT f.id, f.month, (f.month + interval '1 month')::date - 1 AS last_on
      FROM earning_freeze f WHERE f.kind = 'FINAL' AND ${which}),
    recounted AS MATERIALIZED (${earningBasis({ from, to })}),
    now_line AS (SELECT f.id AS freeze_id, b.id AS enrollment_id, ${earned.base} + ${earned.result} AS ore
      FROM frozen_month f JOIN recounted b ON b.problem IS NULL AND b.first_on <= f.last_on),
    held AS (SELECT x.freeze_id, x.enrollment_id, sum(x.ore)::bigint AS ore, max(x.municipality) AS municipality FROM (
        SELECT freeze_id, enrollment_id, base_ore + result_ore AS ore, municipality FROM earning_line
        UNION ALL SELECT freeze_id, enrollment_id, amount_ore, municipality FROM earning_correction) x
      WHERE x.freeze_id IN (SELECT id FROM frozen_month) GROUP BY x.freeze_id, x.enrollment_id),
    deviation AS (SELECT f.id AS freeze_id, f.month, coalesce(h.enrollment_id, n.enrollment_id) AS enrollment_id,
        h.municipality, coalesce(h.ore, 0) AS frozen_ore, coalesce(n.ore, 0) AS now_ore
      FROM held h FULL JOIN now_line n ON n.freeze_id = h.freeze_id AND n.enrollment_id = h.enrollment_id
      JOIN frozen_month f ON f.id = coalesce(h.freeze_id, n.freeze_id)
      WHERE coalesce(n.ore, 0) <> coalesce(h.ore, 0))`;
}
