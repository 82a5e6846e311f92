import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Notices that were taken off a list together, so that they can be put back together. */
export class NoticesInBatches1764013500000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE notification_resolved ADD COLUMN batch_id uuid;
      CREATE INDEX notification_resolved_batch ON notification_resolved (batch_id) WHERE batch_id IS NOT NULL;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE notification_resolved DROP COLUMN batch_id');
  }
}
