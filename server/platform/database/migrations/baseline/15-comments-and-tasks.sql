-- Comments, tasks, follow-ups and requests for correction.

-- Comments on students. seq orders them by arrival, independently of the clock.
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
  version integer NOT NULL DEFAULT 1,
  deleted_by uuid REFERENCES app_user (id)
);
CREATE INDEX comment_student ON comment (student_id, seq) INCLUDE (id, deleted_at);

-- Comments that an account has seen.
CREATE TABLE comment_seen (
  comment_id uuid NOT NULL REFERENCES comment (id) ON DELETE CASCADE,
  user_id uuid NOT NULL REFERENCES app_user (id),
  seen_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (comment_id, user_id)
);
CREATE INDEX comment_seen_user ON comment_seen (user_id, comment_id);

-- Private tasks of an account.
CREATE TABLE task (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES app_user (id) ON DELETE CASCADE,
  description text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX task_user ON task (user_id, created_at);

-- Dated notes about students, to oneself or a colleague.
CREATE TABLE follow_up (
  id uuid PRIMARY KEY,
  student_id uuid NOT NULL REFERENCES student (id) ON DELETE CASCADE,
  due_on date NOT NULL,
  note text,
  assignee_id uuid NOT NULL REFERENCES app_user (id),
  created_by uuid NOT NULL REFERENCES app_user (id),
  created_by_name text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  done_at timestamptz,
  version integer NOT NULL DEFAULT 1
);
CREATE INDEX follow_up_waiting ON follow_up (assignee_id, due_on, id) WHERE done_at IS NULL;
CREATE INDEX follow_up_student ON follow_up (student_id);
CREATE INDEX follow_up_author ON follow_up (created_by);

-- Requests for rectification of personal data (GDPR, article 16), and the replies.
CREATE TABLE correction_request (
  id uuid PRIMARY KEY,
  student_id uuid NOT NULL REFERENCES student (id) ON DELETE CASCADE,
  subject text NOT NULL CHECK (subject IN ('IDENTITY', 'CONTACT', 'EDUCATION', 'GRADE', 'EXAM', 'COMMENT', 'OTHER')),
  text text NOT NULL,
  requested_at timestamptz NOT NULL DEFAULT now(),
  outcome text CHECK (outcome IN ('CORRECTED', 'REFUSED')),
  answer text,
  answered_at timestamptz,
  answered_by uuid REFERENCES app_user (id),
  answered_by_name text,
  -- An answer has an outcome and reasons, so that a refusal can be appealed.
  CHECK ((outcome IS NULL) = (answered_at IS NULL) AND (outcome IS NULL) = (answer IS NULL))
);
CREATE INDEX correction_request_student ON correction_request (student_id, requested_at DESC);
