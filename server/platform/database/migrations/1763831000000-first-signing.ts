import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Keeps the day of the first signing when a grade is corrected and signed again: earnings and timeliness refer to
 * that day (domain, D11).
 */
export class FirstSigning1763831000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const part of [COLUMNS, FILL, KEEP]) await runner.query(part);
  }

  async down(): Promise<void> {
    throw new Error('When a grade was first signed is not forgotten: restore the backup from before.');
  }
}

const COLUMNS = `
  ALTER TABLE grade ADD COLUMN first_signed_at timestamptz;
  ALTER TABLE enrollment ADD COLUMN grade_first_signed_at timestamptz;
`;

/** From the trail of changes: its first row is the first signing. Nothing else of a record changes by this. */
const FILL = `
  SET LOCAL statement_timeout = '10min';
  ALTER TABLE grade DISABLE TRIGGER USER;
  ALTER TABLE enrollment DISABLE TRIGGER USER;
  UPDATE grade g SET first_signed_at = least(g.signed_at, (SELECT min(h.changed_at) FROM grade_change h
      WHERE h.grade_id = g.id AND h.previous_value IS NULL))
    WHERE g.signed_at IS NOT NULL;
  UPDATE enrollment e SET grade_first_signed_at = g.first_signed_at FROM grade g
    WHERE g.enrollment_id = e.id AND g.first_signed_at IS NOT NULL;
  ALTER TABLE grade ENABLE TRIGGER USER;
  ALTER TABLE enrollment ENABLE TRIGGER USER;
`;

const KEEP = `
  CREATE FUNCTION keep_first_signing() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    NEW.first_signed_at := coalesce(CASE WHEN TG_OP = 'UPDATE' THEN OLD.first_signed_at END, NEW.first_signed_at,
      NEW.signed_at);
    RETURN NEW;
  END $$;
  CREATE TRIGGER grade_first_signing BEFORE INSERT OR UPDATE ON grade
    FOR EACH ROW EXECUTE FUNCTION keep_first_signing();

  CREATE OR REPLACE FUNCTION copy_grade_to_enrollment() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    IF TG_OP = 'DELETE' THEN
      UPDATE enrollment SET grade = NULL, graded_on = NULL, grade_signed_at = NULL, grade_first_signed_at = NULL,
        updated_at = greatest(updated_at, CASE WHEN OLD.signed_at IS NOT NULL THEN now() END)
        WHERE id = OLD.enrollment_id;
    ELSIF NEW.enrollment_id IS NOT NULL THEN
      UPDATE enrollment SET grade = NEW.value, graded_on = NEW.graded_on, grade_signed_at = NEW.signed_at,
        grade_first_signed_at = NEW.first_signed_at,
        updated_at = greatest(updated_at, CASE WHEN NEW.signed_at IS NOT NULL THEN NEW.updated_at END)
        WHERE id = NEW.enrollment_id;
    END IF;
    RETURN NULL;
  END $$;
`;
