/** Course instances as they are planned, and enrolments with the history of their status. */
export const ENROLLMENTS = `
  ALTER TABLE course_instance
    ADD COLUMN pace_percent integer NOT NULL DEFAULT 100 CHECK (pace_percent BETWEEN 5 AND 200),
    ADD COLUMN study_form text NOT NULL DEFAULT 'CLASSROOM'
      CHECK (study_form IN ('CLASSROOM', 'DISTANCE', 'FLEX', 'APPRENTICESHIP')),
    ADD COLUMN location text COLLATE "sv-x-icu",
    ADD COLUMN municipality text COLLATE "sv-x-icu" REFERENCES municipality (name),
    -- What dates do not tell; whether it is running or finished follows from them (instance_status).
    ADD COLUMN planning text NOT NULL DEFAULT 'OPEN' CHECK (planning IN ('PLANNED', 'OPEN', 'CANCELLED')),
    ADD COLUMN cancelled_reason text,
    -- When the grades are due; null: the end and the school's number of days.
    ADD COLUMN grades_due_on date,
    ADD COLUMN series_id uuid,
    -- Signed and locked (domain, D5): cleared only by a reasoned unlock.
    ADD COLUMN grades_signed_at timestamptz,
    ADD COLUMN grades_signed_by uuid REFERENCES app_user (id),
    ADD COLUMN grades_signed_by_name text,
    ADD COLUMN version integer NOT NULL DEFAULT 1,
    ADD COLUMN created_at timestamptz NOT NULL DEFAULT now();
  CREATE INDEX course_instance_start ON course_instance (start_date, id);
  CREATE INDEX course_instance_end ON course_instance (end_date, id);
  CREATE INDEX course_instance_series ON course_instance (series_id) WHERE series_id IS NOT NULL;

  CREATE FUNCTION instance_status(planning text, start_date date, end_date date) RETURNS text
    LANGUAGE sql STABLE PARALLEL SAFE
    RETURN CASE WHEN planning = 'CANCELLED' THEN 'CANCELLED' WHEN end_date < today() THEN 'FINISHED'
      WHEN start_date <= today() THEN 'ONGOING' ELSE planning END;

  ALTER TABLE enrollment
    ADD COLUMN version integer NOT NULL DEFAULT 1,
    ADD COLUMN pace_percent integer CHECK (pace_percent BETWEEN 5 AND 200),
    -- Since when the status holds, and why (domain, D8).
    ADD COLUMN status_on date,
    ADD COLUMN status_reason text CHECK (status_reason IN ('WORK', 'ILLNESS', 'MOVED', 'DIFFICULTY',
      'CHILDCARE_OR_ECONOMY', 'NEVER_STARTED', 'OTHER')),
    -- The package or program that this course belongs to.
    ADD COLUMN parent_id uuid REFERENCES enrollment (id),
    -- What a person or a workbook asked for where the catalogue has no such course, and since when.
    ADD COLUMN note text,
    ADD COLUMN removed_reason text,
    ADD COLUMN last_activity_on date,
    ADD COLUMN csn_reported_at timestamptz,
    -- Copies of the grade that counts here, kept by the trigger on grade.
    ADD COLUMN graded_on date,
    ADD COLUMN grade_signed_at timestamptz,
    ADD COLUMN updated_at timestamptz NOT NULL DEFAULT now();
  UPDATE enrollment SET status_on = coalesce(CASE WHEN is_ended(status) THEN end_date END, start_date)
    WHERE status IS NOT NULL;
  CREATE INDEX enrollment_parent ON enrollment (parent_id) WHERE parent_id IS NOT NULL;
  CREATE INDEX enrollment_status ON enrollment (status, start_date) WHERE removed_at IS NULL;
  -- Found by the student also while the table has no statistics yet, as after a school's first import.
  CREATE INDEX enrollment_present ON enrollment (student_id) WHERE removed_at IS NULL;
  CREATE INDEX enrollment_planned ON enrollment (course_id) WHERE NOT is_enrollment AND removed_at IS NULL;

  -- Every status that an enrolment has had: since when, why, by whom. Only grows.
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
    batch_id uuid
  );
  CREATE INDEX enrollment_status_change_enrollment ON enrollment_status_change (enrollment_id, changed_at);
  CREATE INDEX enrollment_status_change_effective ON enrollment_status_change (effective_on, status);

  -- One deed on many enrolments, kept so that it can be undone as a unit.
  CREATE TABLE enrollment_batch (
    id uuid PRIMARY KEY,
    kind text NOT NULL CHECK (kind IN ('ENROLL', 'STATUS', 'MOVE', 'EXTEND', 'REMOVE', 'MATCH', 'CANCEL_INSTANCE')),
    title text NOT NULL,
    size integer NOT NULL,
    created_by uuid NOT NULL REFERENCES app_user (id),
    created_by_name text NOT NULL,
    created_at timestamptz NOT NULL DEFAULT now(),
    job_id uuid,
    undone_at timestamptz,
    undone_by uuid REFERENCES app_user (id)
  );
  CREATE INDEX enrollment_batch_age ON enrollment_batch (created_at DESC);
  -- How each enrolment was before (null: it is new), and its version after: undone only while nobody else changed it.
  CREATE TABLE enrollment_batch_item (
    batch_id uuid NOT NULL REFERENCES enrollment_batch (id) ON DELETE CASCADE,
    enrollment_id uuid NOT NULL REFERENCES enrollment (id) ON DELETE CASCADE,
    before jsonb,
    version_after integer NOT NULL,
    PRIMARY KEY (batch_id, enrollment_id)
  );
  CREATE INDEX enrollment_batch_item_enrollment ON enrollment_batch_item (enrollment_id);
`;
