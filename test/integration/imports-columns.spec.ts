import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PROJECT_ROOT } from '../../server/config.js';
import {
  admin,
  commit,
  confirmColumns,
  digits,
  form,
  newNumber,
  openImports,
  preview,
  school,
  stored,
  type Preview,
} from '../support/imports-world.js';

const fixture = (name: string) => readFileSync(join(PROJECT_ROOT, 'test/fixtures/imports/columns', name));

async function columnsOf(batchId: string): Promise<string[]> {
  const { data } = await admin.graphql(
    'query($id: ID!) { importBatch(id: $id) { columns { header field doubt } } }',
    { id: batchId },
  );
  return data!.importBatch!.columns.map(
    ({ header, field, doubt }) => `${header}: ${field ?? 'skipped'}${doubt ? `. ${doubt}` : ''}`,
  );
}

beforeAll(openImports);
afterAll(() => school.close());

describe('column mapping of an imported list', () => {
  it('reads Namn next to Efternamn as the given name, and says so', async () => {
    const batch = await preview(admin, fixture('name-beside-last-name.csv'), 'namn.csv');
    const { batchId } = batch;
    expect(await columnsOf(batchId)).toEqual([
      'Namn: FIRST_NAME. Läses som förnamn, eftersom ”Efternamn” är en egen kolumn.',
      'Efternamn: LAST_NAME',
      'Personnummer: PERSONAL_NUMBER',
    ]);
    await confirmColumns(admin, batch);
    expect(await commit(admin, batchId)).toMatchObject({ state: 'DONE' });
    expect(await stored('19860211-4012')).toMatchObject({ name: 'Prov Ettsson' });
    expect(await stored('19860312-4028')).toMatchObject({ name: 'Prov Tvåsson' });
  });

  it.each([
    [
      'grade-list-with-date.csv',
      [
        'Kursnamn: COURSE_NAME',
        'Namn: NAME',
        'Personnummer: PERSONAL_NUMBER',
        'Betyg: skipped',
        'Datum: skipped',
      ],
    ],
    [
      'contact-of-others.csv',
      [
        'Namn: NAME',
        'Personnummer: PERSONAL_NUMBER',
        'E-post handläggare: skipped',
        'Telefon anhörig: skipped',
        'Studieort: skipped',
      ],
    ],
    [
      'caseworker-instead-of-name.csv',
      ['Handläggare: skipped', 'Personnummer: PERSONAL_NUMBER', 'Kurs: COURSE'],
    ],
  ])('ignores columns about other people: %s', async (name, expected) => {
    const { batchId } = await preview(admin, fixture(name), name);
    expect(await columnsOf(batchId)).toEqual(expected);
  });

  it('stays in doubt until a person has chosen, and then remembers the choice', async () => {
    const number = newNumber();
    const file = `Namn;Pnr;Telefon;Mobil\nProv Dubbelsson;${number};08-111 22 33;070-111 22 33`;
    await preview(admin, file, 'a.csv');
    const { batchId } = await preview(admin, file, 'b.csv');
    expect((await columnsOf(batchId))[3]).toBe('Mobil: skipped. Telefon läses redan från ”Telefon”.');
    await admin.graphql(
      'mutation($id: ID!) { updateImport(input: { batchId: $id, mapping: [{ column: 3, field: PHONE }] }) { id } }',
      { id: batchId },
    );
    expect((await columnsOf(batchId)).slice(2)).toEqual(['Telefon: skipped', 'Mobil: PHONE']);
    expect(await commit(admin, batchId)).toMatchObject({ state: 'DONE' });
    expect(await stored(digits(number))).toMatchObject({ phone: '070-111 22 33' });
    const later = await preview(admin, file, 'c.csv');
    expect((await columnsOf(later.batchId)).slice(2)).toEqual(['Telefon: skipped', 'Mobil: PHONE']);
  });

  it('commits nothing while a column is in doubt, and names the column', async () => {
    const file = `Namn;Pnr;Mobil;Telefon 2;Hemort\nProv Tveksson;${newNumber()};070-111 22 33;08-111 22 33;Solna`;
    const { batchId } = await preview(admin, file, 'tvekan.csv');
    const send = () => admin.rest('POST', '/api/students/import/commit', { body: { batchId } });
    expect(await send()).toMatchObject({
      status: 409,
      body: {
        code: 'CONFLICT',
        reason: 'COLUMNS_NOT_CHECKED',
        message:
          'Kontrollera först kolumnerna ”Telefon 2” (hoppas över), ”Hemort” (läses som Kommun) och bekräfta vad som ska läsas.',
      },
    });
    const put = (mapping: unknown) =>
      admin.rest('PUT', `/api/students/import/${batchId}`, { body: { mapping } });
    await put([{ column: 4, field: 'MUNICIPALITY' }]);
    expect(await send()).toMatchObject({
      status: 409,
      body: { message: expect.stringContaining('kolumnen ”Telefon 2” (hoppas över)') as unknown },
    });
    await put([{ column: 3, field: null }]);
    expect(await send()).toMatchObject({ status: 202 });
  });

  it('treats a mapping sent with the file as confirmation', async () => {
    const file = `Namn;Pnr;Hemort\nProv Visssson;${newNumber()};Solna`;
    const body = form(file, 'visst.csv', [{ column: 2, field: 'MUNICIPALITY' }]);
    const answer = await admin.rest('POST', '/api/students/import/preview', { body });
    const { batchId, columns } = answer.body as Preview;
    expect(columns[2]).toEqual({ index: 2, header: 'Hemort', field: 'MUNICIPALITY', doubt: null });
    expect(await commit(admin, batchId)).toMatchObject({ state: 'DONE' });
  });

  it('refuses a row whose name columns disagree', async () => {
    const file = `Namn;Efternamn;Pnr\nAnna Ek;Ek;${newNumber()}\nBo Al;Lund;${newNumber()}`;
    const { batchId } = await preview(admin, file, 'd.csv');
    const { status, body } = await admin.rest('PUT', `/api/students/import/${batchId}`, {
      body: {
        mapping: [
          { column: 0, field: 'NAME' },
          { column: 1, field: 'LAST_NAME' },
        ],
      },
    });
    expect(status).toBe(200);
    const { rows } = body as { rows: { outcome: string; errors: { message: string }[] }[] };
    expect(rows.map(({ outcome }) => outcome)).toEqual(['NEW', 'INVALID']);
    expect(rows[1]!.errors.map(({ message }) => message)).toEqual([
      "Namn: 'Bo Al' och 'Lund' stämmer inte överens. Koppla bara den ena.",
    ]);
  });
});
