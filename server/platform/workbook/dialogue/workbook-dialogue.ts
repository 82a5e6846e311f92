import type { ChildProcessWithoutNullStreams } from 'node:child_process';
import type { Readable } from 'node:stream';
import type { Logger } from 'pino';
import { WORKBOOK_LIMITS } from '../workbook.js';
import { DEFECT, ProcessDefect } from './defect.js';
import { startProcess } from './start-process.js';

/** Of a process that only reads. What is new is looked through often, and on one thread: it stays smaller for it. */
export const LEAN = ['--max-semi-space-size=1', '--single-threaded'];
/**
 * Of a process that also thinks about what it has read. What it keeps is moved less often, and its code is optimised
 * beside it, since somebody waits; the rest of the ceiling is for buffers and Node itself. Every Node that the product
 * runs on takes these: one that did not would read no file.
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
  /** From its beginning to its end, whatever is waited for. */
  turnMilliseconds: number;
  /** For a process that has nothing left to do, to end by itself. */
  farewellMilliseconds: number;
}

/** A process of a built script that answers by `answerQuestions`. */
export function startThinking(script: string, log: Logger): ChildProcessWithoutNullStreams {
  return startProcess([...THINKING, script], log);
}

/** What a process is given to begin with. */
export interface DialogueStart {
  /** That has been told nothing yet. Throws where there is no room for one. */
  process: () => ChildProcessWithoutNullStreams;
  kind: string;
  bytes: Buffer;
}

/**
 * Why a dialogue is over: all was said, whoever asked failed or has left, the answers or the turn took too long, the
 * process sent no line of its own, ended by itself, or never began.
 */
type DialogueEnd = 'done' | 'failed' | 'gone' | 'time' | 'turn' | 'line' | 'died' | 'unstarted';

/** The process has ended, by itself or because it had to be ended; whoever asked gets no answer. */
export class DialogueEnded extends Error {
  constructor(readonly reason: DialogueEnd) {
    super(`the process has ended: ${reason}`);
  }
}

/**
 * Questions to a process that holds what a stranger has sent. Each answer is lines, which are given on as the bytes that
 * came: what is large is neither read nor written here, so that nobody else waits for it (performance, P7).
 */
export class WorkbookDialogue {
  /** When the process is gone; or does not go, in spite of everything. */
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

  /** From here on nobody ends it by leaving. */
  stay(): void {
    this.gone?.removeEventListener('abort', this.leave);
  }

  /** An answer of one line; outside a transaction it may take its time. */
  async one(question: string, most = this.limits.waitMilliseconds): Promise<string> {
    const own = this.put(question);
    const until = performance.now() + most;
    const line = await this.line(own, until);
    // What is left of an answer would stay in the pipe, and keep it open.
    for (let rest = line; rest.length > 0;) rest = await this.line(own, until);
    return line.toString();
  }

  /** The lines of an answer, as they come. What is left of an earlier one is passed over. */
  async *ask(question: string): AsyncGenerator<Buffer> {
    const own = this.put(question);
    for (;;) {
      const line = await this.line(own, performance.now() + this.limits.waitMilliseconds);
      if (line.length === 0) return;
      yield line;
    }
  }

  /** Lets a process that has said all end by itself, and ends any other. */
  end(reason: DialogueEnd): void {
    if (this.over) return;
    this.over = reason;
    this.stay();
    if (reason === 'done') this.child.stdin.end();
    else {
      this.child.kill('SIGKILL');
      this.child.stdin.destroy();
    }
    // A pipe that nobody reads from any more stays open else, and with it all that stands here.
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
