/** Change history and access log: append-only by trigger. */
export const TRAILS = `
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
    import_batch_id uuid
  );
  CREATE INDEX change_history_student ON change_history (student_id, changed_at DESC);
  CREATE TRIGGER change_history_is_append_only BEFORE UPDATE OR DELETE ON change_history
    FOR EACH ROW EXECUTE FUNCTION refuse_change();
  CREATE TRIGGER change_history_is_not_truncated BEFORE TRUNCATE ON change_history
    FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

  -- Who opened whose record. Ids only, never content. student_id is null for a list.
  CREATE TABLE access_log (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    at timestamptz NOT NULL DEFAULT now(),
    user_id uuid NOT NULL,
    role text NOT NULL,
    action text NOT NULL,
    student_id uuid,
    result text NOT NULL DEFAULT 'OK' CHECK (result IN ('OK', 'REFUSED')),
    is_protected boolean NOT NULL DEFAULT false
  );
  CREATE INDEX access_log_student ON access_log (student_id, at) WHERE student_id IS NOT NULL;
  CREATE INDEX access_log_user ON access_log (user_id, at);
  CREATE TRIGGER access_log_is_append_only BEFORE UPDATE OR DELETE ON access_log
    FOR EACH ROW EXECUTE FUNCTION refuse_change();
  CREATE TRIGGER access_log_is_not_truncated BEFORE TRUNCATE ON access_log
    FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
`;
