import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The name of an instance's course is kept in its row: lists of instances are sorted by it and told apart by it, and
 * no index holds columns of two tables.
 */
export class OrdersOfInstances1764300100200 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE course_instance ADD course_name text COLLATE "sv-x-icu";
      -- Whoever renames the course meanwhile waits, or is waited for.
      CREATE FUNCTION name_course_instance() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        SELECT name INTO NEW.course_name FROM course WHERE id = NEW.course_id FOR SHARE;
        RETURN NEW;
      END $$;
      CREATE FUNCTION rename_course_instances() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        UPDATE course_instance SET course_name = NEW.name WHERE course_id = NEW.id;
        RETURN NULL;
      END $$;
      CREATE TRIGGER course_instance_name BEFORE INSERT OR UPDATE OF course_id, course_name ON course_instance
        FOR EACH ROW EXECUTE FUNCTION name_course_instance();
      CREATE TRIGGER course_instance_name AFTER UPDATE OF name ON course
        FOR EACH ROW WHEN (OLD.name <> NEW.name) EXECUTE FUNCTION rename_course_instances();
      UPDATE course_instance SET course_name = NULL;
    `);
    await runner.query(`
      ALTER TABLE course_instance ALTER course_name SET NOT NULL;
      DROP INDEX course_instance_start;
      CREATE INDEX course_instance_start ON course_instance (start_date, course_name, id);
      CREATE INDEX course_instance_order ON course_instance ((coalesce(start_date, '2200-12-31')), course_name, id);
      CREATE INDEX course_instance_course_name ON course_instance (course_name);
    `);
    await runner.query(`
      -- How an instance stands on a day, for who looks at many and asks once what day it is.
      CREATE FUNCTION instance_status(planning text, start_date date, end_date date, day date) RETURNS text
        LANGUAGE sql IMMUTABLE PARALLEL SAFE RETURN CASE WHEN planning = 'CANCELLED' THEN 'CANCELLED'
          WHEN end_date < day THEN 'FINISHED' WHEN start_date <= day THEN 'ONGOING' ELSE planning END;
      CREATE OR REPLACE FUNCTION instance_status(planning text, start_date date, end_date date) RETURNS text
        LANGUAGE sql STABLE PARALLEL SAFE RETURN instance_status(planning, start_date, end_date, today());
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE OR REPLACE FUNCTION instance_status(planning text, start_date date, end_date date) RETURNS text
        LANGUAGE sql STABLE PARALLEL SAFE RETURN CASE WHEN planning = 'CANCELLED' THEN 'CANCELLED'
          WHEN end_date < today() THEN 'FINISHED' WHEN start_date <= today() THEN 'ONGOING' ELSE planning END;
      DROP FUNCTION instance_status(text, date, date, date);
      DROP INDEX course_instance_order, course_instance_course_name, course_instance_start;
      DROP TRIGGER course_instance_name ON course;
      DROP TRIGGER course_instance_name ON course_instance;
      DROP FUNCTION name_course_instance();
      DROP FUNCTION rename_course_instances();
      ALTER TABLE course_instance DROP course_name;
      CREATE INDEX course_instance_start ON course_instance (start_date, id);
    `);
  }
}
