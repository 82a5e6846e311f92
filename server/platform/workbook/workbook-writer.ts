import { Inject, Injectable, Optional, type OnModuleDestroy } from '@nestjs/common';
import type { Logger } from 'pino';
import { LOGGER } from '../log/log.js';
import { builtScript } from '../threads/built-script.js';
import { ThreadPool } from '../threads/thread-pool.js';
import type * as thread from './workbook-thread.js';

/** A sheet: texts stay texts, numbers are numbers. */
export interface WorkbookContent {
  title: string;
  header: string[];
  /**
   * Types of the columns, by default text; `money` has two decimals, `date` and `moment` begin with
   * YYYY-MM-DD.
   */
  kinds?: readonly ('text' | 'number' | 'date' | 'moment' | 'money')[];
  rows: (string | number | null)[][];
  /** Rows below, empty but formatted as text, for someone to fill in. */
  emptyRows?: number;
}

export const XLSX_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** Maximum number of concurrent files; further ones queue. */
const THREADS = { atOnce: 2, longestMs: 120_000 } as const;

/** Writes .xlsx files in worker threads. No cell can be a formula: everything except numbers is text. */
@Injectable()
export class WorkbookWriter implements OnModuleDestroy {
  private readonly threads: ThreadPool<typeof thread>;

  constructor(@Optional() @Inject(LOGGER) log: Logger | null = null) {
    this.threads = new ThreadPool(builtScript(import.meta.url, 'workbook-thread.js'), THREADS, log);
  }

  async write(content: WorkbookContent): Promise<Buffer> {
    return Buffer.from(await this.threads.run('write', content));
  }

  async onModuleDestroy(): Promise<void> {
    await this.threads.end();
  }
}
