import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A validated part of a course changes its price: decisions mark the student's enrolments for new facts. */
export class ValidatedPrices1765900000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE FUNCTION mark_validation() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        INSERT INTO enrollment_fact_mark (students) VALUES (array_remove(ARRAY[OLD.student_id, NEW.student_id], NULL));
        RETURN NULL;
      END $$;
      CREATE TRIGGER study_validation_marked AFTER INSERT OR UPDATE OR DELETE ON study_validation
        FOR EACH ROW EXECUTE FUNCTION mark_validation();
      CREATE TRIGGER study_validation_marked_emptied AFTER TRUNCATE ON study_validation
        FOR EACH STATEMENT EXECUTE FUNCTION mark_everything();
      -- Parts that were validated before.
      INSERT INTO enrollment_fact_mark (students)
        SELECT array_agg(DISTINCT student_id) FROM study_validation WHERE scope = 'PART' HAVING count(*) > 0;`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TRIGGER study_validation_marked_emptied ON study_validation;
      DROP TRIGGER study_validation_marked ON study_validation;
      DROP FUNCTION mark_validation();
      INSERT INTO enrollment_fact_mark (everything) VALUES (true);`);
  }
}
