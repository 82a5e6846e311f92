import type { MigrationInterface, QueryRunner } from 'typeorm';

/** One rule for equivalent courses, with the publisher of each equivalence. */
export class OneEquivalence1764002000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      -- Whose table pairs the two; null where the school itself has linked them.
      ALTER TABLE course_equivalent ADD COLUMN source text;

      -- A course and its equivalents: whoever has one of them has the course. A package or program, which has
      -- none, is alone. Not transitive: two courses that one level has replaced do not stand for each other.
      CREATE FUNCTION course_kin(course uuid) RETURNS uuid[] LANGUAGE sql STABLE PARALLEL SAFE
        RETURN ARRAY(SELECT course UNION SELECT equivalent_id FROM course_pair WHERE course_id = course);

      -- The same for a reader: the equivalents as a page shows them beside the course's own code.
      CREATE FUNCTION course_equivalents(course uuid) RETURNS json LANGUAGE sql STABLE PARALLEL SAFE
        RETURN (SELECT coalesce(json_agg(json_build_object('code', c.code, 'name', c.name) ORDER BY c.code), '[]'::json)
          FROM course_pair pair JOIN course c ON c.id = pair.equivalent_id WHERE pair.course_id = course);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP FUNCTION course_equivalents(uuid);
      DROP FUNCTION course_kin(uuid);
      ALTER TABLE course_equivalent DROP COLUMN source;
    `);
  }
}
