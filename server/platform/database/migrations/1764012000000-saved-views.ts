import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Views of lists that people have saved, their own or shared with a role, and which of them opens first. */
export class SavedViews1764012000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE saved_view (
        id uuid PRIMARY KEY,
        user_id uuid NOT NULL REFERENCES app_user (id),
        list text NOT NULL,
        name text NOT NULL CHECK (char_length(name) BETWEEN 1 AND 80),
        address text NOT NULL,
        hidden_columns text[],
        column_order text[],
        column_widths jsonb,
        shared_with text,
        version integer NOT NULL DEFAULT 1,
        created_at timestamptz NOT NULL DEFAULT now(),
        removed_at timestamptz,
        CHECK (num_nulls(hidden_columns, column_order, column_widths) IN (0, 3))
      );
      CREATE UNIQUE INDEX saved_view_name ON saved_view (user_id, list, lower(name)) WHERE removed_at IS NULL;
      CREATE INDEX saved_view_shared ON saved_view (list, shared_with)
        WHERE shared_with IS NOT NULL AND removed_at IS NULL;
      CREATE INDEX saved_view_removed ON saved_view (removed_at) WHERE removed_at IS NOT NULL;
      CREATE TABLE saved_view_default (
        user_id uuid NOT NULL REFERENCES app_user (id),
        list text NOT NULL,
        view_id uuid NOT NULL REFERENCES saved_view (id) ON DELETE CASCADE,
        PRIMARY KEY (user_id, list)
      );
      CREATE INDEX saved_view_default_view ON saved_view_default (view_id);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE saved_view_default; DROP TABLE saved_view');
  }
}
