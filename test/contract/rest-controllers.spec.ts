import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Kind, parse } from 'graphql';

const SERVER = fileURLToPath(new URL('../../server', import.meta.url));
const files = readdirSync(SERVER, { recursive: true, encoding: 'utf8' }).filter(
  (path) => /\.(ts|graphql)$/.test(path) && !path.endsWith('.spec.ts') && !path.endsWith('generated.ts'),
);
const textOf = (path: string) => readFileSync(join(SERVER, path), 'utf8');
const source = files.filter((path) => path.endsWith('.ts'));
/** `/readyz`, which is no part of the API. */
const HEALTH = 'platform/health/health.controller.ts';
const controllers = source.filter((path) => path.endsWith('.controller.ts') && path !== HEALTH);

const DECORATORS = 'platform/rest/rest.decorators.ts';
const DESCRIPTION = 'platform/rest/openapi/';

describe('every REST route is a handler in a @RestController', () => {
  it('and nothing else registers a route with Nest or Express', () => {
    const others = source.filter(
      (path) =>
        path !== DECORATORS &&
        path !== HEALTH &&
        /\bController\(|\bhttpAdapter\b|\.router\.(get|post|put|use)\(/.test(
          textOf(path).replaceAll('RestController(', ''),
        ),
    );
    expect(others).toEqual([]);
  });

  it('in a file named after it', () => {
    const named = source.filter((path) => textOf(path).includes('@RestController('));
    expect(named).toEqual(controllers);
    expect(controllers.length).toBeGreaterThan(30);
  });

  it('with its own operation, and no operation lacks a handler', () => {
    const operations = files
      .filter((path) => path.endsWith('.rest.graphql'))
      .flatMap((path) => parse(textOf(path)).definitions)
      .flatMap((node) => (node.kind === Kind.OPERATION_DEFINITION ? [node.name!.value] : []));
    const handlers = controllers.map(textOf).join('\n');
    expect(operations.length).toBeGreaterThan(150);
    expect(operations.filter((name) => !new RegExp(`\\b${name}Document\\b`).test(handlers))).toEqual([]);
  });

  it('and is described only by it, without a handwritten schema', () => {
    const schemas =
      /\b(properties|additionalProperties|anyOf|oneOf)\s*:|['"]?\btype['"]?: '(object|array|integer)'/;
    const others = source.filter(
      (path) =>
        !path.startsWith(DESCRIPTION) &&
        (path.includes('rest') || path.endsWith('.controller.ts')) &&
        schemas.test(textOf(path)),
    );
    expect(others).toEqual([]);
  });

  it('in a file without logic, which uses no SQL, writes, list or policy', () => {
    const reads = controllers.filter((path) =>
      /\.(sql|writes|list|policy)\.js'|\bSELECT\b/.test(textOf(path)),
    );
    expect(reads).toEqual([]);
  });
});
