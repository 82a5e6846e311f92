import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Whether the students of a cancelled course instance were written to: only then an undo has something to take back. */
export class HeldMails1764301000400 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE course_instance ADD COLUMN cancel_mailed boolean NOT NULL DEFAULT false');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE course_instance DROP COLUMN cancel_mailed');
  }
}
