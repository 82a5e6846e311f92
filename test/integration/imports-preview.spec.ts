import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PROJECT_ROOT } from '../../server/config.js';
import {
  admin,
  commit,
  digits,
  form,
  HEADER,
  newNumber,
  openImports,
  preview,
  type Preview,
  school,
  teacher,
  undo,
} from '../support/imports-world.js';

const countStudents = async () =>
  (await school.sql<{ n: number }>('SELECT count(*)::int AS n FROM student'))[0]!.n;

const messagesOf = (batch: Preview) =>
  batch.rows.flatMap(({ errors }) => errors.map(({ message }) => message));

const outcomesOf = (batch: Preview) => batch.rows.map(({ outcome }) => outcome);

beforeAll(openImports);
afterAll(() => school.close());

describe('a preview', () => {
  it('reports new, changed, unchanged, invalid and duplicate rows, and writes nothing', async () => {
    const [same, changed, twice] = [newNumber(), newNumber(), newNumber()];
    await school.student({ name: 'Sara Samma', personalNumber: digits(same), municipality: 'Täby' });
    await school.student({ name: 'Carl Ändrad', personalNumber: digits(changed), municipality: 'Täby' });
    const before = await countStudents();
    const batch = await preview(
      admin,
      [
        HEADER,
        `Nina Ny;${newNumber()};nina@exempel.se;070-123 45 67;Solna`,
        `Sara Samma;${same};;;Täby`,
        `Carl Ändrad;${changed};;;Solna`,
        'Fel Fil;900101-9803;;;Solna',
        `Tove Två;${twice};;;`,
        `Tove Två;${twice};;;`,
      ].join('\n'),
    );
    expect(batch.summary).toEqual({
      new: 2,
      changed: 1,
      unchanged: 1,
      invalid: 1,
      duplicates: 1,
      conflicts: 0,
    });
    expect(outcomesOf(batch)).toEqual(['NEW', 'UNCHANGED', 'CHANGED', 'INVALID', 'NEW', 'DUPLICATE']);
    expect(batch.rows[3]).toEqual({
      row: 5,
      outcome: 'INVALID',
      errors: [
        {
          column: 'Personnummer',
          value: '900101-9803',
          message: 'Rad 5, Personnummer: kontrollsiffran stämmer inte (900101-9803).',
        },
      ],
    });
    expect(messagesOf(batch)).toContain('Samma personnummer på rad 6 och 7 (kolumn B ”Personnummer”).');
    expect(await countStudents()).toBe(before);
  });

  it('writes one record of the reading to the access log', async () => {
    const logged = () =>
      school.sql(`SELECT FROM access_log WHERE user_id = $1 AND action = 'IMPORT_STUDENTS'`, [
        teacher.userId,
      ]);
    const before = (await logged()).length;
    await preview(teacher, `${HEADER}\nNils Ny;${newNumber()};;;Solna`);
    expect(await logged()).toHaveLength(before + 1);
  });

  it.each(['libreoffice.xlsx', 'openpyxl.xlsx', 'libreoffice.csv'])(
    'reads %s as written by another program',
    async (name) => {
      const bytes = readFileSync(join(PROJECT_ROOT, 'test/fixtures/imports', name));
      const batch = await preview(admin, bytes, name);
      expect(batch.summary).toMatchObject({ new: 3, invalid: 0 });
      expect(messagesOf(batch)).toEqual(["Kommun: 'Upplands-bro' tolkas som Upplands Bro."]);
    },
  );

  it('remembers how the same user mapped the same headings', async () => {
    const header = 'Elev;Id-beteckning;Ort';
    const first = await preview(teacher, `${header}\nMia Minns;${newNumber()};Solna`);
    const mapping = [
      { column: 1, field: 'PERSONAL_NUMBER' },
      { column: 2, field: 'MUNICIPALITY' },
    ];
    const again = await teacher.rest('PUT', `/api/students/import/${first.batchId}`, { body: { mapping } });
    expect(again.status).toBe(200);
    const next = await preview(teacher, `${header}\nMia Minns;900101-9803;Stocholm`);
    expect(messagesOf(next)).toEqual([
      'Rad 2, Personnummer: kontrollsiffran stämmer inte (900101-9803).',
      expect.stringMatching(/^Kommun okänd: 'Stocholm'\./),
    ]);
    // A custom heading is not detected by content; a user's choice applies to that user only.
    const other = await preview(admin, `${header}\nMia Minns;900101-9803;Stocholm`);
    expect(messagesOf(other)).toEqual([]);
  });

  it('accepts a mapping with the file', async () => {
    const body = form(`A;B\nMapp Ad;${newNumber()}`, 'elever.csv', [
      { column: 0, field: 'NAME' },
      { column: 1, field: 'PERSONAL_NUMBER' },
    ]);
    const answer = await admin.rest('POST', '/api/students/import/preview', { body });
    expect(answer).toMatchObject({ status: 200, body: { summary: { new: 1 } } });
    const bad = await admin.rest('POST', '/api/students/import/preview', {
      body: form('A\nB', 'elever.csv', '{'),
    });
    expect(bad).toMatchObject({ status: 400, body: { fields: [{ path: 'mapping' }] } });
  });

  it('rechecks all rows when a cell is corrected', async () => {
    const batch = await preview(admin, `${HEADER}\nRita Rättad;900101-9803;;;Stocholm`);
    const rows = [
      { row: 2, column: 1, value: newNumber() },
      { row: 2, column: 4, value: 'Solna' },
    ];
    const { body } = await admin.rest('PUT', `/api/students/import/${batch.batchId}`, { body: { rows } });
    expect(body).toMatchObject({
      summary: { new: 1, invalid: 0 },
      rows: [{ row: 2, outcome: 'NEW', errors: [] }],
    });
    expect(await commit(admin, batch.batchId)).toMatchObject({ state: 'DONE', result: { new: 1 } });
  });

  it('is visible only to the user who made it', async () => {
    const { batchId } = await preview(teacher, `${HEADER}\nEgen Elev;${newNumber()};;;Solna`);
    const other = await school.as('TEACHER');
    for (const who of [other, admin]) {
      expect(await who.rest('PUT', `/api/students/import/${batchId}`, { body: {} })).toMatchObject({
        status: 404,
      });
      expect(await who.rest('GET', `/api/students/import/${batchId}/errors`)).toMatchObject({ status: 404 });
      expect(await who.rest('POST', '/api/students/import/commit', { body: { batchId } })).toMatchObject({
        status: 404,
      });
      expect(await undo(who, batchId)).toMatchObject({ status: 404 });
      const { data } = await who.graphql('query($id: ID!) { importBatch(id: $id) { id } }', { id: batchId });
      expect(data).toEqual({ importBatch: null });
    }
  });

  it('expires after an hour', async () => {
    const { batchId } = await preview(admin, `${HEADER}\nSen Elev;${newNumber()};;;Solna`);
    await school.sql(`UPDATE import_batch SET checked_at = now() - interval '61 minutes' WHERE id = $1`, [
      batchId,
    ]);
    const answer = await admin.rest('POST', '/api/students/import/commit', { body: { batchId } });
    expect(answer).toMatchObject({ status: 409, body: { code: 'CONFLICT', reason: 'EXPIRED' } });
  });

  it('returns columns, samples, changes and pages of rows through GraphQL', async () => {
    const number = newNumber();
    await school.student({ name: 'Gun Gammal', personalNumber: digits(number), municipality: 'Täby' });
    const { batchId } = await preview(
      admin,
      `${HEADER}\nGun Gammal;${number};;;Solna\nFel;1;;;\nNy Elev;${newNumber()};;;`,
    );
    const { data, errors } = await admin.graphql(
      `query($id: ID!) { importBatch(id: $id) { filename state mayCommit mayUndo keepExistingWhenEmpty
         columns { index header field samples }
         rows(first: 2) { row name cells outcome changes { field before after } }
         wrong: rows(onlyErrors: true) { row }
         fresh: rows(outcome: NEW) { row } rest: rows(after: 3) { row } } }`,
      { id: batchId },
    );
    expect(errors).toEqual([]);
    expect(data?.importBatch).toMatchObject({
      filename: 'elever.csv',
      state: 'PREVIEW',
      mayCommit: true,
      mayUndo: false,
      keepExistingWhenEmpty: true,
      columns: expect.arrayContaining([
        { index: 4, header: 'Kommun', field: 'MUNICIPALITY', samples: ['Solna'] },
      ]) as unknown,
      rows: [
        {
          row: 2,
          name: 'Gun Gammal',
          cells: ['Gun Gammal', number, null, null, 'Solna'],
          outcome: 'CHANGED',
          changes: [{ field: 'MUNICIPALITY', before: 'Täby', after: 'Solna' }],
        },
        { row: 3 },
      ],
      wrong: [{ row: 3 }],
      fresh: [{ row: 4 }],
      rest: [{ row: 4 }],
    });
  });
});
