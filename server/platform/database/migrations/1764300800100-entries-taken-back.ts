import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Of what an action placed, those that do not stand any more are counted in an index of their own. */
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
