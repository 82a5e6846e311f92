/** The invoices of a final month don't cover the amount of customer `m`. */
const UNINVOICED = `f.kind = 'FINAL' AND i.ore <> m.lines_ore + m.corrections_ore`;

/** A freeze with its part of every customer, as EarningFreeze names its fields; the caller adds WHERE on `f`. */
export const FREEZES = `
  SELECT f.id, f.month, f.kind, f.through_on AS "throughOn", iso(f.frozen_at) AS "frozenAt", f.frozen_by_name AS "frozenByName",
    coalesce(part.total_ore, 0)::bigint AS "totalOre", coalesce(part.rows, '[]') AS municipalities,
    coalesce(part.uninvoiced, '[]') AS uninvoiced, coalesce(part.uninvoiced_ore, 0)::bigint AS "uninvoicedOre"
  FROM earning_freeze f
  LEFT JOIN LATERAL (
    SELECT sum(m.lines_ore + m.corrections_ore) AS total_ore, json_agg(json_build_object('municipality', m.municipality,
      'lines', m.lines, 'linesOre', m.lines_ore, 'correctionsOre', m.corrections_ore,
      'totalOre', m.lines_ore + m.corrections_ore, 'invoicedOre', i.ore, 'invoices', i.rows,
      'status', CASE WHEN f.kind <> 'FINAL' THEN 'PRELIMINARY'
        WHEN i.count > 0 AND i.ore = m.lines_ore + m.corrections_ore THEN 'INVOICED'
        WHEN m.corrections > 0 THEN 'CORRECTED' ELSE 'FROZEN' END) ORDER BY m.municipality) AS rows,
      json_agg(m.municipality ORDER BY m.municipality) FILTER (WHERE ${UNINVOICED}) AS uninvoiced,
      sum(m.lines_ore + m.corrections_ore - i.ore) FILTER (WHERE ${UNINVOICED}) AS uninvoiced_ore
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
