import { guessByContent } from './column-guess.rules.js';
import { settlePairs } from './column-pairs.rules.js';
import { STUDENT_HEADINGS } from './import-columns.rules.js';

const school = {
  municipalities: ['Solna', 'Täby', 'Västerås'],
  teachers: ['Tore Lärare', 'tore@exempel.se'],
  earliestDay: '2021-11-23',
};

/** The field of each column, with a '?' where a person must check it. */
function read(headings: (string | null)[], ...lines: (string | null)[][]): (string | null)[] {
  const rows = lines.map((cells, index) => ({ row: index + 2, cells }));
  const matched = STUDENT_HEADINGS.match({ row: 1, cells: headings }, headings.length);
  return guessByContent(settlePairs(matched, rows), rows, school).map(({ field, doubt }) =>
    doubt ? `${field ?? 'skipped'}?` : field,
  );
}

describe('a column about someone or something else', () => {
  it.each([
    ['E-post handläggare', 'handlaggare@kommun.example'],
    ['Handläggarens e-post', 'handlaggare@kommun.example'],
    ['Kontaktpersonens mejl', 'kontakt@kommun.example'],
    ['E-post studievägledare', 'syv@skola.example'],
    ['Telefon anhörig', '070-111 22 33'],
    ['Vårdnadshavares mobil', '070-111 22 33'],
    ['Mobil arbetsgivare', '070-111 22 33'],
    ['Nödkontakt', '070-111 22 33'],
    ['Studieort', 'Solna'],
    ['Skolort', 'Täby'],
    ['Födelseort', 'Västerås'],
    ['Handläggare', 'Tore Lärare'],
    ['Inskriven av', 'Tore Lärare'],
    ['Makes personnummer', '19840211-3511'],
    ['Barnets pnr', '19840211-3511'],
    ['Tidigare kurs', 'SVESVE01'],
    ['Avslutad kurs', 'SVESVE01'],
    ['Datum', '2026-06-10'],
    ['Betygsdatum', '2026-06-10'],
    ['Födelsedatum', '1984-02-11'],
    ['Period', '2026-06-10'],
  ])('is not identified by its content: %s', (heading, value) => {
    expect(read(['Namn', heading], ['Prov Ett', value])).toEqual(['NAME', null]);
  });

  it.each(['Handläggare', 'Anhörig', 'Vårdnadshavare', 'Kontaktperson', 'God man', 'Coach', 'Rektor'])(
    'is not taken for the student’s name: %s',
    (heading) => expect(read([heading, 'Personnummer'], ['Prov Ett', '19840211-3511'])[0]).toBeNull(),
  );
});

describe('a column without a meaningful heading', () => {
  it.each([
    [null, 'anna@exempel.se', 'EMAIL?'],
    ['B', 'anna@exempel.se', 'EMAIL?'],
    ['Kolumn2', '070-111 22 33', 'PHONE?'],
    ['Column 2', '19840211-3511', 'PERSONAL_NUMBER?'],
    ['Fält 2', 'Solna', 'MUNICIPALITY?'],
    ['Hemort', 'Solna', 'MUNICIPALITY?'],
    ['Hemort', 'Kista', null],
    ['Uppgift', 'Solna', null],
    ['?', 'SVESVE01', 'COURSE?'],
    ['2', '2027-01-11', 'START_DATE?'],
    ['Från', '2027-01-11', 'START_DATE?'],
    ['Till', '2027-06-11', 'END_DATE?'],
    ['Till', 'Solna', null],
  ])('is guessed and marked as a guess: %s, %s', (heading, value, expected) => {
    expect(read(['Namn', heading], ['Prov Ett', value])[1]).toBe(expected);
  });
});

describe('a heading commonly used by schools', () => {
  it.each([
    ['Startar', 'START_DATE'],
    ['Start', 'START_DATE'],
    ['Kursstart', 'START_DATE'],
    ['Anm.', 'ADDITIONAL_INFO'],
    ['Anmärkning', 'ADDITIONAL_INFO'],
    ['Anmärkningar', 'ADDITIONAL_INFO'],
    ['Kommentarer', 'ADDITIONAL_INFO'],
    ['Upplysningar', 'ADDITIONAL_INFO'],
    ['Studietakt', null],
    ['Elevens e-post', 'EMAIL'],
    ['Elevens mobil', 'PHONE'],
    ['Deltagarens personnummer', 'PERSONAL_NUMBER'],
    ['Telefon 1', 'PHONE'],
  ])('is recognised without a guess: %s', (heading, expected) => {
    expect(read(['Namn', heading], ['Prov Ett', '1'])[1]).toBe(expected);
  });
});

describe('two columns for the same field', () => {
  it.each([
    ['Namn beside Efternamn', ['Namn', 'Efternamn'], ['Prov', 'Ettsson'], ['FIRST_NAME?', 'LAST_NAME']],
    ['Efternamn before Namn', ['Efternamn', 'Namn'], ['Ettsson', 'Prov'], ['LAST_NAME', 'FIRST_NAME?']],
    ['two given names', ['Namn', 'Efternamn'], ['Anna Maria', 'Ek'], ['FIRST_NAME?', 'LAST_NAME']],
    ['the whole name', ['Namn', 'Efternamn'], ['Prov Ettsson', 'Ettsson'], ['NAME', 'skipped?']],
    ['Namn beside Förnamn', ['Namn', 'Förnamn'], ['Ettsson', 'Prov'], ['LAST_NAME?', 'FIRST_NAME']],
    ['the whole name beside Förnamn', ['Namn', 'Förnamn'], ['Ettsson, Prov', 'Prov'], ['NAME', 'skipped?']],
    [
      'three columns that agree',
      ['Namn', 'Förnamn', 'Efternamn'],
      ['Prov Ettsson', 'Prov', 'Ettsson'],
      ['NAME', 'skipped?', 'skipped?'],
    ],
    [
      'three columns that disagree',
      ['Elev', 'Förnamn', 'Efternamn'],
      ['17', 'Prov', 'Ettsson'],
      ['skipped?', 'FIRST_NAME', 'LAST_NAME'],
    ],
    ['two phones', ['Telefon', 'Mobil'], ['08-1', '070-2'], ['PHONE', 'skipped?']],
    ['two numbered phones', ['Telefon 1', 'Telefon 2'], ['08-1', '070-2'], ['PHONE', 'skipped?']],
    ['two addresses', ['E-post', 'Mail'], ['a@b.se', 'c@b.se'], ['EMAIL', 'skipped?']],
    ['two starts', ['Startdatum', 'Kursstart'], ['2027-01-11', '2027-01-12'], ['START_DATE', 'skipped?']],
    ['two municipalities', ['Kommun', 'Hemkommun'], ['Solna', 'Täby'], ['MUNICIPALITY', 'skipped?']],
    ['an empty second column', ['E-post', 'Mail'], ['a@b.se', null], ['EMAIL', null]],
  ])('are combined by a rule or left to the user: %s', (_name, headings, line, expected) => {
    expect(read(headings, line)).toEqual(expected);
  });
});
