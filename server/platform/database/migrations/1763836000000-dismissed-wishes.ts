import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Which saying of 'Ingen kurs' dismissed a wish: once that is forgotten, the wish waits again. */
export class DismissedWishes1763836000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE course_wish ADD COLUMN dismissed_by uuid REFERENCES course_alias (id) ON DELETE SET NULL;
      CREATE INDEX course_wish_dismissed ON course_wish (dismissed_by) WHERE dismissed_by IS NOT NULL;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE course_wish DROP COLUMN dismissed_by');
  }
}
