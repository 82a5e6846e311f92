/** What the tables lean on: trigrams, moments as the API writes them, rows that refuse to change. */
export const EXTENSIONS = `
  CREATE EXTENSION IF NOT EXISTS pg_trgm;

  -- A moment as the API writes it: ISO 8601 in UTC with milliseconds.
  CREATE FUNCTION iso(at timestamptz) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
    RETURN to_char(at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"');

  -- Append-only tables: the database itself refuses to change what has been written.
  CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    RAISE EXCEPTION '% is append-only', TG_TABLE_NAME USING ERRCODE = 'insufficient_privilege';
  END $$;
`;
