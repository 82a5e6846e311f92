import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Numbers that students have had (domain, D10): a coordination number is replaced by a personal number, but users still search for it. */
export class StudentNumbers1763830001000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const part of [TABLE, KEEP, FILL]) await runner.query(part);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TRIGGER student_number_kept ON student;
      DROP FUNCTION keep_student_number();
      DROP TABLE student_number;
    `);
  }
}

const TABLE = `
  CREATE TABLE student_number (
    student_id uuid NOT NULL REFERENCES student (id) ON DELETE CASCADE,
    -- Not the one that the student has now.
    personal_number text NOT NULL CHECK (personal_number ~ '^[0-9]{12}$'),
    until timestamptz NOT NULL DEFAULT now(),
    PRIMARY KEY (student_id, personal_number)
  );
  CREATE INDEX student_number_search ON student_number USING gin (personal_number gin_trgm_ops);
  CREATE INDEX student_number_whole ON student_number (personal_number);
`;

/** By every door through which a number changes: the form, an import, a merge. */
const KEEP = `
  CREATE FUNCTION keep_student_number() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    DELETE FROM student_number WHERE student_id = NEW.id AND personal_number = NEW.personal_number;
    IF OLD.personal_number IS NOT NULL AND NEW.anonymised_at IS NULL THEN
      INSERT INTO student_number (student_id, personal_number) VALUES (NEW.id, OLD.personal_number)
        ON CONFLICT (student_id, personal_number) DO UPDATE SET until = now();
    END IF;
    RETURN NULL;
  END $$;
  CREATE TRIGGER student_number_kept AFTER UPDATE OF personal_number ON student FOR EACH ROW
    WHEN (OLD.personal_number IS DISTINCT FROM NEW.personal_number) EXECUTE FUNCTION keep_student_number();
`;

/** What merges and the history of changes know already. */
const FILL = `
  INSERT INTO student_number (student_id, personal_number, until)
  SELECT known.student_id, known.number, max(known.until) FROM (
    SELECT student_id, personal_number AS number, merged_at AS until FROM student_alias
    UNION ALL
    SELECT student_id, replace(previous_values->>'personalNumber', '-', ''), changed_at FROM change_history
    WHERE changes @> ARRAY['personalNumber']) known
  JOIN student s ON s.id = known.student_id AND s.anonymised_at IS NULL
    AND s.personal_number IS DISTINCT FROM known.number
  WHERE known.number ~ '^[0-9]{12}$' GROUP BY 1, 2;
`;
