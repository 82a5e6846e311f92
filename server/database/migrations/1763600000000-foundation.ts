import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The tables of the foundation: people, education, comments, board, files, import, sign-in, history.
 *
 * Rules that hold for every table: ids are UUIDs made by the server (version 7, so they sort by age);
 * sorted text carries the Swedish collation whatever the database's default; dates without time are
 * DATE; enums are CHECKed text, so that a new value is a plain migration.
 */
export class Foundation1763600000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(EXTENSIONS);
    await runner.query(PEOPLE);
    await runner.query(EDUCATION);
    await runner.query(DERIVED);
    await runner.query(COMMENTS_AND_FILES);
    await runner.query(SIGN_IN);
    await runner.query(TRAILS);
    await runner.query(IMPORT_AND_JOBS);
  }

  async down(): Promise<void> {
    throw new Error('The foundation cannot be taken away: restore a backup instead.');
  }
}

const EXTENSIONS = `
  CREATE EXTENSION IF NOT EXISTS pg_trgm;

  -- A moment as the API writes it: ISO 8601 in UTC with milliseconds.
  CREATE FUNCTION iso(at timestamptz) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
    RETURN to_char(at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"');

  -- Append-only tables: the database itself refuses to change what has been written.
  CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    RAISE EXCEPTION '% is append-only', TG_TABLE_NAME USING ERRCODE = 'insufficient_privilege';
  END $$;
`;

const PEOPLE = `
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

const EDUCATION = `
  CREATE TABLE course (
    id uuid PRIMARY KEY,
    code text NOT NULL UNIQUE,
    name text COLLATE "sv-x-icu" NOT NULL,
    points integer,
    system text NOT NULL CHECK (system IN ('GY11', 'GY25', 'VUX_GRUND', 'SFI', 'LOCAL'))
  );
  CREATE INDEX course_name ON course (name);

  CREATE TABLE course_package (
    id uuid PRIMARY KEY,
    code text UNIQUE,
    name text COLLATE "sv-x-icu" NOT NULL
  );

  -- The rows of a package in order; rows with the same choice group are alternatives ('en av').
  CREATE TABLE course_package_course (
    package_id uuid NOT NULL REFERENCES course_package (id) ON DELETE CASCADE,
    course_id uuid NOT NULL REFERENCES course (id),
    position integer NOT NULL,
    choice_group text,
    PRIMARY KEY (package_id, course_id)
  );

  CREATE TABLE program (
    id uuid PRIMARY KEY,
    code text UNIQUE,
    name text COLLATE "sv-x-icu" NOT NULL,
    points integer
  );

  CREATE TABLE course_instance (
    id uuid PRIMARY KEY,
    course_id uuid NOT NULL REFERENCES course (id),
    name text COLLATE "sv-x-icu" NOT NULL,
    start_date date,
    end_date date,
    teacher_id uuid REFERENCES teacher (id),
    capacity integer,
    CHECK (end_date IS NULL OR start_date IS NULL OR end_date >= start_date)
  );
  CREATE INDEX course_instance_course ON course_instance (course_id, start_date);
  CREATE INDEX course_instance_teacher ON course_instance (teacher_id);

  -- One education entry of a student: exactly one target, and an instance once it is placed.
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
    CHECK (num_nonnulls(course_id, package_id, program_id) = 1),
    CHECK (is_enrollment OR status IS NULL)
  );
  CREATE INDEX enrollment_student ON enrollment (student_id, start_date);
  CREATE INDEX enrollment_course ON enrollment (course_id);
  CREATE INDEX enrollment_package ON enrollment (package_id);
  CREATE INDEX enrollment_program ON enrollment (program_id);
  CREATE INDEX enrollment_instance ON enrollment (course_instance_id);
`;

const DERIVED = `
  -- The day it is at the school.
  CREATE FUNCTION today() RETURNS date LANGUAGE sql STABLE PARALLEL SAFE
    RETURN (now() AT TIME ZONE 'Europe/Stockholm')::date;

  -- Where a student stands without any enrolment: by the dates alone.
  CREATE FUNCTION status_by_dates(start_date date, end_date date) RETURNS text LANGUAGE sql STABLE PARALLEL SAFE
    RETURN CASE WHEN end_date < today() THEN 'ENDED' WHEN start_date > today() THEN 'NOT_STARTED' ELSE 'ACTIVE' END;

  CREATE FUNCTION is_ended(status text) RETURNS boolean LANGUAGE sql IMMUTABLE PARALLEL SAFE
    RETURN coalesce(status IN ('NOT_STARTED', 'DROPPED_OUT', 'COMPLETED', 'ENDED_BY_PRINCIPAL', 'CANCELLED'), false);

  -- What the list, the board and the counts show of the enrolments of the given students.
  CREATE FUNCTION derived_education(students uuid[])
  RETURNS TABLE (student_id uuid, status text, summary text, total integer, active integer)
  LANGUAGE sql STABLE AS $$
    WITH entry AS (
      SELECT e.student_id, e.status, e.is_enrollment, e.start_date,
        coalesce(p.name, pr.name) AS bundle, c.name AS course,
        e.is_enrollment AND NOT is_ended(e.status) AND coalesce(e.start_date <= today(), true)
          AND coalesce(e.end_date >= today(), true) AS active,
        NOT is_ended(e.status) AND e.start_date > today() AS coming
      FROM enrollment e
      LEFT JOIN course c ON c.id = e.course_id
      LEFT JOIN course_package p ON p.id = e.package_id
      LEFT JOIN program pr ON pr.id = e.program_id
      WHERE e.student_id = ANY (students) AND e.removed_at IS NULL
    ), grouped AS (
      SELECT entry.student_id,
        count(*) FILTER (WHERE is_enrollment)::integer AS total,
        count(*) FILTER (WHERE active)::integer AS active,
        bool_or(active AND entry.status IS DISTINCT FROM 'PAUSED') AS studying,
        bool_or(active) AS paused,
        bool_or(coming) AS coming,
        bool_or(entry.status = 'DROPPED_OUT') AND NOT bool_or(entry.status = 'COMPLETED') AS dropped_out,
        (array_agg(bundle ORDER BY active DESC, entry.start_date DESC NULLS LAST) FILTER (WHERE bundle IS NOT NULL))[1] AS bundle,
        count(course) AS courses,
        (array_agg(course ORDER BY active DESC, entry.start_date DESC NULLS LAST) FILTER (WHERE course IS NOT NULL))[1] AS course
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

  -- Writes only what differs: it runs after every change, and once a day when dates come and go.
  CREATE FUNCTION refresh_derived(students uuid[]) RETURNS integer LANGUAGE plpgsql AS $$
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

  -- A student is new or has new dates: without enrolments these alone decide.
  CREATE FUNCTION derive_by_dates() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    IF NEW.total_enrollments = 0 THEN NEW.status := status_by_dates(NEW.start_date, NEW.end_date); END IF;
    RETURN NEW;
  END $$;
  CREATE TRIGGER student_dates BEFORE INSERT OR UPDATE OF start_date, end_date ON student
    FOR EACH ROW EXECUTE FUNCTION derive_by_dates();
`;

const COMMENTS_AND_FILES = `
  -- seq is the order of arrival: an index into a student's comments never shifts, whatever the clock does.
  CREATE TABLE comment (
    id uuid PRIMARY KEY,
    seq bigint GENERATED ALWAYS AS IDENTITY,
    student_id uuid NOT NULL REFERENCES student (id) ON DELETE CASCADE,
    author_id uuid REFERENCES app_user (id),
    author_name text,
    author_role text,
    text text NOT NULL,
    created_at timestamptz NOT NULL DEFAULT now(),
    edited_at timestamptz,
    edited_by_name text,
    deleted_at timestamptz,
    version integer NOT NULL DEFAULT 1
  );
  CREATE INDEX comment_student ON comment (student_id, seq) INCLUDE (id, deleted_at);

  CREATE TABLE comment_seen (
    comment_id uuid NOT NULL REFERENCES comment (id) ON DELETE CASCADE,
    user_id uuid NOT NULL REFERENCES app_user (id),
    seen_at timestamptz NOT NULL DEFAULT now(),
    PRIMARY KEY (comment_id, user_id)
  );
  CREATE INDEX comment_seen_user ON comment_seen (user_id, comment_id);

  -- Bytes that have arrived but belong to nothing yet; swept when they stay so.
  CREATE TABLE staged_upload (
    id uuid PRIMARY KEY,
    user_id uuid NOT NULL REFERENCES app_user (id) ON DELETE CASCADE,
    purpose text NOT NULL CHECK (purpose IN ('FILE', 'IMPORT')),
    storage_key text NOT NULL,
    filename text NOT NULL,
    mime_type text NOT NULL,
    size bigint NOT NULL,
    sha256 text NOT NULL,
    created_at timestamptz NOT NULL DEFAULT now()
  );
  CREATE INDEX staged_upload_age ON staged_upload (created_at);

  CREATE TABLE uploaded_file (
    id uuid PRIMARY KEY,
    student_id uuid NOT NULL REFERENCES student (id),
    storage_key text NOT NULL UNIQUE,
    filename text NOT NULL,
    mime_type text NOT NULL,
    size bigint NOT NULL,
    sha256 text NOT NULL,
    uploaded_by uuid REFERENCES app_user (id),
    uploaded_by_name text,
    uploaded_at timestamptz NOT NULL DEFAULT now(),
    deleted_at timestamptz,
    deleted_by uuid REFERENCES app_user (id)
  );
  CREATE INDEX uploaded_file_student ON uploaded_file (student_id, uploaded_at DESC);

  CREATE TABLE task (
    id uuid PRIMARY KEY,
    user_id uuid NOT NULL REFERENCES app_user (id) ON DELETE CASCADE,
    description text NOT NULL,
    created_at timestamptz NOT NULL DEFAULT now()
  );
  CREATE INDEX task_user ON task (user_id, created_at);
`;

const SIGN_IN = `
  -- Only the SHA-256 of a session's secret is stored.
  CREATE TABLE session (
    token_hash bytea PRIMARY KEY,
    user_id uuid NOT NULL REFERENCES app_user (id) ON DELETE CASCADE,
    created_at timestamptz NOT NULL DEFAULT now(),
    last_seen_at timestamptz NOT NULL DEFAULT now(),
    expires_at timestamptz NOT NULL
  );
  CREATE INDEX session_by_user ON session (user_id, created_at);

  CREATE TABLE password_reset (
    token_hash bytea PRIMARY KEY,
    user_id uuid NOT NULL REFERENCES app_user (id) ON DELETE CASCADE,
    created_at timestamptz NOT NULL DEFAULT now(),
    expires_at timestamptz NOT NULL,
    used_at timestamptz
  );
  CREATE INDEX password_reset_user ON password_reset (user_id, created_at);

  -- Failed guesses, keyed on a hash so that unknown addresses are throttled like known ones.
  CREATE TABLE sign_in_failure (
    id uuid PRIMARY KEY,
    account_hash bytea NOT NULL,
    address_range text NOT NULL,
    failed_at timestamptz NOT NULL DEFAULT now()
  );
  CREATE INDEX sign_in_failure_account ON sign_in_failure (account_hash, failed_at);
  CREATE INDEX sign_in_failure_address ON sign_in_failure (address_range, failed_at);

  CREATE TABLE idempotency_key (
    user_id uuid NOT NULL REFERENCES app_user (id) ON DELETE CASCADE,
    key text NOT NULL,
    request_hash text NOT NULL,
    result jsonb,
    created_at timestamptz NOT NULL DEFAULT now(),
    PRIMARY KEY (user_id, key)
  );
  CREATE INDEX idempotency_key_age ON idempotency_key (created_at);
`;

const TRAILS = `
  CREATE TABLE change_history (
    id uuid PRIMARY KEY,
    student_id uuid NOT NULL,
    changed_at timestamptz NOT NULL DEFAULT now(),
    changed_by uuid,
    changed_by_name text,
    changed_by_role text,
    changes text[] NOT NULL,
    previous_values jsonb NOT NULL,
    new_values jsonb NOT NULL,
    import_batch_id uuid
  );
  CREATE INDEX change_history_student ON change_history (student_id, changed_at DESC);
  CREATE TRIGGER change_history_is_append_only BEFORE UPDATE OR DELETE ON change_history
    FOR EACH ROW EXECUTE FUNCTION refuse_change();
  CREATE TRIGGER change_history_is_not_truncated BEFORE TRUNCATE ON change_history
    FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

  -- Who opened whose record. Ids only, never content. student_id is null for a list.
  CREATE TABLE access_log (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    at timestamptz NOT NULL DEFAULT now(),
    user_id uuid NOT NULL,
    role text NOT NULL,
    action text NOT NULL,
    student_id uuid,
    result text NOT NULL DEFAULT 'OK' CHECK (result IN ('OK', 'REFUSED')),
    is_protected boolean NOT NULL DEFAULT false
  );
  CREATE INDEX access_log_student ON access_log (student_id, at) WHERE student_id IS NOT NULL;
  CREATE INDEX access_log_user ON access_log (user_id, at);
  CREATE TRIGGER access_log_is_append_only BEFORE UPDATE OR DELETE ON access_log
    FOR EACH ROW EXECUTE FUNCTION refuse_change();
  CREATE TRIGGER access_log_is_not_truncated BEFORE TRUNCATE ON access_log
    FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
`;

const IMPORT_AND_JOBS = `
  CREATE TABLE job (
    id uuid PRIMARY KEY,
    kind text NOT NULL,
    user_id uuid NOT NULL REFERENCES app_user (id),
    state text NOT NULL DEFAULT 'QUEUED' CHECK (state IN ('QUEUED', 'RUNNING', 'DONE', 'FAILED', 'CANCELLED')),
    done integer NOT NULL DEFAULT 0,
    total integer NOT NULL DEFAULT 0,
    payload jsonb NOT NULL,
    result jsonb,
    message text,
    cancel_requested boolean NOT NULL DEFAULT false,
    created_at timestamptz NOT NULL DEFAULT now(),
    finished_at timestamptz
  );
  CREATE INDEX job_user ON job (user_id, created_at DESC);

  CREATE TABLE import_batch (
    id uuid PRIMARY KEY,
    user_id uuid NOT NULL REFERENCES app_user (id),
    filename text NOT NULL,
    sha256 text NOT NULL,
    state text NOT NULL DEFAULT 'PREVIEW' CHECK (state IN
      ('PREVIEW', 'COMMITTING', 'DONE', 'FAILED', 'CANCELLED', 'UNDONE')),
    columns jsonb NOT NULL,
    keep_existing_when_empty boolean NOT NULL DEFAULT true,
    header_row integer NOT NULL DEFAULT 1,
    summary jsonb NOT NULL,
    job_id uuid REFERENCES job (id),
    created_at timestamptz NOT NULL DEFAULT now(),
    checked_at timestamptz NOT NULL DEFAULT now(),
    committed_at timestamptz
  );
  CREATE INDEX import_batch_user ON import_batch (user_id, created_at DESC);

  -- The parsed and checked rows of a batch; the plan in record holds what to write, and what was there before: it makes the undo exact.
  CREATE TABLE import_row (
    batch_id uuid NOT NULL REFERENCES import_batch (id) ON DELETE CASCADE,
    row integer NOT NULL,
    cells jsonb NOT NULL,
    outcome text NOT NULL CHECK (outcome IN ('NEW', 'CHANGED', 'UNCHANGED', 'INVALID', 'DUPLICATE')),
    name text,
    errors jsonb NOT NULL DEFAULT '[]',
    changes jsonb NOT NULL DEFAULT '[]',
    record jsonb,
    student_id uuid,
    student_version integer,
    PRIMARY KEY (batch_id, row)
  );
`;
