import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A course's equivalents say where it was published that they are. */
export class PairSources1764002002000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      -- Whose table pairs the two, whichever of them it names first; null where the school itself has linked them.
      CREATE FUNCTION pair_source(one uuid, other uuid) RETURNS text LANGUAGE sql STABLE PARALLEL SAFE
        RETURN (SELECT min(source) FROM course_equivalent
          WHERE (course_id = one AND equivalent_id = other) OR (course_id = other AND equivalent_id = one));

      CREATE OR REPLACE FUNCTION course_equivalents(course uuid) RETURNS json LANGUAGE sql STABLE PARALLEL SAFE
        RETURN (SELECT coalesce(json_agg(json_build_object('code', c.code, 'name', c.name,
            'source', pair_source(course, c.id)) ORDER BY c.code), '[]'::json)
          FROM course_pair pair JOIN course c ON c.id = pair.equivalent_id WHERE pair.course_id = course);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE OR REPLACE FUNCTION course_equivalents(course uuid) RETURNS json LANGUAGE sql STABLE PARALLEL SAFE
        RETURN (SELECT coalesce(json_agg(json_build_object('code', c.code, 'name', c.name) ORDER BY c.code), '[]'::json)
          FROM course_pair pair JOIN course c ON c.id = pair.equivalent_id WHERE pair.course_id = course);
      DROP FUNCTION pair_source(uuid, uuid);
    `);
  }
}
