import { getNamedType, isInputObjectType } from 'graphql';
import type { SeededRandom } from '../../../server/demo/made-up/seeded-random.js';
import { badText, badValue, UNKNOWN_NAMES } from './bad-values.js';
import { ContractValues } from './contract-values.js';
import { corrupt } from './corrupt.js';
import type { FuzzWorld, Surface } from './fuzz-world.js';
import { multipartBody } from './multipart-bodies.js';
import { contentType, oddHeaders } from './odd-headers.js';
import type { Input } from './send.js';

/** A request for one route: valid, then corrupted in its path, query string, headers or body. */
export function restInput(random: SeededRandom, fuzz: FuzzWorld, surface: Surface): Input {
  const { method, path } = surface.route!;
  const values = new ContractValues(random, fuzz.ids);
  const reading = method === 'GET';
  const input: Input = {
    surface: surface.name,
    method: random.chance(0.03) ? random.pick(VERBS) : method,
    path:
      address(random, values, surface, path) +
      (random.chance(reading ? 0.8 : 0.1) ? queryString(random, fuzz) : ''),
    headers: oddHeaders(random),
  };
  if (takesFiles(surface) && random.chance(0.9)) {
    const { headers, body } = multipartBody(random);
    return { ...input, headers: { ...headers, ...input.headers }, body };
  }
  if (reading && random.chance(0.97)) return input;
  const body = jsonBody(random, values, surface);
  return { ...input, headers: { 'content-type': contentType(random), ...input.headers }, body };
}

/** Valid calls of such a route carry a form. */
function takesFiles({ calls }: Surface): boolean {
  return calls.some(({ rest }) => rest?.options?.body instanceof FormData);
}

const VERBS = ['GET', 'HEAD', 'OPTIONS', 'POST', 'PUT', 'PATCH', 'DELETE', 'TRACE', 'PROPFIND', 'PURGE'];

/** The route's path with parameters filled in from a valid call, existing ids or invalid values. */
function address(random: SeededRandom, values: ContractValues, surface: Surface, path: string): string {
  const example = random.pick(surface.calls.length > 0 ? surface.calls : [{}]).rest?.path;
  if (example && random.chance(0.3)) return example;
  const filled = path.replaceAll(/:(\w+)/g, (_, name: string) => place(random, values, surface, name));
  return random.chance(0.02)
    ? `${filled}${random.pick(['/', '//', '/..', '/%2e%2e/task', '.json', ';a=b', '%'])}`
    : filled;
}

function place(random: SeededRandom, values: ContractValues, { route }: Surface, name: string): string {
  if (name === 'type')
    return encoded(random.chance(0.7) ? random.pick(DETAILS_TYPES) : badText(random, name));
  if (random.chance(0.6)) return values.id(name === 'id' ? nameOfId(route!.path) : name);
  if (random.chance(0.1)) return random.pick(RAW_PLACES);
  return encoded(badText(random, 'id').slice(0, 3_000)) || '%20';
}

const DETAILS_TYPES = [
  'Elev',
  'Lärare',
  'Personal',
  'Användare',
  'Kurs',
  'Course',
  'Program',
  'CoursePackage',
];

/** Raw path segments that no encoder would produce. */
const RAW_PLACES = [
  '%',
  '%zz',
  '%E0%A4',
  '%ED%A0%80',
  '%C0%AF',
  '%00',
  '%2F',
  '%252F',
  '..',
  '%2e%2e',
  '*',
  "'",
  '%F4%90%80%80',
];

/** The record that a path is about, by the name that `ContractValues` uses for its table. */
function nameOfId(path: string): string {
  return SPOKEN_OF.find(([part]) => path.includes(part))?.[1] ?? 'id';
}

const SPOKEN_OF: readonly [string, string][] = [
  ['/uploads/download', 'fileId'],
  ['/uploads', 'studentId'],
  ['/users', 'userId'],
  ['/student', 'studentId'],
  ['/task', 'taskId'],
  ['/notifications', 'notificationId'],
  ['/exams', 'examId'],
  ['/jobs', 'jobId'],
  ['/sessions', 'sessionId'],
  ['/api-keys', 'keyId'],
];

function encoded(text: string): string {
  return encodeURIComponent(text.toWellFormed());
}

const LOOSE_NAMES = [
  'q',
  'type',
  'date',
  'from',
  'to',
  'limit',
  'after',
  'aplStatus',
  'first',
  'page',
  'userId',
  'role',
  'active',
];

function queryString(random: SeededRandom, { schema }: FuzzWorld): string {
  const names = Object.values(schema.getTypeMap())
    .filter(isInputObjectType)
    .flatMap((type) => Object.keys(type.getFields()));
  const pairs = Array.from({ length: random.between(1, 4) }, () => {
    const kind = random.weighted({ loose: 85, contract: 10, odd: 5 });
    const name = random.pick(kind === 'loose' ? LOOSE_NAMES : kind === 'contract' ? names : ODD_NAMES);
    const value = random.chance(0.05)
      ? random.pick(RAW_PLACES)
      : encoded(badText(random, name).slice(0, 1_500));
    return kind === 'odd' ? `${name}=${value}` : `${encoded(name)}=${value}`;
  });
  return `?${pairs.join(random.chance(0.95) ? '&' : '&&?')}`;
}

const ODD_NAMES = [
  'q[]',
  'q[a]',
  'q[__proto__]',
  '__proto__',
  'q.q',
  '%',
  '%E0',
  '',
  'q%00',
  'constructor[prototype][x]',
];

/** A corrupted valid body, or invalid JSON. */
function jsonBody(random: SeededRandom, values: ContractValues, surface: Surface): string | Buffer {
  const kind = random.weighted({ spoilt: 64, right: 25, shape: 5, broken: 6 });
  if (kind === 'shape') return JSON.stringify(badValue(random));
  if (kind === 'broken') return random.pick(BROKEN_BODIES);
  const body = rightBody(random, values, surface);
  return JSON.stringify(kind === 'right' ? body : corrupt(random, body));
}

function rightBody(random: SeededRandom, values: ContractValues, { calls, field, route }: Surface): unknown {
  const example = random.pick(calls.length > 0 ? calls : [{}]).rest?.options?.body;
  const type = field?.field.args.find(({ name }) => name === 'input')?.type;
  const drawn =
    type && isInputObjectType(getNamedType(type))
      ? (values.value(type, 'input') as Record<string, unknown>)
      : {};
  // Path parameters are not body fields.
  for (const [, name] of route!.path.matchAll(/:(\w+)/g)) delete drawn?.[name!];
  if (random.chance(0.7))
    for (const name of ['id', 'studentId']) if (route!.path.includes(':')) delete drawn?.[name];
  const usable = typeof example === 'object' && example !== null && !(example instanceof FormData);
  if (!usable) return drawn ?? {};
  return random.chance(0.5) ? { ...example } : { ...drawn, ...(random.chance(0.5) ? example : {}) };
}

const DEEP = 20_000;
const BROKEN_BODIES: readonly (string | Buffer)[] = [
  '',
  ' ',
  '{',
  '}',
  '{"a":}',
  "{'a': 1}",
  '{"a":1,}',
  'undefined',
  'NaN',
  '{"a": 01}',
  '{"a": 1e999}',
  '{"a":1}{"b":2}',
  '\ufeff{}',
  '{"name":"a","name":"b"}',
  '{"__proto__":{"isAdmin":true}}',
  '{"\\u005f\\u005fproto\\u005f\\u005f":{}}',
  '{"a":"\\ud800"}',
  '{"a":"\\u0000"}',
  `${'['.repeat(DEEP)}${']'.repeat(DEEP)}`,
  `${'{"a":'.repeat(DEEP / 2)}1${'}'.repeat(DEEP / 2)}`,
  `{"description":"${'x'.repeat(99_000)}"}`,
  `{"description":"${'x'.repeat(120_000)}"}`,
  'name=Anna&email=anna%40exempel.se',
  '<?xml version="1.0"?><!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><a>&b;</a>',
  Buffer.from([0xff, 0xfe, 0x7b, 0x00, 0x7d, 0x00]),
  Buffer.from([0x7b, 0x22, 0x61, 0x22, 0x3a, 0x22, 0xc3, 0x28, 0x22, 0x7d]),
  Buffer.from([0x22, 0xed, 0xa0, 0x80, 0x22]),
  Buffer.alloc(2_000),
];

/** Unknown paths, pages and probes. */
export function edgeInput(random: SeededRandom): Input {
  const path = random.pick(EDGE_PATHS);
  return {
    surface: 'other addresses',
    method: random.chance(0.6) ? 'GET' : random.pick(VERBS),
    path: random.chance(0.2)
      ? `${path}?${random.pick(ODD_NAMES)}=${encoded(badText(random).slice(0, 500))}`
      : path,
    headers: oddHeaders(random),
  };
}

const EDGE_PATHS = [
  '/',
  '/apl',
  '/student/x',
  '/detaljer/L%C3%A4rare/x',
  '/detaljer/%/x',
  '/%',
  '/%00',
  '/..%2f..%2fetc/passwd',
  '/../../etc/passwd',
  '/assets/../../server/main.js',
  '/assets/%2e%2e/%2e%2e/package.json',
  '/.env',
  '/package.json',
  '/index.html',
  '//',
  '//example.org/%2f..',
  '/healthz',
  '/healthz/',
  '/readyz',
  '/graphql',
  '/graphql/',
  '/GraphQL',
  '/api',
  '/api/',
  '/api//task',
  '/api/Task',
  '/api/nothing',
  '/api/%',
  '/api/%E0%A4',
  '/api/task/%2e%2e/students',
  '/api/students/import',
  '/api/students/import/x/y/z',
  '/api/openapi.json',
  '/api/docs',
  `/api/${'x'.repeat(6_000)}`,
  `/${UNKNOWN_NAMES.map((name) => encodeURIComponent(name)).join('/')}`,
  '*',
  '/api/calendar.ics?token=x',
];
