import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The hidden parts of an imported workbook, as listed in the preview, and whether its hidden rows are skipped. */
export class ImportHiddenParts1764305000101 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE import_batch
        ADD COLUMN hidden_rows text,
        ADD COLUMN hidden_parts text,
        ADD COLUMN leaves_out_hidden boolean NOT NULL DEFAULT false`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      'ALTER TABLE import_batch DROP COLUMN hidden_rows, DROP COLUMN hidden_parts, DROP COLUMN leaves_out_hidden',
    );
  }
}
