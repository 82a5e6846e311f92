import type { SheetTable } from '../../../platform/graphql/generated.js';
import { HAIRLINE, INK, QUIET, type Letter, type PageWriter } from './page-writer.document.js';

const PADDING = 5;
const HEAD: Letter = { face: 'strong', size: 8.5, color: QUIET };
const CELL: Letter = { size: 9.5, color: INK };

/** Sets a table; it goes on over pages, each with the head again (told once to screen readers). */
export function writeTable(writer: PageWriter, table: SheetTable): void {
  const lines = new TableWriter(writer, table);
  for (const cells of table.rows) lines.row(cells);
  lines.end();
}

/** The same row by row, for a table so long that others are let in between. */
export class TableWriter {
  private readonly table: ReturnType<PageWriter['group']>;
  private readonly widths: readonly number[];
  private readonly headers: readonly string[];
  private readonly headHeight: number;

  constructor(
    private readonly writer: PageWriter,
    private readonly sheet: SheetTable,
  ) {
    const { caption, columns, rows } = sheet;
    this.table = writer.group('Table', writer.root, { title: caption });
    const total = columns.reduce((sum, { share }) => sum + share, 0);
    this.widths = columns.map(({ share }) => (share / total) * writer.width);
    this.headers = columns.map(({ header }) => header);
    this.headHeight = this.heightOf(this.headers, HEAD);
    writer.need(this.headHeight + (rows[0] ? this.heightOf(rows[0], CELL) : 0));
    this.head(false);
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
      writer.text(type, cells[index] ?? '', { parent: row, x, y: y + PADDING, width }, letter, options);
    });
    // What is left empty is there to be written in.
    this.across((x, _width, index) => {
      if (cells[index] === '') writer.upright(x - PADDING, y, height);
    });
    writer.y = y + height;
    writer.rule(writer.y, HAIRLINE, 0.5);
  }

  end(): void {
    this.writer.y += 12;
  }

  private head(repeated: boolean): void {
    const { writer, headers, headHeight } = this;
    const { y } = writer;
    writer.shade(writer.left, y, writer.width, headHeight);
    const row = repeated ? null : writer.group('TR', this.table);
    this.across((x, width, index) => {
      const letter: Letter = { ...HEAD, align: this.alignOf(index) };
      const place = { x, y: y + PADDING, width };
      if (row) writer.text('TH', headers[index]!, { ...place, parent: row }, letter, { scope: 'Column' });
      else writer.artifact('Pagination', () => writer.letters(headers[index]!, x, place.y, width, letter));
    });
    writer.y = y + headHeight;
  }

  private heightOf(cells: readonly string[], letter: Letter): number {
    const heights = cells.map((cell, i) =>
      this.writer.heightOf(cell || ' ', this.widths[i]! - 2 * PADDING, letter),
    );
    return Math.max(...heights) + 2 * PADDING;
  }

  /** Calls back with each cell's place. */
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
