import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Course matching asks for those who are admitted to a course and have no place in any instance. */
export class UnplacedEnrollments1763835000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE INDEX enrollment_unplaced ON enrollment (course_id)
        WHERE is_enrollment AND status = 'ADMITTED' AND course_instance_id IS NULL AND removed_at IS NULL
          AND course_id IS NOT NULL;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX enrollment_unplaced');
  }
}
