import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Dates of students that an enrolment has extended, so that its undo restores them. */
export class EnrolledDates1764600100000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      -- A student whose dates the batch has extended: the dates before and after.
      CREATE TABLE enrollment_batch_student (
        batch_id uuid NOT NULL REFERENCES enrollment_batch (id) ON DELETE CASCADE,
        student_id uuid NOT NULL REFERENCES student (id) ON DELETE CASCADE,
        start_before date,
        start_after date,
        end_before date,
        end_after date,
        PRIMARY KEY (batch_id, student_id)
      );
      CREATE INDEX enrollment_batch_student_student ON enrollment_batch_student (student_id);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE enrollment_batch_student');
  }
}
