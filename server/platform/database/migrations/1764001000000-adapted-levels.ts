import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Komvux som anpassad utbildning has separate levels and scales: only Godkänt on basic level, A to E on
 * upper-secondary level. There is no failing grade; the dash means that no grade is set.
 */
export class AdaptedLevels1764001000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE course DROP CONSTRAINT course_level_check;
      ALTER TABLE course ADD CONSTRAINT course_level_check
        CHECK (level IN ('BASIC', 'UPPER_SECONDARY', 'SFI', 'ADAPTED_BASIC', 'ADAPTED_UPPER_SECONDARY'));
      CREATE OR REPLACE FUNCTION grade_scale(level text, kind text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
        RETURN CASE WHEN kind = 'ORIENTATION' THEN 'CERTIFICATE'
          WHEN kind = 'FINAL_PROJECT' OR level IN ('BASIC', 'SFI') THEN 'PASS_FAIL'
          WHEN level = 'ADAPTED_BASIC' THEN 'PASS_ONLY'
          WHEN level = 'ADAPTED_UPPER_SECONDARY' THEN 'PASS_LETTERS' ELSE 'LETTERS' END;
    `);
  }

  async down(): Promise<void> {
    throw new Error('Courses may be on the adapted levels by now: restore a backup instead.');
  }
}
