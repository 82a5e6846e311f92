/**
 * Process that reads one workbook and exits: reads bytes from stdin and writes JSON lines to stdout: first
 * the outcome, then rows in parts, each with its sheet's index. Started by WorkbookReader with a memory
 * limit; imports only the reader, so that it starts quickly and holds no connection and no secret.
 */
import { stdin, stdout, argv, memoryUsage, exit } from 'node:process';
import { readWorkbook } from './read-workbook.js';
import { WORKBOOK_LIMITS, type SheetPart } from './workbook.js';

/** Small enough that parsing a part doesn't block the event loop. */
const ROWS_A_PART = 500;

const chunks: Buffer[] = [];
for await (const chunk of stdin as AsyncIterable<Buffer>) chunks.push(chunk);
const reading = readWorkbook(Buffer.concat(chunks), argv[2] === 'csv' ? 'csv' : 'xlsx');
// Buffers are outside the heap that --max-old-space-size limits.
if (memoryUsage().rss > WORKBOOK_LIMITS.processMegabytes * 1024 * 1024) exit(2);
const sheets = reading.ok ? reading.sheets : [];
// The first sheet's rows are already among the sheets.
send(reading.ok ? { ok: true, rows: [], sheets: sheets.map((sheet) => ({ ...sheet, rows: [] })) } : reading);
for (const [sheet, { rows }] of sheets.entries())
  for (let start = 0; start < rows.length; start += ROWS_A_PART)
    send({ sheet, rows: rows.slice(start, start + ROWS_A_PART) } satisfies SheetPart);
stdout.end();

function send(line: unknown): void {
  stdout.write(`${JSON.stringify(line)}\n`);
}
