-- Uploaded files and issued documents.

-- Uploaded files; the content is in the file store.
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

-- Uploaded content that belongs to no record yet; a job deletes it after a while.
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

-- Issued documents: the data that verifies them.
CREATE TABLE document (
  id uuid PRIMARY KEY,
  type text NOT NULL CHECK (type IN ('STUDY_CERTIFICATE', 'GRADE_EXTRACT', 'GRADE_CATALOGUE', 'EXAM_CATALOGUE',
    'ORIENTATION_CERTIFICATE', 'ADMISSION_NOTICE', 'EXAM_SUMMONS', 'APL_AGREEMENT', 'ATTENDANCE_LIST', 'STUDENT_LIST',
    'COURSE_SUMMONS')),
  language text NOT NULL CHECK (language IN ('SV', 'EN')),
  -- Twelve characters without easily confused ones, and without hyphens.
  code text NOT NULL UNIQUE CHECK (code ~ '^[2-9A-HJKMNP-TV-Z]{12}$'),
  student_id uuid REFERENCES student (id) ON DELETE SET NULL,
  course_instance_id uuid REFERENCES course_instance (id) ON DELETE SET NULL,
  -- Name of the school on the day of issue.
  issuer text NOT NULL,
  storage_key text UNIQUE,
  size integer NOT NULL,
  sha256 text NOT NULL,
  batch_id uuid,
  file_id uuid REFERENCES uploaded_file (id) ON DELETE SET NULL,
  created_at timestamptz NOT NULL,
  created_by uuid NOT NULL REFERENCES app_user (id),
  created_by_name text NOT NULL,
  revoked_at timestamptz,
  revoked_by uuid REFERENCES app_user (id),
  revoked_reason text,
  -- The content and the person are erased; the code still verifies that the school issued it.
  erased_at timestamptz,
  -- Subject within its batch: a student, a course instance, or the registration of a summons.
  batch_subject_id uuid,
  CONSTRAINT document_has_bytes CHECK (storage_key IS NOT NULL OR erased_at IS NOT NULL)
);
CREATE INDEX document_age ON document (created_at DESC, id DESC);
CREATE INDEX document_student ON document (student_id, created_at DESC);
CREATE INDEX document_instance ON document (course_instance_id, created_at DESC);
-- For foreign key checks when a file is deleted.
CREATE INDEX document_file ON document (file_id) WHERE file_id IS NOT NULL;
-- A retried job issues each part of a batch once.
CREATE UNIQUE INDEX document_batch_part ON document (batch_id, batch_subject_id);
