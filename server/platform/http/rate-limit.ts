import { AppError } from '../errors/app-error.js';

const MINUTE_MS = 60_000;
export const DAY_MS = 24 * 60 * MINUTE_MS;

interface Window {
  startedAt: number;
  count: number;
}

/**
 * Counts calls in windows of a minute or a custom length, in this process. Sign-in guesses have their own
 * counters in the database (auth/sign-in-throttle.ts), since those must survive restarts and apply across
 * processes.
 */
export class RateLimit {
  private readonly windows = new Map<string, Window>();
  private sweepAt = 0;

  constructor(
    private readonly most: number,
    private readonly now: () => number = () => performance.now(),
    private readonly windowMs = MINUTE_MS,
  ) {}

  /** Counts one call or a batch; throws TOO_MANY_REQUESTS with the remaining seconds. */
  hit(key: string, calls = 1): void {
    const now = this.now();
    this.sweep(now);
    const known = this.windows.get(key);
    const window = known && now - known.startedAt < this.windowMs ? known : { startedAt: now, count: 0 };
    if (window !== known) this.windows.set(key, window);
    window.count += calls;
    if (window.count > this.most) {
      const retryAfter = Math.ceil((window.startedAt + this.windowMs - now) / 1000);
      throw new AppError('TOO_MANY_REQUESTS', undefined, { retryAfter });
    }
  }

  private sweep(now: number): void {
    if (now < this.sweepAt) return;
    this.sweepAt = now + this.windowMs;
    for (const [key, window] of this.windows) {
      if (now - window.startedAt >= this.windowMs) this.windows.delete(key);
    }
  }
}
