-- Students.

-- Key for finding people by name, whatever the order, accents and punctuation.
CREATE FUNCTION person_name_key(name text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT string_agg(part, ' ' ORDER BY part COLLATE "C") FROM regexp_split_to_table(
    translate(regexp_replace(normalize(lower(name), NFKD), '[\u0300-\u036f''’‘`´.]', '', 'g'),
      'øłđðıħŧ-‐‑‒–—_,()/"', 'olddiht' || repeat(' ', 12)), '\s+') AS part
  WHERE part <> ''
$$;

-- Digits of a Swedish phone number; `domain/text/phone.ts` normalises a search in the same way.
CREATE FUNCTION phone_digits(phone text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN regexp_replace(regexp_replace(phone, '^\s*(\+|00)46\s*(\(0\))?', '0'), '[^0-9]', '', 'g');

-- Status of a student without enrolments.
CREATE FUNCTION status_by_dates(start_date date, end_date date) RETURNS text LANGUAGE sql STABLE PARALLEL SAFE
  RETURN CASE WHEN end_date < today() THEN 'ENDED' WHEN start_date > today() THEN 'NOT_STARTED' ELSE 'ACTIVE' END;

-- Students of the school.
CREATE TABLE student (
  id uuid PRIMARY KEY,
  version integer NOT NULL DEFAULT 1,
  name text COLLATE "sv-x-icu" NOT NULL,
  personal_number text CHECK (personal_number ~ '^[0-9]{8}([0-9]{4}|[TRSUWXJKLMN][0-9]{3}|[A-Z]{2}[0-9]{2})$'),
  phone text,
  email text COLLATE "sv-x-icu",
  municipality text COLLATE "sv-x-icu" REFERENCES municipality (name) ON UPDATE CASCADE,
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
  -- Derived from enrolments and dates by triggers (ADR 4).
  status text NOT NULL DEFAULT 'ACTIVE' CHECK (status IN ('ACTIVE', 'NOT_STARTED', 'PAUSED', 'DROPPED_OUT', 'ENDED')),
  education_summary text COLLATE "sv-x-icu",
  total_enrollments integer NOT NULL DEFAULT 0,
  active_enrollments integer NOT NULL DEFAULT 0,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  anonymised_at timestamptz,
  apl_moved_at timestamptz NOT NULL DEFAULT now()
);
CREATE UNIQUE INDEX student_personal_number ON student (personal_number);
-- One index finds students by any three or more characters of name, address or number.
CREATE INDEX student_search ON student USING gin
  (lower(name || ' ' || coalesce(email, '') || ' ' || coalesce(personal_number, '')) gin_trgm_ops);
CREATE INDEX student_whole_name ON student (lower(name));
CREATE INDEX student_by_email ON student (lower(email));
-- Few students are protected, and each list has to find them.
CREATE INDEX student_protected ON student (id) WHERE is_protected;
CREATE INDEX student_phone ON student ((phone_digits(phone) COLLATE "C")) WHERE phone IS NOT NULL;
CREATE INDEX student_name ON student (name, id) INCLUDE (status, is_protected, teacher_id);
CREATE INDEX student_number_order ON student (personal_number, id) INCLUDE (status, is_protected, teacher_id);
CREATE INDEX student_email ON student (email, id) INCLUDE (status, is_protected, teacher_id);
CREATE INDEX student_phone_order ON student (phone, id) INCLUDE (status, is_protected, teacher_id);
CREATE INDEX student_municipality ON student (municipality, id) INCLUDE (status, is_protected, teacher_id);
CREATE INDEX student_teacher ON student (teacher_id, id) INCLUDE (status, is_protected);
CREATE INDEX student_start ON student (start_date, id) INCLUDE (status, is_protected, teacher_id);
CREATE INDEX student_end ON student (end_date, id) INCLUDE (status, is_protected, teacher_id);
CREATE INDEX student_status ON student (status, id) INCLUDE (is_protected, teacher_id);
CREATE INDEX student_apl ON student (apl_status, id) INCLUDE (status, is_protected, teacher_id);
CREATE INDEX student_updated ON student (updated_at, id) INCLUDE (status, is_protected, teacher_id);
CREATE INDEX student_person_name ON student (person_name_key(name));

CREATE TABLE student_alias (
  -- Id of a record that was merged into another one, so that links to it still work.
  old_id uuid PRIMARY KEY,
  student_id uuid NOT NULL REFERENCES student (id) ON DELETE CASCADE,
  name text NOT NULL,
  personal_number text,
  merged_at timestamptz NOT NULL DEFAULT now(),
  merged_by uuid REFERENCES app_user (id)
);
CREATE INDEX student_alias_student ON student_alias (student_id);

-- Earlier numbers of a student (domain, D10): a coordination number is replaced by a personal number.
CREATE TABLE student_number (
  student_id uuid NOT NULL REFERENCES student (id) ON DELETE CASCADE,
  personal_number text NOT NULL
    CHECK (personal_number ~ '^[0-9]{8}([0-9]{4}|[TRSUWXJKLMN][0-9]{3}|[A-Z]{2}[0-9]{2})$'),
  until timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (student_id, personal_number)
);
CREATE INDEX student_number_search ON student_number USING gin (personal_number gin_trgm_ops);
CREATE INDEX student_number_whole ON student_number (personal_number);

-- Locks names, addresses and numbers, so that concurrent transactions do not add the same person twice. At most
-- 128 locks, so that a long import fits the lock table; in sorted order, so that two transactions do not deadlock.
CREATE FUNCTION lock_people(keys text[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_advisory_xact_lock(hashtext('people'), bucket) FROM (
    SELECT DISTINCT hashtext(key) & 127 AS bucket FROM unnest(keys) AS key
    WHERE key IS NOT NULL ORDER BY bucket) AS wanted;
END $$;

-- Sets the status of a student without enrolments when the dates change.
CREATE FUNCTION derive_by_dates() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.total_enrollments = 0 THEN NEW.status := status_by_dates(NEW.start_date, NEW.end_date); END IF;
  RETURN NEW;
END $$;

-- Keeps the earlier number when a student's number changes, so that a search for it finds the student.
CREATE FUNCTION keep_student_number() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM student_number WHERE student_id = NEW.id AND personal_number = NEW.personal_number;
  IF OLD.personal_number IS NOT NULL AND NEW.anonymised_at IS NULL THEN
    INSERT INTO student_number (student_id, personal_number) VALUES (NEW.id, OLD.personal_number)
      ON CONFLICT (student_id, personal_number) DO UPDATE SET until = now();
  END IF;
  RETURN NULL;
END $$;

CREATE TRIGGER student_dates BEFORE INSERT OR UPDATE OF start_date, end_date ON student
  FOR EACH ROW EXECUTE FUNCTION derive_by_dates();
CREATE TRIGGER student_number_kept AFTER UPDATE OF personal_number ON student
  FOR EACH ROW WHEN (OLD.personal_number IS DISTINCT FROM NEW.personal_number) EXECUTE FUNCTION keep_student_number();
