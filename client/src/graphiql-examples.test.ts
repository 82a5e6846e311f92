import { readFileSync } from 'node:fs';
import { buildSchema, parse, validate } from 'graphql';
import { examples } from './graphiql-examples';

const schema = buildSchema(readFileSync('schema.graphql', 'utf8'));

describe('the ready questions of GraphiQL', () => {
  it.each(examples)('hold against the contract: %s', (example) => {
    expect(validate(schema, parse(example))).toEqual([]);
  });
});
