import { readFileSync } from 'node:fs';
import { buildSchema, Kind, parse, validate } from 'graphql';
import { examples } from './graphiql-examples';

const schema = buildSchema(readFileSync('schema.graphql', 'utf8'));

describe('the GraphiQL example queries', () => {
  it.each(examples)('are valid against the schema: %s', (example) => {
    expect(validate(schema, parse(example))).toEqual([]);
  });

  it('cover every area that other systems use', () => {
    const fields = examples.flatMap((example) =>
      parse(example).definitions.flatMap((definition) =>
        definition.kind === Kind.OPERATION_DEFINITION
          ? definition.selectionSet.selections.map((one) => (one.kind === Kind.FIELD ? one.name.value : ''))
          : [],
      ),
    );
    expect(fields).toEqual(
      expect.arrayContaining([
        'students',
        'board',
        'exams',
        'search',
        'notifications',
        'users',
        'enrollments',
        'studentGrades',
        'calendar',
        'earnings',
      ]),
    );
  });
});
