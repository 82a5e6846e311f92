import { guessByContent } from './column-guess.rules.js';
import { STUDENT_HEADINGS } from './import-columns.rules.js';
import { nearest } from '../../../platform/validation/nearest.js';

const row = (number: number, ...cells: (string | null)[]) => ({ row: number, cells });
const header = (...cells: (string | null)[]) => ({ row: 1, cells });
const nothing = { municipalities: [], teachers: [], earliestDay: '2021-11-23' };
const school = {
  municipalities: ['Solna', 'Upplands Väsby', 'Västerås'],
  teachers: ['Tore Lärare', 'tore@exempel.se'],
  earliestDay: '2021-11-23',
};
const fields = (...cells: (string | null)[]) =>
  STUDENT_HEADINGS.match(header(...cells), cells.length).map(({ field }) => field);

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

  it('ignores an unknown heading, and the second of two similar ones', () => {
    expect(fields('Skonummer', 'E-post', 'Mail', null)).toEqual([null, 'EMAIL', null, null]);
  });

  it('identifies a column by its content if its heading says nothing', () => {
    const rows = [
      row(2, 'Anna Berg', '900101-9802', 'anna@exempel.se', '070-123 45 67', 'SVESVE01', '3'),
      row(3, 'Bo Ek', '19851224-9809', 'bo@exempel.se', '08-12 34 56', 'MATMAT01a', '4'),
    ];
    const columns = STUDENT_HEADINGS.match(header('A', 'B', 'C', 'D', 'E', 'F'), 6);
    expect(guessByContent(columns, rows, nothing).map(({ field }) => field)).toEqual([
      'NAME',
      'PERSONAL_NUMBER',
      'EMAIL',
      'PHONE',
      'COURSE',
      null,
    ]);
    const named = STUDENT_HEADINGS.match(header('Namn', 'Kontakt', 'Kurskod', 'E-post'), 4);
    const said = guessByContent(
      named,
      [row(2, 'Anna Berg', 'x@exempel.se', 'SVESVE01', 'a@exempel.se')],
      nothing,
    );
    expect(said.map(({ field }) => field)).toEqual(['NAME', null, 'COURSE_CODE', 'EMAIL']);
  });

  const guessed = (headings: (string | null)[], ...rows: (string | null)[][]) =>
    guessByContent(
      STUDENT_HEADINGS.match(header(...headings), headings.length),
      rows.map((cells, index) => row(index + 2, ...cells)),
      school,
    ).map(({ field }) => field);

  it('recognises the school’s municipalities and teachers by cell content', () => {
    expect(
      guessed(
        ['Namn', 'B', 'Kolumn 7', 'Skola'],
        ['Anna Berg', 'Solna', 'Lärare, Tore', 'Centrum'],
        ['Bo Ek', 'Upplands Väsby kommun', 'tore@exempel.se', 'Solna'],
        ['Cia Lund', 'Västerås kommun', 'tore@exempel.se', 'Solna'],
        ['Didrik Al', 'Solnas kommun', 'tore@exempel.se', 'Solna'],
      ),
    ).toEqual(['NAME', 'MUNICIPALITY', 'TEACHER', null]);
  });

  it('takes the earlier of two date columns as the start, however they are written', () => {
    expect(
      guessed(
        ['Namn', null, null, null],
        ['Anna Berg', '20270606', '11/1 2027', '11432'],
        ['Bo Ek', '6 jun 2027', '2027-01-11', '17145'],
      ),
    ).toEqual(['NAME', 'END_DATE', 'START_DATE', null]);
    expect(guessed(['Namn', 'Startdatum', null], ['Anna Berg', '2027-01-11', '2027-06-06'])).toEqual([
      'NAME',
      'START_DATE',
      'END_DATE',
    ]);
  });

  it('does not take a date before the start, such as an application date, as the end', () => {
    expect(guessed(['Namn', 'Startdatum', null], ['Anna Berg', '2026-11-02', '2026-10-01'])).toEqual([
      'NAME',
      'START_DATE',
      null,
    ]);
  });

  it('ignores unrelated dates: by their heading, birth dates, and those with a time of day', () => {
    expect(
      guessed(
        ['Namn', 'Ansökningsdatum', null, 'Datum'],
        ['Anna Berg', '2026-11-02', '1990-01-01', '2026-11-02 10:32'],
      ),
    ).toEqual(['NAME', null, null, null]);
  });

  it('recognises a sheet without headings by its first student', () => {
    expect(
      STUDENT_HEADINGS.findHeader([row(1, 'Anna Berg', '900101-9802'), row(2, 'Bo Ek', '851224-9809')]),
    ).toBe(-1);
  });

  it('finds headings below a title', () => {
    const rows = [
      header('Elever hösten 2026'),
      header(null, null),
      header('Namn', 'Pnr'),
      header('Åsa', '1'),
    ];
    expect(STUDENT_HEADINGS.findHeader(rows)).toBe(2);
    expect(STUDENT_HEADINGS.findHeader([header('a', 'b'), header('c', 'd')])).toBe(0);
  });

  it('lets the user choose, and takes the field from the column that had it', () => {
    const columns = STUDENT_HEADINGS.match(header('Namn', 'E-post', 'Annan e-post'), 3);
    expect(
      STUDENT_HEADINGS.apply(columns, [{ column: 2, field: 'EMAIL' }]).map(({ field }) => field),
    ).toEqual(['NAME', null, 'EMAIL']);
    expect(STUDENT_HEADINGS.apply(columns, [{ column: 0, field: null }]).map(({ field }) => field)).toEqual([
      null,
      'EMAIL',
      null,
    ]);
  });

  it('rejects a missing column, and one field for two columns', () => {
    const columns = STUDENT_HEADINGS.match(header('a', 'b'), 2);
    expect(() => STUDENT_HEADINGS.apply(columns, [{ column: 2, field: 'NAME' }])).toThrow(
      'Kolumnen finns inte i filen.',
    );
    expect(() =>
      STUDENT_HEADINGS.apply(columns, [
        { column: 0, field: 'NAME' },
        { column: 1, field: 'NAME' },
      ]),
    ).toThrow('Namn är vald för två kolumner.');
  });
});

describe('the closest word', () => {
  it.each([
    ['Stocholm', ['Solna', 'Stockholm'], 'Stockholm'],
    ['SVESVE1', ['SVESVE02', 'SVESVE01', 'MATMAT01a'], 'SVESVE01'],
    ['Xyz', ['Solna', 'Täby'], null],
  ])('to %s in %j is %s', (text, words, expected) => {
    expect(nearest(text, words, (word) => word)).toBe(expected);
  });
});
