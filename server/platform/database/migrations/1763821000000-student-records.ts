import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Merged records remain as aliases; anonymising may blank a person's values in the append-only history. */
export class StudentRecords1763821000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE student_alias (
        -- The id of the record that was merged into another: links to it still lead somewhere.
        old_id uuid PRIMARY KEY,
        student_id uuid NOT NULL REFERENCES student (id) ON DELETE CASCADE,
        name text NOT NULL,
        personal_number text,
        merged_at timestamptz NOT NULL DEFAULT now(),
        merged_by uuid REFERENCES app_user (id)
      );
      CREATE INDEX student_alias_student ON student_alias (student_id);

      ALTER TABLE student ADD COLUMN anonymised_at timestamptz;

      -- Nothing is taken out of a trail, with one exception that the law asks for: what it says of a person
      -- who is anonymised is blanked, in the one transaction that says so of itself.
      CREATE OR REPLACE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        IF TG_OP = 'UPDATE' AND TG_TABLE_NAME = 'change_history'
          AND current_setting('studievy.anonymising', true) = OLD.student_id::text THEN RETURN NEW; END IF;
        RAISE EXCEPTION '% is append-only', TG_TABLE_NAME USING ERRCODE = 'insufficient_privilege';
      END $$;
    `);
  }

  async down(): Promise<void> {
    throw new Error('Merged records are not parted again: restore the backup from before.');
  }
}
