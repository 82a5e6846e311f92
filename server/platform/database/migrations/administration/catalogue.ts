/** What the catalogue knows of courses, packages and programs beyond their names. */
export const CATALOGUE = `
  -- The level and the kind of a course decide the scale of its grades, never the person who grades (domain, D5).
  ALTER TABLE course
    ADD COLUMN subject text COLLATE "sv-x-icu",
    ADD COLUMN level text NOT NULL DEFAULT 'UPPER_SECONDARY' CHECK (level IN ('BASIC', 'UPPER_SECONDARY', 'SFI')),
    ADD COLUMN kind text NOT NULL DEFAULT 'COURSE' CHECK (kind IN ('COURSE', 'ORIENTATION', 'FINAL_PROJECT')),
    ADD COLUMN price_category text CHECK (price_category IN ('BASIC', 'BASIC_ORIENTATION', 'GENERAL', 'ORIENTATION',
      'CARE_AND_SALES', 'RESTAURANT', 'VOCATIONAL', 'SCIENCE', 'NATURAL_SCIENCE', 'SFI')),
    ADD COLUMN valid_from date,
    ADD COLUMN valid_to date,
    -- When the syllabus was withdrawn: what had begun may go on until valid_to.
    ADD COLUMN cancelled_on date,
    ADD COLUMN archived_at timestamptz,
    ADD COLUMN version integer NOT NULL DEFAULT 1;
  UPDATE course SET level = 'BASIC' WHERE system = 'VUX_GRUND';
  UPDATE course SET level = 'SFI' WHERE system = 'SFI';
  CREATE INDEX course_subject ON course (subject, name);
  CREATE INDEX course_code_lower ON course (lower(code));

  -- Which course of one curriculum stands for which of another; never guessed from the codes (domain, D3).
  CREATE TABLE course_equivalent (
    course_id uuid NOT NULL REFERENCES course (id) ON DELETE CASCADE,
    equivalent_id uuid NOT NULL REFERENCES course (id) ON DELETE CASCADE,
    PRIMARY KEY (course_id, equivalent_id),
    CHECK (course_id <> equivalent_id)
  );
  CREATE INDEX course_equivalent_back ON course_equivalent (equivalent_id, course_id);
  -- Both directions of the pairs, for reading.
  CREATE VIEW course_pair AS
    SELECT course_id, equivalent_id FROM course_equivalent
    UNION SELECT equivalent_id, course_id FROM course_equivalent;

  -- The scale of a course: letters, passed or not, or no grade but a certificate (intyg).
  CREATE FUNCTION grade_scale(level text, kind text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
    RETURN CASE WHEN kind = 'ORIENTATION' THEN 'CERTIFICATE'
      WHEN kind = 'FINAL_PROJECT' OR level IN ('BASIC', 'SFI') THEN 'PASS_FAIL' ELSE 'LETTERS' END;

  ALTER TABLE course_package
    ADD COLUMN kind text NOT NULL DEFAULT 'LOCAL' CHECK (kind IN ('NATIONAL', 'REGIONAL', 'LOCAL')),
    ADD COLUMN target_points integer,
    ADD COLUMN apl_weeks integer,
    ADD COLUMN description text,
    -- A new edition leaves those who have begun with theirs.
    ADD COLUMN edition integer NOT NULL DEFAULT 1,
    ADD COLUMN follows_id uuid REFERENCES course_package (id),
    ADD COLUMN archived_at timestamptz,
    ADD COLUMN version integer NOT NULL DEFAULT 1,
    DROP CONSTRAINT course_package_code_key;
  CREATE UNIQUE INDEX course_package_code ON course_package (code, edition) WHERE code IS NOT NULL;
  CREATE INDEX course_package_name ON course_package (name);

  ALTER TABLE course_package_course
    ADD COLUMN is_required boolean NOT NULL DEFAULT true,
    ADD COLUMN has_apl boolean NOT NULL DEFAULT false,
    ADD COLUMN planned_week integer CHECK (planned_week >= 1);
  CREATE INDEX course_package_course_course ON course_package_course (course_id);

  -- A program is a set of rules rather than a list: how many points of which part (domain, D4).
  ALTER TABLE program
    ADD COLUMN required_points integer,
    ADD COLUMN programme_points integer,
    ADD COLUMN free_points integer,
    ADD COLUMN passed_points integer,
    ADD COLUMN description text,
    ADD COLUMN archived_at timestamptz,
    ADD COLUMN version integer NOT NULL DEFAULT 1;
  CREATE TABLE program_course (
    program_id uuid NOT NULL REFERENCES program (id) ON DELETE CASCADE,
    course_id uuid NOT NULL REFERENCES course (id),
    part text NOT NULL CHECK (part IN ('REQUIRED', 'PROGRAMME')),
    choice_group text,
    position integer NOT NULL,
    PRIMARY KEY (program_id, course_id)
  );
  CREATE INDEX program_course_course ON program_course (course_id);
`;
