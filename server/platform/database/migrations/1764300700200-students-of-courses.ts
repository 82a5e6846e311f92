import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The different students of a course, package or program are counted in the index that finds its enrolments. */
export class StudentsOfCourses1764300700200 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await replace(
      runner,
      (target) =>
        `(${target}_id, student_id) INCLUDE (is_enrollment, removed_at, status) WHERE ${target}_id IS NOT NULL`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await replace(runner, (target) => `(${target}_id)`);
  }
}

/** All are built before the first is dropped: while one is, nobody reads enrolments. */
async function replace(runner: QueryRunner, what: (target: string) => string): Promise<void> {
  const targets = ['course', 'package', 'program'];
  for (const target of targets)
    await runner.query(`CREATE INDEX enrollment_${target}_then ON enrollment ${what(target)}`);
  for (const target of targets)
    await runner.query(`
      DROP INDEX enrollment_${target};
      ALTER INDEX enrollment_${target}_then RENAME TO enrollment_${target};
    `);
}
