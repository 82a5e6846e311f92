import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What a correction may amount to, and a trail that could still be emptied at a stroke. */
export class LimitsAndTrails1763837000002 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE earning_correction ADD CONSTRAINT earning_correction_within_reason
        CHECK (amount_ore BETWEEN -100000000 AND 100000000) NOT VALID;
      CREATE TRIGGER grade_change_is_not_truncated BEFORE TRUNCATE ON grade_change
        FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
      -- Foreign keys by which rows are looked for when what they point at goes.
      CREATE INDEX document_file ON document (file_id) WHERE file_id IS NOT NULL;
      CREATE INDEX course_wish_enrollment ON course_wish (enrollment_id) WHERE enrollment_id IS NOT NULL;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP INDEX document_file, course_wish_enrollment;
      DROP TRIGGER grade_change_is_not_truncated ON grade_change;
      ALTER TABLE earning_correction DROP CONSTRAINT earning_correction_within_reason;
    `);
  }
}
