import { readFileSync } from 'node:fs';
import { buildSchema, getNamedType, isInputObjectType, isNonNullType, type GraphQLInputType } from 'graphql';
import { School, type Person } from '../support/school.js';

const schema = buildSchema(readFileSync('schema.graphql', 'utf8'));
/** Search texts: the argument, and the path in it. */
const NAMES = new Set(['q', 'education']);

interface Place {
  field: string;
  path: string[];
}

function placesIn(type: GraphQLInputType, path: string[]): string[][] {
  const named = getNamedType(type);
  if (NAMES.has(path.at(-1)!) && named.name === 'String') return [path];
  if (!isInputObjectType(named) || path.length > 3) return [];
  return Object.values(named.getFields()).flatMap((field) => placesIn(field.type, [...path, field.name]));
}

/** Bulk-action previews parse the filter like their list. */
const LISTS = Object.values(schema.getQueryType()!.getFields()).filter(
  ({ name }) => !name.startsWith('preview'),
);
const PLACES: Place[] = LISTS.flatMap(({ name, args }) =>
  args.flatMap((arg) => placesIn(arg.type, [arg.name]).map((path) => ({ field: name, path }))),
);

describe('text typed to filter a list', () => {
  let school: School;
  let reader: Person;
  let teacherId: string;
  beforeAll(async () => {
    school = await School.open();
    reader = await school.as('SYSTEMADMIN');
    teacherId = (await school.as('TEACHER')).teacherId!;
  });
  afterAll(() => school.close());

  /** Required arguments besides the text. */
  const needs = (): Record<string, Record<string, unknown>> => ({
    assignableInstances: { teacherId },
    documentSubjects: { input: { type: 'STUDY_CERTIFICATE' } },
  });

  function ask({ field, path }: Place, text: string) {
    const variables = structuredClone(needs()[field] ?? {});
    const inner = path.slice(0, -1).reduce<Record<string, unknown>>((at, name) => {
      at[name] ??= {};
      return at[name] as Record<string, unknown>;
    }, variables);
    inner[path.at(-1)!] = text;
    const { args, type } = schema.getQueryType()!.getFields()[field]!;
    const given = args.filter(({ name, type: of }) => name in variables || isNonNullType(of));
    const declared = given.map((arg) => `$${arg.name}: ${String(arg.type)}`).join(', ');
    const passed = given.map((arg) => `${arg.name}: $${arg.name}`).join(', ');
    const answer = 'getFields' in getNamedType(type) ? selectionOf(field) : '';
    return reader.graphql(`query(${declared}) { ${field}(${passed}) ${answer} }`, variables);
  }

  const selectionOf = (field: string): string => {
    const fields = Object.keys(
      (
        getNamedType(schema.getQueryType()!.getFields()[field]!.type) as never as {
          getFields(): Record<string, unknown>;
        }
      ).getFields(),
    );
    return `{ ${['nodes', 'items']
      .filter((name) => fields.includes(name))
      .map((name) => `${name} { __typename }`)
      .join(' ')} __typename }`;
  };

  test('covers more than twelve search fields', () => {
    expect(PLACES.length).toBeGreaterThan(12);
  });

  test.each(PLACES.map((place) => [`${place.field} ${place.path.join('.')}`, place] as const))(
    'is at most as long as in the global search: %s',
    async (_name, place) => {
      const tooLong = await ask(place, 'å'.repeat(101));
      expect(tooLong.errors[0]?.extensions).toMatchObject({
        code: 'BAD_USER_INPUT',
        fields: [{ path: expect.stringMatching(/\b(q|education)$/) as string, reason: 'TOO_LONG' }],
      });
      // Surrounding white space is not counted.
      expect((await ask(place, `  ${'å'.repeat(100)}  `)).errors).toEqual([]);
    },
  );
});
