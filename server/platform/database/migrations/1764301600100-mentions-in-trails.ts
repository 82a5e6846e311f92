import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Free texts of others that name an anonymised student may be cleared in the append-only tables too: the text alone, by a
 * transaction that says so. The index finds the few readings that have a reason.
 */
export class MentionsInTrails1764301600100 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE FUNCTION clears_text_only(before jsonb, after jsonb) RETURNS boolean LANGUAGE sql IMMUTABLE AS $$
        SELECT coalesce(bool_and(key IN ('reason', 'note', 'text') AND after->>key = '[ANONYMISERAD]'), false)
        FROM jsonb_each(before) AS was(key, value) WHERE after->key IS DISTINCT FROM value
      $$;
      CREATE OR REPLACE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
      DECLARE
        anonymised text[] := string_to_array(current_setting('studievy.anonymising', true), ',');
      BEGIN
        IF TG_OP = 'UPDATE' AND current_setting('studievy.clearing_mentions', true) = 'on'
          AND clears_text_only(to_jsonb(OLD), to_jsonb(NEW)) THEN
          RETURN NEW;
        END IF;
        ${BEFORE}
      END $$;
      CREATE INDEX access_log_reason ON access_log (id) WHERE reason IS NOT NULL;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP INDEX access_log_reason;
      CREATE OR REPLACE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
      DECLARE
        anonymised text[] := string_to_array(current_setting('studievy.anonymising', true), ',');
      BEGIN
        ${BEFORE}
      END $$;
      DROP FUNCTION clears_text_only(jsonb, jsonb);
    `);
  }
}

const BEFORE = `
        IF TG_OP = 'UPDATE' AND TG_TABLE_NAME IN ('change_history', 'grade_change', 'earning_correction') THEN
          IF OLD.student_id::text = ANY (anonymised) THEN
            RETURN NEW;
          END IF;
        ELSIF TG_OP = 'UPDATE' AND TG_TABLE_NAME = 'enrollment_status_change' THEN
          IF EXISTS (SELECT FROM enrollment e WHERE e.id = OLD.enrollment_id
            AND e.student_id::text = ANY (anonymised)) THEN
            RETURN NEW;
          END IF;
        ELSIF TG_OP = 'DELETE' AND TG_TABLE_NAME = 'enrollment_status_change' THEN
          IF coalesce(current_setting('studievy.undoing_import', true), '') <> ''
            AND NOT EXISTS (SELECT FROM enrollment e WHERE e.id = OLD.enrollment_id) THEN
            RETURN OLD;
          END IF;
        END IF;
        RAISE EXCEPTION '% is append-only', TG_TABLE_NAME USING ERRCODE = 'insufficient_privilege';`;
