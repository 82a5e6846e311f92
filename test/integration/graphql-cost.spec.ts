import { School, type Answer, type Person } from '../support/school.js';

describe('the cost of a document', () => {
  let school: School;
  let admin: Person;
  let teacher: Person;
  beforeAll(async () => {
    school = await School.open();
    admin = await school.as('ADMIN');
    teacher = await school.as('TEACHER');
  });
  afterAll(() => school.close());

  const ask = (person: Person, body: unknown): Promise<Answer> =>
    person.rest('POST', '/graphql', { body, headers: { accept: 'application/graphql-response+json' } });
  const firstCode = ({ body }: Answer): unknown =>
    (body as { errors?: { extensions: { code: string } }[] }).errors?.[0]?.extensions.code ?? null;

  test('a document that reads more than 2 000 rows is rejected with its cost, even when repeated', async () => {
    const field = (n: number) =>
      `s${n}: students(input: {first: 200}) { nodes { commentHistory { comment } education { name } } }`;
    const query = `{ ${[1, 2, 3, 4].map(field).join(' ')} }`;
    for (let n = 0; n < 4; n += 1) {
      const { status, body } = await ask(teacher, { query });
      expect(status).toBe(400);
      const [{ extensions }] = (body as { errors: [{ extensions: Record<string, unknown> }] }).errors;
      expect(extensions).toMatchObject({
        code: 'BAD_USER_INPUT',
        fields: [{ path: 'query', reason: 'RANGE' }],
      });
      expect(JSON.stringify(extensions)).toContain('2400 rader');
    }
    const three = await ask(teacher, { query: `{ ${[1, 2, 3].map(field).join(' ')} }` });
    expect(firstCode(three)).toBeNull();
  });

  test('REST reads as many rows as its route returns', async () => {
    expect((await admin.rest('GET', '/api/students?limit=1000')).status).toBe(200);
  });
});
