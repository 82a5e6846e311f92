import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Days of placements that the workplace has reported. */
export class DaysByWorkplace1766100000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      -- True for absence that the supervisor reported by the link: the student does not change it.
      ALTER TABLE placement_day ADD COLUMN by_workplace boolean NOT NULL DEFAULT false;`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE placement_day DROP COLUMN by_workplace');
  }
}
