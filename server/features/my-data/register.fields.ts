import type { FieldDescription } from '../../platform/records/record-fields.js';

/** Words for the codes of a column, as the paper shows them. */
export type Words = Readonly<Record<string, string>>;

/** One heading of the extract: what is kept of one kind, in which tables, and how it is read. */
export interface Register {
  name: string;
  title: string;
  /** The tables that it answers for: a test asks of every table that knows a student where it is. */
  tables: readonly string[];
  columns: readonly Column[];
  /** Reads the rows, newest first; `$1` is the record (null without one), `$2` the account. */
  sql: string;
}

export interface Column {
  key: string;
  heading: string;
  words?: Words;
}

export function column(key: string, heading: string, words?: Words): Column {
  return words ? { key, heading, words } : { key, heading };
}

/** The columns of a record that its description gives a heading. */
export function columnsIn(fields: Readonly<Record<string, FieldDescription>>): Column[] {
  return Object.entries(fields).flatMap(([key, { type, heading, words }]) =>
    heading ? [column(key, heading, type === 'boolean' ? YES_OR_NO : words)] : [],
  );
}

/** The course, package or program of an enrolment `e`. */
export const STUDY_JOINS = `LEFT JOIN course c ON c.id = e.course_id LEFT JOIN course_package p ON p.id = e.package_id
  LEFT JOIN program pr ON pr.id = e.program_id`;
export const STUDY_NAME = 'coalesce(c.name, p.name, pr.name)';

export const YES_OR_NO: Words = { true: 'Ja', false: 'Nej' };
