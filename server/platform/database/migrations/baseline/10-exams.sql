-- Exams (prövningar): registrations and occasions.

-- A registration for an exam. Name, number and contact are those of the student at the time of the registration
-- (contract, section 5).
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
  -- Time when the material was collected.
  material_received_at timestamptz,
  payment_date date,
  comment text,
  version integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL DEFAULT now(),
  -- The course that the registration's text names; the text is kept as it was sent.
  course_id uuid REFERENCES course (id),
  fee_exempt_reason text,
  -- Day of the registration according to staff; null: the day on which it was entered.
  registered_on date,
  before_decision jsonb
);
-- The default order, and the cursor of the list.
CREATE UNIQUE INDEX exam_seq ON exam (seq);
-- A student has one waiting registration for a course: a double click adds none (security, F24).
CREATE UNIQUE INDEX exam_waiting ON exam (student_id, lower(course), requested_month) WHERE status = 'INTRESSE';
CREATE INDEX exam_student ON exam (student_id, seq);
CREATE INDEX exam_status ON exam (status, seq);
CREATE INDEX exam_month ON exam (requested_month, seq);
CREATE INDEX exam_name ON exam USING gin (lower(name) gin_trgm_ops);
CREATE INDEX exam_catalogue_course ON exam (course_id);
-- Registrations whose course a user has to select.
CREATE INDEX exam_without_course ON exam (seq) WHERE course_id IS NULL;
CREATE INDEX exam_name_order ON exam (name, seq);
CREATE INDEX exam_number_order ON exam (personal_number, seq);
CREATE INDEX exam_phone_order ON exam (phone, seq);
CREATE INDEX exam_email_order ON exam (email, seq);
CREATE INDEX exam_municipality_order ON exam (municipality, seq);
CREATE INDEX exam_course_order ON exam (course, seq) WHERE course_id IS NULL;
CREATE INDEX exam_teacher ON exam (teacher_id, seq);
CREATE INDEX exam_material_order ON exam ((material_received_at IS NOT NULL), seq);
CREATE INDEX exam_payment ON exam (payment_date, seq) WHERE payment_date IS NOT NULL;

-- Occasions on which exams are held.
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
  cancelled_reason text,
  created_by uuid REFERENCES app_user (id),
  CHECK (ends_at > starts_at)
);
CREATE INDEX exam_occasion_day ON exam_occasion (held_on, starts_at);
CREATE INDEX exam_occasion_teacher ON exam_occasion (teacher_id);

-- Courses that an occasion is for; none: any course.
CREATE TABLE exam_occasion_course (
  occasion_id uuid NOT NULL REFERENCES exam_occasion (id) ON DELETE CASCADE,
  course_id uuid NOT NULL REFERENCES course (id),
  PRIMARY KEY (occasion_id, course_id)
);
CREATE INDEX exam_occasion_course_course ON exam_occasion_course (course_id);

-- Parts of a registration, each on its occasion.
CREATE TABLE exam_booking (
  exam_id uuid NOT NULL REFERENCES exam (id) ON DELETE CASCADE,
  occasion_id uuid NOT NULL REFERENCES exam_occasion (id) ON DELETE CASCADE,
  attendance text CHECK (attendance IN ('PRESENT', 'ABSENT')),
  id_checked boolean NOT NULL DEFAULT false,
  booked_at timestamptz NOT NULL DEFAULT now(),
  -- Time and content of the summons, to detect a later change of the occasion.
  summoned_at timestamptz,
  summoned_for text,
  PRIMARY KEY (exam_id, occasion_id)
);
CREATE INDEX exam_booking_occasion ON exam_booking (occasion_id);

-- Day, time and room of an occasion, as a summons and the history show them.
CREATE FUNCTION exam_place(o exam_occasion) RETURNS text LANGUAGE sql STABLE PARALLEL SAFE
  RETURN to_char((o).held_on, 'YYYY-MM-DD') || ' ' || to_char((o).starts_at, 'HH24:MI') || '–'
    || to_char((o).ends_at, 'HH24:MI') || coalesce(', ' || (o).room, '');

-- Number of a Swedish month.
CREATE FUNCTION month_number(name text) RETURNS integer LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN array_position(ARRAY['Januari', 'Februari', 'Mars', 'April', 'Maj', 'Juni', 'Juli', 'Augusti', 'September',
    'Oktober', 'November', 'December'], name);

-- Year of a requested month, which has none: the first such month after the registration.
CREATE FUNCTION requested_year(month text, registered timestamptz) RETURNS integer LANGUAGE sql STABLE PARALLEL SAFE
  RETURN extract(year FROM registered AT TIME ZONE 'Europe/Stockholm')::integer
    + (month_number(month) < extract(month FROM registered AT TIME ZONE 'Europe/Stockholm'))::integer;

-- The course that a title or code names.
CREATE FUNCTION exam_course(title text) RETURNS uuid LANGUAGE sql STABLE PARALLEL SAFE
  RETURN (SELECT c.id FROM course c WHERE lower(c.name) = lower(title) OR lower(c.code) = lower(title)
    ORDER BY c.system = 'GY25' DESC, c.code LIMIT 1);
