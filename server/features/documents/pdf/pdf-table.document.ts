import type { SheetTable } from '../../../platform/graphql/generated.js';
import { HAIRLINE, INK, QUIET, type Letter, type PageWriter } from './page-writer.document.js';

const PADDING = 5;
/** Padding above and below the text of a cell. */
const INSET = 3.5;
const HEAD: Letter = { face: 'strong', size: 8.5, color: QUIET };
const CELL: Letter = { size: 9, color: INK };

/** Number of last rows kept on one page with the content below the table. */
const LAST_ROWS = 2;
const AFTER = 12;
/** How many of a column's longest words are measured. */
const MEASURED = 12;

/**
 * Writes a table over as many pages as needed, repeating the head (tagged once for screen readers). The last rows stay
 * on one page with the content below, whose height is `below`.
 */
export function writeTable(writer: PageWriter, table: SheetTable, below = 0): void {
  const lines = new TableWriter(writer, table, below);
  const last = Math.max(table.rows.length - LAST_ROWS, 0);
  table.rows.forEach((cells, index) => {
    if (index === last && index > 0) lines.keep(table.rows.slice(last), below);
    lines.row(cells);
  });
  lines.end();
}

/** Writes a table row by row, so that a long one can yield to the event loop. */
export class TableWriter {
  private readonly table: ReturnType<PageWriter['group']>;
  private readonly widths: readonly number[];
  private readonly headers: readonly string[];
  private readonly headHeight: number;

  constructor(
    private readonly writer: PageWriter,
    private readonly sheet: SheetTable,
    below = 0,
  ) {
    const { caption, columns, rows } = sheet;
    this.table = writer.group('Table', writer.root, { title: caption });
    this.widths = columnWidths(writer, sheet);
    this.headers = columns.map(({ header }) => header);
    this.headHeight = this.heightOf(this.headers, HEAD);
    const whole = this.headHeight + this.heightOfRows(rows.slice(0, LAST_ROWS)) + AFTER + below;
    const isShort = rows.length <= LAST_ROWS && whole <= writer.room;
    writer.need(isShort ? whole : this.headHeight + this.heightOfRows(rows.slice(0, 1)));
    this.head(false);
  }

  /** Begins a new page unless these rows and the content below the table fit on this one. */
  keep(rows: SheetTable['rows'], below: number): void {
    const height = this.heightOfRows(rows) + AFTER + below;
    if (this.headHeight + height <= this.writer.room && this.writer.need(height)) this.head(true);
  }

  row(cells: readonly string[]): void {
    const { writer } = this;
    const height = this.heightOf(cells, CELL);
    if (writer.need(height)) this.head(true);
    const { y } = writer;
    const row = writer.group('TR', this.table);
    this.across((x, width, index) => {
      const [type, options] = index === 0 ? (['TH', { scope: 'Row' }] as const) : (['TD', {}] as const);
      const letter: Letter = { ...CELL, align: this.alignOf(index) };
      writer.text(type, cells[index] ?? '', { parent: row, x, y: y + INSET, width }, letter, options);
    });
    // Boxes around empty cells, for handwriting.
    this.across((x, _width, index) => {
      if (cells[index] === '') writer.upright(x - PADDING, y, height);
    });
    writer.y = y + height;
    writer.rule(writer.y, HAIRLINE, 0.5);
  }

  end(): void {
    this.writer.y += AFTER;
  }

  private head(repeated: boolean): void {
    const { writer, headers, headHeight } = this;
    const { y } = writer;
    writer.shade(writer.left, y, writer.width, headHeight);
    const row = repeated ? null : writer.group('TR', this.table);
    this.across((x, width, index) => {
      const letter: Letter = { ...HEAD, align: this.alignOf(index) };
      const place = { x, y: y + INSET, width };
      if (row) writer.text('TH', headers[index]!, { ...place, parent: row }, letter, { scope: 'Column' });
      else writer.artifact('Pagination', () => writer.letters(headers[index]!, x, place.y, width, letter));
    });
    writer.y = y + headHeight;
  }

  private heightOfRows(rows: SheetTable['rows']): number {
    return rows.reduce((sum, cells) => sum + this.heightOf(cells, CELL), 0);
  }

  private heightOf(cells: readonly string[], letter: Letter): number {
    const heights = cells.map((cell, i) =>
      this.writer.heightOf(cell || ' ', this.widths[i]! - 2 * PADDING, letter),
    );
    return Math.max(...heights) + 2 * INSET;
  }

  /** Calls back with each cell's position. */
  private across(draw: (x: number, width: number, index: number) => void): void {
    let x = this.writer.left;
    this.widths.forEach((width, index) => {
      draw(x + PADDING, width - 2 * PADDING, index);
      x += width;
    });
  }

  private alignOf(index: number): 'left' | 'right' {
    return this.sheet.columns[index]!.numeric ? 'right' : 'left';
  }
}

/** Column widths by share, but never narrower than the longest word, code or date. */
function columnWidths(writer: PageWriter, { columns, rows }: SheetTable): number[] {
  const total = columns.reduce((sum, { share }) => sum + share, 0);
  const wished = columns.map(({ share }) => (share / total) * writer.width);
  const least = columns.map(({ header }, index) => {
    const heads = wordsOf([header]).map((word) => writer.widthOf(word, HEAD));
    const words = wordsOf(rows.map((cells) => cells[index] ?? '')).map((word) => writer.widthOf(word, CELL));
    return Math.ceil(Math.max(0, ...heads, ...words)) + 2 * PADDING + 1;
  });
  const slack = wished.map((width, index) => Math.max(width - least[index]!, 0));
  const lacking = wished.reduce((sum, width, index) => sum + Math.max(least[index]! - width, 0), 0);
  const free = slack.reduce((sum, one) => sum + one, 0);
  // The minimum widths do not fit: uses the shares and breaks long words.
  if (lacking > free) return wished;
  return wished.map((width, index) =>
    slack[index] === 0 ? Math.max(width, least[index]!) : width - (slack[index]! / free) * lacking,
  );
}

function wordsOf(texts: readonly string[]): string[] {
  const words = new Set(texts.flatMap((text) => text.split(/[ \n]/)));
  return [...words].sort((a, b) => b.length - a.length).slice(0, MEASURED);
}
