import type { Rows } from '../database/generated.js';
import { columnOf, type Columns } from '../database/rows.js';

/**
 * Effect of anonymising on a column (domain, G5):
 * - `RENAMED`: a person's name, replaced by a placeholder;
 * - `CLEARED`: a personal text that may be null, set to null;
 * - `BLANKED`: a personal text that may not be null, set to an empty text;
 * - `BY_HAND`: the erasure of the table itself handles it;
 * - `KEPT`: a code or a fact of the school, which says nothing about the person.
 */
export type Erasure = 'RENAMED' | 'CLEARED' | 'BLANKED' | 'BY_HAND' | 'KEPT';

/** Description of a record's column, shared by reading, display, erasure and register extract. */
export type FieldDescription = {
  /** The contract's type has a field of this name, with the column's unchanged value. */
  isShown?: true;
  /** Its heading in the register extract, and the labels of its codes. */
  heading?: string;
  words?: Readonly<Record<string, string>>;
} & (
  | { type: 'text' | 'jsonb'; erasure: Erasure }
  | { type: 'bigint' | 'boolean' | 'date' | 'integer' | 'timestamptz' | 'uuid'; erasure?: Erasure }
);

/** Description of all columns of a table, by their field names, with properties `Own` to this record. */
export type RecordFields<Table extends keyof Rows, Own = unknown> = Readonly<
  Record<keyof Columns<Table>, FieldDescription & Own>
>;

type Described = Readonly<Record<string, FieldDescription>>;

/** Names of the fields with this property. */
export function namesOf<Fields extends Described, Said extends string>(fields: Fields, said: Said) {
  return Object.keys(fields).filter((name) => said in fields[name]!) as {
    [Name in keyof Fields]: Fields[Name] extends Readonly<Record<Said, unknown>> ? Name & string : never;
  }[keyof Fields][];
}

/** SELECT expressions of the fields with this property, from the alias. */
export function readingOf(alias: string, fields: Described, said: string): Reading {
  return Object.fromEntries(
    namesOf(fields, said).map((name) => {
      const column = `${alias}.${columnOf(name)}`;
      return [name, fields[name]?.type === 'timestamptz' ? `iso(${column})` : column];
    }),
  );
}

/** SQL by the names of an answer. */
type Reading = Readonly<Record<string, string>>;

/** It as a JSON object. */
export function jsonOf(reading: Reading): string {
  const pairs = Object.entries(reading).map(([name, sql]) => `'${name}', ${sql}`);
  return `json_build_object(${pairs.join(', ')})`;
}

/** It as the columns of a SELECT. */
export function columnsOf(reading: Reading): string {
  return Object.entries(reading)
    .map(([name, sql]) => `${sql} AS "${name}"`)
    .join(', ');
}

/** The erasure of each column that has one. */
export function erasuresOf(fields: Described): Record<string, Erasure> {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, { erasure }]) => (erasure ? [[columnOf(name), erasure]] : [])),
  );
}

/** SET clause of an erasing UPDATE; `nobody` and `blank` are SQL expressions. */
export function erasing(
  columns: Readonly<Record<string, Erasure>>,
  { nobody = 'NULL', blank = 'NULL' }: { nobody?: string; blank?: string },
): string {
  return Object.entries(columns)
    .flatMap(([column, erasure]) => {
      if (erasure === 'RENAMED') return `${column} = ${nobody}`;
      if (erasure === 'CLEARED') return `${column} = NULL`;
      return erasure === 'BLANKED' ? `${column} = CASE WHEN ${column} IS NOT NULL THEN ${blank} END` : [];
    })
    .join(', ');
}
