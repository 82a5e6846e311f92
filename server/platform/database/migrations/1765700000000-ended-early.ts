import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The day on which a placement ended before its last day. */
export class EndedEarly1765700000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      -- No day after it is reported or certified. Null while the placement has not ended, or if it lasted to the end.
      ALTER TABLE placement ADD COLUMN ended_on date,
        ADD CHECK (ended_on IS NULL OR state IN ('INTERRUPTED', 'DONE') AND ended_on < end_date);`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE placement DROP COLUMN ended_on');
  }
}
