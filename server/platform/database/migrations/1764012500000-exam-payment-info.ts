import type { MigrationInterface, QueryRunner } from 'typeorm';

const NAMED = `SELECT c.id FROM course c
  WHERE lower(c.name) = lower(title) OR lower(c.code) = lower(title)
  ORDER BY c.system = 'GY25' DESC, c.code LIMIT 1`;

/** How the fee for an exam is paid, in the school's own words; and the course that a title means, for who asks before registering. */
export class ExamPaymentInfo1764012500000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE school_setting ADD COLUMN exam_payment_info text CHECK (length(exam_payment_info) <= 500);
      CREATE FUNCTION exam_course(title text) RETURNS uuid LANGUAGE sql STABLE PARALLEL SAFE RETURN (${NAMED});
      CREATE OR REPLACE FUNCTION exam_names_course() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        NEW.course_id := exam_course(NEW.course);
        RETURN NEW;
      END $$;`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE OR REPLACE FUNCTION exam_names_course() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        SELECT c.id INTO NEW.course_id FROM course c
          WHERE lower(c.name) = lower(NEW.course) OR lower(c.code) = lower(NEW.course)
          ORDER BY c.system = 'GY25' DESC, c.code LIMIT 1;
        RETURN NEW;
      END $$;
      DROP FUNCTION exam_course(text);
      ALTER TABLE school_setting DROP COLUMN exam_payment_info;`);
  }
}
