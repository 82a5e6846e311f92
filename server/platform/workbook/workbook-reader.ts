import { constrainedMemory } from 'node:process';
import { totalmem } from 'node:os';
import { Inject, Injectable } from '@nestjs/common';
import type { Logger } from 'pino';
import { AppError, badField, unavailable } from '../errors/app-error.js';
import { assertAwaited } from '../graphql/request-context.js';
import { LOGGER } from '../log/log.js';
import { builtScript } from '../threads/built-script.js';
import type { WorkbookKind } from './read-workbook.js';
import { FairQueue } from '../turns/fair-queue.js';
import { startProcess } from './dialogue/start-process.js';
import { DialogueEnded, LEAN, WorkbookDialogue, type DialogueStart } from './dialogue/workbook-dialogue.js';
import {
  WORKBOOK_LIMITS,
  type RefusalKind,
  type Sheet,
  type SheetPart,
  type SheetRow,
  type WorkbookReading,
} from './workbook.js';

/** The heap; the rest of the ceiling is for buffers and for Node itself. */
const HEAP = ['--max-old-space-size=128', ...LEAN];
/** More than the longest permitted content can need. */
const LONGEST_ANSWER = 64 * 1024 * 1024;

const REFUSALS: Record<RefusalKind, (message: string) => AppError> = {
  UNSUPPORTED: (message) => new AppError('UNSUPPORTED_MEDIA_TYPE', message),
  TOO_LARGE: (message) =>
    new AppError('PAYLOAD_TOO_LARGE', message, { limit: WORKBOOK_LIMITS.inflatedBytes }),
  TOO_MANY: (message) => badField('file', 'RANGE', message),
  UNREADABLE: (message) => badField('file', 'FORMAT', message),
};

/** Message for a file that was not read. */
export function refusalOf({ kind, message }: { kind: RefusalKind; message: string }): AppError {
  return REFUSALS[kind](message);
}

const tooHeavy = () => REFUSALS.TOO_LARGE('Filen kräver för mycket minne eller tid för att läsas.');

/** Memory needed for two processes next to the server. */
const ROOM_FOR_TWO = 2 * 1024 ** 3;
/** Two, so that a transaction waiting for the database doesn't block other files. */
export const READ_AT_ONCE = Math.min(constrainedMemory() || Infinity, totalmem()) >= ROOM_FOR_TWO ? 2 : 1;
/** Each that waits has its file in memory. */
const LONGEST_QUEUE_OF_AN_ACCOUNT = 4;
const LONGEST_QUEUE = 12;

const tooMany = (seconds: number) =>
  new AppError('SERVICE_UNAVAILABLE', 'Många filer läses just nu. Försök igen om en stund.', {
    retryAfter: seconds,
  });

/** The caller of a file's reading. */
export interface WorkbookCaller {
  /** Account for the fair queue. */
  account: string;
  gone?: AbortSignal | undefined;
}

/**
 * Reads untrusted workbooks, each in its own process with limits for memory and time, so that the worst file
 * ends only that process (security, T71 and P16).
 */
@Injectable()
export class WorkbookReader {
  private readonly script = builtScript(import.meta.url, 'workbook-process.js');
  private readonly turns = new FairQueue(READ_AT_ONCE, LONGEST_QUEUE_OF_AN_ACCOUNT, LONGEST_QUEUE, tooMany);

  constructor(@Inject(LOGGER) private readonly log: Logger) {}

  /** The rows of the first visible sheet. Throws the refusal that its sender may read. */
  async read(bytes: Buffer, kind: WorkbookKind, caller: WorkbookCaller): Promise<SheetRow[]> {
    return (await this.readSheets(bytes, kind, caller))[0]!.rows;
  }

  /**
   * The visible non-empty sheets, at least one. Files are queued; aborting `gone` kills the process or leaves
   * the queue.
   */
  async readSheets(bytes: Buffer, kind: WorkbookKind, caller: WorkbookCaller): Promise<Sheet[]> {
    const { gone } = caller;
    const reading = await this.inTurn(caller, () => this.run(bytes, kind, gone));
    assertAwaited(gone);
    if (!reading) throw tooHeavy();
    if (!reading.ok) throw refusalOf(reading);
    return reading.sheets;
  }

  /**
   * Runs `work` with a dialogue about a file, in the same queue. Aborting `gone` ends it until the dialogue's
   * `stay`; the process ends with the work. A turn lasts as long as the process: work without the process
   * delays no other file.
   */
  converse<T>(
    start: DialogueStart,
    caller: WorkbookCaller,
    work: (dialogue: WorkbookDialogue) => Promise<T>,
  ): Promise<T> {
    return new Promise((resolve, reject) => {
      this.inTurn(caller, async () => {
        const dialogue = new WorkbookDialogue(start, this.log, caller.gone);
        resolve(answerOf(dialogue, caller, work));
        await dialogue.closed;
      }).catch(reject);
    });
  }

  private async inTurn<T>({ account, gone }: WorkbookCaller, work: () => Promise<T>): Promise<T> {
    try {
      return await this.turns.run(account, work, gone);
    } catch (error) {
      assertAwaited(gone);
      throw error;
    }
  }

  /** The process's result, or null if it was killed. */
  private run(bytes: Buffer, kind: WorkbookKind, gone?: AbortSignal): Promise<WorkbookReading | null> {
    return new Promise((resolve, reject) => {
      const started = performance.now();
      const child = startProcess([...HEAP, this.script, kind], this.log);
      const lines = new ReadingLines();
      const kill = () => void child.kill('SIGKILL');
      const timer = setTimeout(kill, WORKBOOK_LIMITS.processMilliseconds);
      gone?.addEventListener('abort', kill);
      child.stdout.setEncoding('utf8').on('data', (text: string) => {
        if (!lines.add(text)) kill();
      });
      child.on('error', () => {
        if (child.pid === undefined) reject(unavailable());
      });
      child.on('close', (code, signal) => {
        clearTimeout(timer);
        gone?.removeEventListener('abort', kill);
        const ms = Math.round(performance.now() - started);
        this.log.info({ code, signal, ms, bytes: bytes.length }, 'workbook read');
        resolve(code === 0 ? lines.reading : null);
      });
      child.stdin.end(bytes);
    });
  }
}

/** Result of `work`; ends the dialogue. */
async function answerOf<T>(
  dialogue: WorkbookDialogue,
  { gone }: WorkbookCaller,
  work: (dialogue: WorkbookDialogue) => Promise<T>,
): Promise<T> {
  try {
    const result = await work(dialogue);
    dialogue.end('done');
    return result;
  } catch (error) {
    dialogue.end('failed');
    if (!(error instanceof DialogueEnded)) throw error;
    assertAwaited(gone);
    throw error.reason === 'turn' || error.reason === 'unstarted' ? unavailable() : tooHeavy();
  }
}

/** Parses the process's lines as they complete: the answer is never in memory twice. */
class ReadingLines {
  reading: WorkbookReading | null = null;
  private length = 0;
  private rest: string[] = [];

  /** False when it is more than the longest permitted content can need, or no line of the process's own making. */
  add(text: string): boolean {
    this.length += text.length;
    if (this.length > LONGEST_ANSWER) return false;
    const [first, ...others] = text.split('\n');
    this.rest.push(first!);
    for (const next of others) {
      try {
        this.take(this.rest.join(''));
      } catch {
        // An exception here would end the server. The process is killed, and the file refused.
        return false;
      }
      this.rest = [next];
    }
    return true;
  }

  private take(line: string): void {
    if (!this.reading) this.reading = JSON.parse(line) as WorkbookReading;
    else if (this.reading.ok) {
      const { sheet, rows } = JSON.parse(line) as SheetPart;
      for (const row of rows) this.reading.sheets[sheet]!.rows.push(row);
    }
  }
}
