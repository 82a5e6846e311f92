import { codeOf, School, type Person } from '../support/school.js';

/** Tasks: a private to-do list (specification, section 7; contract, section 5; permissions, D12). */
describe('tasks', () => {
  let school: School;
  let anna: Person;
  let bo: Person;

  beforeAll(async () => {
    school = await School.open();
  });
  beforeEach(async () => {
    anna = await school.as('TEACHER');
    bo = await school.as('GUEST');
  });
  afterAll(() => school.close());

  const add = async (who: Person, description: string): Promise<string> => {
    const { status, body } = await who.rest('POST', '/api/task', { body: { description } });
    expect(status).toBe(201);
    expect(body).toEqual({ _id: expect.any(String) as string, description: description.trim() });
    return (body as { _id: string })._id;
  };
  const list = async (who: Person): Promise<unknown> => (await who.rest('GET', '/api/task')).body;

  test('are added, edited and deleted by their owner, oldest first', async () => {
    const first = await add(anna, '  Ring arbetsplatsen  ');
    const second = await add(anna, 'Boka samtal');
    expect(await list(anna)).toEqual([
      { _id: first, description: 'Ring arbetsplatsen' },
      { _id: second, description: 'Boka samtal' },
    ]);
    const reworded = await anna.rest('PUT', `/api/task/${first}`, {
      body: { _id: first, description: 'Ring igen' },
    });
    expect(reworded).toMatchObject({ status: 200, body: { _id: first, description: 'Ring igen' } });
    expect((await anna.rest('DELETE', `/api/task/${second}`)).status).toBe(204);
    expect(await list(anna)).toEqual([{ _id: first, description: 'Ring igen' }]);
  });

  test('of other users are treated as missing', async () => {
    const id = await add(anna, 'Bara min');
    expect(await list(bo)).toEqual([]);
    expect((await bo.rest('PUT', `/api/task/${id}`, { body: { description: 'Min nu' } })).status).toBe(404);
    expect((await bo.rest('DELETE', `/api/task/${id}`)).status).toBe(404);
  });

  test('are all deleted at once: only the user’s own', async () => {
    const kept = await add(bo, 'Kvar');
    await add(anna, 'Bort');
    expect((await anna.rest('DELETE', '/api/delalltasks')).status).toBe(204);
    expect(await list(anna)).toEqual([]);
    expect(await list(bo)).toEqual([{ _id: kept, description: 'Kvar' }]);
  });

  test.each([
    ['nothing', {}, 'REQUIRED'],
    ['blanks', { description: '   ' }, 'REQUIRED'],
    ['501 characters', { description: 'å'.repeat(501) }, 'TOO_LONG'],
    ['a number', { description: 7 }, 'TYPE'],
    ['an unknown field', { description: 'x', owner: 'bo' }, 'UNKNOWN_FIELD'],
  ])('refuse %s', async (_what, body, reason) => {
    const answer = await anna.rest('POST', '/api/task', { body });
    expect(answer).toMatchObject({ status: 400, body: { code: 'BAD_USER_INPUT', fields: [{ reason }] } });
  });

  test('refuse an _id that differs from the one in the address', async () => {
    const id = await add(anna, 'En');
    const other = await add(anna, 'Två');
    const answer = await anna.rest('PUT', `/api/task/${id}`, { body: { _id: other, description: 'Tre' } });
    expect(answer).toMatchObject({ status: 400, body: { fields: [{ path: '_id' }] } });
  });

  test('are the same over GraphQL', async () => {
    await add(bo, 'Kvar');
    const { data } = await bo.graphql('{ tasks { description } }');
    expect(data).toEqual({ tasks: [{ description: 'Kvar' }] });
    expect(codeOf(await school.nobody.graphql('{ tasks { id } }'))).toBe('UNAUTHENTICATED');
  });
});
