import { jest } from '@jest/globals';
import { Database } from '../../server/platform/database/database.js';
import type { School } from './school.js';

interface PlanNode {
  'Relation Name'?: string;
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  Plans?: PlanNode[];
}

/** Rows that a read fetches per table, from PostgreSQL's EXPLAIN. */
export async function rowsRead(
  school: School,
  reading: () => Promise<unknown>,
): Promise<Map<string, number>> {
  const database = school.app.get<Database>(Database);
  const asked: [string, readonly unknown[]][] = [];
  const note = (sql: string, params: readonly unknown[]) => {
    if (/^\s*(WITH|SELECT)\b/.test(sql)) asked.push([sql, params]);
  };
  const spies = (['query', 'hot'] as const).map((how) => {
    const ask = database[how].bind(database);
    return jest.spyOn(database, how).mockImplementation((sql: string, params: readonly unknown[] = []) => {
      note(sql, params);
      return ask(sql, params) as Promise<never>;
    });
  });
  try {
    await reading();
  } finally {
    for (const spy of spies) spy.mockRestore();
  }
  const read = new Map<string, number>();
  // A query may pass both methods: record it once.
  const each = new Map(asked.map(([sql, params]) => [JSON.stringify([sql, params]), [sql, params] as const]));
  for (const [sql, params] of each.values()) await account(school, sql, params, read);
  return read;
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
    const { rows } = await client.query<{ 'QUERY PLAN': [{ Plan: PlanNode }] }>(
      `EXPLAIN (ANALYZE, TIMING OFF, FORMAT JSON) ${sql}`,
      [...params],
    );
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
