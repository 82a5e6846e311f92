/** Sessions, reset links, failed guesses, keys of repeated calls. */
export const SIGN_IN = `
  -- Only the SHA-256 of a session's secret is stored.
  CREATE TABLE session (
    token_hash bytea PRIMARY KEY,
    user_id uuid NOT NULL REFERENCES app_user (id) ON DELETE CASCADE,
    created_at timestamptz NOT NULL DEFAULT now(),
    last_seen_at timestamptz NOT NULL DEFAULT now(),
    expires_at timestamptz NOT NULL
  );
  CREATE INDEX session_by_user ON session (user_id, created_at);

  CREATE TABLE password_reset (
    token_hash bytea PRIMARY KEY,
    user_id uuid NOT NULL REFERENCES app_user (id) ON DELETE CASCADE,
    created_at timestamptz NOT NULL DEFAULT now(),
    expires_at timestamptz NOT NULL,
    used_at timestamptz
  );
  CREATE INDEX password_reset_user ON password_reset (user_id, created_at);

  -- Failed guesses, keyed on a hash so that unknown addresses are throttled like known ones.
  CREATE TABLE sign_in_failure (
    id uuid PRIMARY KEY,
    account_hash bytea NOT NULL,
    address_range text NOT NULL,
    failed_at timestamptz NOT NULL DEFAULT now()
  );
  CREATE INDEX sign_in_failure_account ON sign_in_failure (account_hash, failed_at);
  CREATE INDEX sign_in_failure_address ON sign_in_failure (address_range, failed_at);

  CREATE TABLE idempotency_key (
    user_id uuid NOT NULL REFERENCES app_user (id) ON DELETE CASCADE,
    key text NOT NULL,
    request_hash text NOT NULL,
    result jsonb,
    created_at timestamptz NOT NULL DEFAULT now(),
    PRIMARY KEY (user_id, key)
  );
  CREATE INDEX idempotency_key_age ON idempotency_key (created_at);
`;
