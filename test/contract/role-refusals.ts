import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  buildSchema,
  getDirectiveValues,
  getNamedType,
  getNullableType,
  isEnumType,
  isInputObjectType,
  isLeafType,
  isListType,
  isRequiredArgument,
  isRequiredInputField,
  type GraphQLField,
  type GraphQLInputType,
} from 'graphql';
import { isOneOf, mayAccess, rolesByRank } from '../../domain/roles.js';
import type { Role } from '../../domain/generated.js';

const schema = buildSchema(readFileSync(join(import.meta.dirname, '../../schema.graphql'), 'utf8'));
const auth = schema.getDirective('auth')!;

/** One value per scalar; a new scalar without one fails. */
const LEAST: Record<string, unknown> = {
  ID: '0198f0a0-0000-7000-8000-000000000000',
  String: 'x',
  Int: 1,
  Float: 1,
  Boolean: false,
  Date: '2026-01-15',
  DateTime: '2026-01-15T08:00:00.000Z',
  JSONObject: {},
};

/** A root field: refused roles, and a minimal valid call. */
export interface GuardedField {
  name: string;
  operation: 'query' | 'mutation';
  /** Roles refused by the directive; anonymous callers always are. */
  refused: readonly Role[];
  call: { query: string; variables: Record<string, unknown> };
}

/** Queries and mutations that require sign-in. */
export const guardedFields: readonly GuardedField[] = (['query', 'mutation'] as const).flatMap(
  (operation) => {
    const root = operation === 'query' ? schema.getQueryType()! : schema.getMutationType()!;
    return Object.values(root.getFields()).flatMap((field) => {
      const asked = getDirectiveValues(auth, field.astNode!) as
        { requires?: Role; only?: Role[] } | undefined;
      if (!asked) return [];
      const { requires, only } = asked;
      const refused = rolesByRank.filter((role) =>
        only ? !isOneOf(role, only) : !mayAccess(role, requires!),
      );
      return [{ name: field.name, operation, refused, call: leastCall(operation, field) }];
    });
  },
);

function leastCall(
  operation: 'query' | 'mutation',
  field: GraphQLField<unknown, unknown>,
): GuardedField['call'] {
  const required = field.args.filter(isRequiredArgument);
  const declared = required.map(({ name, type }) => `$${name}: ${String(type)}`).join(', ');
  const given = required.map(({ name }) => `${name}: $${name}`).join(', ');
  const selection = isLeafType(getNamedType(field.type)) ? '' : '{ __typename }';
  return {
    query: `${operation}${declared && `(${declared})`} { ${field.name}${given && `(${given})`} ${selection} }`,
    variables: Object.fromEntries(required.map(({ name, type }) => [name, leastValue(type)])),
  };
}

/** The minimal value of a type. */
function leastValue(type: GraphQLInputType): unknown {
  const plain = getNullableType(type);
  if (isListType(plain)) return [];
  if (isEnumType(plain)) return plain.getValues()[0]!.name;
  if (isInputObjectType(plain))
    return Object.fromEntries(
      Object.values(plain.getFields())
        .filter(isRequiredInputField)
        .map((field) => [field.name, leastValue(field.type)]),
    );
  return LEAST[getNamedType(plain).name];
}
