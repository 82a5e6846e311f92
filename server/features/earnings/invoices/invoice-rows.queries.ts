import type { Queryable } from '../../../platform/database/database.js';
import { SqlParams } from '../../../platform/database/sql-params.js';
import type { InvoiceSheetRow } from '../../../platform/graphql/generated.js';

/** One amount that is, or is to be, on an invoice. */
export type InvoiceRow = Omit<InvoiceSheetRow, 'amountOre'> & {
  municipality: string;
  /** 'yyyy-MM'. */
  month: string;
  ore: number;
};

export interface InvoiceScope {
  freezeId: string | null;
  /** The customers, in this order. */
  municipalities: readonly string[];
  /** Content: one invoice, the uninvoiced amounts, or the whole month. */
  content: { invoiceId: string } | 'PENDING' | 'ALL';
  /** Otherwise protected students are summed in one line without names, so that the total is right. */
  withProtected: boolean;
}

/** Customers' parts of a finally frozen month, as they are sent to them, in one statement; the taking is logged by the exports. */
export function readInvoiceRows(db: Queryable, scope: InvoiceScope): Promise<InvoiceRow[]> {
  const params = new SqlParams();
  const freeze = params.add(scope.freezeId);
  const customers = `${params.add(scope.municipalities)}::text[]`;
  const isHidden = scope.withProtected ? 'false' : 'coalesce(s.is_protected, false)';
  return db.query<InvoiceRow>(
    `WITH counting AS (SELECT i.id, i.municipality, i.reference, i.with_lines FROM earning_invoice i
         WHERE i.freeze_id = ${freeze}::uuid AND i.municipality = ANY (${customers}) AND i.withdrawn_at IS NULL),
       amount AS (
         SELECT municipality, enrollment_id, student_id, course_id, package_id, points, paused_days, unpaid_days,
           base_ore + result_ore AS ore, 'Månad' AS kind,
           (SELECT v.id FROM counting v WHERE v.with_lines AND v.municipality = l.municipality LIMIT 1) AS invoice_id
         FROM earning_line l WHERE freeze_id = ${freeze}::uuid AND municipality = ANY (${customers})
         UNION ALL
         SELECT municipality, enrollment_id, student_id, course_id, package_id, NULL, NULL, NULL, amount_ore, 'Korrigering',
           (SELECT v.id FROM earning_invoice_correction o JOIN counting v ON v.id = o.invoice_id
            WHERE o.correction_id = k.id LIMIT 1)
         FROM earning_correction k WHERE freeze_id = ${freeze}::uuid AND municipality = ANY (${customers})),
       head AS (SELECT to_char(f.month, 'YYYY-MM') AS month FROM earning_freeze f
         WHERE f.id = ${freeze}::uuid AND f.kind = 'FINAL'),
       named AS (SELECT a.*, v.reference, s.name, s.personal_number, c.code, coalesce(c.name, p.name) AS title,
           ${isHidden} AS is_hidden
         FROM amount a LEFT JOIN counting v ON v.id = a.invoice_id LEFT JOIN enrollment e ON e.id = a.enrollment_id
         LEFT JOIN student s ON s.id = coalesce(e.student_id, a.student_id)
         LEFT JOIN course c ON c.id = a.course_id LEFT JOIN course_package p ON p.id = a.package_id
         WHERE ${contentSql(scope.content, params)})
     SELECT municipality, "personalNumber", name, code, title, points, "pausedDays", "unpaidDays", month, ore, kind, reference FROM (
       SELECT municipality, personal_number AS "personalNumber", coalesce(name, 'Borttagen elev') AS name, code, coalesce(title, '') AS title,
         points, paused_days AS "pausedDays", unpaid_days AS "unpaidDays", head.month, ore, kind, reference, 0 AS place FROM named, head WHERE NOT is_hidden
       UNION ALL
       SELECT municipality, NULL, 'Elever med skyddade personuppgifter, lämnas särskilt', NULL,
         CASE count(*) WHEN 1 THEN '1 rad' ELSE count(*) || ' rader' END, NULL, NULL, NULL, head.month,
         sum(ore)::bigint, kind, reference, 1 FROM named, head WHERE is_hidden GROUP BY municipality, head.month, kind, reference) x
     ORDER BY array_position(${customers}, municipality), place, name, title, kind DESC`,
    params.values,
  );
}

function contentSql(content: InvoiceScope['content'], params: SqlParams): string {
  if (content === 'ALL') return 'true';
  return content === 'PENDING'
    ? 'a.invoice_id IS NULL'
    : `a.invoice_id = ${params.add(content.invoiceId)}::uuid`;
}
