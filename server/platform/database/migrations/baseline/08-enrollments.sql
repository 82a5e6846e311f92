-- Enrolments, their status history and batches.

-- True if an enrolment with this status is no longer active.
CREATE FUNCTION is_ended(status text) RETURNS boolean LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN coalesce(status IN ('NOT_STARTED', 'DROPPED_OUT', 'COMPLETED', 'ENDED_BY_PRINCIPAL', 'CANCELLED'), false);

-- True if an enrolment with this status takes a seat in its instance; a completed one does.
CREATE FUNCTION takes_seat(status text) RETURNS boolean LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN NOT coalesce(status IN ('NOT_STARTED', 'DROPPED_OUT', 'ENDED_BY_PRINCIPAL', 'CANCELLED'), false);

-- An education entry of a student: exactly one of course, package, program, and an instance once it is placed.
CREATE TABLE enrollment (
  id uuid PRIMARY KEY,
  student_id uuid NOT NULL REFERENCES student (id) ON DELETE CASCADE,
  course_id uuid REFERENCES course (id),
  package_id uuid REFERENCES course_package (id),
  program_id uuid REFERENCES program (id),
  course_instance_id uuid REFERENCES course_instance (id),
  start_date date,
  end_date date,
  status text CHECK (status IN ('ADMITTED', 'NOT_STARTED', 'ACTIVE', 'PAUSED', 'DROPPED_OUT', 'COMPLETED',
    'ENDED_BY_PRINCIPAL', 'CANCELLED')),
  grade text,
  removed_at timestamptz,
  is_enrollment boolean NOT NULL DEFAULT true,
  created_at timestamptz NOT NULL DEFAULT now(),
  version integer NOT NULL DEFAULT 1,
  pace_percent integer CHECK (pace_percent BETWEEN 5 AND 200),
  -- Day from which the status applies (domain, D8).
  status_on date,
  status_reason text CHECK (status_reason IN ('WORK', 'ILLNESS', 'MOVED', 'DIFFICULTY', 'CHILDCARE_OR_ECONOMY',
    'NEVER_STARTED', 'OTHER')),
  -- The package or program to which this course belongs.
  parent_id uuid REFERENCES enrollment (id),
  -- The requested course, where the catalogue has none.
  note text,
  removed_reason text,
  last_activity_on date,
  csn_reported_at timestamptz,
  -- Copies of the grade; a trigger on `grade` updates them.
  graded_on date,
  grade_signed_at timestamptz,
  updated_at timestamptz NOT NULL DEFAULT now(),
  grade_first_signed_at timestamptz,
  CHECK (num_nonnulls(course_id, package_id, program_id) = 1),
  CHECK (is_enrollment OR status IS NULL)
);
CREATE INDEX enrollment_student ON enrollment (student_id, start_date);
CREATE INDEX enrollment_instance ON enrollment (course_instance_id);
CREATE INDEX enrollment_start ON enrollment (start_date);
CREATE INDEX enrollment_parent ON enrollment (parent_id) WHERE parent_id IS NOT NULL;
CREATE INDEX enrollment_status ON enrollment (status, start_date) WHERE removed_at IS NULL;
-- Partial, so that the planner uses it even before the table has statistics, as in a school's first import.
CREATE INDEX enrollment_present ON enrollment (student_id) WHERE removed_at IS NULL;
CREATE INDEX enrollment_planned ON enrollment (course_id) WHERE NOT is_enrollment AND removed_at IS NULL;
-- The default order of the list of enrolments.
CREATE INDEX enrollment_list ON enrollment (start_date DESC NULLS LAST, id)
  WHERE removed_at IS NULL AND is_enrollment;
CREATE INDEX enrollment_status_on ON enrollment (status_on, id) WHERE removed_at IS NULL AND is_enrollment;
CREATE INDEX enrollment_activity ON enrollment (last_activity_on, id)
  WHERE removed_at IS NULL AND is_enrollment AND status = 'ACTIVE';
CREATE INDEX enrollment_unreported ON enrollment (start_date, id)
  WHERE removed_at IS NULL AND is_enrollment AND course_id IS NOT NULL
    AND (csn_reported_at IS NULL OR csn_reported_at < updated_at);
CREATE INDEX enrollment_planned_frame ON enrollment (package_id)
  WHERE NOT is_enrollment AND removed_at IS NULL AND package_id IS NOT NULL;
CREATE INDEX enrollment_unplaced ON enrollment (course_id)
  WHERE is_enrollment AND status = 'ADMITTED' AND course_instance_id IS NULL AND removed_at IS NULL
    AND course_id IS NOT NULL;
CREATE INDEX enrollment_ungraded ON enrollment (end_date, id)
  WHERE removed_at IS NULL AND is_enrollment AND grade_signed_at IS NULL
    AND coalesce(status, 'ADMITTED') IN ('ADMITTED', 'ACTIVE', 'COMPLETED');
CREATE INDEX enrollment_ungraded_instance ON enrollment (course_instance_id)
  WHERE removed_at IS NULL AND is_enrollment AND grade_signed_at IS NULL
    AND coalesce(status, 'ADMITTED') IN ('ADMITTED', 'ACTIVE', 'COMPLETED');
-- A student has at most one active place in an instance.
CREATE UNIQUE INDEX enrollment_place ON enrollment (student_id, course_instance_id)
  WHERE removed_at IS NULL AND is_enrollment AND course_instance_id IS NOT NULL AND grade_signed_at IS NULL
    AND status IN ('ADMITTED', 'ACTIVE', 'PAUSED');
-- Finds the latest signing of an instance.
CREATE INDEX enrollment_signed_instance ON enrollment (course_instance_id, grade_signed_at DESC)
  WHERE removed_at IS NULL AND is_enrollment AND grade_signed_at IS NOT NULL;
CREATE INDEX enrollment_end ON enrollment (end_date, id);
CREATE INDEX enrollment_status_order ON enrollment (status, id) WHERE removed_at IS NULL AND is_enrollment;
CREATE INDEX enrollment_pace_order ON enrollment (pace_percent, id)
  WHERE removed_at IS NULL AND is_enrollment AND pace_percent IS NOT NULL;
CREATE INDEX enrollment_reason_order ON enrollment (status_reason, id)
  WHERE removed_at IS NULL AND is_enrollment AND status_reason IS NOT NULL;
CREATE INDEX enrollment_grade_order ON enrollment (grade, id)
  WHERE removed_at IS NULL AND is_enrollment AND grade IS NOT NULL;
CREATE INDEX enrollment_graded_order ON enrollment (graded_on, id)
  WHERE removed_at IS NULL AND is_enrollment AND graded_on IS NOT NULL;
CREATE INDEX enrollment_csn_order ON enrollment (csn_reported_at, id)
  WHERE removed_at IS NULL AND is_enrollment AND csn_reported_at IS NOT NULL;
-- Counts the students of an instance without reading the table.
CREATE INDEX enrollment_seat ON enrollment (course_instance_id, student_id)
  INCLUDE (status, grade_signed_at)
  WHERE removed_at IS NULL AND is_enrollment AND course_instance_id IS NOT NULL;
CREATE INDEX enrollment_course ON enrollment (course_id, student_id)
  INCLUDE (is_enrollment, removed_at, status)
  WHERE course_id IS NOT NULL;
CREATE INDEX enrollment_package ON enrollment (package_id, student_id)
  INCLUDE (is_enrollment, removed_at, status)
  WHERE package_id IS NOT NULL;
CREATE INDEX enrollment_program ON enrollment (program_id, student_id)
  INCLUDE (is_enrollment, removed_at, status)
  WHERE program_id IS NOT NULL;
CREATE INDEX enrollment_taken_back ON enrollment (id) WHERE removed_at IS NOT NULL OR NOT is_enrollment;
CREATE INDEX enrollment_course_current ON enrollment (course_id, student_id)
  WHERE is_enrollment AND removed_at IS NULL AND status IN ('ADMITTED', 'ACTIVE', 'PAUSED') AND course_id IS NOT NULL;
CREATE INDEX enrollment_package_current ON enrollment (package_id, student_id)
  WHERE is_enrollment AND removed_at IS NULL AND status IN ('ADMITTED', 'ACTIVE', 'PAUSED')
    AND package_id IS NOT NULL;
CREATE INDEX enrollment_program_current ON enrollment (program_id, student_id)
  WHERE is_enrollment AND removed_at IS NULL AND status IN ('ADMITTED', 'ACTIVE', 'PAUSED')
    AND program_id IS NOT NULL;
CREATE INDEX enrollment_planned_start ON enrollment (start_date, id) WHERE removed_at IS NULL AND NOT is_enrollment;
CREATE INDEX enrollment_removed_start ON enrollment (start_date, id) WHERE removed_at IS NOT NULL;

-- Status history of each enrolment, append-only.
CREATE TABLE enrollment_status_change (
  id uuid PRIMARY KEY,
  enrollment_id uuid NOT NULL REFERENCES enrollment (id) ON DELETE CASCADE,
  status text,
  effective_on date,
  reason text,
  note text,
  changed_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  changed_by uuid,
  changed_by_name text,
  batch_id uuid,
  sets_status boolean NOT NULL DEFAULT true
);
CREATE INDEX enrollment_status_change_enrollment ON enrollment_status_change (enrollment_id, changed_at);
CREATE INDEX enrollment_status_change_effective ON enrollment_status_change (effective_on, status);
CREATE INDEX enrollment_status_change_paused ON enrollment_status_change (enrollment_id) WHERE status = 'PAUSED';

-- One action on many enrolments, undone as a unit.
CREATE TABLE enrollment_batch (
  id uuid PRIMARY KEY,
  kind text NOT NULL CHECK (kind IN ('ENROLL', 'STATUS', 'MOVE', 'EXTEND', 'REMOVE', 'MATCH', 'CANCEL_INSTANCE',
    'END_STUDENT')),
  title text NOT NULL,
  size integer NOT NULL,
  created_by uuid NOT NULL REFERENCES app_user (id),
  created_by_name text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  job_id uuid,
  undone_at timestamptz,
  undone_by uuid REFERENCES app_user (id),
  ending jsonb
);
CREATE INDEX enrollment_batch_age ON enrollment_batch (created_at DESC);
CREATE INDEX enrollment_batch_ending ON enrollment_batch ((ending->>'studentId')) WHERE ending IS NOT NULL;

-- State of an enrolment before the batch (null: it was new) and its version after it: a later change prevents the
-- undo.
CREATE TABLE enrollment_batch_item (
  batch_id uuid NOT NULL REFERENCES enrollment_batch (id) ON DELETE CASCADE,
  enrollment_id uuid NOT NULL REFERENCES enrollment (id) ON DELETE CASCADE,
  before jsonb,
  version_after integer NOT NULL,
  PRIMARY KEY (batch_id, enrollment_id)
);
CREATE INDEX enrollment_batch_item_enrollment ON enrollment_batch_item (enrollment_id);

-- Periods of each status. until_on is the day after the period, null while it lasts; said_at is the time of
-- registration.
CREATE VIEW enrollment_period AS
  SELECT enrollment_id, status, from_on, nullif(until_on, 'infinity') AS until_on,
    nullif(changed_at, 'infinity') AS said_at FROM (
    SELECT enrollment_id, status, effective_on AS from_on, changed_at,
      coalesce(min(effective_on) OVER (PARTITION BY enrollment_id
        ORDER BY changed_at, id ROWS BETWEEN 1 FOLLOWING AND UNBOUNDED FOLLOWING), 'infinity'::date) AS until_on
    FROM (
      SELECT *, lead(status) OVER (PARTITION BY enrollment_id ORDER BY changed_at, id) AS next_status FROM (
        SELECT *, lag(status) OVER (PARTITION BY enrollment_id ORDER BY changed_at, id) AS last_status FROM (
          SELECT h.enrollment_id, h.status, h.effective_on, h.changed_at, h.id, false AS is_now
          FROM enrollment_status_change h
          WHERE h.sets_status AND h.status IS NOT NULL AND h.effective_on IS NOT NULL
          UNION ALL
          SELECT e.id, e.status, coalesce(e.status_on, e.start_date), 'infinity', e.id, true FROM enrollment e
          WHERE e.status IS NOT NULL AND coalesce(e.status_on, e.start_date) IS NOT NULL
        ) entry) known WHERE NOT (is_now AND last_status IS NOT DISTINCT FROM status)
      ) told WHERE next_status IS DISTINCT FROM status
    ) period WHERE from_on < until_on;

-- Days without studies of paused enrolments. The conditions of `enrollment_period` are repeated here with the few
-- enrolments that have a pause, so that the others are not read.
CREATE VIEW enrollment_pause AS
  SELECT enrollment_id, range_agg(daterange(from_on, until_on)) AS pauses
  FROM (
    SELECT enrollment_id, status, from_on, nullif(until_on, 'infinity') AS until_on,
      nullif(changed_at, 'infinity') AS said_at FROM (
      SELECT enrollment_id, status, effective_on AS from_on, changed_at,
        coalesce(min(effective_on) OVER (PARTITION BY enrollment_id
          ORDER BY changed_at, id ROWS BETWEEN 1 FOLLOWING AND UNBOUNDED FOLLOWING), 'infinity'::date) AS until_on
      FROM (
        SELECT *, lead(status) OVER (PARTITION BY enrollment_id ORDER BY changed_at, id) AS next_status FROM (
          SELECT *, lag(status) OVER (PARTITION BY enrollment_id ORDER BY changed_at, id) AS last_status FROM (
            SELECT h.enrollment_id, h.status, h.effective_on, h.changed_at, h.id, false AS is_now
            FROM enrollment_status_change h
            WHERE h.sets_status AND h.status IS NOT NULL AND h.effective_on IS NOT NULL
              AND h.enrollment_id IN (SELECT enrollment_id FROM enrollment_status_change WHERE status = 'PAUSED'
                UNION SELECT id FROM enrollment WHERE status = 'PAUSED')
            UNION ALL
            SELECT e.id, e.status, coalesce(e.status_on, e.start_date), 'infinity', e.id, true FROM enrollment e
            WHERE e.status IS NOT NULL AND coalesce(e.status_on, e.start_date) IS NOT NULL
              AND e.id IN (SELECT enrollment_id FROM enrollment_status_change WHERE status = 'PAUSED'
                UNION SELECT id FROM enrollment WHERE status = 'PAUSED')
          ) entry) known WHERE NOT (is_now AND last_status IS NOT DISTINCT FROM status)
        ) told WHERE next_status IS DISTINCT FROM status
      ) period WHERE from_on < until_on
  ) p
  WHERE status = 'PAUSED' GROUP BY enrollment_id;

-- Status, summary and counts of students, derived from their enrolments.
CREATE FUNCTION derived_education(students uuid[])
RETURNS TABLE (student_id uuid, status text, summary text, total integer, active integer)
LANGUAGE sql STABLE AS $$
  WITH entry AS (
    SELECT e.student_id, e.status, e.is_enrollment, e.start_date,
      (SELECT coalesce((SELECT p.name FROM course_package p WHERE p.id = e.package_id),
        (SELECT pr.name FROM program pr WHERE pr.id = e.program_id))) AS bundle,
      (SELECT c.name FROM course c WHERE c.id = e.course_id) AS course,
      e.is_enrollment AND NOT is_ended(e.status) AND coalesce(e.start_date <= today(), true)
        AND coalesce(e.end_date >= today(), true) AS active,
      NOT is_ended(e.status) AND e.start_date > today() AS coming
    FROM enrollment e
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
$$;

-- Updates the derived columns of students, writing only rows that differ. An import adds thousands of rows before
-- the planner has statistics: nested loops would then take students³ steps.
CREATE FUNCTION refresh_derived(students uuid[]) RETURNS integer LANGUAGE plpgsql
SET enable_nestloop = off SET enable_seqscan = off AS $$
DECLARE changed integer;
BEGIN
  UPDATE student s SET status = d.status, education_summary = d.summary,
    total_enrollments = d.total, active_enrollments = d.active
  FROM derived_education(students) d
  WHERE s.id = d.student_id AND (s.status, s.education_summary, s.total_enrollments, s.active_enrollments)
    IS DISTINCT FROM (d.status, d.summary, d.total, d.active);
  GET DIAGNOSTICS changed = ROW_COUNT;
  RETURN changed;
END $$;

-- Updates the derived columns of the students whose enrolments a statement has changed.
CREATE FUNCTION refresh_after_enrollment() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM refresh_derived(ARRAY(SELECT DISTINCT student_id FROM changed));
  RETURN NULL;
END $$;

CREATE TRIGGER enrollment_inserted AFTER INSERT ON enrollment
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION refresh_after_enrollment();
CREATE TRIGGER enrollment_updated AFTER UPDATE ON enrollment
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION refresh_after_enrollment();
CREATE TRIGGER enrollment_deleted AFTER DELETE ON enrollment
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION refresh_after_enrollment();
CREATE TRIGGER enrollment_status_change_is_append_only BEFORE UPDATE OR DELETE ON enrollment_status_change
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER enrollment_status_change_is_not_truncated BEFORE TRUNCATE ON enrollment_status_change
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
