import type { SeededRandom } from '../../../server/demo/made-up/seeded-random.js';
import { badText } from './bad-values.js';

const NAMES = [
  'elever.csv',
  'elever.xlsx',
  'intyg.pdf',
  'bild.png',
  'bild.jpg',
  'text.txt',
  'CON.txt',
  '.htaccess',
  'a.pdf.exe',
  'a.exe.pdf',
  '../../etc/passwd.txt',
  '..\\..\\x.txt',
  'C:\\x\\y.txt',
  '',
  '.',
  'utan ändelse',
  `${'å'.repeat(300)}.txt`,
  'räksmörgås\u202efdp.txt',
  'rad\\r\\nbrytning.txt',
  'noll%00.txt',
  "citat'.txt",
  'e\u0301.csv',
];

const ZIP = Buffer.from('504b0304140000000800', 'hex');
const EMPTY_ZIP = Buffer.concat([Buffer.from('504b0506', 'hex'), Buffer.alloc(18)]);

const CONTENTS: readonly Buffer[] = [
  Buffer.alloc(0),
  Buffer.from('%PDF-1.7\n%%EOF'),
  Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'),
  Buffer.from('ffd8ffe000104a46494600010101', 'hex'),
  ZIP,
  EMPTY_ZIP,
  Buffer.concat([ZIP, Buffer.alloc(4_000, 0xff)]),
  Buffer.from('Namn;E-post;Kommun\nAnna Åkesson;anna@exempel.se;Solna\n'),
  Buffer.from('Namn,Personnummer\n"oavslutad,19811218-9876\n'),
  Buffer.from(`Namn\n${'Anna\n'.repeat(300)}`),
  Buffer.from(`${'Namn;'.repeat(3_000)}\n`),
  Buffer.from('Namn;Startdatum\nAnna;infinity\nBo;0044-03-15 BC\nCia;20260203\n'),
  Buffer.from('\ufeffNamn\tKommun\nAnna\tAtlantis\n'),
  Buffer.from('Namn\nAnna\u0000\n\ud800\n'),
  Buffer.from('Namn;Kommun\nAnna;Växjö\n', 'latin1'),
  Buffer.from('Namn;Kommun\nAnna;Växjö\n', 'utf16le'),
  Buffer.alloc(5_000),
  Buffer.alloc(200_000, 0x41),
  Buffer.from('MZ\u0090'),
  Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'),
  Buffer.from('<html><script>alert(1)</script></html>'),
];

const MAPPINGS = [
  '',
  '[]',
  '{}',
  'null',
  '[{"column":"Namn","field":"NAME"}]',
  '[{"column":0}]',
  '[[[[',
  '"x"',
];

interface Part {
  head: string;
  content: Buffer;
}

/** A multipart body: mostly well-formed with odd contents, sometimes malformed. */
export function multipartBody(random: SeededRandom): { headers: Record<string, string>; body: Buffer } {
  const boundary = 'x'.repeat(random.pick([1, 20, 70, 200]));
  const parts = Array.from(
    {
      length:
        random.weighted({ '1': 70, '0': 5, '2': 15, '12': 5, '40': 5 }) === '1' ? 1 : random.between(0, 12),
    },
    () => part(random),
  );
  const whole = Buffer.concat([
    ...parts.flatMap(({ head, content }) => [
      Buffer.from(`--${boundary}\r\n${head}\r\n\r\n`),
      content,
      Buffer.from('\r\n'),
    ]),
    Buffer.from(`--${boundary}--\r\n`),
  ]);
  const cut = random.chance(0.06) ? random.between(0, whole.length) : whole.length;
  const named = random.chance(0.95)
    ? `; boundary=${boundary}`
    : random.pick(['', '; boundary=', '; boundary="', '; boundary=other']);
  return { headers: { 'content-type': `multipart/form-data${named}` }, body: whole.subarray(0, cut) };
}

function part(random: SeededRandom): Part {
  const kind = random.weighted({ file: 80, mapping: 8, field: 6, odd: 6 });
  if (kind === 'mapping') {
    return {
      head: 'Content-Disposition: form-data; name="mapping"',
      content: Buffer.from(random.pick(MAPPINGS)),
    };
  }
  if (kind === 'field') {
    return {
      head: `Content-Disposition: form-data; name="${random.pick(['file', 'studentId', '__proto__', 'a[b]', '', 'x'.repeat(200)])}"`,
      content: Buffer.from(badText(random)),
    };
  }
  if (kind === 'odd') return { head: random.pick(ODD_HEADS), content: random.pick(CONTENTS) };
  if (random.chance(0.2)) return random.pick(RIGHT_PARTS);
  const name = random.chance(0.85) ? 'file' : random.pick(['File', 'fil', 'file[]', '']);
  return {
    head: `Content-Disposition: form-data; name="${name}"; filename="${random.pick(NAMES)}"\r\nContent-Type: ${random.pick(TYPES)}`,
    content: random.pick(CONTENTS),
  };
}

/** Accepted parts, each by one route. */
const RIGHT_PARTS: readonly Part[] = [
  {
    head: 'Content-Disposition: form-data; name="file"; filename="elever.csv"',
    content: Buffer.from('Namn;Kommun\nAnna Åkesson;Solna\n'),
  },
  {
    head: 'Content-Disposition: form-data; name="file"; filename="anteckning.txt"',
    content: Buffer.from('Ringde i dag.\n'),
  },
];

const TYPES = [
  'text/csv',
  'application/pdf',
  'image/png',
  'application/octet-stream',
  '',
  'x',
  'text/html; charset=utf-7',
];

const ODD_HEADS = [
  '',
  'Content-Disposition: form-data',
  'Content-Disposition: attachment; name="file"; filename="a.txt"',
  'Content-Disposition: form-data; name="file"; filename*=UTF-8\'\'%E0%A4',
  'Content-Disposition: form-data; name="file"; filename="a.txt"\r\nContent-Transfer-Encoding: base64',
  `X: ${'y'.repeat(20_000)}`,
  Array.from({ length: 60 }, (_, at) => `X-${at}: y`).join('\r\n'),
];
