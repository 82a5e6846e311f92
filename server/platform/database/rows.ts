import type { Rows } from './generated.js';

/** `teacher_id` as statements name it in their answer: `teacherId`. */
type Camel<Name> = Name extends `${infer First}_${infer Rest}` ? `${First}${Capitalize<Camel<Rest>>}` : Name;

/** And the other way round: the column of a name. */
export const columnOf = (name: string): string =>
  name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

const nameOf = (column: string): string =>
  column.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());

/** The columns of a table by the names that an answer gives them. */
export type Columns<Table extends keyof Rows> = {
  [Column in keyof Rows[Table] as Camel<Column & string>]: Rows[Table][Column];
};

/** A row with those names. */
export const named = <Table extends keyof Rows>(row: Rows[Table]): Columns<Table> =>
  Object.fromEntries(Object.entries(row).map(([column, value]) => [nameOf(column), value])) as Columns<Table>;

/** A row of the table with every column, by the names of the database. */
export type Row<Table extends keyof Rows> = Rows[Table];

/**
 * Columns that a statement reads of a table: `Read<'student', 'id' | 'teacherId'>`. The types come from the
 * migrated database, so that a renamed or newly nullable column fails type checking. Computed columns (a
 * count, `iso(…)`, an alias) are added by hand.
 */
export type Read<Table extends keyof Rows, Column extends keyof Columns<Table>> = Pick<
  Columns<Table>,
  Column
>;

/** Columns that an update may set: not the id, and not the version, which every update raises. */
export type Changes<Table extends keyof Rows> = Partial<Omit<Columns<Table>, 'id' | 'version'>>;

/** Ids of the rows, in order. */
export const idsOf = (rows: readonly { id: string }[]): string[] => rows.map(({ id }) => id);
