import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Exam registrations (prövningar) and notifications for staff. */
export class ExamsAndNotifications1763700000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(EXAMS);
    await runner.query(NOTIFICATIONS);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE notification_resolved; DROP TABLE notification; DROP TABLE exam');
  }
}

const EXAMS = `
  -- Name, number and contact are those of the record at the time of the registration (contract, section 5).
  -- The decision is not stored beside the status: the one follows from the other.
  CREATE TABLE exam (
    id uuid PRIMARY KEY,
    seq bigint GENERATED ALWAYS AS IDENTITY,
    student_id uuid NOT NULL REFERENCES student (id) ON DELETE CASCADE,
    name text COLLATE "sv-x-icu" NOT NULL,
    personal_number text,
    phone text,
    email text,
    municipality text,
    address text,
    course text COLLATE "sv-x-icu" NOT NULL,
    requested_month text NOT NULL CHECK (requested_month IN ('Januari', 'Februari', 'Mars', 'April', 'Maj', 'Juni',
      'Juli', 'Augusti', 'September', 'Oktober', 'November', 'December')),
    teacher_id uuid REFERENCES teacher (id),
    status text NOT NULL DEFAULT 'INTRESSE' CHECK (status IN ('INTRESSE', 'SCHEDULED', 'DENIED')),
    -- When the material was fetched; null while it is not.
    material_received_at timestamptz,
    payment_date date,
    comment text,
    version integer NOT NULL DEFAULT 1,
    created_at timestamptz NOT NULL DEFAULT now()
  );
  -- Newest first, by arrival; also the cursor of the list.
  CREATE UNIQUE INDEX exam_seq ON exam (seq);
  -- Nobody waits twice for the same exam: the natural key behind a double click (security, F24).
  CREATE UNIQUE INDEX exam_waiting ON exam (student_id, lower(course), requested_month) WHERE status = 'INTRESSE';
  CREATE INDEX exam_student ON exam (student_id, seq);
  CREATE INDEX exam_teacher ON exam (teacher_id);
  CREATE INDEX exam_status ON exam (status, seq);
  CREATE INDEX exam_month ON exam (requested_month, seq);
  CREATE INDEX exam_name ON exam USING gin (lower(name) gin_trgm_ops);
`;

const NOTIFICATIONS = `
  -- What has happened, for an audience by role, for single people, or for both. The link is made of the
  -- student, so that no other address can ever be stored (permissions, D19).
  CREATE TABLE notification (
    id uuid PRIMARY KEY,
    seq bigint GENERATED ALWAYS AS IDENTITY,
    kind text NOT NULL CHECK (kind IN ('EXAM_REGISTERED', 'EXAM_DECIDED', 'END_DATE', 'MOVED_TO_RED', 'COMMENT',
      'IMPORT', 'GRADE_OVERDUE', 'MESSAGE')),
    -- Names what happened: the same cause tells nobody twice.
    cause text NOT NULL UNIQUE,
    message text NOT NULL,
    student_id uuid REFERENCES student (id) ON DELETE CASCADE,
    -- Teacher and above, or administrators; null when only the recipients are meant.
    audience text CHECK (audience IN ('STAFF', 'ADMINISTRATORS')),
    recipients uuid[] NOT NULL DEFAULT '{}',
    created_at timestamptz NOT NULL DEFAULT now(),
    CHECK (audience IS NOT NULL OR cardinality(recipients) > 0)
  );
  CREATE INDEX notification_audience ON notification (audience, seq) WHERE audience IS NOT NULL;
  CREATE INDEX notification_recipients ON notification USING gin (recipients);
  CREATE INDEX notification_student ON notification (student_id) WHERE student_id IS NOT NULL;
  CREATE INDEX notification_age ON notification (created_at);

  -- Who has taken a notice off the list; for everyone else it stays.
  CREATE TABLE notification_resolved (
    notification_id uuid NOT NULL REFERENCES notification (id) ON DELETE CASCADE,
    user_id uuid NOT NULL REFERENCES app_user (id) ON DELETE CASCADE,
    resolved_at timestamptz NOT NULL DEFAULT now(),
    PRIMARY KEY (notification_id, user_id)
  );
  CREATE INDEX notification_resolved_user ON notification_resolved (user_id, resolved_at);
`;
