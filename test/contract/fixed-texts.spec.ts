import { aplStatusLabels } from '../../domain/labels/apl.js';
import { studentFieldLabels } from '../../domain/student-fields.js';
import { MUNICIPALITIES as SHIPPED } from '../../server/reference-data/municipalities.js';
import * as examLabels from '../../domain/labels/exam.js';
import * as searchLabels from '../../domain/labels/search.js';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const CLIENT = fileURLToPath(new URL('../../client/src', import.meta.url));
const HOME = join(CLIENT, 'lib/fixed-texts.ts');

/** Error texts (specification, section 8), in order. */
const CATALOGUE = [
  'Login failed',
  'Ogiltig eller saknad token.',
  'Kunde inte ladda elevinformation',
  'Kunde inte spara ändringar',
  'Kunde inte lägga till kommentar',
  'Kunde inte redigera kommentar',
  'Kunde inte radera kommentar',
  'Är du säker på att du vill radera denna kommentar?',
  'Är du säker på att du vill ta bort denna kommentar?',
  'Failed to upload file.',
  'Failed to download file.',
  'Failed to delete file.',
  'Registreringen lyckades!',
  'Fel vid registrering.',
  'Beslut sparat',
  'Fel vid beslutssparning',
  'Beslut krävs',
  'Är du säker på att du vill ta bort denna prövning?',
  'Prövning borttagen',
  'Kunde inte ta bort prövningen.',
  'Kunde inte ta bort notisen.',
];

/** The question of section 5 that is missing in section 8. */
const QUESTION = 'Are you sure you want to delete this file?';

/** Screen texts of section 2, in order. */
const SCREENS = [
  'LOGGA IN',
  'Prövningar',
  'Utbildning',
  'TEST',
  'Student Inskrivningar',
  'Elev+',
  'PDF',
  'Earnings',
  'Stats',
  'Meny',
  'Profil',
  'Logga ut',
  'Logga in',
  'Alla',
  'Användare',
  'Kurs',
  'Datum',
  'Sök efter {type}...',
  'Se elev',
  'Inga nya notiser',
  'Elevdetaljer',
  'Laddar elevinformation...',
  'Grundläggande Information',
  'Namn',
  'Personnummer',
  'Telefon',
  'E-post',
  'Kommun',
  'Status',
  'Startdatum',
  'Slutdatum',
  'Provstatus',
  'Övrigt',
  'Inskriven',
  'Betyg',
  'Ingen utbildning registrerad',
  'Kommentarer',
  'Inga kommentarer än',
  'Ändringshistorik',
  'Ingen ändringshistorik',
  'Ej angivet',
  'Redigera',
  'Avbryt',
  'Spara ändringar',
  'Sparar...',
  'Lägg till kommentar',
  'Skriv din kommentar här...',
  'Redigera kommentar',
  'Spara',
  '[RADERAD]',
  'APL Statusöversikt',
  'Totalt antal studenter',
  'Visa senaste kommentar längst ner',
  'Kopierat',
  'Du har inte behörighet att visa denna sida.',
  'Anmälan till prövning',
  'Välj elev',
  'Telefonnummer',
  'Ansvarig lärare',
  'Önskad månad',
  'Betalningsdatum',
  'Material hämtat (SVE 1 eller 3)',
  'Registrera',
  '📋 Prövningselever',
  'Intresse',
  'Godkänd',
  'Nekad',
  'Email',
  'Kurs',
  'Månad',
  'Lärare',
  'Material',
  'Betalning',
  'Beslut',
  'Välj',
  'Godkänn',
  'Neka',
  'Ta bort',
  'No files uploaded yet.',
];

/** Columns of the board (section 4), in order. */
const COLUMNS = {
  GRAY: 'Ej börjat',
  RED: 'Praktik slut, ej närvarat',
  BLUE: 'Bokade för samtal',
  YELLOW: 'Är i fas',
  GREEN: 'Har kontrakt, skall gå eller har börjat praktik',
};

/** Section 3, in order. */
const MUNICIPALITIES =
  'Botkyrka, Danderyd, Huddinge, Järfälla, KCNO, Lidingö, Norrtälje, Nykvarn, Privat kunder, Salem, Sigtuna, ' +
  'Sollentuna, Solna, Sundbyberg, Södertälje, Täby, Upplands Bro, Upplands Väsby, Vallentuna, Vaxholm, Växjö, Österåker';

const MONTHS =
  'Januari, Februari, Mars, April, Maj, Juni, Juli, Augusti, September, Oktober, November, December';

type Texts = Record<string, unknown>;

describe('the client’s fixed texts', () => {
  let texts: Texts;
  let spoken: Set<string>;

  beforeAll(async () => {
    // The client resolves imports differently, so the test compiler must not see this file.
    texts = (await import(pathToFileURL(HOME).href)) as Texts;
    spoken = new Set([
      ...textsIn({ texts, aplStatusLabels, examLabels, searchLabels, studentFieldLabels }),
      ...menuTexts(),
    ]);
  });

  test.each([...CATALOGUE, QUESTION])('include %s (specification, sections 5 and 8)', (text) => {
    expect(spoken).toContain(text);
  });

  test.each([...new Set(SCREENS)])('include %s (specification, section 2)', (text) => {
    expect(spoken).toContain(text);
  });

  test('have no alert, success message or question beyond those of section 8', () => {
    const { alerts, successes, questions } = texts as Record<string, Record<string, string>>;
    const said = [alerts, successes, questions].flatMap((group) => Object.values(group!));
    const known = new Set([...CATALOGUE, QUESTION, 'Kopierat']);
    expect(said.filter((text) => !known.has(text))).toEqual([]);
  });

  test('name the board columns in order (section 4)', () => {
    expect(texts['aplStatuses']).toEqual(Object.keys(COLUMNS));
    expect(aplStatusLabels).toEqual(COLUMNS);
  });

  test('list the municipalities and months in order (sections 2 and 3)', () => {
    expect(SHIPPED.map(({ name }) => name).join(', ')).toBe(MUNICIPALITIES);
    expect((texts['monthNames'] as string[]).join(', ')).toBe(MONTHS);
  });

  test('name shared student fields as the student description does', () => {
    const { fieldLabels } = texts as { fieldLabels: Record<string, string> };
    const shared = Object.entries(studentFieldLabels).filter(([name]) => name in fieldLabels);
    expect(fieldLabels).toMatchObject(Object.fromEntries(shared));
  });

  test('keep the two times in section 9', () => {
    expect(texts).toMatchObject({ copiedMs: 600, dialogClearMs: 99 });
  });

  test('leave the list of municipalities to the server', () => {
    const known = sourceFiles(CLIENT).filter((file) => {
      const source = readFileSync(file, 'utf8').replaceAll(COMMENTS, '');
      return SHIPPED.filter(({ name }) => source.includes(`'${name}'`)).length > 3;
    });
    expect(known).toEqual([]);
  });

  test('are not repeated elsewhere: a sentence from section 8 has one source', () => {
    const sentences = [...CATALOGUE, QUESTION].filter((text) => text.includes(' '));
    const repeated = sourceFiles(CLIENT)
      .filter((file) => file !== HOME)
      .flatMap((file) => {
        const source = readFileSync(file, 'utf8').replaceAll(COMMENTS, '');
        return sentences.filter((text) => source.includes(text)).map((text) => `${file}: ${text}`);
      });
    expect(repeated).toEqual([]);
  });
});

/** All texts in a value; functions are called with a name in braces. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value === 'function') return textsIn((value as (name: string) => unknown)('{type}'));
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(textsIn);
}

/** Menu labels are in the route table, which is not a module of texts only. */
function menuTexts(): string[] {
  const source = readFileSync(join(CLIENT, 'app/routes/route-table.ts'), 'utf8');
  return [...source.matchAll(/'([^'\n]+)'/g)].map(([, text]) => text!);
}

/** Comments may quote a text; generated types repeat descriptions. */
const COMMENTS = /\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm;

/** Hand-written source files of the client. */
function sourceFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$|^graphql\//.test(name))
    .map((name) => join(folder, name));
}
