import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PROJECT_ROOT } from '../../config.js';
import { readCsv } from './csv.js';
import { rowFault, textOf } from './workbook.js';

const fixture = (name: string) => readFileSync(join(PROJECT_ROOT, 'test/fixtures/imports/reading', name));
const REFUSED = 'REFUSED';

/** The cells of each row; `REFUSED` for a row without certain cells. */
function read(content: string | Buffer) {
  return readCsv(Buffer.from(content as string)).map(({ cells }) =>
    rowFault(cells[0]) ? REFUSED : cells.map((cell) => textOf(cell)),
  );
}

describe('parsing delimited text', () => {
  it('rejects a row whose quotation marks end inside a cell, and reads the next', () => {
    expect(read(fixture('quote-inside-quoted-name.csv'))).toEqual([
      ['Namn', 'Personnummer', 'Kommun'],
      REFUSED,
      ['Prov Tresson', '19880514-5045', 'Solna'],
    ]);
  });

  it.each([
    ['a mark inside a later cell', 'a;b\nEtt;"x "y" z"\nTvå;u', ['a', 'b'], REFUSED, ['Två', 'u']],
    ['letters after the closing mark', 'a;b\n"Ett"sson;x\nTvå;u', ['a', 'b'], REFUSED, ['Två', 'u']],
    ['a break inside it', 'a;b\n"Ett "x\ny" z";u\nTvå;u', ['a', 'b'], REFUSED, REFUSED, ['Två', 'u']],
    ['one mark inside a bare cell', 'a;b\nEtt "x;y\nTvå;u', ['a', 'b'], REFUSED, ['Två', 'u']],
    ['a delimiter in marks after a blank', 'a;b\n "Ett; x";y\nTvå;u', ['a', 'b'], REFUSED, ['Två', 'u']],
    ['a mark that swallows rows', 'a;b\n"Ett;x\n"Två;y\nTre;u', ['a', 'b'], REFUSED, ['Tre', 'u']],
    ['rows inside one quoted cell', 'a;b\n"Ett;x\nTvå;y";z\nTre;u', ['a', 'b'], REFUSED, ['Tre', 'u']],
    ['a cell beyond the headings', 'a,b\nEk, Anna,x\nTvå,u', ['a', 'b'], REFUSED, ['Två', 'u']],
    ['paired marks in a bare cell', 'a;b\nEtt "Et" Ek;x', ['a', 'b'], ['Ett "Et" Ek', 'x']],
    ['doubled marks', 'a;b\n"Ett ""Et"" Ek";x', ['a', 'b'], ['Ett "Et" Ek', 'x']],
    ['blanks around the marks', 'a;b\n "Ett" ; "x" ', ['a', 'b'], ['Ett', 'x']],
    ['a break in a quoted cell', 'a;b\nEtt;"x\ny"', ['a', 'b'], ['Ett', 'x\ny']],
    ['an empty quoted cell', 'a;b\n"";x', ['a', 'b'], [null, 'x']],
  ] as const)('handles %s', (_name, text, ...expected) => {
    expect(read(text)).toEqual(expected);
  });
});

describe('the delimiter', () => {
  it('is determined by the rows, not by a title', () => {
    expect(read(fixture('title-line-with-comma.csv'))).toEqual([
      ['Elevlista hösten 2026, Solna'],
      ['Namn', 'Personnummer', 'Kommun'],
      ['Prov Ett', '19880211-5017', 'Solna'],
      ['Prov Två', '19880312-5023', 'Solna'],
    ]);
  });

  it.each([
    ['a title with semicolons', 'Lista; Solna; 2026; ht; a\nNamn,Ort\nEtt,Solna\nTvå,Täby', ['Namn', 'Ort']],
    ['commas in names', 'Namn;Ort\nEk, Ett;Solna\nEk, Två;Täby', ['Namn', 'Ort']],
    ['commas in one column of names', 'Namn\nEk, Ett\nEk, Två', ['Namn']],
    ['tabs', 'Namn\tOrt\nEtt, x\tSolna', ['Namn', 'Ort']],
    ['upright strokes', 'Namn|Ort\nEtt|Solna', ['Namn', 'Ort']],
  ] as const)('is detected with %s', (_name, text, heading) => {
    expect(read(text)).toContainEqual(heading);
  });
});

describe('the encoding', () => {
  const names = 'Namn;Ort\r\nÅsa Sjöberg;Mörbylånga\r\nÄnglamård Öst;Årjäng\r\n';
  const expected = [
    ['Namn', 'Ort'],
    ['Åsa Sjöberg', 'Mörbylånga'],
    ['Änglamård Öst', 'Årjäng'],
  ];
  const single = (code: Record<string, number>) =>
    Buffer.from([...names].map((sign) => code[sign] ?? sign.charCodeAt(0)));
  const utf16 = Buffer.from(names, 'utf16le');
  const twice = Buffer.from(Buffer.from(names).toString('latin1'));
  const byWindows = Buffer.from(new TextDecoder('windows-1252').decode(Buffer.from(names)));

  it.each([
    ['UTF-8', Buffer.from(names)],
    ['UTF-8 with a byte order mark', Buffer.from(`\ufeff${names}`)],
    ['ISO 8859-1', Buffer.from(names, 'latin1')],
    ['code page 850', single({ å: 0x86, ä: 0x84, ö: 0x94, Å: 0x8f, Ä: 0x8e, Ö: 0x99 })],
    ['Mac Roman', single({ å: 0x8c, ä: 0x8a, ö: 0x9a, Å: 0x81, Ä: 0x80, Ö: 0x85 })],
    ['UTF-16LE', Buffer.from(`\ufeff${names}`, 'utf16le')],
    ['UTF-16LE without a mark', utf16],
    ['UTF-16BE', Buffer.from(`\ufeff${names}`, 'utf16le').swap16()],
    ['UTF-16BE without a mark', Buffer.from(utf16).swap16()],
    ['UTF-8 encoded twice', twice],
    ['UTF-8 encoded twice by way of Windows', byWindows],
    ['UTF-8 encoded three times', Buffer.from(twice.toString('latin1'))],
  ])('is detected: %s', (_name, bytes) => {
    expect(read(bytes)).toEqual(expected);
  });

  it.each([
    ['code-page-850.csv', ['Åsa Pröv', 'Måns Prov', 'Järv Prov']],
    ['utf-8-encoded-twice.csv', ['Åsa Sjöprov', 'Björn Ågprov']],
    ['utf-16-big-endian.csv', ['Åsa Prov']],
    ['unicode-text-from-excel.txt', ['Åsa Prov']],
  ])('preserves the names in %s', (name, people) => {
    const rows = read(fixture(name)).slice(1);
    expect(rows.map(([first]) => first)).toEqual(people);
  });

  it('preserves a letter that only ISO 8859-15 has', () => {
    expect(read(Buffer.from('Namn;Ort\nJo\xa8ko \xc5s;x', 'latin1'))[1]).toEqual(['Joško Ås', 'x']);
  });

  it('preserves Windows letters that are different letters on a Mac', () => {
    expect(read(Buffer.from('Namn;Ort\nEri\x9a \xc5s;x', 'latin1'))[1]).toEqual(['Eriš Ås', 'x']);
  });

  it('rejects a file that two encodings read differently', () => {
    expect(() => readCsv(Buffer.from('Namn\nEri\x9a Ek', 'latin1'))).toThrow('Spara den som "CSV UTF-8"');
  });

  it('marks damaged text, so that its row is rejected', () => {
    expect(read(fixture('nul-in-a-name.csv')).map(([name]) => name)).toEqual([
      'Namn',
      'Prov\ufffd Ett',
      'Prov Två',
    ]);
    expect(
      read(Buffer.concat([Buffer.from('Namn\nÅsa Ö\nB'), Buffer.from([0xf6]), Buffer.from('rje\n')])),
    ).toEqual([['Namn'], ['Åsa Ö'], ['B\ufffdrje']]);
  });
});
