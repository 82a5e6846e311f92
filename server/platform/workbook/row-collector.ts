import { withoutGuard } from './text-guard.js';
import { WORKBOOK_LIMITS, WorkbookRefused, type Cell, type SheetRow, type TypedCell } from './workbook.js';

/** Gathers the rows that hold something, and ends the reading when there are too many of them (security, T71). */
export class RowCollector {
  readonly rows: SheetRow[] = [];
  textLength = 0;

  /** Skips empty rows and trailing empty cells. */
  add(row: number, cells: readonly Cell[], isHidden = false): void {
    const kept = cells.map(tidy);
    while (kept.length > 0 && kept.at(-1) === null) kept.pop();
    if (kept.length === 0) return;
    if (kept.length > WORKBOOK_LIMITS.columns) {
      throw new WorkbookRefused(
        'TOO_MANY',
        `Filen har för många kolumner: högst ${WORKBOOK_LIMITS.columns}.`,
      );
    }
    // The header is a row too.
    if (this.rows.length > WORKBOOK_LIMITS.rows) {
      throw new WorkbookRefused('TOO_MANY', 'Filen har för många rader: högst 10 000.');
    }
    for (const cell of kept) this.count(cell);
    this.rows.push(isHidden ? { row, cells: kept, isHidden } : { row, cells: kept });
  }

  private count(cell: Cell): void {
    this.textLength += cell === null ? 0 : typeof cell === 'string' ? cell.length : cell.text.length;
    if (this.textLength > WORKBOOK_LIMITS.textLength) {
      throw new WorkbookRefused('TOO_LARGE', 'Filen innehåller för mycket text.');
    }
  }
}

function tidy(cell: Cell): Cell {
  if (cell === null) return null;
  if (typeof cell === 'string' && cell.length <= WORKBOOK_LIMITS.cellLength) {
    const plain = withoutGuard(cell.trim());
    return plain === '' ? null : plain;
  }
  const typed: TypedCell = typeof cell === 'string' ? { kind: 'text', text: cell } : cell;
  const text = typed.text.trim();
  if (text === '') return null;
  const formula = typed.formula === true;
  if (text.length > WORKBOOK_LIMITS.cellLength) {
    return { kind: 'too-long', text: `${text.slice(0, WORKBOOK_LIMITS.cellLength)}…` };
  }
  if (typed.kind === 'text' && !formula) return text;
  return formula ? { kind: typed.kind, text, formula: true } : { kind: typed.kind, text };
}
