import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Kind, parse } from 'graphql';
import { REST_ROUTES } from '../../server/rest-routes.js';

const SERVER = fileURLToPath(new URL('../../server', import.meta.url));
const files = readdirSync(SERVER, { recursive: true, encoding: 'utf8' }).filter(
  (path) => /\.(ts|graphql)$/.test(path) && !path.endsWith('.spec.ts') && !path.endsWith('generated.ts'),
);
const textOf = (path: string) => readFileSync(join(SERVER, path), 'utf8');
const source = files.filter((path) => path.endsWith('.ts'));
const rows = REST_ROUTES.tables.flatMap(({ routes }) => routes);

/** The module that registers and describes routes (docs/adr/0008-rest-from-operations.md). */
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

  const printed = files
    .filter((path) => path.endsWith('.rest.graphql'))
    .flatMap((path) => parse(textOf(path)).definitions);

  it('with an operation of its own: none is there that no row asks', () => {
    const operations = printed.flatMap((node) =>
      node.kind === Kind.OPERATION_DEFINITION ? [node.name?.value] : [],
    );
    const asked = rows.flatMap(({ operation, then }) => [operation, then]);
    expect(operations.filter((name) => !asked.includes(name))).toEqual([]);
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
