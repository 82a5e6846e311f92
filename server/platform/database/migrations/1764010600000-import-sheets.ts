import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The imported sheet of the workbook, its other sheets, and the lines of the sheet that are not data rows. */
export class ImportSheets1764010600000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE import_batch ADD COLUMN sheet text, ADD COLUMN sheets text[] NOT NULL DEFAULT '{}',
        ADD COLUMN skipped text, ADD COLUMN upload_id uuid;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      `ALTER TABLE import_batch DROP COLUMN sheet, DROP COLUMN sheets, DROP COLUMN skipped, DROP COLUMN upload_id`,
    );
  }
}
