-- Imports of workbooks.

-- An uploaded workbook: preview, import, undo.
CREATE TABLE import_batch (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES app_user (id),
  filename text NOT NULL,
  sha256 text NOT NULL,
  state text NOT NULL DEFAULT 'PREVIEW' CHECK (state IN ('PREVIEW', 'COMMITTING', 'DONE', 'FAILED', 'CANCELLED',
    'UNDONE')),
  columns jsonb NOT NULL,
  keep_existing_when_empty boolean NOT NULL DEFAULT true,
  header_row integer NOT NULL DEFAULT 1,
  summary jsonb NOT NULL,
  job_id uuid REFERENCES job (id),
  created_at timestamptz NOT NULL DEFAULT now(),
  checked_at timestamptz NOT NULL DEFAULT now(),
  committed_at timestamptz,
  sheet text,
  sheets text[] NOT NULL DEFAULT '{}',
  skipped text,
  upload_id uuid,
  hidden_rows text,
  hidden_parts text,
  leaves_out_hidden boolean NOT NULL DEFAULT false
);
CREATE INDEX import_batch_user ON import_batch (user_id, created_at DESC);

-- Parsed rows of an import; `record` has the values to write and the earlier values, which the undo restores.
CREATE TABLE import_row (
  batch_id uuid NOT NULL REFERENCES import_batch (id) ON DELETE CASCADE,
  row integer NOT NULL,
  cells jsonb NOT NULL,
  outcome text NOT NULL CHECK (outcome IN ('NEW', 'CHANGED', 'UNCHANGED', 'INVALID', 'DUPLICATE', 'CONFLICT')),
  name text,
  errors jsonb NOT NULL DEFAULT '[]',
  changes jsonb NOT NULL DEFAULT '[]',
  record jsonb,
  student_id uuid,
  student_version integer,
  -- A protected student whom the row refers to and the importing account may not see: the row is held.
  held_for uuid,
  -- Another row of the same student, whose `record` includes this one's values.
  head_row integer,
  choices text[] NOT NULL DEFAULT '{}',
  decision text CHECK (decision IN ('SAME_PERSON', 'WRONG_NUMBER', 'OTHER_PERSON')),
  decided_on uuid,
  PRIMARY KEY (batch_id, row)
);

-- Rows that only an administrator may import.
CREATE TABLE import_held_row (
  id uuid PRIMARY KEY,
  batch_id uuid REFERENCES import_batch (id) ON DELETE SET NULL,
  user_id uuid NOT NULL REFERENCES app_user (id),
  filename text NOT NULL,
  row integer NOT NULL,
  columns jsonb NOT NULL,
  cells jsonb NOT NULL,
  student_id uuid NOT NULL REFERENCES student (id) ON DELETE CASCADE,
  created_at timestamptz NOT NULL DEFAULT now(),
  -- The administrator's import of the row.
  taken_batch_id uuid REFERENCES import_batch (id) ON DELETE SET NULL,
  decision text CHECK (decision IN ('TAKEN', 'DROPPED', 'UNDONE')),
  settled_at timestamptz,
  settled_by uuid REFERENCES app_user (id)
);
CREATE INDEX import_held_row_open ON import_held_row (created_at, id) WHERE decision IS NULL;
CREATE INDEX import_held_row_batch ON import_held_row (batch_id);
CREATE INDEX import_held_row_taken ON import_held_row (taken_batch_id);
CREATE INDEX import_held_row_student ON import_held_row (student_id);
CREATE INDEX import_held_row_user ON import_held_row (user_id);
CREATE INDEX import_held_row_settled_by ON import_held_row (settled_by);

-- References from tables of earlier files.
ALTER TABLE course_wish ADD FOREIGN KEY (import_batch_id) REFERENCES import_batch (id) ON DELETE SET NULL;
