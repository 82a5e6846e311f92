import { setTimeout as pause } from 'node:timers/promises';
import { AppError } from '../errors/app-error.js';
import { Turnstile } from '../turns/turnstile.js';

/** Documents of at most this many rows run immediately; larger ones queue. */
const SMALL_ROWS = 100;
/** No page of the product requests more rows. */
const HUGE_ROWS = 400;
/** Pause after a large document, for each of its rows: its session has a small share of the event loop. */
const pauseAfter = (rows: number): number => rows * (rows > HUGE_ROWS ? 2 : 0.5);
/** Large documents of one session that wait; each holds a connection. */
const LONGEST_QUEUE = 20;
const RETRY_AFTER_S = 10;

/**
 * Paces the large documents of one session: one at a time, with a pause proportional to the rows of the
 * previous one. Small documents and other sessions don't wait. Throws TOO_MANY_REQUESTS if the queue is full.
 */
export class SessionPacing {
  private readonly turns = new Turnstile(1, LONGEST_QUEUE);
  /** When the next large document of a session may begin, by the clock of the process. */
  private readonly nextAt = new Map<string, number>();

  async run<T>(session: string, rows: number, work: () => Promise<T>): Promise<T> {
    if (rows <= SMALL_ROWS) return work();
    return this.turns.pass(
      session,
      async () => {
        const wait = (this.nextAt.get(session) ?? 0) - performance.now();
        if (wait > 0) await pause(wait);
        try {
          return await work();
        } finally {
          this.rest(session, pauseAfter(rows));
        }
      },
      tooMany,
    );
  }

  private rest(session: string, ms: number): void {
    const at = performance.now() + ms;
    this.nextAt.set(session, at);
    setTimeout(() => {
      if (this.nextAt.get(session) === at) this.nextAt.delete(session);
    }, ms).unref();
  }
}

const tooMany = (): AppError => new AppError('TOO_MANY_REQUESTS', undefined, { retryAfter: RETRY_AFTER_S });
