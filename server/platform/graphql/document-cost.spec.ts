import { buildSchema, Kind, parse, type OperationDefinitionNode } from 'graphql';
import { assertAffordable, callsOf, documentCost } from './document-cost.js';

const schema = buildSchema(`
  type Query { students(input: StudentsInput): StudentPage! student(id: ID!): Student board: Board! tasks: [Task!]! log(first: Int): Log! }
  input StudentsInput { first: Int q: String }
  type StudentPage { totalCount: Int! nodes: [Student!]! }
  type Student { name: String! tags: [String!]! education: [Education!]! comments: [Comment!]! teacher: Teacher }
  type Education { name: String! equivalents: [Course!]! }
  type Comment { text: String! }
  type Course { name: String! }
  type Teacher { name: String! subjects: [Course!]! }
  type Board { cards: [Student!]! }
  type Task { text: String! }
  type Log { nodes: [Comment!]! }
`);

function costOf(text: string, variables: Record<string, unknown> = {}): number {
  const document = parse(text);
  const operation = document.definitions.find(
    (one): one is OperationDefinitionNode => one.kind === Kind.OPERATION_DEFINITION,
  )!;
  return documentCost(schema, document, operation)(variables).total;
}

describe('the cost of a document', () => {
  test.each([
    ['{ students(input: {first: 20}) { nodes { name } } }', 20],
    ['{ students(input: {first: 20}) { nodes { name tags } } }', 20],
    ['{ students(input: {first: 20}) { nodes { education { name } } } }', 40],
    [
      '{ students(input: {first: 20}) { nodes { education { name equivalents { name } } comments { text } } } }',
      80,
    ],
    ['{ students(input: {first: 20}) { nodes { teacher { subjects { name } } } } }', 40],
    ['{ students(input: {first: 20}) { totalCount } }', 20],
    ['{ students { nodes { name } } }', 50],
    ['{ log(first: 30) { nodes { text } } }', 30],
    ['{ student(id: "a") { name } }', 1],
    ['{ student(id: "a") { education { name } comments { text } } }', 3],
    ['{ board { cards { name comments { text } } } }', 200],
    ['{ tasks { text } }', 100],
    ['{ __typename __schema { types { name } } }', 0],
  ])('of %s is %i', (text, cost) => {
    expect(costOf(text)).toBe(cost);
  });

  test('adds up aliases and fragments', () => {
    const fields = Array.from({ length: 15 }, (_, n) => `a${n}: students(input: {first: 200}) { ...Page }`);
    const text = `query { ...Root } fragment Root on Query { ${fields.join(' ')} }
      fragment Page on StudentPage { nodes { education { name } ... on Student { comments { text } } } }`;
    expect(costOf(text)).toBe(15 * 200 * 3);
  });

  test.each([
    [
      'query ($input: StudentsInput) { students(input: $input) { nodes { name } } }',
      { input: { first: 7 } },
      7,
    ],
    ['query ($n: Int) { students(input: {first: $n, q: "a"}) { nodes { name } } }', { n: 8 }, 8],
    ['query ($n: Int) { students(input: {first: $n}) { nodes { name } } }', {}, 50],
    ['query ($n: Int) { students(input: {first: $n}) { nodes { name } } }', { n: -4 }, 50],
    ['query ($n: Int) { students(input: {first: $n}) { nodes { name } } }', { n: 100_000 }, 200],
  ])('of %s with %j is %i', (text, variables, cost) => {
    expect(costOf(text, variables)).toBe(cost);
  });

  test('is rejected above 2 000 rows', () => {
    expect(() => assertAffordable(2_000)).not.toThrow();
    expect(() => assertAffordable(2_001)).toThrow(expect.objectContaining({ code: 'BAD_USER_INPUT' }));
  });

  test('counts against the rate limit by root fields, or by rows if these are more', () => {
    expect([callsOf(1, 0), callsOf(1, 50), callsOf(3, 3), callsOf(1, 2_000), callsOf(15, 1_500)]).toEqual([
      1, 1, 3, 10, 15,
    ]);
  });
});
