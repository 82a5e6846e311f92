/** Comments with who has seen them, files, private tasks. */
export const COMMENTS_AND_FILES = `
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
