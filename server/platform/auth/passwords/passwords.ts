import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { Injectable } from '@nestjs/common';
import { AppError } from '../../errors/app-error.js';
import { FairQueue } from '../sign-in/fair-queue.js';

/** Argon2id with 19 MiB, two passes, one lane (security, T02); parameters travel inside the hash. */
const OPTIONS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;
/** One core stays free for those who are signed in; four at once at most (security, T02). */
const AT_ONCE = Math.min(4, Math.max(1, availableParallelism() - 1));
/** A whole school behind one address signs in at eight o'clock; more than these from one place are no school. */
const LONGEST_QUEUE_OF_A_PLACE = 300;
const LONGEST_QUEUE = 1_000;

/**
 * Hashes and compares passwords on the thread pool, a few at a time, each place that they come from in its turn: a
 * storm of sign-ins slows nobody who is signed in, and one from a single place nobody elsewhere. Nothing that waits
 * here holds a connection to the database.
 */
@Injectable()
export class Passwords {
  private readonly queue = new FairQueue(AT_ONCE, LONGEST_QUEUE_OF_A_PLACE, LONGEST_QUEUE, (seconds) => {
    return new AppError('SERVICE_UNAVAILABLE', undefined, { retryAfter: seconds });
  });
  private readonly dummy = hash('no account has this password', OPTIONS);

  /** `place` is where the caller comes from: each has its turn. */
  hash(password: string, place = ''): Promise<string> {
    return this.queue.run(place, () => hash(normalise(password), OPTIONS));
  }

  /** Compares in the same time whether the account exists (security, T07): without a hash, with a dummy. */
  async matches(stored: string | null, password: string, place = ''): Promise<boolean> {
    const against = stored ?? (await this.dummy);
    const equal = await this.queue.run(place, () => verify(against, normalise(password)));
    return equal && stored !== null;
  }
}

/** Trimmed as the specification says, and the same bytes however the letters were typed. */
function normalise(password: string): string {
  return password.trim().normalize('NFKC');
}
