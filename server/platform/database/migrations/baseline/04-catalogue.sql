-- Courses, packages and programs.

-- Courses of all curricula.
CREATE TABLE course (
  id uuid PRIMARY KEY,
  code text NOT NULL,
  name text COLLATE "sv-x-icu" NOT NULL,
  points integer,
  system text NOT NULL CHECK (system IN ('GY11', 'GY25', 'VUX_GRUND', 'SFI', 'LOCAL')),
  -- Level and kind of the course decide its grading scale (domain, D5).
  subject text COLLATE "sv-x-icu",
  level text NOT NULL DEFAULT 'UPPER_SECONDARY' CHECK (level IN ('BASIC', 'UPPER_SECONDARY', 'SFI', 'ADAPTED_BASIC',
    'ADAPTED_UPPER_SECONDARY')),
  kind text NOT NULL DEFAULT 'COURSE' CHECK (kind IN ('COURSE', 'ORIENTATION', 'FINAL_PROJECT')),
  price_category text CHECK (price_category IN ('BASIC', 'BASIC_ORIENTATION', 'GENERAL', 'ORIENTATION',
    'CARE_AND_SALES', 'RESTAURANT', 'VOCATIONAL', 'SCIENCE', 'NATURAL_SCIENCE', 'SFI')),
  valid_from date,
  valid_to date,
  -- Day on which the syllabus was withdrawn; students who had started may finish until valid_to.
  cancelled_on date,
  archived_at timestamptz,
  version integer NOT NULL DEFAULT 1
);
CREATE INDEX course_name ON course (name);
CREATE INDEX course_search ON course USING gin (lower(name || ' ' || code) gin_trgm_ops);
CREATE INDEX course_subject ON course (subject, name);
CREATE INDEX course_code_lower ON course (lower(code));
-- Courses of one curriculum have different codes, whatever the case; a local course may repeat another's code.
CREATE UNIQUE INDEX course_system_code ON course (system, lower(code));
CREATE INDEX course_name_lower ON course (lower(name));

-- Equivalent courses of two curricula, each pair once; never derived from the codes (domain, D3).
CREATE TABLE course_equivalent (
  course_id uuid NOT NULL REFERENCES course (id) ON DELETE CASCADE,
  equivalent_id uuid NOT NULL REFERENCES course (id) ON DELETE CASCADE,
  -- The publisher of the pair; null for a pair that the school has added.
  source text,
  PRIMARY KEY (course_id, equivalent_id),
  CHECK (course_id <> equivalent_id)
);
CREATE INDEX course_equivalent_back ON course_equivalent (equivalent_id, course_id);

-- Packages of courses.
CREATE TABLE course_package (
  id uuid PRIMARY KEY,
  code text,
  name text COLLATE "sv-x-icu" NOT NULL,
  kind text NOT NULL DEFAULT 'LOCAL' CHECK (kind IN ('NATIONAL', 'REGIONAL', 'LOCAL')),
  target_points integer,
  apl_weeks integer,
  description text,
  -- Students who have started a package keep its edition.
  edition integer NOT NULL DEFAULT 1,
  follows_id uuid REFERENCES course_package (id),
  archived_at timestamptz,
  version integer NOT NULL DEFAULT 1
);
CREATE INDEX course_package_search ON course_package
  USING gin (lower(name || ' ' || coalesce(code, '')) gin_trgm_ops);
CREATE UNIQUE INDEX course_package_code ON course_package (code, edition) WHERE code IS NOT NULL;
CREATE INDEX course_package_name ON course_package (name);
CREATE INDEX course_package_follows ON course_package (follows_id) WHERE follows_id IS NOT NULL;

-- The courses of a package, in order; courses with the same choice group are alternatives.
CREATE TABLE course_package_course (
  package_id uuid NOT NULL REFERENCES course_package (id) ON DELETE CASCADE,
  course_id uuid NOT NULL REFERENCES course (id),
  position integer NOT NULL,
  choice_group text,
  is_required boolean NOT NULL DEFAULT true,
  has_apl boolean NOT NULL DEFAULT false,
  planned_week integer CHECK (planned_week >= 1),
  PRIMARY KEY (package_id, course_id)
);
CREATE INDEX course_package_course_course ON course_package_course (course_id);

-- Programs, which lead to a diploma.
CREATE TABLE program (
  id uuid PRIMARY KEY,
  code text UNIQUE,
  name text COLLATE "sv-x-icu" NOT NULL,
  points integer,
  -- A program is a set of rules: required points by part (domain, D4).
  required_points integer,
  programme_points integer,
  free_points integer,
  passed_points integer,
  description text,
  archived_at timestamptz,
  version integer NOT NULL DEFAULT 1
);
CREATE INDEX program_search ON program USING gin (lower(name || ' ' || coalesce(code, '')) gin_trgm_ops);

-- The courses of a program, by part.
CREATE TABLE program_course (
  program_id uuid NOT NULL REFERENCES program (id) ON DELETE CASCADE,
  course_id uuid NOT NULL REFERENCES course (id),
  part text NOT NULL CHECK (part IN ('REQUIRED', 'PROGRAMME')),
  choice_group text,
  position integer NOT NULL,
  PRIMARY KEY (program_id, course_id)
);
CREATE INDEX program_course_course ON program_course (course_id);

-- Reference data that was once offered to the school; what the school deletes is not added again.
CREATE TABLE shipped_reference (
  key text PRIMARY KEY,
  offered_at timestamptz NOT NULL DEFAULT now()
);

-- Equivalent courses in both directions.
CREATE VIEW course_pair AS
  SELECT course_id, equivalent_id FROM course_equivalent
  UNION SELECT equivalent_id, course_id FROM course_equivalent;

-- The equivalents of each course as JSON. A view, so that PostgreSQL plans it together with the query.
CREATE VIEW equivalents_of_course AS
  SELECT pair.course_id, json_agg(json_build_object('id', c.id, 'code', c.code, 'name', c.name,
    'points', c.points, 'system', c.system, 'isArchived', c.archived_at IS NOT NULL,
    'source', pair.source) ORDER BY c.code) AS equivalents
  FROM (SELECT course_id, equivalent_id, min(source) AS source
    FROM (SELECT course_id, equivalent_id, source FROM course_equivalent
      UNION ALL SELECT equivalent_id, course_id, source FROM course_equivalent) either
    GROUP BY course_id, equivalent_id) pair
  JOIN course c ON c.id = pair.equivalent_id GROUP BY pair.course_id;

-- Identifies a course and its equivalents, to select the best grade of them.
CREATE FUNCTION course_family(course uuid) RETURNS uuid LANGUAGE sql STABLE PARALLEL SAFE
  RETURN (SELECT id FROM (SELECT course AS id UNION SELECT equivalent_id FROM course_pair
    WHERE course_id = course) family ORDER BY id LIMIT 1);

-- A course and its equivalents; a student who has one of them has the course. Not transitive: two courses that
-- were merged into one are not equivalent to each other.
CREATE FUNCTION course_kin(course uuid) RETURNS uuid[] LANGUAGE sql STABLE PARALLEL SAFE
  RETURN ARRAY(SELECT course UNION SELECT equivalent_id FROM course_pair WHERE course_id = course);
