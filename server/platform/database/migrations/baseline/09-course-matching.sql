-- Matching of requested courses with the catalogue.

-- Names and codes that people use for a course. folded is the normalised form for comparison.
CREATE TABLE course_alias (
  id uuid PRIMARY KEY,
  folded text NOT NULL UNIQUE,
  text text NOT NULL,
  -- Null: it names no course, and nobody is asked again.
  course_id uuid REFERENCES course (id) ON DELETE CASCADE,
  created_by uuid REFERENCES app_user (id),
  created_by_name text,
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX course_alias_course ON course_alias (course_id);

-- A requested course whose name is not in the catalogue; it becomes a planned enrolment once a user has selected
-- the course.
CREATE TABLE course_wish (
  id uuid PRIMARY KEY,
  student_id uuid NOT NULL REFERENCES student (id) ON DELETE CASCADE,
  text text NOT NULL,
  folded text NOT NULL,
  earliest_on date,
  source text NOT NULL CHECK (source IN ('IMPORT', 'MANUAL')),
  import_batch_id uuid,
  created_at timestamptz NOT NULL DEFAULT now(),
  created_by_name text,
  -- Time when it was dismissed, or became an enrolment.
  settled_at timestamptz,
  enrollment_id uuid REFERENCES enrollment (id) ON DELETE SET NULL,
  dismissed_by uuid REFERENCES course_alias (id) ON DELETE SET NULL,
  settled_batch_id uuid REFERENCES enrollment_batch (id) ON DELETE SET NULL
);
CREATE UNIQUE INDEX course_wish_open ON course_wish (student_id, folded) WHERE settled_at IS NULL;
CREATE INDEX course_wish_folded ON course_wish (folded) WHERE settled_at IS NULL;
CREATE INDEX course_wish_batch ON course_wish (import_batch_id) WHERE import_batch_id IS NOT NULL;
CREATE INDEX course_wish_dismissed ON course_wish (dismissed_by) WHERE dismissed_by IS NOT NULL;
CREATE INDEX course_wish_enrollment ON course_wish (enrollment_id) WHERE enrollment_id IS NOT NULL;
CREATE INDEX course_wish_student ON course_wish (student_id);
CREATE INDEX course_wish_settled_batch ON course_wish (settled_batch_id) WHERE settled_batch_id IS NOT NULL;

-- Needs that a user has set aside.
CREATE TABLE match_skip (
  need_key text PRIMARY KEY,
  skipped_by uuid REFERENCES app_user (id),
  skipped_by_name text,
  skipped_at timestamptz NOT NULL DEFAULT now()
);
