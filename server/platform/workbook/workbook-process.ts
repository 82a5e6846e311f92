/**
 * The process that reads one workbook and ends: bytes come on standard input, and lines of JSON leave on standard
 * output: first what was read, then its rows in parts, each with the place of its sheet. Started by WorkbookReader with a ceiling for its memory; imports
 * nothing but the reader, so that it starts quickly and holds no connection and no secret.
 */
import { stdin, stdout, argv, memoryUsage, exit } from 'node:process';
import { readWorkbook } from './read-workbook.js';
import { WORKBOOK_LIMITS, type SheetPart } from './workbook.js';

/** Few enough that whoever reads the part holds nobody up. */
const ROWS_A_PART = 500;

const chunks: Buffer[] = [];
for await (const chunk of stdin as AsyncIterable<Buffer>) chunks.push(chunk);
const reading = readWorkbook(Buffer.concat(chunks), argv[2] === 'csv' ? 'csv' : 'xlsx');
// Buffers lie outside the heap that --max-old-space-size limits.
if (memoryUsage().rss > WORKBOOK_LIMITS.processMegabytes * 1024 * 1024) exit(2);
const sheets = reading.ok ? reading.sheets : [];
// The first sheet's rows stand among the sheets already.
send(reading.ok ? { ok: true, rows: [], sheets: sheets.map(({ name }) => ({ name, rows: [] })) } : reading);
for (const [sheet, { rows }] of sheets.entries())
  for (let start = 0; start < rows.length; start += ROWS_A_PART)
    send({ sheet, rows: rows.slice(start, start + ROWS_A_PART) } satisfies SheetPart);
stdout.end();

function send(line: unknown): void {
  stdout.write(`${JSON.stringify(line)}\n`);
}
