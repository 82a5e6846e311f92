/** The catalogue, course instances, and what a student is enrolled in. */
export const EDUCATION = `
  CREATE TABLE course (
    id uuid PRIMARY KEY,
    code text NOT NULL UNIQUE,
    name text COLLATE "sv-x-icu" NOT NULL,
    points integer,
    system text NOT NULL CHECK (system IN ('GY11', 'GY25', 'VUX_GRUND', 'SFI', 'LOCAL'))
  );
  CREATE INDEX course_name ON course (name);

  CREATE TABLE course_package (
    id uuid PRIMARY KEY,
    code text UNIQUE,
    name text COLLATE "sv-x-icu" NOT NULL
  );

  -- The rows of a package in order; rows with the same choice group are alternatives ('en av').
  CREATE TABLE course_package_course (
    package_id uuid NOT NULL REFERENCES course_package (id) ON DELETE CASCADE,
    course_id uuid NOT NULL REFERENCES course (id),
    position integer NOT NULL,
    choice_group text,
    PRIMARY KEY (package_id, course_id)
  );

  CREATE TABLE program (
    id uuid PRIMARY KEY,
    code text UNIQUE,
    name text COLLATE "sv-x-icu" NOT NULL,
    points integer
  );

  CREATE TABLE course_instance (
    id uuid PRIMARY KEY,
    course_id uuid NOT NULL REFERENCES course (id),
    name text COLLATE "sv-x-icu" NOT NULL,
    start_date date,
    end_date date,
    teacher_id uuid REFERENCES teacher (id),
    capacity integer,
    CHECK (end_date IS NULL OR start_date IS NULL OR end_date >= start_date)
  );
  CREATE INDEX course_instance_course ON course_instance (course_id, start_date);
  CREATE INDEX course_instance_teacher ON course_instance (teacher_id);

  -- One education entry of a student: exactly one target, and an instance once it is placed.
  CREATE TABLE enrollment (
    id uuid PRIMARY KEY,
    student_id uuid NOT NULL REFERENCES student (id) ON DELETE CASCADE,
    course_id uuid REFERENCES course (id),
    package_id uuid REFERENCES course_package (id),
    program_id uuid REFERENCES program (id),
    course_instance_id uuid REFERENCES course_instance (id),
    start_date date,
    end_date date,
    status text CHECK (status IN ('ADMITTED', 'NOT_STARTED', 'ACTIVE', 'PAUSED', 'DROPPED_OUT', 'COMPLETED',
      'ENDED_BY_PRINCIPAL', 'CANCELLED')),
    grade text,
    removed_at timestamptz,
    is_enrollment boolean NOT NULL DEFAULT true,
    created_at timestamptz NOT NULL DEFAULT now(),
    CHECK (num_nonnulls(course_id, package_id, program_id) = 1),
    CHECK (is_enrollment OR status IS NULL)
  );
  CREATE INDEX enrollment_student ON enrollment (student_id, start_date);
  CREATE INDEX enrollment_course ON enrollment (course_id);
  CREATE INDEX enrollment_package ON enrollment (package_id);
  CREATE INDEX enrollment_program ON enrollment (program_id);
  CREATE INDEX enrollment_instance ON enrollment (course_instance_id);
`;
