import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A follow-up can be changed by two: nobody writes over what the other has made of it. */
export class FollowUpVersions1764015000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE follow_up ADD COLUMN version integer NOT NULL DEFAULT 1');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE follow_up DROP COLUMN version');
  }
}
