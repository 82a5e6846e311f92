import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Until when a plan's goal can be met, and the indexes of the groups of plans. */
export class StudyPlanChecks1764700300000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      -- Last day on which the goal can still be met if nothing changes, as of checked_on; '-infinity' if it can't be
      -- met in time.
      ALTER TABLE study_plan ADD COLUMN reachable_until date NOT NULL DEFAULT 'infinity';
      -- Day of the latest check; null until the first.
      ALTER TABLE study_plan ADD COLUMN checked_on date;
      CREATE INDEX study_plan_reachable ON study_plan (reachable_until) WHERE state <> 'CLOSED';
      CREATE INDEX study_plan_updated ON study_plan (updated_at) WHERE state <> 'CLOSED';
      CREATE INDEX study_plan_checked ON study_plan (checked_on NULLS FIRST) WHERE state <> 'CLOSED';`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE study_plan DROP COLUMN checked_on, DROP COLUMN reachable_until');
  }
}
