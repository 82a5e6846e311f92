import { examList } from '../../domain/lists/exams.js';
import { knownBy, listReaders, valueFor, type ListReaders } from '../support/list-readers.js';
import { ListReading, ordersOf } from '../support/list-reading.js';
import { School } from '../support/school.js';
import { addCourse } from '../support/studies.js';

const list = new ListReading('exams', 'ExamsInput');
const MONTHS = Object.keys(examList.filters.month.labels);
/** Sort values, sorted by PostgreSQL without indexes. */
const VALUE: Record<string, string> = {
  NAME: 'e.name',
  PERSONAL_NUMBER: 'e.personal_number',
  PHONE: 'e.phone',
  EMAIL: 'e.email',
  COURSE: 'coalesce(c.name, e.course)',
  MUNICIPALITY: 'e.municipality',
  MONTH: `array_position('{${MONTHS.join(',')}}'::text[], e.requested_month)`,
  TEACHER: 'u.name',
  STATUS: `array_position('{INTRESSE,SCHEDULED,DENIED}'::text[], e.status)`,
  MATERIAL: 'e.material_received_at IS NOT NULL',
  PAYMENT: 'e.payment_date',
  DECISION: `nullif(array_position('{INTRESSE,SCHEDULED,DENIED}'::text[], e.status), 1)`,
  REGISTERED: 'e.seq',
};

describe('every order of the exam table', () => {
  let school: School;
  let readers: ListReaders;

  beforeAll(async () => {
    school = await School.open();
    readers = await listReaders(school);
    await school.sql(
      `INSERT INTO student (id, name, teacher_id, is_protected)
       SELECT gen_random_uuid(), 'Elev ' || n, (ARRAY[$1, $2]::uuid[])[n % 3], n % 4 = 1 FROM generate_series(1, 12) n`,
      [readers.TEACHER.teacherId, readers.colleague.teacherId],
    );
    const course = await addCourse(school, { name: 'Svenska 1' });
    // Ties, nulls and Swedish letters in every column; a catalogue course and a free-text course share a
    // name.
    await school.sql(
      `INSERT INTO exam (id, student_id, name, personal_number, phone, email, municipality, course, course_id, requested_month,
         teacher_id, status, material_received_at, payment_date)
       SELECT gen_random_uuid(), s.id, ('{Öberg,Åberg,Ärlig,anna,Zara,Åberg}'::text[])[1 + n % 6],
         CASE WHEN n % 3 > 0 THEN (199001010000 + n % 20)::text END, CASE WHEN n % 5 > 1 THEN '070-' || n % 3 END,
         ('{å,ä,ö,z}'::text[])[n % 6], ('{Österåker,Täby,Solna}'::text[])[n % 4],
         ('{Svenska 1,Ångteknik,engelska 5}'::text[])[1 + n % 3] || CASE WHEN n % 2 > 0 AND n % 3 > 0 THEN ' ' || n ELSE '' END,
         CASE WHEN n % 5 = 0 THEN $3::uuid END, ($4::text[])[1 + n % 12], (ARRAY[$1, $2]::uuid[])[n % 4],
         ('{INTRESSE,SCHEDULED,DENIED}'::text[])[1 + n % 3], CASE WHEN n % 3 > 0 THEN now() END,
         CASE WHEN n % 7 > 2 THEN date '2026-01-01' + n % 4 END
       FROM generate_series(1, 60) n
       JOIN (SELECT id, row_number() OVER (ORDER BY id) AS place FROM student) s ON s.place = 1 + n % 12
       ON CONFLICT DO NOTHING`,
      [readers.TEACHER.teacherId, readers.colleague.teacherId, course, MONTHS],
    );
  });
  afterAll(() => school.close());

  const cases = (['ADMIN', 'TEACHER'] as const).flatMap((reader) =>
    ordersOf(examList).flatMap((order) =>
      [{}, { status: 'SCHEDULED' }].map((filter) => [reader, ...order, filter] as const),
    ),
  );

  test.each(cases)(
    'for %s by %s %s of %j follows the values, with missing ones last',
    async (reader, field, direction, filter) => {
      const stored = await school.sql<{ id: string }>(
        `SELECT e.id FROM exam e JOIN student s ON s.id = e.student_id LEFT JOIN course c ON c.id = e.course_id
           LEFT JOIN teacher t ON t.id = e.teacher_id LEFT JOIN app_user u ON u.id = t.user_id
         WHERE ${knownBy(reader, readers)} AND (${'status' in filter ? `e.status = 'SCHEDULED'` : 'true'})
         ORDER BY ${valueFor(reader, field, VALUE[field]!)} ${direction} NULLS LAST, e.seq DESC`,
      );
      await list.expectOrder(readers[reader], { filter, sort: { field, direction } }, stored);
    },
  );

  test.each([
    ['REGISTERED', ['1']],
    ['REGISTERED', [1, 1]],
    ['NAME', [null, 1]],
    ['MATERIAL', ['true', 1]],
    ['PAYMENT', ['2026-02-30', 1]],
    ['MONTH', ['Maj', 1]],
    ['MONTH', [1.5, 1]],
    ['STATUS', [1, 'x']],
  ])('by %s rejects %j, which is no position in it', async (field, place) => {
    const sort = { field, direction: 'ASC' };
    expect(await list.statusOf(readers.ADMIN, { sort }, place)).toBe(400);
  });

  test('rejects a cursor from another order whose values do not fit', async () => {
    const { nextCursor } = await list.part(readers.ADMIN, {
      sort: { field: 'NAME', direction: 'ASC' },
      first: 7,
    });
    const place: unknown = JSON.parse(Buffer.from(nextCursor!, 'base64url').toString());
    for (const field of ['PAYMENT', 'MONTH', 'REGISTERED'])
      expect(await list.statusOf(readers.ADMIN, { sort: { field, direction: 'ASC' } }, place)).toBe(400);
  });
});
