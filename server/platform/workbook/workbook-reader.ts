import { spawn } from 'node:child_process';
import { execPath } from 'node:process';
import { Inject, Injectable } from '@nestjs/common';
import type { Logger } from 'pino';
import { AppError, badField } from '../errors/app-error.js';
import { LOGGER } from '../log/log.js';
import { builtScript } from './built-script.js';
import type { WorkbookKind } from './read-workbook.js';
import {
  WORKBOOK_LIMITS,
  type RefusalKind,
  type Sheet,
  type SheetRow,
  type WorkbookReading,
} from './workbook.js';

/** The heap; the rest of the ceiling is for buffers and for Node itself. */
const HEAP_MEGABYTES = 128;
/** More than the longest permitted content can need. */
const LONGEST_ANSWER = 64 * 1024 * 1024;

const REFUSALS: Record<RefusalKind, (message: string) => AppError> = {
  UNSUPPORTED: (message) => new AppError('UNSUPPORTED_MEDIA_TYPE', message),
  TOO_LARGE: (message) =>
    new AppError('PAYLOAD_TOO_LARGE', message, { limit: WORKBOOK_LIMITS.inflatedBytes }),
  TOO_MANY: (message) => badField('file', 'RANGE', message),
  UNREADABLE: (message) => badField('file', 'FORMAT', message),
};

/**
 * Reads workbooks that strangers have made, each in a process of its own with a ceiling for memory
 * and time, so that the worst file ends that process and nothing else (security, T71 and P16).
 */
@Injectable()
export class WorkbookReader {
  private readonly script = builtScript('workbook-process.js');
  private queue: Promise<unknown> = Promise.resolve();

  constructor(@Inject(LOGGER) private readonly log: Logger) {}

  /** The rows of the first visible sheet. Throws the refusal that its sender may read. */
  async read(bytes: Buffer, kind: WorkbookKind): Promise<SheetRow[]> {
    return (await this.readSheets(bytes, kind))[0]!.rows;
  }

  /** The visible sheets that hold something, at least one. One file is read at a time. */
  async readSheets(bytes: Buffer, kind: WorkbookKind): Promise<Sheet[]> {
    const turn = this.queue.then(() => this.run(bytes, kind));
    this.queue = turn.catch(() => undefined);
    const answer = await turn;
    if (answer === null) throw REFUSALS.TOO_LARGE('Filen kräver för mycket minne eller tid för att läsas.');
    const reading = JSON.parse(answer) as WorkbookReading;
    if (!reading.ok) throw REFUSALS[reading.kind](reading.message);
    return reading.sheets;
  }

  /** What the process wrote, or null when it had to be ended. */
  private run(bytes: Buffer, kind: WorkbookKind): Promise<string | null> {
    return new Promise((resolve) => {
      const started = performance.now();
      const child = spawn(execPath, [`--max-old-space-size=${HEAP_MEGABYTES}`, this.script, kind], {
        stdio: ['pipe', 'pipe', 'ignore'],
        env: {},
      });
      const chunks: Buffer[] = [];
      let size = 0;
      const timer = setTimeout(() => child.kill('SIGKILL'), WORKBOOK_LIMITS.processMilliseconds);
      child.stdout.on('data', (chunk: Buffer) => {
        size += chunk.length;
        if (size > LONGEST_ANSWER) child.kill('SIGKILL');
        else chunks.push(chunk);
      });
      // A process that ends before it has read everything closes its end of the pipe.
      child.stdin.on('error', (error) =>
        this.log.debug({ err: error.message }, 'workbook process closed its input'),
      );
      child.on('error', (error) => this.log.error({ err: error.message }, 'workbook process did not start'));
      child.on('close', (code, signal) => {
        clearTimeout(timer);
        const ms = Math.round(performance.now() - started);
        this.log.info({ code, signal, ms, bytes: bytes.length }, 'workbook read');
        resolve(code === 0 ? Buffer.concat(chunks).toString('utf8') : null);
      });
      child.stdin.end(bytes);
    });
  }
}
