import { spawn } from 'node:child_process';
import { execPath } from 'node:process';
import { Inject, Injectable } from '@nestjs/common';
import type { Logger } from 'pino';
import { AppError, badField } from '../errors/app-error.js';
import { assertAwaited } from '../graphql/request-context.js';
import { LOGGER } from '../log/log.js';
import { givesWay } from './gives-way.js';
import { builtScript } from '../threads/built-script.js';
import type { WorkbookKind } from './read-workbook.js';
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

/** What a person reads of a file that was not read. */
export function refusalOf({ kind, message }: { kind: RefusalKind; message: string }): AppError {
  return REFUSALS[kind](message);
}

const tooHeavy = () => REFUSALS.TOO_LARGE('Filen kräver för mycket minne eller tid för att läsas.');

/**
 * Reads workbooks that strangers have made, each in a process of its own with a ceiling for memory
 * and time, so that the worst file ends that process and nothing else (security, T71 and P16).
 */
@Injectable()
export class WorkbookReader {
  private readonly script = builtScript(import.meta.url, 'workbook-process.js');
  private queue: Promise<unknown> = Promise.resolve();

  constructor(@Inject(LOGGER) private readonly log: Logger) {}

  /** The rows of the first visible sheet. Throws the refusal that its sender may read. */
  async read(bytes: Buffer, kind: WorkbookKind): Promise<SheetRow[]> {
    return (await this.readSheets(bytes, kind))[0]!.rows;
  }

  /**
   * The visible sheets that hold something, at least one. One file is read at a time; whoever is `gone` meanwhile has
   * the process ended, or never begun.
   */
  async readSheets(bytes: Buffer, kind: WorkbookKind, gone?: AbortSignal): Promise<Sheet[]> {
    const reading = await this.inTurn(async () => (gone?.aborted ? null : this.run(bytes, kind, gone)));
    assertAwaited(gone);
    if (!reading) throw tooHeavy();
    if (!reading.ok) throw refusalOf(reading);
    return reading.sheets;
  }

  /**
   * Lets `work` ask a process of its own about a file, in turn with all that is read. Whoever is `gone` has it ended,
   * until the dialogue says otherwise; whatever comes of the work, the process ends with it.
   */
  converse<T>(
    start: DialogueStart,
    gone: AbortSignal | undefined,
    work: (dialogue: WorkbookDialogue) => Promise<T>,
  ): Promise<T> {
    return this.inTurn(async () => {
      assertAwaited(gone);
      const dialogue = new WorkbookDialogue(start, this.log, gone);
      try {
        return await work(dialogue);
      } catch (error) {
        if (!(error instanceof DialogueEnded)) throw error;
        assertAwaited(gone);
        throw tooHeavy();
      } finally {
        dialogue.end();
      }
    });
  }

  private inTurn<T>(work: () => Promise<T>): Promise<T> {
    const turn = this.queue.then(work);
    this.queue = turn.catch(() => undefined);
    return turn;
  }

  /** What the process has read, or null when it had to be ended. */
  private run(bytes: Buffer, kind: WorkbookKind, gone?: AbortSignal): Promise<WorkbookReading | null> {
    return new Promise((resolve) => {
      const started = performance.now();
      const child = spawn(execPath, [...HEAP, this.script, kind], {
        stdio: ['pipe', 'pipe', 'ignore'],
        env: {},
        killSignal: 'SIGKILL',
        ...(gone && { signal: gone }),
      });
      givesWay(child);
      const lines = new ReadingLines();
      const timer = setTimeout(() => child.kill('SIGKILL'), WORKBOOK_LIMITS.processMilliseconds);
      child.stdout.setEncoding('utf8').on('data', (text: string) => {
        if (!lines.add(text)) child.kill('SIGKILL');
      });
      // A process that ends before it has read everything closes its end of the pipe.
      child.stdin.on('error', (error) =>
        this.log.debug({ err: error.message }, 'workbook process closed its input'),
      );
      child.on('error', (error) => {
        if (!gone?.aborted) this.log.error({ err: error.message }, 'workbook process did not start');
      });
      child.on('close', (code, signal) => {
        clearTimeout(timer);
        const ms = Math.round(performance.now() - started);
        this.log.info({ code, signal, ms, bytes: bytes.length }, 'workbook read');
        resolve(code === 0 ? lines.reading : null);
      });
      child.stdin.end(bytes);
    });
  }
}

/** The lines of the process, each taken as soon as it is whole: the answer is never in memory twice. */
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
        // Nobody waits for what is thrown here: it would end the server. The process is ended, and the file refused.
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
