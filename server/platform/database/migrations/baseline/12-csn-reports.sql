-- Reports to CSN.

-- Content of each report to CSN, so that its file can be downloaded again; append-only.
CREATE TABLE csn_report (
  id uuid PRIMARY KEY,
  created_at timestamptz NOT NULL DEFAULT now(),
  created_by uuid NOT NULL REFERENCES app_user (id),
  created_by_name text NOT NULL,
  rows jsonb NOT NULL
);
CREATE INDEX csn_report_age ON csn_report (created_at DESC);

-- Withdrawal of an incorrect report; both remain.
CREATE TABLE csn_report_withdrawal (
  report_id uuid PRIMARY KEY REFERENCES csn_report (id),
  reason text NOT NULL CHECK (reason <> ''),
  -- Number of enrolments that have to be reported again.
  reopened integer NOT NULL,
  withdrawn_at timestamptz NOT NULL DEFAULT now(),
  withdrawn_by uuid NOT NULL REFERENCES app_user (id),
  withdrawn_by_name text NOT NULL
);

CREATE TRIGGER csn_report_is_append_only BEFORE DELETE ON csn_report
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER csn_report_is_not_truncated BEFORE TRUNCATE ON csn_report
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER csn_report_withdrawal_is_append_only BEFORE UPDATE OR DELETE ON csn_report_withdrawal
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER csn_report_withdrawal_is_not_truncated BEFORE TRUNCATE ON csn_report_withdrawal
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
