import { Housekeeping } from '../../server/platform/jobs/housekeeping.js';
import { readWorkbook } from '../../server/platform/workbook/read-workbook.js';
import { textOf } from '../../server/platform/workbook/workbook.js';
import { form } from '../support/imports-world.js';
import { School, type Person } from '../support/school.js';

interface Import {
  _id: string;
  planned: string | null;
  columns: { field: string | null; doubt: string | null }[];
  summary: Record<string, number>;
  rows: { row: number; outcome: string }[];
}

const HEADER =
  'Arbetsplats;Orgnr;Adress;Postnr;Ort;Kommun;Bransch;Antal platser;Kontaktperson;Telefon;Handledare;Handledarens telefon;Handledarens e-post';
const PATH = '/api/workplace-imports';

describe('choices in a workplace import', () => {
  let school: School;
  let teacher: Person;
  let other: Person;

  beforeAll(async () => {
    school = await School.open();
    [teacher, other] = [await school.as('TEACHER'), await school.as('TEACHER')];
  });
  afterAll(() => school.close());
  beforeEach(() => school.sql('DELETE FROM workplace'));

  const preview = async (text: string, who = teacher, file = 'platser.csv'): Promise<Import> => {
    const answer = await who.rest('POST', PATH, { body: form(text, file) });
    expect(answer).toMatchObject({ status: 200 });
    return answer.body as Import;
  };
  const act = (who: Person, id: string, action: 'commit' | 'undo', body: object = {}) =>
    who.rest('POST', `${PATH}/${id}/${action}`, { body });
  const update = async (id: string, body: object) =>
    (await teacher.rest('PUT', `${PATH}/${id}`, { body })).body as Import;
  const stored = () =>
    school.sql<{ name: string; supervisors: string[] }>(
      `SELECT name, ARRAY(SELECT s.name FROM supervisor s WHERE s.workplace_id = w.id ORDER BY s.name) AS supervisors
       FROM workplace w ORDER BY name`,
    );
  const errorFile = async (id: string) => {
    const response = await fetch(`${school.app.url}${PATH}/${id}/errors`, {
      headers: { Authorization: `Bearer ${teacher.token}` },
    });
    const bytes = new Uint8Array(await response.arrayBuffer());
    const reading = readWorkbook(Buffer.from(bytes), 'xlsx');
    if (!reading.ok) throw new Error(reading.message);
    const rows = reading.rows.map(({ cells }) => cells.map((cell) => textOf(cell)));
    return { bytes, rows, disposition: response.headers.get('content-disposition') };
  };

  it('exclude a row, so that the other rows of its workplace are imported, and include it again', async () => {
    const { _id } = await preview(
      `${HEADER}\nBjörken;212000-0142;;;Täby;;;2;;;Karin Holm;;\nBjörken;;;;Täby;;;många;;;Per Lund;;\nLinden;;;;Täby;;;1;;;;;`,
    );
    const decided = await update(_id, {
      decisions: [
        { row: 3, leaveOut: true },
        { row: 4, leaveOut: true },
      ],
    });
    expect(decided.rows.map(({ outcome }) => outcome)).toEqual(['NEW', 'LEFT_OUT', 'LEFT_OUT']);
    expect(decided.summary).toMatchObject({ new: 1, invalid: 0, leftOut: 2, newWorkplaces: 1 });
    const back = await update(_id, { decisions: [{ row: 4, leaveOut: false }] });
    expect(back.rows.map(({ outcome }) => outcome)).toEqual(['NEW', 'LEFT_OUT', 'NEW']);
    expect(
      await teacher.rest('PUT', `${PATH}/${_id}`, { body: { decisions: [{ row: 9, leaveOut: true }] } }),
    ).toMatchObject({
      status: 400,
      body: { fields: [{ path: 'decisions.0.row', reason: 'BAD_REFERENCE' }] },
    });
    expect(await act(teacher, _id, 'commit', { planned: back.planned })).toMatchObject({
      body: { summary: { new: 2, leftOut: 1 } },
    });
    expect((await stored()).map(({ name, supervisors }) => [name, supervisors])).toEqual([
      ['Björken', ['Karin Holm']],
      ['Linden', []],
    ]);
    const { data } = await teacher.graphql(
      'query($id: ID!) { workplaceImport(id: $id) { rows(onlyOmitted: true) { row outcome errors { message } } } }',
      { id: _id },
    );
    expect(data!.workplaceImport.rows).toMatchObject([
      {
        row: 3,
        outcome: 'LEFT_OUT',
        errors: [{ message: 'Platser: ”många” är inget antal. Ange 1 till 500 platser.' }],
      },
    ]);
    expect(await act(teacher, _id, 'undo')).toMatchObject({ body: { state: 'UNDONE' } });
    expect(await stored()).toEqual([]);
  });

  it('provide a file of the rows that were not imported, which is read with the same columns', async () => {
    const read = await preview(
      'Plats;Kolumn;Vistelseort;Antal\nBjörken;212000-0142;Täby;0\nLinden;;Solna;1\nGranen;;Solna;2',
      teacher,
      'praktik.csv',
    );
    const columns = await update(read._id, {
      mapping: [
        { column: 1, field: 'ORGANISATION_NUMBER' },
        { column: 2, field: 'CITY' },
        { column: 3, field: 'PLACES' },
      ],
      decisions: [{ row: 3, leaveOut: true }],
    });
    expect(columns.rows.map(({ outcome }) => outcome)).toEqual(['INVALID', 'LEFT_OUT', 'NEW']);
    await act(teacher, read._id, 'commit', { planned: columns.planned });
    expect((await other.rest('GET', `${PATH}/${read._id}/errors`)).status).toBe(404);
    const file = await errorFile(read._id);
    expect(file.disposition).toContain('praktik-fel.xlsx');
    expect(file.rows).toEqual([
      ['Plats', 'Kolumn', 'Vistelseort', 'Antal', 'Rad', 'Fel'],
      ['Björken', '212000-0142', 'Täby', '0', '2', 'Platser: Ange 1 till 500 platser.'],
      ['Linden', null, 'Solna', '1', '3', 'Raden hoppades över i granskningen.'],
    ]);

    const again = new FormData();
    again.append('file', new Blob([file.bytes]), 'praktik-fel.xlsx');
    const corrected = (await teacher.rest('POST', PATH, { body: again })).body as Import;
    expect(corrected.columns.map(({ field, doubt }) => [field, doubt])).toEqual([
      ...['NAME', 'ORGANISATION_NUMBER', 'CITY', 'PLACES'].map((field) => [field, null]),
      [null, null],
      [null, null],
    ]);
    expect(corrected.rows.map(({ outcome }) => outcome)).toEqual(['INVALID', 'NEW']);
    const second = await errorFile(corrected._id);
    expect(second.disposition).toContain('praktik-fel.xlsx');
    expect(second.rows[0]).toEqual(file.rows[0]);
  });

  it('are remembered for the same headings even a year later, but not for other users', async () => {
    const text = 'Plats;Vistelseort;Kolumn\nBjörken;Täby;212000-0142';
    const first = await preview(text);
    expect(first.columns.map(({ field }) => field)).toEqual(['NAME', null, 'ORGANISATION_NUMBER']);
    await update(first._id, {
      mapping: [
        { column: 1, field: 'CITY' },
        { column: 2, field: null },
      ],
    });
    await school.sql(
      `UPDATE workplace_import SET checked_at = now() - interval '300 days', created_at = now() - interval '300 days'
       WHERE id = $1`,
      [first._id],
    );
    await school.app.get<Housekeeping>(Housekeeping).run();
    expect((await teacher.rest('GET', `${PATH}/${first._id}`)).status).toBe(404);
    const [kept] = await school.sql('SELECT rows, result, written FROM workplace_import WHERE id = $1', [
      first._id,
    ]);
    expect(kept).toEqual({ rows: null, result: null, written: null });
    const second = await preview(text);
    expect(second.columns).toMatchObject([
      { field: 'NAME', doubt: null },
      { field: 'CITY', doubt: null },
      { field: null, doubt: null },
    ]);
    expect((await preview(text, other)).columns.map(({ field }) => field)).toEqual([
      'NAME',
      null,
      'ORGANISATION_NUMBER',
    ]);
  });
});
