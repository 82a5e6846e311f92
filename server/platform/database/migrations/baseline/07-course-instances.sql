-- Course instances and messages to their participants.

-- A course given in a period, by a teacher.
CREATE TABLE course_instance (
  id uuid PRIMARY KEY,
  course_id uuid NOT NULL REFERENCES course (id),
  name text COLLATE "sv-x-icu" NOT NULL,
  start_date date,
  end_date date,
  teacher_id uuid REFERENCES teacher (id),
  capacity integer,
  pace_percent integer NOT NULL DEFAULT 100 CHECK (pace_percent BETWEEN 5 AND 200),
  study_form text NOT NULL DEFAULT 'CLASSROOM' CHECK (study_form IN ('CLASSROOM', 'DISTANCE', 'FLEX',
    'APPRENTICESHIP')),
  location text COLLATE "sv-x-icu",
  municipality text COLLATE "sv-x-icu" REFERENCES municipality (name) ON UPDATE CASCADE,
  -- Planning state; ongoing and finished follow from the dates (`instance_status`).
  planning text NOT NULL DEFAULT 'OPEN' CHECK (planning IN ('PLANNED', 'OPEN', 'CANCELLED')),
  cancelled_reason text,
  -- Deadline of the grades; null: the end date plus the school's number of days.
  grades_due_on date,
  series_id uuid,
  -- Grades are signed and locked (domain, D5); unlocking them requires a reason.
  grades_signed_at timestamptz,
  grades_signed_by uuid REFERENCES app_user (id),
  grades_signed_by_name text,
  version integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL DEFAULT now(),
  -- Planning state before the cancellation, and the batch that changed its students: undo restores both.
  cancelled_from text CHECK (cancelled_from IN ('PLANNED', 'OPEN')),
  cancelled_at timestamptz,
  cancel_batch_id uuid,
  -- Copy of the course's name: the list is sorted by it, and an index has columns of one table only.
  course_name text COLLATE "sv-x-icu" NOT NULL,
  -- True if the participants of a cancelled instance were notified: only then does an undo notify them again.
  cancel_mailed boolean NOT NULL DEFAULT false,
  CHECK (end_date IS NULL OR start_date IS NULL OR end_date >= start_date)
);
CREATE INDEX course_instance_course ON course_instance (course_id, start_date);
CREATE INDEX course_instance_teacher ON course_instance (teacher_id);
CREATE INDEX course_instance_search ON course_instance USING gin (lower(name) gin_trgm_ops);
CREATE INDEX course_instance_end ON course_instance (end_date, id);
CREATE INDEX course_instance_series ON course_instance (series_id) WHERE series_id IS NOT NULL;
CREATE INDEX course_instance_teacher_start ON course_instance (teacher_id, start_date) WHERE planning <> 'CANCELLED';
CREATE INDEX course_instance_start ON course_instance (start_date, course_name, id);
CREATE INDEX course_instance_order ON course_instance ((coalesce(start_date, '2200-12-31')), course_name, id);
CREATE INDEX course_instance_course_name ON course_instance (course_name);

-- Messages to the participants of a course instance.
CREATE TABLE course_message (
  id uuid PRIMARY KEY,
  course_instance_id uuid REFERENCES course_instance (id) ON DELETE SET NULL,
  course text NOT NULL,
  subject text NOT NULL,
  text text NOT NULL,
  sent_by uuid NOT NULL REFERENCES app_user (id),
  sent_by_name text NOT NULL,
  sent_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX course_message_instance ON course_message (course_instance_id, sent_at);
CREATE INDEX course_message_sender ON course_message (sent_by);

-- Recipients of a message.
CREATE TABLE course_message_recipient (
  message_id uuid NOT NULL REFERENCES course_message (id) ON DELETE CASCADE,
  student_id uuid NOT NULL REFERENCES student (id) ON DELETE CASCADE,
  PRIMARY KEY (message_id, student_id)
);
CREATE INDEX course_message_recipient_student ON course_message_recipient (student_id);

-- Status of an instance on a day, for queries that compute the date once.
CREATE FUNCTION instance_status(planning text, start_date date, end_date date, day date) RETURNS text
  LANGUAGE sql IMMUTABLE PARALLEL SAFE RETURN CASE WHEN planning = 'CANCELLED' THEN 'CANCELLED'
    WHEN end_date < day THEN 'FINISHED' WHEN start_date <= day THEN 'ONGOING' ELSE planning END;

-- Status of an instance today.
CREATE FUNCTION instance_status(planning text, start_date date, end_date date) RETURNS text
  LANGUAGE sql STABLE PARALLEL SAFE RETURN instance_status(planning, start_date, end_date, today());

-- Copies the course's name. The lock makes a concurrent renaming of the course wait, or waits for it.
CREATE FUNCTION name_course_instance() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  SELECT name INTO NEW.course_name FROM course WHERE id = NEW.course_id FOR SHARE;
  RETURN NEW;
END $$;

-- Copies a course's new name to its instances.
CREATE FUNCTION rename_course_instances() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE course_instance SET course_name = NEW.name WHERE course_id = NEW.id;
  RETURN NULL;
END $$;

CREATE TRIGGER course_instance_name AFTER UPDATE OF name ON course
  FOR EACH ROW WHEN (OLD.name <> NEW.name) EXECUTE FUNCTION rename_course_instances();
CREATE TRIGGER course_instance_name BEFORE INSERT OR UPDATE OF course_id, course_name ON course_instance
  FOR EACH ROW EXECUTE FUNCTION name_course_instance();
