import { buildSchema, execute, parse, type GraphQLResolveInfo } from 'graphql';
import { plainRows, VerbatimRows, type PlainField } from './verbatim.js';

const schema = buildSchema(`
  type Card { id: ID, name: String, size(unit: Int): Int, inner: Card }
  type Board { cards: [Card], others: [Card] }
  type Query { board: Board, other: Int }
`);

const textOf = (fields: readonly PlainField[] | null): string | null =>
  fields
    ?.map(({ key, name, fields: below }) => `${key}=${name}${below ? `(${textOf(below)})` : ''}`)
    .join(' ') ?? null;

/** SQL for the selected fields of `board`'s cards. */
async function askedIn(document: string): Promise<string | null> {
  let fields: string | null = null;
  const board = (_args: unknown, _context: unknown, info: GraphQLResolveInfo) => {
    fields = textOf(plainRows(info, 'cards'));
    return null;
  };
  await execute({ schema, document: parse(document), rootValue: { board } });
  return fields;
}

describe('rows that the database serialises', () => {
  test.each([
    ['{ board { cards { id name } } }', 'id=id name=name'],
    ['{ b: board { c: cards { x: name __typename } __typename } }', 'x=name __typename=__typename'],
    ['{ board { cards { id inner { x: id name } } } }', 'id=id inner=inner(x=id name=name)'],
    [
      '{ ...A } fragment A on Query { board { ... on Board { cards { ...B } } } } fragment B on Card { id }',
      'id=id',
    ],
  ])('are used for %s', async (document, fields) => {
    expect(await askedIn(document)).toBe(fields);
  });

  test.each([
    '{ board { cards { id id } } }',
    '{ board { cards { id inner { size(unit: 1) } } } }',
    '{ board { cards { id size(unit: 1) } } }',
    '{ board { cards { id name @skip(if: true) } } }',
    '{ board { cards { ... @include(if: true) { id } } } }',
    '{ board { cards { id } cards { name } } }',
    '{ board { cards { id } others { id } } }',
    '{ board { others { id } } }',
    '{ board { __typename } }',
    '{ board { cards { id } } other }',
    '{ board { cards { id } } b: board { cards { id } } }',
  ])('are not used for %s', async (document) => {
    expect(await askedIn(document)).toBeNull();
  });

  test('replace the empty list, and nothing else', () => {
    const rows = new VerbatimRows();
    expect(rows.within('{"a":[]}')).toBeNull();
    rows.give(['{"x":1},{"x":2}', '{"x":3}']);
    expect(rows.within('{"a":[],"b":1}')!.join('')).toBe('{"a":[{"x":1},{"x":2},{"x":3}],"b":1}');
    expect(() => rows.within('{"a":null}')).toThrow('no place');
    expect(() => rows.within('{"a":[],"b":[]}')).toThrow('no place');
    rows.give([]);
    expect(rows.within('{"a":[]}')!.join('')).toBe('{"a":[]}');
  });
});
