import { School } from '../support/school.js';

describe('clients with their own settings', () => {
  let school: School;
  beforeAll(async () => {
    school = await School.open();
  });
  afterAll(() => school.close());

  const raw = (text: string, type = 'application/json') => ({
    body: text,
    headers: { 'content-type': type },
  });

  const asUrql = { accept: 'application/graphql-response+json, application/json, text/event-stream' };

  test('are told to use POST when they send a GraphQL GET', async () => {
    const answer = await school.nobody.rest('GET', '/graphql?query=%7Bme%7Bname%7D%7D', {
      headers: asUrql,
    });
    expect(answer.status).toBe(405);
    expect(answer.headers.get('allow')).toBe('POST');
    expect(answer.body).toMatchObject({
      errors: [
        { message: expect.stringContaining('POST') as string, extensions: { code: 'METHOD_NOT_ALLOWED' } },
      ],
    });
  });

  test.each([
    [
      'POST',
      '/graphql',
      raw('query=%7Bme%7Bname%7D%7D', 'application/x-www-form-urlencoded'),
      415,
      /Content-Type: application\/json/,
    ],
    ['POST', '/graphql', raw('{ me { name } }', 'text/plain'), 415, /Content-Type: application\/json/],
    ['POST', '/graphql', raw('[{"query":"{me{name}}"}]'), 400, /ett enda GraphQL-anrop/],
    [
      'POST',
      '/graphql',
      raw('{"extensions":{"persistedQuery":{"version":1,"sha256Hash":"ab"}}}'),
      400,
      /hela frågan i query/,
    ],
    [
      'POST',
      '/api/students',
      raw('name=Anna', 'application/x-www-form-urlencoded'),
      415,
      /Content-Type: application\/json/,
    ],
  ] as const)('are told by %s %s with %j what to send', async (method, path, options, status, advice) => {
    const admin = await school.as('ADMIN');
    const answer = await admin.rest(method, path, options);
    expect(answer.status).toBe(status);
    expect(JSON.stringify(answer.body)).toMatch(advice);
  });

  test('get errors in English if they prefer, with the same codes', async () => {
    const english = { 'accept-language': 'en-GB,en;q=0.9,sv;q=0.4' };
    const rest = await school.nobody.rest('GET', '/api/task', { headers: english });
    expect(rest.body).toMatchObject({
      code: 'UNAUTHENTICATED',
      message: 'Sign in, or send a valid API key.',
    });
    expect(Object.keys(rest.body as object)[0]).toBe('code');
    const messageFor = async (language: string) => {
      const answer = await school.nobody.rest('GET', '/api/task', {
        headers: { 'accept-language': language },
      });
      return (answer.body as { message: string }).message;
    };
    const swedish = 'Du behöver logga in.';
    expect(await messageFor('sv,en;q=0.5')).toBe(swedish);
    expect(await messageFor('fr')).toBe(swedish);
    expect(await messageFor('*')).toBe(swedish);
    expect(await messageFor('de,en;q=0.5')).toBe('Sign in, or send a valid API key.');
    const user = await school.as('USER');
    const graphql = await user.rest('POST', '/graphql', {
      body: JSON.stringify({ query: 'mutation { createTask(input: { description: "" }) { id } }' }),
      headers: { ...english, 'content-type': 'application/json' },
    });
    const [error] = (graphql.body as { errors: { message: string; extensions: object }[] }).errors;
    expect(error).toMatchObject({
      message: 'The input was refused. See fields, correct them and try again.',
      extensions: { code: 'BAD_USER_INPUT', fields: [{ message: 'The field is required.' }] },
    });
    expect(Object.keys(error!.extensions)[0]).toBe('code');
  });
});
