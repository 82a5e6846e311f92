import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Ended placements by their last day: those that wait for an assessment, and those to erase. */
export class EndedPlacements1765300100000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE INDEX placement_ended ON placement (end_date, id) WHERE state IN ('DONE', 'INTERRUPTED')`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX placement_ended');
  }
}
