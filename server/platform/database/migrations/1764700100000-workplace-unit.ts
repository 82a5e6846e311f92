import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The unit of an organisation that a workplace is, by which duplicates are found. */
export class WorkplaceUnit1764700100000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      -- Unit or department within the organisation.
      ALTER TABLE workplace ADD unit text COLLATE "sv-x-icu";
      CREATE INDEX workplace_unit ON workplace (organisation_number, lower(coalesce(unit, name)))
        WHERE organisation_number IS NOT NULL;`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE workplace DROP unit');
  }
}
