import type { ChildProcessWithoutNullStreams } from 'node:child_process';

/** Milliseconds. */
export interface ReadyLimits {
  /** Delay before the replacement starts, so that the current request has priority. */
  startsAfter: number;
  /** How long one waits to be used. Files come one after the other, and corrections after a file. */
  keptFor: number;
}

const LIMITS: ReadyLimits = { startsAfter: 500, keptFor: 120_000 };

/**
 * Keeps one process started in advance, so that the next file doesn't wait for loading code. Each process
 * serves a single file.
 */
export class ReadyProcess {
  private ready: ChildProcessWithoutNullStreams | null = null;
  private timer: NodeJS.Timeout | undefined;
  private isClosed = false;

  constructor(
    private readonly start: () => ChildProcessWithoutNullStreams,
    private readonly limits: ReadyLimits = LIMITS,
  ) {}

  /** Takes the ready process or starts a new one. Throws if the system cannot start one. */
  take(): ChildProcessWithoutNullStreams {
    const { ready } = this;
    this.forget();
    // The waiting process may have died in the meantime.
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
    // No capacity now: the next `take` tries again and reports the error.
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
