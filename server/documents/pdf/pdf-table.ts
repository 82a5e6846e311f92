import type { SheetTable } from '../../graphql/generated.js';
import { HAIRLINE, INK, QUIET, type Letter, type PageWriter } from './page-writer.js';

const PADDING = 5;
const HEAD: Letter = { face: 'strong', size: 8.5, color: QUIET };
const CELL: Letter = { size: 9.5, color: INK };

/** Sets a table; it goes on over pages, each with the head again (told once to screen readers). */
export function writeTable(writer: PageWriter, { caption, columns, rows }: SheetTable): void {
  const table = writer.group('Table', writer.root, { title: caption });
  const total = columns.reduce((sum, { share }) => sum + share, 0);
  const widths = columns.map(({ share }) => (share / total) * writer.width);
  const headers = columns.map(({ header }) => header);
  const heightOf = (cells: readonly string[], letter: Letter) =>
    Math.max(...cells.map((cell, i) => writer.heightOf(cell || ' ', widths[i]! - 2 * PADDING, letter))) +
    2 * PADDING;
  const headHeight = heightOf(headers, HEAD);
  /** Calls back with each cell's place. */
  const across = (draw: (x: number, width: number, index: number) => void) => {
    let x = writer.left;
    widths.forEach((width, index) => {
      draw(x + PADDING, width - 2 * PADDING, index);
      x += width;
    });
  };
  const alignOf = (index: number) => (columns[index]!.numeric ? 'right' : 'left');

  const head = (repeated: boolean) => {
    const { y } = writer;
    writer.shade(writer.left, y, writer.width, headHeight);
    const row = repeated ? null : writer.group('TR', table);
    across((x, width, index) => {
      const letter: Letter = { ...HEAD, align: alignOf(index) };
      const place = { x, y: y + PADDING, width };
      if (row) writer.text('TH', headers[index]!, { ...place, parent: row }, letter, { scope: 'Column' });
      else writer.artifact('Pagination', () => writer.letters(headers[index]!, x, place.y, width, letter));
    });
    writer.y = y + headHeight;
  };

  writer.need(headHeight + (rows[0] ? heightOf(rows[0], CELL) : 0));
  head(false);
  for (const cells of rows) {
    const height = heightOf(cells, CELL);
    if (writer.need(height)) head(true);
    const { y } = writer;
    const row = writer.group('TR', table);
    across((x, width, index) => {
      const [type, options] = index === 0 ? (['TH', { scope: 'Row' }] as const) : (['TD', {}] as const);
      const letter: Letter = { ...CELL, align: alignOf(index) };
      writer.text(type, cells[index] ?? '', { parent: row, x, y: y + PADDING, width }, letter, options);
    });
    // What is left empty is there to be written in.
    across((x, _width, index) => {
      if (cells[index] === '') writer.upright(x - PADDING, y, height);
    });
    writer.y = y + height;
    writer.rule(writer.y, HAIRLINE, 0.5);
  }
  writer.y += 12;
}
