import type { DataSource } from 'typeorm';
import { buildDataSource } from '../../server/platform/database/data-source.js';
import { loadDemoSchool } from '../../server/demo/load-demo-school.js';
import { loadReferenceData } from '../../server/reference-data/load-reference-data.js';
import { createTestDatabase, type TestDatabase } from './database.js';

export let database: TestDatabase;
export let source: DataSource;

export const stored = new Map<string, Buffer>();

export const storeInto = (bytesOf: Map<string, Buffer>) => ({
  put: async (key: string, bytes: Buffer): Promise<void> => {
    bytesOf.set(key, bytes);
  },
});

export const store = storeInto(stored);

export async function rows<T>(sql: string): Promise<T[]> {
  const answer: unknown = await source.query(sql);
  return answer as T[];
}

export async function count(from: string): Promise<number> {
  const [row] = await rows<{ n: number }>(`SELECT count(*)::int AS n FROM ${from}`);
  return row!.n;
}

/** The demo school in its own database. */
export async function openDemo(): Promise<void> {
  database = await createTestDatabase();
  source = await buildDataSource(database.url, { poolSize: 4 }).initialize();
  await loadReferenceData(source);
  await loadDemoSchool(source, store);
}
