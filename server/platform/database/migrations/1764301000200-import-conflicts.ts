import type { MigrationInterface, QueryRunner } from 'typeorm';

/** An import row whose number and name belong to different students is a conflict, which a user resolves. */
export class ImportConflicts1764301000200 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE import_row
        DROP CONSTRAINT import_row_outcome_check,
        ADD CONSTRAINT import_row_outcome_check
          CHECK (outcome IN ('NEW', 'CHANGED', 'UNCHANGED', 'INVALID', 'DUPLICATE', 'CONFLICT')),
        ADD COLUMN choices text[] NOT NULL DEFAULT '{}',
        ADD COLUMN decision text CHECK (decision IN ('SAME_PERSON', 'WRONG_NUMBER', 'OTHER_PERSON')),
        ADD COLUMN decided_on uuid
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      UPDATE import_row SET outcome = 'DUPLICATE' WHERE outcome = 'CONFLICT';
      ALTER TABLE import_row
        DROP COLUMN choices,
        DROP COLUMN decision,
        DROP COLUMN decided_on,
        DROP CONSTRAINT import_row_outcome_check,
        ADD CONSTRAINT import_row_outcome_check
          CHECK (outcome IN ('NEW', 'CHANGED', 'UNCHANGED', 'INVALID', 'DUPLICATE'))
    `);
  }
}
