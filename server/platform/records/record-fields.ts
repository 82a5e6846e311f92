import type { Rows } from '../database/generated.js';
import { columnOf, type Columns } from '../database/rows.js';

/**
 * What anonymising makes of a text about a person (domain, G5): nobody's name in place of the name, nothing, a blank where
 * there was a text, or what the table's own erasure says by hand; codes and what is a fact of the school stay.
 */
export type Erasure = 'RENAMED' | 'CLEARED' | 'BLANKED' | 'BY_HAND' | 'KEPT';

/** A column of a record, described once: what reads, shows, erases and hands out the record reads this. */
export type FieldDescription = {
  /** The contract's type has a field of this name, which is the column as it is. */
  isShown?: true;
  /** What the register extract calls it, and the words for its codes. */
  heading?: string;
  words?: Readonly<Record<string, string>>;
} & (
  | { type: 'text' | 'jsonb'; erasure: Erasure }
  | { type: 'bigint' | 'boolean' | 'date' | 'integer' | 'timestamptz' | 'uuid'; erasure?: Erasure }
);

/** The description of a table: all of its columns, by the names that an answer gives them, with what is `Own` to this record. */
export type RecordFields<Table extends keyof Rows, Own = unknown> = Readonly<
  Record<keyof Columns<Table>, FieldDescription & Own>
>;

type Described = Readonly<Record<string, FieldDescription>>;

/** The names of the fields of which this is said. */
export function namesOf<Fields extends Described, Said extends string>(fields: Fields, said: Said) {
  return Object.keys(fields).filter((name) => said in fields[name]!) as {
    [Name in keyof Fields]: Fields[Name] extends Readonly<Record<Said, unknown>> ? Name & string : never;
  }[keyof Fields][];
}

/** How the fields of which this is said are read from the alias. */
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

/** What anonymising makes of each column of which it is said. */
export function erasuresOf(fields: Described): Record<string, Erasure> {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, { erasure }]) => (erasure ? [[columnOf(name), erasure]] : [])),
  );
}

/** The assignments of an UPDATE that erases; `nobody` and `blank` are SQL expressions. */
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
