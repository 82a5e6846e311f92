import { RowCollector } from './row-collector.js';
import { dateOfSerial } from './spreadsheet-date.js';
import {
  formulaLike,
  WORKBOOK_LIMITS,
  WorkbookRefused,
  type Cell,
  type MergedCells,
  type Sheet,
  type SheetRow,
} from './workbook.js';
import { isHidden, readParts, unescapeText, type XlsxParts } from './xlsx-parts.js';
import { walkXml, type Attributes, type XmlListener } from './xml/walk-xml.js';
import { ZipArchive } from './zip-archive.js';

/**
 * Reads the visible sheets of an .xlsx file as written by Excel, LibreOffice and others. The limits of the
 * first sheet apply to all together: another sheet that is too large, or no table, is left out.
 */
export function readXlsx(bytes: Buffer): Sheet[] {
  const zip = new ZipArchive(bytes);
  refuseMacros(zip);
  const parts = readParts(zip);
  let textLeft: number = WORKBOOK_LIMITS.textLength;
  return parts.sheets.flatMap(({ name, part }, index) => {
    try {
      const xml = part();
      // A sheet of its own may be a diagram.
      if (!xml) return [];
      const reader = walkXml(xml, new SheetReader(parts));
      textLeft -= reader.textLength;
      const { rows, hiddenColumns, merged } = reader;
      const hidden = {
        ...(hiddenColumns.length > 0 && { hiddenColumns }),
        ...(parts.hiddenSheets.length > 0 && { hiddenSheets: parts.hiddenSheets }),
      };
      const joined = merged.length > 0 && { merged };
      return textLeft >= 0 || index === 0 ? [{ name, rows, ...hidden, ...joined }] : [];
    } catch (error) {
      const isTooMuch = error instanceof WorkbookRefused && error.kind.startsWith('TOO_');
      if (index === 0 || !isTooMuch) throw error;
      return [];
    }
  });
}

function refuseMacros(zip: ZipArchive): void {
  for (const name of zip.names) {
    if (/vbaproject\.bin$|(^|\/)macrosheets\//i.test(name)) {
      throw new WorkbookRefused('UNSUPPORTED', 'Filer med makron tas inte emot. Spara filen som .xlsx.');
    }
  }
  if (zip.read('[Content_Types].xml')?.includes('macroEnabled')) {
    throw new WorkbookRefused('UNSUPPORTED', 'Filer med makron tas inte emot. Spara filen som .xlsx.');
  }
}

/** Listens to a sheet's XML and keeps the cached values of its cells. */
class SheetReader implements XmlListener {
  private readonly collector = new RowCollector();
  readonly hiddenColumns: number[] = [];
  readonly merged: MergedCells[] = [];
  private row = 0;
  private isHiddenRow = false;
  private cells: Cell[] = [];
  private column = -1;
  private type = 'n';
  private style = 0;
  private value = '';
  private formula = false;
  private listening = false;
  private phonetic = false;

  constructor(private readonly parts: XlsxParts) {}

  get rows(): SheetRow[] {
    return this.collector.rows;
  }

  get textLength(): number {
    return this.collector.textLength;
  }

  open(name: string, attributes: Attributes): void {
    if (name === 'row') this.openRow(attributes);
    else if (name === 'col') this.openColumns(attributes);
    else if (name === 'c') this.openCell(attributes);
    else if (name === 'f') this.formula = true;
    else if (name === 'rPh') this.phonetic = true;
    else if (name === 'mergeCell') this.openMerged(attributes['ref']);
    else if (name === 'v' || name === 't') this.listening = !this.phonetic;
  }

  close(name: string): void {
    if (name === 'v' || name === 't') this.listening = false;
    else if (name === 'rPh') this.phonetic = false;
    else if (name === 'c') this.closeCell();
    else if (name === 'row') this.collector.add(this.row, this.cells, this.isHiddenRow);
  }

  text(text: string): void {
    if (this.listening) this.value += text;
  }

  private openRow(attributes: Attributes): void {
    const stated = Number(attributes['r']);
    // Writers may leave the number out; it never runs backwards.
    this.row = Number.isInteger(stated) && stated > this.row ? stated : this.row + 1;
    this.isHiddenRow = isHidden(attributes);
    this.cells = [];
    this.column = -1;
  }

  private openColumns(attributes: Attributes): void {
    if (!isHidden(attributes)) return;
    const last = Math.min(Number(attributes['max']), WORKBOOK_LIMITS.columns);
    for (let column = Number(attributes['min']); column <= last; column += 1) {
      if (column > 0) this.hiddenColumns.push(column - 1);
    }
  }

  private openMerged(reference: string | undefined): void {
    const [first, last] = reference?.split(':') ?? [];
    const [left, right] = [columnOf(first), columnOf(last)];
    if (left === null || right === null || this.merged.length >= WORKBOOK_LIMITS.merged) return;
    this.merged.push({ top: rowOf(first!), bottom: rowOf(last!), left, right });
  }

  private openCell(attributes: Attributes): void {
    const { r: reference, t: type = 'n', s: style = '0' } = attributes;
    this.column = columnOf(reference) ?? this.column + 1;
    this.type = type;
    this.style = Number(style);
    this.value = '';
    this.formula = false;
  }

  private closeCell(): void {
    const cell = this.cell();
    if (cell === null) return;
    if (this.column >= WORKBOOK_LIMITS.columns) {
      throw new WorkbookRefused(
        'TOO_MANY',
        `Filen har för många kolumner: högst ${WORKBOOK_LIMITS.columns}.`,
      );
    }
    while (this.cells.length < this.column) this.cells.push(null);
    this.cells[this.column] = this.formula
      ? { ...(typeof cell === 'string' ? { kind: 'text', text: cell } : cell), formula: true }
      : cell;
  }

  private cell(): Cell {
    const { value } = this;
    if (value === '') return null;
    switch (this.type) {
      case 's':
        return this.parts.sharedStrings[Number(value)] ?? null;
      case 'str':
      case 'inlineStr':
        return formulaLike(unescapeText(value));
      case 'b':
        return { kind: 'boolean', text: value === '1' || value === 'true' ? 'SANT' : 'FALSKT' };
      case 'e':
        return { kind: 'error', text: value };
      case 'd':
        // A timestamp with an offset may be another day in Sweden: the date's parser converts it.
        return {
          kind: 'date',
          text: /(?:Z|[+-]\d{2}:?\d{2})\s*$/i.test(value.slice(10)) ? value : value.slice(0, 10),
        };
      default:
        return this.number(value);
    }
  }

  private number(value: string): Cell {
    const number = Number(value);
    if (this.parts.dateStyles.has(this.style)) {
      const date = dateOfSerial(number, this.parts.since1904);
      if (date) return { kind: 'date', text: date };
    }
    return { kind: 'number', text: Number.isFinite(number) ? String(number) : value };
  }
}

/** `AB12` is column 27, counted from 0. */
function columnOf(reference: string | undefined): number | null {
  if (reference === undefined) return null;
  let column = 0;
  let letters = 0;
  for (; letters < reference.length; letters += 1) {
    // In upper case; a digit becomes something else than a letter.
    const letter = (reference.charCodeAt(letters) & ~0x20) - 64;
    if (letter < 1 || letter > 26) break;
    column = column * 26 + letter;
  }
  return letters > 0 && letters < 4 && isNumber(reference, letters) ? column - 1 : null;
}

/** `AB12` is row 12. */
const rowOf = (reference: string): number => Number(reference.replace(/^[a-z]+/i, ''));

function isNumber(text: string, start: number): boolean {
  for (let at = start; at < text.length; at += 1) {
    const sign = text.charCodeAt(at);
    if (sign < 48 || sign > 57) return false;
  }
  return start < text.length;
}
