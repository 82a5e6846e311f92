-- Extensions, and functions that every area uses.

CREATE EXTENSION IF NOT EXISTS pg_trgm;
CREATE EXTENSION IF NOT EXISTS btree_gist;

-- A timestamp in the API's format: ISO 8601 in UTC with milliseconds.
CREATE FUNCTION iso(at timestamptz) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN to_char(at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"');

-- The current date at the school.
CREATE FUNCTION today() RETURNS date LANGUAGE sql STABLE PARALLEL SAFE
  RETURN (now() AT TIME ZONE 'Europe/Stockholm')::date;

-- Integer division, rounded half up.
CREATE FUNCTION half_up(numerator bigint, denominator bigint) RETURNS bigint LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN (2 * numerator + denominator) / (2 * denominator);

-- True if an update only replaces free texts by the marker of an anonymised person.
CREATE FUNCTION clears_text_only(before jsonb, after jsonb) RETURNS boolean LANGUAGE sql IMMUTABLE AS $$
  SELECT coalesce(bool_and(key IN ('reason', 'note', 'text') AND after->>key = '[ANONYMISERAD]'), false)
  FROM jsonb_each(before) AS was(key, value) WHERE after->key IS DISTINCT FROM value
$$;

-- Keeps a table append-only. Each exception is named by the transaction that uses it: texts about an anonymised
-- person are cleared, and undoing an import removes the status history of its enrolments.
CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  anonymised text[] := string_to_array(current_setting('studievy.anonymising', true), ',');
BEGIN
  IF TG_OP = 'UPDATE' AND current_setting('studievy.clearing_mentions', true) = 'on'
    AND clears_text_only(to_jsonb(OLD), to_jsonb(NEW)) THEN
    RETURN NEW;
  END IF;
  IF TG_OP = 'UPDATE' AND TG_TABLE_NAME IN ('change_history', 'grade_change', 'earning_correction') THEN
    IF OLD.student_id::text = ANY (anonymised) THEN
      RETURN NEW;
    END IF;
  ELSIF TG_OP = 'UPDATE' AND TG_TABLE_NAME = 'enrollment_status_change' THEN
    IF EXISTS (SELECT FROM enrollment e WHERE e.id = OLD.enrollment_id
      AND e.student_id::text = ANY (anonymised)) THEN
      RETURN NEW;
    END IF;
  ELSIF TG_OP = 'DELETE' AND TG_TABLE_NAME = 'enrollment_status_change' THEN
    IF coalesce(current_setting('studievy.undoing_import', true), '') <> ''
      AND NOT EXISTS (SELECT FROM enrollment e WHERE e.id = OLD.enrollment_id) THEN
      RETURN OLD;
    END IF;
  END IF;
  RAISE EXCEPTION '% is append-only', TG_TABLE_NAME USING ERRCODE = 'insufficient_privilege';
END $$;
