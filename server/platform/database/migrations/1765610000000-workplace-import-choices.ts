import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Imports of workplaces have rows that are left out, and keep their columns for the next file. */
export class WorkplaceImportChoices1765610000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      -- 'left_out' has the numbers of the rows that the user leaves out. Without 'rows' the contents are deleted:
      -- 'columns' is what the next file with the same headings is read by.
      ALTER TABLE workplace_import
        ADD COLUMN left_out integer[] NOT NULL DEFAULT '{}',
        ALTER COLUMN rows DROP NOT NULL,
        DROP CONSTRAINT workplace_import_check,
        DROP CONSTRAINT workplace_import_check1,
        ADD CHECK (rows IS NULL OR (state = 'PREVIEW') = (result IS NULL)),
        ADD CHECK (rows IS NULL OR num_nulls(result, written, committed_at) IN (0, 3)),
        ADD CHECK (rows IS NOT NULL OR num_nonnulls(result, written) = 0);`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE workplace_import
        DROP CONSTRAINT workplace_import_check,
        DROP CONSTRAINT workplace_import_check1,
        DROP CONSTRAINT workplace_import_check2,
        DROP COLUMN left_out,
        ALTER COLUMN rows TYPE jsonb USING coalesce(rows, '[]'),
        ALTER COLUMN rows SET NOT NULL,
        ALTER COLUMN result TYPE jsonb USING CASE WHEN state <> 'PREVIEW' THEN coalesce(result, '[]') END,
        ALTER COLUMN written TYPE jsonb
          USING CASE WHEN state <> 'PREVIEW' THEN coalesce(written, '{"workplaces": [], "supervisors": []}') END,
        ADD CHECK ((state = 'PREVIEW') = (result IS NULL)),
        ADD CHECK (num_nulls(result, written, committed_at) IN (0, 3));`);
  }
}
