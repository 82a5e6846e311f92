import type { ChildProcessWithoutNullStreams } from 'node:child_process';
import type { Readable } from 'node:stream';
import type { Logger } from 'pino';
import { WORKBOOK_LIMITS } from '../workbook.js';
import { DEFECT, ProcessDefect } from './defect.js';
import { startProcess } from './start-process.js';

/** Flags for a process that only reads. Frequent minor GCs on a single thread keep it small. */
export const LEAN = ['--max-semi-space-size=1', '--single-threaded'];
/**
 * Flags for a process that also analyses the data. A larger new space means fewer copies, and concurrent
 * compilation helps latency; the rest of the limit is for buffers and Node itself. Every supported Node
 * version accepts these flags; one that didn't could read no file.
 */
const THINKING = ['--max-old-space-size=192', '--max-semi-space-size=4', '--min-semi-space-size=4'];
/** Bytes; more than the longest permitted content can need in one line, of which a character may take three. */
const LONGEST_LINE = 3 * 64 * 1024 * 1024;
const NEWLINE = 0x0a;

/** Milliseconds. */
export interface DialogueLimits {
  /** For all answers together. */
  processMilliseconds: number;
  /** For each line of an answer. */
  waitMilliseconds: number;
  /** Total duration, including all waiting. */
  turnMilliseconds: number;
  /** Time for an idle process to exit by itself. */
  farewellMilliseconds: number;
}

/** A process of a built script that answers by `answerQuestions`. */
export function startThinking(script: string, log: Logger): ChildProcessWithoutNullStreams {
  return startProcess([...THINKING, script], log);
}

/** Initial input of a process. */
export interface DialogueStart {
  /** A process without input. Throws if none can be started. */
  process: () => ChildProcessWithoutNullStreams;
  kind: string;
  bytes: Buffer;
}

/**
 * Reason for the end of a dialogue: completed, the caller failed or disconnected, an answer or the turn timed
 * out, the process sent an invalid line, exited, or never started.
 */
type DialogueEnd = 'done' | 'failed' | 'gone' | 'time' | 'turn' | 'line' | 'died' | 'unstarted';

/** The process has exited or was killed; the caller gets no answer. */
export class DialogueEnded extends Error {
  constructor(readonly reason: DialogueEnd) {
    super(`the process has ended: ${reason}`);
  }
}

/**
 * Dialogue with a process that holds an untrusted file. Answers are lines, passed on as raw bytes: large ones
 * are neither parsed nor serialised here, so that they don't block the event loop (performance, P7).
 */
export class WorkbookDialogue {
  /** Resolves when the process has exited, or when killing it has failed. */
  readonly closed: Promise<void>;
  private readonly child: ChildProcessWithoutNullStreams;
  private readonly lines: AsyncIterator<Buffer>;
  private readonly timers: NodeJS.Timeout[];
  private asked = 0;
  private workedMs = 0;
  private over: DialogueEnd | null = null;
  private close!: () => void;

  constructor(
    { process, kind, bytes }: DialogueStart,
    private readonly log: Logger,
    private readonly gone?: AbortSignal,
    private readonly limits: DialogueLimits = WORKBOOK_LIMITS,
  ) {
    this.child = process();
    this.lines = linesOf(this.child.stdout)[Symbol.asyncIterator]();
    this.closed = new Promise((resolve) => (this.close = resolve));
    this.timers = [setTimeout(() => this.end('turn'), limits.turnMilliseconds)];
    this.listen(bytes.length);
    gone?.addEventListener('abort', this.leave);
    this.child.stdin.write(`${kind} ${bytes.length}\n`);
    this.child.stdin.write(bytes);
  }

  /** From here on a disconnect doesn't end the dialogue. */
  stay(): void {
    this.gone?.removeEventListener('abort', this.leave);
  }

  /** An answer of one line; outside a transaction it may take its time. */
  async one(question: string, most = this.limits.waitMilliseconds): Promise<string> {
    const own = this.put(question);
    const until = performance.now() + most;
    const line = await this.line(own, until);
    // A remaining answer would keep the pipe open.
    for (let rest = line; rest.length > 0;) rest = await this.line(own, until);
    return line.toString();
  }

  /** Lines of an answer as they arrive. Skips the remainder of an earlier one. */
  async *ask(question: string): AsyncGenerator<Buffer> {
    const own = this.put(question);
    for (;;) {
      const line = await this.line(own, performance.now() + this.limits.waitMilliseconds);
      if (line.length === 0) return;
      yield line;
    }
  }

  /** Lets a completed process exit by itself, and kills any other. */
  end(reason: DialogueEnd): void {
    if (this.over) return;
    this.over = reason;
    this.stay();
    if (reason === 'done') this.child.stdin.end();
    else {
      this.child.kill('SIGKILL');
      this.child.stdin.destroy();
    }
    // An unread pipe would stay open, with everything it references.
    this.child.stdout.destroy();
    const { farewellMilliseconds } = this.limits;
    this.timers.push(
      setTimeout(() => this.child.kill('SIGKILL'), farewellMilliseconds),
      setTimeout(() => {
        this.log.error({ reason }, 'workbook process does not go');
        this.close();
      }, 2 * farewellMilliseconds),
    );
  }

  private readonly leave = (): void => this.end('gone');

  private listen(bytes: number): void {
    const started = performance.now();
    this.child.on('error', () => {
      if (this.child.pid !== undefined) return;
      this.end('unstarted');
      this.close();
    });
    this.child.on('close', (code, signal) => {
      const ms = Math.round(performance.now() - started);
      this.log.info({ code, signal, reason: this.over ?? 'died', ms, bytes }, 'workbook checked');
      this.close();
    });
    void this.closed.then(() => {
      this.end('died');
      for (const timer of this.timers) clearTimeout(timer);
    });
  }

  private put(question: string): string {
    if (this.over) throw new DialogueEnded(this.over);
    this.asked += 1;
    const own = `${this.asked} `;
    this.child.stdin.write(`${own}${question}\n`);
    return own;
  }

  /** The next line of its own answer, empty after the last. */
  private async line(own: string, until: number): Promise<Buffer> {
    let line = await this.next(until);
    while (!begins(line, own)) line = await this.next(until);
    const text = line.subarray(own.length);
    if (begins(text, DEFECT)) throw new ProcessDefect(text.toString('utf8', DEFECT.length));
    return text;
  }

  private async next(until: number): Promise<Buffer> {
    const began = performance.now();
    const left = this.limits.processMilliseconds - this.workedMs;
    const timer = setTimeout(() => this.end('time'), Math.min(left, until - began));
    try {
      const { value, done } = await this.lines.next();
      if (!done && !this.over) return value;
    } catch (error) {
      if (!this.over) this.log.warn({ err: error }, 'workbook process went astray');
      this.end('line');
    } finally {
      clearTimeout(timer);
      this.workedMs += performance.now() - began;
    }
    this.end('died');
    throw new DialogueEnded(this.over!);
  }
}

function begins(line: Buffer, sign: string): boolean {
  return line.toString('latin1', 0, sign.length) === sign;
}

async function* linesOf(stream: Readable): AsyncGenerator<Buffer> {
  let parts: Buffer[] = [];
  let length = 0;
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    let start = 0;
    for (let end = chunk.indexOf(NEWLINE); end >= 0; end = chunk.indexOf(NEWLINE, start)) {
      yield Buffer.concat([...parts, chunk.subarray(start, end)]);
      parts = [];
      length = 0;
      start = end + 1;
    }
    parts.push(chunk.subarray(start));
    length += chunk.length - start;
    if (length > LONGEST_LINE) throw new Error('a line is longer than any content needs');
  }
}
