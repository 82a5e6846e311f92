import { strToU8, zipSync } from 'fflate';
import { form } from '../support/imports-world.js';
import { School, type Person } from '../support/school.js';

interface Read {
  _id: string;
  planned: string;
  hiddenParts: string | null;
  columns: { header: string; field: string | null; doubt: string | null }[];
  summary: Record<string, number>;
  rows: { row: number; outcome: string; errors: { message: string; warning: boolean }[] }[];
}

const relation = (id: string, type: string, target: string) =>
  `<Relationship Id="${id}" Type="/${type}" Target="${target}"/>`;

/** A workbook with one sheet; its second column is hidden. */
function workbook(rows: readonly (readonly (string | null)[])[], merged: readonly string[]): Uint8Array {
  const cell = (text: string | null, index: number, row: number) =>
    text === null
      ? ''
      : `<c r="${String.fromCharCode(65 + index)}${row}" t="inlineStr"><is><t>${text}</t></is></c>`;
  const lines = rows.map(
    (cells, index) =>
      `<row r="${index + 1}">${cells.map((text, at) => cell(text, at, index + 1)).join('')}</row>`,
  );
  return zipSync({
    '_rels/.rels': strToU8(`<r>${relation('r1', 'officeDocument', 'xl/workbook.xml')}</r>`),
    'xl/workbook.xml': strToU8('<workbook><sheets><sheet name="Platser" r:id="s1"/></sheets></workbook>'),
    'xl/_rels/workbook.xml.rels': strToU8(`<r>${relation('s1', 'worksheet', 'sheet.xml')}</r>`),
    'xl/sheet.xml': strToU8(
      `<worksheet><cols><col min="2" max="2" hidden="1"/></cols><sheetData>${lines.join('')}</sheetData><mergeCells>
        ${merged.map((reference) => `<mergeCell ref="${reference}"/>`).join('')}</mergeCells></worksheet>`,
    ),
  });
}

describe('an import of workplaces from an untidy file', () => {
  let school: School;
  let teacher: Person;

  beforeAll(async () => {
    school = await School.open();
    teacher = await school.as('TEACHER');
  });
  afterAll(() => school.close());

  const preview = async (content: string | Uint8Array, file = 'platser.csv'): Promise<Read> => {
    const answer = await teacher.rest('POST', '/api/workplace-imports', { body: form(content, file) });
    expect(answer).toMatchObject({ status: 200 });
    return answer.body as Read;
  };
  const commit = ({ _id, planned }: Read) =>
    teacher.rest('POST', `/api/workplace-imports/${_id}/commit`, { body: { planned } });
  const messages = ({ rows }: Read) => rows.flatMap(({ errors }) => errors.map(({ message }) => message));

  it('reads merged cells: a workplace over the rows of its supervisors, and headings in two rows', async () => {
    const read = await preview(
      workbook(
        [
          ['Kommunens APL-platser'],
          ['Arbetsplats', null, null, 'Handledare', null, 'Antal platser'],
          ['Namn', 'Ort', 'Postadress', 'Namn', 'Tel', null],
          ['Vitsippan', 'Täby', '183 30 TÄBY', 'Karin Holm', '070-111 22 33', '4 st'],
          [null, null, null, 'Per Lund', null, null],
          ['Blåsippan', null, '18334 Täby', null, null, '1'],
        ],
        ['A1:F1', 'A2:C2', 'D2:E2', 'F2:F3', 'A4:A5', 'B4:B5', 'C4:C5', 'F4:F5'],
      ),
      'platser.xlsx',
    );
    expect(read.columns.map(({ field }) => field)).toEqual([
      ...['NAME', 'CITY', 'POSTAL_CODE', 'SUPERVISOR_NAME', 'SUPERVISOR_PHONE', 'PLACES'],
    ]);
    expect(read.hiddenParts).toBe('Kolumnen ”Ort” är dold i arbetsboken och läses också in.');
    expect(read.summary).toMatchObject({ new: 3, invalid: 0, newWorkplaces: 2 });
    expect(await commit(read)).toMatchObject({ status: 200 });
    expect(
      await school.sql(
        `SELECT name, postal_code AS code, city, places, ARRAY(SELECT s.name FROM supervisor s
           WHERE s.workplace_id = w.id ORDER BY s.name) AS supervisors
         FROM workplace w WHERE name LIKE '%sippan' ORDER BY name`,
      ),
    ).toEqual([
      { name: 'Blåsippan', code: '183 34', city: 'Täby', places: 1, supervisors: [] },
      { name: 'Vitsippan', code: '183 30', city: 'Täby', places: 4, supervisors: ['Karin Holm', 'Per Lund'] },
    ]);
  });

  it('reads the rows of further supervisors to their workplace', async () => {
    const header = 'Arbetsplats;Orgnr;Ort;Platser;Handledare';
    const read = await preview(
      `${header}\nEken;;Täby;2;Karin\nEken;;;;Per\n;;;;Eva\nRönnen;212000-0142;Solna;1;Ann\nRönnen;;;;Bo\n` +
        'Solen;;Täby;1;\nSolen;;Solna;1;\nSolen;;;1;Ida\n;;Täby;;Leo\n\n;;;;Max',
    );
    expect(read.rows.map(({ row, errors }) => [row, ...errors.map(({ message }) => message)])).toEqual([
      ...[[2], [3]],
      [4, 'Namn saknas: handledaren läses till Eken på raden ovanför.'],
      ...[[5], [6], [7], [8], [9]],
      [10, 'Fyll i arbetsplatsens namn.'],
      [12, 'Fyll i arbetsplatsens namn.'],
    ]);
    expect(read.summary).toMatchObject({ new: 8, invalid: 2, newWorkplaces: 5 });
    expect(await commit(read)).toMatchObject({ status: 200 });
    const supervisors = await school.sql<{ names: string[] }>(
      `SELECT ARRAY(SELECT s.name FROM supervisor s WHERE s.workplace_id = w.id ORDER BY s.name) AS names
       FROM workplace w WHERE name IN ('Eken', 'Rönnen') ORDER BY name`,
    );
    expect(supervisors.map(({ names }) => names)).toEqual([
      ['Eva', 'Karin', 'Per'],
      ['Ann', 'Bo'],
    ]);
  });

  it('takes one value in two spellings for the same, in the file and in the register', async () => {
    const header = 'Arbetsplats;Postnr;Ort;Platser;Telefon;Handledare;Handledarens telefon';
    const first = await preview(
      `${header}\nGranen;18330;TÄBY;2;070-111 22 33;Eva Ek;08-123 456\nGranen;183 30;Täby;2;+46701112233;eva ek;08123456`,
    );
    expect(messages(first)).toEqual([]);
    expect(first.summary).toMatchObject({ new: 2, newWorkplaces: 1 });
    expect(await commit(first)).toMatchObject({ status: 200 });
    const again = await preview(`${header}\ngranen;18330;täby;2;0701112233;Eva Ek;08-12 34 56`);
    expect(again.rows).toMatchObject([{ outcome: 'UNCHANGED', errors: [] }]);
  });

  it('says why a number is none, and suggests branches by their words', async () => {
    const { _id, rows } = await preview(
      'Arbetsplats;Orgnr;Platser;Bransch\nLinden;1,62120E+11;ca 2;Fordon/turism\nAlmen;;1;Vård & omsorg\nTallen;;1;Bygg, skola',
    );
    expect(rows.map(({ errors }) => errors.map(({ message }) => message))).toEqual([
      [
        'Organisationsnummer: Kalkylprogrammet har förkortat numret. Skriv in det som text.',
        'Branschen ”Fordon” finns inte i listan.',
        'Branschen ”turism” finns inte i listan.',
        'Platser: ”ca 2” är inget antal. Ange 1 till 500 platser.',
      ],
      [],
      ['Branschen ”Bygg” finns inte i listan.', 'Branschen ”skola” finns inte i listan.'],
    ]);
    const { data } = await teacher.graphql(
      'query($id: ID!) { workplaceImport(id: $id) { rows(onlyErrors: true) { errors { suggestions } } } }',
      { id: _id },
    );
    expect(
      data!.workplaceImport.rows.map(({ errors }) => errors.map(({ suggestions }) => suggestions)),
    ).toEqual([
      [null, ['Fordon och transport, Hotell och turism'], ['Fordon och transport, Hotell och turism'], null],
      [null, null],
    ]);
  });

  it('warns when a workplace gets fewer places than its students', async () => {
    const admin = await school.as('ADMIN');
    expect(await commit(await preview('Arbetsplats;Ort;Platser\nLönnen;Solna;2'))).toMatchObject({
      status: 200,
    });
    const [{ id }] = (await school.sql<{ id: string }>(`SELECT id FROM workplace WHERE name = 'Lönnen'`)) as [
      { id: string },
    ];
    await school.sql(
      `INSERT INTO placement (id, student_id, workplace_id, start_date, end_date, hours_per_week, planned_hours,
         created_by, created_by_name)
       SELECT gen_random_uuid(), s, $2, today(), today() + 20, 40, 120, $3, 'Ada' FROM unnest($1::uuid[]) AS s`,
      [[await school.student(), await school.student()], id, admin.userId],
    );
    const read = await preview('Arbetsplats;Ort;Platser\nLönnen;Solna;1');
    expect(read.rows).toMatchObject([
      {
        outcome: 'CHANGED',
        errors: [{ warning: true, message: 'Lönnen har 1 plats och får som mest 2 elever samtidigt.' }],
      },
    ]);
  });
});
