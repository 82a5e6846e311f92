-- Change history, access log and audit log.

-- Changes of records, append-only.
CREATE TABLE change_history (
  id uuid PRIMARY KEY,
  student_id uuid NOT NULL,
  changed_at timestamptz NOT NULL DEFAULT now(),
  changed_by uuid,
  changed_by_name text,
  changed_by_role text,
  changes text[] NOT NULL,
  previous_values jsonb NOT NULL,
  new_values jsonb NOT NULL,
  import_batch_id uuid,
  left_since timestamptz
);
CREATE INDEX change_history_student ON change_history (student_id, changed_at DESC);
CREATE INDEX change_history_import ON change_history (import_batch_id, student_id) WHERE import_batch_id IS NOT NULL;

-- Reads of student records: ids, no content. student_id is null for a list.
CREATE TABLE access_log (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  at timestamptz NOT NULL DEFAULT now(),
  user_id uuid NOT NULL,
  role text NOT NULL,
  action text NOT NULL,
  student_id uuid,
  result text NOT NULL DEFAULT 'OK' CHECK (result IN ('OK', 'REFUSED')),
  is_protected boolean NOT NULL DEFAULT false,
  -- Kind of the list or document.
  detail text,
  -- The reader's reason.
  reason text,
  -- Search text of a list that showed a protected student, without personal numbers.
  question text
);
CREATE INDEX access_log_student ON access_log (student_id, at) WHERE student_id IS NOT NULL;
CREATE INDEX access_log_user ON access_log (user_id, at);
CREATE INDEX access_log_action ON access_log (action, id);
CREATE INDEX access_log_protected ON access_log (id) WHERE is_protected;
CREATE INDEX access_log_day ON access_log (((at AT TIME ZONE 'Europe/Stockholm')::date), id);
CREATE INDEX access_log_reason ON access_log (id) WHERE reason IS NOT NULL;

-- Administration and sign-in. user_id is the actor, null if not signed in; subject_id the account or the API key's
-- account.
CREATE TABLE audit_log (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  at timestamptz NOT NULL DEFAULT clock_timestamp(),
  kind text NOT NULL,
  user_id uuid,
  role text,
  subject_id uuid,
  address text,
  user_agent text,
  previous_values jsonb NOT NULL DEFAULT '{}',
  new_values jsonb NOT NULL DEFAULT '{}'
);
CREATE INDEX audit_log_user ON audit_log (user_id, id);
CREATE INDEX audit_log_subject ON audit_log (subject_id, id);
CREATE INDEX audit_log_kind ON audit_log (kind, id);
CREATE INDEX audit_log_at ON audit_log (at);

-- Keeps the audit log append-only, except that anonymising an account clears what identifies it; event and time
-- remain.
CREATE FUNCTION refuse_audit_change() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  anonymised text[] := string_to_array(current_setting('studievy.anonymising_accounts', true), ',');
BEGIN
  IF TG_OP = 'UPDATE' THEN
    IF (OLD.user_id::text = ANY (anonymised) OR OLD.subject_id::text = ANY (anonymised))
      AND (OLD.id, OLD.at, OLD.kind, OLD.user_id, OLD.role, OLD.subject_id)
        IS NOT DISTINCT FROM (NEW.id, NEW.at, NEW.kind, NEW.user_id, NEW.role, NEW.subject_id) THEN
      RETURN NEW;
    END IF;
  END IF;
  RAISE EXCEPTION '% is append-only', TG_TABLE_NAME USING ERRCODE = 'insufficient_privilege';
END $$;

CREATE TRIGGER access_log_is_append_only BEFORE UPDATE OR DELETE ON access_log
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER access_log_is_not_truncated BEFORE TRUNCATE ON access_log
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER audit_log_is_append_only BEFORE UPDATE OR DELETE ON audit_log
  FOR EACH ROW EXECUTE FUNCTION refuse_audit_change();
CREATE TRIGGER audit_log_is_not_truncated BEFORE TRUNCATE ON audit_log
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_audit_change();
CREATE TRIGGER change_history_is_append_only BEFORE UPDATE OR DELETE ON change_history
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER change_history_is_not_truncated BEFORE TRUNCATE ON change_history
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
