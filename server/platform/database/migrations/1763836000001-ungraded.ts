import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Indexes ungraded enrolments by course and by end date; the index contains only enrolments without a signed grade. */
export class Ungraded1763836000001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP INDEX enrollment_ungraded;
      CREATE INDEX enrollment_ungraded ON enrollment (end_date, id)
        WHERE removed_at IS NULL AND is_enrollment AND grade_signed_at IS NULL
          AND coalesce(status, 'ADMITTED') IN ('ADMITTED', 'ACTIVE', 'COMPLETED');
      CREATE INDEX enrollment_ungraded_instance ON enrollment (course_instance_id)
        WHERE removed_at IS NULL AND is_enrollment AND grade_signed_at IS NULL
          AND coalesce(status, 'ADMITTED') IN ('ADMITTED', 'ACTIVE', 'COMPLETED');
      DROP INDEX course_instance_open_grades;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE INDEX course_instance_open_grades ON course_instance (end_date)
        WHERE grades_signed_at IS NULL AND planning <> 'CANCELLED';
      DROP INDEX enrollment_ungraded_instance;
      DROP INDEX enrollment_ungraded;
      CREATE INDEX enrollment_ungraded ON enrollment (end_date, id) WHERE removed_at IS NULL AND is_enrollment
        AND course_id IS NOT NULL AND grade_signed_at IS NULL AND status IN ('ADMITTED', 'ACTIVE', 'PAUSED');
    `);
  }
}
