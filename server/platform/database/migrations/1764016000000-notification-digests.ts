import type { MigrationInterface, QueryRunner } from 'typeorm';

/** When somebody who asked for their notifications by e-mail was last written to, or would have been. */
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
