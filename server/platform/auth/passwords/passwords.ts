import { availableParallelism } from 'node:os';
import { Inject, Injectable, Optional, type OnModuleDestroy } from '@nestjs/common';
import type { Logger } from 'pino';
import { AppError } from '../../errors/app-error.js';
import { LOGGER } from '../../log/log.js';
import { builtScript } from '../../threads/built-script.js';
import { ThreadPool } from '../../threads/thread-pool.js';
import { FairQueue } from '../../turns/fair-queue.js';
import type * as thread from './password-thread.js';

/** Leaves one core free for signed-in users; at most four threads (security, T02). */
const AT_ONCE = Math.min(4, Math.max(1, availableParallelism() - 1));
/**
 * Runs below the event loop's priority. A thread that has been idle for ten minutes is stopped to free its
 * memory; a hash takes some hundredths of a second.
 */
const THREADS = { atOnce: AT_ONCE, nice: 10, idleMs: 10 * 60_000, longestMs: 20_000 } as const;
/** A whole school behind one address may sign in at eight o'clock; a longer queue is an attack. */
const LONGEST_QUEUE_OF_A_PLACE = 300;
const LONGEST_QUEUE = 1_000;

/**
 * Hashes and compares passwords in a thread pool with a fair queue per source: a burst of sign-ins slows down
 * neither signed-in users nor sign-ins from other addresses. Waiting holds no database connection.
 */
@Injectable()
export class Passwords implements OnModuleDestroy {
  private readonly queue = new FairQueue(AT_ONCE, LONGEST_QUEUE_OF_A_PLACE, LONGEST_QUEUE, (seconds) => {
    return new AppError('SERVICE_UNAVAILABLE', undefined, { retryAfter: seconds });
  });
  private readonly threads: ThreadPool<typeof thread>;
  private dummy: Promise<string> | null = null;

  constructor(@Optional() @Inject(LOGGER) log: Logger | null = null) {
    this.threads = new ThreadPool(builtScript(import.meta.url, 'password-thread.js'), THREADS, log);
  }

  /** `place` is the caller's origin; the queue is fair between origins. */
  hash(password: string, place = ''): Promise<string> {
    return this.queue.run(place, () => this.threads.run('hash', normalise(password)));
  }

  /** Takes the same time whether the account exists or not (security, T07): without a hash, uses a dummy. */
  async matches(stored: string | null, password: string, place = ''): Promise<boolean> {
    // Awaited by every comparison, so that even the first one has no distinctive timing.
    const dummy = await this.dummyHash();
    const question = { stored: stored ?? dummy, password: normalise(password) };
    const equal = await this.queue.run(place, () => this.threads.run('matches', question));
    return equal && stored !== null;
  }

  async onModuleDestroy(): Promise<void> {
    await this.threads.end();
  }

  private async dummyHash(): Promise<string> {
    this.dummy ??= this.threads.run('hash', 'no account has this password');
    try {
      return await this.dummy;
    } catch (error) {
      this.dummy = null;
      throw error;
    }
  }
}

/** Trims as specified and normalises Unicode, so that equal passwords have equal bytes. */
function normalise(password: string): string {
  return password.trim().normalize('NFKC');
}
