import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Which of its first steps the school has left out. */
export class FirstRun1764014000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `ALTER TABLE school_setting ADD COLUMN first_run_skipped text[] NOT NULL DEFAULT '{}'`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE school_setting DROP COLUMN first_run_skipped');
  }
}
