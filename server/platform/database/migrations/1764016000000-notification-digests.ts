import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Time of the last notification digest of each subscriber, sent or skipped because it was empty. */
export class NotificationDigests1764016000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE notification_digest (
        user_id uuid PRIMARY KEY REFERENCES app_user (id) ON DELETE CASCADE,
        made_at timestamptz NOT NULL
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE notification_digest');
  }
}
