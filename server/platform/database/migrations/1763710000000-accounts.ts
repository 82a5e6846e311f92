import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What accounts need to be administered: own settings, recognisable sessions, keys for other systems. */
export class Accounts1763710000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(ACCOUNTS);
    await runner.query(SESSIONS);
    await runner.query(API_KEYS);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TABLE api_key;
      ALTER TABLE session DROP COLUMN id, DROP COLUMN address, DROP COLUMN user_agent;
      DROP INDEX app_user_name;
      ALTER TABLE app_user DROP CONSTRAINT app_user_key_never_signs_in,
        DROP COLUMN kind, DROP COLUMN phone, DROP COLUMN settings;
    `);
  }
}

const ACCOUNTS = `
  ALTER TABLE app_user
    ADD COLUMN phone text,
    -- As the contract's ProfileSettings; what a person has never chosen is not there.
    ADD COLUMN settings jsonb NOT NULL DEFAULT '{}' CHECK (jsonb_typeof(settings) = 'object'),
    -- A key for another system acts as an account of its own, so that comments, jobs and trails can name it.
    ADD COLUMN kind text NOT NULL DEFAULT 'PERSON' CHECK (kind IN ('PERSON', 'API_KEY'));
  -- Such an account has no door but its key: whoever must be active to get in can never be one.
  ALTER TABLE app_user ADD CONSTRAINT app_user_key_never_signs_in
    CHECK (kind = 'PERSON' OR (NOT active AND password_hash IS NULL AND role <> 'SYSTEMADMIN'));
  CREATE INDEX app_user_name ON app_user (name, id);
`;

const SESSIONS = `
  -- The id names a session to its owner; the hash of its secret stays inside.
  ALTER TABLE session
    ADD COLUMN id uuid NOT NULL DEFAULT gen_random_uuid() UNIQUE,
    ADD COLUMN address text,
    ADD COLUMN user_agent text;
`;

const API_KEYS = `
  CREATE TABLE api_key (
    id uuid PRIMARY KEY,
    -- The account that the key acts as; name and role are kept there.
    user_id uuid NOT NULL UNIQUE REFERENCES app_user (id),
    -- SHA-256 of the key, which is shown once and stored nowhere.
    token_hash bytea NOT NULL UNIQUE,
    created_by uuid NOT NULL REFERENCES app_user (id),
    created_at timestamptz NOT NULL DEFAULT now(),
    expires_at timestamptz,
    last_used_at timestamptz,
    revoked_at timestamptz
  );
`;
