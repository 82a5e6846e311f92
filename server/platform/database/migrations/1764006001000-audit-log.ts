import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Administration and sign-in have a trail of their own, which only grows. */
export class AuditLog1764006001000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      -- user_id: who did it, null for whoever was not signed in; subject_id: the account, or the key's, that it is about.
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

      -- The one exception, named by the transaction that makes use of it: what tells who somebody was is blanked when
      -- that person is anonymised; what was done, and when, stays.
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
      CREATE TRIGGER audit_log_is_append_only BEFORE UPDATE OR DELETE ON audit_log
        FOR EACH ROW EXECUTE FUNCTION refuse_audit_change();
      CREATE TRIGGER audit_log_is_not_truncated BEFORE TRUNCATE ON audit_log
        FOR EACH STATEMENT EXECUTE FUNCTION refuse_audit_change();
    `);
  }

  async down(): Promise<void> {
    throw new Error('The trail of the administration is not taken away: restore a backup instead.');
  }
}
