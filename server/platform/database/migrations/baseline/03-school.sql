-- School settings and municipalities.

-- Settings of the school, in one row.
CREATE TABLE school_setting (
  is_only boolean PRIMARY KEY DEFAULT true CHECK (is_only),
  school_name text NOT NULL DEFAULT 'Komvux',
  school_unit_code text,
  authority_name text,
  city text,
  signatory_name text,
  signatory_title text,
  -- Days from the end of a course until its grades are due.
  grade_deadline_days integer NOT NULL DEFAULT 14 CHECK (grade_deadline_days BETWEEN 1 AND 90),
  -- Days without activity until an enrolment needs attention (7 kap. 1 § förordning 2011:1108).
  inactivity_days integer NOT NULL DEFAULT 21 CHECK (inactivity_days BETWEEN 1 AND 90),
  exam_fee_ore integer NOT NULL DEFAULT 50000 CHECK (exam_fee_ore BETWEEN 0 AND 50000),
  version integer NOT NULL DEFAULT 1,
  -- Points at full pace that a full-time teacher has at a time.
  full_load_points integer NOT NULL DEFAULT 300 CHECK (full_load_points BETWEEN 50 AND 2000),
  exam_payment_info text CHECK (length(exam_payment_info) <= 500),
  first_run_skipped text[] NOT NULL DEFAULT '{}',
  contact_email text CHECK (length(contact_email) <= 254),
  contact_phone text CHECK (length(contact_phone) <= 20)
);

-- Customers of the school: municipalities, co-operations and private providers.
CREATE TABLE municipality (
  name text COLLATE "sv-x-icu" PRIMARY KEY,
  code text,
  kind text NOT NULL CHECK (kind IN ('MUNICIPALITY', 'COOPERATION', 'PRIVATE')),
  authority_name text,
  -- Position in the specification's list; null for a municipality that the school has added.
  place integer,
  retired_at timestamptz,
  version integer NOT NULL DEFAULT 1
);
CREATE UNIQUE INDEX municipality_one_spelling ON municipality (lower(translate(name, '-', ' ')));

-- Changes of municipalities, append-only.
CREATE TABLE municipality_change (
  id uuid PRIMARY KEY,
  -- The name after the change.
  name text NOT NULL,
  changed_at timestamptz NOT NULL DEFAULT now(),
  changed_by uuid NOT NULL REFERENCES app_user (id),
  changed_by_name text NOT NULL,
  previous_values jsonb NOT NULL,
  new_values jsonb NOT NULL
);
CREATE INDEX municipality_change_age ON municipality_change (changed_at DESC, id DESC);

CREATE TRIGGER municipality_change_is_append_only BEFORE UPDATE OR DELETE ON municipality_change
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER municipality_change_is_not_truncated BEFORE TRUNCATE ON municipality_change
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

INSERT INTO school_setting DEFAULT VALUES;
