import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import { Piscina } from 'piscina';
import { builtScript } from '../config/built-script.js';

/** A sheet: texts stay texts, numbers are numbers. */
export interface WorkbookContent {
  title: string;
  header: string[];
  /** What the columns hold, where not all are text; `money` has two decimals. */
  kinds?: readonly ('text' | 'number' | 'date' | 'money')[];
  rows: (string | number | null)[][];
  /** Rows below, empty but formatted as text, for someone to fill in. */
  emptyRows?: number;
}

export const XLSX_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** So many files are written at once; who comes then waits. */
const AT_ONCE = 2;

/** Writes .xlsx files in threads of their own, which end with them. No cell can be a formula: what is not a number is text. */
@Injectable()
export class WorkbookWriter implements OnModuleDestroy {
  private readonly threads = new Piscina<WorkbookContent, Uint8Array>({
    filename: builtScript(import.meta.url, 'workbook-thread.js'),
    minThreads: 0,
    maxThreads: AT_ONCE,
    env: {},
  });

  async write(content: WorkbookContent): Promise<Buffer> {
    return Buffer.from(await this.threads.run(content));
  }

  async onModuleDestroy(): Promise<void> {
    await this.threads.destroy();
  }
}
