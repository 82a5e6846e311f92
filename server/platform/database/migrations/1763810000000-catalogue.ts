import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Additions to the catalogue: a record of shipped entries, and unique codes per curriculum. */
export class Catalogue1763810000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      -- Each thing that the product brings along is offered once: what a school unlinks or deletes stays away.
      CREATE TABLE shipped_reference (
        key text PRIMARY KEY,
        offered_at timestamptz NOT NULL DEFAULT now()
      );
      -- Two rows of one curriculum never share a code, however it is written; a local one may repeat another's.
      ALTER TABLE course DROP CONSTRAINT course_code_key;
      CREATE UNIQUE INDEX course_system_code ON course (system, lower(code));
      CREATE INDEX course_package_follows ON course_package (follows_id) WHERE follows_id IS NOT NULL;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP INDEX course_package_follows;
      DROP INDEX course_system_code;
      ALTER TABLE course ADD CONSTRAINT course_code_key UNIQUE (code);
      DROP TABLE shipped_reference;
    `);
  }
}
