-- Teachers: profile, subjects, replacements and events.

-- Teachers; the name is the account's.
CREATE TABLE teacher (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL UNIQUE REFERENCES app_user (id)
);

-- Employment of a teacher.
CREATE TABLE teacher_profile (
  teacher_id uuid PRIMARY KEY REFERENCES teacher (id) ON DELETE CASCADE,
  employment_percent integer NOT NULL DEFAULT 100 CHECK (employment_percent BETWEEN 5 AND 100),
  employment_ended_on date,
  version integer NOT NULL DEFAULT 1
);

-- Subjects of a teacher, and whether the teacher is qualified (behörig).
CREATE TABLE teacher_subject (
  teacher_id uuid NOT NULL REFERENCES teacher (id) ON DELETE CASCADE,
  subject text COLLATE "sv-x-icu" NOT NULL,
  is_qualified boolean NOT NULL DEFAULT false,
  PRIMARY KEY (teacher_id, subject)
);
CREATE INDEX teacher_subject_name ON teacher_subject (subject);

-- Decisions about a teacher's assignments, append-only.
CREATE TABLE teacher_event (
  id uuid PRIMARY KEY,
  teacher_id uuid NOT NULL REFERENCES teacher (id) ON DELETE CASCADE,
  kind text NOT NULL CHECK (kind IN ('ASSIGNED', 'UNASSIGNED', 'REPLACED', 'TOOK_OVER', 'REPLACEMENT_PLANNED',
    'REPLACEMENT_CANCELLED', 'PROFILE', 'EMPLOYMENT_ENDED', 'EMPLOYMENT_RESUMED', 'REPLACEMENT_UNDONE')),
  text text NOT NULL,
  at timestamptz NOT NULL DEFAULT clock_timestamp(),
  by_id uuid,
  by_name text
);
CREATE INDEX teacher_event_teacher ON teacher_event (teacher_id, at DESC);

-- One teacher replaces another from a day on; a job carries out a future replacement.
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
  moved jsonb,
  undone_at timestamptz,
  CHECK (teacher_id <> replacement_id)
);
CREATE UNIQUE INDEX teacher_replacement_open ON teacher_replacement (teacher_id)
  WHERE carried_out_at IS NULL AND cancelled_at IS NULL;
CREATE INDEX teacher_replacement_due ON teacher_replacement (from_on)
  WHERE carried_out_at IS NULL AND cancelled_at IS NULL;

CREATE TRIGGER teacher_event_is_append_only BEFORE UPDATE OR DELETE ON teacher_event
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER teacher_event_is_not_truncated BEFORE TRUNCATE ON teacher_event
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
