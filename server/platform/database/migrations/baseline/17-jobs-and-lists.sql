-- Jobs, list exports, idempotency keys and saved views.

-- Long-running work and its progress.
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

-- Files of lists, kept for a day for the account that asked.
CREATE TABLE list_export (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES app_user (id) ON DELETE CASCADE,
  list text NOT NULL,
  format text NOT NULL CHECK (format IN ('XLSX', 'CSV')),
  -- URL of the list, which defines its rows.
  query text NOT NULL,
  filename text NOT NULL,
  row_count integer,
  -- Null until the job is finished.
  bytes bytea,
  job_id uuid,
  created_at timestamptz NOT NULL DEFAULT now()
);
-- Workbooks are compressed already.
ALTER TABLE list_export ALTER COLUMN bytes SET STORAGE EXTERNAL;
CREATE INDEX list_export_age ON list_export (created_at);
CREATE INDEX list_export_user ON list_export (user_id);

-- Results of repeated requests.
CREATE TABLE idempotency_key (
  user_id uuid NOT NULL REFERENCES app_user (id) ON DELETE CASCADE,
  key text NOT NULL,
  request_hash text NOT NULL,
  result jsonb,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (user_id, key)
);
CREATE INDEX idempotency_key_age ON idempotency_key (created_at);

-- Views of lists that users have saved or shared.
CREATE TABLE saved_view (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES app_user (id),
  list text NOT NULL,
  name text NOT NULL CHECK (char_length(name) BETWEEN 1 AND 80),
  address text NOT NULL,
  hidden_columns text[],
  column_order text[],
  column_widths jsonb,
  shared_with text,
  version integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL DEFAULT now(),
  removed_at timestamptz,
  CHECK (num_nulls(hidden_columns, column_order, column_widths) IN (0, 3))
);
CREATE UNIQUE INDEX saved_view_name ON saved_view (user_id, list, lower(name)) WHERE removed_at IS NULL;
CREATE INDEX saved_view_shared ON saved_view (list, shared_with) WHERE shared_with IS NOT NULL AND removed_at IS NULL;
CREATE INDEX saved_view_removed ON saved_view (removed_at) WHERE removed_at IS NOT NULL;

-- The view that opens first, by account and list.
CREATE TABLE saved_view_default (
  user_id uuid NOT NULL REFERENCES app_user (id),
  list text NOT NULL,
  view_id uuid NOT NULL REFERENCES saved_view (id) ON DELETE CASCADE,
  PRIMARY KEY (user_id, list)
);
CREATE INDEX saved_view_default_view ON saved_view_default (view_id);
