import { strToU8, zipSync } from 'fflate';
import { NotPlain, PlainXml } from './plain-xml.js';
import { readWorkbook } from '../read-workbook.js';

const DECLARATION = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\r\n';
const SHEET = `<w:worksheet xmlns:w='u'>
  <w:sheetData ><row r="1" spans="1:3"><c r="A1" s="1" t="s"><v>0</v></c><c r="B1" t="inlineStr"><is><t>x &amp; y</t></is></c></row>
  <row r="2"><c r="A2"><v>1.5</v></c><c r="C2" t="str"><f>A1&lt;2</f><v>å&#65;\r\nö</v></c><c r="D2" s="1"/></row></w:sheetData>
</w:worksheet>`;

/** Fragments for random documents, well-formed or not. */
const BITS = [
  ...[
    '<',
    '>',
    '&',
    '"',
    "'",
    ' ',
    '/',
    '=',
    ':',
    '\t',
    '\r',
    '\n',
    '\u0000',
    '\ufffe',
    '\ufeff',
    '😀',
    '_x0000_',
    '1',
  ],
  ...[
    '&amp;',
    '&#65;',
    '&#0;',
    '&#xD800;',
    '&#x1F600;',
    '&foo;',
    ']]>',
    '<![CDATA[<]]>',
    '<?p?>',
    '<e/>',
    '</c>',
  ],
  ...[
    '<row>',
    '<c r="A9" t="b"><v>1</v></c>',
    '<c><v>7</v></c>',
    ' r="A7"',
    ' __proto__="1"',
    '<t>u</t>',
    '<!DOCTYPE x>',
  ],
];

/** The sheet as a workbook; `after` follows the part that is read. */
function read(sheet: string, after = '') {
  const relation = (type: string, target: string) =>
    `<R><Relationship Id="r1" Type="x/${type}" Target="${target}"/></R>`;
  const parts = {
    '_rels/.rels': relation('officeDocument', 'b.xml'),
    '_rels/b.xml.rels': relation('worksheet', 's.xml'),
    'b.xml': '<b><sheet name="Blad" r:id="r1"/></b>',
    's.xml': `${DECLARATION}${sheet}${after}`,
  };
  const bytes = Object.fromEntries(Object.entries(parts).map(([name, text]) => [name, strToU8(text)]));
  return readWorkbook(Buffer.from(zipSync(bytes, { level: 0 })), 'xlsx');
}

describe('plain XML', () => {
  it('is read as the strict parser reads it, whatever stands in between', () => {
    const places = Array.from({ length: SHEET.length + 1 }, (_, at) => at);
    for (const [index, bit] of BITS.entries())
      for (const at of places.filter((place) => place % 7 === index % 7)) {
        const changed = SHEET.slice(0, at) + bit + SHEET.slice(at);
        // A comment is not plain: with it the strict parser reads all of it.
        expect({ changed, reading: read(changed) }).toEqual({ changed, reading: read(changed, '<!---->') });
      }
  });

  it('is read as the strict parser reads it, whatever is left out', () => {
    for (let at = 0; at < SHEET.length; at += 1)
      for (const count of [1, 2, 7]) {
        const changed = SHEET.slice(0, at) + SHEET.slice(at + count);
        expect({ changed, reading: read(changed) }).toEqual({ changed, reading: read(changed, '<!---->') });
      }
  });

  it('tells the same in whatever pieces it comes', () => {
    const whole = heard([SHEET]);
    expect(whole).toContain('text x & y');
    for (let at = 0; at <= SHEET.length; at += 1)
      expect(heard([SHEET.slice(0, at), SHEET.slice(at, at + 5), SHEET.slice(at + 5)])).toEqual(whole);
  });

  it.each([
    ['a comment', '<!-- -->'],
    ['a section of signs', '<![CDATA[x]]>'],
    ['an instruction', '<?p?>'],
    ['a text that no cell can have', `<t>${'x'.repeat(200_000)}</t>`],
  ])('leaves %s to the strict parser', (_what, bit) => {
    expect(() => heard([`<a>${bit.slice(0, 150_000)}`, `${bit.slice(150_000)}</a>`])).toThrow(NotPlain);
  });
});

/** Texts are joined: a piece may end within one. */
function heard(pieces: string[]): string[] {
  const events: string[] = [];
  const xml = new PlainXml({
    open: (name, attributes) => events.push(`open ${name} ${JSON.stringify(attributes)}`),
    close: (name) => events.push(`close ${name}`),
    text: (text) => {
      if (events.at(-1)?.startsWith('text ')) events.push(events.pop()! + text);
      else events.push(`text ${text}`);
    },
  });
  for (const piece of pieces) xml.write(piece);
  xml.close();
  return events;
}
