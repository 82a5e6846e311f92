import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildSchema, GraphQLError, parse, validate } from 'graphql';
import { inlineDocuments, type InlineDocument } from '../../scripts/inline-documents.mjs';

const ROOT = join(import.meta.dirname, '../..');
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');

/** Tests that use invalid or abbreviated documents on purpose. */
const BROKEN_ON_PURPOSE =
  /^test\/(contract\/contract-operations\.spec\.ts|integration\/(graphql-limits|realtime)\.spec\.ts|support\/fuzz\/)/;
const contract = buildSchema(read('schema.graphql'));
const documents = inlineDocuments().filter(({ file }) => !BROKEN_ON_PURPOSE.test(file));

describe('the GraphQL documents in tests', () => {
  test('are valid against the schema', () => {
    expect(documents.length).toBeGreaterThan(250);
    expect(documents.flatMap(faultsOf)).toEqual([]);
  });

  test('have a generated type for their answers, found by their text', () => {
    const types = read('test/support/generated.ts');
    const operations = documents.filter(({ text }) => !/^\s*fragment\b/.test(text));
    expect(operations.filter(({ text }) => !types.includes(`  ${JSON.stringify(text)}: {`))).toEqual([]);
  });

  test('are reported with their location when invalid', () => {
    const documentOf = (text: string) => ({ at: 'here:1', file: 'here', text });
    expect(faultsOf(documentOf('{ me { nobody } }'))).toEqual([
      'here:1: Cannot query field "nobody" on type "SessionUser".',
    ]);
    expect(faultsOf(documentOf('{ me {'))).toEqual(['here:1: Syntax Error: Expected Name, found <EOF>.']);
  });
});

/** Validation errors of a document. */
function faultsOf({ at, text }: InlineDocument): string[] {
  try {
    return validate(contract, parse(text)).map(({ message }) => `${at}: ${message}`);
  } catch (error) {
    if (error instanceof GraphQLError) return [`${at}: ${error.message}`];
    throw error;
  }
}
