import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The equivalents of each course as a view: PostgreSQL plans it together with the reading statement. The previous
 * function was called for each row and called another one for each pair.
 */
export class EquivalentsOfCourses1764300100100 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE VIEW equivalents_of_course AS
        SELECT pair.course_id, json_agg(json_build_object('id', c.id, 'code', c.code, 'name', c.name,
          'points', c.points, 'system', c.system, 'isArchived', c.archived_at IS NOT NULL,
          'source', pair.source) ORDER BY c.code) AS equivalents
        FROM (SELECT course_id, equivalent_id, min(source) AS source
          FROM (SELECT course_id, equivalent_id, source FROM course_equivalent
            UNION ALL SELECT equivalent_id, course_id, source FROM course_equivalent) either
          GROUP BY course_id, equivalent_id) pair
        JOIN course c ON c.id = pair.equivalent_id GROUP BY pair.course_id;
      -- Called by processes of the build before alone.
      CREATE OR REPLACE FUNCTION course_equivalents(course uuid) RETURNS json LANGUAGE sql STABLE PARALLEL SAFE
        RETURN coalesce((SELECT equivalents FROM equivalents_of_course WHERE course_id = course), '[]'::json);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE OR REPLACE FUNCTION course_equivalents(course uuid) RETURNS json LANGUAGE sql STABLE PARALLEL SAFE
        RETURN (SELECT coalesce(json_agg(json_build_object('id', c.id, 'code', c.code, 'name', c.name,
            'points', c.points, 'system', c.system, 'isArchived', c.archived_at IS NOT NULL,
            'source', pair_source(course, c.id)) ORDER BY c.code), '[]'::json)
          FROM course_pair pair JOIN course c ON c.id = pair.equivalent_id WHERE pair.course_id = course);
      DROP VIEW equivalents_of_course;
    `);
  }
}
