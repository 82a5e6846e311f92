import { Piscina } from 'piscina';
import type { Logger } from 'pino';

/** How many threads at once, how long one that has nothing to do is kept, and how long a piece of work may take. */
interface ThreadLimits {
  atOnce: number;
  idleMs?: number;
  longestMs: number;
  /** Steps that the threads stand behind the server by, where the system knows of such turns. */
  nice?: number;
}

/**
 * Threads that do what would keep the event loop, begun when they are needed. `Works` are the functions that the script
 * exports, each of one argument. Work that takes too long, also because no thread will begin, fails.
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
    // A thread that cannot begin has no work to fail; unheard, its error would end the process.
    this.threads.on('error', (error: Error) => log?.error({ err: error.message, script }, 'a thread failed'));
  }

  /** Does one piece of work; fails with the error that it throws. */
  run<Name extends keyof Works & string>(
    name: Name,
    argument: Works[Name] extends (argument: infer Argument) => unknown ? Argument : never,
  ): Promise<Works[Name] extends (argument: never) => infer Answer ? Awaited<Answer> : never> {
    const signal = AbortSignal.timeout(this.limits.longestMs);
    return this.threads.run(argument, { name, signal }) as never;
  }

  /** Ends the threads, and fails what they have not done. */
  async end(): Promise<void> {
    await this.threads.destroy();
  }
}
