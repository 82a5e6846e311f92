import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What each invoice is of: the month's lines, the corrections since, or both (domain, D11). */
export class InvoiceContents1763831000001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const part of [TABLES, FILL, SHOWN]) await runner.query(part);
  }

  async down(): Promise<void> {
    throw new Error('What has been invoiced is not forgotten: restore the backup from before.');
  }
}

const TABLES = `
  -- Whether the lines of the month are on it; of those that have not been withdrawn one has them.
  ALTER TABLE earning_invoice ADD COLUMN with_lines boolean NOT NULL DEFAULT true;

  CREATE TABLE earning_invoice_correction (
    invoice_id uuid NOT NULL REFERENCES earning_invoice (id),
    correction_id uuid NOT NULL REFERENCES earning_correction (id),
    PRIMARY KEY (invoice_id, correction_id)
  );
  CREATE INDEX earning_invoice_correction_of ON earning_invoice_correction (correction_id);
`;

/** Until now an invoice took whatever no earlier one that still counted had taken. */
const FILL = `
  CREATE TEMPORARY VIEW counted_before AS
    SELECT later.id AS later_id, earlier.invoiced_at FROM earning_invoice later
    JOIN earning_invoice earlier ON earlier.freeze_id = later.freeze_id AND earlier.municipality = later.municipality
      AND earlier.invoiced_at < later.invoiced_at AND coalesce(earlier.withdrawn_at >= later.invoiced_at, true);
  UPDATE earning_invoice i SET with_lines = false WHERE EXISTS (SELECT FROM counted_before b WHERE b.later_id = i.id);
  INSERT INTO earning_invoice_correction (invoice_id, correction_id)
    SELECT i.id, k.id FROM earning_invoice i
    JOIN earning_correction k ON k.freeze_id = i.freeze_id AND k.municipality = i.municipality
      AND k.created_at <= i.invoiced_at
    WHERE NOT EXISTS (SELECT FROM counted_before b WHERE b.later_id = i.id AND b.invoiced_at >= k.created_at);
  DROP VIEW counted_before;
`;

const SHOWN = `
  CREATE OR REPLACE VIEW enrollment_invoiced AS
    SELECT line.enrollment_id, max(frozen.month) AS through_month, sum(line.base_ore + line.result_ore)::bigint AS invoiced_ore
    FROM earning_line line JOIN earning_freeze frozen ON frozen.id = line.freeze_id AND frozen.kind = 'FINAL'
    WHERE EXISTS (SELECT FROM earning_invoice invoice WHERE invoice.freeze_id = line.freeze_id
      AND invoice.municipality = line.municipality AND invoice.withdrawn_at IS NULL AND invoice.with_lines)
    GROUP BY line.enrollment_id;
`;
