import { Worker } from 'node:worker_threads';
import { Injectable } from '@nestjs/common';
import { builtScript } from './built-script.js';

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

/** Writes .xlsx files in a thread of their own. No cell can be a formula: what is not a number is text. */
@Injectable()
export class WorkbookWriter {
  write(content: WorkbookContent): Promise<Buffer> {
    return new Promise((resolve, reject) => {
      const worker = new Worker(builtScript(import.meta.url, 'workbook-thread.js'), {
        workerData: content,
        env: {},
      });
      worker.once('message', (bytes: Uint8Array) => resolve(Buffer.from(bytes)));
      worker.once('error', reject);
      worker.once('exit', (code) => reject(new Error(`the workbook thread ended with ${code}`)));
    });
  }
}
