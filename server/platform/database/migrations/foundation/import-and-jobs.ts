/** Long work, and workbooks on their way in. */
export const IMPORT_AND_JOBS = `
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
