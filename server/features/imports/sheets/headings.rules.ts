import { badField, conflict } from '../../../platform/errors/app-error.js';
import { fold } from '../../../platform/validation/fold.js';
import { textOf, type SheetRow } from '../../../platform/workbook/workbook.js';
import { nameOf, type Column } from './column.rules.js';

/** The fields of a kind of record that the columns of a workbook are read as. */
export interface FieldSet<Field extends string> {
  /** Swedish names. */
  labels: Readonly<Record<Field, string>>;
  /** Headings of each field, folded by `fold`. */
  headings: Readonly<Record<Field, readonly string[]>>;
  /** Beginning of a heading that names the record itself, folded: 'Elevens e-post' is 'E-post'. */
  owner: RegExp;
  /** Whether a row is a record: a sheet that begins with one has no headings. */
  isRecord: (row: SheetRow) => boolean;
}

/** Headings may be preceded by a title. */
const HEADING_ROWS = 10;

/** Maps the columns of a workbook to the fields of a kind of record. */
export class Headings<Field extends string> {
  private readonly fieldByHeading: ReadonlyMap<string, Field>;

  constructor(private readonly set: FieldSet<Field>) {
    const headings = Object.entries(set.headings) as [Field, readonly string[]][];
    this.fieldByHeading = new Map(
      headings.flatMap(([field, words]) => words.map((word) => [word, field] as const)),
    );
  }

  /** The row with the headings: the one that names most fields, else the first; -1 where that one is a record already. */
  findHeader(rows: readonly SheetRow[]): number {
    const { index, matches } = this.bestHeader(rows);
    return matches === 0 && rows[0] && this.set.isRecord(rows[0]) ? -1 : index;
  }

  /** How many fields the headings of a sheet name. */
  namedFields(rows: readonly SheetRow[]): number {
    return this.bestHeader(rows).matches;
  }

  /** Whether a text is a heading of a field. */
  isHeading(text: string): boolean {
    return this.fieldOf(text) !== null;
  }

  /** Maps every column by its heading. The second of two columns for one field has a `doubt`. */
  match(header: SheetRow, width: number): Column<Field>[] {
    const found = new Map<Field, string>();
    return Array.from({ length: width }, (_, index) => {
      const heading = textOf(header.cells[index]);
      const field = this.fieldOf(heading);
      const name = heading ?? nameOf(index);
      const first = field && found.get(field);
      if (first) {
        const doubt = `${this.set.labels[field]} läses redan från ”${first}”.`;
        return { index, header: name, field: null, doubt };
      }
      if (field) found.set(field, name);
      return { index, header: name, field };
    });
  }

  /**
   * Applies the user's mapping: other columns stay, but a reassigned field leaves its former column. Throws
   * BAD_USER_INPUT for a missing column.
   */
  apply(
    columns: readonly Column<Field>[],
    mapping: readonly { column: number; field?: Field | null }[],
  ): Column<Field>[] {
    const chosen = new Map<number, Field | null>();
    const fields = new Set<Field>();
    for (const [index, { column, field }] of mapping.entries()) {
      if (!columns[column])
        throw badField(`mapping.${index}.column`, 'BAD_REFERENCE', 'Kolumnen finns inte i filen.');
      if (field && fields.has(field)) {
        const message = `${this.set.labels[field]} är vald för två kolumner.`;
        throw badField(`mapping.${index}.field`, 'DUPLICATE', message);
      }
      if (field) fields.add(field);
      chosen.set(column, field ?? null);
    }
    return columns.map((column) => {
      const choice = chosen.get(column.index);
      if (choice !== undefined) return { index: column.index, header: column.header, field: choice };
      return column.field && fields.has(column.field) ? { ...column, field: null } : column;
    });
  }

  /**
   * Throws CONFLICT (COLUMNS_NOT_CHECKED) while a column has a `doubt`: guesses are never imported unconfirmed.
   */
  assertChecked(columns: readonly Column<Field>[]): void {
    const unchecked = columns.filter(({ doubt }) => doubt);
    if (unchecked.length === 0) return;
    const named = unchecked.map(
      ({ header, field }) => `”${header}” (${field ? `läses som ${this.set.labels[field]}` : 'hoppas över'})`,
    );
    throw conflict(
      'COLUMNS_NOT_CHECKED',
      `Kontrollera först ${unchecked.length === 1 ? 'kolumnen' : 'kolumnerna'} ${named.join(', ')} och bekräfta vad som ska läsas.`,
    );
  }

  private bestHeader(rows: readonly SheetRow[]): { index: number; matches: number } {
    let best = { index: 0, matches: 0 };
    for (const [index, { cells }] of rows.slice(0, HEADING_ROWS).entries()) {
      const fields = cells.map((cell) => this.fieldOf(textOf(cell))).filter((field) => field !== null);
      const matches = new Set(fields).size;
      if (matches > best.matches) best = { index, matches };
    }
    return best;
  }

  private fieldOf(heading: string | null): Field | null {
    if (heading === null) return null;
    const words = fold(heading).replace(/(?<=\p{L})\d$/u, '');
    return (
      this.fieldByHeading.get(words) ?? this.fieldByHeading.get(words.replace(this.set.owner, '')) ?? null
    );
  }
}
