import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Index for counting an action's placements that are no longer valid. */
export class EntriesTakenBack1764300800100 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE INDEX enrollment_taken_back ON enrollment (id) WHERE removed_at IS NOT NULL OR NOT is_enrollment;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX enrollment_taken_back');
  }
}
