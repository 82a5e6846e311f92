import { jest } from '@jest/globals';
import { Database } from '../../server/platform/database/database.js';
import type { School } from './school.js';

interface PlanNode {
  'Node Type': string;
  'Relation Name'?: string;
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  Plans?: PlanNode[];
}

interface Explained {
  'QUERY PLAN': [{ Plan: PlanNode }];
}

interface Statement {
  sql: string;
  params: readonly unknown[];
  /** PostgreSQL may keep one plan for all values. */
  isPrepared: boolean;
}

/** The statements that a read sends, each once. */
async function statementsOf(school: School, reading: () => Promise<unknown>): Promise<Statement[]> {
  const database = school.app.get<Database>(Database);
  const asked = new Map<string, Statement>();
  const note = (sql: string, params: readonly unknown[], isPrepared: boolean) => {
    const key = JSON.stringify([sql, params]);
    // A prepared statement may pass both methods.
    if (/^\s*(WITH|SELECT)\b/.test(sql) && !asked.has(key)) asked.set(key, { sql, params, isPrepared });
  };
  const spies = (['query', 'hot'] as const).map((how) => {
    const ask = database[how].bind(database);
    return jest.spyOn(database, how).mockImplementation((sql: string, params: readonly unknown[] = []) => {
      note(sql, params, how === 'hot');
      return ask(sql, params) as Promise<never>;
    });
  });
  try {
    await reading();
  } finally {
    for (const spy of spies) spy.mockRestore();
  }
  return [...asked.values()];
}

/** Rows that a read fetches per table, from PostgreSQL's EXPLAIN. */
export async function rowsRead(
  school: School,
  reading: () => Promise<unknown>,
): Promise<Map<string, number>> {
  const read = new Map<string, number>();
  for (const { sql, params } of await statementsOf(school, reading)) await account(school, sql, params, read);
  return read;
}

/**
 * Tables that a read scans from end to end by the planner's own choice: for its values, and for a prepared statement
 * also in the plan for all values.
 */
export async function tablesScanned(
  school: School,
  reading: () => Promise<unknown>,
): Promise<ReadonlySet<string>> {
  const scanned = new Set<string>();
  const collect = (node: PlanNode) => {
    if (node['Node Type'] === 'Seq Scan') scanned.add(node['Relation Name']!);
    for (const inner of node.Plans ?? []) collect(inner);
  };
  for (const { sql, params, isPrepared } of await statementsOf(school, reading)) {
    const explained = await school.sql<Explained>(`EXPLAIN (FORMAT JSON) ${sql}`, [...params]);
    if (isPrepared)
      explained.push(...(await school.sql<Explained>(`EXPLAIN (FORMAT JSON, GENERIC_PLAN) ${sql}`)));
    for (const row of explained) collect(row['QUERY PLAN'][0].Plan);
  }
  return scanned;
}

async function account(
  school: School,
  sql: string,
  params: readonly unknown[],
  read: Map<string, number>,
): Promise<void> {
  const client = await school.pool.connect();
  try {
    // Roll back the access-log record of the repeated read.
    await client.query('BEGIN');
    // In a small school PostgreSQL prefers sequential scans.
    for (const way of ['seqscan', 'hashjoin', 'mergejoin'])
      await client.query(`SET LOCAL enable_${way} = off`);
    const { rows } = await client.query<Explained>(`EXPLAIN (ANALYZE, TIMING OFF, FORMAT JSON) ${sql}`, [
      ...params,
    ]);
    add(rows[0]!['QUERY PLAN'][0].Plan, read);
  } finally {
    await client.query('ROLLBACK');
    client.release();
  }
}

function add(node: PlanNode, read: Map<string, number>): void {
  const table = node['Relation Name'];
  const rows = (node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0)) * node['Actual Loops'];
  if (table) read.set(table, (read.get(table) ?? 0) + Math.round(rows));
  for (const inner of node.Plans ?? []) add(inner, read);
}
