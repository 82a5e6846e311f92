/** Occasions on which exams (prövningar) are held, and who is booked on which. */
export const EXAM_OCCASIONS = `
  CREATE TABLE exam_occasion (
    id uuid PRIMARY KEY,
    held_on date NOT NULL,
    starts_at time NOT NULL,
    ends_at time NOT NULL,
    room text COLLATE "sv-x-icu",
    part text NOT NULL DEFAULT 'WRITTEN' CHECK (part IN ('WRITTEN', 'ORAL', 'LABORATORY', 'PRACTICAL')),
    capacity integer CHECK (capacity > 0),
    invigilator text,
    teacher_id uuid REFERENCES teacher (id),
    registration_opens_on date,
    registration_closes_on date,
    note text,
    cancelled_at timestamptz,
    version integer NOT NULL DEFAULT 1,
    created_at timestamptz NOT NULL DEFAULT now(),
    CHECK (ends_at > starts_at)
  );
  CREATE INDEX exam_occasion_day ON exam_occasion (held_on, starts_at);
  CREATE TABLE exam_occasion_course (
    occasion_id uuid NOT NULL REFERENCES exam_occasion (id) ON DELETE CASCADE,
    course_id uuid NOT NULL REFERENCES course (id),
    PRIMARY KEY (occasion_id, course_id)
  );
  CREATE INDEX exam_occasion_course_course ON exam_occasion_course (course_id);

  -- A registration may have several parts, each on its occasion.
  CREATE TABLE exam_booking (
    exam_id uuid NOT NULL REFERENCES exam (id) ON DELETE CASCADE,
    occasion_id uuid NOT NULL REFERENCES exam_occasion (id) ON DELETE CASCADE,
    attendance text CHECK (attendance IN ('PRESENT', 'ABSENT')),
    id_checked boolean NOT NULL DEFAULT false,
    booked_at timestamptz NOT NULL DEFAULT now(),
    PRIMARY KEY (exam_id, occasion_id)
  );
  CREATE INDEX exam_booking_occasion ON exam_booking (occasion_id);

  -- The course of the catalogue where the registration's text names one; the text stays what was sent.
  ALTER TABLE exam
    ADD COLUMN course_id uuid REFERENCES course (id),
    ADD COLUMN fee_exempt_reason text;
  UPDATE exam e SET course_id = (SELECT c.id FROM course c WHERE lower(c.name) = lower(e.course)
    ORDER BY c.system = 'GY25' DESC, c.code LIMIT 1);
  CREATE INDEX exam_catalogue_course ON exam (course_id);
`;
