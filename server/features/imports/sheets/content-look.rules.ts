import { textOf, type SheetRow } from '../../../platform/workbook/workbook.js';
import type { Column } from './column.rules.js';

/** A field, and whether a text is one of its values. */
export type ContentLook<Field extends string> = readonly [Field, (text: string) => boolean];

/** Number of rows sampled per column. */
const SAMPLE = 50;
/** Minimum share of matching values in a column. */
export const MOST = 0.8;

/** Doubt about a column that is read by its content. */
export const GUESS = 'Rubriken säger inte vad kolumnen innehåller.';

/** The texts at the beginning of a column, by its index. */
export function textsIn(rows: readonly SheetRow[]): (index: number) => string[] {
  const sample = rows.slice(0, SAMPLE);
  return (index) => sample.flatMap(({ cells }) => textOf(cells[index]) ?? []);
}

interface Guessing<Field extends string> {
  /** The first that fits a column is its field. */
  looks: readonly ContentLook<Field>[];
  /** Fields that have a column; those that are guessed are added. */
  taken: Set<Field | null>;
  textsOf: (index: number) => readonly string[];
  /** Whether the heading leaves open that the column is the field. */
  mayBe: (column: Column<Field>, field: Field) => boolean;
}

/** Reads columns without a field as what most of their texts look like, with a `doubt`. */
export function guessFields<Field extends string>(
  columns: readonly Column<Field>[],
  { looks, taken, textsOf, mayBe }: Guessing<Field>,
): Column<Field>[] {
  return columns.map((column) => {
    if (column.field !== null || column.doubt) return column;
    const open = looks.filter(([field]) => !taken.has(field) && mayBe(column, field));
    if (open.length === 0) return column;
    const texts = textsOf(column.index);
    const [field] = open.find(([, isLike]) => isMostly(texts, isLike)) ?? [];
    if (!field) return column;
    taken.add(field);
    return { ...column, field, doubt: GUESS };
  });
}

function isMostly(texts: readonly string[], isLike: (text: string) => boolean): boolean {
  return texts.length > 0 && texts.filter(isLike).length >= texts.length * MOST;
}
