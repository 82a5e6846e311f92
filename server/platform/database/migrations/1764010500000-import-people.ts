import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Several rows of a file may be of one student, a course each; what a student waits for is found by the student. */
export class ImportPeople1764010500000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      -- The row of the same person whose record holds what this one adds as well.
      ALTER TABLE import_row ADD COLUMN head_row integer;
      CREATE INDEX course_wish_student ON course_wish (student_id);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP INDEX course_wish_student;
      ALTER TABLE import_row DROP COLUMN head_row;
    `);
  }
}
