-- Grades and their corrections.

-- Grading scale of a course: letters, pass or fail, or a certificate (intyg) without a grade.
CREATE FUNCTION grade_scale(level text, kind text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN CASE WHEN kind = 'ORIENTATION' THEN 'CERTIFICATE'
    WHEN kind = 'FINAL_PROJECT' OR level IN ('BASIC', 'SFI') THEN 'PASS_FAIL'
    WHEN level = 'ADAPTED_BASIC' THEN 'PASS_ONLY'
    WHEN level = 'ADAPTED_UPPER_SECONDARY' THEN 'PASS_LETTERS' ELSE 'LETTERS' END;

-- True for a passing grade.
CREATE FUNCTION grade_passed(value text) RETURNS boolean LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN value IN ('A', 'B', 'C', 'D', 'E', 'G');

-- Merit points (domain, D5); '–' has none.
CREATE FUNCTION grade_merit(value text) RETURNS numeric LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN CASE value WHEN 'A' THEN 20 WHEN 'B' THEN 17.5 WHEN 'C' THEN 15 WHEN 'D' THEN 12.5 WHEN 'E' THEN 10
    WHEN 'F' THEN 0 END;

-- Order of grades, from '–' to A; a pass of either scale ranks above a fail.
CREATE FUNCTION grade_rank(value text) RETURNS integer LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN CASE value WHEN 'A' THEN 6 WHEN 'B' THEN 5 WHEN 'C' THEN 4 WHEN 'D' THEN 3 WHEN 'E' THEN 2
    WHEN 'G' THEN 2 WHEN 'F' THEN 1 WHEN 'IG' THEN 1 ELSE 0 END;

-- Grades of courses and exams: drafts until they are signed, then changed only with a reason.
CREATE TABLE grade (
  id uuid PRIMARY KEY,
  student_id uuid NOT NULL REFERENCES student (id) ON DELETE CASCADE,
  course_id uuid NOT NULL REFERENCES course (id),
  -- The enrolment that the grade is for, or the exam that it is the result of.
  enrollment_id uuid UNIQUE REFERENCES enrollment (id) ON DELETE CASCADE,
  exam_id uuid UNIQUE REFERENCES exam (id) ON DELETE SET NULL,
  course_instance_id uuid REFERENCES course_instance (id),
  -- '–' (streck) is a decision, no basis for a grade, and differs from F and from no grade yet. A draft may have
  -- no value.
  value text CHECK (value IN ('A', 'B', 'C', 'D', 'E', 'F', '–', 'G', 'IG')),
  graded_on date,
  kind text NOT NULL DEFAULT 'COURSE' CHECK (kind IN ('COURSE', 'EXAM', 'EARLY')),
  motivation text,
  -- Of a final project (komvuxarbete); the grade catalogue requires both (domain, D5).
  project_title text,
  project_summary text CHECK (char_length(project_summary) <= 240),
  national_test text,
  teacher_id uuid REFERENCES teacher (id),
  graded_by uuid REFERENCES app_user (id),
  graded_by_name text,
  -- Null for a draft, which the student does not see.
  signed_at timestamptz,
  signed_by uuid REFERENCES app_user (id),
  signed_by_name text,
  version integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  basis text,
  first_signed_at timestamptz,
  CONSTRAINT grade_signed_is_whole CHECK (signed_at IS NULL OR value IS NOT NULL AND graded_on IS NOT NULL)
);
CREATE INDEX grade_student ON grade (student_id, course_id);
CREATE INDEX grade_course ON grade (course_id, graded_on);
CREATE INDEX grade_instance ON grade (course_instance_id);
CREATE INDEX grade_signed ON grade (graded_on) WHERE signed_at IS NOT NULL;
CREATE INDEX grade_draft ON grade (course_instance_id) WHERE signed_at IS NULL;
CREATE INDEX grade_without_instance ON grade (course_id, graded_on)
  WHERE course_instance_id IS NULL AND signed_at IS NOT NULL;

-- History of each grade with reasons, append-only.
CREATE TABLE grade_change (
  id uuid PRIMARY KEY,
  grade_id uuid NOT NULL,
  student_id uuid NOT NULL,
  changed_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  changed_by uuid,
  changed_by_name text,
  previous_value text,
  new_value text,
  reason text
);
CREATE INDEX grade_change_grade ON grade_change (grade_id, changed_at);

-- A signed grade that an administrator has unlocked. `grade` stays published until the correction is signed; this
-- row has the new values.
CREATE TABLE grade_correction (
  grade_id uuid PRIMARY KEY REFERENCES grade (id) ON DELETE CASCADE,
  reason text NOT NULL,
  opened_at timestamptz NOT NULL DEFAULT now(),
  opened_by uuid REFERENCES app_user (id),
  opened_by_name text NOT NULL,
  -- False until a value is changed.
  is_changed boolean NOT NULL DEFAULT false,
  value text NOT NULL CHECK (value IN ('A', 'B', 'C', 'D', 'E', 'F', '–', 'G', 'IG')),
  graded_on date NOT NULL,
  kind text NOT NULL CHECK (kind IN ('COURSE', 'EXAM', 'EARLY')),
  motivation text,
  project_title text,
  project_summary text CHECK (char_length(project_summary) <= 240)
);

-- Signed grades. An exam never lowers a grade: the best of a course family counts (domain, D5).
CREATE VIEW student_grade AS
  SELECT g.id, g.student_id, g.course_id, g.enrollment_id, g.exam_id, g.course_instance_id, g.value, g.graded_on,
    g.kind, g.motivation, g.project_title, g.project_summary, g.national_test, g.teacher_id, g.graded_by,
    g.graded_by_name, g.signed_at, g.signed_by, g.signed_by_name, g.version, g.created_at, g.updated_at, g.basis,
    f.family_id, row_number() OVER (PARTITION BY g.student_id, f.family_id
      ORDER BY grade_rank(g.value) DESC, g.graded_on, g.id) = 1 AS is_best
  FROM grade g CROSS JOIN LATERAL (SELECT course_family(g.course_id) AS family_id) f
  WHERE g.signed_at IS NOT NULL;

-- Keeps the first signing when a corrected grade is signed again: earnings and deadlines refer to it (domain,
-- D11).
CREATE FUNCTION keep_first_signing() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.first_signed_at := coalesce(CASE WHEN TG_OP = 'UPDATE' THEN OLD.first_signed_at END, NEW.first_signed_at,
    NEW.signed_at);
  RETURN NEW;
END $$;

-- Copies a grade to its enrolment. Only a signed grade changes updated_at: a draft is not visible to others.
CREATE FUNCTION copy_grade_to_enrollment() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' THEN
    UPDATE enrollment SET grade = NULL, graded_on = NULL, grade_signed_at = NULL, grade_first_signed_at = NULL,
      updated_at = greatest(updated_at, CASE WHEN OLD.signed_at IS NOT NULL THEN now() END)
      WHERE id = OLD.enrollment_id;
  ELSIF NEW.enrollment_id IS NOT NULL THEN
    UPDATE enrollment SET grade = NEW.value, graded_on = NEW.graded_on, grade_signed_at = NEW.signed_at,
      grade_first_signed_at = NEW.first_signed_at,
      updated_at = greatest(updated_at, CASE WHEN NEW.signed_at IS NOT NULL THEN NEW.updated_at END)
      WHERE id = NEW.enrollment_id;
  END IF;
  RETURN NULL;
END $$;

CREATE TRIGGER grade_copied AFTER INSERT OR UPDATE OR DELETE ON grade
  FOR EACH ROW EXECUTE FUNCTION copy_grade_to_enrollment();
CREATE TRIGGER grade_first_signing BEFORE INSERT OR UPDATE ON grade
  FOR EACH ROW EXECUTE FUNCTION keep_first_signing();
CREATE TRIGGER grade_change_is_append_only BEFORE UPDATE OR DELETE ON grade_change
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER grade_change_is_not_truncated BEFORE TRUNCATE ON grade_change
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
