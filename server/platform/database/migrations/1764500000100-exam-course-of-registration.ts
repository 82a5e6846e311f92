import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Databases from before the baseline still have the trigger that set the course of a registration. */
export class ExamCourseOfRegistration1764500000100 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TRIGGER IF EXISTS exam_course_named ON exam');
    await runner.query('DROP FUNCTION IF EXISTS exam_names_course()');
  }

  async down(): Promise<void> {
    // A database from the baseline never had the trigger.
  }
}
