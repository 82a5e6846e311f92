import type { DataSource } from 'typeorm';
import { buildDataSource } from '../../server/platform/database/data-source.js';
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
  it('includes the 22 municipalities, one cooperation and one for private payers', async () => {
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
      GY25: '^[A-ZÅÄÖ]{4}[0-9][A-D0][0-9]{2}X([A-Z]{3})?$',
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

  it('keeps a name that the school has corrected', async () => {
    await source.query(`UPDATE course SET name = 'Svenska 1 (kväll)' WHERE code = 'SVESVE01'`);
    await loadReferenceData(source);
    expect(await rows(`SELECT name FROM course WHERE code = 'SVESVE01'`)).toEqual([
      { name: 'Svenska 1 (kväll)' },
    ]);
  });

  it('fills in what an older course lacks, once, and keeps what the school has filled in', async () => {
    await source.query(`DELETE FROM shipped_reference WHERE key IN ('course SVESVE01', 'course ENGENG05')`);
    await source.query(
      `UPDATE course SET subject = NULL, valid_to = NULL, price_category = 'VOCATIONAL' WHERE code = 'SVESVE01'`,
    );
    await source.query(`UPDATE course SET subject = NULL WHERE code = 'SVESVE02'`);
    await loadReferenceData(source);
    expect(
      await rows(
        `SELECT subject, valid_to, price_category FROM course WHERE code IN ('SVESVE01', 'SVESVE02') ORDER BY code`,
      ),
    ).toEqual([
      { subject: 'Svenska', valid_to: '2030-06-30', price_category: 'VOCATIONAL' },
      { subject: null, valid_to: '2030-06-30', price_category: 'GENERAL' },
    ]);
  });

  it('pairs Gy11 with Gy25 as published, never by the form of the code', async () => {
    const pairs = await rows<{ old: string; new: string; same: boolean }>(
      `SELECT a.code AS old, b.code AS new, a.points = b.points AS same FROM course_equivalent e
       JOIN course a ON a.id = e.course_id JOIN course b ON b.id = e.equivalent_id`,
    );
    expect(pairs).toHaveLength(95);
    expect(pairs.every(({ same }) => same)).toBe(true);
    expect(
      await rows(`SELECT source, count(*)::int AS n FROM course_equivalent GROUP BY source ORDER BY n`),
    ).toEqual([
      { source: 'Örebro kommun, Komvux prövningstabell', n: 36 },
      { source: 'Helsingborgs stad, Gymnasiala kurser – jämförelse Gy25', n: 59 },
    ]);
    const of = (code: string) => pairs.find((pair) => pair.old === code)?.new ?? null;
    expect([of('FYSFYS01a'), of('MATMAT03b'), of('ANOANA01')]).toEqual(['FYSK1B00X', 'MATO1B00X', null]);
  });

  it('does not restore what a school has unlinked or deleted', async () => {
    await source.query(
      `DELETE FROM course_equivalent WHERE course_id = (SELECT id FROM course WHERE code = 'FYSFYS02')`,
    );
    await source.query(`DELETE FROM course_package WHERE name = 'Elevassistent'`);
    await source.query(
      `DELETE FROM course_package_course WHERE course_id = (SELECT id FROM course WHERE code = 'SVASVA01')`,
    );
    await loadReferenceData(source);
    expect(await rows('SELECT count(*)::int AS n FROM course_equivalent')).toEqual([{ n: 94 }]);
    expect(await rows('SELECT name FROM course_package ORDER BY name')).toEqual([
      { name: 'Barnskötare' },
      { name: 'Undersköterska' },
    ]);
    expect(
      await rows(`SELECT count(*)::int AS n FROM course_package_course WHERE choice_group IS NOT NULL`),
    ).toEqual([{ n: 1 }]);
  });

  it('includes packages whose points meet their target, counting one alternative per choice', async () => {
    expect(
      await rows(
        `SELECT p.name, p.target_points AS target, sum(points)::int AS sum FROM course_package p JOIN (
           SELECT package_id, coalesce(choice_group, course_id::text) AS choice, max(c.points) AS points
           FROM course_package_course JOIN course c ON c.id = course_id GROUP BY 1, 2) r ON r.package_id = p.id
         GROUP BY p.id ORDER BY p.name`,
      ),
    ).toEqual([
      { name: 'Barnskötare', target: 1300, sum: 1300 },
      { name: 'Elevassistent', target: 1300, sum: 1300 },
      { name: 'Undersköterska', target: 1500, sum: 1500 },
    ]);
  });

  it('includes the exam as rules: its obligatory courses add up to the obligatory points', async () => {
    expect(
      await rows(
        `SELECT p.required_points AS required, sum(r.points)::int AS sum FROM program p JOIN (
           SELECT program_id, coalesce(choice_group, course_id::text) AS choice, max(c.points) AS points
           FROM program_course JOIN course c ON c.id = course_id GROUP BY 1, 2) r ON r.program_id = p.id GROUP BY p.id`,
      ),
    ).toEqual([{ required: 1050, sum: 1050 }]);
  });

  it('states when Gy11 was withdrawn and until when it may be finished', async () => {
    expect(
      await rows(
        `SELECT cancelled_on, valid_to, count(*)::int AS n FROM course WHERE system = 'GY11' GROUP BY 1, 2 ORDER BY 1`,
      ),
    ).toEqual([
      { cancelled_on: '2021-07-01', valid_to: '2021-07-01', n: 1 },
      { cancelled_on: '2025-07-01', valid_to: '2030-06-30', n: 121 },
    ]);
  });

  it('has sfi courses A to D on three paths, graded pass or fail like basic level', async () => {
    expect(
      await rows(
        `SELECT system, grade_scale(level, kind) AS scale, count(*)::int AS n FROM course
         WHERE level <> 'UPPER_SECONDARY' OR kind = 'FINAL_PROJECT' GROUP BY 1, 2 ORDER BY 1`,
      ),
    ).toEqual([
      { system: 'LOCAL', scale: 'PASS_FAIL', n: 1 },
      { system: 'SFI', scale: 'PASS_FAIL', n: 9 },
      { system: 'VUX_GRUND', scale: 'PASS_FAIL', n: 19 },
    ]);
  });
});
