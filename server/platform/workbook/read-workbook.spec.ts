import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { strToU8, zipSync, type Zippable } from 'fflate';
import writeXlsxFile from 'write-excel-file/node';
import { PROJECT_ROOT } from '../../config.js';
import { readWorkbook, workbookKind } from './read-workbook.js';
import { unsupportedWorkbook } from './unsupported-workbook.js';
import { textOf, type Cell, type SheetRow, type WorkbookReading } from './workbook.js';

const fixture = (name: string) => readFileSync(join(PROJECT_ROOT, 'test/fixtures/imports', name));
const csv = (text: string | Buffer) => readWorkbook(Buffer.from(text as string), 'csv');
const xlsx = (bytes: Uint8Array) => readWorkbook(Buffer.from(bytes), 'xlsx');

function rowsOf(reading: WorkbookReading): SheetRow[] {
  if (!reading.ok) throw new Error(reading.message);
  return reading.rows;
}
const texts = (reading: WorkbookReading) =>
  rowsOf(reading).map(({ cells }) => cells.map((cell) => textOf(cell)));
const kindOf = (reading: WorkbookReading) => (reading.ok ? 'READ' : reading.kind);

/** A workbook with the relevant parts; `sheet` is the content of `sheetData`. */
function workbook(sheet: string, more: Zippable = {}): Uint8Array {
  const xml = (text: string) => strToU8(`<?xml version="1.0" encoding="UTF-8" standalone="yes"?>${text}`);
  const relation = (id: string, type: string, target: string) =>
    `<Relationship Id="${id}" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/${type}" Target="${target}"/>`;
  return zipSync({
    '[Content_Types].xml': xml('<Types/>'),
    '_rels/.rels': xml(
      `<Relationships>${relation('rId1', 'officeDocument', 'xl/workbook.xml')}</Relationships>`,
    ),
    'xl/workbook.xml': xml(
      '<workbook><sheets><sheet name="Blad1" sheetId="1" r:id="rId1"/></sheets></workbook>',
    ),
    'xl/_rels/workbook.xml.rels': xml(
      `<Relationships>${relation('rId1', 'worksheet', 'worksheets/sheet1.xml')}${relation('rId2', 'styles', 'styles.xml')}</Relationships>`,
    ),
    'xl/styles.xml': xml(
      `<styleSheet><numFmts><numFmt numFmtId="164" formatCode="yyyy\\-mm\\-dd"/><numFmt numFmtId="165" formatCode="[h]:mm"/></numFmts>
       <cellStyleXfs><xf numFmtId="14"/></cellStyleXfs>
       <cellXfs><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="164"/><xf numFmtId="165"/></cellXfs></styleSheet>`,
    ),
    'xl/worksheets/sheet1.xml': xml(`<worksheet><sheetData>${sheet}</sheetData></worksheet>`),
    ...more,
  });
}
const cell = (xml: string): Cell | undefined =>
  rowsOf(xlsx(workbook(`<row r="1">${xml}</row>`)))[0]?.cells[0];

describe('workbooks from other programs', () => {
  const expected = [
    [
      'Namn',
      'Personnummer',
      'E-post',
      'Telefon',
      'Kommun',
      'Kurskod',
      'Startdatum',
      'Slutdatum',
      'Provstatus',
      'Övrigt',
    ],
    [
      'Öberg, Åsa',
      '19900101-9802',
      'asa.oberg@example.se',
      '070-123 45 67',
      'Upplands-bro',
      'SVESVE01',
      '2026-01-12',
      '2026-06-05',
      'Godkänd',
      'Läser på kvällstid',
    ],
    [
      'Erik Lindqvist',
      '851224-9809',
      'erik.lindqvist@example.se',
      '0701234568',
      'Solna',
      'MATMAT01a',
      '2026-01-12',
      '2026-06-05',
    ],
    ['Fatima Ali', '197806159815', null, null, 'Täby', null, '2026-08-17', null, null, 'Rad ett\nRad två'],
  ];

  it.each(['libreoffice.xlsx', 'openpyxl.xlsx', 'libreoffice.csv'])('reads %s', (name) => {
    expect(texts(readWorkbook(fixture(name), name.endsWith('csv') ? 'csv' : 'xlsx'))).toEqual(expected);
  });

  it('distinguishes a date cell from text in a LibreOffice workbook', () => {
    const rows = rowsOf(readWorkbook(fixture('libreoffice.xlsx'), 'xlsx'));
    expect(rows[1]?.cells[6]).toEqual({ kind: 'date', text: '2026-01-12' });
    expect(rows[1]?.cells[1]).toBe('19900101-9802');
  });

  it('reads what the product itself writes', async () => {
    const bytes = await writeXlsxFile([
      ['Namn', 'Start'],
      ['Åsa', { value: new Date('2026-01-12'), type: Date, format: 'yyyy-mm-dd' }],
    ]).toBuffer();
    expect(rowsOf(xlsx(bytes))[1]?.cells).toEqual(['Åsa', { kind: 'date', text: '2026-01-12' }]);
  });

  it('reads tags with a namespace prefix, and cells and rows without an address', () => {
    const sheet = strToU8(
      '<x:worksheet xmlns:x="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><x:sheetData><x:row><x:c t="inlineStr"><x:is><x:t>Namn</x:t></x:is></x:c><x:c t="str"><x:v>Kommun</x:v></x:c></x:row></x:sheetData></x:worksheet>',
    );
    expect(texts(xlsx(workbook('', { 'xl/worksheets/sheet1.xml': sheet })))).toEqual([['Namn', 'Kommun']]);
  });
});

describe('cells', () => {
  it('joins rich text runs and omits the phonetic guide', () => {
    expect(
      cell(
        '<c r="A1" t="inlineStr"><is><r><t>Åsa </t></r><r><t>Öberg</t></r><rPh sb="0" eb="1"><t>oh</t></rPh></is></c>',
      ),
    ).toBe('Åsa Öberg');
  });

  it('replaces characters that no database can store with an unreadable sign', () => {
    for (const escaped of ['_x0000_', '_xD800_'])
      expect(cell(`<c r="A1" t="inlineStr"><is><t>Å${escaped}sa</t></is></c>`)).toBe('Å\ufffdsa');
    expect(cell('<c r="A1" t="inlineStr"><is><t>_xD83D__xDE00_</t></is></c>')).toBe('😀');
  });

  it('marks a number as such, without an exponent', () => {
    expect(cell('<c r="A1"><v>1.99001019802E11</v></c>')).toEqual({ kind: 'number', text: '199001019802' });
  });

  it('uses the cached value of a formula and says that it is one', () => {
    expect(cell('<c r="A1" t="str"><f>B1&amp;C1</f><v>Åsa</v></c>')).toEqual({
      kind: 'text',
      text: 'Åsa',
      formula: true,
    });
    expect(cell('<c r="A1" t="inlineStr"><is><t>=1+1</t></is></c>')).toEqual({
      kind: 'text',
      text: '=1+1',
      formula: true,
    });
  });

  it('reads dates from both the 1900 and the 1904 calendar', () => {
    expect(cell('<c r="A1" s="1"><v>46034</v></c>')).toEqual({ kind: 'date', text: '2026-01-12' });
    expect(cell('<c r="A1" s="2"><v>46034.75</v></c>')).toEqual({ kind: 'date', text: '2026-01-12' });
    expect(cell('<c r="A1" s="1"><v>59</v></c>')).toEqual({ kind: 'date', text: '1900-02-28' });
    const mac = strToU8(
      '<workbook><workbookPr date1904="1"/><sheets><sheet name="B" r:id="rId1"/></sheets></workbook>',
    );
    const rows = rowsOf(
      xlsx(workbook('<row r="1"><c r="A1" s="1"><v>44572</v></c></row>', { 'xl/workbook.xml': mac })),
    );
    expect(rows[0]?.cells[0]).toEqual({ kind: 'date', text: '2026-01-12' });
  });

  it('does not treat a time of day, or 29 February 1900, as a date', () => {
    expect(cell('<c r="A1" s="3"><v>1.5</v></c>')).toEqual({ kind: 'number', text: '1.5' });
    expect(cell('<c r="A1" s="1"><v>60</v></c>')).toEqual({ kind: 'number', text: '60' });
  });

  it('keeps error values and booleans as they are', () => {
    expect(cell('<c r="A1" t="e"><v>#REF!</v></c>')).toEqual({ kind: 'error', text: '#REF!' });
    expect(cell('<c r="A1" t="b"><v>1</v></c>')).toEqual({ kind: 'boolean', text: 'SANT' });
  });

  it('marks a text over 1 000 characters', () => {
    expect(cell(`<c r="A1" t="str"><v>${'x'.repeat(1001)}</v></c>`)).toMatchObject({ kind: 'too-long' });
    expect(cell(`<c r="A1" t="str"><v>${'x'.repeat(1000)}</v></c>`)).toBe('x'.repeat(1000));
  });

  it('numbers rows as the spreadsheet does', () => {
    const rows = rowsOf(
      xlsx(
        workbook(
          '<row r="3"><c r="B3" t="str"><v>x</v></c></row><row r="9"><c r="A9" t="str"><v>y</v></c></row>',
        ),
      ),
    );
    expect(rows).toEqual([
      { row: 3, cells: [null, 'x'] },
      { row: 9, cells: ['y'] },
    ]);
    expect(rowsOf(csv('a;b\n\n"två\nrader";d\n')).map(({ row }) => row)).toEqual([1, 3]);
  });
});

describe('delimited text', () => {
  it.each([
    ['semicolon', 'Namn;Kommun\r\nÅsa;"Täby;"\r\n'],
    ['tab', 'Namn\tKommun\nÅsa\tTäby;\n'],
    ['comma', 'Namn,Kommun\nÅsa,Täby;\n'],
    ['a stated delimiter', 'sep=|\r\nNamn|Kommun\r\nÅsa|Täby;\r\n'],
    ['a byte order mark', '\ufeffNamn;Kommun\nÅsa;"Täby;"'],
  ])('is parsed with %s', (_name, text) => {
    expect(texts(csv(text))).toEqual([
      ['Namn', 'Kommun'],
      ['Åsa', 'Täby;'],
    ]);
  });

  it('is parsed in the old western encoding and in UTF-16', () => {
    expect(texts(csv(Buffer.from('Namn\nÅsa Öberg', 'latin1')))).toEqual([['Namn'], ['Åsa Öberg']]);
    expect(texts(csv(Buffer.from('\ufeffNamn\tOrt\nÅsa\tÖ', 'utf16le')))).toEqual([
      ['Namn', 'Ort'],
      ['Åsa', 'Ö'],
    ]);
  });

  it('keeps doubled quotation marks', () => {
    expect(texts(csv('Namn\n"Anna ""Nanna"" Berg"'))).toEqual([['Namn'], ['Anna "Nanna" Berg']]);
  });

  it('is rejected with an unclosed quotation mark', () => {
    expect(kindOf(csv('a;"b'))).toBe('UNREADABLE');
    expect(csv('a;b\n"c;d\ne;f\n')).toMatchObject({ ok: false, message: expect.stringContaining('rad 2') });
  });
});

describe('a file that cannot be read', () => {
  const ole = (content: string) =>
    Buffer.concat([Buffer.from([0xd0, 0xcf, 0x11, 0xe0]), Buffer.from(content, 'utf16le')]);

  it.each([
    [ole('EncryptedPackage'), 'Filen är skyddad med lösenord.'],
    [ole('Workbook'), 'Filen är i Excels äldre format (.xls).'],
    [Buffer.from('MZ'), 'utan makron'],
  ])('says why', (bytes, reason) => {
    expect(unsupportedWorkbook(bytes).message).toContain(reason);
  });

  it.each(['elever.tsv', 'elever.txt', 'ELEVER.CSV'])('is not a text file such as %s', (name) => {
    expect(workbookKind(name, Buffer.from('Namn'))).toBe('csv');
  });
});

describe('malicious workbooks', () => {
  it.each([
    ['elever.xlsm', 'PK\u0003\u0004'],
    ['elever.xlsx', '\u00d0\u00cf\u0011\u00e0'],
    ['elever.xlsx', 'Namn;Kommun'],
    ['elever.csv', 'PK\u0003\u0004'],
    ['elever.xls', '\u00d0\u00cf\u0011\u00e0'],
    ['elever.exe', 'MZ'],
  ])('%s that begins %j is not a workbook', (name, start) => {
    expect(workbookKind(name, Buffer.from(start, 'latin1'))).toBeNull();
  });

  it('rejects macros whatever the file is called', () => {
    expect(kindOf(xlsx(workbook('', { 'xl/vbaProject.bin': strToU8('x') })))).toBe('UNSUPPORTED');
    const types = strToU8(
      '<Types><Override ContentType="application/vnd.ms-excel.sheet.macroEnabled.main+xml"/></Types>',
    );
    expect(kindOf(xlsx(workbook('', { '[Content_Types].xml': types })))).toBe('UNSUPPORTED');
  });

  it('rejects a zip bomb by its directory', () => {
    const bomb = new Uint8Array(51 * 1024 * 1024);
    expect(kindOf(xlsx(workbook('', { 'xl/media/a.bin': [bomb, { level: 9 }] })))).toBe('TOO_LARGE');
    const dense = new Uint8Array(2 * 1024 * 1024);
    expect(kindOf(xlsx(workbook('', { 'xl/media/a.bin': [dense, { level: 9 }] })))).toBe('TOO_LARGE');
  });

  it('rejects a part that inflates to more than its directory says', () => {
    const sheet = strToU8(`<worksheet><sheetData>${' '.repeat(3_000_000)}</sheetData></worksheet>`);
    const bytes = Buffer.from(workbook('', { 'xl/worksheets/sheet1.xml': [sheet, { level: 9 }] }));
    for (
      let at = bytes.indexOf('PK\u0001\u0002', 0, 'latin1');
      at >= 0;
      at = bytes.indexOf('PK\u0001\u0002', at + 1, 'latin1')
    ) {
      bytes.writeUInt32LE(100, at + 24);
    }
    expect(kindOf(xlsx(bytes))).toBe('TOO_LARGE');
  });

  it('rejects more than 200 parts', () => {
    const parts = Object.fromEntries(
      Array.from({ length: 200 }, (_, index) => [`a${index}.txt`, strToU8('x')]),
    );
    expect(kindOf(xlsx(workbook('', parts)))).toBe('TOO_LARGE');
  });

  it.each([
    '<!DOCTYPE worksheet [<!ENTITY x SYSTEM "file:///etc/passwd">]><worksheet><sheetData><row><c t="str"><v>&x;</v></c></row></sheetData></worksheet>',
    '<!DOCTYPE worksheet><worksheet/>',
    '<worksheet><sheetData><row><c t="str"><v>&lol;</v></c></row></sheetData></worksheet>',
    '<worksheet><sheetData><row>',
    '\u00ff\u00fe',
  ])('rejects %s', (sheet) => {
    expect(kindOf(xlsx(workbook('', { 'xl/worksheets/sheet1.xml': strToU8(sheet) })))).toBe('UNREADABLE');
  });

  it('accepts 10 000 rows below the header, and no more', () => {
    const rows = (count: number) => `Namn\n${'Åsa\n'.repeat(count)}`;
    expect(rowsOf(csv(rows(10_000)))).toHaveLength(10_001);
    expect(kindOf(csv(rows(10_001)))).toBe('TOO_MANY');
  });

  it('accepts 50 columns, and no more', () => {
    expect(kindOf(csv(Array.from({ length: 50 }, (_, index) => `k${index}`).join(';')))).toBe('READ');
    expect(kindOf(csv(Array.from({ length: 51 }, (_, index) => `k${index}`).join(';')))).toBe('TOO_MANY');
    expect(kindOf(xlsx(workbook('<row r="1"><c r="XFD1" t="str"><v>x</v></c></row>')))).toBe('TOO_MANY');
  });

  it('limits how often one shared text can be repeated', () => {
    const parts = {
      'xl/sharedStrings.xml': strToU8(`<sst><si><t>${'x'.repeat(1000)}</t></si></sst>`),
      'xl/_rels/workbook.xml.rels': strToU8(
        '<Relationships><Relationship Id="rId1" Type="/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId3" Type="/sharedStrings" Target="/xl/sharedStrings.xml"/></Relationships>',
      ),
    };
    const row = `<row>${'<c t="s"><v>0</v></c>'.repeat(50)}</row>`;
    expect(kindOf(xlsx(workbook(row.repeat(300), parts)))).toBe('TOO_LARGE');
  });

  it.each(['', 'PK\u0003\u0004', 'PK\u0005\u0006', `PK\u0005\u0006${'\u00ff'.repeat(30)}`])(
    'rejects damaged content: %j',
    (text) => {
      expect(kindOf(xlsx(Buffer.from(text, 'latin1')))).not.toBe('READ');
    },
  );

  it('rejects every truncated file', () => {
    const whole = fixture('libreoffice.xlsx');
    for (let length = 0; length < whole.length; length += 97) {
      expect(kindOf(xlsx(whole.subarray(0, length)))).toBe('UNREADABLE');
    }
  });

  it('survives every flipped byte', () => {
    const whole = fixture('libreoffice.xlsx');
    for (let at = 0; at < whole.length; at += 31) {
      const broken = Buffer.from(whole);
      broken[at] = broken[at]! ^ 0xff;
      expect(['READ', 'UNREADABLE', 'TOO_LARGE', 'UNSUPPORTED']).toContain(kindOf(xlsx(broken)));
    }
  });
});
