import { readFileSync } from 'node:fs';
import { buildSchema, Kind, parse, type DocumentNode, type OperationDefinitionNode } from 'graphql';
import { graphqlFiles } from '../support/graphql-files.js';
import { documentCost, HIGHEST_COST } from '../../server/platform/graphql/document-cost.js';

/** The longest page of each list. */
const LONGEST = { input: { first: 200 }, first: 200 };

describe('the client’s documents', () => {
  const schema = buildSchema(readFileSync('schema.graphql', 'utf8'));
  const definitions = graphqlFiles('client/src').flatMap(
    (path) => parse(readFileSync(path, 'utf8')).definitions,
  );
  const fragments = definitions.filter(({ kind }) => kind === Kind.FRAGMENT_DEFINITION);
  const operations = definitions
    .filter((one): one is OperationDefinitionNode => one.kind === Kind.OPERATION_DEFINITION)
    .map((operation): [string, DocumentNode] => [
      operation.name!.value,
      { kind: Kind.DOCUMENT, definitions: [operation, ...fragments] },
    ]);

  test.each(operations)('%s costs less than the limit', (_name, document) => {
    const operation = document.definitions.find(
      (one): one is OperationDefinitionNode => one.kind === Kind.OPERATION_DEFINITION,
    )!;
    expect(documentCost(schema, document, operation)(LONGEST).total).toBeLessThanOrEqual(HIGHEST_COST);
  });
});
