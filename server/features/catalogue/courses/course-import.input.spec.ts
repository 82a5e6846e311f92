import { readImportText, systemOf } from './course-import.input.js';

const cells = (text: string) =>
  readImportText(text).map(({ row, code, name, points }) => [row, code, name, points]);

describe('a pasted course list', () => {
  test('is parsed with tabs, semicolons or commas, with or without a header', () => {
    const expected = [['SVESVE01', 'Svenska 1', '100']];
    for (const text of [
      'SVESVE01\tSvenska 1\t100',
      'Kod;Namn;Poäng\nSVESVE01;Svenska 1;100',
      'SVESVE01,Svenska 1,100\r\n',
    ])
      expect(cells(text).map((line) => line.slice(1))).toEqual(expected);
  });

  test('follows its header in any order, and numbers rows as the list does', () => {
    expect(cells('Poäng;Kursnamn;Kurskod\n\n50;Religion;RELREL01')).toEqual([
      [3, 'RELREL01', 'Religion', '50'],
    ]);
  });

  test('keeps separators and quotes inside quotes, and the case as typed', () => {
    expect(cells('MATMAT01a;"Matematik; ""1a""";100')).toEqual([[1, 'MATMAT01a', 'Matematik; "1a"', '100']]);
  });

  test('has no lines when it is empty', () => {
    expect(readImportText(' \n\n')).toEqual([]);
  });

  test.each([
    ['', 'MATMAT01a', 'GY11'],
    ['', 'SVEN1000X', 'GY25'],
    ['', 'GRNSVAA', 'VUX_GRUND'],
    ['', 'SFI1A', 'SFI'],
    ['', 'YH-01', 'LOCAL'],
    ['Lokal', 'SVESVE01', 'LOCAL'],
    ['Gy2030', 'SVESVE01', null],
  ])('with system %p and code %s means %p', (system, code, expected) => {
    expect(systemOf({ system, code })).toBe(expected);
  });
});
