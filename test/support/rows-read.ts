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

/** How many rows of each table the reading takes up, by PostgreSQL's own account of its statements. */
export async function rowsRead(
  school: School,
  reading: () => Promise<unknown>,
): Promise<Map<string, number>> {
  const database = school.app.get<Database>(Database);
  const asked: [string, readonly unknown[]][] = [];
  const note = (sql: string, params: readonly unknown[]) => {
    if (/^\s*(WITH|SELECT)\b/.test(sql)) asked.push([sql, params]);
  };
  const spies = [
    ...(['query', 'hot'] as const).map((how) => {
      const ask = database[how].bind(database);
      return jest.spyOn(database, how).mockImplementation((sql: string, params: readonly unknown[] = []) => {
        note(sql, params);
        return ask(sql, params) as Promise<never>;
      });
    }),
    spyOnAsk(database, note),
  ];
  try {
    await reading();
  } finally {
    for (const spy of spies) spy.mockRestore();
  }
  const read = new Map<string, number>();
  // One way asks by another: a statement is noted in both.
  const each = new Map(asked.map(([sql, params]) => [JSON.stringify([sql, params]), [sql, params] as const]));
  for (const [sql, params] of each.values()) await account(school, sql, params, read);
  return read;
}

/** What is asked in the trip of who asks goes past the two others. */
function spyOnAsk(database: Database, note: (sql: string, params: readonly unknown[]) => void) {
  const ask = database.ask.bind(database);
  return jest.spyOn(database, 'ask').mockImplementation((asker, sql, params, how) => {
    note(sql, params);
    return ask(asker, sql, params, how) as Promise<never>;
  });
}

async function account(
  school: School,
  sql: string,
  params: readonly unknown[],
  read: Map<string, number>,
): Promise<void> {
  const client = await school.pool.connect();
  try {
    // What is written with a reading, its trace, is not written twice.
    await client.query('BEGIN');
    // Of a school as small as this one a whole table is read sooner than single rows of it.
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
