import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Files made of lists: kept for a day, for the one who asked. */
export class ListExports1763820000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE list_export (
        id uuid PRIMARY KEY,
        user_id uuid NOT NULL REFERENCES app_user (id) ON DELETE CASCADE,
        list text NOT NULL,
        format text NOT NULL CHECK (format IN ('XLSX', 'CSV')),
        -- The address of the list: which rows are in it.
        query text NOT NULL,
        filename text NOT NULL,
        row_count integer,
        -- Null until its job has made it.
        bytes bytea,
        job_id uuid,
        created_at timestamptz NOT NULL DEFAULT now()
      );
      CREATE INDEX list_export_age ON list_export (created_at);
      CREATE INDEX list_export_user ON list_export (user_id);
      -- Workbooks are packed already.
      ALTER TABLE list_export ALTER COLUMN bytes SET STORAGE EXTERNAL;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE list_export');
  }
}
