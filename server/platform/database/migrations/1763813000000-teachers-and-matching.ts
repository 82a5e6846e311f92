import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Teacher records beside the accounts, and the stored data of course matching. */
export class TeachersAndMatching1763813000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(TEACHERS);
    await runner.query(MATCHING);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TABLE match_skip, course_wish, course_alias, teacher_event, teacher_replacement, teacher_subject,
        teacher_profile;
      ALTER TABLE school_setting DROP COLUMN full_load_points;
    `);
  }
}

const TEACHERS = `
  -- Points at full pace that a full-time teacher has at a time: the end of the bar.
  ALTER TABLE school_setting
    ADD COLUMN full_load_points integer NOT NULL DEFAULT 300 CHECK (full_load_points BETWEEN 50 AND 2000);

  CREATE TABLE teacher_profile (
    teacher_id uuid PRIMARY KEY REFERENCES teacher (id) ON DELETE CASCADE,
    employment_percent integer NOT NULL DEFAULT 100 CHECK (employment_percent BETWEEN 5 AND 100),
    employment_ended_on date,
    version integer NOT NULL DEFAULT 1
  );

  -- What someone teaches, and whether with formal qualification (behörighet).
  CREATE TABLE teacher_subject (
    teacher_id uuid NOT NULL REFERENCES teacher (id) ON DELETE CASCADE,
    subject text COLLATE "sv-x-icu" NOT NULL,
    is_qualified boolean NOT NULL DEFAULT false,
    PRIMARY KEY (teacher_id, subject)
  );
  CREATE INDEX teacher_subject_name ON teacher_subject (subject);

  -- One teacher takes over from another from a day on: at once, or carried out when the day comes.
  CREATE TABLE teacher_replacement (
    id uuid PRIMARY KEY,
    teacher_id uuid NOT NULL REFERENCES teacher (id),
    replacement_id uuid NOT NULL REFERENCES teacher (id),
    from_on date NOT NULL,
    created_by uuid NOT NULL REFERENCES app_user (id),
    created_by_name text NOT NULL,
    created_at timestamptz NOT NULL DEFAULT now(),
    carried_out_at timestamptz,
    cancelled_at timestamptz,
    counts jsonb,
    CHECK (teacher_id <> replacement_id)
  );
  CREATE UNIQUE INDEX teacher_replacement_open ON teacher_replacement (teacher_id)
    WHERE carried_out_at IS NULL AND cancelled_at IS NULL;
  CREATE INDEX teacher_replacement_due ON teacher_replacement (from_on)
    WHERE carried_out_at IS NULL AND cancelled_at IS NULL;

  -- What has been decided about a teacher's work. Only grows.
  CREATE TABLE teacher_event (
    id uuid PRIMARY KEY,
    teacher_id uuid NOT NULL REFERENCES teacher (id) ON DELETE CASCADE,
    kind text NOT NULL CHECK (kind IN ('ASSIGNED', 'UNASSIGNED', 'REPLACED', 'TOOK_OVER', 'REPLACEMENT_PLANNED',
      'REPLACEMENT_CANCELLED', 'PROFILE', 'EMPLOYMENT_ENDED')),
    text text NOT NULL,
    at timestamptz NOT NULL DEFAULT clock_timestamp(),
    by_id uuid,
    by_name text
  );
  CREATE INDEX teacher_event_teacher ON teacher_event (teacher_id, at DESC);

  CREATE INDEX course_instance_open_grades ON course_instance (end_date)
    WHERE grades_signed_at IS NULL AND planning <> 'CANCELLED';
`;

const MATCHING = `
  -- Names and codes that people write for a course of the catalogue; folded is the form they are compared in.
  CREATE TABLE course_alias (
    id uuid PRIMARY KEY,
    folded text NOT NULL UNIQUE,
    text text NOT NULL,
    -- Null: it means no course, and nobody is to ask again.
    course_id uuid REFERENCES course (id) ON DELETE CASCADE,
    created_by uuid REFERENCES app_user (id),
    created_by_name text,
    created_at timestamptz NOT NULL DEFAULT now()
  );
  CREATE INDEX course_alias_course ON course_alias (course_id);

  -- What was asked for in words that the catalogue does not know. It becomes a planned enrolment once
  -- somebody has said which course was meant.
  CREATE TABLE course_wish (
    id uuid PRIMARY KEY,
    student_id uuid NOT NULL REFERENCES student (id) ON DELETE CASCADE,
    text text NOT NULL,
    folded text NOT NULL,
    earliest_on date,
    source text NOT NULL CHECK (source IN ('IMPORT', 'MANUAL')),
    import_batch_id uuid REFERENCES import_batch (id) ON DELETE SET NULL,
    created_at timestamptz NOT NULL DEFAULT now(),
    created_by_name text,
    -- Dismissed, or turned into the planned enrolment.
    settled_at timestamptz,
    enrollment_id uuid REFERENCES enrollment (id) ON DELETE SET NULL
  );
  CREATE UNIQUE INDEX course_wish_open ON course_wish (student_id, folded) WHERE settled_at IS NULL;
  CREATE INDEX course_wish_folded ON course_wish (folded) WHERE settled_at IS NULL;
  CREATE INDEX course_wish_batch ON course_wish (import_batch_id) WHERE import_batch_id IS NOT NULL;

  -- Needs that somebody has put aside.
  CREATE TABLE match_skip (
    need_key text PRIMARY KEY,
    skipped_by uuid REFERENCES app_user (id),
    skipped_by_name text,
    skipped_at timestamptz NOT NULL DEFAULT now()
  );

  CREATE INDEX enrollment_planned_frame ON enrollment (package_id)
    WHERE NOT is_enrollment AND removed_at IS NULL AND package_id IS NOT NULL;
`;
