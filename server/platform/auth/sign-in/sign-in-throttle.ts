import { setTimeout as rest } from 'node:timers/promises';
import { Inject, Injectable } from '@nestjs/common';
import { v7 as uuid } from 'uuid';
import type { Config } from '../../../config.js';
import { CONFIG } from '../../config/config-token.js';
import { Database, type Queryable } from '../../database/database.js';
import { AppError } from '../../errors/app-error.js';
import { accountHash } from './account-hash.js';
import type { Actor } from '../actor.js';
import { addressRange } from './address-range.js';
import { hashOf } from '../sessions/sessions.js';
import { Turnstile } from '../../turns/turnstile.js';

/** Maximum number of evaluated guesses (security, T03 and P10). A known browser has its own quota. */
const MOST_GUESSES = 5;
const PER_ACCOUNT_AN_HOUR = 50;
/**
 * From here on each further failure of an address slows down its guesses; none is rejected because of the
 * address.
 */
const SLOWED_FROM = 60;
const SLOWER_EACH = 20;
const SLOWEST_SECONDS = 5;
/** A sign-in still running after this time has failed: its process is gone. */
const UNDER_WAY = '60 seconds';
/** How long to wait for sign-ins in other processes, and the polling interval. */
const PATIENCE_MS = 10_000;
const ASK_AGAIN_MS = 250;
/** Maximum queue of one account in this process, and maximum concurrent bookings in the database. */
const LONGEST_QUEUE = 100;
const BOOKINGS_AT_ONCE = 3;

/** Bookings skip the disk flush: a wrong guess is written again once it is known to be wrong. */
const RELAXED = `relaxed AS MATERIALIZED (SELECT set_config('synchronous_commit', 'off', true) AS mode)`;

/** Counts, books a slot if one is free, and reads the guess's target, `found`. */
const BOOK = `SELECT booked.*, to_jsonb(found) AS found
  FROM book_sign_in($1, $2, $3, $4, ${MOST_GUESSES}, ${PER_ACCOUNT_AN_HOUR}, '${UNDER_WAY}') booked`;

interface Counted<Found> {
  found: Found | null;
  known: boolean;
  address: number;
  refused: boolean;
  busy: boolean;
  wait: number | null;
}

/** Source of a guess: the IP address, and the secret of the browser's cookie. */
export interface GuessPlace {
  address: string;
  device?: string | null | undefined;
  /** User-Agent of the client, and its signed-in user: for the audit log. */
  userAgent?: string | null | undefined;
  actor?: Actor | null | undefined;
}

/** Target of a guess: a statement that reads it by the e-mail address, its only parameter. */
export interface Guessed {
  email: string | null;
  /** The statement, from how it names the address. */
  reading: (email: string) => string;
}

/** A guess in progress. It counts once it is known to be wrong, and must be ended either way. */
interface Booking<Found> {
  id: string;
  found: Found | null;
  /** True when the browser has been signed in with before. */
  known: boolean;
}

/**
 * Counts wrong guesses in the database, across restarts and processes. A guess books a slot before its
 * password is compared and counts only if wrong: fifty concurrent guesses cannot bypass the limit, and fifty
 * right ones lock nobody out. Once the guesses are used up, no password is compared, and the error states the
 * waiting time.
 */
@Injectable()
export class SignInThrottle {
  private readonly accounts = new Turnstile(MOST_GUESSES, LONGEST_QUEUE);
  private readonly bookings = new Turnstile(BOOKINGS_AT_ONCE);

  constructor(
    private readonly database: Database,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /**
   * Evaluates one guess against the row read; throws TOO_MANY_REQUESTS when the limit is reached. The
   * callback returns whether the guess was right; if it throws, no guess is counted. Waiting holds no
   * resources, and a right guess doesn't wait for the cleanup.
   */
  guess<Found extends object>(
    email: string,
    guessed: Guessed,
    place: GuessPlace,
    evaluate: (found: Found | null) => Promise<boolean>,
  ): Promise<boolean> {
    if (!this.config.rateLimits) return this.unlimited(guessed, evaluate);
    const account = accountHash(email);
    const full = () => new AppError('TOO_MANY_REQUESTS', undefined, { retryAfter: 1 });
    return new Promise((answer, refuse) => {
      const work = async (): Promise<void> => {
        const booking = await this.book<Found>(account, guessed, place);
        let right: boolean | null = null;
        try {
          right = await evaluate(booking.found);
          if (right) answer(true);
        } finally {
          await this.end(booking, right, account, place);
        }
        answer(right);
      };
      // A failure after the answer leaves a booking that expires on its own.
      this.accounts.pass(account.toString('hex'), work, full).catch(refuse);
    });
  }

  private async unlimited<Found extends object>(
    { email, reading }: Guessed,
    evaluate: (found: Found | null) => Promise<boolean>,
  ): Promise<boolean> {
    const [found] = await this.database.hot<Found>(reading('$1'), [email]);
    return evaluate(found ?? null);
  }

  /** Resets the count after a proof of ownership by mail, for guesses from every source. */
  async forget(db: Queryable, email: string): Promise<void> {
    await db.query('DELETE FROM sign_in_failure WHERE account_hash = $1 AND settled', [accountHash(email)]);
  }

  private async book<Found>(account: Buffer, guessed: Guessed, place: GuessPlace): Promise<Booking<Found>> {
    const givenUpAt = performance.now() + PATIENCE_MS;
    for (;;) {
      const booked = await this.bookings.pass('', () => this.tryToBook<Found>(account, guessed, place));
      if (booked) {
        if (booked.delaySeconds > 0) await rest(booked.delaySeconds * 1000);
        return booked;
      }
      if (performance.now() > givenUpAt)
        throw new AppError('TOO_MANY_REQUESTS', undefined, { retryAfter: 1 });
      await rest(ASK_AGAIN_MS);
    }
  }

  /** Null while the remaining slots are booked elsewhere: their outcome must be known first. */
  private async tryToBook<Found>(
    account: Buffer,
    { email, reading }: Guessed,
    { address, device }: GuessPlace,
  ): Promise<(Booking<Found> & { delaySeconds: number }) | null> {
    const id = uuid();
    const [seen] = await this.database.hot<Counted<Found>>(
      `${BOOK} LEFT JOIN (${reading('$5')}) found ON true`,
      [account, addressRange(address), device ? hashOf(device) : null, id, email],
    );
    if (!seen) throw new AppError('INTERNAL');
    const { found, known, refused, busy, wait } = seen;
    if (refused) throw new AppError('TOO_MANY_REQUESTS', undefined, { retryAfter: Math.max(1, wait ?? 1) });
    if (busy) return null;
    return { id, found, known, delaySeconds: known ? 0 : delayAfter(seen.address) };
  }

  /** Counts a wrong guess; a right one clears earlier wrong guesses from the same browser or address. */
  private async end(
    { id, known }: Booking<unknown>,
    right: boolean | null,
    account: Buffer,
    { address, device }: GuessPlace,
  ): Promise<void> {
    if (right === false) {
      // Restores a booking that the database lost in a crash.
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

/**
 * Delay that grows with the address's wrong guesses: others behind the same address wait but can still sign
 * in.
 */
function delayAfter(failures: number): number {
  if (failures < SLOWED_FROM) return 0;
  return Math.min(SLOWEST_SECONDS, 1 + Math.floor((failures - SLOWED_FROM) / SLOWER_EACH));
}
