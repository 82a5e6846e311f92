import type { DataSource } from 'typeorm';
import { buildDataSource } from '../../server/database/data-source.js';
import { loadReferenceData } from '../../server/reference-data/load-reference-data.js';
import { createTestDatabase, type TestDatabase } from '../support/database.js';

let database: TestDatabase;
let source: DataSource;

beforeEach(async () => {
  database = await createTestDatabase();
  source = await buildDataSource(database.url, { poolSize: 4 }).initialize();
  await loadReferenceData(source);
});

afterEach(async () => {
  await source.destroy();
  await database.drop();
});

async function rows<T>(sql: string): Promise<T[]> {
  const answer: unknown = await source.query(sql);
  return answer as T[];
}

describe('the reference data', () => {
  it('brings the 22 municipalities, one a cooperation and one for those who pay themselves', async () => {
    expect(
      await rows('SELECT kind, count(*)::int AS n FROM municipality GROUP BY kind ORDER BY kind'),
    ).toEqual([
      { kind: 'COOPERATION', n: 1 },
      { kind: 'MUNICIPALITY', n: 20 },
      { kind: 'PRIVATE', n: 1 },
    ]);
    expect(
      await rows(`SELECT name FROM municipality WHERE (code IS NULL) <> (kind <> 'MUNICIPALITY')`),
    ).toEqual([]);
  });

  it('spells course codes as the catalogue does, each system by its own pattern', async () => {
    const patterns = {
      GY11: '^[A-ZÅÄÖ]{6}[0-9]{1,2}([a-d][0-9]?)?S?$',
      GY25: '^[A-ZÅÄÖ]{4}[0-9][A-D0][0-9]{2}X$',
      VUX_GRUND: '^GRN[A-Z]{3}[A-D2]$',
    };
    for (const [system, pattern] of Object.entries(patterns)) {
      const found = await rows<{ code: string }>(`SELECT code FROM course WHERE system = '${system}'`);
      expect(found.length).toBeGreaterThan(15);
      expect(found.filter(({ code }) => !new RegExp(pattern).test(code))).toEqual([]);
    }
  });

  it('stays the same however often it is loaded, by however many servers', async () => {
    const before = await rows('SELECT * FROM course ORDER BY code');
    await Promise.all([loadReferenceData(source), loadReferenceData(source), loadReferenceData(source)]);
    expect(await rows('SELECT * FROM course ORDER BY code')).toEqual(before);
    expect(before.length).toBeGreaterThan(100);
  });

  it('leaves a name alone that the school has mended', async () => {
    await source.query(`UPDATE course SET name = 'Svenska 1 (kväll)' WHERE code = 'SVESVE01'`);
    await loadReferenceData(source);
    expect(await rows(`SELECT name FROM course WHERE code = 'SVESVE01'`)).toEqual([
      { name: 'Svenska 1 (kväll)' },
    ]);
  });
});
