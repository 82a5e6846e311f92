import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * How many enrolments have each status is kept: the total of their list, whatever the size of the school. Each change
 * adds a row with its difference, as in `student_count`. Those who read the list may know of every student.
 */
export class TotalsOfEnrollments1764300300100 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      LOCK TABLE enrollment IN SHARE ROW EXCLUSIVE MODE;
      CREATE TABLE enrollment_count (
        id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        status text,
        enrollments integer NOT NULL
      );
      -- For who has written past the triggers.
      CREATE FUNCTION recount_enrollments() RETURNS void LANGUAGE plpgsql AS $$
      BEGIN
        -- What is written meanwhile would be neither counted here nor by the triggers, what is folded meanwhile twice.
        LOCK TABLE enrollment, enrollment_count IN SHARE ROW EXCLUSIVE MODE;
        DELETE FROM enrollment_count;
        ${counting(partsOf('enrollment', 1))};
      END $$;
      SELECT recount_enrollments();
      CREATE FUNCTION count_enrollments() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        IF TG_OP = 'INSERT' THEN
          ${counting(partsOf('added', 1))};
        ELSIF TG_OP = 'DELETE' THEN
          ${counting(partsOf('removed', -1))};
        ELSE
          ${counting(`${partsOf('added', 1)} UNION ALL ${partsOf('removed', -1)}`)};
        END IF;
        RETURN NULL;
      END $$;
      CREATE TRIGGER enrollment_count_added AFTER INSERT ON enrollment REFERENCING NEW TABLE AS added
        FOR EACH STATEMENT EXECUTE FUNCTION count_enrollments();
      CREATE TRIGGER enrollment_count_removed AFTER DELETE ON enrollment REFERENCING OLD TABLE AS removed
        FOR EACH STATEMENT EXECUTE FUNCTION count_enrollments();
      CREATE TRIGGER enrollment_count_changed AFTER UPDATE ON enrollment REFERENCING OLD TABLE AS removed NEW TABLE AS added
        FOR EACH STATEMENT EXECUTE FUNCTION count_enrollments();
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TRIGGER enrollment_count_added ON enrollment;
      DROP TRIGGER enrollment_count_removed ON enrollment;
      DROP TRIGGER enrollment_count_changed ON enrollment;
      DROP FUNCTION count_enrollments();
      DROP FUNCTION recount_enrollments();
      DROP TABLE enrollment_count;
    `);
  }
}

/** The counted enrolments of some rows; `times` is 1 for new rows and -1 for old rows. */
const partsOf = (rows: string, times: 1 | -1): string =>
  `SELECT status, ${times} AS enrollments FROM ${rows} WHERE removed_at IS NULL AND is_enrollment`;

/** Writes the differences, one row per status; nothing when no status and no number has changed. */
const counting = (parts: string): string => `
  INSERT INTO enrollment_count (status, enrollments)
  SELECT status, sum(enrollments) FROM (${parts}) part GROUP BY status HAVING sum(enrollments) <> 0`;
