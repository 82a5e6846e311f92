import { School, type Person } from '../support/school.js';

const LIST = `query($input: StudentsInput) { students(input: $input) { totalCount nextCursor
  nodes { id name personalNumber municipality { type } status aplStatus teacher { userId { username } } } } }`;

interface Page {
  totalCount: number;
  nextCursor: string | null;
  nodes: { id: string; name: string; personalNumber: string | null; status: string }[];
}

describe('the student list', () => {
  let school: School;
  let admin: Person;
  let teacher: Person;
  const NAMES = [
    'Zara Zetterberg',
    'Öberg Karin',
    'Ärlig Nils',
    'Åberg Bo',
    'anna andersson',
    'Ånger Åke',
    'Wennberg Kim',
    'Vester Ulf',
  ];
  const SWEDISH = [
    'anna andersson',
    'Vester Ulf',
    'Wennberg Kim',
    'Zara Zetterberg',
    'Åberg Bo',
    'Ånger Åke',
    'Ärlig Nils',
    'Öberg Karin',
  ];

  beforeAll(async () => {
    school = await School.open();
    admin = await school.as('ADMIN');
    teacher = await school.as('TEACHER', { name: 'Tea Tärna' });
    for (const name of NAMES) await school.student({ name });
    await school.sql(
      `UPDATE student SET personal_number = '199001019802', email = 'bo_100%@exempel.se', phone = '08-1', municipality = 'Huddinge',
         start_date = '2026-01-10', apl_status = 'RED', teacher_id = $1 WHERE name = 'Åberg Bo'`,
      [teacher.teacherId],
    );
    await school.sql(
      `UPDATE student SET municipality = 'Solna', start_date = '2026-06-01', end_date = '2026-07-01' WHERE name = 'Ånger Åke'`,
    );
    await school.sql(`UPDATE student SET start_date = '2099-01-01' WHERE name = 'Öberg Karin'`);
  });
  afterAll(() => school.close());

  async function page(input: Record<string, unknown>, person = admin): Promise<Page> {
    const { data, errors } = await person.graphql(LIST, { input });
    expect(errors).toEqual([]);
    return data!.students;
  }
  const names = async (filter: Record<string, unknown>, person = admin): Promise<string[]> =>
    (await page({ filter }, person)).nodes.map(({ name }) => name);

  test('is sorted in Swedish order, ignoring case', async () => {
    expect(await names({})).toEqual(SWEDISH);
    const { nodes } = await page({ sort: { field: 'NAME', direction: 'DESC' } });
    expect(nodes.map(({ name }) => name)).toEqual([...SWEDISH].reverse());
  });

  test('lists rows without a value last, in either sort direction', async () => {
    for (const direction of ['ASC', 'DESC']) {
      const { nodes } = await page({ sort: { field: 'MUNICIPALITY', direction } });
      const firstTwo = nodes.slice(0, 2).map(({ name }) => name);
      expect(firstTwo.sort()).toEqual(['Ånger Åke', 'Åberg Bo'].sort());
    }
  });

  test.each(['q', 'education'])('accepts no more than 100 characters of %s', async (field) => {
    const ask = (length: number) =>
      admin.graphql(LIST, { input: { filter: { [field]: 'å'.repeat(length) } } });
    expect((await ask(100)).errors).toEqual([]);
    expect((await ask(101)).errors[0]!.extensions['fields']).toMatchObject([
      { path: `filter.${field}`, reason: 'TOO_LONG' },
    ]);
  });

  test.each([
    'NAME',
    'PERSONAL_NUMBER',
    'EMAIL',
    'PHONE',
    'MUNICIPALITY',
    'TEACHER',
    'START_DATE',
    'END_DATE',
    'STATUS',
    'APL_STATUS',
    'UPDATED_AT',
  ])('can be sorted by %s, with every student on exactly one page', async (field) => {
    for (const direction of ['ASC', 'DESC']) {
      const seen: string[] = [];
      for (let number = 1; number <= 3; number += 1) {
        const { nodes, totalCount } = await page({ sort: { field, direction }, first: 3, page: number });
        expect(totalCount).toBe(NAMES.length);
        seen.push(...nodes.map(({ name }) => name));
      }
      expect([...seen].sort()).toEqual([...NAMES].sort());
    }
  });

  test.each<[Record<string, unknown>, string[]]>([
    [{ q: 'BERG' }, ['Wennberg Kim', 'Zara Zetterberg', 'Åberg Bo', 'Öberg Karin']],
    [{ q: 'åberg' }, ['Åberg Bo']],
    [{ q: 'A\u030aberg' }, ['Åberg Bo']],
    [{ q: 'bo_100%@' }, ['Åberg Bo']],
    [{ q: '_erg' }, []],
    [{ q: '%' }, ['Åberg Bo']],
    [{ q: '900101-9802' }, ['Åberg Bo']],
    [{ q: '19900101 9802' }, ['Åberg Bo']],
    [{ q: "'; DROP TABLE student; --" }, []],
    [{ q: '  ' }, SWEDISH],
    [{ municipalities: ['Huddinge', 'Solna'] }, ['Åberg Bo', 'Ånger Åke']],
    [{ municipalities: [] }, SWEDISH],
    [{ aplStatus: 'RED' }, ['Åberg Bo']],
    [{ statuses: ['NOT_STARTED'] }, ['Öberg Karin']],
    [{ statuses: ['ENDED', 'NOT_STARTED'] }, ['Ånger Åke', 'Öberg Karin']],
    [{ startFrom: '2026-01-10', startTo: '2026-01-10' }, ['Åberg Bo']],
    [{ startFrom: '2026-01-11' }, ['Ånger Åke', 'Öberg Karin']],
    [{ missing: ['PHONE'] }, SWEDISH.filter((name) => name !== 'Åberg Bo')],
    [{ q: 'berg', municipalities: ['Huddinge'], aplStatus: 'RED' }, ['Åberg Bo']],
    [{ q: 'berg', aplStatus: 'GREEN' }, []],
    [{ mine: true }, []],
  ])('filtered by %j has exactly %j', async (filter, expected) => {
    expect(await names(filter)).toEqual(expected);
    expect((await page({ filter })).totalCount).toBe(expected.length);
  });

  test('can be filtered by responsible teacher, by id or as one’s own', async () => {
    expect(await names({ teacherId: teacher.teacherId })).toEqual(['Åberg Bo']);
    expect(await names({ mine: true }, teacher)).toEqual(['Åberg Bo']);
    expect(await names({ mine: true }, await school.as('TEACHER'))).toEqual([]);
  });

  test('can be filtered by what the students study', async () => {
    const [course] = await school.sql<{ id: string; name: string; code: string }>(
      `SELECT id, name, code FROM course ORDER BY code LIMIT 1`,
    );
    await school.sql(
      `INSERT INTO enrollment (id, student_id, course_id, start_date)
       SELECT gen_random_uuid(), s.id, $1, '2026-01-01' FROM student s WHERE name = 'Vester Ulf'`,
      [course!.id],
    );
    expect(await names({ education: course!.code.toLowerCase() })).toEqual(['Vester Ulf']);
    await school.sql(`UPDATE enrollment SET removed_at = now()`);
    expect(await names({ education: course!.code })).toEqual([]);
  });

  test('is read to the end by cursor without duplicates or gaps while students are added', async () => {
    const seen: string[] = [];
    let after: string | null = null;
    do {
      const { nodes, nextCursor }: Page = await page({ first: 3, after });
      seen.push(...nodes.map(({ name }) => name));
      if (seen.length === 3) await school.student({ name: 'Aaron Aa' });
      after = nextCursor;
    } while (after !== null);
    expect(seen).toEqual(SWEDISH);
    await school.sql(`DELETE FROM student WHERE name = 'Aaron Aa'`);
  });

  test.each([
    'x',
    'AAAA',
    '!!!!',
    Buffer.from('["a"]').toString('base64url'),
    Buffer.from('["a","b"]').toString('base64url'),
  ])('refuses the cursor %s', async (after) => {
    expect((await admin.graphql(LIST, { input: { after } })).status).toBe(400);
  });

  describe('through REST', () => {
    const list = async (path: string, person = admin) => {
      const { status, body, headers } = await person.rest('GET', path);
      expect(status).toBe(200);
      return {
        names: (body as { name: string }[]).map(({ name }) => name),
        link: headers.get('link'),
        body: body as Record<string, unknown>[],
      };
    };

    test('is an array of students as on the student page, never truncated', async () => {
      const { names: all, body, link } = await list('/api/students');
      expect(all).toEqual(SWEDISH);
      expect(link).toBeNull();
      const details = await admin.rest('GET', `/api/student-details/${String(body[4]!._id)}`);
      expect(Object.keys(body[4]!).sort()).toEqual(Object.keys(details.body as object).sort());
    });

    test('is filtered by any part of a name, however short, and by status', async () => {
      expect((await list('/api/students?q=k')).names).toEqual(['Wennberg Kim', 'Ånger Åke', 'Öberg Karin']);
      expect((await list('/api/students?aplStatus=RED')).names).toEqual(['Åberg Bo']);
    });

    test('is paged by its Link header, filter included', async () => {
      const seen: string[] = [];
      let path: string | undefined = '/api/students?limit=2&q=berg';
      while (path) {
        const { names: some, link }: { names: string[]; link: string | null } = await list(path);
        expect(some.length).toBeLessThanOrEqual(2);
        seen.push(...some);
        path = /^<([^>]+)>; rel="next"$/.exec(link ?? '')?.[1];
      }
      expect(seen).toEqual(['Wennberg Kim', 'Zara Zetterberg', 'Åberg Bo', 'Öberg Karin']);
    });

    test('contains only their own record for a student; nothing without a link', async () => {
      const anna = await school.asStudent({ name: 'Xerxes Xu' });
      expect((await list('/api/students', anna)).names).toEqual(['Xerxes Xu']);
      expect((await list('/api/students?q=berg', anna)).names).toEqual([]);
      expect((await list('/api/students', await school.as('STUDENT'))).names).toEqual([]);
      await school.sql('DELETE FROM student WHERE id = $1', [anna.studentId]);
    });

    test('returns 2 500 students where there are so many, in order, with one record in the access log', async () => {
      await school.sql(
        `INSERT INTO student (id, name) SELECT gen_random_uuid(), 'Massa ' || lpad(n::text, 5, '0') FROM generate_series(1, 2500) n`,
      );
      const reader = await school.as('TEACHER');
      const { names: all } = await list('/api/students?q=massa', reader);
      expect(all).toHaveLength(2_500);
      expect(all).toEqual([...all].sort());
      const traces = await school.sql('SELECT action FROM access_log WHERE user_id = $1', [reader.userId]);
      expect(traces).toEqual([{ action: 'LIST_STUDENTS' }]);
      const page = await list('/api/students?q=massa&limit=1000', reader);
      const whole = await list('/api/students?q=massa', reader);
      expect(whole.body.slice(0, 1_000)).toEqual(page.body);
      await school.sql(`DELETE FROM student WHERE name LIKE 'Massa %'`);
    });
  });
});
