import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The database calls of a sign-in before and after the password hash, in one round trip each. Both functions must see
 * rows committed while they waited for a lock: a single statement uses the snapshot of its start, whereas each
 * statement of a volatile function takes a new snapshot.
 */
export class SignInTrips1764024000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      -- Counts guesses at an account and takes the place of one more where there is one. Nobody waits for the disk: what
      -- counts later, a wrong guess, is written again when it is known to be one.
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
        -- Whom a guess counts for: a browser of the account by itself, all strangers of one place together.
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

      -- Ends the oldest of more than so many sessions. The sign-in before has let go of the account's row by then.
      CREATE FUNCTION end_oldest_sessions(account uuid, most integer) RETURNS void LANGUAGE plpgsql AS $$
      BEGIN
        DELETE FROM session WHERE user_id = account AND (expires_at < now() OR token_hash IN
          (SELECT token_hash FROM session WHERE user_id = account ORDER BY created_at DESC OFFSET most));
      END $$;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP FUNCTION end_oldest_sessions(uuid, integer);
      DROP FUNCTION book_sign_in(bytea, text, bytea, uuid, integer, integer, interval);
    `);
  }
}
