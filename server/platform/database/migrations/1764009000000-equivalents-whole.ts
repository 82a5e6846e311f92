import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A course's equivalents are named as courses are: with their curriculum, points and state. */
export class EquivalentsWhole1764009000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE OR REPLACE FUNCTION course_equivalents(course uuid) RETURNS json LANGUAGE sql STABLE PARALLEL SAFE
        RETURN (SELECT coalesce(json_agg(json_build_object('id', c.id, 'code', c.code, 'name', c.name,
            'points', c.points, 'system', c.system, 'isArchived', c.archived_at IS NOT NULL,
            'source', pair_source(course, c.id)) ORDER BY c.code), '[]'::json)
          FROM course_pair pair JOIN course c ON c.id = pair.equivalent_id WHERE pair.course_id = course);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE OR REPLACE FUNCTION course_equivalents(course uuid) RETURNS json LANGUAGE sql STABLE PARALLEL SAFE
        RETURN (SELECT coalesce(json_agg(json_build_object('code', c.code, 'name', c.name,
            'source', pair_source(course, c.id)) ORDER BY c.code), '[]'::json)
          FROM course_pair pair JOIN course c ON c.id = pair.equivalent_id WHERE pair.course_id = course);
    `);
  }
}
