import type { MigrationInterface, QueryRunner } from 'typeorm';

const TARGETS = ['course', 'package', 'program'];

/** Separate indexes of the current students of a course, package or program, in counting order. */
export class CurrentStudents1764300900100 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const target of TARGETS)
      await runner.query(`
        CREATE INDEX enrollment_${target}_current ON enrollment (${target}_id, student_id)
          WHERE is_enrollment AND removed_at IS NULL AND status IN ('ADMITTED', 'ACTIVE', 'PAUSED') AND ${target}_id IS NOT NULL
      `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP INDEX ${TARGETS.map((target) => `enrollment_${target}_current`).join(', ')}`);
  }
}
