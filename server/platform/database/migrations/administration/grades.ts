/** Grades, of courses and of exams (prövningar): drafts until they are signed, then changed only with a reason. */
export const GRADES = `
  CREATE TABLE grade (
    id uuid PRIMARY KEY,
    student_id uuid NOT NULL REFERENCES student (id) ON DELETE CASCADE,
    course_id uuid NOT NULL REFERENCES course (id),
    -- The enrolment that it ends, or the exam that it is the result of.
    enrollment_id uuid UNIQUE REFERENCES enrollment (id) ON DELETE CASCADE,
    exam_id uuid UNIQUE REFERENCES exam (id) ON DELETE SET NULL,
    course_instance_id uuid REFERENCES course_instance (id),
    -- '–' (streck) is a decision: no basis for grading. It is neither F nor 'not graded yet'.
    value text NOT NULL CHECK (value IN ('A', 'B', 'C', 'D', 'E', 'F', '–', 'G', 'IG')),
    graded_on date NOT NULL,
    kind text NOT NULL DEFAULT 'COURSE' CHECK (kind IN ('COURSE', 'EXAM', 'EARLY')),
    motivation text,
    -- Of a final project (komvuxarbete); the catalogue demands both (domain, D5).
    project_title text,
    project_summary text CHECK (char_length(project_summary) <= 240),
    national_test text,
    teacher_id uuid REFERENCES teacher (id),
    graded_by uuid REFERENCES app_user (id),
    graded_by_name text,
    -- Null while it is a draft, which the student does not see.
    signed_at timestamptz,
    signed_by uuid REFERENCES app_user (id),
    signed_by_name text,
    version integer NOT NULL DEFAULT 1,
    created_at timestamptz NOT NULL DEFAULT now(),
    updated_at timestamptz NOT NULL DEFAULT now()
  );
  CREATE INDEX grade_student ON grade (student_id, course_id);
  CREATE INDEX grade_course ON grade (course_id, graded_on);
  CREATE INDEX grade_instance ON grade (course_instance_id);
  CREATE INDEX grade_signed ON grade (graded_on) WHERE signed_at IS NOT NULL;

  -- What every grade has been, and why it changed. Only grows.
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
  CREATE TRIGGER grade_change_is_append_only BEFORE UPDATE OR DELETE ON grade_change
    FOR EACH ROW EXECUTE FUNCTION refuse_change();

  -- Points of merit (domain, D5); '–' has none.
  CREATE FUNCTION grade_merit(value text) RETURNS numeric LANGUAGE sql IMMUTABLE PARALLEL SAFE
    RETURN CASE value WHEN 'A' THEN 20 WHEN 'B' THEN 17.5 WHEN 'C' THEN 15 WHEN 'D' THEN 12.5 WHEN 'E' THEN 10
      WHEN 'F' THEN 0 END;
  CREATE FUNCTION grade_passed(value text) RETURNS boolean LANGUAGE sql IMMUTABLE PARALLEL SAFE
    RETURN value IN ('A', 'B', 'C', 'D', 'E', 'G');

  -- The enrolment carries its grade, so that a list of enrolments needs no join.
  CREATE FUNCTION copy_grade_to_enrollment() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    IF TG_OP = 'DELETE' THEN
      UPDATE enrollment SET grade = NULL, graded_on = NULL, grade_signed_at = NULL, updated_at = now()
        WHERE id = OLD.enrollment_id;
    ELSIF NEW.enrollment_id IS NOT NULL THEN
      UPDATE enrollment SET grade = NEW.value, graded_on = NEW.graded_on, grade_signed_at = NEW.signed_at,
        updated_at = now() WHERE id = NEW.enrollment_id;
    END IF;
    RETURN NULL;
  END $$;
  CREATE TRIGGER grade_copied AFTER INSERT OR UPDATE OR DELETE ON grade
    FOR EACH ROW EXECUTE FUNCTION copy_grade_to_enrollment();

  -- Grades that came with earlier data were published: they get their rows.
  INSERT INTO grade (id, student_id, course_id, enrollment_id, course_instance_id, value, graded_on, teacher_id,
      signed_at, created_at)
    SELECT gen_random_uuid(), e.student_id, e.course_id, e.id, e.course_instance_id, e.grade,
      coalesce(e.end_date, e.created_at::date), ci.teacher_id, now(), e.created_at
    FROM enrollment e LEFT JOIN course_instance ci ON ci.id = e.course_instance_id
    WHERE e.course_id IS NOT NULL AND e.grade IN ('A', 'B', 'C', 'D', 'E', 'F', '–', 'G', 'IG');
`;
