import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Partial indexes of planned and removed enrolments by start date; both are few, and their lists scanned all rows. */
export class StartsOfPlanned1764300900200 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE INDEX enrollment_planned_start ON enrollment (start_date, id) WHERE removed_at IS NULL AND NOT is_enrollment;
      CREATE INDEX enrollment_removed_start ON enrollment (start_date, id) WHERE removed_at IS NOT NULL;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX enrollment_planned_start, enrollment_removed_start');
  }
}
