import { rolesByRank } from '../../domain/roles.js';
import type { Role } from '../../domain/generated.js';
import { codeOf, School, type Person } from '../support/school.js';
import { guardedFields } from './role-refusals.js';

describe('a user without the role that the contract requires', () => {
  let school: School;
  const people = new Map<Role, Person>();

  beforeAll(async () => {
    school = await School.open();
    for (const role of rolesByRank) people.set(role, await school.as(role));
  });
  afterAll(() => school.close());

  test('is kept out of most of the contract', () => {
    expect(guardedFields.length).toBeGreaterThan(200);
    expect(guardedFields.flatMap(({ refused }) => refused).length).toBeGreaterThan(1000);
  });

  test.each(guardedFields)('is refused $operation $name', async ({ call: { query, variables }, refused }) => {
    const codes: Record<string, unknown> = {
      nobody: codeOf(await school.nobody.graphql(query, variables)),
    };
    for (const role of refused) codes[role] = codeOf(await people.get(role)!.graphql(query, variables));
    const expected = Object.fromEntries(refused.map((role) => [role, 'FORBIDDEN']));
    expect(codes).toEqual({ nobody: 'UNAUTHENTICATED', ...expected });
  });
});
