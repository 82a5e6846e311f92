import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Indexes the access log by Swedish day, newest first within each, so that an old month is found without newer rows. */
export class DaysOfAccessLog1764300700100 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE INDEX access_log_day ON access_log (((at AT TIME ZONE 'Europe/Stockholm')::date), id);
      DROP INDEX access_log_at;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE INDEX access_log_at ON access_log (at);
      DROP INDEX access_log_day;
    `);
  }
}
