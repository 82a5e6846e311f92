import { AppError } from '../errors/app-error.js';

const WINDOW_MS = 60_000;

interface Window {
  startedAt: number;
  count: number;
}

/**
 * Counts calls in windows of a minute, in this process. Sign-in guesses have their own counters in
 * the database (auth/sign-in-throttle.ts), since those must hold across processes and restarts.
 */
export class RateLimit {
  private readonly windows = new Map<string, Window>();
  private sweepAt = 0;

  constructor(
    private readonly perMinute: number,
    private readonly now: () => number = () => performance.now(),
  ) {}

  /** Counts one call; refuses with TOO_MANY_REQUESTS and the seconds left. */
  hit(key: string): void {
    const now = this.now();
    this.sweep(now);
    const window = this.windows.get(key);
    if (!window || now - window.startedAt >= WINDOW_MS) {
      this.windows.set(key, { startedAt: now, count: 1 });
      return;
    }
    window.count += 1;
    if (window.count > this.perMinute) {
      const retryAfter = Math.ceil((window.startedAt + WINDOW_MS - now) / 1000);
      throw new AppError('TOO_MANY_REQUESTS', undefined, { retryAfter });
    }
  }

  private sweep(now: number): void {
    if (now < this.sweepAt) return;
    this.sweepAt = now + WINDOW_MS;
    for (const [key, window] of this.windows) {
      if (now - window.startedAt >= WINDOW_MS) this.windows.delete(key);
    }
  }
}
