import type { ClientBase } from 'pg';

const OWN = `relnamespace = 'public'::regnamespace AND relname NOT LIKE 'migrations%'`;
const OF_OWN = (column: string) => `${column} IN (SELECT oid FROM pg_class WHERE ${OWN})`;

/** Definitions of every kind of object of a schema, by name. */
const DEFINITIONS: Readonly<Record<string, string>> = {
  extension: `SELECT extname AS name, extversion AS definition FROM pg_extension`,
  relation: `SELECT relname AS name, concat_ws(' ', relkind, relpersistence, reloptions, relacl, relrowsecurity,
      relreplident, obj_description(oid, 'pg_class')) AS definition
    FROM pg_class WHERE ${OWN} AND relkind <> 't'`,
  column: `SELECT attrelid::regclass || ' ' || row_number() OVER (PARTITION BY attrelid ORDER BY attnum) AS name,
      concat_ws(' ', attname, format_type(atttypid, atttypmod), attnotnull, attcollation::regcollation, attidentity,
        attgenerated, attstattarget, attstorage, attcompression, attoptions, attacl,
        pg_get_expr(adbin, adrelid), col_description(attrelid, attnum)) AS definition
    FROM pg_attribute LEFT JOIN pg_attrdef ON adrelid = attrelid AND adnum = attnum
    WHERE ${OF_OWN('attrelid')} AND attnum > 0 AND NOT attisdropped`,
  constraint: `SELECT conrelid::regclass || ' ' || conname AS name, concat_ws(' ', pg_get_constraintdef(oid),
      convalidated, condeferrable, condeferred, connoinherit, obj_description(oid, 'pg_constraint')) AS definition
    FROM pg_constraint WHERE ${OF_OWN('conrelid')}`,
  index: `SELECT indexrelid::regclass::text AS name, concat_ws(' ', pg_get_indexdef(indexrelid), indisvalid,
      indisclustered, indisreplident) AS definition
    FROM pg_index WHERE ${OF_OWN('indrelid')}`,
  // Without layout and comments: these say nothing to PostgreSQL.
  function: `SELECT oid::regprocedure::text AS name, concat_ws(' ', regexp_replace(regexp_replace(
      pg_get_functiondef(oid), '--[^\\n]*', '', 'g'), '\\s', '', 'g'), proacl, obj_description(oid, 'pg_proc')) AS definition
    FROM pg_proc WHERE pronamespace = 'public'::regnamespace
      AND NOT EXISTS (SELECT FROM pg_depend WHERE objid = pg_proc.oid AND deptype = 'e')`,
  trigger: `SELECT tgrelid::regclass || ' ' || tgname AS name, concat_ws(' ', pg_get_triggerdef(oid), tgenabled) AS definition
    FROM pg_trigger WHERE NOT tgisinternal AND ${OF_OWN('tgrelid')}`,
  view: `SELECT oid::regclass::text AS name, pg_get_viewdef(oid) AS definition FROM pg_class WHERE ${OWN} AND relkind = 'v'`,
  sequence: `SELECT seqrelid::regclass::text AS name, concat_ws(' ', seqtypid::regtype, seqstart, seqincrement, seqmin,
      seqmax, seqcache, seqcycle) AS definition FROM pg_sequence WHERE ${OF_OWN('seqrelid')}`,
  statistics: `SELECT stxname AS name, pg_get_statisticsobjdef(oid) AS definition FROM pg_statistic_ext`,
  rule: `SELECT rulename AS name, pg_get_ruledef(oid) AS definition FROM pg_rewrite WHERE ${OF_OWN('ev_class')}`,
  type: `SELECT typname AS name, typtype::text AS definition FROM pg_type
    WHERE typnamespace = 'public'::regnamespace AND typname NOT LIKE '%migrations%'`,
};

/** Everything that makes a database's schema, without its rows and without the table of migrations. */
export async function catalogueOf(client: ClientBase): Promise<Record<string, string>> {
  const catalogue: Record<string, string> = {};
  for (const [kind, query] of Object.entries(DEFINITIONS)) {
    const { rows } = await client.query<{ name: string; definition: string }>(query);
    for (const { name, definition } of rows) catalogue[`${kind} ${name}`] = definition;
  }
  return catalogue;
}
