import type { ClientBase } from 'pg';

/** A table with the columns that hold data; generated ones follow from these. */
export interface Table {
  /** `schema.table`. */
  name: string;
  /** Quoted, as SQL names it. */
  sql: string;
  /** Quoted and separated by commas. */
  columns: string;
}

/** The product's schema and the queue's. The queue's own migrations belong to the installed version of its package. */
const TABLES = `
  SELECT n.nspname || '.' || c.relname AS name, format('%I.%I', n.nspname, c.relname) AS sql,
    (SELECT string_agg(quote_ident(a.attname), ', ' ORDER BY a.attnum) FROM pg_attribute a
      WHERE a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped AND a.attgenerated = '') AS columns
  FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
  WHERE c.relkind = 'r' AND n.nspname IN ('public', 'graphile_worker')
    AND NOT (n.nspname = 'graphile_worker' AND c.relname = 'migrations')
  ORDER BY 1`;

export async function tablesOf(client: ClientBase): Promise<Table[]> {
  return (await client.query<Table>(TABLES)).rows;
}

const SEQUENCES = `
  SELECT n.nspname || '.' || c.relname AS name, format('%I.%I', n.nspname, c.relname) AS sql
  FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
  WHERE c.relkind = 'S' AND n.nspname IN ('public', 'graphile_worker') ORDER BY 1`;

export async function sequencesOf(client: ClientBase): Promise<Pick<Table, 'name' | 'sql'>[]> {
  return (await client.query<Pick<Table, 'name' | 'sql'>>(SEQUENCES)).rows;
}

/** Foreign keys, with the statements that drop them and make them again. */
const FOREIGN_KEYS = `
  SELECT format('ALTER TABLE %I.%I DROP CONSTRAINT %I', n.nspname, c.relname, k.conname) AS drop,
    format('ALTER TABLE %I.%I ADD CONSTRAINT %I %s', n.nspname, c.relname, k.conname, pg_get_constraintdef(k.oid)) AS make
  FROM pg_constraint k JOIN pg_class c ON c.oid = k.conrelid JOIN pg_namespace n ON n.oid = c.relnamespace
  WHERE k.contype = 'f' AND n.nspname IN ('public', 'graphile_worker') ORDER BY 1`;

export async function foreignKeysOf(client: ClientBase): Promise<{ drop: string; make: string }[]> {
  return (await client.query<{ drop: string; make: string }>(FOREIGN_KEYS)).rows;
}
