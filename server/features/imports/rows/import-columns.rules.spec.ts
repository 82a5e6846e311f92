import { applyMapping, findHeader, matchColumns } from './import-columns.rules.js';
import { nearest } from '../../../platform/validation/nearest.js';

const header = (...cells: (string | null)[]) => ({ row: 1, cells });
const fields = (...cells: (string | null)[]) =>
  matchColumns(header(...cells), cells.length).map(({ field }) => field);

describe('matching columns', () => {
  it.each([
    [
      ['Namn', 'Personnummer', 'E-post', 'Telefon', 'Kommun'],
      ['NAME', 'PERSONAL_NUMBER', 'EMAIL', 'PHONE', 'MUNICIPALITY'],
    ],
    [
      ['Förnamn', 'Efternamn', 'Pnr', 'Mail', 'Mobil'],
      ['FIRST_NAME', 'LAST_NAME', 'PERSONAL_NUMBER', 'EMAIL', 'PHONE'],
    ],
    [
      ['Kurskod', 'Kursnamn', 'Paket', 'Startdatum', 'Slutdatum'],
      ['COURSE_CODE', 'COURSE_NAME', 'COURSE_PACKAGE', 'START_DATE', 'END_DATE'],
    ],
    [
      ['Lärare', 'Provstatus', 'Övrigt'],
      ['TEACHER', 'EXAM', 'ADDITIONAL_INFO'],
    ],
    [
      ['Name', 'Personal number', 'E-mail', 'Phone', 'Municipality'],
      ['NAME', 'PERSONAL_NUMBER', 'EMAIL', 'PHONE', 'MUNICIPALITY'],
    ],
    [
      [' PERSONNUMMER: ', 'epost*', 'Hemkommun', 'ovrigt'],
      ['PERSONAL_NUMBER', 'EMAIL', 'MUNICIPALITY', 'ADDITIONAL_INFO'],
    ],
  ])('reads %j', (headings, expected) => {
    expect(fields(...headings)).toEqual(expected);
  });

  it('leaves an unknown heading, and the second of two like ones, unread', () => {
    expect(fields('Skonummer', 'E-post', 'Mail', null)).toEqual([null, 'EMAIL', null, null]);
  });

  it('finds the headings below a title', () => {
    const rows = [
      header('Elever hösten 2026'),
      header(null, null),
      header('Namn', 'Pnr'),
      header('Åsa', '1'),
    ];
    expect(findHeader(rows)).toBe(2);
    expect(findHeader([header('a', 'b'), header('c', 'd')])).toBe(0);
  });

  it('lets a person choose, and takes the field from the column that had it', () => {
    const columns = matchColumns(header('Namn', 'E-post', 'Annan e-post'), 3);
    expect(applyMapping(columns, [{ column: 2, field: 'EMAIL' }]).map(({ field }) => field)).toEqual([
      'NAME',
      null,
      'EMAIL',
    ]);
    expect(applyMapping(columns, [{ column: 0, field: null }]).map(({ field }) => field)).toEqual([
      null,
      'EMAIL',
      null,
    ]);
  });

  it('refuses a column that is not there, and one field for two columns', () => {
    const columns = matchColumns(header('a', 'b'), 2);
    expect(() => applyMapping(columns, [{ column: 2, field: 'NAME' }])).toThrow(
      'Kolumnen finns inte i filen.',
    );
    expect(() =>
      applyMapping(columns, [
        { column: 0, field: 'NAME' },
        { column: 1, field: 'NAME' },
      ]),
    ).toThrow('Namn är vald för två kolumner.');
  });
});

describe('the nearest word', () => {
  it.each([
    ['Stocholm', ['Solna', 'Stockholm'], 'Stockholm'],
    ['SVESVE1', ['SVESVE02', 'SVESVE01', 'MATMAT01a'], 'SVESVE01'],
    ['Xyz', ['Solna', 'Täby'], null],
  ])('to %s among %j is %s', (text, words, expected) => {
    expect(nearest(text, words, (word) => word)).toBe(expected);
  });
});
