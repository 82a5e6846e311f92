import type { Queryable } from '../database/database.js';
import type { Rows } from '../database/generated.js';
import { columnOf, type Columns } from '../database/rows.js';
import { SqlParams } from '../database/sql-params.js';

/** The moment by the clock of the database: of its transaction. */
export const NOW = Symbol('now()');

type OrNow<Row> = { [Column in keyof Row]?: Row[Column] | (Date extends Row[Column] ? typeof NOW : never) };

/** Columns of a table with their values, by the names that answers or the database have for them. */
type Given<Table extends keyof Rows> = OrNow<Columns<Table>> | OrNow<Rows[Table]>;

/** Columns that can be updated: not the id, and the version only by `changeRow`. */
export type Changes<Table extends keyof Rows> = Partial<Omit<Columns<Table>, 'id' | 'version'>>;

type With<Column extends string> = {
  [Table in keyof Rows]: Rows[Table] extends Record<Column, unknown> ? Table : never;
}[keyof Rows];

/** Each given column with its placeholder. */
function written(given: object, params: SqlParams): { column: string; value: string }[] {
  return Object.entries(given)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => ({
      column: plainName(columnOf(name)),
      value: value === NOW ? 'now()' : params.add(value),
    }));
}

/**
 * Inserts one row; omitted columns get their defaults. Returns false, without writing, if another row has the
 * same `unless` columns. Only for the table's owner, in its `*.repository.ts`.
 */
export async function insertRow<Table extends keyof Rows>(
  tx: Queryable,
  table: Table,
  row: Given<Table>,
  unless: readonly (keyof Columns<Table> & string)[] = [],
): Promise<boolean> {
  const params = new SqlParams();
  const cells = written(row, params);
  const conflict = unless.length > 0 ? `ON CONFLICT (${unless.map(columnOf).join(', ')}) DO NOTHING` : '';
  const rows = await tx.query(
    `INSERT INTO ${table} (${cells.map(({ column }) => column).join(', ')})
     VALUES (${cells.map(({ value }) => value).join(', ')}) ${conflict} RETURNING 1`,
    params.values,
  );
  return rows.length > 0;
}

/** Inserts several rows with the same columns in one statement. Pass jsonb values as objects, not as text. */
export async function insertRows<Table extends keyof Rows>(
  tx: Queryable,
  table: Table,
  rows: readonly (Partial<Columns<Table>> | Partial<Rows[Table]>)[],
): Promise<void> {
  if (rows.length === 0) return;
  const given = rows.map((row) =>
    Object.fromEntries(
      Object.entries(row)
        .filter(([, value]) => value !== undefined)
        .map(([name, value]) => [plainName(columnOf(name)), value]),
    ),
  );
  const columns = Object.keys(given[0]!).join(', ');
  // A column of a single row would be lost, or null instead of the default.
  if (given.some((row) => Object.keys(row).join(', ') !== columns))
    throw new Error(`The rows of ${table} have different columns`);
  await tx.query(
    `INSERT INTO ${table} (${columns}) SELECT ${columns} FROM jsonb_populate_recordset(NULL::${table}, $1::jsonb)`,
    [JSON.stringify(given)],
  );
}

/** Names are written into the statement itself: an object from elsewhere must not bring any. */
function plainName(column: string): string {
  if (!/^[a-z][a-z0-9_]*$/.test(column)) throw new Error(`No column: ${column}`);
  return column;
}

/** Updates at least one column of a row. Also only for the table's owner. */
export async function updateRow<Table extends With<'id'>>(
  tx: Queryable,
  table: Table,
  id: string,
  columns: Given<Table>,
): Promise<void> {
  const params = new SqlParams();
  const set = written(columns, params).map(({ column, value }) => `${column} = ${value}`);
  await tx.query(`UPDATE ${table} SET ${set.join(', ')} WHERE id = ${params.add(id)}`, params.values);
}

/** The same, which makes a new version of the row, or of each of several. */
export async function changeRow<Table extends With<'id' | 'version'>>(
  tx: Queryable,
  table: Table,
  ids: string | readonly string[],
  columns: Given<Table> & { id?: never; version?: never },
): Promise<void> {
  const params = new SqlParams();
  const set = written(columns, params).map(({ column, value }) => `${column} = ${value}, `);
  const which = typeof ids === 'string' ? params.add(ids) : `ANY (${params.add(ids)}::uuid[])`;
  await tx.query(
    `UPDATE ${table} SET ${set.join('')}version = version + 1 WHERE id = ${which}`,
    params.values,
  );
}

/** Takes away the rows that have these values, at least one; answers how many there were. */
export async function deleteRows<Table extends keyof Rows>(
  tx: Queryable,
  table: Table,
  having: Partial<Columns<Table>>,
): Promise<number> {
  // An undefined value would delete too much or nothing.
  const values = Object.values(having);
  if (values.length === 0 || values.some((value) => value === undefined || value === null))
    throw new Error(`What goes of ${table} is not said`);
  const params = new SqlParams();
  const which = written(having, params).map(({ column, value }) => `${column} = ${value}`);
  const rows = await tx.query(`DELETE FROM ${table} WHERE ${which.join(' AND ')} RETURNING 1`, params.values);
  return rows.length;
}

/** How the rows that hang on another by this column go over from it, as when two records become one. */
export const goingOver =
  <Table extends keyof Rows>(table: Table, column: keyof Columns<Table> & string) =>
  async (tx: Queryable, toId: string, fromId: string): Promise<void> => {
    const by = columnOf(column);
    await tx.query(`UPDATE ${table} SET ${by} = $1 WHERE ${by} = $2`, [toId, fromId]);
  };

/** Replaces the rows with these values; each new row gets them too. */
export async function replaceRows<Table extends keyof Rows>(
  tx: Queryable,
  table: Table,
  having: Partial<Columns<Table>>,
  rows: readonly (Partial<Columns<Table>> | Partial<Rows[Table]>)[],
): Promise<void> {
  await deleteRows(tx, table, having);
  await insertRows(
    tx,
    table,
    rows.map((row) => ({ ...having, ...row })),
  );
}
