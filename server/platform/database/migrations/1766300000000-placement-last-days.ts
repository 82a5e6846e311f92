import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Placements by their last day, also those that ended before the planned one. */
export class PlacementLastDays1766300000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('CREATE INDEX placement_last ON placement (coalesce(ended_on, end_date), id)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX placement_last');
  }
}
