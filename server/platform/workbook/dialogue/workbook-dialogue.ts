import { spawn, type ChildProcessWithoutNullStreams } from 'node:child_process';
import { execPath } from 'node:process';
import type { Readable } from 'node:stream';
import type { Logger } from 'pino';
import { WORKBOOK_LIMITS } from '../workbook.js';
import { givesWay } from '../gives-way.js';

/**
 * What is new is looked through often and early: most of it is gone by then; and on one thread. The process stays a
 * quarter smaller for the same time.
 */
export const LEAN = ['--max-semi-space-size=1', '--single-threaded'];
/** The heap of a process that also thinks about what it has read; the rest of the ceiling is for buffers and Node itself. */
const HEAP = '--max-old-space-size=192';
/** More than the longest permitted content can need in one line. */
const LONGEST_LINE = 64 * 1024 * 1024;

/** What a process is given to begin with. */
export interface DialogueStart {
  /** A built script that answers by `answerQuestions`. */
  script: string;
  kind: string;
  bytes: Buffer;
}

/** The process has ended, by itself or because it had to be ended; whoever asked gets no answer. */
export class DialogueEnded extends Error {}

/**
 * Questions to a process that holds what a stranger has sent. Each answer is lines of text, which are given on as they
 * are: what is large is neither parsed nor written here, so that nobody else waits for it (performance, P7).
 */
export class WorkbookDialogue {
  private readonly child: ChildProcessWithoutNullStreams;
  private readonly lines: AsyncIterator<string>;
  private asked = 0;

  constructor(
    { script, kind, bytes }: DialogueStart,
    private readonly log: Logger,
    private readonly gone?: AbortSignal,
  ) {
    const started = performance.now();
    const args = [HEAP, ...LEAN, script, kind, String(bytes.length)];
    this.child = spawn(execPath, args, { stdio: ['pipe', 'pipe', 'ignore'], env: {} }) as never;
    givesWay(this.child);
    this.lines = linesOf(this.child.stdout)[Symbol.asyncIterator]();
    // A process that ends before it has read everything closes its end of the pipe.
    this.child.stdin.on('error', (error) => log.debug({ err: error.message }, 'workbook process closed'));
    this.child.on('error', (error) => log.error({ err: error.message }, 'workbook process did not start'));
    this.child.on('close', (code, signal) => {
      const ms = Math.round(performance.now() - started);
      log.info({ code, signal, ms, bytes: bytes.length }, 'workbook checked');
    });
    gone?.addEventListener('abort', this.end);
    this.child.stdin.write(bytes);
  }

  /** From here on nobody ends it by leaving. */
  stay(): void {
    this.gone?.removeEventListener('abort', this.end);
  }

  /** The lines of an answer, as they come. What is left of an earlier one is passed over. */
  async *ask(question: string): AsyncGenerator<string> {
    this.asked += 1;
    const own = `${this.asked} `;
    this.child.stdin.write(`${own}${question}\n`);
    for (;;) {
      const line = await this.next();
      if (!line.startsWith(own)) continue;
      if (line.length === own.length) return;
      yield line.slice(own.length);
    }
  }

  readonly end = (): void => {
    this.stay();
    this.child.kill('SIGKILL');
  };

  private async next(): Promise<string> {
    const timer = setTimeout(this.end, WORKBOOK_LIMITS.processMilliseconds);
    try {
      const { value, done } = await this.lines.next();
      if (done) throw new DialogueEnded('the process has ended');
      return value;
    } catch (error) {
      if (!(error instanceof DialogueEnded)) this.log.warn({ err: error }, 'workbook process went astray');
      throw new DialogueEnded('the process has ended', { cause: error });
    } finally {
      clearTimeout(timer);
    }
  }
}

async function* linesOf(stream: Readable): AsyncGenerator<string> {
  let parts: string[] = [];
  let length = 0;
  for await (const text of stream.setEncoding('utf8') as AsyncIterable<string>) {
    const [first, ...others] = text.split('\n');
    parts.push(first!);
    length += first!.length;
    if (length > LONGEST_LINE) throw new DialogueEnded('a line is longer than any content needs');
    for (const next of others) {
      yield parts.join('');
      parts = [next];
      length = next.length;
    }
  }
}
