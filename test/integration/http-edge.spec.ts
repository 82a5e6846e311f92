import { randomUUID } from 'node:crypto';
import { createConnection } from 'node:net';
import { School, type Answer } from '../support/school.js';
import { assertWithinTaxonomy } from '../support/taxonomy.js';

describe('the HTTP edge', () => {
  let school: School;
  let student: string;
  beforeAll(async () => {
    school = await School.open();
    student = await school.student();
  });
  afterAll(() => school.close());

  const codes = ({ status, body }: Answer): [number, unknown] => [status, (body as { code: unknown }).code];
  const raw = (text: string, type = 'application/json') => ({
    body: text,
    headers: { 'content-type': type },
  });

  /** The raw response to a hand-written HTTP request. */
  function speak(text: string | Buffer): Promise<string> {
    const { hostname, port } = new URL(school.app.url);
    return new Promise((resolve, reject) => {
      const socket = createConnection(Number(port), hostname, () => socket.write(text));
      let answer = '';
      socket.on('data', (chunk: Buffer) => (answer += chunk.toString()));
      socket.on('end', () => resolve(answer));
      socket.on('error', reject);
    });
  }

  describe('addresses and methods', () => {
    test.each([
      '/api',
      '/api/',
      '/api/nothing',
      '/api/students/1/2/3',
      '/api/%E0%A4%A',
      '/api/task/%C0%AF',
      '/api/student-details/%E0%A4',
      '/api/..%2f..%2fetc%2fpasswd',
    ])('returns 404 for %s as JSON, never a page', async (path) => {
      expect(codes(await school.nobody.rest('GET', path))).toEqual([404, 'NOT_FOUND']);
    });

    test.each([
      ['DELETE', '/api/students', 'GET, HEAD, PATCH, POST'],
      ['DELETE', '/api/students/export', 'GET, HEAD'],
      ['POST', '/api/auth/session', 'GET, HEAD'],
      ['GET', '/api/auth/login', 'POST'],
      ['PUT', '/api/task', 'GET, HEAD, POST'],
      ['OPTIONS', '/api/delalltasks', 'DELETE'],
      ['PUT', '/graphql', 'GET, POST'],
      ['GET', '/graphql', 'POST'],
      ['DELETE', '/graphql', 'GET, POST'],
      ['POST', '/', 'GET, HEAD'],
      ['DELETE', '/students', 'GET, HEAD'],
      ['POST', '/healthz', 'GET, HEAD'],
    ])('answers %s %s with 405 and Allow: %s, signed in or not', async (method, path, allow) => {
      const answer = await school.nobody.rest(method, path);
      expect(codes(answer)).toEqual([405, 'METHOD_NOT_ALLOWED']);
      expect(answer.headers.get('allow')).toBe(allow);
    });

    test.each(['/', '/api/students', '/graphql', '/healthz'])(
      'rejects TRACE on %s without echoing it',
      async (path) => {
        const answer = await speak(
          `TRACE ${path} HTTP/1.1\r\nHost: x\r\nCookie: sid=hemlig\r\nConnection: close\r\n\r\n`,
        );
        expect(answer).toMatch(/^HTTP\/1.1 405 /);
        expect(answer).not.toContain('hemlig');
      },
    );

    test('answers HEAD like GET, without the body', async () => {
      const admin = await school.as('ADMIN');
      const [head, get] = [
        await admin.rest('HEAD', '/api/students'),
        await admin.rest('GET', '/api/students'),
      ];
      expect([head.status, head.body]).toEqual([200, null]);
      expect(head.headers.get('content-type')).toBe(get.headers.get('content-type'));
      expect((await school.nobody.rest('HEAD', '/')).status).toBe(200);
    });

    test.each(['/healthz', '/api/task', '/graphql', '/'])(
      'rejects two Host headers on %s with 400',
      async (path) => {
        const answer = await speak(
          `GET ${path} HTTP/1.1\r\nHost: skola.example\r\nhOST: annan.example\r\nConnection: close\r\n\r\n`,
        );
        expect(answer).toMatch(/^HTTP\/1.1 400 /);
        expect(answer).toContain('Anropet har mer än ett Host-huvud.');
      },
    );

    test('is alive and ready', async () => {
      expect((await school.nobody.rest('GET', '/healthz')).status).toBe(200);
      expect((await school.nobody.rest('GET', '/readyz')).status).toBe(200);
    });
  });

  describe('bodies', () => {
    test.each([
      ['{', 'FORMAT'],
      ['', 'REQUIRED'],
      ['null', 'TYPE'],
      ['[]', 'TYPE'],
      ['"text"', 'TYPE'],
      ['{"description": 1}', 'TYPE'],
      ['{"description": "x", "extra": 1}', 'UNKNOWN_FIELD'],
      ['{"description": "x", "__proto__": {"role": "admin"}}', 'UNKNOWN_FIELD'],
      ['{"description": {"constructor": {"prototype": 1}}}', 'UNKNOWN_FIELD'],
      ['{"description": NaN}', 'FORMAT'],
      ["{'description': 'x'}", 'FORMAT'],
      ['{"description": "a"}{"description": "b"}', 'FORMAT'],
    ])('rejects %.60s with %s', async (body, reason) => {
      const user = await school.as('USER');
      const answer = await user.rest('POST', '/api/task', raw(body));
      expect(codes(answer)).toEqual([400, 'BAD_USER_INPUT']);
      expect((answer.body as { fields: { reason: string }[] }).fields[0]!.reason).toBe(reason);
      expect(await user.rest('GET', '/api/task')).toMatchObject({ body: [] });
    });

    test('rejects bodies nested ten thousand levels deep', async () => {
      const user = await school.as('USER');
      for (const body of [
        `${'['.repeat(40_000)}${']'.repeat(40_000)}`,
        `{"description": ${'{"a":'.repeat(10_000)}1${'}'.repeat(10_000)}}`,
      ]) {
        expect((await user.rest('POST', '/api/task', raw(body))).status).toBe(400);
      }
    });

    test('rejects bytes that are not UTF-8', async () => {
      const { token } = await school.as('USER');
      const body = Buffer.concat([
        Buffer.from('{"description":"'),
        Buffer.from([0xff, 0xfe, 0xc0]),
        Buffer.from('"}'),
      ]);
      const head = `POST /api/task HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${token!}\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\nConnection: close\r\n\r\n`;
      const answer = await speak(Buffer.concat([Buffer.from(head), body]));
      expect(answer).toMatch(/^HTTP\/1.1 400 /);
      expect(answer).toContain('"BAD_USER_INPUT"');
    });

    test('keeps text with NUL, control characters and lone surrogates out of the database, without an error', async () => {
      const user = await school.as('USER');
      const description = '\\u0000hej\\u0007 \\ud800 \\u0085då\\r\\n\\tslut';
      const answer = await user.rest('POST', '/api/task', raw(`{"description": "${description}"}`));
      expect(answer).toMatchObject({ status: 201, body: { description: 'hej \ufffd \ndå\n\tslut' } });
    });

    test.each([
      ['a malformed id', 'GET', '/api/student-details/1'],
      ['braces around an id', 'GET', '/api/student-details/%7B00000000-0000-4000-8000-000000000000%7D'],
      ['NUL in an id', 'GET', '/api/student-details/%00'],
      ['a quote in an id', 'GET', "/api/student-details/'%20OR%201=1--"],
      ['NUL in a cursor', 'GET', '/api/students?after=AAAA'],
      ['a limit of zero', 'GET', '/api/students?limit=0'],
      ['a limit with a sign', 'GET', '/api/students?limit=%2B5'],
      ['an unknown parameter', 'GET', '/api/students?role=admin'],
      ['a repeated parameter', 'GET', '/api/students?q=a&q=b'],
      ['an unknown status', 'GET', '/api/students?aplStatus=PINK'],
      ['a malformed task id', 'DELETE', '/api/task/1'],
    ])('returns 400 for %s', async (_what, method, path) => {
      const admin = await school.as('ADMIN');
      expect(codes(await admin.rest(method, path))).toEqual([400, 'BAD_USER_INPUT']);
    });

    test('searches for NUL and wildcards literally, and finds nobody', async () => {
      const admin = await school.as('ADMIN');
      for (const q of ['x%00y', '%25%25%25', '%5F%5F%5F', '%5C', '%ED%A0%80', "'"]) {
        const answer = await admin.rest('GET', `/api/students?q=${q}`);
        expect({ q, ...answer }).toMatchObject({ q, status: 200, body: [] });
      }
    });

    test.each([
      'text/plain',
      'application/x-www-form-urlencoded',
      'multipart/form-data; boundary=x',
      'application/json; charset=iso-8859-1',
      'application/jsonp',
      'text/json',
    ])('returns 415 for %s, in REST and GraphQL', async (type) => {
      const user = await school.as('USER');
      const body = '{"description": "x"}';
      expect(codes(await user.rest('POST', '/api/task', raw(body, type)))).toEqual([
        415,
        'UNSUPPORTED_MEDIA_TYPE',
      ]);
      const { status, body: answer } = await user.rest(
        'POST',
        '/graphql',
        raw('{"query": "{ me { name } }"}', type),
      );
      expect([
        status,
        (answer as { errors: { extensions: { code: string } }[] }).errors[0]!.extensions.code,
      ]).toEqual([415, 'UNSUPPORTED_MEDIA_TYPE']);
    });

    test.each(['application/json', 'APPLICATION/JSON; charset=UTF-8', 'application/json;charset="utf-8"'])(
      'accepts %s',
      async (type) => {
        const user = await school.as('USER');
        expect((await user.rest('POST', '/api/task', raw('{"description": "x"}', type))).status).toBe(201);
      },
    );

    test('returns 415 for a compressed body', async () => {
      const user = await school.as('USER');
      const headers = { 'content-type': 'application/json', 'content-encoding': 'gzip' };
      expect(codes(await user.rest('POST', '/api/task', { body: 'xx', headers }))).toEqual([
        415,
        'UNSUPPORTED_MEDIA_TYPE',
      ]);
    });

    test('returns 413 with the limit for a body over it, declared or not', async () => {
      const user = await school.as('USER');
      const big = JSON.stringify({ description: 'x'.repeat(120_000) });
      const answer = await user.rest('POST', '/api/task', raw(big));
      expect(answer).toMatchObject({ status: 413, body: { code: 'PAYLOAD_TOO_LARGE', limit: 100_000 } });
      expect((await user.rest('POST', '/graphql', raw(big))).status).toBe(413);
      const chunk = `${big.length.toString(16)}\r\n${big}\r\n0\r\n\r\n`;
      for (const path of ['/api/task', '/graphql']) {
        const undeclared = await speak(
          `POST ${path} HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\nConnection: close\r\n\r\n${chunk}`,
        );
        expect(undeclared).toMatch(/^HTTP\/1.1 413 /);
        const unfinished = await speak(
          `POST ${path} HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\nConnection: close\r\n\r\n${chunk.slice(0, 110_000)}`,
        );
        expect(unfinished).toMatch(/^HTTP\/1.1 413 /);
      }
    });

    test.each([
      ['headers over 16 kB', `GET / HTTP/1.1\r\nHost: x\r\nX-Long: ${'x'.repeat(20_000)}\r\n\r\n`, 413],
      ['an address over 16 kB', `GET /api/task/${'x'.repeat(20_000)} HTTP/1.1\r\nHost: x\r\n\r\n`, 413],
      ['what is no HTTP', 'HELO localhost\r\n\r\n', 400],
    ])('answers %s with a standard error code', async (_, text, status) => {
      const [head, body] = (await speak(text)).split('\r\n\r\n') as [string, string];
      const [first, ...lines] = head.split('\r\n') as [string, ...string[]];
      expect(first).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
      const headers = new Headers(lines.map((line) => line.split(': ') as [string, string]));
      const answer = { status, headers, body: JSON.parse(body) as unknown };
      assertWithinTaxonomy({ method: 'GET', path: '/', ...answer });
      expect(codes(answer)[1]).toBe(status === 413 ? 'PAYLOAD_TOO_LARGE' : 'BAD_USER_INPUT');
    });
  });

  describe('the order of the checks', () => {
    const foreign = { 'sec-fetch-site': 'cross-site' };
    const tooLarge = 'x'.repeat(120_000);

    test('a missing address comes before everything else', async () => {
      expect(
        codes(await school.nobody.rest('POST', '/api/nothing', { body: tooLarge, headers: foreign })),
      ).toEqual([404, 'NOT_FOUND']);
    });

    test('the wrong method comes before the size', async () => {
      expect(
        (await school.nobody.rest('PATCH', '/api/task', { body: tooLarge, headers: foreign })).status,
      ).toBe(405);
    });

    test('the size comes before the content type, then cross-site, then sign-in', async () => {
      const body = { body: tooLarge, headers: { ...foreign, 'content-type': 'text/plain' } };
      expect((await school.nobody.rest('POST', '/api/task', body)).status).toBe(413);
      const kind = { body: 'x', headers: { ...foreign, 'content-type': 'text/plain' } };
      expect((await school.nobody.rest('POST', '/api/task', kind)).status).toBe(415);
      const site = { body: '{', headers: { ...foreign, 'content-type': 'application/json' } };
      expect((await school.nobody.rest('POST', '/api/task', site)).status).toBe(403);
      expect((await school.nobody.rest('POST', '/api/task', raw('{'))).status).toBe(401);
    });

    test('sign-in comes before input, and the role before input and any lookup', async () => {
      const [teacher, admin] = [await school.as('TEACHER'), await school.as('ADMIN')];
      for (const id of [student, randomUUID(), 'not-an-id']) {
        const path = `/api/student-details/${id}`;
        expect((await school.nobody.rest('PUT', path, raw('{'))).status).toBe(401);
        expect((await teacher.rest('PUT', path, raw('{"unknown": 1}'))).status).toBe(403);
      }
      const unknown = raw('{"unknown": 1}');
      expect((await admin.rest('PUT', `/api/student-details/${randomUUID()}`, unknown)).status).toBe(400);
      expect(
        (await admin.rest('PUT', `/api/student-details/${randomUUID()}`, raw('{"name": "Bo", "version": 7}')))
          .status,
      ).toBe(404);
      expect(
        (await admin.rest('PUT', `/api/student-details/${student}`, raw('{"name": "Bo", "version": 7}')))
          .status,
      ).toBe(409);
    });

    test('a student gets 403 for every id but their own, whether it exists or not', async () => {
      const anna = await school.asStudent();
      for (const id of [student, randomUUID()]) {
        const [{ status, body, headers }, own] = [
          await anna.rest('GET', `/api/student-details/${id}`),
          await anna.rest('GET', `/api/uploads/${id}`),
        ];
        expect([status, own.status, headers.get('content-length')]).toEqual([
          403,
          403,
          String(JSON.stringify(body).length + countWide(body)),
        ]);
      }
    });

    test('an uploaded body is not read until sign-in and role have passed', async () => {
      const form = () => {
        const data = new FormData();
        data.append('file', new Blob(['hej']), 'hej.txt');
        return data;
      };
      const path = `/api/uploads/${student}`;
      expect((await school.nobody.rest('POST', path, { body: form() })).status).toBe(401);
      expect((await (await school.as('SYV')).rest('POST', path, { body: form() })).status).toBe(403);
      const json = { body: { file: 'x' } };
      expect((await school.nobody.rest('POST', path, json)).status).toBe(401);
      expect((await (await school.as('TEACHER')).rest('POST', path, json)).status).toBe(415);
    });
  });
});

/** Extra bytes of multi-byte characters, to compare a byte length with a text. */
function countWide(body: unknown): number {
  const text = JSON.stringify(body);
  return Buffer.byteLength(text) - text.length;
}

describe('the rate limit', () => {
  let school: School;
  beforeAll(async () => {
    school = await School.open({ RATE_LIMITS: 'on', TRUST_PROXY: '1' });
  });
  afterAll(() => school.close());

  test('counts anonymous calls by address, unaffected by a forged X-Forwarded-For beyond our hops', async () => {
    const ask = (n: number) =>
      school.nobody.rest('GET', '/api/auth/session', {
        headers: { 'x-forwarded-for': `9.9.9.${n % 250}, 10.1.1.1` },
      });
    const statuses: number[] = [];
    for (let n = 0; n < 600; n += 20) {
      const some = await Promise.all(Array.from({ length: 20 }, (_, m) => ask(n + m)));
      statuses.push(...some.map(({ status }) => status));
    }
    expect(new Set(statuses)).toEqual(new Set([401]));
    const { status, headers, body } = await ask(600);
    expect([status, (body as { code: string }).code]).toEqual([429, 'TOO_MANY_REQUESTS']);
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
    const elsewhere = { headers: { 'x-forwarded-for': '10.1.1.2' } };
    expect((await school.nobody.rest('GET', '/api/auth/session', elsewhere)).status).toBe(401);
  });

  test('counts signed-in calls by session, so that a school behind one address is not locked out', async () => {
    const [anna, bo] = [await school.as('USER'), await school.as('USER')];
    const here = { headers: { 'x-forwarded-for': '10.1.1.3' } };
    const statuses = new Set<number>();
    for (let n = 0; n < 600; n += 1) statuses.add((await anna.rest('GET', '/api/task', here)).status);
    expect([...statuses]).toEqual([200]);
    expect((await anna.rest('GET', '/api/task', here)).status).toBe(429);
    expect((await anna.graphql('{ tasks { id } }')).status).toBe(429);
    expect((await bo.rest('GET', '/api/task', here)).status).toBe(200);
  });
});
