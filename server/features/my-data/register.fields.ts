import { namesOf, readingOf, type FieldDescription } from '../../platform/records/record-fields.js';

/** Labels of a column's codes in the document. */
export type Words = Readonly<Record<string, string>>;

/** One section of the extract with its tables and columns. */
export interface Register {
  name: string;
  title: string;
  /** The tables it covers: a test requires every table with student data to be covered. */
  tables: readonly string[];
  columns: readonly ReadColumn[];
  /** FROM clause and order, newest first; `$1` is the record (null without one), `$2` the account. */
  from: string;
}

export interface Column {
  key: string;
  heading: string;
  words?: Words;
}

/** A column with the SQL that reads it. */
export interface ReadColumn extends Column {
  sql: string;
}

export function column(key: string, heading: string, sql: string, words?: Words): ReadColumn {
  return { key, heading, sql, ...(words ? { words } : {}) };
}

/** A section's columns from a record's description, read from the alias. */
export function columnsIn(alias: string, fields: Readonly<Record<string, FieldDescription>>): ReadColumn[] {
  const reading = readingOf(alias, fields, 'heading');
  return namesOf(fields, 'heading').map((name) => {
    const { heading = '', type, words } = fields[name]!;
    return column(name, heading, reading[name]!, type === 'boolean' ? YES_OR_NO : words);
  });
}

/** The statement of a register. */
export function statementOf({ columns, from }: Register): string {
  return `SELECT ${columns.map(({ key, sql }) => `${sql} AS "${key}"`).join(', ')} FROM ${from}`;
}

export const YES_OR_NO: Words = { true: 'Ja', false: 'Nej' };
