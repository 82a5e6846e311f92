import type { QueryResultRow } from 'pg';
import { AppError, conflict, notFound } from '../errors/app-error.js';
import type { Queryable } from './database.js';
import type { Rows } from './generated.js';
import { columnOf, named, type Columns, type Read } from './rows.js';

/** Refusal for a missing row: a message, or another error than NOT_FOUND. */
type Missing = string | (() => AppError);

function refusalOf(missing: Missing | undefined): AppError {
  return typeof missing === 'function' ? missing() : notFound(missing);
}

/** Locks one row until the transaction ends; concurrent callers wait and then read its new state. */
export async function lockRow<Row extends QueryResultRow>(
  tx: Queryable,
  sql: string,
  params: readonly unknown[],
  missing?: Missing,
): Promise<Row> {
  const [row] = await tx.query<Row>(sql, params);
  if (!row) throw refusalOf(missing);
  return row;
}

/** The same for a row that is found by its id, with these of its columns. */
export function lockById<Table extends keyof Rows, Column extends keyof Columns<Table> & string>(
  tx: Queryable,
  table: Table,
  id: string,
  columns: readonly Column[],
  missing?: Missing,
): Promise<Read<Table, Column>> {
  const read = columns.map((name) => `${columnOf(name)} AS "${name}"`).join(', ');
  return lockRow(tx, `SELECT ${read} FROM ${table} WHERE id = $1 FOR UPDATE`, [id], missing);
}

/** Locks and reads all columns, to compare, keep or rewrite them. */
export async function lockWhole<Table extends keyof Rows>(
  tx: Queryable,
  table: Table,
  id: string,
  missing: string,
): Promise<Columns<Table>> {
  return named(
    await lockRow<Rows[Table]>(tx, `SELECT * FROM ${table} WHERE id = $1 FOR UPDATE`, [id], missing),
  );
}

/**
 * Throws CONFLICT (VERSION) if the row has changed since the caller read it; a caller without a version skips
 * the check.
 */
export function assertVersion(
  stored: { version: number },
  looked: number | null | undefined,
  sentence: string,
): void {
  if (looked !== null && looked !== undefined && looked !== stored.version)
    throw conflict('VERSION', sentence, stored.version);
}
