-- Accounts, sessions and sign-in.

-- Accounts of people, and one account for each API key.
CREATE TABLE app_user (
  id uuid PRIMARY KEY,
  name text COLLATE "sv-x-icu" NOT NULL,
  email text NOT NULL,
  password_hash text,
  role text NOT NULL CHECK (role IN ('GUEST', 'USER', 'STUDENT', 'COORDINATOR', 'SPECPED', 'SYV', 'TEACHER', 'ADMIN',
    'SYSTEMADMIN')),
  active boolean NOT NULL DEFAULT true,
  version integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  phone text,
  -- `ProfileSettings` of the schema, without the settings that the person has not chosen.
  settings jsonb NOT NULL DEFAULT '{}' CHECK (jsonb_typeof(settings) = 'object'),
  -- An API key acts as an account of its own, so that comments, jobs and logs can name it.
  kind text NOT NULL DEFAULT 'PERSON' CHECK (kind IN ('PERSON', 'API_KEY')),
  last_signed_in_at timestamptz,
  -- The account of an API key never signs in: it is inactive and has no password.
  CONSTRAINT app_user_key_never_signs_in CHECK (kind = 'PERSON' OR NOT active AND password_hash IS NULL
    AND role <> 'SYSTEMADMIN')
);
-- E-mail addresses are stored in lower case and NFC, so equality is byte equality.
CREATE UNIQUE INDEX app_user_email ON app_user (email);
CREATE INDEX app_user_name ON app_user (name, id);
-- Staff have an index of their own: they are few among all the students' accounts.
CREATE INDEX app_user_staff_search ON app_user USING gin (lower(name || ' ' || email) gin_trgm_ops)
  WHERE role NOT IN ('GUEST', 'USER', 'STUDENT');
CREATE INDEX app_user_other_search ON app_user USING gin (lower(name || ' ' || email) gin_trgm_ops)
  WHERE role IN ('GUEST', 'USER', 'STUDENT');
CREATE INDEX app_user_role_order ON app_user (role, name, id) WHERE kind = 'PERSON';
CREATE INDEX app_user_active_order ON app_user (active, name, id) WHERE kind = 'PERSON';
CREATE INDEX app_user_seen_order ON app_user (last_signed_in_at, name, id) WHERE kind = 'PERSON';
CREATE INDEX app_user_created_order ON app_user (created_at, name, id) WHERE kind = 'PERSON';

CREATE TABLE api_key (
  id uuid PRIMARY KEY,
  -- The account that the key acts as; it has the name and the role.
  user_id uuid NOT NULL UNIQUE REFERENCES app_user (id),
  -- SHA-256 of the key, which is shown once and not stored.
  token_hash bytea NOT NULL UNIQUE,
  created_by uuid NOT NULL REFERENCES app_user (id),
  created_at timestamptz NOT NULL DEFAULT now(),
  expires_at timestamptz,
  last_used_at timestamptz,
  revoked_at timestamptz
);

-- Only the SHA-256 of the session token is stored.
CREATE TABLE session (
  token_hash bytea PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES app_user (id) ON DELETE CASCADE,
  created_at timestamptz NOT NULL DEFAULT now(),
  last_seen_at timestamptz NOT NULL DEFAULT now(),
  expires_at timestamptz NOT NULL,
  -- Identifies the session to its owner; the token's hash is internal.
  id uuid NOT NULL DEFAULT gen_random_uuid() UNIQUE,
  address text,
  user_agent text
);
CREATE INDEX session_by_user ON session (user_id, created_at);

-- Links to set a password, stored as hashes. An invitation lives for days, and a later request does not end it.
CREATE TABLE password_reset (
  token_hash bytea PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES app_user (id) ON DELETE CASCADE,
  created_at timestamptz NOT NULL DEFAULT now(),
  expires_at timestamptz NOT NULL,
  used_at timestamptz,
  is_invitation boolean NOT NULL DEFAULT false
);
CREATE INDEX password_reset_user ON password_reset (user_id, created_at);

-- Browsers that have signed in to an account before. Only the SHA-256 of the device token is stored; accounts may
-- share a browser.
CREATE TABLE sign_in_device (
  device_hash bytea NOT NULL,
  account_hash bytea NOT NULL,
  user_id uuid NOT NULL REFERENCES app_user (id) ON DELETE CASCADE,
  created_at timestamptz NOT NULL DEFAULT now(),
  last_used_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (device_hash, account_hash)
);
CREATE INDEX sign_in_device_by_user ON sign_in_device (user_id, last_used_at);

-- Failed sign-ins, by hashed address, so that unknown addresses are throttled like known ones.
CREATE TABLE sign_in_failure (
  id uuid PRIMARY KEY,
  account_hash bytea NOT NULL,
  address_range text NOT NULL,
  failed_at timestamptz NOT NULL DEFAULT now(),
  -- The device of the account that made the attempt: it counts for this device only.
  device_hash bytea,
  settled boolean NOT NULL DEFAULT true
);
CREATE INDEX sign_in_failure_account ON sign_in_failure (account_hash, failed_at);
CREATE INDEX sign_in_failure_address ON sign_in_failure (address_range, failed_at);

-- The secret calendar URL of an account; stored as a hash, so that a backup does not reveal it.
CREATE TABLE calendar_subscription (
  user_id uuid PRIMARY KEY REFERENCES app_user (id) ON DELETE CASCADE,
  token_hash bytea NOT NULL UNIQUE,
  created_at timestamptz NOT NULL DEFAULT now(),
  last_read_at timestamptz
);

-- Counts recent failures for an account, a device and an address range, and reserves an attempt if one is left.
-- Volatile, so that each statement sees rows committed while it waited for the lock. Commits asynchronously: a
-- failure that counts is written again once the password is known to be wrong.
CREATE FUNCTION book_sign_in(account bytea, range text, device bytea, booking uuid,
  most integer, most_an_hour integer, ends_within interval)
RETURNS TABLE (known boolean, address integer, refused boolean, busy boolean, wait integer)
LANGUAGE plpgsql AS $$
#variable_conflict use_column
BEGIN
  PERFORM set_config('synchronous_commit', 'off', true);
  PERFORM pg_advisory_xact_lock(hashtextextended(encode(account, 'hex'), 0));
  RETURN QUERY
  WITH owned AS (SELECT FROM sign_in_device WHERE device_hash = device AND account_hash = account),
  seen AS (
    SELECT *, failed_at > now() - interval '15 minutes' AS fresh, settled OR failed_at > now() - ends_within AS counts
    FROM sign_in_failure
    WHERE failed_at > now() - interval '1 hour' AND (account_hash = account OR address_range = range)),
  -- A known device is counted by itself, all unknown ones of an address range together.
  scope AS (SELECT seen.*,
      CASE WHEN EXISTS (SELECT FROM owned) THEN device_hash = device AND account_hash = account
        ELSE device_hash IS NULL AND account_hash = account AND address_range = range END AS mine,
      NOT EXISTS (SELECT FROM owned) AND device_hash IS NULL AND account_hash = account AS of_strangers
    FROM seen WHERE counts),
  counted AS (
    SELECT count(*) FILTER (WHERE mine AND fresh AND settled)::int AS mine,
      count(*) FILTER (WHERE mine AND fresh AND NOT settled)::int AS mine_under_way,
      count(*) FILTER (WHERE of_strangers AND settled)::int AS strangers,
      count(*) FILTER (WHERE of_strangers AND NOT settled)::int AS strangers_under_way,
      count(*) FILTER (WHERE address_range = range AND device_hash IS NULL AND fresh AND settled)::int AS here,
      (array_agg(failed_at ORDER BY failed_at DESC) FILTER (WHERE mine AND fresh AND settled))[most]
        + interval '15 minutes' AS mine_free_at,
      (array_agg(failed_at ORDER BY failed_at DESC) FILTER (WHERE of_strangers AND settled))[most_an_hour]
        + interval '1 hour' AS strangers_free_at
    FROM scope),
  judged AS (SELECT EXISTS (SELECT FROM owned) AS is_known, here,
      mine >= most OR strangers >= most_an_hour AS is_refused,
      mine + mine_under_way >= most OR strangers + strangers_under_way >= most_an_hour AS is_busy,
      ceil(extract(epoch FROM greatest(mine_free_at, strangers_free_at) - now()))::int AS free_in
    FROM counted),
  booked AS (INSERT INTO sign_in_failure (id, account_hash, address_range, device_hash, settled)
    SELECT booking, account, range, CASE WHEN is_known THEN device END, false
    FROM judged WHERE NOT is_refused AND NOT is_busy)
  SELECT is_known, here, is_refused, is_busy, free_in FROM judged;
END $$;

-- Deletes expired sessions, and the oldest above the limit. Volatile: it sees the session of a concurrent sign-in
-- that held the lock.
CREATE FUNCTION end_oldest_sessions(account uuid, most integer) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM session WHERE user_id = account AND (expires_at < now() OR token_hash IN
    (SELECT token_hash FROM session WHERE user_id = account ORDER BY created_at DESC OFFSET most));
END $$;
