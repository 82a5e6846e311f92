import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isDeepStrictEqual } from 'node:util';
import {
  buildSchema,
  getNamedType,
  isLeafType,
  isObjectType,
  Kind,
  parse,
  print,
  TypeInfo,
  visit,
  visitWithTypeInfo,
  type SelectionSetNode,
} from 'graphql';
import { isPersonal } from '../../scripts/contract-operations.mjs';
import { transform } from '../../scripts/rest-documents.mjs';
import { operationMaker } from '../../scripts/rest-operations.mjs';
import { REST_ROUTES } from '../../server/rest-routes.js';

const SERVER = fileURLToPath(new URL('../../server', import.meta.url));
const files = readdirSync(SERVER, { recursive: true, encoding: 'utf8' }).filter(
  (path) => /\.(ts|graphql)$/.test(path) && !path.endsWith('.spec.ts') && !path.endsWith('generated.ts'),
);
const textOf = (path: string) => readFileSync(join(SERVER, path), 'utf8');
const source = files.filter((path) => path.endsWith('.ts'));
const rows = REST_ROUTES.tables.flatMap(({ routes }) => routes);

/** Where routes are made and described (docs/adr/0008-rest-from-operations.md). */
const DOOR = 'platform/rest/table/rest-door.ts';
const DESCRIPTION = 'platform/rest/openapi/';

describe('a route of REST is one row of a table', () => {
  it('and nobody else gives Nest or Express a route', () => {
    const others = source.filter(
      (path) =>
        path !== DOOR && /@Controller\(|\bhttpAdapter\b|\.router\.(get|post|put|use)\(/.test(textOf(path)),
    );
    expect(others).toEqual([]);
  });

  it('in a table that the door knows', () => {
    const written = source.flatMap(
      (path) => textOf(path).match(/^export const \w+_ROUTES: RouteTable/gm) ?? [],
    );
    expect(written).toHaveLength(REST_ROUTES.tables.length);
  });

  const printed = parse(textOf('platform/rest/generated.rest.graphql')).definitions;

  it('with an operation of its own: none is there that no row asks', () => {
    const operations = printed.flatMap((node) =>
      node.kind === Kind.OPERATION_DEFINITION ? [node.name?.value] : [],
    );
    const asked = rows.flatMap(({ operation, then }) => [operation, then]);
    expect(operations.filter((name) => !asked.includes(name))).toEqual([]);
  });

  const schema = buildSchema(readFileSync(join(SERVER, '../schema.graphql'), 'utf8'));
  const documents = files
    .filter((path) => path.endsWith('.rest.graphql') && !path.includes('generated'))
    .map((path) => ({ path, document: parse(textOf(path)) }));

  it('whose operation is written only where it says more than its name', () => {
    const make = operationMaker(schema, printed);
    const written = transform({ documents }).flatMap(({ path, document }) =>
      document.definitions.map((node) => ({ path, node })),
    );
    const needless = written.filter(({ node }) => {
      if (node.kind !== Kind.OPERATION_DEFINITION) return false;
      try {
        return make(node.name!.value) === print(node);
      } catch {
        return false; // What its name does not say is written.
      }
    });
    expect(needless.map(({ path, node }) => `${path}: ${print(node)}`)).toEqual([]);
  });

  it('which writes out no values that are all that their type holds: its name stands for them', () => {
    const types = new TypeInfo(schema);
    const listed = documents.flatMap(({ path, document }) => {
      const found: string[] = [];
      const SelectionSet = ({ selections }: SelectionSetNode): void => {
        const type = types.getParentType();
        if (!isObjectType(type) || isPersonal(type) || type === schema.getQueryType()) return;
        const values = Object.values(type.getFields()).filter((one) => isLeafType(getNamedType(one.type)));
        const names = selections.map((one) => (one.kind === Kind.FIELD ? one.name.value : ''));
        const aliases = selections.filter((one) => one.kind === Kind.FIELD && one.alias);
        const isOwnName = aliases.every((one) => /^_id: id$/.test(print(one)));
        const isOrdered = isDeepStrictEqual(
          names.filter((name) => values.some((one) => one.name === name)),
          values.map((one) => one.name),
        );
        if (values.length > 2 && isOwnName && isOrdered) found.push(`${path}: write ...${type.name}`);
      };
      visit(document, visitWithTypeInfo(types, { SelectionSet }));
      return found;
    });
    expect(listed).toEqual([]);
  });

  it('and is described by nothing but that: no schema is written by hand', () => {
    const schemas =
      /\b(properties|additionalProperties|anyOf|oneOf)\s*:|['"]?\btype['"]?: '(object|array|integer)'/;
    const others = source.filter(
      (path) => !path.startsWith(DESCRIPTION) && path.includes('rest') && schemas.test(textOf(path)),
    );
    expect(others).toEqual([]);
  });

  it('whose file holds no logic: it knows no table and no list of the database', () => {
    const reads = source.filter(
      (path) => path.endsWith('.rest.ts') && /\.(sql|writes|list|policy)\.js'|\bSELECT\b/.test(textOf(path)),
    );
    expect(reads).toEqual([]);
  });
});
