import { stdin, stdout } from 'node:process';

/**
 * The other end of a `WorkbookDialogue`: takes the bytes that come first, and answers each question after them with
 * the lines that `answer` gives. Ends with its input.
 */
export async function answerQuestions(
  length: number,
  begin: (bytes: Buffer) => (question: string) => Iterable<string>,
): Promise<void> {
  let answer: ((question: string) => Iterable<string>) | null = null;
  let held: Buffer[] = [];
  let size = 0;
  for await (const chunk of stdin as AsyncIterable<Buffer>) {
    held.push(chunk);
    size += chunk.length;
    if (!answer && size < length) continue;
    if (answer && !chunk.includes(NEWLINE)) continue;
    let rest = Buffer.concat(held);
    if (!answer) {
      answer = begin(rest.subarray(0, length));
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

function reply(line: string, answer: (question: string) => Iterable<string>): void {
  const own = line.slice(0, line.indexOf(' ') + 1);
  for (const text of answer(line.slice(own.length))) stdout.write(`${own}${text}\n`);
  stdout.write(`${own}\n`);
}
