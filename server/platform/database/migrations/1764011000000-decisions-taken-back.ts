import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What a registration for an exam was before its latest decision, so that the decision can be taken back. */
export class DecisionsTakenBack1764011000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE exam ADD COLUMN before_decision jsonb');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE exam DROP COLUMN before_decision');
  }
}
