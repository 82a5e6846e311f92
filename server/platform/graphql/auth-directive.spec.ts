import { makeExecutableSchema } from '@graphql-tools/schema';
import type { IResolvers } from '@graphql-tools/utils';
import { assertRootFieldsGuarded } from './auth-directive.js';

const DIRECTIVES = `
  directive @public on FIELD_DEFINITION
  directive @auth(requires: Role, only: [Role!]) on FIELD_DEFINITION | OBJECT
  enum Role { GUEST TEACHER }
`;

const ME: IResolvers = { Query: { me: (): string => 'x' } };

const check = (types: string, resolvers = ME): (() => void) => {
  const schema = makeExecutableSchema({ typeDefs: DIRECTIVES + types, resolvers });
  return () => assertRootFieldsGuarded(schema);
};

describe('a schema', () => {
  test('starts when every root field is guarded and resolved', () => {
    const resolvers: IResolvers = {
      Query: { me: (): string => 'x' },
      Mutation: { logout: (): boolean => true },
      Subscription: { news: { subscribe: (): null => null } },
    };
    const types = `
      type Query { me: String @auth(requires: GUEST) }
      type Mutation { logout: Boolean @public }
      type Subscription { news: String @auth(only: [TEACHER]) }`;
    expect(check(types, resolvers)).not.toThrow();
  });

  test('applies a directive on a type to its fields', () => {
    expect(check('type Query @auth(requires: TEACHER) { me: String }')).not.toThrow();
  });

  test.each([
    ['Query.me', 'type Query { me: String }', ME],
    [
      'Mutation.logout',
      'type Query { me: String @public } type Mutation { logout: Boolean }',
      { Query: { me: (): string => 'x' }, Mutation: { logout: (): boolean => true } },
    ],
    [
      'Subscription.news',
      'type Query { me: String @public } type Subscription { news: String }',
      { Query: { me: (): string => 'x' }, Subscription: { news: { subscribe: (): null => null } } },
    ],
  ])('that leaves %s unguarded does not start', (field, types, resolvers) => {
    expect(check(types, resolvers)).toThrow(`${field} has neither @public nor @auth`);
  });

  test('with a field that has no resolver does not start', () => {
    expect(check('type Query { me: String @public other: String @public }')).toThrow(
      'Query.other has no resolver',
    );
  });

  test.each(['@auth', '@auth(requires: TEACHER, only: [TEACHER])'])('does not start with %s', (directive) => {
    expect(check(`type Query { me: String ${directive} }`)).toThrow('exactly one of requires and only');
  });
});
