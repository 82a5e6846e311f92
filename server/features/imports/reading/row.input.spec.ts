import { importFieldLabels } from '../../../../domain/labels/import.js';
import type { ImportField } from '../../../platform/graphql/generated.js';
import { ImportReference } from './import-reference.queries.js';
import { columnsByField, readRow, type RowReading } from './row.input.js';
import type { Cell } from '../../../platform/workbook/workbook.js';

const NOW = new Date('2026-11-20T08:00:00Z');
const reference = new ImportReference({
  municipalities: ['Solna', 'Stockholm', 'Täby', 'Upplands Bro', 'Upplands Väsby'],
  courses: [
    { id: 'c1', code: 'SVESVE01', name: 'Svenska 1' },
    { id: 'c2', code: 'MATMAT01a', name: 'Matematik 1a' },
    { id: 'c3', code: 'SVEN1000X', name: 'Svenska nivå 1' },
    { id: 'c4', code: 'DUBDUB01', name: 'Samma namn' },
    { id: 'c5', code: 'DUBDUB02', name: 'Samma namn' },
  ],
  aliases: [
    { folded: 'svaettan', courseId: 'c1' },
    { folded: 'uppehall', courseId: null },
  ],
  bundles: [
    { id: 'p1', kind: 'package', code: 'VOXABN', name: 'Undersköterska' },
    { id: 'p2', kind: 'program', code: null, name: 'Vård och omsorg' },
  ],
  teachers: [
    { id: 't1', name: 'Tore Lärare', email: 'tore@exempel.se' },
    { id: 't2', name: 'Lika Namn', email: 'lika1@exempel.se' },
    { id: 't3', name: 'Lika Namn', email: 'lika2@exempel.se' },
  ],
});

/** A row of these cells, each under the heading of its field. */
function read(cells: Partial<Record<ImportField, Cell>>, row = 14): RowReading {
  const fields = Object.keys(cells) as ImportField[];
  const columns = fields.map((field, index) => ({ index, header: importFieldLabels[field], field }));
  return readRow(
    row,
    fields.map((field) => cells[field] ?? null),
    columnsByField(columns),
    reference,
    NOW,
  );
}
const messages = (cells: Partial<Record<ImportField, Cell>>) =>
  read(cells).issues.map(({ message }) => message);
const number = (text: string): Cell => ({ kind: 'number', text });

describe('the error messages', () => {
  it.each<[Partial<Record<ImportField, Cell>>, string]>([
    [
      { NAME: 'Å\ufffdsa Öberg' },
      'Rad 14, Namn: cellen innehåller ett tecken som inte går att läsa. Skriv om texten.',
    ],
    [{ PERSONAL_NUMBER: '900101-9803' }, 'Rad 14, Personnummer: kontrollsiffran stämmer inte (900101-9803).'],
    [{ PERSONAL_NUMBER: '010229-9800' }, 'Rad 14, Personnummer: datumet finns inte (010229-9800).'],
    [{ PERSONAL_NUMBER: number('101019802') }, 'Rad 14, Personnummer: saknar inledande nolla? (101019802).'],
    [{ PERSONAL_NUMBER: '101019802' }, 'Rad 14, Personnummer: saknar inledande nolla? (101019802).'],
    [
      { PERSONAL_NUMBER: number('199001019802') },
      'Rad 14, Personnummer: cellen är ett tal, gör om den till text (199001019802).',
    ],
    [
      { PERSONAL_NUMBER: { kind: 'date', text: '1990-01-01' } },
      'Rad 14, Personnummer: cellen är ett datum, gör om den till text (1990-01-01).',
    ],
    [
      { PERSONAL_NUMBER: { kind: 'text', text: '19900101-9802', formula: true } },
      'Rad 14, Personnummer: cellen innehåller en formel. Skriv in värdet i stället.',
    ],
    [{ NAME: { kind: 'error', text: '#REF!' } }, 'Rad 14, Namn: cellen innehåller felet #REF!.'],
    [{ ADDITIONAL_INFO: { kind: 'too-long', text: 'x…' } }, 'Rad 14, Övrigt: högst 1 000 tecken i en cell.'],
    [{ MUNICIPALITY: 'Upplands-bro' }, "Kommun: 'Upplands-bro' tolkas som Upplands Bro."],
    [{ MUNICIPALITY: 'Stocholm' }, "Kommun okänd: 'Stocholm'. Menade du Stockholm?"],
    [{ MUNICIPALITY: 'Xyzxyz' }, "Kommun okänd: 'Xyzxyz'."],
    [{ COURSE_CODE: 'SVESVE1' }, 'Kurskod SVESVE1 finns inte. Närmast: SVESVE01.'],
    [{ COURSE_NAME: 'Svensk 1' }, "Kursnamn okänt: 'Svensk 1'. Menade du Svenska 1?"],
    [
      { COURSE_NAME: 'Samma namn' },
      "Kursnamn: flera kurser heter 'Samma namn'. Ange kurskod: DUBDUB01, DUBDUB02.",
    ],
    [{ COURSE_PACKAGE: 'Underskötersk' }, "Paket okänt: 'Underskötersk'. Menade du Undersköterska?"],
    [{ TEACHER: 'Tor Lärare' }, "Lärare okänd: 'Tor Lärare'. Menade du Tore Lärare?"],
    [{ TEACHER: 'Lika Namn' }, "Lärare: flera heter 'Lika Namn'. Skriv e-postadressen."],
    [{ START_DATE: 'hösten 2026' }, "Startdatum: 'hösten 2026' är inget datum. Skriv ÅÅÅÅ-MM-DD."],
    [{ START_DATE: '12/1/2026' }, "Startdatum: '12/1/2026' tolkas som 2026-01-12."],
    [{ START_DATE: number('46034') }, "Startdatum: '46034' tolkas som 2026-01-12."],
    [{ START_DATE: '2026-02-30' }, "Startdatum: '2026-02-30' är inget datum. Skriv ÅÅÅÅ-MM-DD."],
    [{ END_DATE: number('20261312') }, "Slutdatum: '20261312' är inget datum. Skriv ÅÅÅÅ-MM-DD."],
    [{ EMAIL: 'inte en adress' }, "E-post: 'inte en adress' är ingen giltig adress."],
    [
      { PHONE: 'ring mig' },
      "Telefon: 'ring mig' får bara ha siffror, blanksteg, +, -, punkter och parenteser.",
    ],
    [{ PHONE: number('701234567') }, 'Telefon: saknar inledande nolla? (701234567)'],
    [{ EXAM: 'x'.repeat(61) }, 'Provstatus: högst 60 tecken.'],
    [{ NAME: 'x'.repeat(121) }, 'Namn: högst 120 tecken.'],
    [
      { PERSONAL_NUMBER: '20200101-9809' },
      'Rad 14, Personnummer: kontrollsiffran stämmer inte (20200101-9809).',
    ],
  ])('%j: %s', (cells, message) => {
    expect(messages(cells)).toEqual([message]);
  });

  it.each<[Partial<Record<ImportField, Cell>>, string[] | undefined]>([
    [{ TEACHER: 'Tor Lärare' }, ['Tore Lärare']],
    [{ TEACHER: 'Lärare Tor' }, ['Tore Lärare']],
    [{ TEACHER: 'Tore L.' }, ['Tore Lärare']],
    [{ TEACHER: 'Lika Namn' }, ['lika1@exempel.se', 'lika2@exempel.se']],
    [{ MUNICIPALITY: 'Stocholm' }, ['Stockholm']],
    [{ COURSE_CODE: 'SVESVE1' }, ['SVESVE01']],
    [{ COURSE: 'Svensk 1' }, ['Svenska 1']],
    [{ MUNICIPALITY: 'Xyzxyz' }, undefined],
  ])('%j: offers what it may have meant', (cells, suggestions) => {
    const [issue] = read(cells).issues;
    expect([issue?.field, issue?.suggestions]).toEqual([Object.keys(cells)[0], suggestions]);
  });

  it('state the column and the value', () => {
    expect(read({ PERSONAL_NUMBER: '900101-9803' }).issues).toMatchObject([
      { column: 'Personnummer', value: '900101-9803', warning: false },
    ]);
    expect(read({ MUNICIPALITY: 'Upplands-bro' }).issues).toMatchObject([
      { column: 'Kommun', warning: true },
    ]);
  });

  it('warn about an age that is implausible for a student', () => {
    expect(read({ PERSONAL_NUMBER: '20200101-9807' }).issues).toMatchObject([
      { warning: true, message: 'Rad 14, Personnummer: åldern 6 år är ovanlig (20200101-9807).' },
    ]);
  });
});

describe('a number outside the population register', () => {
  it.each([
    ['20000131-TF01', '20000131TF01', 'är ett T-nummer (tillfälligt)'],
    ['900101-T809', '19900101T809', 'är ett interimsnummer'],
  ])('is accepted from a workbook, with its kind stated: %s', (typed, stored, kind) => {
    const { fields, issues } = read({ PERSONAL_NUMBER: typed });
    expect(fields.personalNumber).toBe(stored);
    expect(issues).toMatchObject([{ warning: true, message: `Rad 14, Personnummer: ${kind} (${typed}).` }]);
  });
});

describe('interpreting a row', () => {
  it('reorders a name that is written last name first', () => {
    expect(read({ NAME: 'Öberg, Åsa' })).toMatchObject({ fields: { name: 'Åsa Öberg' }, label: 'Åsa Öberg' });
    expect(read({ FIRST_NAME: 'Åsa', LAST_NAME: 'Öberg' }).fields.name).toBe('Åsa Öberg');
    expect(read({ NAME: 'Berg, Anna, Maria' }).fields.name).toBe('Berg, Anna, Maria');
  });

  it('accepts a real date cell and a written date', () => {
    const { fields } = read({ START_DATE: { kind: 'date', text: '2026-01-12' }, END_DATE: '2026-06-05' });
    expect(fields).toMatchObject({ startDate: '2026-01-12', endDate: '2026-06-05' });
  });

  it('accepts a day as people and programs write it', () => {
    expect(read({ START_DATE: '12/1 2026', END_DATE: number('20260605') })).toMatchObject({
      fields: { startDate: '2026-01-12', endDate: '2026-06-05' },
      issues: [],
    });
  });

  it('uses the cached value of a formula unless a person depends on it', () => {
    const reading = read({ END_DATE: { kind: 'date', text: '2026-06-05', formula: true } });
    expect(reading).toMatchObject({ fields: { endDate: '2026-06-05' }, issues: [] });
  });

  it('finds course, package, program and teacher in any spelling', () => {
    expect(read({ COURSE_CODE: 'matmat01A' }).educations[0]?.target.id).toBe('c2');
    expect(read({ COURSE_NAME: 'svenska 1' }).educations[0]?.target.id).toBe('c1');
    expect(read({ COURSE_PACKAGE: 'voxabn' }).educations[0]?.target.id).toBe('p1');
    expect(read({ COURSE_PACKAGE: 'Vård och omsorg' }).educations[0]?.target.id).toBe('p2');
    expect(read({ TEACHER: 'Lärare, Tore' }).fields.teacher?.id).toBe('t1');
    expect(read({ TEACHER: 'Lärare Tore' }).fields.teacher?.id).toBe('t1');
    expect(read({ TEACHER: 'lika2@exempel.se' }).fields.teacher?.id).toBe('t3');
    expect(read({ MUNICIPALITY: 'Solna kommun' }).fields.municipality).toBe('Solna');
  });

  it.each([
    ['SVESVE01', ['c1']],
    ['svenska 1', ['c1']],
    ['Sva-ettan', ['c1']],
    ['Undersköterska', ['p1']],
    ['SVESVE01 Svenska 1', ['c1']],
    ['Matematik 1a (100 poäng)', ['c2']],
    ['Svenska 1, matmat01a', ['c1', 'c2']],
    ['Svenska 1 / SVESVE01', ['c1']],
  ])("finds courses in the column 'Kurs' in any mix of code and name: %s", (text, ids) => {
    const { educations, wishes, issues } = read({ COURSE: text });
    expect(educations.map(({ target }) => target.id)).toEqual(ids);
    expect([wishes, issues]).toEqual([[], []]);
  });

  it.each([
    [
      'Specped',
      ['Specped'],
      "Kurs okänd: 'Specped'. Eleven importeras, och kursen väntar i namnmatchningen.",
    ],
    [
      'Svensk 1',
      ['Svensk 1'],
      "Kurs okänd: 'Svensk 1'. Eleven importeras, och kursen väntar i namnmatchningen. Menade du Svenska 1?",
    ],
    [
      'SVESVE01; Specped',
      ['Specped'],
      "Kurs okänd: 'Specped'. Eleven importeras, och kursen väntar i namnmatchningen.",
    ],
    ['Uppehåll', [], "Kurs: 'Uppehåll' betyder ingen kurs."],
  ])('leaves %s to name matching, or says that it is no course', (text, wishes, message) => {
    const reading = read({ COURSE: text });
    expect(reading.wishes).toEqual(wishes);
    expect(reading.issues).toMatchObject([{ message, warning: true }]);
  });

  it("reads 'Kurs' only if the row has no code", () => {
    const reading = read({ COURSE_CODE: 'SVESVE01', COURSE: 'Sv 1 distans' });
    expect(reading).toMatchObject({ educations: [{ target: { id: 'c1' } }], wishes: [], issues: [] });
  });

  it('distinguishes an empty cell from a missing column', () => {
    const { fields } = read({ PHONE: null });
    expect(fields.phone).toBeNull();
    expect('email' in fields).toBe(false);
  });
});
