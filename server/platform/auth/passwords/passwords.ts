import { availableParallelism } from 'node:os';
import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import { Piscina } from 'piscina';
import { builtScript } from '../../config/built-script.js';
import { AppError } from '../../errors/app-error.js';
import { FairQueue } from '../sign-in/fair-queue.js';
import type * as thread from './password-thread.js';

/** One core stays free for those who are signed in; four at once at most (security, T02). */
const AT_ONCE = Math.min(4, Math.max(1, availableParallelism() - 1));
/** Whoever is signed in goes before whoever wants in, where the system knows of such turns. */
const NICE = 5;
/** A thread that nobody has needed for so long gives its memory back. */
const IDLE_MS = 10 * 60_000;
/** A whole school behind one address signs in at eight o'clock; more than these from one place are no school. */
const LONGEST_QUEUE_OF_A_PLACE = 300;
const LONGEST_QUEUE = 1_000;

/**
 * Hashes and compares passwords in threads of their own, a few at a time, each place that they come from in its turn:
 * a storm of sign-ins slows nobody who is signed in, and one from a single place nobody elsewhere. Nothing that waits
 * here holds a connection to the database.
 */
@Injectable()
export class Passwords implements OnModuleDestroy {
  private readonly queue = new FairQueue(AT_ONCE, LONGEST_QUEUE_OF_A_PLACE, LONGEST_QUEUE, (seconds) => {
    return new AppError('SERVICE_UNAVAILABLE', undefined, { retryAfter: seconds });
  });
  private readonly threads = new Piscina({
    filename: builtScript(import.meta.url, 'password-thread.js'),
    minThreads: 0,
    maxThreads: AT_ONCE,
    idleTimeout: IDLE_MS,
    niceIncrement: NICE,
    env: {},
  });
  private dummy: Promise<string> | undefined;

  /** `place` is where the caller comes from: each has its turn. */
  hash(password: string, place = ''): Promise<string> {
    return this.queue.run(place, () => this.ask('hash', normalise(password)));
  }

  /** Compares in the same time whether the account exists (security, T07): without a hash, with a dummy. */
  async matches(stored: string | null, password: string, place = ''): Promise<boolean> {
    // Made with the very first comparison, whoever's: not even that one tells by its time.
    this.dummy ??= this.ask('hash', 'no account has this password');
    const against = stored ?? (await this.dummy);
    const equal = await this.queue.run(place, () =>
      this.ask('matches', { stored: against, password: normalise(password) }),
    );
    return equal && stored !== null;
  }

  async onModuleDestroy(): Promise<void> {
    await this.threads.destroy();
  }

  private ask<Name extends keyof typeof thread>(
    name: Name,
    question: Parameters<(typeof thread)[Name]>[0],
  ): Promise<ReturnType<(typeof thread)[Name]>> {
    return this.threads.run(question, { name }) as Promise<ReturnType<(typeof thread)[Name]>>;
  }
}

/** Trimmed as the specification says, and the same bytes however the letters were typed. */
function normalise(password: string): string {
  return password.trim().normalize('NFKC');
}
