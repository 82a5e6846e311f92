import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Stored number of students per status, which the list shows on every page. Each change adds a row with its
 * difference, so that changes do not wait for each other and the sum is right in every snapshot; the rows are merged
 * from time to time. Protected students are few and counted at read time, depending on the reader.
 */
export class StudentCount1764019000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      -- What another process writes meanwhile would be neither counted here nor by the triggers.
      LOCK TABLE student IN SHARE ROW EXCLUSIVE MODE;
      CREATE TABLE student_count (
        id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        status text NOT NULL,
        students integer NOT NULL
      );
      INSERT INTO student_count (status, students)
        SELECT status, count(*) FROM student WHERE NOT is_protected GROUP BY status;

      CREATE FUNCTION count_students() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        IF TG_OP = 'INSERT' THEN
          INSERT INTO student_count (status, students)
            SELECT status, count(*) FROM changed WHERE NOT is_protected GROUP BY status;
        ELSIF TG_OP = 'DELETE' THEN
          INSERT INTO student_count (status, students)
            SELECT status, -count(*) FROM changed WHERE NOT is_protected GROUP BY status;
        ELSE
          INSERT INTO student_count (status, students)
            SELECT OLD.status, -1 WHERE NOT OLD.is_protected
            UNION ALL SELECT NEW.status, 1 WHERE NOT NEW.is_protected;
        END IF;
        RETURN NULL;
      END $$;
      CREATE TRIGGER student_count_added AFTER INSERT ON student REFERENCING NEW TABLE AS changed
        FOR EACH STATEMENT EXECUTE FUNCTION count_students();
      CREATE TRIGGER student_count_removed AFTER DELETE ON student REFERENCING OLD TABLE AS changed
        FOR EACH STATEMENT EXECUTE FUNCTION count_students();
      -- No list of columns: a new start or end changes the status on the way.
      CREATE TRIGGER student_count_changed AFTER UPDATE ON student
        FOR EACH ROW WHEN (OLD.status <> NEW.status OR OLD.is_protected <> NEW.is_protected)
        EXECUTE FUNCTION count_students();
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TRIGGER student_count_added ON student;
      DROP TRIGGER student_count_removed ON student;
      DROP TRIGGER student_count_changed ON student;
      DROP FUNCTION count_students();
      DROP TABLE student_count;
    `);
  }
}
