import { studentList } from '../../domain/lists/students.js';
import {
  knownBy,
  listReaders,
  valueFor,
  type ListReader,
  type ListReaders,
} from '../support/list-readers.js';
import { ListReading, ordersOf } from '../support/list-reading.js';
import { School } from '../support/school.js';

const list = new ListReading('students', 'StudentsInput');
const SORTS = Object.keys(studentList.sorts!.names);
/** Sort values, sorted by PostgreSQL without indexes. */
const VALUE: Record<string, string> = {
  TEACHER: 'u.name',
  ...Object.fromEntries(
    SORTS.filter((field) => field !== 'TEACHER').map((field) => [field, `s.${field.toLowerCase()}`]),
  ),
};

describe('every sort order of the student list', () => {
  let school: School;
  let readers: ListReaders;

  beforeAll(async () => {
    school = await School.open();
    readers = await listReaders(school);
    // Ties, nulls and Swedish letters in every column; some of the teacher's own students are protected.
    await school.sql(
      `INSERT INTO student (id, name, personal_number, email, phone, municipality, start_date, end_date, apl_status,
         updated_at, teacher_id, is_protected)
       SELECT gen_random_uuid(), ('{Öberg,Åberg,Ärlig,anna,Zara,Åberg}'::text[])[1 + n % 6],
         CASE WHEN n % 3 > 0 THEN (199001010000 + n)::text END, CASE WHEN n % 4 > 0 THEN ('{å,ä,ö,z}'::text[])[n % 4] || '@exempel.se' END,
         CASE WHEN n % 5 > 1 THEN '070-' || n % 3 END, ('{Österåker,Täby,Solna}'::text[])[n % 4],
         CASE WHEN n % 7 > 2 THEN date '2026-01-01' + n % 5 END, CASE WHEN n % 2 > 0 THEN date '2026-06-01' + n % 3 END,
         ('{GRAY,RED,BLUE}'::text[])[1 + n % 3], timestamptz '2026-01-01 12:00:00.123456Z' + (n % 9) * interval '1 microsecond',
         (ARRAY[$1, $2]::uuid[])[n % 3], n % 6 = 1
       FROM generate_series(1, 40) n`,
      [readers.TEACHER.teacherId, readers.colleague.teacherId],
    );
  });
  afterAll(() => school.close());

  const byNumber = (reader: ListReader, sort: object) =>
    list.byNumber(readers[reader], { sort, first: 7 }, 6);
  const byCursor = (reader: ListReader, sort: object) => list.byCursor(readers[reader], { sort, first: 7 });

  const readBy = (...names: ListReader[]) =>
    names.flatMap((reader) => ordersOf(studentList).map((order) => [reader, ...order] as const));

  test.each(readBy('ADMIN', 'TEACHER'))(
    'for %s by %s %s follows the values, those without one last, page by page',
    async (reader, field, direction) => {
      const stored = await school.sql<{ id: string }>(
        `SELECT s.id FROM student s LEFT JOIN teacher t ON t.id = s.teacher_id LEFT JOIN app_user u ON u.id = t.user_id
         WHERE ${knownBy(reader, readers)} ORDER BY ${valueFor(reader, field, VALUE[field]!)} ${direction} NULLS LAST, s.id ${direction}`,
      );
      expect(await byNumber(reader, { field, direction })).toEqual(stored.map(({ id }) => id));
    },
  );

  test.each(readBy('ADMIN', 'TEACHER'))(
    'for %s by %s %s is the same when continued from the end of a page',
    async (reader, field, direction) => {
      expect(await byCursor(reader, { field, direction })).toEqual(
        await byNumber(reader, { field, direction }),
      );
    },
  );

  test.each(['START_DATE', 'TEACHER'])('by %s counts its pages from a cursor onwards', async (field) => {
    const sort = { field, direction: 'ASC' };
    const all = await byNumber('ADMIN', sort);
    let after: string | null = null;
    for (let at = 7; at < 35; at += 7) {
      after = (await list.part(readers.ADMIN, { sort, first: 7, after })).nextCursor;
      const further = await list.part(readers.ADMIN, { sort, first: 7, after, page: 2 });
      expect(further.ids).toEqual(all.slice(at + 7, at + 14));
    }
  });

  test.each([
    ['START_DATE', ['2026-02-30', '10000000-0000-7000-8000-000000000001']],
    // A year that PostgreSQL's calendar lacks.
    ['END_DATE', ['0000-01-01', '10000000-0000-7000-8000-000000000001']],
    ['UPDATED_AT', ['i går', '10000000-0000-7000-8000-000000000001']],
    ['NAME', [null, '10000000-0000-7000-8000-000000000001']],
    ['EMAIL', [7, '10000000-0000-7000-8000-000000000001']],
    ['EMAIL', ['a', '10000000-0000-7000-8000-000000000001', 'b']],
  ])('refuses an invalid cursor by %s', async (field, place) => {
    expect(await list.statusOf(readers.ADMIN, { sort: { field, direction: 'ASC' } }, place)).toBe(400);
  });
});
