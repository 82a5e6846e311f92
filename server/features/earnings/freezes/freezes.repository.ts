import type { Queryable } from '../../../platform/database/database.js';
import { idsOf, type Read } from '../../../platform/database/rows.js';
import { earnedIn, earningBasis } from '../earning/earning-basis.queries.js';

/** Marks the month's earlier freezes as superseded. */
export async function supersede(tx: Queryable, month: string): Promise<void> {
  await tx.query(
    'UPDATE earning_freeze SET superseded_at = now() WHERE month = $1 AND superseded_at IS NULL',
    [month],
  );
}

/** Freezes a month; its lines come after. */
export async function addFreeze(
  tx: Queryable,
  freeze: Read<'earning_freeze', 'id' | 'month' | 'kind' | 'throughOn' | 'frozenBy' | 'frozenByName'>,
): Promise<void> {
  const { id, month, kind, throughOn, frozenBy, frozenByName } = freeze;
  await tx.query(
    `INSERT INTO earning_freeze (id, month, kind, through_on, frozen_by, frozen_by_name)
     VALUES ($1, $2, $3, $4, $5, $6)`,
    [id, month, kind, throughOn, frozenBy, frozenByName],
  );
}

/** Withdraws the invoice; one already withdrawn keeps its timestamp. */
export async function withdrawInvoice(tx: Queryable, id: string): Promise<void> {
  await tx.query('UPDATE earning_invoice SET withdrawn_at = coalesce(withdrawn_at, now()) WHERE id = $1', [
    id,
  ]);
}

/**
 * $1 is the freeze, $2 and $3 the first and last day: only actual earnings of the month; the rule is in the
 * basis.
 */
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

/**
 * An invoice for each customer with the amounts that no other valid invoice covers: the month's lines, the
 * corrections, or both.
 */
const INSERT_INVOICES = `
  WITH asked AS (SELECT * FROM unnest($2::uuid[], $3::text[], $4::bigint[]) AS asked (id, municipality, amount_ore)),
  counting AS (SELECT id, municipality, with_lines FROM earning_invoice
    WHERE freeze_id = $1 AND municipality = ANY ($3::text[]) AND withdrawn_at IS NULL),
  invoice AS (
    INSERT INTO earning_invoice (id, freeze_id, municipality, amount_ore, reference, invoiced_by, invoiced_by_name, with_lines)
    SELECT a.id, $1, a.municipality, a.amount_ore, $5, $6, $7,
      NOT EXISTS (SELECT FROM counting c WHERE c.municipality = a.municipality AND c.with_lines)
    FROM asked a RETURNING id, municipality)
  INSERT INTO earning_invoice_correction (invoice_id, correction_id)
  SELECT invoice.id, k.id FROM invoice JOIN earning_correction k ON k.municipality = invoice.municipality
  WHERE k.freeze_id = $1 AND NOT EXISTS (SELECT FROM earning_invoice_correction o
    JOIN counting ON counting.id = o.invoice_id WHERE o.correction_id = k.id)`;

/**
 * Adds the lines of a freeze: each enrolment's earnings from the month's first day through the last counted
 * one.
 */
export async function addLines(
  tx: Queryable,
  freezeId: string,
  month: string,
  throughOn: string,
): Promise<void> {
  await tx.query(FREEZE_LINES, [freezeId, month, throughOn]);
}

interface NewInvoices {
  freezeId: string;
  parts: readonly { id: string; municipality: string; amount: number }[];
  reference: string | null;
  actorId: string;
  actorName: string;
}

/** Invoices the amounts of each customer's month that no other valid invoice covers. */
export async function addInvoices(tx: Queryable, invoices: NewInvoices): Promise<void> {
  const { freezeId, parts, reference, actorId, actorName } = invoices;
  await tx.query(INSERT_INVOICES, [
    freezeId,
    idsOf(parts),
    parts.map(({ municipality }) => municipality),
    parts.map(({ amount }) => amount),
    ...[reference, actorId, actorName],
  ]);
}

/** A correction stays with the customer that the month was frozen for. */
const INSERT_CORRECTIONS = `
  INSERT INTO earning_correction (id, freeze_id, enrollment_id, student_id, municipality, course_id, package_id,
      amount_ore, reason, created_by, created_by_name)
  SELECT asked.id, $1::uuid, e.id, e.student_id, coalesce(line.municipality, s.municipality), e.course_id, e.package_id,
    asked.amount_ore, $3::text, $4::uuid, $5::text
  FROM jsonb_to_recordset($2::jsonb) AS asked(id uuid, enrollment_id uuid, amount_ore bigint)
  JOIN enrollment e ON e.id = asked.enrollment_id JOIN student s ON s.id = e.student_id
  LEFT JOIN earning_line line ON line.freeze_id = $1 AND line.enrollment_id = e.id
  WHERE coalesce(line.municipality, s.municipality) IS NOT NULL
  RETURNING id`;

interface WhyCorrected {
  reason: string;
  actorId: string;
  actorName: string;
}

/** Adds lines to a final freeze; returns those added, for existing enrolments with a customer. */
export function addCorrections(
  tx: Queryable,
  freezeId: string,
  asked: readonly { id: string; enrollment_id: string; amount_ore: number }[],
  { reason, actorId, actorName }: WhyCorrected,
): Promise<{ id: string }[]> {
  return tx.query(INSERT_CORRECTIONS, [freezeId, JSON.stringify(asked), reason, actorId, actorName]);
}
