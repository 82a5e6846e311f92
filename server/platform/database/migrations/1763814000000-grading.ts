import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What grading needs beyond the grade itself: notes before it is set, corrections under way, the best of several. */
export class Grading1763814000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const part of [NOTES, CORRECTIONS, BEST, NOTICES]) await runner.query(part);
  }

  async down(): Promise<void> {
    throw new Error('Grades are not taken back: restore the backup from before.');
  }
}

const NOTES = `
  -- A draft may hold what the grade will rest on before there is a grade.
  ALTER TABLE grade
    ALTER COLUMN value DROP NOT NULL,
    ALTER COLUMN graded_on DROP NOT NULL,
    ADD COLUMN basis text,
    ADD CONSTRAINT grade_signed_is_whole CHECK (signed_at IS NULL OR (value IS NOT NULL AND graded_on IS NOT NULL));
  CREATE INDEX grade_draft ON grade (course_instance_id) WHERE signed_at IS NULL;
`;

const CORRECTIONS = `
  -- A signed grade that an administrator has unlocked. What stands in grade stays published until the
  -- correction is signed; here is what it is to become.
  CREATE TABLE grade_correction (
    grade_id uuid PRIMARY KEY REFERENCES grade (id) ON DELETE CASCADE,
    reason text NOT NULL,
    opened_at timestamptz NOT NULL DEFAULT now(),
    opened_by uuid REFERENCES app_user (id),
    opened_by_name text NOT NULL,
    -- False while nothing has been changed yet.
    is_changed boolean NOT NULL DEFAULT false,
    value text NOT NULL CHECK (value IN ('A', 'B', 'C', 'D', 'E', 'F', '–', 'G', 'IG')),
    graded_on date NOT NULL,
    kind text NOT NULL CHECK (kind IN ('COURSE', 'EXAM', 'EARLY')),
    motivation text,
    project_title text,
    project_summary text CHECK (char_length(project_summary) <= 240)
  );
`;

const BEST = `
  -- Which of two grades counts: a pass of either scale above a fail, '–' below everything.
  CREATE FUNCTION grade_rank(value text) RETURNS integer LANGUAGE sql IMMUTABLE PARALLEL SAFE
    RETURN CASE value WHEN 'A' THEN 6 WHEN 'B' THEN 5 WHEN 'C' THEN 4 WHEN 'D' THEN 3 WHEN 'E' THEN 2
      WHEN 'G' THEN 2 WHEN 'F' THEN 1 WHEN 'IG' THEN 1 ELSE 0 END;
  -- A course and what stands for it in another curriculum are one for the question which grade counts.
  CREATE FUNCTION course_family(course uuid) RETURNS uuid LANGUAGE sql STABLE PARALLEL SAFE
    RETURN (SELECT id FROM (SELECT course AS id UNION SELECT equivalent_id FROM course_pair
      WHERE course_id = course) family ORDER BY id LIMIT 1);
  -- Published grades; an exam (prövning) never lowers: all rows stay, the best counts (domain, D5).
  CREATE VIEW student_grade AS
    SELECT g.*, f.family_id, row_number() OVER (PARTITION BY g.student_id, f.family_id
      ORDER BY grade_rank(g.value) DESC, g.graded_on, g.id) = 1 AS is_best
    FROM grade g CROSS JOIN LATERAL (SELECT course_family(g.course_id) AS family_id) f
    WHERE g.signed_at IS NOT NULL;
`;

const NOTICES = `
  ALTER TABLE notification DROP CONSTRAINT notification_kind_check;
  ALTER TABLE notification ADD CONSTRAINT notification_kind_check CHECK (kind IN ('EXAM_REGISTERED', 'EXAM_DECIDED',
    'END_DATE', 'MOVED_TO_RED', 'COMMENT', 'IMPORT', 'GRADE_OVERDUE', 'GRADES_SIGNED', 'MESSAGE'));
`;
