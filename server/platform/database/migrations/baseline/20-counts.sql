-- Stored counts that lists show as totals.

-- Number of students by status. Each change adds a row with its difference, so that concurrent changes do not wait
-- for each other; a job merges the rows. Protected students are counted when read, because the result depends on
-- the reader.
CREATE TABLE student_count (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  status text NOT NULL,
  students integer NOT NULL
);

-- The same by municipality and by teacher.
CREATE TABLE student_part_count (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  part text NOT NULL CHECK (part IN ('MUNICIPALITY', 'TEACHER')),
  status text NOT NULL,
  municipality text,
  teacher_id uuid,
  students integer NOT NULL
);
CREATE INDEX student_part_count_part ON student_part_count (part, municipality, teacher_id);

-- Number of enrolments by status, as differences.
CREATE TABLE enrollment_count (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  status text,
  enrollments integer NOT NULL
);

-- Students and grades of each course instance, as differences. The reader subtracts students that the account may
-- not see.
CREATE TABLE grading_count (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  course_instance_id uuid NOT NULL,
  students integer NOT NULL,
  missing integer NOT NULL,
  drafts integer NOT NULL,
  signed integer NOT NULL,
  admitted integer NOT NULL,
  started integer NOT NULL,
  dropped_out integer NOT NULL,
  graded integer NOT NULL,
  ungraded integer NOT NULL
);
CREATE INDEX grading_count_instance ON grading_count (course_instance_id);

-- Adds the differences of a change of students.
CREATE FUNCTION count_students() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO student_count (status, students)
      SELECT status, 1 * count(*) FROM changed
      WHERE NOT is_protected GROUP BY status;
    INSERT INTO student_part_count (part, municipality, status, students)
      SELECT 'MUNICIPALITY', municipality, status, 1 * count(*) FROM changed
      WHERE NOT is_protected AND municipality IS NOT NULL GROUP BY status, municipality;
    INSERT INTO student_part_count (part, teacher_id, status, students)
      SELECT 'TEACHER', teacher_id, status, 1 * count(*) FROM changed
      WHERE NOT is_protected AND teacher_id IS NOT NULL GROUP BY status, teacher_id;
  ELSIF TG_OP = 'DELETE' THEN
    INSERT INTO student_count (status, students)
      SELECT status, -1 * count(*) FROM changed
      WHERE NOT is_protected GROUP BY status;
    INSERT INTO student_part_count (part, municipality, status, students)
      SELECT 'MUNICIPALITY', municipality, status, -1 * count(*) FROM changed
      WHERE NOT is_protected AND municipality IS NOT NULL GROUP BY status, municipality;
    INSERT INTO student_part_count (part, teacher_id, status, students)
      SELECT 'TEACHER', teacher_id, status, -1 * count(*) FROM changed
      WHERE NOT is_protected AND teacher_id IS NOT NULL GROUP BY status, teacher_id;
  ELSE
    IF OLD.status <> NEW.status OR OLD.is_protected <> NEW.is_protected THEN
      INSERT INTO student_count (status, students)
        SELECT OLD.status, -1 WHERE NOT OLD.is_protected
        UNION ALL SELECT NEW.status, 1 WHERE NOT NEW.is_protected;
    END IF;
    IF OLD.status <> NEW.status OR OLD.is_protected <> NEW.is_protected
      OR OLD.municipality IS DISTINCT FROM NEW.municipality THEN
      INSERT INTO student_part_count (part, municipality, status, students)
        SELECT 'MUNICIPALITY', OLD.municipality, OLD.status, -1
        WHERE NOT OLD.is_protected AND OLD.municipality IS NOT NULL
        UNION ALL SELECT 'MUNICIPALITY', NEW.municipality, NEW.status, 1
        WHERE NOT NEW.is_protected AND NEW.municipality IS NOT NULL;
    END IF;
    IF OLD.status <> NEW.status OR OLD.is_protected <> NEW.is_protected
      OR OLD.teacher_id IS DISTINCT FROM NEW.teacher_id THEN
      INSERT INTO student_part_count (part, teacher_id, status, students)
        SELECT 'TEACHER', OLD.teacher_id, OLD.status, -1
        WHERE NOT OLD.is_protected AND OLD.teacher_id IS NOT NULL
        UNION ALL SELECT 'TEACHER', NEW.teacher_id, NEW.status, 1
        WHERE NOT NEW.is_protected AND NEW.teacher_id IS NOT NULL;
    END IF;
  END IF;
  RETURN NULL;
END $$;

-- Adds the differences of a statement that changed enrolments.
CREATE FUNCTION count_enrollments() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO enrollment_count (status, enrollments)
    SELECT status, sum(enrollments) FROM (
      SELECT status, 1 AS enrollments FROM added WHERE removed_at IS NULL AND is_enrollment) part
    GROUP BY status HAVING sum(enrollments) <> 0;
  ELSIF TG_OP = 'DELETE' THEN
    INSERT INTO enrollment_count (status, enrollments)
    SELECT status, sum(enrollments) FROM (
      SELECT status, -1 AS enrollments FROM removed WHERE removed_at IS NULL AND is_enrollment) part
    GROUP BY status HAVING sum(enrollments) <> 0;
  ELSE
    INSERT INTO enrollment_count (status, enrollments)
    SELECT status, sum(enrollments) FROM (
      SELECT status, 1 AS enrollments FROM added WHERE removed_at IS NULL AND is_enrollment
      UNION ALL SELECT status, -1 AS enrollments FROM removed WHERE removed_at IS NULL AND is_enrollment) part
    GROUP BY status HAVING sum(enrollments) <> 0;
  END IF;
  RETURN NULL;
END $$;

-- Counts again, after writes with disabled triggers. The lock keeps out concurrent writes, which would be counted
-- twice or not at all.
CREATE FUNCTION recount_enrollments() RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  LOCK TABLE enrollment, enrollment_count IN SHARE ROW EXCLUSIVE MODE;
  DELETE FROM enrollment_count;
  INSERT INTO enrollment_count (status, enrollments)
  SELECT status, sum(enrollments) FROM (
    SELECT status, 1 AS enrollments FROM enrollment WHERE removed_at IS NULL AND is_enrollment) part
  GROUP BY status HAVING sum(enrollments) <> 0;
END $$;

-- Adds the differences of a statement that changed enrolments.
CREATE FUNCTION count_grading() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO grading_count (course_instance_id, students, missing, drafts, signed, admitted, started, dropped_out,
      graded, ungraded)
    SELECT course_instance_id, sum(students), sum(missing), sum(drafts), sum(signed), sum(admitted), sum(started),
      sum(dropped_out), sum(graded), sum(ungraded) FROM (
      SELECT course_instance_id,
        1 * (coalesce(status, 'ADMITTED') NOT IN ('NOT_STARTED', 'CANCELLED'))::integer AS students,
        1 * (grade IS NULL
          AND coalesce(status, 'ADMITTED') IN ('ADMITTED', 'ACTIVE', 'COMPLETED'))::integer AS missing,
        1 * (coalesce(status, 'ADMITTED') NOT IN ('NOT_STARTED', 'CANCELLED') AND grade IS NOT NULL
          AND grade_signed_at IS NULL)::integer AS drafts,
        1 * (coalesce(status, 'ADMITTED') NOT IN ('NOT_STARTED', 'CANCELLED')
          AND grade_signed_at IS NOT NULL)::integer AS signed,
        1 * takes_seat(status)::integer AS admitted,
        1 * coalesce(status IN ('ACTIVE', 'PAUSED', 'COMPLETED', 'DROPPED_OUT', 'ENDED_BY_PRINCIPAL'),
          false)::integer AS started,
        1 * coalesce(status IN ('DROPPED_OUT', 'ENDED_BY_PRINCIPAL'), false)::integer AS dropped_out,
        1 * (grade_signed_at IS NOT NULL)::integer AS graded,
        1 * (grade_signed_at IS NULL AND coalesce(status, 'ADMITTED') IN ('ADMITTED', 'ACTIVE', 'COMPLETED')
          AND course_id IN (SELECT graded.id FROM course graded
            WHERE (grade_scale(graded.level, graded.kind) <> 'CERTIFICATE')))::integer AS ungraded
      FROM added WHERE is_enrollment AND removed_at IS NULL AND course_instance_id IS NOT NULL) part
    GROUP BY course_instance_id HAVING sum(students) <> 0 OR sum(missing) <> 0 OR sum(drafts) <> 0 OR sum(signed) <> 0
      OR sum(admitted) <> 0 OR sum(started) <> 0 OR sum(dropped_out) <> 0 OR sum(graded) <> 0 OR sum(ungraded) <> 0;
  ELSIF TG_OP = 'DELETE' THEN
    INSERT INTO grading_count (course_instance_id, students, missing, drafts, signed, admitted, started, dropped_out,
      graded, ungraded)
    SELECT course_instance_id, sum(students), sum(missing), sum(drafts), sum(signed), sum(admitted), sum(started),
      sum(dropped_out), sum(graded), sum(ungraded) FROM (
      SELECT course_instance_id,
        -1 * (coalesce(status, 'ADMITTED') NOT IN ('NOT_STARTED', 'CANCELLED'))::integer AS students,
        -1 * (grade IS NULL
          AND coalesce(status, 'ADMITTED') IN ('ADMITTED', 'ACTIVE', 'COMPLETED'))::integer AS missing,
        -1 * (coalesce(status, 'ADMITTED') NOT IN ('NOT_STARTED', 'CANCELLED') AND grade IS NOT NULL
          AND grade_signed_at IS NULL)::integer AS drafts,
        -1 * (coalesce(status, 'ADMITTED') NOT IN ('NOT_STARTED', 'CANCELLED')
          AND grade_signed_at IS NOT NULL)::integer AS signed,
        -1 * takes_seat(status)::integer AS admitted,
        -1 * coalesce(status IN ('ACTIVE', 'PAUSED', 'COMPLETED', 'DROPPED_OUT', 'ENDED_BY_PRINCIPAL'),
          false)::integer AS started,
        -1 * coalesce(status IN ('DROPPED_OUT', 'ENDED_BY_PRINCIPAL'), false)::integer AS dropped_out,
        -1 * (grade_signed_at IS NOT NULL)::integer AS graded,
        -1 * (grade_signed_at IS NULL AND coalesce(status, 'ADMITTED') IN ('ADMITTED', 'ACTIVE', 'COMPLETED')
          AND course_id IN (SELECT graded.id FROM course graded
            WHERE (grade_scale(graded.level, graded.kind) <> 'CERTIFICATE')))::integer AS ungraded
      FROM removed WHERE is_enrollment AND removed_at IS NULL AND course_instance_id IS NOT NULL) part
    GROUP BY course_instance_id HAVING sum(students) <> 0 OR sum(missing) <> 0 OR sum(drafts) <> 0 OR sum(signed) <> 0
      OR sum(admitted) <> 0 OR sum(started) <> 0 OR sum(dropped_out) <> 0 OR sum(graded) <> 0 OR sum(ungraded) <> 0;
  ELSE
    INSERT INTO grading_count (course_instance_id, students, missing, drafts, signed, admitted, started, dropped_out,
      graded, ungraded)
    SELECT course_instance_id, sum(students), sum(missing), sum(drafts), sum(signed), sum(admitted), sum(started),
      sum(dropped_out), sum(graded), sum(ungraded) FROM (
      SELECT course_instance_id,
        1 * (coalesce(status, 'ADMITTED') NOT IN ('NOT_STARTED', 'CANCELLED'))::integer AS students,
        1 * (grade IS NULL
          AND coalesce(status, 'ADMITTED') IN ('ADMITTED', 'ACTIVE', 'COMPLETED'))::integer AS missing,
        1 * (coalesce(status, 'ADMITTED') NOT IN ('NOT_STARTED', 'CANCELLED') AND grade IS NOT NULL
          AND grade_signed_at IS NULL)::integer AS drafts,
        1 * (coalesce(status, 'ADMITTED') NOT IN ('NOT_STARTED', 'CANCELLED')
          AND grade_signed_at IS NOT NULL)::integer AS signed,
        1 * takes_seat(status)::integer AS admitted,
        1 * coalesce(status IN ('ACTIVE', 'PAUSED', 'COMPLETED', 'DROPPED_OUT', 'ENDED_BY_PRINCIPAL'),
          false)::integer AS started,
        1 * coalesce(status IN ('DROPPED_OUT', 'ENDED_BY_PRINCIPAL'), false)::integer AS dropped_out,
        1 * (grade_signed_at IS NOT NULL)::integer AS graded,
        1 * (grade_signed_at IS NULL AND coalesce(status, 'ADMITTED') IN ('ADMITTED', 'ACTIVE', 'COMPLETED')
          AND course_id IN (SELECT graded.id FROM course graded
            WHERE (grade_scale(graded.level, graded.kind) <> 'CERTIFICATE')))::integer AS ungraded
      FROM added WHERE is_enrollment AND removed_at IS NULL AND course_instance_id IS NOT NULL
      UNION ALL
      SELECT course_instance_id,
        -1 * (coalesce(status, 'ADMITTED') NOT IN ('NOT_STARTED', 'CANCELLED'))::integer AS students,
        -1 * (grade IS NULL
          AND coalesce(status, 'ADMITTED') IN ('ADMITTED', 'ACTIVE', 'COMPLETED'))::integer AS missing,
        -1 * (coalesce(status, 'ADMITTED') NOT IN ('NOT_STARTED', 'CANCELLED') AND grade IS NOT NULL
          AND grade_signed_at IS NULL)::integer AS drafts,
        -1 * (coalesce(status, 'ADMITTED') NOT IN ('NOT_STARTED', 'CANCELLED')
          AND grade_signed_at IS NOT NULL)::integer AS signed,
        -1 * takes_seat(status)::integer AS admitted,
        -1 * coalesce(status IN ('ACTIVE', 'PAUSED', 'COMPLETED', 'DROPPED_OUT', 'ENDED_BY_PRINCIPAL'),
          false)::integer AS started,
        -1 * coalesce(status IN ('DROPPED_OUT', 'ENDED_BY_PRINCIPAL'), false)::integer AS dropped_out,
        -1 * (grade_signed_at IS NOT NULL)::integer AS graded,
        -1 * (grade_signed_at IS NULL AND coalesce(status, 'ADMITTED') IN ('ADMITTED', 'ACTIVE', 'COMPLETED')
          AND course_id IN (SELECT graded.id FROM course graded
            WHERE (grade_scale(graded.level, graded.kind) <> 'CERTIFICATE')))::integer AS ungraded
      FROM removed WHERE is_enrollment AND removed_at IS NULL AND course_instance_id IS NOT NULL) part
    GROUP BY course_instance_id HAVING sum(students) <> 0 OR sum(missing) <> 0 OR sum(drafts) <> 0 OR sum(signed) <> 0
      OR sum(admitted) <> 0 OR sum(started) <> 0 OR sum(dropped_out) <> 0 OR sum(graded) <> 0 OR sum(ungraded) <> 0;
  END IF;
  RETURN NULL;
END $$;

-- Counts again, after writes with disabled triggers. The lock keeps out concurrent writes, which would be counted
-- twice or not at all.
CREATE FUNCTION recount_grading() RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  LOCK TABLE enrollment, grading_count IN SHARE ROW EXCLUSIVE MODE;
  DELETE FROM grading_count;
  INSERT INTO grading_count (course_instance_id, students, missing, drafts, signed, admitted, started, dropped_out,
    graded, ungraded)
  SELECT course_instance_id, sum(students), sum(missing), sum(drafts), sum(signed), sum(admitted), sum(started),
    sum(dropped_out), sum(graded), sum(ungraded) FROM (
    SELECT course_instance_id,
      1 * (coalesce(status, 'ADMITTED') NOT IN ('NOT_STARTED', 'CANCELLED'))::integer AS students,
      1 * (grade IS NULL
        AND coalesce(status, 'ADMITTED') IN ('ADMITTED', 'ACTIVE', 'COMPLETED'))::integer AS missing,
      1 * (coalesce(status, 'ADMITTED') NOT IN ('NOT_STARTED', 'CANCELLED') AND grade IS NOT NULL
        AND grade_signed_at IS NULL)::integer AS drafts,
      1 * (coalesce(status, 'ADMITTED') NOT IN ('NOT_STARTED', 'CANCELLED')
        AND grade_signed_at IS NOT NULL)::integer AS signed,
      1 * takes_seat(status)::integer AS admitted,
      1 * coalesce(status IN ('ACTIVE', 'PAUSED', 'COMPLETED', 'DROPPED_OUT', 'ENDED_BY_PRINCIPAL'),
        false)::integer AS started,
      1 * coalesce(status IN ('DROPPED_OUT', 'ENDED_BY_PRINCIPAL'), false)::integer AS dropped_out,
      1 * (grade_signed_at IS NOT NULL)::integer AS graded,
      1 * (grade_signed_at IS NULL AND coalesce(status, 'ADMITTED') IN ('ADMITTED', 'ACTIVE', 'COMPLETED')
        AND course_id IN (SELECT graded.id FROM course graded
          WHERE (grade_scale(graded.level, graded.kind) <> 'CERTIFICATE')))::integer AS ungraded
    FROM enrollment WHERE is_enrollment AND removed_at IS NULL AND course_instance_id IS NOT NULL) part
  GROUP BY course_instance_id HAVING sum(students) <> 0 OR sum(missing) <> 0 OR sum(drafts) <> 0 OR sum(signed) <> 0
    OR sum(admitted) <> 0 OR sum(started) <> 0 OR sum(dropped_out) <> 0 OR sum(graded) <> 0 OR sum(ungraded) <> 0;
END $$;

-- Adds the difference when a course changes between a grade and a certificate. The lock keeps out concurrent
-- writes of enrolments, which would count by the earlier scale.
CREATE FUNCTION count_course_grading() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  LOCK TABLE enrollment IN SHARE ROW EXCLUSIVE MODE;
  INSERT INTO grading_count (course_instance_id, students, missing, drafts, signed, admitted, started, dropped_out,
    graded, ungraded)
  SELECT course_instance_id, 0, 0, 0, 0, 0, 0, 0, 0,
    CASE WHEN (grade_scale(NEW.level, NEW.kind) <> 'CERTIFICATE') THEN 1 ELSE -1 END * count(*)
      FILTER (WHERE grade_signed_at IS NULL AND coalesce(status, 'ADMITTED') IN ('ADMITTED', 'ACTIVE', 'COMPLETED'))
  FROM enrollment
  WHERE course_id = NEW.id AND is_enrollment AND removed_at IS NULL AND course_instance_id IS NOT NULL
  GROUP BY course_instance_id;
  RETURN NULL;
END $$;

CREATE TRIGGER grading_count_course AFTER UPDATE OF level, kind ON course
  FOR EACH ROW WHEN ((grade_scale(OLD.level, OLD.kind) <> 'CERTIFICATE')
    <> (grade_scale(NEW.level, NEW.kind) <> 'CERTIFICATE'))
  EXECUTE FUNCTION count_course_grading();
CREATE TRIGGER grading_count_added AFTER INSERT ON enrollment
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION count_grading();
CREATE TRIGGER grading_count_removed AFTER DELETE ON enrollment
  REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION count_grading();
CREATE TRIGGER grading_count_changed AFTER UPDATE ON enrollment
  REFERENCING OLD TABLE AS removed NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION count_grading();
CREATE TRIGGER enrollment_count_added AFTER INSERT ON enrollment
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION count_enrollments();
CREATE TRIGGER enrollment_count_removed AFTER DELETE ON enrollment
  REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION count_enrollments();
CREATE TRIGGER enrollment_count_changed AFTER UPDATE ON enrollment
  REFERENCING OLD TABLE AS removed NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION count_enrollments();
CREATE TRIGGER student_count_added AFTER INSERT ON student
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_students();
CREATE TRIGGER student_count_removed AFTER DELETE ON student
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_students();
-- Without a column list: a BEFORE trigger may change the status.
CREATE TRIGGER student_count_changed AFTER UPDATE ON student
  FOR EACH ROW WHEN (OLD.status <> NEW.status OR OLD.is_protected <> NEW.is_protected
    OR OLD.municipality IS DISTINCT FROM NEW.municipality
    OR OLD.teacher_id
    IS DISTINCT FROM NEW.teacher_id)
  EXECUTE FUNCTION count_students();
