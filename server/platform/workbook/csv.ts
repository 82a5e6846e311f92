import { RowCollector } from './row-collector.js';
import { unreadable, type SheetRow } from './workbook.js';

/** Reads separated text: by semicolon, comma or tab, in UTF-8, UTF-16 or the old western encoding. */
export function readCsv(bytes: Buffer): SheetRow[] {
  const text = decode(bytes);
  if (text.includes('\u0000')) throw unreadable();
  const stated = /^sep=(.)\r?\n/i.exec(text);
  const delimiter = stated?.[1] ?? guessDelimiter(text);
  const collector = new RowCollector();
  // Excel's own line about the delimiter is not a row of the sheet.
  let row = 0;
  for (const cells of records(stated ? text.slice(stated[0].length) : text, delimiter)) {
    row += 1;
    collector.add(row, cells);
  }
  return collector.rows;
}

function decode(bytes: Buffer): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    // Not UTF-8, so it comes from a program that saves as Windows always did.
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** The one that stands most often in the first line, outside quotation marks; Swedish Excel writes semicolons. */
function guessDelimiter(text: string): string {
  const newline = text.search(/[\r\n]/);
  const line = (newline < 0 ? text : text.slice(0, newline)).replace(/"[^"]*"/g, '');
  const count = (delimiter: string) => line.split(delimiter).length;
  return [';', '\t', ','].reduce((best, next) => (count(next) > count(best) ? next : best));
}

function* records(text: string, delimiter: string): Generator<string[]> {
  let cells: string[] = [];
  let at = 0;
  while (at < text.length) {
    const { value, next } = text[at] === '"' ? quoted(text, at) : bare(text, at, delimiter);
    cells.push(value);
    at = next;
    if (text[at] === delimiter) {
      at += 1;
      // A delimiter at the very end is followed by one more, empty cell, which nobody misses.
      if (at < text.length) continue;
    }
    yield cells;
    cells = [];
    if (text[at] === '\r' && text[at + 1] === '\n') at += 2;
    else at += 1;
  }
}

function bare(text: string, start: number, delimiter: string): { value: string; next: number } {
  let at = start;
  while (at < text.length && text[at] !== delimiter && text[at] !== '\n' && text[at] !== '\r') at += 1;
  return { value: text.slice(start, at), next: at };
}

function quoted(text: string, start: number): { value: string; next: number } {
  let value = '';
  let at = start + 1;
  for (;;) {
    const end = text.indexOf('"', at);
    if (end < 0) throw unreadable();
    value += text.slice(at, end);
    at = end + 1;
    if (text[at] !== '"') break;
    value += '"';
    at += 1;
  }
  return { value, next: skipToEnd(text, at) };
}

/** Blanks after a closing quotation mark belong to nothing. */
function skipToEnd(text: string, start: number): number {
  let at = start;
  while (text[at] === ' ') at += 1;
  return at;
}
