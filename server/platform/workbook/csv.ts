import { decodeTextFile } from '../../../domain/text-encoding.js';
import { RowCollector } from './row-collector.js';
import { formulaLike, WorkbookRefused, type Cell, type SheetRow } from './workbook.js';

/** One CSV record: its cells, or its raw text if it violates the grammar. */
type CsvRecord = { cells: string[]; hasLooseMark?: boolean } | { irregular: string; isLoose: boolean };

const DELIMITERS = [';', '\t', ',', '|'] as const;
/** Number of records used to detect the delimiter. */
const JUDGED_RECORDS = 10;
/** Maximum length of an unreadable record's excerpt. */
const SHOWN_LENGTH = 200;
const UNREADABLE_SIGN = '\ufffd';

/**
 * Reads separated text by the grammar of RFC 4180. A record that uses quotation marks in another way keeps its place in
 * the sheet with unreadable cells: its boundaries would be a guess. A NUL becomes U+FFFD, which refuses its row.
 */
export function readCsv(bytes: Buffer): SheetRow[] {
  const text = decode(bytes);
  const stated = /^sep=(.)\r?\n/i.exec(text);
  const body = stated ? text.slice(stated[0].length) : text;
  // Excel's own line about the delimiter is not a row of the sheet.
  const parsed = withoutRemnants([...records(body, stated?.[1] ?? guessDelimiter(body))]);
  if (parsed[0] && 'irregular' in parsed[0]) {
    throw new WorkbookRefused(
      'UNREADABLE',
      'Citattecknen på den första raden går inte att tolka. Rätta dem och välj filen igen.',
    );
  }
  const width = usualWidth(parsed);
  const collector = new RowCollector();
  for (const [index, record] of parsed.entries()) collector.add(index + 1, cellsOf(record, width));
  return collector.rows;
}

function decode(bytes: Buffer): string {
  const text = decodeTextFile(bytes);
  if (text === null) {
    throw new WorkbookRefused(
      'UNREADABLE',
      'Det går inte att avgöra hur bokstäverna i filen är sparade. Spara den som "CSV UTF-8" i Excel och välj den igen.',
    );
  }
  return text.replaceAll('\u0000', UNREADABLE_SIGN);
}

function cellsOf(record: CsvRecord, width: number): Cell[] {
  if ('cells' in record && widthOf(record.cells) <= width) return record.cells.map(formulaLike);
  const raw = 'cells' in record ? record.cells.join(' | ') : record.irregular;
  const kind = 'cells' in record ? 'too-many' : 'irregular';
  return Array.from({ length: width }, () => ({ kind, text: raw.slice(0, SHOWN_LENGTH) }));
}

function widthOf(cells: readonly string[]): number {
  let width = cells.length;
  while (width > 0 && cells[width - 1]!.trim() === '') width -= 1;
  return width;
}

/** The largest width that more than one record has: extra cells of a single record are a quoting error. */
function usualWidth(parsed: readonly CsvRecord[]): number {
  const widths = parsed
    .flatMap((record) => ('cells' in record ? widthOf(record.cells) : []))
    .filter((width) => width > 0);
  const counts = new Map<number, number>();
  for (const width of widths) counts.set(width, (counts.get(width) ?? 0) + 1);
  const repeated = [...counts].flatMap(([width, count]) => (count > 1 ? width : []));
  // The first wide record is the heading row: no record has more cells than it, where most rows fit below it.
  const heading = widths.find((width) => width > 1) ?? 1;
  const wider = widths.filter((width) => width > heading).length;
  if (wider * 2 < widths.length) return heading;
  return repeated.length > 0 ? Math.max(...repeated) : Math.max(1, ...widths);
}

/** The delimiter that splits most of the first records into equally many cells; Swedish Excel writes semicolons. */
function guessDelimiter(text: string): string {
  const scored = DELIMITERS.map((delimiter) => ({ delimiter, score: consistency(text, delimiter) }));
  return scored.reduce((best, next) => (next.score > best.score ? next : best)).delimiter;
}

function consistency(text: string, delimiter: string): number {
  const widths: number[] = [];
  let isAlwaysSpaced = true;
  for (const record of firstRecords(text, delimiter)) {
    const cells = 'cells' in record ? record.cells : [];
    if (cells.some((cell) => cell.trim() !== '')) widths.push(cells.length);
    if (cells.slice(1).some((cell) => !cell.startsWith(' '))) isAlwaysSpaced = false;
  }
  const counts = new Map<number, number>();
  for (const width of widths) if (width > 1) counts.set(width, (counts.get(width) ?? 0) + 1);
  // 'Ek, Anna' below the one heading 'Namn' is a name and no row of two cells.
  if (delimiter === ',' && isAlwaysSpaced && widths[0] === 1) return 0;
  // Of equals the first delimiter wins: in a Swedish list a comma is a decimal comma or a part of a name.
  return Math.max(0, ...counts.values());
}

/** A mark that stays open under one delimiter may be closed under another. */
function firstRecords(text: string, delimiter: string): CsvRecord[] {
  const first: CsvRecord[] = [];
  try {
    for (const record of records(text, delimiter)) {
      first.push(record);
      if (first.length >= JUDGED_RECORDS) break;
    }
  } catch (error) {
    if (!(error instanceof WorkbookRefused)) throw error;
  }
  return first;
}

function* records(text: string, delimiter: string): Generator<CsvRecord> {
  let at = 0;
  while (at < text.length) {
    const { record, next } = readRecord(text, at, delimiter);
    yield record;
    at = next;
  }
}

function readRecord(text: string, start: number, delimiter: string): { record: CsvRecord; next: number } {
  const cells: string[] = [];
  let hasLooseMark = false;
  let at = start;
  for (;;) {
    const isQuoted = text[at] === '"';
    const read = isQuoted ? quoted(text, at, delimiter) : bare(text, at, delimiter);
    if (!read) return irregular(text, start, at);
    if (!isQuoted && read.value.includes('"')) hasLooseMark = true;
    cells.push(read.value);
    at = read.next;
    if (text[at] !== delimiter) break;
    at += 1;
  }
  const hasSwallowedRows = cells.some((cell) => isRowsInOneCell(cell, delimiter, cells.length));
  if (hasSwallowedRows) return irregular(text, start, start);
  return { record: { cells, hasLooseMark }, next: afterBreak(text, at) };
}

/** Rows after a broken one in which its cell may still go on. */
const REMNANT_ROWS = 20;

/** Rejects possible remnants of a broken quoted cell: the rows up to one with a stray quotation mark. */
function withoutRemnants(parsed: CsvRecord[]): CsvRecord[] {
  const checked = [...parsed];
  for (const [index, record] of parsed.entries()) {
    if (!('irregular' in record) || record.isLoose) continue;
    const following = parsed.slice(index + 1, index + 1 + REMNANT_ROWS);
    const count = following.findIndex((next) => ('cells' in next ? next.hasLooseMark : next.isLoose)) + 1;
    for (let at = index + 1; at <= index + count; at += 1) {
      const remnant = parsed[at]!;
      checked[at] = 'cells' in remnant ? { irregular: remnant.cells.join(' | '), isLoose: true } : remnant;
    }
  }
  return checked;
}

/** A cell with whole rows in it: its first quotation mark was never meant to be closed by that one. */
function isRowsInOneCell(cell: string, delimiter: string, width: number): boolean {
  return (
    /[\r\n]/.test(cell) &&
    cell.split(/[\r\n]+/).some((line) => line.split(delimiter).length >= Math.max(2, width))
  );
}

/**
 * The record ends at the first line break that leaves no quotation mark open. A loose mark in a bare cell opens nothing.
 * Throws WorkbookRefused where the mark is never closed.
 */
function irregular(text: string, start: number, cellStart: number): { record: CsvRecord; next: number } {
  const isLoose = !/^[^\S\r\n]*"/.test(text.slice(cellStart, cellStart + SHOWN_LENGTH));
  let at = cellStart;
  let isOpen = false;
  while (at < text.length && (isOpen || !isBreak(text, at))) {
    if (text[at] === '"' && !isLoose) isOpen = !isOpen;
    at += 1;
  }
  if (isOpen) throw openQuote(text, start);
  return { record: { irregular: text.slice(start, at), isLoose }, next: afterBreak(text, at) };
}

function openQuote(text: string, start: number): WorkbookRefused {
  const row = text.slice(0, start).split(/\r\n|\r|\n/).length;
  return new WorkbookRefused(
    'UNREADABLE',
    `Ett citattecken på rad ${row} har inget slut. Ta bort det, eller avsluta det, och välj filen igen.`,
  );
}

type ReadCell = { value: string; next: number } | null;

/** Quotation marks inside a bare cell are part of it, where they come in pairs and do not begin it. */
function bare(text: string, start: number, delimiter: string): ReadCell {
  let at = start;
  while (at < text.length && text[at] !== delimiter && !isBreak(text, at)) at += 1;
  const value = text.slice(start, at);
  if (!value.includes('"')) return { value, next: at };
  const whole = /^\s*"([^"]*)"\s*$/.exec(value);
  if (whole) return { value: whole[1]!, next: at };
  const isPaired = value.split('"').length % 2 === 1;
  return isPaired && !value.trimStart().startsWith('"') ? { value, next: at } : null;
}

/** Blanks after the closing quotation mark belong to nothing; anything else there is irregular. */
function quoted(text: string, start: number, delimiter: string): ReadCell {
  let value = '';
  let at = start + 1;
  for (;;) {
    const end = text.indexOf('"', at);
    if (end < 0) return null;
    value += text.slice(at, end);
    at = end + 1;
    if (text[at] !== '"') break;
    value += '"';
    at += 1;
  }
  while (text[at] === ' ' || (text[at] === '\t' && delimiter !== '\t')) at += 1;
  return at >= text.length || text[at] === delimiter || isBreak(text, at) ? { value, next: at } : null;
}

function isBreak(text: string, at: number): boolean {
  return text[at] === '\n' || text[at] === '\r';
}

function afterBreak(text: string, at: number): number {
  return text[at] === '\r' && text[at + 1] === '\n' ? at + 2 : at + 1;
}
