import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A report to CSN that was wrong is withdrawn by a record beside it; neither the report nor the record goes away. */
export class CsnWithdrawals1763846000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE csn_report_withdrawal (
        report_id uuid PRIMARY KEY REFERENCES csn_report (id),
        reason text NOT NULL CHECK (reason <> ''),
        -- How many enrolments wait for a report again; those that a later report told of do not.
        reopened integer NOT NULL,
        withdrawn_at timestamptz NOT NULL DEFAULT now(),
        withdrawn_by uuid NOT NULL REFERENCES app_user (id),
        withdrawn_by_name text NOT NULL
      );
      CREATE TRIGGER csn_report_withdrawal_is_append_only BEFORE UPDATE OR DELETE ON csn_report_withdrawal
        FOR EACH ROW EXECUTE FUNCTION refuse_change();
      CREATE TRIGGER csn_report_withdrawal_is_not_truncated BEFORE TRUNCATE ON csn_report_withdrawal
        FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
      -- Who is anonymised is blanked in the rows of a report; that there was one stays.
      CREATE TRIGGER csn_report_is_append_only BEFORE DELETE ON csn_report
        FOR EACH ROW EXECUTE FUNCTION refuse_change();
      CREATE TRIGGER csn_report_is_not_truncated BEFORE TRUNCATE ON csn_report
        FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
    `);
  }

  async down(): Promise<void> {
    throw new Error('What CSN was told is not taken away: restore a backup instead.');
  }
}
