import { readCsv } from './csv.js';
import { unreadable, WORKBOOK_LIMITS, WorkbookRefused, type WorkbookReading } from './workbook.js';
import { readXlsx } from './xlsx.js';

export type WorkbookKind = 'xlsx' | 'csv';

const ZIP = Buffer.from('PK\u0003\u0004', 'latin1');
export const OLD_OFFICE = Buffer.from([0xd0, 0xcf, 0x11, 0xe0]);
/** Separated text by its extension; Excel's 'Unicode-text' is tabs in UTF-16 and ends in .txt. */
const TEXT_EXTENSIONS: ReadonlySet<string> = new Set(['csv', 'tsv', 'txt']);

/** Kind of a file by its name and first bytes; null if it is not supported (security, T71). */
export function workbookKind(filename: string, start: Buffer): WorkbookKind | null {
  const extension = /\.([a-z0-9]+)$/i.exec(filename)?.[1]?.toLowerCase();
  const isZip = start.subarray(0, ZIP.length).equals(ZIP);
  if (extension === 'xlsx') return isZip ? 'xlsx' : null;
  if (!extension || !TEXT_EXTENSIONS.has(extension)) return null;
  return isZip || start.subarray(0, OLD_OFFICE.length).equals(OLD_OFFICE) ? null : 'csv';
}

/**
 * Reads a workbook's rows, or returns why it cannot. Runs in a separate process, since the input is
 * untrusted.
 */
export function readWorkbook(bytes: Buffer, kind: WorkbookKind): WorkbookReading {
  try {
    if (bytes.length > WORKBOOK_LIMITS.fileBytes)
      throw new WorkbookRefused('TOO_LARGE', 'Filen får vara högst 5 MB.');
    const read = kind === 'xlsx' ? readXlsx(bytes) : [{ name: '', rows: readCsv(bytes) }];
    const sheets = read.filter(({ rows }) => rows.length > 0);
    if (!sheets[0]) throw new WorkbookRefused('UNREADABLE', 'Filen är tom.');
    return { ok: true, rows: sheets[0].rows, sheets };
  } catch (error) {
    const refusal = error instanceof WorkbookRefused ? error : unreadable();
    return { ok: false, kind: refusal.kind, message: refusal.message };
  }
}
