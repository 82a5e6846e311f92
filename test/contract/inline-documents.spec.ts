import { contract, faultsOf, inlineDocuments } from './inline-documents.js';

/** Documents that break the contract are what these test. */
const BROKEN_ON_PURPOSE = /^test\/(integration\/(graphql-limits|realtime)\.spec\.ts|support\/fuzz\/)/;

describe('the GraphQL documents in tests', () => {
  test('are held to the schema', () => {
    const schema = contract();
    const documents = inlineDocuments().filter(({ file }) => !BROKEN_ON_PURPOSE.test(file));
    expect(documents.length).toBeGreaterThan(250);
    expect(documents.flatMap((document) => faultsOf(document, schema))).toEqual([]);
  });

  test('a document that asks for what is not there is found, with its place', () => {
    const documentOf = (text: string) => ({ at: 'here:1', file: 'here', text });
    expect(faultsOf(documentOf('{ me { nobody } }'))).toEqual([
      'here:1: Cannot query field "nobody" on type "SessionUser".',
    ]);
    expect(faultsOf(documentOf('{ me {'))).toEqual(['here:1: Syntax Error: Expected Name, found <EOF>.']);
  });
});
