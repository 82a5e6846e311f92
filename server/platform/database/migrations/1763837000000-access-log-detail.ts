import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Which list or document was taken, and indexes for what the log is asked by. */
export class AccessLogDetail1763837000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      -- What kind of list or document it was: never whom or what it holds.
      ALTER TABLE access_log ADD COLUMN detail text;
      CREATE INDEX access_log_at ON access_log (at);
      CREATE INDEX access_log_action ON access_log (action, id);
      CREATE INDEX access_log_protected ON access_log (id) WHERE is_protected;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP INDEX access_log_at, access_log_action, access_log_protected;
      ALTER TABLE access_log DROP COLUMN detail;
    `);
  }
}
