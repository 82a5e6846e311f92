/**
 * Generates row types from the migrated database: `npm run row-types`. A test rejects a stale file. Values
 * allowed by a CHECK become a union, so an enum of the schema and its column cannot differ.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { withMigratedDatabase } from './migrated-database.mjs';
import { ROOT } from './project.mjs';

export const ROW_TYPES = 'server/platform/database/generated.ts';

const TYPES = {
  bool: 'boolean',
  bytea: 'Buffer',
  // As parsed by server/platform/database/data-source.ts.
  date: 'string',
  int8: 'number',
  ...Object.fromEntries(['int2', 'int4', 'float4', 'float8'].map((type) => [type, 'number'])),
  ...Object.fromEntries(['json', 'jsonb'].map((type) => [type, 'unknown'])),
  timestamptz: 'Date',
};

const COLUMNS = `
  SELECT c.relname AS table, a.attname AS column, t.typname AS type, a.attnotnull AS required,
    (SELECT pg_get_constraintdef(k.oid) FROM pg_constraint k WHERE k.conrelid = c.oid AND k.contype = 'c'
       AND k.conkey = ARRAY[a.attnum] AND pg_get_constraintdef(k.oid) LIKE '%= ANY (ARRAY[%' LIMIT 1) AS check
  FROM pg_attribute a JOIN pg_class c ON c.oid = a.attrelid JOIN pg_type t ON t.oid = a.atttypid
  WHERE c.relnamespace = 'public'::regnamespace AND c.relkind = 'r' AND c.relname <> 'migrations'
    AND a.attnum > 0 AND NOT a.attisdropped
  ORDER BY c.relname, a.attname`;

/** Text of the generated file; `query` returns the rows of a statement. */
export async function rowTypes(query) {
  const tables = new Map();
  for (const row of await query(COLUMNS)) tables.set(row.table, [...(tables.get(row.table) ?? []), row]);
  const parts = [...tables].map(
    ([table, columns]) =>
      `  ${table}: {\n${columns.map((column) => `    ${lineOf(column)}`).join('\n')}\n  };`,
  );
  return `/** The rows of each table, made from the migrated database by \`npm run row-types\`. */\nexport interface Rows {\n${parts.join('\n')}\n}\n`;
}

function lineOf({ column, type, required, check }) {
  const values = check && allowedBy(check);
  const isList = type.startsWith('_');
  const one = values ?? TYPES[isList ? type.slice(1) : type] ?? 'string';
  return `${column}: ${isList ? `${one}[]` : one}${required ? '' : ' | null'};`;
}

/** Values of a CHECK `((status = ANY (ARRAY['A'::text, 'B'::text])))`; null for any other. */
function allowedBy(check) {
  const list = /^CHECK \(\(\w+ = ANY \(ARRAY\[(?<values>[^\]]*)\]\)\)\)$/.exec(check)?.groups.values;
  const values =
    list && [...list.matchAll(/'(?<value>[^']*)'::text/g)].map(({ groups }) => `'${groups.value}'`);
  return values ? values.join(' | ') : null;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href)
  await withMigratedDatabase(async (query) => writeFileSync(join(ROOT, ROW_TYPES), await rowTypes(query)));
