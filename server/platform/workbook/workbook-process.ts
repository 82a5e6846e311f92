/**
 * The process that reads one workbook and ends: bytes come on standard input, the rows leave as one
 * line of JSON on standard output. Started by WorkbookReader with a ceiling for its memory; imports
 * nothing but the reader, so that it starts quickly and holds no connection and no secret.
 */
import { stdin, stdout, argv, memoryUsage, exit } from 'node:process';
import { readWorkbook } from './read-workbook.js';
import { WORKBOOK_LIMITS } from './workbook.js';

const chunks: Buffer[] = [];
for await (const chunk of stdin as AsyncIterable<Buffer>) chunks.push(chunk);
const reading = readWorkbook(Buffer.concat(chunks), argv[2] === 'csv' ? 'csv' : 'xlsx');
// Buffers lie outside the heap that --max-old-space-size limits.
if (memoryUsage().rss > WORKBOOK_LIMITS.processMegabytes * 1024 * 1024) exit(2);
// The first sheet's rows stand among the sheets already.
stdout.end(JSON.stringify(reading.ok ? { ...reading, rows: [] } : reading));
