import { open, readFile } from 'node:fs/promises';
import { unsupportedWorkbook } from '../workbook/unsupported-workbook.js';
import { workbookKind } from '../workbook/read-workbook.js';
import { XLSX_TYPE } from '../workbook/workbook-writer.js';

/** Number of bytes that identify a file's type. */
const START_BYTES = 16;

/** Determines the type by name and content, before the file is stored. */
export async function workbookType(path: string, filename: string): Promise<string> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(START_BYTES), 0, START_BYTES, 0);
    const kind = workbookKind(filename, buffer.subarray(0, bytesRead));
    if (kind) return kind === 'xlsx' ? XLSX_TYPE : 'text/csv';
  } finally {
    await file.close();
  }
  throw unsupportedWorkbook(await readFile(path));
}
