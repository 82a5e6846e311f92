import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Stored grading counts per course instance: participants, missing grades, drafts and signed grades. Each change adds
 * a row with its difference, as in `student_count`. All students are counted; the reader subtracts the few students
 * hidden from the user. Open corrections are few too, and counted at read time.
 */
export class GradingCount1764021000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      SET LOCAL statement_timeout = '10min';
      LOCK TABLE enrollment IN SHARE ROW EXCLUSIVE MODE;
      CREATE TABLE grading_count (
        id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        course_instance_id uuid NOT NULL,
        students integer NOT NULL,
        missing integer NOT NULL,
        drafts integer NOT NULL,
        signed integer NOT NULL
      );
      CREATE INDEX grading_count_instance ON grading_count (course_instance_id);
      -- When an instance was signed last stands first among its own.
      CREATE INDEX enrollment_signed_instance ON enrollment (course_instance_id, grade_signed_at DESC)
        WHERE removed_at IS NULL AND is_enrollment AND grade_signed_at IS NOT NULL;
    `);
    await runner.query(`
      -- For who has written past the triggers.
      CREATE FUNCTION recount_grading() RETURNS void LANGUAGE plpgsql AS $$
      BEGIN
        -- What is written meanwhile would be neither counted here nor by the triggers, what is folded meanwhile twice.
        LOCK TABLE enrollment, grading_count IN SHARE ROW EXCLUSIVE MODE;
        DELETE FROM grading_count;
        ${counting(partsOf('enrollment', 1))};
      END $$;
      SELECT recount_grading();
      CREATE FUNCTION count_grading() RETURNS trigger LANGUAGE plpgsql AS $$
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
      CREATE TRIGGER grading_count_added AFTER INSERT ON enrollment REFERENCING NEW TABLE AS added
        FOR EACH STATEMENT EXECUTE FUNCTION count_grading();
      CREATE TRIGGER grading_count_removed AFTER DELETE ON enrollment REFERENCING OLD TABLE AS removed
        FOR EACH STATEMENT EXECUTE FUNCTION count_grading();
      CREATE TRIGGER grading_count_changed AFTER UPDATE ON enrollment REFERENCING OLD TABLE AS removed NEW TABLE AS added
        FOR EACH STATEMENT EXECUTE FUNCTION count_grading();
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TRIGGER grading_count_added ON enrollment;
      DROP TRIGGER grading_count_removed ON enrollment;
      DROP TRIGGER grading_count_changed ON enrollment;
      DROP FUNCTION count_grading();
      DROP FUNCTION recount_grading();
      DROP INDEX enrollment_signed_instance;
      DROP TABLE grading_count;
    `);
  }
}

/** Counts of some enrolments; `times` is 1 for new rows and -1 for old rows. */
const partsOf = (rows: string, times: 1 | -1): string => `
  SELECT course_instance_id, ${times} AS students,
    ${times} * (grade IS NULL AND coalesce(status, 'ADMITTED') IN ('ADMITTED', 'ACTIVE', 'COMPLETED'))::integer AS missing,
    ${times} * (grade IS NOT NULL AND grade_signed_at IS NULL)::integer AS drafts,
    ${times} * (grade_signed_at IS NOT NULL)::integer AS signed
  FROM ${rows} WHERE is_enrollment AND removed_at IS NULL AND course_instance_id IS NOT NULL
    AND coalesce(status, 'ADMITTED') NOT IN ('NOT_STARTED', 'CANCELLED')`;

/** Writes what differs, a row for each instance. */
const counting = (parts: string): string => `
  INSERT INTO grading_count (course_instance_id, students, missing, drafts, signed)
  SELECT course_instance_id, sum(students), sum(missing), sum(drafts), sum(signed) FROM (${parts}) part
  GROUP BY course_instance_id
  HAVING sum(students) <> 0 OR sum(missing) <> 0 OR sum(drafts) <> 0 OR sum(signed) <> 0`;
