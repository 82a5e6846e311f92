/** What the school is called in its documents, and the numbers that its rules go by: one row. */
export const SCHOOL = `
  CREATE TABLE school_setting (
    is_only boolean PRIMARY KEY DEFAULT true CHECK (is_only),
    school_name text NOT NULL DEFAULT 'Komvux',
    school_unit_code text,
    authority_name text,
    city text,
    signatory_name text,
    signatory_title text,
    -- Days from the end of a course until its grades are due.
    grade_deadline_days integer NOT NULL DEFAULT 14 CHECK (grade_deadline_days BETWEEN 1 AND 90),
    -- Days without activity until an enrolment needs attention (7 kap. 1 § förordning 2011:1108).
    inactivity_days integer NOT NULL DEFAULT 21 CHECK (inactivity_days BETWEEN 1 AND 90),
    exam_fee_ore integer NOT NULL DEFAULT 50000 CHECK (exam_fee_ore BETWEEN 0 AND 50000),
    -- Whether an F earns the result share.
    result_share_for_f boolean NOT NULL DEFAULT true,
    version integer NOT NULL DEFAULT 1
  );
  INSERT INTO school_setting DEFAULT VALUES;
`;
