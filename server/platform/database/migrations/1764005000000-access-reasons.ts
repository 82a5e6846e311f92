import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Why a student was opened, and in answer to what a protected one was shown. */
export class AccessReasons1764005000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      -- As the reader gave it; null means that none was given.
      ALTER TABLE access_log ADD COLUMN reason text;
      -- Of a list or search that showed a protected student: what was asked, without personal numbers.
      ALTER TABLE access_log ADD COLUMN question text;
      -- There are few of them, and every list asks which of its rows they are.
      CREATE INDEX student_protected ON student (id) WHERE is_protected;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP INDEX student_protected;
      ALTER TABLE access_log DROP COLUMN question, DROP COLUMN reason;
    `);
  }
}
