import { once } from 'node:events';
import { stdin, stdout } from 'node:process';
import { DEFECT, tellDefect } from './defect.js';

type Answer = (question: string) => Iterable<string>;

/**
 * The process side of a `WorkbookDialogue`: reads a header line with kind and length, then the bytes, and
 * answers each following question with the JSON lines of `answer`, or with an error. Ends with its input.
 */
export async function answerQuestions(begin: (bytes: Buffer, kind: string) => Answer): Promise<void> {
  const given = new Given();
  let answer: Answer | null = null;
  for await (const chunk of stdin as AsyncIterable<Buffer>) {
    given.add(chunk);
    let isDone = answer === null;
    answer ??= given.begun(begin);
    if (!answer) continue;
    for (let line = given.line(); line !== null; line = given.line()) {
      await reply(line, answer);
      isDone = true;
    }
    // A long question arrives in many chunks; each is copied at most once.
    if (isDone) given.letGo();
  }
  stdout.end();
}

/** Input that is not processed yet. */
class Given {
  private held: Buffer[] = [];
  private size = 0;
  private hasLine = false;
  /** Header, once its line has arrived. */
  private first: { kind: string; length: number } | null = null;

  add(chunk: Buffer): void {
    this.held.push(chunk);
    this.size += chunk.length;
    this.hasLine ||= chunk.includes(NEWLINE);
  }

  /** Null until all bytes have arrived. If the start fails, every question gets its error. */
  begun(begin: (bytes: Buffer, kind: string) => Answer): Answer | null {
    if (!this.first) {
      const [kind, length] = this.line()?.split(' ') ?? [];
      if (kind === undefined) return null;
      this.first = { kind, length: Number(length) };
    }
    const { kind, length } = this.first;
    if (this.size < length) return null;
    const all = this.joined();
    this.keep(all.subarray(length));
    try {
      return begin(all.subarray(0, length), kind);
    } catch (error) {
      return () => {
        throw error;
      };
    }
  }

  line(): string | null {
    if (!this.hasLine) return null;
    const all = this.joined();
    const end = all.indexOf(NEWLINE);
    this.keep(end < 0 ? all : all.subarray(end + 1));
    return end < 0 ? null : all.toString('utf8', 0, end);
  }

  /** Copies the remainder, so that processed chunks can be freed. */
  letGo(): void {
    this.keep(Buffer.from(this.joined()));
  }

  private joined(): Buffer {
    return this.held.length === 1 ? this.held[0]! : Buffer.concat(this.held);
  }

  private keep(rest: Buffer): void {
    this.held = rest.length > 0 ? [rest] : [];
    this.size = rest.length;
    this.hasLine = rest.includes(NEWLINE);
  }
}

const NEWLINE = 0x0a;

async function reply(line: string, answer: Answer): Promise<void> {
  const own = line.slice(0, line.indexOf(' ') + 1);
  try {
    for (const text of answer(line.slice(own.length))) await say(`${own}${text}\n`);
  } catch (error) {
    await say(`${own}${DEFECT}${tellDefect(error)}\n`);
  }
  await say(`${own}\n`);
}

/**
 * Awaits each write before building the next line: the reader works in parallel, and no answer is buffered
 * whole.
 */
async function say(line: string): Promise<void> {
  if (!stdout.write(line)) await once(stdout, 'drain');
}
