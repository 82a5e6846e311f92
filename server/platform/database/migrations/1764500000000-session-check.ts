import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Databases from before the baseline still have the function by which a cached session was verified. */
export class SessionCheck1764500000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('DROP FUNCTION IF EXISTS not_as_presumed()');
  }

  async down(): Promise<void> {
    // A database from the baseline never had the function.
  }
}
