import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Index for index-only scans of the students who hold a place in an instance; counts a teacher's distinct students. */
export class StudentsOfTeachers1764300100300 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE INDEX enrollment_seat_student ON enrollment (course_instance_id, student_id) INCLUDE (status, grade_signed_at)
        WHERE removed_at IS NULL AND is_enrollment AND course_instance_id IS NOT NULL;
      ${REPLACED}
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE INDEX enrollment_seat_student ON enrollment (course_instance_id) INCLUDE (status, grade_signed_at)
        WHERE removed_at IS NULL AND is_enrollment AND course_instance_id IS NOT NULL;
      ${REPLACED}
    `);
  }
}

/** Last, since nobody reads the table from here until the end. */
const REPLACED = 'DROP INDEX enrollment_seat; ALTER INDEX enrollment_seat_student RENAME TO enrollment_seat;';
