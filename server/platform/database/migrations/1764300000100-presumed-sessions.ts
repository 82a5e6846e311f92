import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What a question for a session raises where its holder is no longer who they were taken for (`NOT_AS_PRESUMED`). */
export class PresumedSessions1764300000100 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE FUNCTION not_as_presumed() RETURNS integer LANGUAGE plpgsql AS $$
      BEGIN
        RAISE EXCEPTION 'the session is not as presumed' USING ERRCODE = 'SV001';
      END $$;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP FUNCTION not_as_presumed()');
  }
}
