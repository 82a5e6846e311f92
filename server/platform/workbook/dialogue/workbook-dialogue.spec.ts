import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pino from 'pino';
import { builtScript } from '../../threads/built-script.js';
import { WorkbookReader } from '../workbook-reader.js';
import { WORKBOOK_LIMITS } from '../workbook.js';
import { ProcessDefect, tellDefect } from './defect.js';
import { DialogueEnded, startThinking, WorkbookDialogue, type DialogueLimits } from './workbook-dialogue.js';

const folder = mkdtempSync(join(tmpdir(), 'dialogue-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** A process that answers its questions by a function of their text, which gives lines. */
function script(name: string, answer: string): string {
  const path = join(folder, `${name}.mjs`);
  writeFileSync(
    path,
    `import { createInterface } from 'node:readline';
     const wait = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
     const say = (text) => process.stdout.write(text);
     const answer = ${answer};
     let begun = false;
     for await (const line of createInterface(process.stdin)) {
       // The first says what the process is given.
       if (!begun) { begun = true; continue; }
       const own = line.slice(0, line.indexOf(' ') + 1);
       await answer(line.slice(own.length), own);
     }`,
  );
  return path;
}

const echo = script('echo', '(question, own) => say(own + question + "\\n" + own + "\\n")');

function begin(path: string, limits: Partial<DialogueLimits> = {}, gone?: AbortSignal) {
  const lines: Record<string, unknown>[] = [];
  const write = (line: string) => void lines.push(JSON.parse(line) as (typeof lines)[0]);
  const log = pino({ level: 'info' }, { write });
  const start = { process: () => startThinking(path, log), kind: 'csv', bytes: Buffer.alloc(0) };
  const dialogue = new WorkbookDialogue(start, log, gone, { ...WORKBOOK_LIMITS, ...limits });
  return { dialogue, lines };
}

const over = (reason: string) => expect.objectContaining({ reason }) as DialogueEnded;
const pipes = () => readdirSync('/proc/self/fd').length;

describe('a dialogue with a process', () => {
  it('ends when everything is said, and the process exits by itself', async () => {
    const { dialogue, lines } = begin(echo);
    expect(await dialogue.one('a')).toBe('a');
    expect(await dialogue.one('b')).toBe('b');
    dialogue.end('done');
    await dialogue.closed;
    expect(lines).toMatchObject([{ code: 0, signal: null, reason: 'done', msg: 'workbook checked' }]);
    await expect(dialogue.one('c')).rejects.toEqual(over('done'));
  });

  it('leaves no pipe open when its answer is not read', async () => {
    const before = pipes();
    const path = script(
      'long',
      `(_, own) => { for (let n = 0; n < 200; n += 1) say(own + 'x'.repeat(60_000) + '\\n'); }`,
    );
    const { dialogue, lines } = begin(path);
    for await (const line of dialogue.ask('all')) {
      expect(line).toHaveLength(60_000);
      break;
    }
    dialogue.end('failed');
    await dialogue.closed;
    expect(lines).toMatchObject([{ signal: 'SIGKILL', reason: 'failed' }]);
    expect(pipes()).toBe(before);
  });

  it('has an answer produced as it is read, and never held in full', async () => {
    const [path, made] = [join(folder, 'made.mjs'), join(folder, 'made')];
    writeFileSync(
      path,
      `import { writeFileSync } from 'node:fs';
       import { answerQuestions } from ${JSON.stringify(builtScript(import.meta.url, 'workbook-answers.js'))};
       await answerQuestions(() => function* () {
         for (let n = 1; n <= 100; n += 1) {
           writeFileSync(${JSON.stringify(made)}, String(n));
           yield 'x'.repeat(100_000);
         }
       });`,
    );
    const { dialogue } = begin(path);
    let lines = 0;
    for await (const line of dialogue.ask('all')) {
      expect(line).toHaveLength(100_000);
      lines += 1;
      if (lines > 1) continue;
      // Time enough to make them all.
      await wait(300);
      expect(Number(readFileSync(made, 'utf8'))).toBeLessThan(50);
    }
    expect(lines).toBe(100);
    dialogue.end('done');
    await dialogue.closed;
  });

  it('passes on the bytes of a line unchanged, however they are chunked', async () => {
    const long = 'åäö€'.repeat(30_000);
    const { dialogue } = begin(
      script(
        'cut',
        `async (_, own) => {
           const all = Buffer.from(own + 'åäö€'.repeat(30_000) + '\\n' + own + 'å\\n' + own + '\\n');
           for (let at = 0; at < all.length; at += 99_999) {
             say(all.subarray(at, at + 99_999));
             await wait(5);
           }
         }`,
      ),
    );
    const lines: Buffer[] = [];
    for await (const line of dialogue.ask('all')) lines.push(line);
    expect(lines.map(String)).toEqual([long, 'å']);
    expect(lines[0]!.equals(Buffer.from(long))).toBe(true);
    dialogue.end('done');
    await dialogue.closed;
  });

  it('skips the rest of an answer that was not read to the end', async () => {
    const { dialogue } = begin(
      script(
        'two',
        `(question, own) => { for (const n of '12') say(own + question + n + '\\n'); say(own + '\\n'); }`,
      ),
    );
    for await (const line of dialogue.ask('a')) {
      expect(line.toString()).toBe('a1');
      break;
    }
    expect(await dialogue.one('b')).toBe('b1');
    dialogue.end('done');
    await dialogue.closed;
  });

  it('is ended when the first, next or last line of an answer takes too long', async () => {
    const [none, first, last] = [
      script('none', '() => {}'),
      script('first', `(_, own) => say(own + '{}\\n')`),
      script('half', `(_, own) => say(own + '{')`),
    ];
    for (const path of [none!, first!, last!]) {
      const { dialogue, lines } = begin(path, { waitMilliseconds: 400 });
      await expect(dialogue.one('a')).rejects.toEqual(over('time'));
      await dialogue.closed;
      expect(lines).toMatchObject([{ signal: 'SIGKILL', reason: 'time' }]);
    }
  });

  it('is ended when its answers together take too long, even if none does alone', async () => {
    const path = script('slow', `async (_, own) => { await wait(300); say(own + '{}\\n' + own + '\\n'); }`);
    const { dialogue } = begin(path, { processMilliseconds: 1_500 });
    const answers = async () => {
      for (let n = 0; n < 10; n += 1) await dialogue.one('a');
    };
    await expect(answers()).rejects.toEqual(over('time'));
    await dialogue.closed;
  });

  it('is ended when its turn is over, whatever is awaited meanwhile', async () => {
    const { dialogue, lines } = begin(echo, { turnMilliseconds: 50 });
    await dialogue.closed;
    await expect(dialogue.one('a')).rejects.toEqual(over('turn'));
    expect(lines).toMatchObject([{ signal: 'SIGKILL', reason: 'turn' }]);
  });

  it('is ended when the caller has left, unless that no longer matters', async () => {
    const [leaving, staying] = [new AbortController(), new AbortController()];
    const left = begin(echo, {}, leaving.signal);
    const stayed = begin(echo, {}, staying.signal);
    const answer = left.dialogue.one('a');
    stayed.dialogue.stay();
    for (const one of [leaving, staying]) one.abort();
    await expect(answer).rejects.toEqual(over('gone'));
    expect(await stayed.dialogue.one('a')).toBe('a');
    stayed.dialogue.end('done');
    await Promise.all([left.dialogue.closed, stayed.dialogue.closed]);
  });

  it('reports that the process has died, and how', async () => {
    const { dialogue, lines } = begin(script('dies', `(_, own) => { say(own + '{}\\n'); process.exit(2); }`));
    await expect(dialogue.one('a')).rejects.toEqual(over('died'));
    await dialogue.closed;
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatchObject({ reason: 'died' });
  });

  it('kills a process that does not exit when everything is said', async () => {
    const path = script(
      'stays',
      `(_, own) => { setInterval(() => {}, 1000); say(own + '{}\\n' + own + '\\n'); }`,
    );
    const { dialogue, lines } = begin(path, { farewellMilliseconds: 200 });
    await dialogue.one('a');
    dialogue.end('done');
    await dialogue.closed;
    expect(lines).toMatchObject([{ signal: 'SIGKILL', reason: 'done' }]);
  });

  it('reports a defect with its location but without its message', async () => {
    const cell = 'Åsa Skyddad';
    const thrown = new TypeError(`not a row: ${cell}\n    at ${cell}`);
    const told = tellDefect(thrown);
    expect(told).not.toContain(cell);
    thrown.message = 'another one';
    expect(JSON.parse(tellDefect(thrown))).toEqual({ name: 'TypeError', frames: [] });
    expect(JSON.parse(tellDefect(cell))).toEqual({ name: 'string', frames: [] });
    const { dialogue } = begin(
      script(
        'fails',
        `(_, own) => say(own + '!' + ${JSON.stringify(JSON.stringify(JSON.parse(told)))} + '\\n' + own + '\\n')`,
      ),
    );
    const error = await dialogue.one('a').catch((failed: unknown) => failed);
    expect(error).toBeInstanceOf(ProcessDefect);
    expect((error as Error).stack).toMatch(
      /^TypeError: the process .* met a defect\n {4}at .*workbook-dialogue\.spec/,
    );
    dialogue.end('failed');
    await dialogue.closed;
  });
});

describe('the turn of a file', () => {
  const log = pino({ level: 'silent' });
  const start = (path: string) => ({
    process: () => startThinking(path, log),
    kind: 'csv',
    bytes: Buffer.alloc(0),
  });

  it('passes to the next when its process has ended, whether or not the work succeeded', async () => {
    const reader = new WorkbookReader(log);
    const ask = (path: string) =>
      reader.converse(start(path), { account: 'a' }, (dialogue) => dialogue.one('{}'));
    const dies = script('dies-at-once', '() => process.exit(2)');
    const answers = await Promise.allSettled([dies, echo, dies, echo].map(ask));
    expect(answers).toMatchObject([
      { reason: { code: 'PAYLOAD_TOO_LARGE' } },
      { value: '{}' },
      { reason: { code: 'PAYLOAD_TOO_LARGE' } },
      { value: '{}' },
    ]);
  });

  it('is refused with a retry time when an account has too many waiting, and given to others', async () => {
    const reader = new WorkbookReader(log);
    let release = (): void => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    const ask = (account: string) =>
      reader.converse(start(echo), { account }, async (dialogue) => {
        await held;
        return dialogue.one('{}');
      });
    const [mine, others] = [Array.from({ length: 12 }, () => ask('a')), ask('b')];
    const answers = Promise.allSettled(mine);
    release();
    const refused = (await answers).filter(({ status }) => status === 'rejected');
    expect(refused.length).toBeGreaterThan(0);
    for (const one of refused)
      expect(one).toMatchObject({ reason: { code: 'SERVICE_UNAVAILABLE', retryAfter: 1 } });
    expect(await others).toBe('{}');
  });
});
