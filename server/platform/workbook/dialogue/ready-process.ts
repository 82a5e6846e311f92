import type { ChildProcessWithoutNullStreams } from 'node:child_process';

/** Milliseconds. */
export interface ReadyLimits {
  /** From the order until it is started: whoever has just been answered goes before. */
  startsAfter: number;
  /** How long one waits to be used. Files come one after the other, and corrections after a file. */
  keptFor: number;
}

const LIMITS: ReadyLimits = { startsAfter: 500, keptFor: 120_000 };

/**
 * One process started ahead, so that the next file need not wait until its code is loaded. It has been told nothing:
 * each is for one file, whether it was started ahead or not.
 */
export class ReadyProcess {
  private ready: ChildProcessWithoutNullStreams | null = null;
  private timer: NodeJS.Timeout | undefined;
  private isClosed = false;

  constructor(
    private readonly start: () => ChildProcessWithoutNullStreams,
    private readonly limits: ReadyLimits = LIMITS,
  ) {}

  /** The one that is ready, else a new one. Throws where the system has no room for one. */
  take(): ChildProcessWithoutNullStreams {
    const { ready } = this;
    this.forget();
    // One may have died a moment ago, untold.
    const isAlive = ready?.exitCode === null && ready.signalCode === null;
    return isAlive ? ready : this.start();
  }

  /** Has one ready before long, unless there is one. */
  order(): void {
    if (this.isClosed || this.ready) return;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.begin(), this.limits.startsAfter).unref();
  }

  /** Ends the one that waits, and has no other. */
  close(): void {
    this.isClosed = true;
    this.end();
  }

  private begin(): void {
    const child = this.started();
    // No room just now: whoever needs one tries again, and is told.
    if (child?.pid === undefined) return;
    this.ready = child;
    child.once('exit', () => {
      if (this.ready === child) this.forget();
    });
    this.timer = setTimeout(() => this.end(), this.limits.keptFor).unref();
  }

  private started(): ChildProcessWithoutNullStreams | null {
    try {
      return this.start();
    } catch {
      return null;
    }
  }

  private end(): void {
    const { ready } = this;
    this.forget();
    ready?.kill('SIGKILL');
  }

  private forget(): void {
    clearTimeout(this.timer);
    this.ready = null;
  }
}
