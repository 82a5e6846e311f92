import { buildSchema, GraphQLError, parse, validate } from 'graphql';
import { unusableDocument } from './unusable-document.js';

const schema = buildSchema(`
  enum Colour { RED }
  input Wish { name: String!, colour: Colour }
  interface Named { name: String }
  type Student implements Named { id: ID, name: String, teacher: Teacher }
  type Teacher { name(short: Boolean!): String }
  type Query { student(id: ID!): Student, wish(wish: Wish): String, named: Named }
  type Subscription { a: Int, b: Int }
`);

/** First message of the parser or the validation for a document. */
function complaint(text: string): string {
  try {
    return validate(schema, parse(text, { maxTokens: 100 }))[0]?.message ?? 'nothing';
  } catch (error) {
    if (error instanceof GraphQLError) return error.message;
    throw error;
  }
}

describe('the rejection of a document', () => {
  test.each([
    ['{', 'den slutar för tidigt.'],
    ['{ student(id: "hemlig" }', 'ett namn saknas.'],
    ['{ student(id: "hemlig', 'en text saknar sitt avslutande citattecken.'],
    ['{ % }', 'den är felskriven.'],
    [`{ ${'a '.repeat(200)}}`, 'den är för stor.'],
    ['{ nothing }', 'fältet "nothing" finns inte på typen "Query".'],
    ['{ student(id: 1, x: 1) { id } }', 'fältet "Query.student" har inget argument "x".'],
    ['{ student { id } }', 'argumentet "id" (ID!) till fältet "student" saknas.'],
    ['{ student(id: 1) }', 'välj underfält till fältet "student" (Student).'],
    ['{ student(id: 1) { id { x } } }', 'fältet "id" har inga underfält.'],
    ['{ student(id: 1) { id @x } }', 'direktivet "@x" finns inte.'],
    ['{ student(id: 1) { ...x } }', 'fragmentet "x" finns inte.'],
    ['fragment x on Student { id }', 'fragmentet "x" används inte.'],
    ['{ student(id: $id) { id } }', 'variabeln "$id" är inte deklarerad.'],
    ['query($id: ID) { named { name } }', 'variabeln "$id" används inte.'],
    ['query($id: Hemlig) { named { name } }', 'typen "Hemlig" finns inte.'],
    ['query($id: ID) { student(id: $id) { id } }', 'variabeln "$id" är av typen "ID" men ska vara "ID!".'],
    ['{ student(id: 1) { id } { id } }', 'ett namn saknas.'],
    ['{ a: named { name } } { b: named { name } }', 'en operation utan namn måste stå ensam.'],
    ['{ wish(wish: {name: 1}) }', 'ett värde ska vara av typen "String".'],
    ['{ wish(wish: {name: "x", colour: HEMLIG}) }', 'ett värde finns inte i uppräkningen "Colour".'],
    ['{ wish(wish: {colour: RED}) }', 'fältet "Wish.name" (String!) saknas.'],
    ['{ wish(wish: {name: "x", y: 1}) }', 'indata av typen "Wish" har inget fält "y".'],
    [
      '{ student(id: 1) { id } student(id: 2) { id } }',
      'fälten "student" står i strid med varandra: ge dem olika alias.',
    ],
    ['subscription { a b }', 'en prenumeration får bara ha ett fält.'],
    ['type X { y: Int }', 'den får bara innehålla operationer och fragment.'],
  ])('%s is explained in Swedish', (text, sentence) => {
    const { message } = unusableDocument(complaint(text));
    expect(message).toBe(`Frågan kan inte användas: ${sentence}`);
  });

  test('reveals neither unknown details nor any value that was sent', () => {
    const said = [
      'Something new: "hemlig" is not allowed here.',
      'Syntax Error: Unexpected Name "hemlig".',
      'String cannot represent a non string value: hemlig',
      'Expected value of type "Colour", found "hemlig".',
      'Value "hemlig" does not exist in "Colour" enum.',
      'ID cannot represent value: hemlig',
    ].map((message) => unusableDocument(message).message);
    expect(said.join()).not.toMatch(/hemlig|the|cannot/i);
  });
});
