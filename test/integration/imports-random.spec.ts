import fc from 'fast-check';
import { checkDigit } from '../../domain/personal-number.js';
import { admin, commit, openImports, preview, school } from '../support/imports-world.js';

const LATIN = [...'abcdefghijklmnopqrstuvwxyzåäöéèüøæß'];
const WIDE = [...LATIN, ...'čşğżłőđńžłабвгδεζمحمدאבג'];

interface Person {
  first: string;
  last: string;
  phone: string;
}

const word = (letters: readonly string[]) =>
  fc
    .array(fc.constantFrom(...letters), { minLength: 2, maxLength: 9 })
    .map((all) => all[0]!.toUpperCase().normalize('NFC') + all.slice(1).join(''));
const person = (letters: readonly string[]) =>
  fc.record<Person>({
    first: fc.oneof(
      word(letters),
      fc.tuple(word(letters), word(letters)).map(([a, b]) => `${a}-${b}`),
    ),
    last: fc.oneof(
      word(letters),
      word(letters).map((name) => `von "${name}"`),
      word(letters).map((name) => `O'${name}`),
    ),
    phone: fc.integer({ min: 1_000_000, max: 9_999_999 }).map((number) => `070-${number}`),
  });

const list = fc.constantFrom('utf-8', 'utf-8-bom', 'utf-16le', 'windows-1252').chain((encoding) =>
  fc.record({
    encoding: fc.constant(encoding),
    people: fc.array(person(encoding === 'windows-1252' ? LATIN : WIDE), { minLength: 1, maxLength: 8 }),
    order: fc.shuffledSubarray(['Förnamn', 'Efternamn', 'Personnummer', 'Telefon'], { minLength: 4 }),
    delimiter: fc.constantFrom(';', ',', '\t'),
    quotesAll: fc.boolean(),
    newline: fc.constantFrom('\n', '\r\n'),
  }),
);

let serial = 0;

/** A personal number that no earlier list has. */
function nextNumber(): string {
  serial += 1;
  const nine = `85${String(1 + (Math.floor(serial / 900) % 12)).padStart(2, '0')}14${String(100 + (serial % 900))}`;
  return `19${nine}${checkDigit(nine)}`;
}

function encode(text: string, encoding: string): Buffer {
  if (encoding === 'utf-8') return Buffer.from(text);
  if (encoding === 'utf-8-bom') return Buffer.from(`\ufeff${text}`);
  // The Latin letters used have the same byte in windows-1252 and Latin-1.
  return encoding === 'utf-16le' ? Buffer.from(`\ufeff${text}`, 'utf16le') : Buffer.from(text, 'latin1');
}

beforeAll(openImports);
afterAll(() => school.close());

describe('importing a random list', () => {
  it('stores every student exactly as the file says, or refuses the row', async () => {
    await fc.assert(
      fc.asyncProperty(list, async ({ encoding, people, order, delimiter, quotesAll, newline }) => {
        const numbered = people.map((one) => ({ ...one, number: nextNumber() }));
        const quoted = (text: string) =>
          quotesAll || text.includes(delimiter) || text.includes('"')
            ? `"${text.replaceAll('"', '""')}"`
            : text;
        const lines = numbered.map(({ first, last, number, phone }) => {
          const cells: Record<string, string> = {
            ...{ Förnamn: first, Efternamn: last, Personnummer: number, Telefon: phone },
          };
          return order.map((heading) => quoted(cells[heading]!)).join(delimiter);
        });
        const text = [order.map(quoted).join(delimiter), ...lines].join(newline);
        const { batchId, rows } = await preview(admin, encode(text, encoding), 'lista.csv');
        expect(await commit(admin, batchId)).toMatchObject({ state: 'DONE' });
        const stored = await school.sql<{ name: string; phone: string; number: string }>(
          'SELECT name, phone, personal_number AS number FROM student WHERE personal_number = ANY ($1)',
          [numbered.map(({ number }) => number)],
        );
        const refused = new Set(rows.flatMap(({ row, outcome }) => (outcome === 'NEW' ? [] : [row])));
        const expected = numbered.flatMap(({ first, last, number, phone }, index) =>
          refused.has(index + 2) ? [] : [{ name: `${first} ${last}`.normalize('NFC'), phone, number }],
        );
        const inOrder = (all: typeof stored) => [...all].sort((a, b) => a.number.localeCompare(b.number));
        expect(inOrder(stored)).toEqual(inOrder(expected));
        // Only refused rows would prove nothing.
        expect(refused.size).toBeLessThan(numbered.length);
      }),
      { seed: 20261128, numRuns: 25, endOnFailure: true },
    );
    // Twenty-five complete imports.
  }, 180_000);
});
