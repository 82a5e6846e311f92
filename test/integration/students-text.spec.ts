import { School, type Person } from '../support/school.js';

const ROWS = `id version name personalNumber phone email municipality { type __typename } startDate endDate exam additionalInfo
  teacherId responsible: teacher { id userId { id username __typename } __typename } aplStatus aplStatusSince status educationSummary
  enrollmentStats { totalEnrollments activeEnrollments } commentCount unseenCommentCount isProtected withheld updatedAt
  __typename`;

/** The first request of a document uses the executor; later ones insert PostgreSQL's JSON text. */
describe('student list rows written by the database', () => {
  let school: School;
  const readers = {} as Record<'ADMIN' | 'TEACHER' | 'SYSTEMADMIN', Person>;

  beforeAll(async () => {
    school = await School.open();
    // The sweep also cleans stored names, and those below are unclean on purpose.
    await school.sweptAtStart();
    readers.ADMIN = await school.as('ADMIN');
    readers.SYSTEMADMIN = await school.as('SYSTEMADMIN');
    readers.TEACHER = await school.as('TEACHER', { name: 'Åsa "Ö" Östlund' });
    await school.sql(
      `INSERT INTO student (id, name, personal_number, email, phone, municipality, start_date, exam, additional_info,
         teacher_id, is_protected)
       SELECT gen_random_uuid(), n || E' Öberg "x" \\\\ \\n é 😀', (199001010000 + n)::text,
         CASE WHEN n % 2 = 0 THEN n || '@exempel.se' END, CASE WHEN n % 3 = 0 THEN '070-1' END,
         CASE WHEN n % 2 = 1 THEN 'Täby' END, CASE WHEN n % 2 = 0 THEN date '2026-01-01' END, 'Rad 1', E'a\\tb',
         CASE WHEN n % 2 = 0 THEN $1::uuid END, n % 4 = 0
       FROM generate_series(1, 12) n`,
      [readers.TEACHER.teacherId],
    );
  });
  afterAll(() => school.close());

  test.each(['ADMIN', 'SYSTEMADMIN', 'TEACHER'] as const)('match the view for %s', async (role) => {
    for (const beside of ['', 'totalCount', 'nextCursor totalCount __typename']) {
      const document = `query Of${role}($input: StudentsInput) { students(input: $input) { nodes { ${ROWS} } ${beside} } }`;
      const ask = async (first: number, page: number) => {
        const { data, errors } = await readers[role].graphql(document, { input: { first, page } });
        expect(errors).toEqual([]);
        return data!.students as { nodes: Record<string, unknown>[] };
      };
      const [made, written] = [await ask(9, 1), await ask(9, 1)];
      expect(written).toEqual(made);
      expect(Object.keys(written.nodes[0]!)).toEqual(Object.keys(made.nodes[0]!));
      expect(written.nodes).toHaveLength(9);
      expect((await ask(9, 9)).nodes).toEqual([]);
    }
  });

  test('leave the same record', async () => {
    const trace = async () => {
      const [last] = await school.sql<{ id: string }>('SELECT coalesce(max(id), 0) AS id FROM access_log');
      await readers.TEACHER.graphql('query Traced { students { nodes { id name } } }');
      return school.sql(
        'SELECT user_id, role, action, student_id, is_protected, question FROM access_log WHERE id > $1 ORDER BY student_id',
        [last!.id],
      );
    };
    const made = await trace();
    expect(made).toHaveLength(4);
    expect(await trace()).toEqual(made);
  });

  test('have the names that the query gives them, however long', async () => {
    const long = `as_${'x'.repeat(70)}`;
    const document = `query Long { students { nodes { id ${long}: name } } }`;
    const [made, again] = [await readers.ADMIN.graphql(document), await readers.ADMIN.graphql(document)];
    expect(again.data).toEqual(made.data);
  });

  test('are not used when the query asks for more', async () => {
    const document = `query More { students { nodes { id personalNumberKind viewerMay { edit } } } }`;
    const [made, again] = [await readers.TEACHER.graphql(document), await readers.TEACHER.graphql(document)];
    expect(again.data).toEqual(made.data);
  });
});
