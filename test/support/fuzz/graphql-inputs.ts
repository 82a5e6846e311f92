import type { SeededRandom } from '../../../server/demo/made-up/seeded-random.js';
import { badText, badValue } from './bad-values.js';
import { ContractValues } from './contract-values.js';
import { corrupt } from './corrupt.js';
import type { FuzzWorld, RootField, Surface } from './fuzz-world.js';
import type { Input } from './send.js';

/** A GraphQL request for one root field: valid, then corrupted in its variables or its document. */
export function graphqlInput(random: SeededRandom, { ids }: FuzzWorld, surface: Surface): Input {
  const root = surface.field!;
  const values = new ContractValues(random, ids);
  const example = random.pick(surface.calls.length > 0 ? surface.calls : [{}]).graphql;
  let question: { query: string; variables?: unknown } =
    example && random.chance(0.3) ? { ...example } : drawn(random, values, root);
  const kind = random.weighted({ variables: 60, document: 15, right: 20, envelope: 5 });
  if (kind === 'variables') question.variables = corrupt(random, question.variables ?? {});
  if (kind === 'document') question = { ...question, query: spoilDocument(random, question.query) };
  const body = kind === 'envelope' ? corrupt(random, question) : question;
  return {
    surface: surface.name,
    method: 'POST',
    path: '/graphql',
    headers: { 'content-type': 'application/json', ...accept(random) },
    body: JSON.stringify(body),
  };
}

function accept(random: SeededRandom): Record<string, string> {
  return random.chance(0.3) ? { accept: 'application/json' } : {};
}

/** The field with valid arguments, as variables or literals. */
function drawn(random: SeededRandom, values: ContractValues, { operation, field }: RootField) {
  const variables = values.arguments(field.args);
  const given = field.args.filter(({ name }) => name in variables);
  const selection = values.selection(field.type, random.between(1, 3));
  if (random.chance(0.25)) {
    const spoilt = random.chance(0.5) ? corrupt(random, variables) : variables;
    const written = Object.entries(spoilt ?? {}).map(([name, value]) => `${name}: ${literal(value)}`);
    const list = written.length > 0 ? `(${written.join(', ')})` : '';
    return { query: `${operation} { ${field.name}${list} ${selection} }` };
  }
  const heads = given.map(({ name, type }) => `$${name}: ${String(type)}`).join(', ');
  const args = given.map(({ name }) => `${name}: $${name}`).join(', ');
  return given.length === 0
    ? { query: `${operation} { ${field.name} ${selection} }`, variables }
    : { query: `${operation} Op(${heads}) { ${field.name}(${args}) ${selection} }`, variables };
}

/** A GraphQL literal; upper-case text may be an enum value. */
function literal(value: unknown): string {
  // Not `value.map`, which would use a corrupted array's constructor.
  if (Array.isArray(value)) return `[${Array.from(value, literal).join(', ')}]`;
  if (typeof value === 'object' && value !== null) {
    return `{${Object.entries(value)
      .map(([key, one]) => `${key}: ${literal(one)}`)
      .join(', ')}}`;
  }
  if (typeof value === 'string' && /^[A-Z_]+$/.test(value)) return value;
  return JSON.stringify(value);
}

type Spoil = (random: SeededRandom, query: string) => string;

const SPOILS: readonly Spoil[] = [
  (random, query) => query.slice(0, random.between(0, query.length)),
  (random, query) => {
    const at = random.between(0, query.length);
    return query.slice(0, at) + badText(random).slice(0, 200) + query.slice(at);
  },
  (_, query) => `${query} ${query}`,
  (_, query) => query.replace('{', '{ __typename a: __typename '),
  (_, query) => query.replace('{', '{ __schema { types { name fields { name } } } '),
  (_, query) => query.replace('{', '{ __type(name: "Student") { name } '),
  (_, query) => query.replace('{', '{ nosuchfield '),
  (_, query) => query.replace('{', '@skip(if: true) {'),
  (_, query) => query.replace('{', '{ ...F ') + ' fragment F on Query { ...F }',
  (_, query) => query.replace('{', '{ ...on Student { id } '),
  (_, query) => query.replace('__typename', '__typename @include(if: $nothing)'),
  (_, query) => query.replace(/\$(\w+): (\w+)!/, '$$$1: [$2!]'),
  (_, query) => query.replace(/\$(\w+): \w+/, '$$$1: String'),
  (_, query) => query.replace(/\$(\w+): (\w+)!?/, '$$$1: $2 = null'),
  (_, query) => query.replace(/^\w+/, 'subscription'),
  (_, query) => query.replace(/^\w+/, 'query'),
  (random, query) => query.replace('{', `{ ${'__typename '.repeat(random.between(100, 1_200))}`),
  (random, query) => {
    const count = random.between(10, 400);
    return query.replace(
      '{',
      `{ ${Array.from({ length: count }, (_, at) => `a${at}: __typename`).join(' ')} `,
    );
  },
  (random, query) => {
    const depth = random.between(5, 3_000);
    return query.replace('{', `${'{ me '.repeat(depth)} { name ${'}'.repeat(depth)}`);
  },
  (_, query) => query.replace('(', `(${'['.repeat(2_000)}`),
  (_, query) => `#${'x'.repeat(9_990)}\n${query}`,
  (_, query) => `${query} # ${'å'.repeat(6_000)}`,
  (_, query) => `\ufeff${query}`,
  (_, query) => query.replace('{', '@defer {').replace('{', '{ ... @stream { __typename } '),
  (_, query) => query.replace(/"[^"]*"/, '"""block \\""" """'),
  (_, query) => query.replace(/"[^"]*"/, '"\\uD800"'),
  (_, query) => query.replace(/"[^"]*"/, '"\\u{110000}"'),
  (_, query) => query.replace(/: \S+/, ': 99999999999999999999'),
  (_, query) => `${query} type Query { a: Int } extend type Student { b: Int } scalar X`,
  () => fragmentBomb(),
];

function spoilDocument(random: SeededRandom, query: string): string {
  return random.pick(SPOILS)(random, query);
}

/** Each fragment spreads the next one ten times: 10^30 fields in two kilobytes. */
function fragmentBomb(): string {
  const fragments = Array.from(
    { length: 30 },
    (_, at) => `fragment F${at} on Query { ${`...F${at + 1} `.repeat(10)} }`,
  );
  return `query { ...F0 } ${fragments.join(' ')} fragment F30 on Query { __typename }`;
}

const ENVELOPES: readonly ((random: SeededRandom) => unknown)[] = [
  () => [],
  () => [{ query: '{ me { name } }' }, { query: '{ me { name } }' }],
  () => null,
  () => 'query',
  () => 7,
  () => ({}),
  () => ({ query: '' }),
  () => ({ query: '{ __typename }', variables: '{}' }),
  () => ({ query: '{ __typename }', extensions: { persistedQuery: { version: 1, sha256Hash: 'x' } } }),
  () => ({ query: 'query A { __typename } query B { __typename }' }),
  () => ({ query: 'query A { __typename } query B { __typename }', operationName: 'C' }),
  (random) => ({ query: '{ __typename }', operationName: badValue(random) }),
  (random) => ({ query: badValue(random), variables: badValue(random), extensions: badValue(random) }),
  (random) => ({ query: '{ __typename }', variables: { a: badValue(random) }, id: badValue(random) }),
];

/** A body that is not a GraphQL request. */
export function envelopeInput(random: SeededRandom): Input {
  const text = JSON.stringify(random.pick(ENVELOPES)(random));
  return {
    surface: 'graphql envelope',
    method: 'POST',
    path: `/graphql${random.chance(0.2) ? `?query=${encodeURIComponent('{ me { name } }')}` : ''}`,
    headers: { 'content-type': 'application/json', ...accept(random) },
    body: random.chance(0.2) ? text.slice(0, random.between(0, text.length)) : text,
  };
}
