import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Derives values from enrolments for one student or for ten thousand, often while the planner's statistics say that the
 * tables are empty: an import fills them within its transaction, and a planner that expects one row chooses nested loops
 * with students³ iterations. The query therefore avoids nested loops: names are looked up by key, and the two remaining
 * joins are hash or merge joins over the indexes.
 */
export class SteadyDerived1763841000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      derivedEducation(
        `(SELECT coalesce((SELECT p.name FROM course_package p WHERE p.id = e.package_id),
           (SELECT pr.name FROM program pr WHERE pr.id = e.program_id))) AS bundle,
         (SELECT c.name FROM course c WHERE c.id = e.course_id) AS course`,
        '',
      ),
    );
    await runner.query(
      'ALTER FUNCTION refresh_derived(uuid[]) SET enable_nestloop = off SET enable_seqscan = off',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER FUNCTION refresh_derived(uuid[]) RESET ALL');
    await runner.query(
      derivedEducation(
        'coalesce(p.name, pr.name) AS bundle, c.name AS course',
        `LEFT JOIN course c ON c.id = e.course_id
         LEFT JOIN course_package p ON p.id = e.package_id
         LEFT JOIN program pr ON pr.id = e.program_id`,
      ),
    );
  }
}

const derivedEducation = (names: string, joins: string): string => `
  CREATE OR REPLACE FUNCTION derived_education(students uuid[])
  RETURNS TABLE (student_id uuid, status text, summary text, total integer, active integer)
  LANGUAGE sql STABLE AS $$
    WITH entry AS (
      SELECT e.student_id, e.status, e.is_enrollment, e.start_date, ${names},
        e.is_enrollment AND NOT is_ended(e.status) AND coalesce(e.start_date <= today(), true)
          AND coalesce(e.end_date >= today(), true) AS active,
        NOT is_ended(e.status) AND e.start_date > today() AS coming
      FROM enrollment e ${joins}
      WHERE e.student_id = ANY (students) AND e.removed_at IS NULL
    ), grouped AS (
      SELECT entry.student_id,
        count(*) FILTER (WHERE is_enrollment)::integer AS total,
        count(*) FILTER (WHERE active)::integer AS active,
        bool_or(active AND entry.status IS DISTINCT FROM 'PAUSED') AS studying,
        bool_or(active) AS paused,
        bool_or(coming) AS coming,
        bool_or(entry.status = 'DROPPED_OUT') AND NOT bool_or(entry.status = 'COMPLETED') AS dropped_out,
        (array_agg(bundle ORDER BY active DESC, entry.start_date DESC NULLS LAST)
          FILTER (WHERE bundle IS NOT NULL))[1] AS bundle,
        count(course) AS courses,
        (array_agg(course ORDER BY active DESC, entry.start_date DESC NULLS LAST)
          FILTER (WHERE course IS NOT NULL))[1] AS course
      FROM entry GROUP BY entry.student_id
    )
    SELECT s.id,
      CASE
        WHEN coalesce(g.total, 0) = 0 THEN status_by_dates(s.start_date, s.end_date)
        WHEN g.studying THEN 'ACTIVE'
        WHEN g.paused THEN 'PAUSED'
        WHEN g.coming THEN 'NOT_STARTED'
        WHEN g.dropped_out THEN 'DROPPED_OUT'
        ELSE 'ENDED'
      END,
      CASE WHEN g.bundle IS NOT NULL THEN g.bundle WHEN g.courses > 1 THEN g.courses || ' kurser' ELSE g.course END,
      coalesce(g.total, 0), coalesce(g.active, 0)
    FROM student s LEFT JOIN grouped g ON g.student_id = s.id
    WHERE s.id = ANY (students)
  $$`;
