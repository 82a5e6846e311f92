import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Anonymising covers every log that mentions a person; the record of a document remains without its content. */
export class Erasure1763830000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      -- The check of a code still says that the school issued it; whom it was for, and its bytes, are gone.
      ALTER TABLE document
        ADD COLUMN erased_at timestamptz,
        ALTER COLUMN storage_key DROP NOT NULL,
        ADD CONSTRAINT document_has_bytes CHECK (storage_key IS NOT NULL OR erased_at IS NOT NULL);

      -- The one exception to what only grows, that the law asks for: what it says of a person who is anonymised
      -- is blanked, in the transaction that names the person's records, those merged into it included.
      CREATE OR REPLACE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        IF TG_OP = 'UPDATE' AND TG_TABLE_NAME IN ('change_history', 'grade_change', 'earning_correction') THEN
          IF OLD.student_id::text = ANY (string_to_array(current_setting('studievy.anonymising', true), ',')) THEN
            RETURN NEW;
          END IF;
        END IF;
        RAISE EXCEPTION '% is append-only', TG_TABLE_NAME USING ERRCODE = 'insufficient_privilege';
      END $$;
    `);
  }

  async down(): Promise<void> {
    throw new Error('What was erased does not come back: restore the backup from before.');
  }
}
