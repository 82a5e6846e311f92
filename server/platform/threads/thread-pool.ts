import { Piscina } from 'piscina';
import type { Logger } from 'pino';

/** Maximum number of threads, how long idle ones are kept, and the maximum duration of a task. */
interface ThreadLimits {
  atOnce: number;
  idleMs?: number;
  longestMs: number;
  /** Niceness of the threads, where the operating system supports it. */
  nice?: number;
}

/**
 * Thread pool for work that would block the event loop; threads start on demand. `Works` are the script's
 * exported functions, each with one argument. A task that takes too long fails, also if no thread can start.
 */
export class ThreadPool<Works extends object> {
  private readonly threads: Piscina;

  constructor(
    script: string,
    private readonly limits: ThreadLimits,
    log: Logger | null,
  ) {
    const { atOnce, idleMs = 0, nice = 0 } = limits;
    this.threads = new Piscina({
      filename: script,
      minThreads: 0,
      maxThreads: atOnce,
      idleTimeout: idleMs,
      niceIncrement: nice,
      env: {},
    });
    // A thread that cannot start has no task to reject; an unhandled error event would end the process.
    this.threads.on('error', (error: Error) => log?.error({ err: error.message, script }, 'a thread failed'));
  }

  /** Runs one task; rejects with the error that it throws. */
  run<Name extends keyof Works & string>(
    name: Name,
    argument: Works[Name] extends (argument: infer Argument) => unknown ? Argument : never,
  ): Promise<Works[Name] extends (argument: never) => infer Answer ? Awaited<Answer> : never> {
    const signal = AbortSignal.timeout(this.limits.longestMs);
    return this.threads.run(argument, { name, signal }) as never;
  }

  /** Ends the threads, and rejects unfinished tasks. */
  async end(): Promise<void> {
    await this.threads.destroy();
  }
}
