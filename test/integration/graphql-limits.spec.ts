import { getIntrospectionQuery } from 'graphql';
import { School, codeOf, type Answer, type Person } from '../support/school.js';

const ENVELOPE = 'application/graphql-response+json; charset=utf-8';
const PLAIN = 'application/json; charset=utf-8';

describe('GraphQL over HTTP', () => {
  let school: School;
  let admin: Person;
  let teacher: Person;
  beforeAll(async () => {
    school = await School.open({ GRAPHQL_PLAYGROUND: 'staff' });
    admin = await school.as('ADMIN');
    teacher = await school.as('TEACHER');
  });
  afterAll(() => school.close());

  const ask = (person: Person, body: unknown, headers: Record<string, string> = {}): Promise<Answer> =>
    person.rest('POST', '/graphql', { body, headers });
  const firstCode = ({ body }: Answer): unknown =>
    (body as { errors?: { extensions: { code: string } }[] }).errors?.[0]?.extensions.code ?? null;

  describe('media types and status', () => {
    test.each([
      [undefined, PLAIN],
      ['*/*', PLAIN],
      ['application/*', PLAIN],
      ['application/json, text/plain, */*', PLAIN],
      ['text/html', PLAIN],
      ['*/*, application/graphql-response+json', ENVELOPE],
      ['application/graphql-response+json', ENVELOPE],
      ['application/graphql-response+json, application/json;q=0.9', ENVELOPE],
      ['application/json, application/graphql-response+json', ENVELOPE],
      ['application/json', PLAIN],
      ['application/json; charset=utf-8', PLAIN],
      ['text/html, application/json;q=0.5', PLAIN],
    ])('Accept %s gets %s', async (accept, type) => {
      const { headers } = await ask(admin, { query: '{ me { name } }' }, accept ? { accept } : {});
      expect(headers.get('content-type')).toBe(type);
    });

    const unknownStudent = '{ student(id: "00000000-0000-7000-8000-000000000000") { id } }';

    test.each([
      ['{ me { name } }', 'nobody', 401],
      ['{ studentHistory(studentId: "x") { id } }', 'teacher', 403],
      [unknownStudent, 'teacher', 404],
      ['{ student(id: "x") { id } }', 'teacher', 400],
      ['{ nothing }', 'teacher', 400],
      ['{', 'nobody', 400],
    ])('%s as %s is %i, but 200 if only application/json is accepted', async (query, who, status) => {
      const person = { nobody: school.nobody, teacher }[who]!;
      expect((await ask(person, { query })).status).toBe(status);
      expect((await ask(person, { query }, { accept: '*/*' })).status).toBe(status);
      const plain = await ask(person, { query }, { accept: 'application/json' });
      expect(plain.status).toBe(200);
      expect(firstCode(plain)).not.toBeNull();
    });

    test.each([
      ['{ a: me { name } b: student(id: "x") { id } }', 200],
      ['{ b: student(id: "x") { id } a: me { name } }', 200],
    ])('with some data %s is %i', async (query, status) => {
      const answer = await ask(teacher, { query });
      expect(answer.status).toBe(status);
      expect(firstCode(answer)).toBe('BAD_USER_INPUT');
    });

    test('without data the most serious code decides, whatever the order of the fields', async () => {
      const missing = 'm: student(id: "00000000-0000-7000-8000-000000000000") { id }';
      const malformed = 'b: student(id: "x") { id }';
      for (const fields of [
        [missing, malformed],
        [malformed, missing],
      ]) {
        expect((await ask(teacher, { query: `{ ${fields.join(' ')} }` })).status).toBe(404);
      }
      const own = await school.asStudent();
      const foreign = 'f: student(id: "00000000-0000-7000-8000-000000000000") { id }';
      for (const fields of [
        [foreign, malformed],
        [malformed, foreign],
      ]) {
        expect((await ask(own, { query: `{ ${fields.join(' ')} }` })).status).toBe(403);
      }
    });

    test('the roles of all root fields are checked before any of them runs', async () => {
      const idle = await school.as('TEACHER');
      const task = 'createTask(input: {description: "x"}) { id }';
      const student = 'createStudent(input: {name: "Bo"}) { id }';
      for (const fields of [`${task} ${student}`, `${student} ${task}`]) {
        const answer = await ask(idle, { query: `mutation { ${fields} }` });
        expect([answer.status, firstCode(answer)]).toEqual([403, 'FORBIDDEN']);
      }
      expect((await idle.graphql('{ tasks { id } }')).data).toEqual({ tasks: [] });
    });

    test('roles are checked before variables are looked at', async () => {
      const query = 'mutation($input: CreateStudentInput!) { createStudent(input: $input) { id } }';
      expect((await ask(teacher, { query, variables: { input: { nonsense: 1 } } })).status).toBe(403);
      expect((await ask(school.nobody, { query, variables: {} })).status).toBe(401);
      expect((await ask(admin, { query, variables: { input: { nonsense: 1 } } })).status).toBe(400);
    });

    test('every invalid variable is named with its reason', async () => {
      const query = 'mutation($input: CreateStudentInput!) { createStudent(input: $input) { id } }';
      const variables = {
        input: { email: 7, startDate: '2026-02-30', endDate: 5, extra: 1, municipality: { kind: 'x' } },
      };
      const { body } = await ask(admin, { query, variables });
      const { fields } = (
        body as { errors: { extensions: { fields: { path: string; reason: string }[] } }[] }
      ).errors[0]!.extensions;
      expect(fields.map(({ path, reason }) => `${path} ${reason}`).sort()).toEqual([
        'email TYPE',
        'endDate TYPE',
        'extra UNKNOWN_FIELD',
        'municipality.kind UNKNOWN_FIELD',
        'name REQUIRED',
        'startDate FORMAT',
      ]);
    });
  });

  describe('malformed and ambiguous requests', () => {
    test.each([
      [[{ query: '{ me { name } }' }, { query: '{ me { name } }' }]],
      [[]],
      [null],
      ['{ me { name } }'],
      [{}],
      [{ query: 7 }],
      [{ query: '' }],
      [{ query: '{ me { name } }', variables: [] }],
      [{ query: '{ me { name } }', variables: 'x' }],
      [{ query: '{ me { name } }', operationName: 7 }],
      [{ query: '{ me { name } }', operationName: 'Other' }],
      [{ query: 'query A { me { name } } query B { me { name } }' }],
      [{ query: 'fragment F on Query { me { name } }' }],
      [{ query: '{ me { name } }', id: 'x' }],
      [{ extensions: { persistedQuery: { version: 1, sha256Hash: 'a'.repeat(64) } } }],
      [
        {
          query: '{ me { name } }',
          extensions: { persistedQuery: { version: 1, sha256Hash: 'a'.repeat(64) } },
        },
      ],
      [{ query: 'subscription { boardChanged { kind } }' }],
    ])('%j is 400', async (body) => {
      const answer = await ask(
        admin,
        typeof body === 'string' || body === null ? JSON.stringify(body) : body,
        {
          'content-type': 'application/json',
        },
      );
      expect([answer.status, firstCode(answer)]).toEqual([400, 'BAD_USER_INPUT']);
    });

    test('runs the named operation when there are several', async () => {
      const query = 'query A { me { name } } query B { me { email } }';
      expect((await ask(admin, { query, operationName: 'B' })).body).toEqual({
        data: { me: { email: admin.email } },
      });
    });

    test('rejects a query sent with GET', async () => {
      expect((await admin.rest('GET', '/graphql?query=%7Bme%7Bname%7D%7D')).status).toBe(405);
    });
  });

  describe('limits', () => {
    const repeat = (n: number, part: (index: number) => string): string =>
      Array.from({ length: n }, (_, index) => part(index)).join(' ');

    test.each([
      ['16 aliases', `{ ${repeat(16, (n) => `a${n}: me { name }`)} }`],
      ['16 aliases of __typename', `{ ${repeat(16, (n) => `a${n}: __typename`)} }`],
      [
        'aliases beside an introspection',
        `{ __schema { description } ${repeat(100, (n) => `a${n}: __typename`)} }`,
      ],
      [
        'aliases inside an introspection',
        `{ ${repeat(40, (n) => `a${n}: __type(name: "Student") { name }`)} }`,
      ],
      [
        'aliases in fragments',
        `{ ...F ...F } fragment F on Query { ${repeat(8, (n) => `a${n}: __typename`)} }`,
      ],
      ['151 fields', `{ me { ${repeat(151, () => 'name')} } }`],
      ['11 directives', `{ me { ${repeat(11, () => 'name @include(if: true)')} } }`],
      ['11 directives on one field', `{ me { name ${repeat(11, () => '@skip(if: false)')} } }`],
      ['1 001 tokens', `{ me { ${repeat(1_000, () => 'x')} } }`],
      [
        'a fragment bomb',
        `{ ...F0 } ${repeat(30, (n) => `fragment F${n} on Query { ${n < 29 ? `...F${n + 1} ...F${n + 1}` : '__typename'} }`)}`,
      ],
      ['a cycle of fragments', '{ ...A } fragment A on Query { ...B } fragment B on Query { ...A }'],
      [
        'two logins',
        `mutation { ${repeat(2, (n) => `l${n}: login(input: {email: "a@b.se", password: "x"}) { token }`)} }`,
      ],
    ])('%s is rejected at once', async (_what, query) => {
      const started = performance.now();
      const answer = await ask(admin, { query });
      expect([answer.status, firstCode(answer)]).toEqual([400, 'BAD_USER_INPUT']);
      expect(performance.now() - started).toBeLessThan(2_000);
    });

    test('more than eight levels are rejected, and more than twenty in an introspection', async () => {
      const ofType = (levels: number): string =>
        `{ kind ${levels > 0 ? `ofType ${ofType(levels - 1)}` : ''} }`;
      const beside = (levels: number): string => `{ me { name } __type(name: "Student") ${ofType(levels)} }`;
      expect((await ask(admin, { query: beside(6) })).status).toBe(200);
      expect((await ask(admin, { query: beside(7) })).status).toBe(400);
      expect((await ask(admin, { query: `{ __type(name: "Student") ${ofType(18)} }` })).status).toBe(200);
      expect((await ask(admin, { query: `{ __type(name: "Student") ${ofType(19)} }` })).status).toBe(400);
    });

    test('a document with 10 001 bytes of comments returns 413', async () => {
      const answer = await ask(admin, { query: `{ me { name } } ${'#'.repeat(10_000)}` });
      expect([answer.status, firstCode(answer)]).toEqual([413, 'PAYLOAD_TOO_LARGE']);
    });

    test('15 aliases, 10 directives and 150 fields are accepted', async () => {
      expect((await ask(admin, { query: `{ ${repeat(15, (n) => `a${n}: __typename`)} }` })).status).toBe(200);
      expect(
        (await ask(admin, { query: `{ me { ${repeat(10, () => 'name @include(if: true)')} } }` })).status,
      ).toBe(200);
      expect((await ask(admin, { query: `{ me { ${repeat(149, () => 'name')} } }` })).status).toBe(200);
    });

    test('client-requested lists have at most 200 rows per page', async () => {
      const query = 'query($first: Int) { students(input: {first: $first}) { nodes { id } } }';
      expect((await ask(admin, { query, variables: { first: 200 } })).status).toBe(200);
      for (const first of [201, 0, -1, 2_147_483_648]) {
        expect((await ask(admin, { query, variables: { first } })).status).toBe(400);
      }
    });
  });

  describe('errors reveal', () => {
    test('no suggestion of an existing name', async () => {
      for (const query of [
        '{ student { id } }',
        '{ studen(id: "x") { id } }',
        '{ me { nam } }',
        'mutation { logi }',
        '{ me { name(x: 1) } }',
        'query($a: LoginInpu) { me { name } }',
      ]) {
        const { body } = await ask(school.nobody, { query });
        expect(JSON.stringify(body)).not.toMatch(/did you mean|menade du/i);
      }
    });

    const CANARY = 'KANARIEFAGEL4711';

    test.each([
      [
        'mutation($input: CreateStudentInput!) { createStudent(input: $input) { id } }',
        { input: { name: { [`x`]: CANARY } } },
      ],
      [
        'mutation($input: CreateStudentInput!) { createStudent(input: $input) { id } }',
        { input: { name: 'x', startDate: CANARY } },
      ],
      [
        'mutation($input: CreateStudentInput!) { createStudent(input: $input) { id } }',
        { input: { name: 'x', personalNumber: CANARY } },
      ],
      [
        'mutation($input: SetAplStatusInput!) { setAplStatus(input: $input) { __typename } }',
        { input: { studentId: CANARY, aplStatus: CANARY } },
      ],
      ['query($id: ID!) { student(id: $id) { id } }', { id: CANARY }],
      ['query($id: ID!) { student(id: $id) { id } }', { id: [CANARY] }],
      [`{ student(id: {a: "${CANARY}"}) { id } }`, {}],
      [`mutation { login(input: {email: "a@b.se", password: ${CANARY}}) { token } }`, {}],
      [`mutation { login(input: "${CANARY}") { token } }`, {}],
      [`mutation { createStudent(input: {name: "x", startDate: "${CANARY}"}) { id } }`, {}],
      [`{ me "${CANARY}" }`, {}],
      [`{ me { name } } """${CANARY}"""`, {}],
    ])('no submitted value: %s %j', async (query, variables) => {
      const { status, body } = await ask(admin, { query, variables });
      expect(status).toBe(400);
      expect(JSON.stringify(body)).not.toContain(CANARY);
    });
  });

  describe('the second execution path of an operation', () => {
    const questions: [string, Record<string, unknown>][] = [
      ['{ me { name role } }', {}],
      ['query Named { me { ...F } } fragment F on SessionUser { userId email }', {}],
      ['query($yes: Boolean!) { me { name @include(if: $yes) email @skip(if: $yes) } }', { yes: true }],
      ['query($id: ID!) { student(id: $id) { name education { name } } }', { id: 'x' }],
      ['query($id: ID!) { student(id: $id) { name } }', { id: '00000000-0000-7000-8000-000000000000' }],
      ['query($id: ID!) { student(id: $id) { name } }', {}],
      ['query($id: ID!) { student(id: $id) { name } }', { id: null }],
      ['query($first: Int = 2) { students(input: {first: $first}) { totalCount nodes { name } } }', {}],
      ['{ studentHistory(studentId: "x") { id } }', {}],
      ['{ a: me { name } b: student(id: "x") { id } }', {}],
      [
        'mutation($input: CreateTaskInput!) { createTask(input: $input) { description } }',
        { input: { description: ' Köp kaffe ' } },
      ],
      [
        'mutation($input: CreateTaskInput!) { createTask(input: $input) { description } }',
        { input: { description: '' } },
      ],
      ['{ __typename }', {}],
    ];

    test.each(questions)('answers %s %j the same the fifth time as the first', async (query, variables) => {
      for (const person of [teacher, school.nobody]) {
        const answers: unknown[] = [];
        for (let n = 0; n < 5; n += 1) {
          const { status, body, headers } = await ask(person, { query, variables });
          answers.push({ status, type: headers.get('content-type'), body: withoutErrorIds(body) });
        }
        expect(answers.slice(1)).toEqual(Array(4).fill(answers[0]));
      }
    });

    test('is also taken by clients that name their only operation', async () => {
      const query = 'query Mine { me { email } }';
      for (let n = 0; n < 5; n += 1) {
        const { status, body } = await ask(admin, { query, operationName: 'Mine' });
        expect([status, body]).toEqual([200, { data: { me: { email: admin.email } } }]);
        expect((await ask(admin, { query, operationName: 'Other' })).status).toBe(400);
      }
    });
  });

  describe('introspection for staff', () => {
    test.each([
      ['nobody', 401],
      ['STUDENT', 403],
      ['SYV', 403],
      ['TEACHER', 200],
      ['SYSTEMADMIN', 200],
    ] as const)('%s gets %i, in any form', async (who, status) => {
      const person = who === 'nobody' ? school.nobody : await school.as(who);
      const documents = [
        getIntrospectionQuery(),
        '{ __schema { types { name } } }',
        '{ __type(name: "Student") { fields { name } } }',
        'query Q { ...F } fragment F on Query { s: __schema { description } }',
        '{ __typename ... on Query { __schema { description } } }',
      ];
      for (const query of documents) expect((await ask(person, { query })).status).toBe(status);
    });

    test('shows the playground to staff and hides it from everyone else', async () => {
      const headers = { accept: 'text/html' };
      expect((await teacher.rest('GET', '/graphql', { headers })).status).toBe(200);
      for (const person of [school.nobody, await school.as('SYV')]) {
        expect((await person.rest('GET', '/graphql', { headers })).status).toBe(404);
      }
    });
  });
});

describe.each([
  ['open', 'nobody', 200, 200],
  ['off', 'SYSTEMADMIN', 403, 404],
  ['off', 'nobody', 401, 404],
] as const)('GRAPHQL_PLAYGROUND=%s', (setting, who, introspection, page) => {
  test(`returns ${introspection} to ${who}, and the page with ${page}`, async () => {
    const school = await School.open({ GRAPHQL_PLAYGROUND: setting });
    try {
      const person = who === 'nobody' ? school.nobody : await school.as(who);
      expect((await person.graphql(getIntrospectionQuery())).status).toBe(introspection);
      expect((await person.rest('GET', '/graphql', { headers: { accept: 'text/html' } })).status).toBe(page);
      expect(codeOf(await person.graphql('{ __typename }'))).toBeNull();
    } finally {
      await school.close();
    }
  });
});

/** Each refusal has its own error id. */
function withoutErrorIds(body: unknown): unknown {
  return JSON.parse(JSON.stringify(body, (key, value: unknown) => (key === 'errorId' ? 'id' : value)));
}
