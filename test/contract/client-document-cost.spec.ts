import { readFileSync } from 'node:fs';
import { buildSchema, Kind, type DocumentNode, type OperationDefinitionNode } from 'graphql';
import * as documents from '../../client/src/graphql/generated.js';
import { documentCost, HIGHEST_COST } from '../../server/platform/graphql/document-cost.js';

/** A page of each list at its longest. */
const LONGEST = { input: { first: 200 }, first: 200 };

describe('the documents of the client', () => {
  const schema = buildSchema(readFileSync('schema.graphql', 'utf8'));
  const operations = Object.entries(documents as Record<string, unknown>)
    .filter(([name]) => name.endsWith('Document'))
    .map(([name, document]) => [name, document as DocumentNode] as const);

  test.each(operations)('%s costs less than is refused', (_name, document) => {
    const operation = document.definitions.find(
      (one): one is OperationDefinitionNode => one.kind === Kind.OPERATION_DEFINITION,
    )!;
    expect(documentCost(schema, document, operation)(LONGEST).total).toBeLessThanOrEqual(HIGHEST_COST);
  });
});
