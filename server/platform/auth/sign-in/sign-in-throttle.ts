import { setTimeout as rest } from 'node:timers/promises';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { v7 as uuid } from 'uuid';
import type { Config } from '../../../config.js';
import { CONFIG } from '../../config/config-token.js';
import { Database, type Queryable } from '../../database/database.js';
import { AppError } from '../../errors/app-error.js';
import { accountHash } from './account-hash.js';
import type { Actor } from '../actor.js';
import { addressRange } from './address-range.js';
import { hashOf } from '../sessions/sessions.js';
import { Turnstile } from './turnstile.js';

/** Guesses that are evaluated at most (security, T03 and P10). A browser of the account has as many of its own. */
const MOST_GUESSES = 5;
const PER_ACCOUNT_AN_HOUR = 50;
/** From here on each further failure of an address makes its guesses slower; none is refused for the address. */
const SLOWED_FROM = 60;
const SLOWER_EACH = 20;
const SLOWEST_SECONDS = 5;
/** A sign-in that has not ended by then never will: its process is gone. */
const UNDER_WAY = '60 seconds';
/** How long one waits for sign-ins that another process has under way, and how often it is asked. */
const PATIENCE_MS = 10_000;
const ASK_AGAIN_MS = 250;
/** So many of one account wait in this process; and so many bookings use the database at once. */
const LONGEST_QUEUE = 100;
const BOOKINGS_AT_ONCE = 3;

/** Whom a guess counts for: a browser of the account by itself, all strangers of one place together. */
const OWN = 'device_hash = $3 AND account_hash = $1';
const PAIR = 'device_hash IS NULL AND account_hash = $1 AND address_range = $2';
const STRANGERS = 'device_hash IS NULL AND account_hash = $1';

/** Nobody waits for the disk: what counts later, a wrong guess, is written again when it is known to be one. */
const RELAXED = `relaxed AS MATERIALIZED (SELECT set_config('synchronous_commit', 'off', true) AS mode)`;

/** Counts, and takes the place where there is one. */
const BOOK = `
  WITH ${RELAXED}, known AS (SELECT FROM sign_in_device WHERE device_hash = $3 AND account_hash = $1),
  seen AS (
    SELECT *, failed_at > now() - interval '15 minutes' AS fresh, settled OR failed_at > now() - interval '${UNDER_WAY}' AS counts
    FROM sign_in_failure
    WHERE failed_at > now() - interval '1 hour' AND (account_hash = $1 OR address_range = $2)),
  scope AS (SELECT seen.*, CASE WHEN EXISTS (SELECT FROM known) THEN ${OWN} ELSE ${PAIR} END AS mine,
    NOT EXISTS (SELECT FROM known) AND ${STRANGERS} AS of_strangers FROM seen WHERE counts),
  counted AS (
    SELECT count(*) FILTER (WHERE mine AND fresh AND settled)::int AS mine,
      count(*) FILTER (WHERE mine AND fresh AND NOT settled)::int AS mine_under_way,
      count(*) FILTER (WHERE of_strangers AND settled)::int AS account,
      count(*) FILTER (WHERE of_strangers AND NOT settled)::int AS account_under_way,
      count(*) FILTER (WHERE address_range = $2 AND device_hash IS NULL AND fresh AND settled)::int AS address,
      (array_agg(failed_at ORDER BY failed_at DESC) FILTER (WHERE mine AND fresh AND settled))[${MOST_GUESSES}]
        + interval '15 minutes' AS mine_free_at,
      (array_agg(failed_at ORDER BY failed_at DESC) FILTER (WHERE of_strangers AND settled))[${PER_ACCOUNT_AN_HOUR}]
        + interval '1 hour' AS account_free_at
    FROM scope),
  judged AS (SELECT EXISTS (SELECT FROM known) AS known, address,
    mine >= ${MOST_GUESSES} OR account >= ${PER_ACCOUNT_AN_HOUR} AS refused,
    mine + mine_under_way >= ${MOST_GUESSES} OR account + account_under_way >= ${PER_ACCOUNT_AN_HOUR} AS busy,
    ceil(extract(epoch FROM greatest(mine_free_at, account_free_at) - now()))::int AS wait
    FROM counted),
  booked AS (INSERT INTO sign_in_failure (id, account_hash, address_range, device_hash, settled)
    SELECT $4::uuid, $1::bytea, $2::text, CASE WHEN known THEN $3::bytea END, false FROM judged WHERE NOT refused AND NOT busy)
  SELECT judged.* FROM judged, relaxed`;

interface Counted {
  known: boolean;
  address: number;
  refused: boolean;
  busy: boolean;
  wait: number | null;
}

/** Where a guess comes from: the address, and the secret of the browser's cookie. */
export interface GuessPlace {
  address: string;
  device?: string | null | undefined;
  /** How the browser or program names itself, and who is signed in with it: for the trail. */
  userAgent?: string | null | undefined;
  actor?: Actor | null | undefined;
}

/** A guess under way. It counts once it is known to be wrong, and must end one way or the other. */
interface Booking {
  id: string;
  /** True when the browser has been signed in with before. */
  known: boolean;
}

/**
 * Counts wrong guesses in the database, so that restarts and several processes change nothing. A guess takes a place
 * before its password is looked at and counts only when it was wrong: fifty at once cannot slip past, and fifty right
 * ones keep nobody out. Once the guesses are used up no password is evaluated, right ones included; how long is said.
 */
@Injectable()
export class SignInThrottle {
  private readonly accounts = new Turnstile(MOST_GUESSES, LONGEST_QUEUE);
  private readonly bookings = new Turnstile(BOOKINGS_AT_ONCE);

  constructor(
    private readonly source: DataSource,
    private readonly database: Database,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /**
   * Evaluates one guess; throws TOO_MANY_REQUESTS when there were too many. What evaluates answers whether it was
   * right; when it throws, there was no guess. Nothing is held while a guess waits.
   */
  async guess(email: string, place: GuessPlace, evaluate: () => Promise<boolean>): Promise<boolean> {
    if (!this.config.rateLimits) return evaluate();
    const account = accountHash(email);
    const key = account.toString('hex');
    return this.accounts.pass(
      key,
      async () => {
        const booking = await this.book(account, place);
        let right: boolean | null = null;
        try {
          right = await evaluate();
        } finally {
          await this.end(booking, right, account, place);
        }
        return right;
      },
      () => new AppError('TOO_MANY_REQUESTS', undefined, { retryAfter: 1 }),
    );
  }

  /** Whoever has proved to own the account by its mail begins anew, wherever the wrong guesses came from. */
  async forget(db: Queryable, email: string): Promise<void> {
    await db.query('DELETE FROM sign_in_failure WHERE account_hash = $1 AND settled', [accountHash(email)]);
  }

  private async book(account: Buffer, place: GuessPlace): Promise<Booking> {
    const givenUpAt = performance.now() + PATIENCE_MS;
    for (;;) {
      const booked = await this.bookings.pass('', () => this.tryToBook(account, place));
      if (booked) {
        if (booked.delaySeconds > 0) await rest(booked.delaySeconds * 1000);
        return booked;
      }
      if (performance.now() > givenUpAt)
        throw new AppError('TOO_MANY_REQUESTS', undefined, { retryAfter: 1 });
      await rest(ASK_AGAIN_MS);
    }
  }

  /** Null while all that is left of the guesses is under way elsewhere: how they end has to be known first. */
  private async tryToBook(
    account: Buffer,
    { address, device }: GuessPlace,
  ): Promise<(Booking & { delaySeconds: number }) | null> {
    const range = addressRange(address);
    const deviceHash = device ? hashOf(device) : null;
    return this.source.transaction(async (tx) => {
      await tx.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [account.toString('hex')]);
      const id = uuid();
      const [seen] = (await tx.query(BOOK, [account, range, deviceHash, id])) as Counted[];
      if (!seen) throw new AppError('INTERNAL');
      if (seen.refused)
        throw new AppError('TOO_MANY_REQUESTS', undefined, { retryAfter: Math.max(1, seen.wait ?? 1) });
      if (seen.busy) return null;
      return { id, known: seen.known, delaySeconds: seen.known ? 0 : delayAfter(seen.address) };
    });
  }

  /** A wrong guess counts from now; a right one takes along what was wrong before it from the same browser or place. */
  private async end(
    { id, known }: Booking,
    right: boolean | null,
    account: Buffer,
    { address, device }: GuessPlace,
  ): Promise<void> {
    if (right === false) {
      // A booking that a database lost as it fell is written anew.
      await this.database.query(
        `INSERT INTO sign_in_failure (id, account_hash, address_range, device_hash, settled) VALUES ($1, $2, $3, $4, true)
         ON CONFLICT (id) DO UPDATE SET settled = true, failed_at = now()`,
        [id, account, addressRange(address), known ? hashOf(device!) : null],
      );
      return;
    }
    if (right === null) {
      await this.database.query('DELETE FROM sign_in_failure WHERE id = $1', [id]);
      return;
    }
    await this.database.hot(
      `WITH ${RELAXED} DELETE FROM sign_in_failure USING relaxed WHERE id = $1 OR (settled AND account_hash = $2
         AND ${known ? 'device_hash = $3' : 'device_hash IS NULL AND address_range = $3'})`,
      [id, account, known ? hashOf(device!) : addressRange(address)],
    );
  }
}

/** The more wrong guesses an address has had, the longer its next one takes: whoever shares it waits, and gets in. */
function delayAfter(failures: number): number {
  if (failures < SLOWED_FROM) return 0;
  return Math.min(SLOWEST_SECONDS, 1 + Math.floor((failures - SLOWED_FROM) / SLOWER_EACH));
}
