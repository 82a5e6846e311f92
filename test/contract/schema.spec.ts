import { readFileSync } from 'node:fs';
import {
  buildSchema,
  isEnumType,
  specifiedScalarTypes,
  type GraphQLField,
  type GraphQLObjectType,
} from 'graphql';
import { rolesByRank } from '../../domain/roles.js';
import { graphqlFiles } from '../support/graphql-files.js';
import { SEVERITY, STATUS } from '../../server/platform/errors/error-code.js';

const schema = buildSchema(readFileSync('schema.graphql', 'utf8'));
const parts = graphqlFiles('server').filter((path) => !path.endsWith('.rest.graphql'));
const roots = [
  schema.getQueryType(),
  schema.getMutationType(),
  schema.getSubscriptionType(),
] as GraphQLObjectType[];
const rootFields = roots.flatMap((type) =>
  Object.values(type.getFields()).map((field) => ({ name: `${type.name}.${field.name}`, field })),
);
const directivesOf = (field: GraphQLField<unknown, unknown>): string[] =>
  (field.astNode?.directives ?? [])
    .map(({ name }) => name.value)
    .filter((name) => name === 'auth' || name === 'public');
const valuesOf = (name: string): string[] => {
  const type = schema.getType(name);
  return isEnumType(type) ? type.getValues().map((value) => value.name) : [];
};

describe('the contract', () => {
  test.each(rootFields)('states once who may use $name', ({ field }) => {
    expect(directivesOf(field)).toHaveLength(1);
  });

  test.each(parts)('has no overlong part: %s', (path) => {
    expect(readFileSync(path, 'utf8').split('\n').length).toBeLessThanOrEqual(500);
  });

  test('is public only for signing in, the reset link, document verification and the supervisor’s link', () => {
    const open = rootFields
      .filter(({ field }) => directivesOf(field)[0] === 'public')
      .map(({ name }) => name);
    expect(open.sort()).toEqual([
      'Mutation.assessPlacementByLink',
      'Mutation.confirmWeekByLink',
      'Mutation.login',
      'Mutation.logout',
      'Mutation.reportAbsenceByLink',
      'Mutation.requestPasswordReset',
      'Mutation.resetPassword',
      'Mutation.signAgreementByLink',
      'Query.resetLinkIsAlive',
      'Query.supervisorView',
      'Query.verifyDocument',
    ]);
  });

  test('gives every mutation one input and no other argument', () => {
    const others = Object.values(schema.getMutationType()!.getFields()).filter(
      ({ args }) => args.length > 1 || args.some(({ name }) => name !== 'input'),
    );
    expect(others.map(({ name }) => name)).toEqual([]);
  });

  test('describes every type, field, argument and value', () => {
    const silent: string[] = [];
    const tell = (name: string, { description }: { description?: string | null }) => {
      if (!description?.trim()) silent.push(name);
    };
    for (const type of Object.values(schema.getTypeMap())) {
      if (type.name.startsWith('__') || specifiedScalarTypes.some(({ name }) => name === type.name)) continue;
      if (!roots.includes(type as GraphQLObjectType)) tell(type.name, type);
      if (isEnumType(type)) for (const value of type.getValues()) tell(`${type.name}.${value.name}`, value);
      if (!('getFields' in type)) continue;
      for (const field of Object.values(type.getFields())) {
        tell(`${type.name}.${field.name}`, field);
        if (!('args' in field)) continue;
        for (const arg of field.args) tell(`${type.name}.${field.name}(${arg.name})`, arg);
      }
    }
    expect(silent).toEqual([]);
  });

  test('offers no way to fetch any object by id alone', () => {
    const names = Object.keys(schema.getQueryType()!.getFields());
    expect(names.filter((name) => /^nodes?$/.test(name))).toEqual([]);
  });

  test('has only nullable fields where a role is required below the root', () => {
    const guarded = Object.values(schema.getTypeMap())
      .filter(
        (type) =>
          'getFields' in type && !type.name.startsWith('__') && !roots.includes(type as GraphQLObjectType),
      )
      .flatMap((type) =>
        Object.values((type as GraphQLObjectType).getFields())
          .filter((field) => directivesOf(field).length > 0 && String(field.type).endsWith('!'))
          .map((field) => `${type.name}.${field.name}`),
      );
    expect(guarded).toEqual([]);
  });

  test('lists the roles in order of rank, and the codes of the taxonomy', () => {
    expect(valuesOf('Role')).toEqual(rolesByRank);
    expect(valuesOf('ErrorCode').sort()).toEqual(Object.keys(STATUS).sort());
    expect([...SEVERITY].sort()).toEqual(Object.keys(STATUS).sort());
  });

  test('has no field named after something that must not leave the server', () => {
    const names = Object.values(schema.getTypeMap())
      .filter((type) => 'getFields' in type && !type.name.startsWith('__') && !type.name.endsWith('Input'))
      .flatMap((type) =>
        Object.keys((type as GraphQLObjectType).getFields()).map((field) => `${type.name}.${field}`),
      );
    const telling = names.filter(
      (name) => !name.startsWith('Mutation.') && /password|hash|storage|secret/i.test(name.split('.')[1]!),
    );
    // A boolean: whether the user has chosen a password.
    expect(telling).toEqual(['User.hasPassword']);
  });
});
