-- Notifications and digests.

-- Notifications, for roles, for single recipients, or both. The link is made from its subject, so that no other
-- URL is ever stored (permissions, D19).
CREATE TABLE notification (
  id uuid PRIMARY KEY,
  seq bigint GENERATED ALWAYS AS IDENTITY,
  kind text NOT NULL CHECK (kind IN ('EXAM_REGISTERED', 'EXAM_DECIDED', 'END_DATE', 'MOVED_TO_RED', 'COMMENT',
    'IMPORT', 'GRADE_OVERDUE', 'GRADES_SIGNED', 'MESSAGE', 'REPLACEMENT_STOPPED', 'CORRECTION_REQUESTED',
    'IMPORT_HELD', 'PROTECTED_NAMED')),
  -- Identifies the event: nobody is notified twice of it.
  cause text NOT NULL UNIQUE,
  message text NOT NULL,
  student_id uuid REFERENCES student (id) ON DELETE CASCADE,
  -- Null for single recipients only.
  audience text CHECK (audience IN ('STAFF', 'ADMINISTRATORS')),
  recipients uuid[] NOT NULL DEFAULT '{}',
  created_at timestamptz NOT NULL DEFAULT now(),
  subject text CHECK (subject IN ('EXAM', 'COMMENT', 'COURSE_INSTANCE', 'INSTANCE_GRADES', 'EXAM_GRADES',
    'UNPLACED_GRADES', 'IMPORT', 'HELD_ROWS', 'ACCESS_LOG', 'TEACHER', 'CORRECTION')),
  subject_id uuid,
  CHECK (audience IS NOT NULL OR cardinality(recipients) > 0),
  CHECK ((subject IS NULL) = (subject_id IS NULL))
);
CREATE INDEX notification_audience ON notification (audience, seq) WHERE audience IS NOT NULL;
CREATE INDEX notification_recipients ON notification USING gin (recipients);
CREATE INDEX notification_student ON notification (student_id) WHERE student_id IS NOT NULL;
CREATE INDEX notification_age ON notification (created_at);

-- Accounts that have removed the notification from their list.
CREATE TABLE notification_resolved (
  notification_id uuid NOT NULL REFERENCES notification (id) ON DELETE CASCADE,
  user_id uuid NOT NULL REFERENCES app_user (id) ON DELETE CASCADE,
  resolved_at timestamptz NOT NULL DEFAULT now(),
  batch_id uuid,
  PRIMARY KEY (notification_id, user_id)
);
CREATE INDEX notification_resolved_user ON notification_resolved (user_id, resolved_at);
CREATE INDEX notification_resolved_batch ON notification_resolved (batch_id) WHERE batch_id IS NOT NULL;

-- Time of the latest digest of each subscriber, sent or skipped.
CREATE TABLE notification_digest (
  user_id uuid PRIMARY KEY REFERENCES app_user (id) ON DELETE CASCADE,
  made_at timestamptz NOT NULL
);
