import type { SeededRandom } from '../../../server/demo/made-up/seeded-random.js';

/**
 * Invalid values that people, other systems and attackers send, by the kind that they imitate. Extend a list
 * when a value gets through.
 */

/** U+0000 and similar are escapes: they must not be in the source. */
const TEXTS = [
  '',
  ' ',
  '\u00a0\u2003\u3000',
  '\t\n\r',
  '\u0000',
  'a\u0000b',
  '\u0001\u001b[31m\u007f',
  '\ud800',
  'a\udfffb',
  '\uffff',
  'a\u030angstro\u0308m', // NFD
  'ﬁ Ⅸ ①', // changes under NFKC
  '👩‍👩‍👧‍👦'.repeat(40),
  '🇸🇪🏴󠁧󠁢󠁳󠁣󠁴󠁿',
  'שלום \u202eevil\u202c مرحبا',
  '\u200b\u200d\ufeff',
  'Z\u0351\u036b\u0343\u036a\u0302\u036b\u033d\u034f\u0334\u0319\u0324'.repeat(30),
  'İıſẞß',
  "'; DROP TABLE student; --",
  "' OR '1'='1",
  '$1 $$ %s %n {0} ${7*7} {{7*7}}',
  '%',
  '_',
  '\\',
  '%_\\%',
  '*)(uid=*',
  '(((((((((((((((((a+)+)+)+)+$',
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '../../../../etc/passwd',
  '..\\..\\windows\\win.ini',
  'file:///etc/passwd',
  'http://169.254.169.254/latest/meta-data',
  'javascript:alert(1)',
  '=HYPERLINK("http://example.org")',
  '@SUM(1+1)*cmd|calc',
  '+46',
  'null',
  'undefined',
  'NaN',
  'true',
  '[object Object]',
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  'a'.repeat(101),
  'ö'.repeat(4_001),
  'x'.repeat(20_000),
  '\n'.repeat(3_000),
  'a\r\nSet-Cookie: sid=1',
  '"quoted", \'and\' `ticked`',
  '{"json": true}',
];

const DATES = [
  '2026-11-20',
  'infinity',
  '-infinity',
  '0044-03-15 BC',
  '20260203',
  '2026-02-30',
  '2026-13-01',
  '2026-00-00',
  '0000-00-00',
  '0000-01-01',
  '0001-01-01',
  '9999-12-31',
  '10000-01-01',
  '+275760-09-13',
  '-000001-01-01',
  '2026-2-3',
  '26-02-03',
  '02/03/2026',
  '3 feb 2026',
  'today',
  'now',
  'epoch',
  'tomorrow',
  'allballs',
  '2026-W05-2',
  '2026-034',
  'J2451187',
  '2026-02-03T00:00:00Z',
  '2026-02-03T00:00:00.000Z',
  '2026-02-03T24:00:00.000Z',
  '2026-02-03T23:59:60Z',
  '2026-02-03 00:00:00+02',
  '２０２６-０２-０３',
  ' 2026-02-03 ',
  '2026-02-03\u0000',
  '1582-10-10',
  '1900-02-29',
  '2000-02-29',
  '294277-01-01',
  '4714-11-24 BC',
];

const PERSONAL_NUMBERS = [
  '19811218-9876',
  '198112189876',
  '811218-9876',
  '811218+9876',
  '18811218-9876',
  '19811218-9875',
  '19810230-0000',
  '19701063-2391',
  '197010632391',
  '000000-0000',
  '00000000-0000',
  '999999999999',
  '１９８１１２１８-９８７６',
  '19811218 9876',
  '19811218–9876',
  '1981-12-18-9876',
  '811218-98761',
  '-811218987',
  '8112189876\n',
  '1.98112189876e11',
];

const EMAILS = [
  'anna@exempel.se',
  'ANNA@EXEMPEL.SE',
  'anna@exempel',
  'anna@@exempel.se',
  '@exempel.se',
  'anna@',
  'anna@exempel..se',
  '.anna.@exempel.se',
  'anna@-exempel.se',
  '"anna b"@exempel.se',
  'anna@[127.0.0.1]',
  'å@ö.se',
  'anna@xn--rksmrgs-5wao1o.se',
  'anna@exempel.se\r\nBcc: alla@exempel.se',
  'anna@exempel.se,bo@exempel.se',
  'Anna <anna@exempel.se>',
  `${'a'.repeat(65)}@exempel.se`,
  `a@${'b'.repeat(250)}.se`,
  'anna\u0000@exempel.se',
  'anna@exempel.se\u200b',
  'mailto:anna@exempel.se',
];

const PHONES = [
  '0701234567',
  '+46 70 123 45 67',
  '(08) 123-456',
  '+',
  '++46',
  '-----',
  '0'.repeat(21),
  '112;ext=1',
  '０７０１２３４５６７',
  'ring mig',
  '070\u202e123',
  '070\t123',
];

const IDS = [
  '00000000-0000-0000-0000-000000000000',
  'ffffffff-ffff-ffff-ffff-ffffffffffff',
  '{0198f0a0-0000-7000-8000-000000000000}',
  '0198f0a0000070008000000000000000',
  '0198F0A0-0000-7000-8000-000000000000',
  '0198f0a0-0000-7000-8000-00000000000',
  '0198f0a0-0000-7000-8000-0000000000000',
  '0198f0a0-0000-7000-8000-00000000000g',
  'urn:uuid:0198f0a0-0000-7000-8000-000000000000',
  ' 0198f0a0-0000-7000-8000-000000000000',
  '０198f0a0-0000-7000-8000-000000000000',
  '1',
  '0',
  '-1',
  'me',
  'null',
  'template',
  'export',
  'import',
];

const NUMBERS: unknown[] = [
  0,
  -0,
  1,
  -1,
  0.5,
  1e-7,
  2_147_483_647,
  2_147_483_648,
  -2_147_483_649,
  4_294_967_296,
  Number.MAX_SAFE_INTEGER,
  Number.MAX_SAFE_INTEGER + 2,
  1e21,
  1e308,
  '1',
  '1e3',
  '0x10',
  '1_000',
  '١٢٣',
  '1.0',
  'Infinity',
  '-0',
  ' 5 ',
];

const ENUMS = [
  'GRAY',
  'gray',
  'Gray',
  'PURPLE',
  'TEACHER',
  'teacher',
  'ROOT',
  'SYSTEMADMIN',
  'systemadmin',
  'ACCEPT',
  'accept',
  'maybe',
  'Januari',
  'januari',
  'Smarch',
  'Solna',
  'Stockholm',
  'Alla',
  'ALLA',
  'Datum',
  'Lärare',
  'La\u0308rare',
  'Elev',
  'SKIP',
  'ABORT',
];

const CURSORS = ['', 'AAAA', 'bm90IGpzb24=', 'eyJpZCI6bnVsbH0=', 'W10=', 'WyJhIiwxXQ', '%00', '===='];

function deep(levels: number): unknown {
  let value: unknown = 'botten';
  for (let level = 0; level < levels; level += 1) value = level % 2 === 0 ? [value] : { a: value };
  return value;
}

/** Values that are neither text nor number. */
const SHAPES: unknown[] = [
  null,
  true,
  false,
  [],
  {},
  [null],
  [[]],
  [{}],
  { type: null },
  { type: 'Solna' },
  { status: 'yes' },
  { length: 5 },
  { toString: 'x', valueOf: 1 },
  { $ne: null },
  { then: 1 },
  Array.from({ length: 300 }, (_, index) => index),
  deep(30),
  deep(900),
  Object.fromEntries(Array.from({ length: 200 }, (_, index) => [`k${index}`, index])),
];

const BY_NAME: readonly [RegExp, readonly unknown[]][] = [
  [/personalNumber/i, PERSONAL_NUMBERS],
  [/email/i, EMAILS],
  [/phone/i, PHONES],
  [/date|from|to$|expiresAt|At$/i, DATES],
  [/ids?$/i, IDS],
  [/limit|first|page|index|version|row|size/i, NUMBERS],
  [/status|role|type|decision|month|municipal|sort|direction|kind|onError|theme|muted/i, ENUMS],
  [/after|cursor/i, CURSORS],
];

const ALL: readonly (readonly unknown[])[] = [
  TEXTS,
  TEXTS,
  DATES,
  PERSONAL_NUMBERS,
  EMAILS,
  PHONES,
  IDS,
  NUMBERS,
  ENUMS,
  CURSORS,
  SHAPES,
  SHAPES,
];

/** An invalid value for a field of this name, usually of the expected kind. */
export function badValue(random: SeededRandom, name = ''): unknown {
  const own = BY_NAME.find(([pattern]) => pattern.test(name))?.[1];
  return random.pick(own && random.chance(0.6) ? own : random.pick(ALL));
}

/** The same as text, for URLs and headers. */
export function badText(random: SeededRandom, name = ''): string {
  const value = badValue(random, name);
  return typeof value === 'string' ? value : JSON.stringify(value).slice(0, 2_000);
}

/** Names of non-existent input fields. */
export const UNKNOWN_NAMES = [
  'isAdmin',
  'role',
  '_id',
  'id',
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  '$where',
  '',
  ' ',
  'å',
  'a.b',
  'a[0]',
  '\u0000',
  'x'.repeat(500),
];
