import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Who removed a comment: only they may bring it back, and a search by its words could take another's for theirs. */
export class CommentRemovers1764011500000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE comment ADD COLUMN deleted_by uuid REFERENCES app_user (id)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE comment DROP COLUMN deleted_by');
  }
}
