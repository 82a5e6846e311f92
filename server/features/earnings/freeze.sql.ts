import { earnedIn, earningBasis } from './earning/earning-basis.sql.js';

/** $1 the freeze, $2 and $3 the days from and through: only what the month really earned; the rule is in the basis. */
export const FREEZE_LINES = `
  WITH basis AS MATERIALIZED (${earningBasis({ from: '$2', to: '$3' })}),
  earned AS (SELECT b.*, ${earnedIn('b', [{ from: '$2', to: '$3' }]).base} AS base_ore,
      ${earnedIn('b', [{ from: '$2', to: '$3' }]).result} AS result_ore
    FROM basis b WHERE b.problem IS NULL)
  INSERT INTO earning_line (freeze_id, enrollment_id, student_id, municipality, course_id, package_id, first_on, last_on,
      points, basis, amount_ore, base_percent, total_ore, base_ore, result_ore, paused_days, unpaid_days)
  SELECT $1::uuid, id, student_id, municipality, course_id, package_id, first_on, last_on, points, basis, amount_ore,
    base_percent, total_ore, base_ore, result_ore, days_among(pauses, greatest(first_on, $2), least(stop_on, $3)),
    days_among(unpaid, greatest(first_on, $2), least(stop_on, $3))
  FROM earned WHERE base_ore <> 0 OR result_ore <> 0`;

/** An invoice with what no other that counts has on it: the lines of the month, the corrections, or both. */
export const INSERT_INVOICE = `
  WITH counting AS (SELECT id, with_lines FROM earning_invoice
    WHERE freeze_id = $2 AND municipality = $3 AND withdrawn_at IS NULL),
  invoice AS (
    INSERT INTO earning_invoice (id, freeze_id, municipality, amount_ore, reference, invoiced_by, invoiced_by_name, with_lines)
    VALUES ($1, $2, $3, $4, $5, $6, $7, NOT EXISTS (SELECT FROM counting WHERE with_lines)) RETURNING id)
  INSERT INTO earning_invoice_correction (invoice_id, correction_id)
  SELECT invoice.id, k.id FROM invoice, earning_correction k
  WHERE k.freeze_id = $2 AND k.municipality = $3 AND NOT EXISTS (SELECT FROM earning_invoice_correction o
    JOIN counting ON counting.id = o.invoice_id WHERE o.correction_id = k.id)`;

/** A freeze with its part of every customer, as EarningFreeze names its fields; the caller adds WHERE on `f`. */
export const FREEZES = `
  SELECT f.id, f.month, f.kind, f.through_on AS "throughOn", iso(f.frozen_at) AS "frozenAt", f.frozen_by_name AS "frozenByName",
    coalesce(part.total_ore, 0)::bigint AS "totalOre", coalesce(part.rows, '[]') AS municipalities
  FROM earning_freeze f
  LEFT JOIN LATERAL (
    SELECT sum(m.lines_ore + m.corrections_ore) AS total_ore, json_agg(json_build_object('municipality', m.municipality,
      'lines', m.lines, 'linesOre', m.lines_ore, 'correctionsOre', m.corrections_ore,
      'totalOre', m.lines_ore + m.corrections_ore, 'invoicedOre', i.ore, 'invoices', i.rows,
      'status', CASE WHEN f.kind <> 'FINAL' THEN 'PRELIMINARY'
        WHEN i.count > 0 AND i.ore = m.lines_ore + m.corrections_ore THEN 'INVOICED'
        WHEN m.corrections > 0 THEN 'CORRECTED' ELSE 'FROZEN' END) ORDER BY m.municipality) AS rows
    FROM (SELECT x.municipality, count(*) FILTER (WHERE x.is_line)::integer AS lines,
        coalesce(sum(x.ore) FILTER (WHERE x.is_line), 0)::bigint AS lines_ore,
        coalesce(sum(x.ore) FILTER (WHERE NOT x.is_line), 0)::bigint AS corrections_ore,
        count(*) FILTER (WHERE NOT x.is_line) AS corrections
      FROM (SELECT l.municipality, l.base_ore + l.result_ore AS ore, true AS is_line FROM earning_line l WHERE l.freeze_id = f.id
        UNION ALL SELECT k.municipality, k.amount_ore, false FROM earning_correction k WHERE k.freeze_id = f.id) x
      GROUP BY x.municipality) m
    CROSS JOIN LATERAL (SELECT count(*) AS count, coalesce(sum(v.amount_ore), 0)::bigint AS ore,
        coalesce(json_agg(json_build_object('id', v.id, 'amountOre', v.amount_ore, 'reference', v.reference,
          'invoicedAt', iso(v.invoiced_at), 'invoicedByName', v.invoiced_by_name) ORDER BY v.invoiced_at), '[]') AS rows
      FROM earning_invoice v WHERE v.freeze_id = f.id AND v.municipality = m.municipality AND v.withdrawn_at IS NULL) i
  ) part ON true`;
