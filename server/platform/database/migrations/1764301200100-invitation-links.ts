import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A first password's link is an invitation: it lives for days, and no request for a new password ends it. */
export class InvitationLinks1764301200100 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE password_reset ADD COLUMN is_invitation boolean NOT NULL DEFAULT false');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE password_reset DROP COLUMN is_invitation');
  }
}
