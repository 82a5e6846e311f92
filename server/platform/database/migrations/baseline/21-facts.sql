-- Stored facts of each enrolment: earnings and participation (ADR 16).

-- Enrolments whose facts are stale: a write only marks them, a job calculates them, and until then readers apply
-- the rule.
CREATE TABLE enrollment_fact_mark (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  enrollments uuid[],
  -- All enrolments of these students, courses, and instances.
  students uuid[],
  courses uuid[],
  instances uuid[],
  -- All enrolments of students of these municipalities.
  customers text[],
  everything boolean NOT NULL DEFAULT false
);

-- What an enrolment earns, calculated from its rows.
CREATE TABLE earning_fact (
  id uuid PRIMARY KEY,
  student_id uuid NOT NULL,
  municipality text COLLATE "sv-x-icu",
  course_id uuid,
  package_id uuid,
  first_on date,
  last_on date,
  stop_on date,
  settled_on date,
  result_state text NOT NULL,
  problem text,
  basis text,
  amount_ore bigint,
  total_ore bigint,
  base_share bigint,
  result_share bigint,
  unpaid datemultirange
);
CREATE INDEX earning_fact_customer ON earning_fact (municipality, course_id);
CREATE INDEX earning_fact_problem ON earning_fact (municipality) WHERE problem IS NOT NULL;

-- What an enrolment contributes to the statistics.
CREATE TABLE participation_fact (
  id uuid PRIMARY KEY,
  student_id uuid NOT NULL,
  municipality text COLLATE "sv-x-icu",
  course_id uuid NOT NULL,
  system text NOT NULL,
  study_form text,
  teacher_id uuid,
  start_on date,
  end_on date,
  last_on date,
  pauses datemultirange,
  grade text,
  signed_on date,
  has_left boolean NOT NULL,
  status_on date,
  status_reason text,
  needs_grade boolean NOT NULL,
  grades_due_on date
);

-- Marks added and deleted enrolments.
CREATE FUNCTION mark_enrollments() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO enrollment_fact_mark (enrollments) SELECT array_agg(id) FROM changed HAVING count(*) > 0;
  RETURN NULL;
END $$;

-- Marks enrolments whose relevant columns have changed. EXCEPT instead of a join, which a generic plan would run
-- as a nested loop over thousands of rows.
CREATE FUNCTION mark_changed_enrollments() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO enrollment_fact_mark (enrollments)
    SELECT array_agg(id) FROM (
      SELECT id, student_id, course_id, package_id, program_id, course_instance_id, parent_id, status, status_on,
        status_reason, start_date, end_date, removed_at, is_enrollment, grade, grade_signed_at, grade_first_signed_at
      FROM before
      EXCEPT
      SELECT id, student_id, course_id, package_id, program_id, course_instance_id, parent_id, status, status_on,
        status_reason, start_date, end_date, removed_at, is_enrollment, grade, grade_signed_at, grade_first_signed_at
      FROM changed) differing
    HAVING count(*) > 0;
  RETURN NULL;
END $$;

-- Marks enrolments whose status history has changed: their pauses follow from it.
CREATE FUNCTION mark_status_entries() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO enrollment_fact_mark (enrollments) SELECT array_agg(enrollment_id) FROM changed HAVING count(*) > 0;
  RETURN NULL;
END $$;

-- Marks the enrolments of a student, a course or an instance; a package marks all.
CREATE FUNCTION mark_record() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO enrollment_fact_mark (students, courses, instances, everything) VALUES (
    CASE TG_TABLE_NAME WHEN 'student' THEN ARRAY[OLD.id] END, CASE TG_TABLE_NAME WHEN 'course' THEN ARRAY[OLD.id] END,
    CASE TG_TABLE_NAME WHEN 'course_instance' THEN ARRAY[OLD.id] END, TG_TABLE_NAME = 'course_package');
  RETURN NULL;
END $$;

-- Marks the enrolments of the customers of changed price lists.
CREATE FUNCTION mark_price_lists() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO enrollment_fact_mark (customers)
    SELECT array_agg(DISTINCT municipality) FROM changed HAVING count(*) > 0;
  RETURN NULL;
END $$;

-- Marks the enrolments of the customers of changed prices. Rows deleted with their list are marked by the list.
CREATE FUNCTION mark_price_rows() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO enrollment_fact_mark (customers)
    SELECT array_agg(DISTINCT l.municipality) FROM changed r JOIN price_list l ON l.id = r.price_list_id
    HAVING count(*) > 0;
  RETURN NULL;
END $$;

-- Marks all enrolments.
CREATE FUNCTION mark_everything() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO enrollment_fact_mark (everything) VALUES (true);
  IF TG_TABLE_NAME = 'enrollment' THEN DELETE FROM grading_count; END IF;
  RETURN NULL;
END $$;

-- The marked enrolments in the snapshot of the calling statement. A function, so that statements are planned for a
-- few rows; OFFSET 0 makes each lookup use its index.
CREATE FUNCTION changed_enrollments() RETURNS SETOF uuid LANGUAGE plpgsql STABLE ROWS 100 AS $$
BEGIN
  IF NOT EXISTS (SELECT FROM enrollment_fact_mark) THEN RETURN; END IF;
  IF EXISTS (SELECT FROM enrollment_fact_mark WHERE everything) THEN
    RETURN QUERY SELECT id FROM enrollment UNION SELECT id FROM earning_fact UNION SELECT id FROM participation_fact;
    RETURN;
  END IF;
  RETURN QUERY SELECT unnest(enrollments) FROM enrollment_fact_mark
  UNION
  SELECT found.id FROM (SELECT DISTINCT unnest(enrollments) AS key FROM enrollment_fact_mark) mark
    CROSS JOIN LATERAL (SELECT e.id FROM enrollment e WHERE e.parent_id = mark.key OFFSET 0) found
  UNION
  SELECT found.id FROM (SELECT DISTINCT unnest(students) AS key FROM enrollment_fact_mark) mark
    CROSS JOIN LATERAL (SELECT e.id FROM enrollment e WHERE e.student_id = mark.key OFFSET 0) found
  UNION
  SELECT found.id FROM (SELECT DISTINCT unnest(courses) AS key FROM enrollment_fact_mark) mark
    CROSS JOIN LATERAL (SELECT e.id FROM enrollment e WHERE e.course_id = mark.key OFFSET 0) found
  UNION
  SELECT found.id FROM (SELECT DISTINCT unnest(instances) AS key FROM enrollment_fact_mark) mark
    CROSS JOIN LATERAL (SELECT e.id FROM enrollment e WHERE e.course_instance_id = mark.key OFFSET 0) found
  UNION
  SELECT found.id FROM (SELECT DISTINCT unnest(customers) AS key FROM enrollment_fact_mark) mark
    CROSS JOIN LATERAL (SELECT e.id FROM student s JOIN enrollment e ON e.student_id = s.id
      WHERE s.municipality = mark.key OFFSET 0) found;
END $$;

CREATE TRIGGER course_marked AFTER UPDATE ON course
  FOR EACH ROW WHEN ((OLD.points, OLD.price_category, OLD.kind, OLD.system)
    IS DISTINCT FROM (NEW.points, NEW.price_category, NEW.kind, NEW.system))
  EXECUTE FUNCTION mark_record();
CREATE TRIGGER course_instance_marked AFTER UPDATE ON course_instance
  FOR EACH ROW WHEN ((OLD.study_form, OLD.start_date, OLD.end_date, OLD.teacher_id, OLD.grades_due_on)
    IS DISTINCT FROM (NEW.study_form, NEW.start_date, NEW.end_date, NEW.teacher_id, NEW.grades_due_on))
  EXECUTE FUNCTION mark_record();
-- The price of a package applies to all its editions.
CREATE TRIGGER course_package_marked AFTER UPDATE ON course_package
  FOR EACH ROW WHEN ((OLD.follows_id, OLD.edition) IS DISTINCT FROM (NEW.follows_id, NEW.edition))
  EXECUTE FUNCTION mark_record();
CREATE TRIGGER course_package_marked_removed AFTER DELETE ON course_package
  FOR EACH ROW EXECUTE FUNCTION mark_record();
CREATE TRIGGER course_package_marked_emptied AFTER TRUNCATE ON course_package
  FOR EACH STATEMENT EXECUTE FUNCTION mark_everything();
CREATE TRIGGER enrollment_marked_added AFTER INSERT ON enrollment
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION mark_enrollments();
CREATE TRIGGER enrollment_marked_removed AFTER DELETE ON enrollment
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION mark_enrollments();
CREATE TRIGGER enrollment_marked_changed AFTER UPDATE ON enrollment
  REFERENCING OLD TABLE AS before NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION mark_changed_enrollments();
CREATE TRIGGER enrollment_marked_emptied AFTER TRUNCATE ON enrollment
  FOR EACH STATEMENT EXECUTE FUNCTION mark_everything();
CREATE TRIGGER enrollment_status_change_marked_added AFTER INSERT ON enrollment_status_change
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION mark_status_entries();
CREATE TRIGGER enrollment_status_change_marked_changed AFTER UPDATE ON enrollment_status_change
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION mark_status_entries();
CREATE TRIGGER enrollment_status_change_marked_removed AFTER DELETE ON enrollment_status_change
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION mark_status_entries();
CREATE TRIGGER enrollment_status_change_marked_emptied AFTER TRUNCATE ON enrollment_status_change
  FOR EACH STATEMENT EXECUTE FUNCTION mark_everything();
CREATE TRIGGER price_list_marked_added AFTER INSERT ON price_list
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION mark_price_lists();
CREATE TRIGGER price_list_marked_before AFTER UPDATE ON price_list
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION mark_price_lists();
CREATE TRIGGER price_list_marked_after AFTER UPDATE ON price_list
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION mark_price_lists();
CREATE TRIGGER price_list_marked_removed AFTER DELETE ON price_list
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION mark_price_lists();
CREATE TRIGGER price_list_marked_emptied AFTER TRUNCATE ON price_list
  FOR EACH STATEMENT EXECUTE FUNCTION mark_everything();
CREATE TRIGGER price_row_marked_added AFTER INSERT ON price_row
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION mark_price_rows();
CREATE TRIGGER price_row_marked_before AFTER UPDATE ON price_row
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION mark_price_rows();
CREATE TRIGGER price_row_marked_after AFTER UPDATE ON price_row
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION mark_price_rows();
CREATE TRIGGER price_row_marked_removed AFTER DELETE ON price_row
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION mark_price_rows();
CREATE TRIGGER price_row_marked_emptied AFTER TRUNCATE ON price_row
  FOR EACH STATEMENT EXECUTE FUNCTION mark_everything();
-- Without column lists: a BEFORE trigger may change a row.
CREATE TRIGGER student_marked AFTER UPDATE ON student
  FOR EACH ROW WHEN (OLD.municipality IS DISTINCT FROM NEW.municipality) EXECUTE FUNCTION mark_record();

-- All enrolments of the school are marked at first.
INSERT INTO enrollment_fact_mark (everything) VALUES (true);
