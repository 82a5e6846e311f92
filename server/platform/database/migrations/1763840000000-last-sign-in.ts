import type { MigrationInterface, QueryRunner } from 'typeorm';

/** When an account last signed in outlives its sessions, which end after an hour without use. */
export class LastSignIn1763840000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE app_user ADD COLUMN last_signed_in_at timestamptz;
      UPDATE app_user u SET last_signed_in_at = s.at
        FROM (SELECT user_id, max(created_at) AS at FROM session GROUP BY user_id) s WHERE s.user_id = u.id;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE app_user DROP COLUMN last_signed_in_at');
  }
}
