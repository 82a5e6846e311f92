import { strToU8, zipSync } from 'fflate';
import { readWorkbook } from '../read-workbook.js';

const DECLARATION = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\r\n';
const SHEET = `<w:worksheet xmlns:w='u'>
  <w:sheetData ><row r="1" spans="1:3"><c r="A1" s="1" t="s"><v>0</v></c><c r="B1" t="inlineStr"><is><t>x &amp; y</t></is></c></row>
  <row r="2"><c r="A2"><v>1.5</v></c><c r="C2" t="str"><f>A1&lt;2</f><v>å&#65;\r\nö</v></c><c r="D2" s="1"/></row></w:sheetData>
</w:worksheet>`;
const WHOLE = SHEET.replaceAll('w:', '').replace(':w', '');

/** Fragments for damaged documents. */
const BITS = [
  ...['<', '>', '&', '"', "'", ' ', '/', '=', ':', '\r', '\u0000', '\ufffe', '\ufeff', '😀', '_x0000_', '1'],
  ...['&amp;', '&#0;', '&#xD800;', '&#x1F600;', '&foo;', ']]>', '<![CDATA[<]]>', '<?p?>', '<e/>', '</c>'],
  ...['<row>', '<c r="A9" t="b"><v>1</v></c>', '<c><v>7</v></c>', ' r="A7"', ' __proto__="1"', '<t>u</t>'],
];

function read(sheet: string) {
  const relation = (type: string, target: string) =>
    `<R><Relationship Id="r1" Type="x/${type}" Target="${target}"/></R>`;
  const parts = {
    '_rels/.rels': relation('officeDocument', 'b.xml'),
    '_rels/b.xml.rels': relation('worksheet', 's.xml'),
    'b.xml': '<b><sheet name="Blad" r:id="r1"/></b>',
    's.xml': `${DECLARATION}${sheet}`,
  };
  const bytes = Object.fromEntries(Object.entries(parts).map(([name, text]) => [name, strToU8(text)]));
  return readWorkbook(Buffer.from(zipSync(bytes, { level: 0 })), 'xlsx');
}

describe('the XML of a sheet', () => {
  const isReadOrUnreadable = (sheet: string) => {
    const reading = read(sheet);
    expect({ sheet, kind: reading.ok ? 'READ' : reading.kind }).toEqual({
      sheet,
      kind: expect.stringMatching(/^(READ|UNREADABLE)$/) as unknown,
    });
  };

  it('is either read or rejected, whatever is inserted', () => {
    const places = Array.from({ length: SHEET.length + 1 }, (_, at) => at);
    for (const [index, bit] of BITS.entries())
      for (const at of places.filter((place) => place % 7 === index % 7))
        isReadOrUnreadable(SHEET.slice(0, at) + bit + SHEET.slice(at));
  });

  it('is either read or rejected, whatever is removed', () => {
    for (let at = 0; at < SHEET.length; at += 1)
      for (const count of [1, 2, 7]) isReadOrUnreadable(SHEET.slice(0, at) + SHEET.slice(at + count));
  });

  it('is parsed the same wherever a chunk ends', () => {
    const whole = read(WHOLE);
    expect(whole).toMatchObject({ ok: true, sheets: [{ rows: [{ cells: [null, 'x & y'] }, {}] }] });
    const bytes = Buffer.byteLength(DECLARATION + WHOLE);
    for (let left = 0; left <= bytes; left += 1) {
      const comment = `<!--${'x'.repeat(64 * 1024 - left - DECLARATION.length)}-->`;
      expect({ left, reading: read(comment + WHOLE) }).toEqual({ left, reading: whole });
    }
  });
});
