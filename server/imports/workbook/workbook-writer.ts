import { Worker } from 'node:worker_threads';
import { Injectable } from '@nestjs/common';
import { builtScript } from './built-script.js';

/** A sheet of text. */
export interface WorkbookContent {
  title: string;
  header: string[];
  rows: (string | null)[][];
  /** Rows below, empty but formatted as text, for someone to fill in. */
  emptyRows?: number;
}

export const XLSX_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** Writes .xlsx files in a thread of their own. Every cell is text, so that none can be a formula. */
@Injectable()
export class WorkbookWriter {
  write(content: WorkbookContent): Promise<Buffer> {
    return new Promise((resolve, reject) => {
      const worker = new Worker(builtScript('workbook-thread.js'), { workerData: content, env: {} });
      worker.once('message', (bytes: Uint8Array) => resolve(Buffer.from(bytes)));
      worker.once('error', reject);
      worker.once('exit', (code) => reject(new Error(`the workbook thread ended with ${code}`)));
    });
  }
}
