import { ListReading } from '../support/list-reading.js';
import { School, type Person } from '../support/school.js';

const list = new ListReading('issuedDocuments', 'IssuedDocumentsInput!');

describe('the order of the register of issued documents', () => {
  let school: School;
  let admin: Person;

  const issue = (count: number, at: string) =>
    school.sql(
      `INSERT INTO document (id, type, language, code, student_id, issuer, storage_key, size, sha256, created_at, created_by,
         created_by_name)
       SELECT gen_random_uuid(), ('{GRADE_EXTRACT,STUDY_CERTIFICATE}'::text[])[1 + n % 2], 'SV',
         translate(upper(left(replace(gen_random_uuid()::text, '-', ''), 12)), '01', 'GH'),
         (SELECT id FROM student WHERE n % 3 > 0 LIMIT 1), 'Skolan', gen_random_uuid(), 1, 'x', ${at}, $2, 'Karin Ek'
       FROM generate_series(1, $1::integer) n`,
      [count, admin.userId],
    );
  const stored = (where = 'true') =>
    school.sql<{ id: string }>(`SELECT id FROM document WHERE ${where} ORDER BY created_at DESC, id DESC`);

  beforeAll(async () => {
    school = await School.open();
    admin = await school.as('ADMIN');
    await school.student();
    // Many with equal times, some a microsecond apart.
    await issue(
      40,
      `timestamptz '2026-04-01 12:00:00.123456Z' + n % 4 * interval '1 microsecond' + n % 3 * interval '1 day'`,
    );
  });
  afterAll(() => school.close());

  test.each([
    [{}, 'true'],
    [{ type: 'GRADE_EXTRACT' }, `type = 'GRADE_EXTRACT'`],
  ])('of %j is newest first, by cursor and by number', async (input, where) => {
    await list.expectOrder(admin, input, await stored(where));
  });

  test('continues from a cursor whatever was issued before it, even if its document is gone', async () => {
    const ids = (await stored()).map(({ id }) => id);
    const first = await list.part(admin, { first: 7 });
    await issue(3, 'now()');
    await school.sql('DELETE FROM document WHERE id = $1', [first.ids.at(-1)]);
    expect(await list.byCursor(admin, { first: 7, after: first.nextCursor })).toEqual(ids.slice(7));
  });

  test.each([
    [['2026-04-01', 'x']],
    [[null, '10000000-0000-7000-8000-000000000001']],
    [['2026-04-01T12:00:00Z']],
  ])('rejects %j, which is no position in it', async (place) => {
    expect(await list.statusOf(admin, {}, place)).toBe(400);
  });
});
