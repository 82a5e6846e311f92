import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildSchema, Kind, parse, print } from 'graphql';
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

  const definitions = files
    .filter((path) => path.endsWith('.rest.graphql'))
    .flatMap((path) => parse(textOf(path)).definitions.map((node) => ({ path, node })));

  it('with an operation of its own: none is there that no row asks', () => {
    const operations = definitions.flatMap(({ node }) =>
      node.kind === Kind.OPERATION_DEFINITION ? [node.name?.value] : [],
    );
    const asked = rows.flatMap(({ operation, then }) => [operation, then]);
    expect(operations.filter((name) => !asked.includes(name))).toEqual([]);
  });

  it('whose operation is written only where it says more than its name', () => {
    const schema = buildSchema(readFileSync(join(SERVER, '../schema.graphql'), 'utf8'));
    const make = operationMaker(
      schema,
      definitions.map(({ node }) => node),
    );
    const written = definitions.filter(
      ({ path, node }) => node.kind === Kind.OPERATION_DEFINITION && !path.includes('generated'),
    );
    const needless = written.filter(({ node }) => {
      const name = 'name' in node ? node.name!.value : '';
      try {
        return make(name) === print(node);
      } catch {
        return false; // What its name does not say is written.
      }
    });
    expect(needless.map(({ path, node }) => `${path}: ${print(node)}`)).toEqual([]);
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
