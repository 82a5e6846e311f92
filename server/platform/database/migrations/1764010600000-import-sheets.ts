import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Which sheet of the workbook was read, which it has beside it, and what of the sheet is nobody's row. */
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
