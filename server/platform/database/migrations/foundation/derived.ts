/** What follows from enrolments and dates, kept in columns by triggers (docs/adr/0004-derived-columns.md). */
export const DERIVED = `
  -- The day it is at the school.
  CREATE FUNCTION today() RETURNS date LANGUAGE sql STABLE PARALLEL SAFE
    RETURN (now() AT TIME ZONE 'Europe/Stockholm')::date;

  -- Where a student stands without any enrolment: by the dates alone.
  CREATE FUNCTION status_by_dates(start_date date, end_date date) RETURNS text LANGUAGE sql STABLE PARALLEL SAFE
    RETURN CASE WHEN end_date < today() THEN 'ENDED' WHEN start_date > today() THEN 'NOT_STARTED' ELSE 'ACTIVE' END;

  CREATE FUNCTION is_ended(status text) RETURNS boolean LANGUAGE sql IMMUTABLE PARALLEL SAFE
    RETURN coalesce(status IN ('NOT_STARTED', 'DROPPED_OUT', 'COMPLETED', 'ENDED_BY_PRINCIPAL', 'CANCELLED'), false);

  -- What the list, the board and the counts show of the enrolments of the given students.
  CREATE FUNCTION derived_education(students uuid[])
  RETURNS TABLE (student_id uuid, status text, summary text, total integer, active integer)
  LANGUAGE sql STABLE AS $$
    WITH entry AS (
      SELECT e.student_id, e.status, e.is_enrollment, e.start_date,
        coalesce(p.name, pr.name) AS bundle, c.name AS course,
        e.is_enrollment AND NOT is_ended(e.status) AND coalesce(e.start_date <= today(), true)
          AND coalesce(e.end_date >= today(), true) AS active,
        NOT is_ended(e.status) AND e.start_date > today() AS coming
      FROM enrollment e
      LEFT JOIN course c ON c.id = e.course_id
      LEFT JOIN course_package p ON p.id = e.package_id
      LEFT JOIN program pr ON pr.id = e.program_id
      WHERE e.student_id = ANY (students) AND e.removed_at IS NULL
    ), grouped AS (
      SELECT entry.student_id,
        count(*) FILTER (WHERE is_enrollment)::integer AS total,
        count(*) FILTER (WHERE active)::integer AS active,
        bool_or(active AND entry.status IS DISTINCT FROM 'PAUSED') AS studying,
        bool_or(active) AS paused,
        bool_or(coming) AS coming,
        bool_or(entry.status = 'DROPPED_OUT') AND NOT bool_or(entry.status = 'COMPLETED') AS dropped_out,
        (array_agg(bundle ORDER BY active DESC, entry.start_date DESC NULLS LAST) FILTER (WHERE bundle IS NOT NULL))[1] AS bundle,
        count(course) AS courses,
        (array_agg(course ORDER BY active DESC, entry.start_date DESC NULLS LAST) FILTER (WHERE course IS NOT NULL))[1] AS course
      FROM entry GROUP BY entry.student_id
    )
    SELECT s.id,
      CASE
        WHEN coalesce(g.total, 0) = 0 THEN status_by_dates(s.start_date, s.end_date)
        WHEN g.studying THEN 'ACTIVE'
        WHEN g.paused THEN 'PAUSED'
        WHEN g.coming THEN 'NOT_STARTED'
        WHEN g.dropped_out THEN 'DROPPED_OUT'
        ELSE 'ENDED'
      END,
      CASE WHEN g.bundle IS NOT NULL THEN g.bundle WHEN g.courses > 1 THEN g.courses || ' kurser' ELSE g.course END,
      coalesce(g.total, 0), coalesce(g.active, 0)
    FROM student s LEFT JOIN grouped g ON g.student_id = s.id
    WHERE s.id = ANY (students)
  $$;

  -- Writes only what differs: it runs after every change, and once a day when dates come and go.
  CREATE FUNCTION refresh_derived(students uuid[]) RETURNS integer LANGUAGE plpgsql AS $$
  DECLARE changed integer;
  BEGIN
    UPDATE student s SET status = d.status, education_summary = d.summary,
      total_enrollments = d.total, active_enrollments = d.active
    FROM derived_education(students) d
    WHERE s.id = d.student_id AND (s.status, s.education_summary, s.total_enrollments, s.active_enrollments)
      IS DISTINCT FROM (d.status, d.summary, d.total, d.active);
    GET DIAGNOSTICS changed = ROW_COUNT;
    RETURN changed;
  END $$;

  CREATE FUNCTION refresh_after_enrollment() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    PERFORM refresh_derived(ARRAY(SELECT DISTINCT student_id FROM changed));
    RETURN NULL;
  END $$;
  CREATE TRIGGER enrollment_inserted AFTER INSERT ON enrollment
    REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION refresh_after_enrollment();
  CREATE TRIGGER enrollment_updated AFTER UPDATE ON enrollment
    REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION refresh_after_enrollment();
  CREATE TRIGGER enrollment_deleted AFTER DELETE ON enrollment
    REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION refresh_after_enrollment();

  -- A student is new or has new dates: without enrolments these alone decide.
  CREATE FUNCTION derive_by_dates() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    IF NEW.total_enrollments = 0 THEN NEW.status := status_by_dates(NEW.start_date, NEW.end_date); END IF;
    RETURN NEW;
  END $$;
  CREATE TRIGGER student_dates BEFORE INSERT OR UPDATE OF start_date, end_date ON student
    FOR EACH ROW EXECUTE FUNCTION derive_by_dates();
`;
