/** Accounts, teachers, students, municipalities. */
export const PEOPLE = `
  CREATE TABLE municipality (
    name text COLLATE "sv-x-icu" PRIMARY KEY,
    code text,
    kind text NOT NULL CHECK (kind IN ('MUNICIPALITY', 'COOPERATION', 'PRIVATE'))
  );

  CREATE TABLE app_user (
    id uuid PRIMARY KEY,
    name text COLLATE "sv-x-icu" NOT NULL,
    email text NOT NULL,
    password_hash text,
    role text NOT NULL CHECK (role IN
      ('GUEST', 'USER', 'STUDENT', 'COORDINATOR', 'SPECPED', 'SYV', 'TEACHER', 'ADMIN', 'SYSTEMADMIN')),
    active boolean NOT NULL DEFAULT true,
    version integer NOT NULL DEFAULT 1,
    created_at timestamptz NOT NULL DEFAULT now(),
    updated_at timestamptz NOT NULL DEFAULT now()
  );
  -- E-mail addresses are stored lower-cased and NFC-normalised, so equality is identity.
  CREATE UNIQUE INDEX app_user_email ON app_user (email);

  CREATE TABLE teacher (
    id uuid PRIMARY KEY,
    user_id uuid NOT NULL UNIQUE REFERENCES app_user (id)
  );

  CREATE TABLE student (
    id uuid PRIMARY KEY,
    version integer NOT NULL DEFAULT 1,
    name text COLLATE "sv-x-icu" NOT NULL,
    personal_number text CHECK (personal_number ~ '^[0-9]{12}$'),
    phone text,
    email text COLLATE "sv-x-icu",
    municipality text COLLATE "sv-x-icu" REFERENCES municipality (name),
    start_date date,
    end_date date,
    exam text,
    additional_info text,
    teacher_id uuid REFERENCES teacher (id),
    apl_status text NOT NULL DEFAULT 'GRAY' CHECK (apl_status IN ('GRAY', 'RED', 'BLUE', 'YELLOW', 'GREEN')),
    apl_status_since timestamptz NOT NULL DEFAULT now(),
    apl_moved_by text,
    user_id uuid UNIQUE REFERENCES app_user (id),
    is_protected boolean NOT NULL DEFAULT false,
    -- Derived from the enrolments and dates by the triggers below; never written by hand.
    status text NOT NULL DEFAULT 'ACTIVE' CHECK (status IN ('ACTIVE', 'NOT_STARTED', 'PAUSED', 'DROPPED_OUT', 'ENDED')),
    education_summary text COLLATE "sv-x-icu",
    total_enrollments integer NOT NULL DEFAULT 0,
    active_enrollments integer NOT NULL DEFAULT 0,
    created_at timestamptz NOT NULL DEFAULT now(),
    updated_at timestamptz NOT NULL DEFAULT now()
  );
  CREATE UNIQUE INDEX student_personal_number ON student (personal_number);
  CREATE INDEX student_name ON student (name, id);
  CREATE INDEX student_email ON student (email, id);
  CREATE INDEX student_municipality ON student (municipality, name);
  CREATE INDEX student_teacher ON student (teacher_id);
  CREATE INDEX student_start ON student (start_date, id);
  CREATE INDEX student_end ON student (end_date, id);
  CREATE INDEX student_apl ON student (apl_status, name);
  CREATE INDEX student_updated ON student (updated_at, id);
  -- Names, addresses and numbers are found by any part of three or more characters, in one index.
  CREATE INDEX student_search ON student
    USING gin (lower(name || ' ' || coalesce(email, '') || ' ' || coalesce(personal_number, '')) gin_trgm_ops);
`;
