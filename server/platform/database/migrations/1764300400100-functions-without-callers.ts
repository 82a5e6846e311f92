import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The functions that views took the place of: the build before calls none of them either. */
export class FunctionsWithoutCallers1764300400100 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP FUNCTION course_equivalents(uuid);
      DROP FUNCTION pair_source(uuid, uuid);
      DROP FUNCTION teacher_peak(uuid, date, date);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE FUNCTION pair_source(one uuid, other uuid) RETURNS text LANGUAGE sql STABLE PARALLEL SAFE
        RETURN (SELECT min(source) FROM course_equivalent
          WHERE (course_id = one AND equivalent_id = other) OR (course_id = other AND equivalent_id = one));
      CREATE FUNCTION course_equivalents(course uuid) RETURNS json LANGUAGE sql STABLE PARALLEL SAFE
        RETURN coalesce((SELECT equivalents FROM equivalents_of_course WHERE course_id = course), '[]'::json);
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
    `);
  }
}
