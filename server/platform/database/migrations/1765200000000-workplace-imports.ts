import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Imports of workplaces from workbooks. */
export class WorkplaceImports1765200000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      -- A workbook of workplaces. 'rows' has its cells with the corrections; 'result' the rows with their outcome,
      -- and 'written' what the commit wrote and the earlier values, which the undo restores.
      CREATE TABLE workplace_import (
        id uuid PRIMARY KEY,
        user_id uuid NOT NULL REFERENCES app_user (id),
        filename text NOT NULL,
        upload_id uuid,
        sheet text,
        sheets text[] NOT NULL DEFAULT '{}',
        columns jsonb NOT NULL,
        rows jsonb NOT NULL,
        skipped text,
        hidden_rows text,
        hidden_parts text,
        state text NOT NULL DEFAULT 'PREVIEW' CHECK (state IN ('PREVIEW', 'DONE', 'UNDONE')),
        result jsonb,
        written jsonb,
        created_at timestamptz NOT NULL DEFAULT now(),
        checked_at timestamptz NOT NULL DEFAULT now(),
        committed_at timestamptz,
        CHECK ((state = 'PREVIEW') = (result IS NULL)),
        CHECK (num_nulls(result, written, committed_at) IN (0, 3))
      );
      CREATE INDEX workplace_import_user ON workplace_import (user_id, created_at DESC);
      CREATE INDEX workplace_import_age ON workplace_import (created_at DESC);`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE workplace_import');
  }
}
