import { ListReading } from '../support/list-reading.js';
import { School, type Person } from '../support/school.js';

const list = new ListReading('accessLog', 'AccessLogInput');
/** Swedish dates, as in the filter. */
const DAY = `(at AT TIME ZONE 'Europe/Stockholm')::date`;

describe('days in the access log', () => {
  let school: School;
  let root: Person;

  beforeAll(async () => {
    school = await School.open();
    root = await school.as('SYSTEMADMIN');
    // Ids and times in opposite order, across midnight, days without records and the change to summer time.
    await school.sql(
      `INSERT INTO access_log (user_id, role, action, at, is_protected)
       SELECT CASE WHEN n % 3 = 0 THEN $1::uuid ELSE gen_random_uuid() END, 'ADMIN',
         ('{READ_STUDENT,LIST_EXAMS}'::text[])[1 + n % 2],
         timestamptz '2025-03-27 22:30:00Z' + (n * 37 % 80) * interval '3 hours' + (n % 4) * interval '1 minute', n % 5 = 0
       FROM generate_series(1, 80) n WHERE n * 37 % 80 NOT BETWEEN 30 AND 45`,
      [root.userId],
    );
  });
  afterAll(() => school.close());

  test.each([
    [{ from: '2025-03-28', to: '2025-03-31' }, `${DAY} BETWEEN '2025-03-28' AND '2025-03-31'`],
    [{ from: '2025-03-30', to: '2025-03-30' }, `${DAY} = '2025-03-30'`],
    [{ to: '2025-04-04' }, `${DAY} <= '2025-04-04'`],
    [{ from: '2025-03-31', to: '2100-01-01' }, `${DAY} >= '2025-03-31' AND ${DAY} <= '2100-01-01'`],
    [{ from: '1900-01-01', to: '2025-04-06' }, `${DAY} <= '2025-04-06'`],
    [
      { from: '2025-03-28', to: '2025-04-06', action: 'LIST_EXAMS' },
      `${DAY} BETWEEN '2025-03-28' AND '2025-04-06' AND action = 'LIST_EXAMS'`,
    ],
    [{ to: '2025-04-06', isProtected: true }, `${DAY} <= '2025-04-06' AND is_protected`],
  ])('are found by %j like all records, newest first by cursor', async (input, where) => {
    // Before the read, which adds a record itself.
    const stored = await school.sql<{ id: string }>(
      `SELECT id::text FROM access_log WHERE ${where} ORDER BY access_log.id DESC`,
    );
    expect(stored.length).toBeGreaterThan(3);
    expect(await list.byCursor(root, { ...input, first: 7 })).toEqual(stored.map(({ id }) => id));
  });

  test.each([
    [{ to: '2025-03-26' }],
    [{ from: '2025-04-01', to: '2025-04-01' }],
    [{ from: '2025-04-05', to: '2025-03-29' }],
    [{ from: '2101-01-01' }],
  ])('with nothing read, %j, are empty', async (input) => {
    expect(await list.byCursor(root, input)).toEqual([]);
  });
});
