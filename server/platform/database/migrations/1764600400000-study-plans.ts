import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Individual study plans with their items and revisions. */
export class StudyPlans1764600400000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      -- A student's individual study plan.
      CREATE TABLE study_plan (
        id uuid PRIMARY KEY,
        version integer NOT NULL DEFAULT 1,
        student_id uuid NOT NULL UNIQUE REFERENCES student (id) ON DELETE CASCADE,
        goal text NOT NULL CHECK (goal IN ('EXAM', 'ELIGIBILITY', 'VOCATIONAL', 'COURSES', 'SFI')),
        program_id uuid REFERENCES program (id),
        package_id uuid REFERENCES course_package (id),
        sfi_path integer CHECK (sfi_path BETWEEN 1 AND 3),
        sfi_course text CHECK (sfi_course IN ('A', 'B', 'C', 'D')),
        -- Planned extent in points (verksamhetspoäng) per level; sfi has none.
        basic_points integer CHECK (basic_points BETWEEN 0 AND 10000),
        upper_secondary_points integer CHECK (upper_secondary_points BETWEEN 0 AND 10000),
        start_date date NOT NULL,
        planned_end_date date NOT NULL,
        pace_percent integer NOT NULL CHECK (pace_percent BETWEEN 5 AND 200),
        state text NOT NULL DEFAULT 'DRAFT' CHECK (state IN ('DRAFT', 'AGREED', 'REVISED', 'CLOSED')),
        -- When the counsellor and the student agreed to the present plan.
        agreed_at timestamptz,
        agreed_by_name text,
        student_agreed_at timestamptz,
        updated_at timestamptz NOT NULL DEFAULT now(),
        CHECK (planned_end_date >= start_date),
        CHECK (goal <> 'EXAM' OR program_id IS NOT NULL),
        CHECK (goal <> 'VOCATIONAL' OR package_id IS NOT NULL),
        CHECK (goal <> 'SFI' OR (sfi_path IS NOT NULL AND sfi_course IS NOT NULL))
      );
      CREATE INDEX study_plan_program ON study_plan (program_id) WHERE program_id IS NOT NULL;
      CREATE INDEX study_plan_package ON study_plan (package_id) WHERE package_id IS NOT NULL;

      -- A course of a study plan. Enrolment and grade are read from their own tables.
      CREATE TABLE study_plan_item (
        id uuid PRIMARY KEY,
        plan_id uuid NOT NULL REFERENCES study_plan (id) ON DELETE CASCADE,
        course_id uuid NOT NULL REFERENCES course (id),
        -- '2027VT' or '2027HT'; null until a term is chosen.
        term text CHECK (term ~ '^20[0-9]{2}(VT|HT)$'),
        source text NOT NULL DEFAULT 'PLANNED' CHECK (source IN ('WISH', 'PLANNED')),
        note text,
        UNIQUE (plan_id, course_id)
      );
      CREATE INDEX study_plan_item_course ON study_plan_item (course_id);

      -- The plan as it was after each change.
      CREATE TABLE study_plan_revision (
        id uuid PRIMARY KEY,
        plan_id uuid NOT NULL REFERENCES study_plan (id) ON DELETE CASCADE,
        revised_at timestamptz NOT NULL DEFAULT clock_timestamp(),
        revised_by uuid NOT NULL REFERENCES app_user (id),
        revised_by_name text NOT NULL,
        reason text NOT NULL,
        content jsonb NOT NULL
      );
      CREATE INDEX study_plan_revision_plan ON study_plan_revision (plan_id, revised_at);
      CREATE INDEX study_plan_revision_author ON study_plan_revision (revised_by);`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE study_plan_revision, study_plan_item, study_plan');
  }
}
