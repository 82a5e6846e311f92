import { stdin, stdout } from 'node:process';
import { DEFECT, tellDefect } from './defect.js';

type Answer = (question: string) => Iterable<string>;

/**
 * The other end of a `WorkbookDialogue`: takes the bytes that come first, and answers each question after them with
 * the lines of JSON that `answer` gives, or with what went wrong. Ends with its input.
 */
export async function answerQuestions(length: number, begin: (bytes: Buffer) => Answer): Promise<void> {
  let answer: Answer | null = null;
  let held: Buffer[] = [];
  let size = 0;
  for await (const chunk of stdin as AsyncIterable<Buffer>) {
    held.push(chunk);
    size += chunk.length;
    if (!answer && size < length) continue;
    if (answer && !chunk.includes(NEWLINE)) continue;
    let rest = Buffer.concat(held);
    if (!answer) {
      answer = begun(begin, rest.subarray(0, length));
      rest = rest.subarray(length);
    }
    for (let end = rest.indexOf(NEWLINE); end >= 0; end = rest.indexOf(NEWLINE)) {
      reply(rest.toString('utf8', 0, end), answer);
      rest = rest.subarray(end + 1);
    }
    // A copy, so that what has been answered is let go.
    held = rest.length > 0 ? [Buffer.from(rest)] : [];
    size = rest.length;
  }
  stdout.end();
}

const NEWLINE = 0x0a;

/** What cannot even begin says so to each question. */
function begun(begin: (bytes: Buffer) => Answer, bytes: Buffer): Answer {
  try {
    return begin(bytes);
  } catch (error) {
    return () => {
      throw error;
    };
  }
}

function reply(line: string, answer: Answer): void {
  const own = line.slice(0, line.indexOf(' ') + 1);
  try {
    for (const text of answer(line.slice(own.length))) stdout.write(`${own}${text}\n`);
  } catch (error) {
    stdout.write(`${own}${DEFECT}${tellDefect(error)}\n`);
  }
  stdout.write(`${own}\n`);
}
