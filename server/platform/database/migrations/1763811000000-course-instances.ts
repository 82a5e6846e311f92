import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What the lists of course instances count by, and how a cancellation is taken back. */
export class CourseInstances1763811000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(CANCELLATION);
    await runner.query(COUNTS);
    await runner.query(LOAD);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP FUNCTION teacher_peak(uuid, date, date);
      DROP INDEX course_instance_teacher_start;
      DROP INDEX enrollment_seat;
      ALTER TABLE course_instance DROP COLUMN cancelled_from, DROP COLUMN cancelled_at, DROP COLUMN cancel_batch_id;
    `);
  }
}

const CANCELLATION = `
  ALTER TABLE course_instance
    -- How it was planned before it was cancelled, and the change of its students: both are taken back together.
    ADD COLUMN cancelled_from text CHECK (cancelled_from IN ('PLANNED', 'OPEN')),
    ADD COLUMN cancelled_at timestamptz,
    ADD COLUMN cancel_batch_id uuid;
`;

const COUNTS = `
  -- The students of an instance are counted from the index alone.
  CREATE INDEX enrollment_seat ON enrollment (course_instance_id) INCLUDE (status, grade_signed_at)
    WHERE removed_at IS NULL AND is_enrollment AND course_instance_id IS NOT NULL;
`;

const LOAD = `
  CREATE INDEX course_instance_teacher_start ON course_instance (teacher_id, start_date) WHERE planning <> 'CANCELLED';

  -- The highest sum of paces that a teacher has on one day of the period. It can only rise where something begins.
  CREATE FUNCTION teacher_peak(teacher uuid, first_day date, last_day date) RETURNS integer
    LANGUAGE sql STABLE PARALLEL SAFE AS $$
      SELECT max(load)::integer FROM (
        SELECT (SELECT sum(o.pace_percent) FROM course_instance o
          WHERE o.teacher_id = teacher AND o.planning <> 'CANCELLED'
            AND o.start_date <= day.day AND o.end_date >= day.day) AS load
        FROM (SELECT first_day AS day UNION
          SELECT start_date FROM course_instance
          WHERE teacher_id = teacher AND planning <> 'CANCELLED' AND start_date BETWEEN first_day AND last_day) day
      ) loads
    $$;
`;
