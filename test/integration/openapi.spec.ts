import type { OpenApiDocument } from '../../server/platform/rest/openapi/openapi-document.js';
import type { OpenApiOperation } from '../../server/platform/rest/openapi/route-operation.js';
import { clientFaults, lintErrors } from '../support/openapi-tools.mjs';
import { restRoutes } from '../support/rest-routes.js';
import { School, type Person } from '../support/school.js';

const INNER = new Set(['account', 'settings', 'user']);

describe('the OpenAPI description', () => {
  let school: School;
  let root: Person;
  let document: OpenApiDocument;
  beforeAll(async () => {
    school = await School.open();
    root = await school.as('SYSTEMADMIN');
    document = (await school.nobody.rest('GET', '/api/openapi.json')).body as OpenApiDocument;
  });
  afterAll(() => school.close());

  /** Field names of a schema, in the format of `fieldsOf`. */
  function namedFields(schema: Schema, inside = ''): string[] {
    const { schemas } = document.components as { schemas: Record<string, Schema> };
    const { $ref, items, properties = {} } = schema;
    if ($ref) return namedFields(schemas[$ref.split('/').at(-1)!]!, inside);
    if (items) return namedFields(items, inside);
    return Object.entries(properties)
      .flatMap(([name, one]) => [
        `${inside}${name}`,
        ...(INNER.has(name) ? namedFields(one, `${name}.`) : []),
      ])
      .sort();
  }

  const operations = (): [string, string, OpenApiOperation][] =>
    Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, operation]): [string, string, OpenApiOperation] => [
        method,
        path,
        operation,
      ]),
    );

  test('lists every route that exists, and no other', () => {
    const real = restRoutes(school.app).map(
      ({ method, path }) => `${method} ${path.slice('/api'.length).replace(/:(\w+)/g, '{$1}')}`,
    );
    expect(
      operations()
        .map(([method, path]) => `${method.toUpperCase()} ${path}`)
        .sort(),
    ).toEqual(real.sort());
  });

  test('is well-formed: unique ids, declared path parameters, resolved references, examples present', () => {
    expect(document).toMatchObject({
      openapi: '3.1.0',
      info: { title: 'Studievy REST API' },
      servers: [{ url: '/api' }],
    });
    const ids = operations().map(([, , { operationId }]) => operationId);
    expect(new Set(ids).size).toBe(ids.length);
    for (const [method, path, operation] of operations()) {
      const declared = operation.parameters
        .filter((one) => one.in === 'path')
        .map((one) => `{${String(one.name)}}`);
      expect(path.match(/\{\w+\}/g) ?? []).toEqual(declared);
      const done = Object.keys(operation.responses).filter((status) => status.startsWith('2'));
      expect(done).toHaveLength(1);
      if (operation.requestBody) expect(['post', 'put', 'patch', 'delete']).toContain(method);
      expect(operation.summary.length).toBeGreaterThan(10);
    }
    const { schemas } = document.components as { schemas: Record<string, unknown> };
    const references =
      JSON.stringify(document).match(/(?<="\$ref":"#\/components\/schemas\/)\w+(?=")/g) ?? [];
    expect([...new Set(references)].filter((name) => !(name in schemas))).toEqual([]);
  });

  test('lists no path twice, whatever its parameters are called', () => {
    const paths = Object.keys(document.paths).map((path) => path.replaceAll(/\{\w+\}/g, '{}'));
    expect(paths.filter((path, index) => paths.indexOf(path) !== index)).toEqual([]);
  });

  test('describes every value', () => {
    expect(unsaid(document.components.schemas, 'components')).toEqual([]);
    expect(unsaid(document.paths, 'paths')).toEqual([]);
    const { parameters } = document.paths['/course-matching']!.get!;
    const typeOf = (name: string) => parameters.find((one) => one.name === name)?.schema;
    expect(typeOf('page')).toEqual({ type: 'integer' });
    expect(typeOf('startFrom')).toEqual({ type: 'string', format: 'date' });
    expect(typeOf('state')).toEqual({ type: 'string', enum: ['SAFE', 'UNCERTAIN', 'NONE', 'SKIPPED'] });
  });

  test('has no errors according to redocly lint', async () => {
    expect(await lintErrors(document)).toEqual([]);
  });

  test('generates a client that compiles and rejects what the API would reject', async () => {
    expect(await clientFaults(document, CLIENT)).toEqual([]);
  }, 60_000);

  test('says that the address of the calendar file can be gone', () => {
    expect(Object.keys(document.paths['/calendar.ics']!.get!.responses)).toContain('404');
  });

  test('states the roles of the contract', () => {
    const { paths } = document;
    expect(paths['/students']!.get!.description).toBe('Roles: student, teacher, admin, systemadmin.');
    expect(paths['/users']!.post!.description).toBe('Role admin or higher.');
    expect(paths['/task']!.get!.description).toBe('Anyone who is signed in.');
    expect(paths['/auth/login']!.post!.security).toEqual([]);
  });

  test('takes body fields from the contract, without those that are in the path', () => {
    const { requestBody } = document.paths['/users/{id}/role']!.put!;
    const { schema } = (requestBody as { content: Record<string, { schema: Record<string, unknown> }> })
      .content['application/json']!;
    expect(schema).toMatchObject({
      required: ['role'],
      additionalProperties: false,
      properties: {
        role: { enum: expect.arrayContaining(['guest', 'systemadmin']) as unknown },
        version: { type: ['integer', 'null'] },
      },
    });
    expect(schema.properties).not.toHaveProperty('id');
  });

  test('names the fields that responses really have', async () => {
    const teacher = await school.as('TEACHER');
    const student = await school.asStudent({ teacherId: teacher.teacherId });
    await school.comment(student.studentId, root);
    await teacher.rest('POST', '/api/task', { body: { description: 'Ring' } });
    await root.rest('POST', '/api/exams', {
      body: { studentId: student.studentId, course: 'Svenska 1', requestedMonth: 'Maj' },
    });
    await root.rest('PUT', `/api/student-details/${student.studentId}`, { body: { phone: '08-123 456' } });
    await root.rest('POST', '/api/api-keys', { body: { name: 'Schema', role: 'user' } });
    const own = new Set(['/task', '/profile', '/profile/sessions']);
    const wanted = [
      '/students',
      '/student-details/{id}',
      '/student-details/{id}/history',
      '/teachers',
      '/courses',
      '/exams',
      '/users',
      '/api-keys',
      '/access-log',
      '/audit-log',
      '/auth/session',
      '/my-data',
      ...own,
    ];
    for (const path of wanted) {
      const who = path === '/my-data' ? student : own.has(path) ? teacher : root;
      const { status, body } = await who.rest('GET', `/api${path.replace('{id}', student.studentId)}`);
      const named = namedFields(answerOf(document.paths[path]!.get!));
      expect([path, status, fieldsOf(first(body))]).toEqual([path, 200, named]);
    }
  });

  test('gives only body examples that their calls accept', async () => {
    const user = await school.as('USER');
    const send = async (call: string, id = '') => {
      const [method, path] = call.split(' ') as [string, string];
      const { requestBody, responses } = document.paths[path]![method.toLowerCase()]!;
      const { example } = contentOf(requestBody);
      const { status } = await root.rest(method, `/api${path.replace('{id}', id)}`, { body: example });
      expect([call, String(status)]).toEqual([call, Object.keys(responses)[0]]);
    };
    await send('POST /users');
    await send('PUT /users/{id}', user.userId);
    for (const call of ['POST /api-keys', 'POST /students', 'POST /task', 'PUT /profile']) await send(call);
  });

  test('can be read as a page that loads nothing external and evaluates no text', async () => {
    const { status, headers } = await school.nobody.rest('GET', '/api/docs');
    expect([status, headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
    const policy = headers.get('content-security-policy')!;
    expect(policy).toMatch(/^default-src 'none'; script-src 'self'; /);
    expect(policy).toContain("connect-src 'self'");
    expect(policy).not.toMatch(/unsafe-eval|https?:/);
  });
});

/** Positions of a schema that allow anything: `{}`, or a description only. */
function unsaid(value: unknown, at: string, isSchema = false): string[] {
  if (Array.isArray(value)) return value.flatMap((one, index) => unsaid(one, `${at}[${index}]`, isSchema));
  if (typeof value !== 'object' || value === null) return [];
  const said = ['type', '$ref', 'anyOf', 'enum'].some((name) => name in value);
  const inner = Object.entries(value).flatMap(([name, one]) => {
    if (name === 'example') return [];
    const here = `${at}.${name}`;
    if (name === 'properties')
      return Object.entries(one as object).flatMap(([field, of]) => unsaid(of, `${here}.${field}`, true));
    return unsaid(one, here, name === 'schema' || name === 'items' || name === 'anyOf');
  });
  return isSchema && !said ? [at, ...inner] : inner;
}

/** A program that uses the types generated by openapi-typescript. */
const CLIENT = `
import type { components, paths } from './api';

type Answer<Call> = Call extends { responses: { 200: { content: { 'application/json': infer Body } } } } ? Body : never;
type Body<Call> = Call extends { requestBody: { content: { 'application/json': infer Body } } } ? Body : never;
type Query<Call> = Call extends { parameters: { query?: infer Query } } ? Query : never;

declare const student: Answer<paths['/student-details/{id}']['get']>;
const same: components['schemas']['Student'] = student;
const phone: string | null = same.phone;
const version: number = student.version;
const entry: string | undefined = student.education[0]?._id;
const status: 'GRAY' | 'RED' | 'BLUE' | 'YELLOW' | 'GREEN' = student.aplStatus;

const account: Body<paths['/users']['post']> = { name: 'Åsa Öberg', email: 'asa@exempel.se', role: 'teacher' };
const filter: Query<paths['/course-matching']['get']> = { page: 1, first: 50, state: 'SAFE' };
declare const found: Answer<paths['/details/{type}/{id}']['get']>;
const title: string = found.title;

// @ts-expect-error may be withheld
const withheld: string = student.phone;
// @ts-expect-error roles are in lower case
const shouted: Body<paths['/users']['post']>['role'] = 'TEACHER';
// @ts-expect-error a page is a number
const page: Query<paths['/course-matching']['get']> = { page: 'first' };
// @ts-expect-error the body has no such field
const unknown: Body<paths['/task']['post']> = { description: 'Ring', done: true };

export default [phone, version, entry, status, account, filter, title, withheld, shouted, page, unknown];
`;

type Schema = { $ref?: string; properties?: Record<string, Schema>; items?: Schema };

function contentOf(holder: unknown): { schema: Schema; example?: unknown } {
  return (holder as { content: Record<string, { schema: Schema }> }).content['application/json']!;
}

function answerOf({ responses }: OpenApiOperation): Schema {
  return contentOf(responses['200']).schema;
}

function first(answer: unknown): unknown {
  return Array.isArray(answer) ? answer[0] : answer;
}

/** Field names of a value, nested ones included; empty lists tell nothing. */
function fieldsOf(value: unknown, inside = ''): string[] {
  if (Array.isArray(value) || typeof value !== 'object' || value === null) return [];
  return Object.entries(value)
    .flatMap(([name, one]) => [`${inside}${name}`, ...(INNER.has(name) ? fieldsOf(one, `${name}.`) : [])])
    .sort();
}
