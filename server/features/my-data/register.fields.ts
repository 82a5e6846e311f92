import { namesOf, readingOf, type FieldDescription } from '../../platform/records/record-fields.js';

/** Words for the codes of a column, as the paper shows them. */
export type Words = Readonly<Record<string, string>>;

/** One heading of the extract: what is kept of one kind, in which tables, and how it is read. */
export interface Register {
  name: string;
  title: string;
  /** The tables that it answers for: a test asks of every table that knows a student where it is. */
  tables: readonly string[];
  columns: readonly ReadColumn[];
  /** Where the rows are, newest first; `$1` is the record (null without one), `$2` the account. */
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

/** What a record's description gives a heading, read from the alias. */
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

/** The course, package or program of an enrolment `e`. */
export const STUDY_JOINS = `LEFT JOIN course c ON c.id = e.course_id LEFT JOIN course_package p ON p.id = e.package_id
  LEFT JOIN program pr ON pr.id = e.program_id`;
export const STUDY_NAME = 'coalesce(c.name, p.name, pr.name)';

export const YES_OR_NO: Words = { true: 'Ja', false: 'Nej' };
