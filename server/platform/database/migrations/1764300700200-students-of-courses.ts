import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The different students of a course, package or program are counted in the index that finds its enrolments. */
export class StudentsOfCourses1764300700200 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const target of ['course', 'package', 'program'])
      await runner.query(`
        DROP INDEX enrollment_${target};
        CREATE INDEX enrollment_${target} ON enrollment (${target}_id, student_id) INCLUDE (is_enrollment, removed_at, status)
          WHERE ${target}_id IS NOT NULL;
      `);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const target of ['course', 'package', 'program'])
      await runner.query(`
        DROP INDEX enrollment_${target};
        CREATE INDEX enrollment_${target} ON enrollment (${target}_id);
      `);
  }
}
