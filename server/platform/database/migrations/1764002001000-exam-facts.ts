import type { MigrationInterface, QueryRunner } from 'typeorm';

/** When an exam was really registered, and which registrations name no course of the catalogue. */
export class ExamFacts1764002001000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      -- As staff say; null where it was registered on the day on which it was written down.
      ALTER TABLE exam ADD COLUMN registered_on date;
      -- What somebody has to find a course for.
      CREATE INDEX exam_without_course ON exam (seq) WHERE course_id IS NULL;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX exam_without_course; ALTER TABLE exam DROP COLUMN registered_on');
  }
}
