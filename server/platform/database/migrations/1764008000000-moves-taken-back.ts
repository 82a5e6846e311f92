import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * A move that is taken back gives the card the days that it had in its column. So the trail keeps since when a card
 * had stood in the column it left, and the card, apart from that, when it was moved last: news are ordered by it.
 */
export class MovesTakenBack1764008000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE change_history ADD COLUMN left_since timestamptz;
      ALTER TABLE student ADD COLUMN apl_moved_at timestamptz NOT NULL DEFAULT now();
      UPDATE student SET apl_moved_at = apl_status_since`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE student DROP COLUMN apl_moved_at;
      ALTER TABLE change_history DROP COLUMN left_since`);
  }
}
