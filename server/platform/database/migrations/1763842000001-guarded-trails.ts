import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Every trail that only grows is kept from shrinking by the database itself, and none is emptied at a stroke. */
export class GuardedTrails1763842000001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      -- The exceptions, each named by the transaction that makes use of it: what is said of a person who is
      -- anonymised is blanked, and an import that is taken back takes the trail of its enrolments along.
      CREATE OR REPLACE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
      DECLARE
        anonymised text[] := string_to_array(current_setting('studievy.anonymising', true), ',');
      BEGIN
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
        RAISE EXCEPTION '% is append-only', TG_TABLE_NAME USING ERRCODE = 'insufficient_privilege';
      END $$;
      ${ROWS.map((table) => onRows(table)).join('')}
      ${WHOLE.map((table) => onWhole(table)).join('')}
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ${ROWS.map((table) => `DROP TRIGGER ${table}_is_append_only ON ${table};`).join('')}
      ${WHOLE.map((table) => `DROP TRIGGER ${table}_is_not_truncated ON ${table};`).join('')}
      CREATE OR REPLACE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        IF TG_OP = 'UPDATE' AND TG_TABLE_NAME IN ('change_history', 'grade_change', 'earning_correction') THEN
          IF OLD.student_id::text = ANY (string_to_array(current_setting('studievy.anonymising', true), ',')) THEN
            RETURN NEW;
          END IF;
        END IF;
        RAISE EXCEPTION '% is append-only', TG_TABLE_NAME USING ERRCODE = 'insufficient_privilege';
      END $$;
    `);
  }
}

const ROWS = ['enrollment_status_change', 'teacher_event'];
const WHOLE = [...ROWS, 'earning_freeze', 'earning_line', 'earning_correction', 'earning_invoice'];

const onRows = (table: string): string => `
  CREATE TRIGGER ${table}_is_append_only BEFORE UPDATE OR DELETE ON ${table}
    FOR EACH ROW EXECUTE FUNCTION refuse_change();`;
const onWhole = (table: string): string => `
  CREATE TRIGGER ${table}_is_not_truncated BEFORE TRUNCATE ON ${table}
    FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();`;
