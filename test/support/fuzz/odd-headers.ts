import type { SeededRandom } from '../../../server/demo/made-up/seeded-random.js';

/** Mostly the correct one. */
export function contentType(random: SeededRandom): string {
  return random.chance(0.9) ? 'application/json' : random.pick(CONTENT_TYPES);
}

const CONTENT_TYPES = [
  'application/json; charset=utf-8',
  'application/json; charset=utf-16',
  'application/json; charset=latin1',
  'application/json;;;=',
  'application/jsonx',
  'text/plain',
  'text/html',
  'application/xml',
  'application/x-www-form-urlencoded',
  'multipart/form-data',
  'multipart/form-data; boundary=',
  'multipart/form-data; boundary=x',
  'application/octet-stream',
  '',
  ';',
  'x'.repeat(3_000),
];

/** Known headers with unexpected values. */
export function oddHeaders(random: SeededRandom): Record<string, string> {
  if (random.chance(0.85)) return {};
  const name = random.pick(Object.keys(HEADERS));
  return { [name]: random.pick(HEADERS[name]!) };
}

const HEADERS: Record<string, readonly string[]> = {
  'if-match': ['"1"', '"x"', '*', 'W/"1"', '', '"99999999999999999999"', '"-1"', '"1", "2"', '1e3'],
  'idempotency-key': ['a', '', ' ', 'x'.repeat(300), 'å', '"; --', 'same', 'same', 'a\tb'],
  accept: ['text/html', '*/*', 'application/xml', '', 'application/json;q=0', ';;;', 'x'.repeat(5_000)],
  'accept-encoding': ['gzip', 'br', 'gzip;q=0', '*', 'identity;q=0', ''],
  'accept-language': ['sv', 'zz-ZZ', '*'],
  authorization: [
    'Bearer',
    'Bearer ',
    'Bearer x',
    'bearer sv_x',
    'Basic YTpi',
    'Bearer å',
    `Bearer ${'x'.repeat(4_000)}`,
    '',
  ],
  cookie: ['sid=', 'sid=x', '__Host-sid=x', 'sid=%00', 'sid=a; sid=b', '=;=;', `sid=${'x'.repeat(4_000)}`],
  origin: ['null', 'https://example.org', 'http://localhost', '', '://'],
  host: ['example.org', 'localhost:99999', '[::1]', ''],
  'sec-fetch-site': ['cross-site', 'same-site', 'none', 'x'],
  'content-encoding': ['gzip', 'br', 'identity', 'deflate, gzip', 'x'],
  range: ['bytes=0-1', 'bytes=5-1', 'bytes=-1', 'x'],
  'if-none-match': ['*', '"x"'],
  'if-modified-since': ['never', 'Thu, 01 Jan 1970 00:00:00 GMT'],
  'x-forwarded-for': ['127.0.0.1', 'x, y', "'; --"],
  'x-http-method-override': ['DELETE'],
  expect: ['100-continue'],
};
