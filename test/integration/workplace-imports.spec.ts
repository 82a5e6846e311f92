import { Housekeeping } from '../../server/platform/jobs/housekeeping.js';
import { dayFromToday } from '../support/days.js';
import { form } from '../support/imports-world.js';
import { School, type Person } from '../support/school.js';

interface Row {
  row: number;
  outcome: string;
  workplaceId: string | null;
  errors: { column: string | null; message: string; warning: boolean }[];
  changes: { field: string; before: string | null; after: string | null }[];
}

interface Import {
  _id: string;
  state: string;
  planned: string | null;
  mayUndo: boolean;
  undoRefusal: string | null;
  columns: { index: number; header: string; field: string | null; doubt: string | null }[];
  summary: Record<string, number>;
  rows: Row[];
}

const HEADER =
  'Arbetsplats;Orgnr;Adress;Postnr;Ort;Kommun;Bransch;Antal platser;Kontaktperson;Telefon;Handledare;Handledarens telefon;Handledarens e-post';
const PATH = '/api/workplace-imports';

describe('a workplace import', () => {
  let school: School;
  let admin: Person;
  let teacher: Person;
  let other: Person;

  beforeAll(async () => {
    school = await School.open();
    [admin, teacher, other] = [
      await school.as('ADMIN'),
      await school.as('TEACHER'),
      await school.as('TEACHER'),
    ];
  });
  afterAll(() => school.close());
  beforeEach(() =>
    school.sql(
      'DELETE FROM workplace WHERE NOT EXISTS (SELECT FROM placement WHERE workplace_id = workplace.id)',
    ),
  );

  const preview = async (text: string, who = teacher, file = 'platser.csv'): Promise<Import> => {
    const answer = await who.rest('POST', PATH, { body: form(text, file) });
    expect(answer).toMatchObject({ status: 200 });
    return answer.body as Import;
  };
  const act = (who: Person, id: string, action: 'commit' | 'undo', body: object = {}) =>
    who.rest('POST', `${PATH}/${id}/${action}`, { body });
  const imported = async (text: string, who = teacher): Promise<Import> => {
    const { _id, planned } = await preview(text, who);
    expect(await act(who, _id, 'commit', { planned })).toMatchObject({
      status: 200,
      body: { state: 'DONE' },
    });
    return (await who.rest('GET', `${PATH}/${_id}`)).body as Import;
  };
  const update = async (id: string, body: object) =>
    (await teacher.rest('PUT', `${PATH}/${id}`, { body })).body as Import;
  const stored = () =>
    school.sql<{ name: string; places: number; city: string | null; version: number; supervisors: string[] }>(
      `SELECT name, places, city, version, ARRAY(SELECT s.name || coalesce(' ' || s.phone, '') FROM supervisor s
         WHERE s.workplace_id = w.id ORDER BY s.name) AS supervisors
       FROM workplace w ORDER BY name`,
    );
  const messages = ({ rows }: Import) => rows.flatMap(({ errors }) => errors.map(({ message }) => message));

  it('combines the rows of a workplace and writes it with its supervisors and audit records', async () => {
    const read = await preview(
      `${HEADER}\nBjörken;212000-0142;Björkvägen 4;191 47;Sollentuna;Sollentuna kommun;Vård och omsorg;3;Eva Ek;08-123 456;Karin Holm;070-111 22 33;karin@bjorken.se\n` +
        'Björken;2120000142;;;Sollentuna;;;;;;Per Lund;070-444 55 66;\nLinden;;;;Täby;;Industri, Bygg och anläggning;1;;;;;',
      teacher,
      'register.csv',
    );
    expect(read.summary).toMatchObject({ new: 3, changed: 0, invalid: 0, newWorkplaces: 2 });
    expect(await stored()).toEqual([]);
    const answer = await teacher.graphql(
      'mutation($input: CommitWorkplaceImportInput!) { commitWorkplaceImport(input: $input) { state mayUndo planned importedBy rows(outcome: NEW, first: 1) { workplaceId } } }',
      { input: { id: read._id, planned: read.planned! } },
    );
    expect(answer.data!.commitWorkplaceImport).toMatchObject({
      ...{ state: 'DONE', mayUndo: true, planned: null, importedBy: teacher.name },
      rows: [{ workplaceId: expect.any(String) }],
    });
    expect(await stored()).toEqual([
      {
        name: 'Björken',
        places: 3,
        city: 'Sollentuna',
        version: 1,
        supervisors: ['Karin Holm 070-111 22 33', 'Per Lund 070-444 55 66'],
      },
      { name: 'Linden', places: 1, city: 'Täby', version: 1, supervisors: [] },
    ]);
    const audit = await school.sql<{ values: Record<string, unknown> }>(
      `SELECT new_values AS values FROM audit_log WHERE kind = 'WORKPLACE_CHANGED' AND user_id = $1 AND new_values->>'import' = 'register.csv' ORDER BY id`,
      [teacher.userId],
    );
    expect(audit.map(({ values }) => values)).toEqual([
      expect.objectContaining({
        workplace: 'Björken',
        import: 'register.csv',
        supervisors: ['Karin Holm', 'Per Lund'],
      }),
      expect.objectContaining({ workplace: 'Linden', branches: ['INDUSTRY', 'CONSTRUCTION'] }),
    ]);
    expect(await act(teacher, read._id, 'commit', { planned: read.planned })).toMatchObject({
      ...{ status: 409, body: { reason: 'ALREADY_COMMITTED' } },
    });
  });

  it('updates by organisation number or by name and town, and ignores what a cell does not say', async () => {
    await imported(
      `${HEADER}\nBjörken;212000-0142;Björkvägen 4;;Sollentuna;;;3;Eva Ek;;Karin Holm;;\nLinden;;;;Täby;;;2;;;;;`,
    );
    const read = await preview(
      `${HEADER}\nBjörkens äldreboende;212000-0142;;;;;;5;;;Karin Holm;070-111 22 33;\nlinden;;;;täby;;;2;;;;;\nLinden;;;;Solna;;;1;;;;;`,
    );
    expect(read.rows.map(({ outcome }) => outcome)).toEqual(['CHANGED', 'UNCHANGED', 'NEW']);
    expect(read.rows[0]!.changes).toEqual([
      { field: 'NAME', before: 'Björken', after: 'Björkens äldreboende' },
      { field: 'PLACES', before: '3', after: '5' },
      { field: 'SUPERVISOR_PHONE', before: null, after: '070-111 22 33' },
    ]);
    await act(teacher, read._id, 'commit', { planned: read.planned });
    expect(await stored()).toEqual([
      {
        name: 'Björkens äldreboende',
        places: 5,
        city: 'Sollentuna',
        version: 2,
        supervisors: ['Karin Holm 070-111 22 33'],
      },
      expect.objectContaining({ name: 'Linden', city: expect.any(String) }),
      expect.objectContaining({ name: 'Linden', version: 1 }),
    ]);
  });

  it('reports the field and reason of each error, and skips all rows of that workplace', async () => {
    const read = await preview(
      `${HEADER}\nBjörken;212000-0143;;;;;;;;;;;\nBjörken;;;;;;;;;;Per Lund;;\nLinden;;;;Täby;Sollentna;Vårdd och omsorg;501;;123;;070-111 22 33;x\n;;;;Solna;;;;;;Eva Ek;;`,
    );
    expect(read.summary).toMatchObject({ new: 0, invalid: 4, newWorkplaces: 0 });
    expect(messages(read)).toEqual(
      expect.arrayContaining([
        'Organisationsnummer: Kontrollsiffran stämmer inte.',
        'En annan rad om samma arbetsplats kan inte importeras, se den.',
        'Kommunen ”Sollentna” finns inte i listan.',
        'Branschen ”Vårdd och omsorg” finns inte i listan.',
        'Platser: Ange 1 till 500 platser.',
        'Telefon: Telefonnumret är för kort: minst 5 tecken.',
        'Fyll i handledarens namn, eller ta bort telefon och e-post.',
        'Handledarens e-post: E-postadressen är inte giltig.',
        'Fyll i arbetsplatsens namn.',
      ]),
    );
    expect(await act(teacher, read._id, 'commit', { planned: read.planned })).toMatchObject({
      ...{ status: 409, body: { reason: 'NOTHING_TO_IMPORT' } },
    });
  });

  it('gives a new workplace one place when the file does not say how many, with a warning', async () => {
    const read = await preview('Arbetsplats;Ort\nBjörken;Täby');
    expect(read.rows).toMatchObject([
      {
        outcome: 'NEW',
        errors: [{ warning: true, message: 'Antal platser saknas: arbetsplatsen får 1 plats.' }],
      },
    ]);
    await act(teacher, read._id, 'commit', { planned: read.planned });
    expect(await stored()).toMatchObject([{ name: 'Björken', places: 1 }]);
  });

  it('distinguishes workplaces with the same organisation number by name', async () => {
    await imported(`${HEADER}\nBjörken;212000-0142;;;Täby;;;1;;;;;\nLinden;212000-0142;;;Täby;;;2;;;;;`);
    const read = await preview(
      `${HEADER}\nLinden;212000-0142;;;Täby;;;3;;;;;\nGranen;212000-0142;;;Täby;;;4;;;;;`,
    );
    expect(read.rows).toMatchObject([
      { outcome: 'CHANGED', changes: [{ field: 'PLACES', before: '2', after: '3' }] },
      {
        outcome: 'NEW',
        errors: [{ warning: true, message: expect.stringContaining('Organisationsnumret finns') }],
      },
    ]);
  });

  it('can be corrected in one cell or in all cells with the same text, and is rechecked', async () => {
    const { _id } = await preview(
      `${HEADER}\nBjörken;212000-0143;;;Täby;;Vårrd;1;;;;;\nLinden;;;;Täby;;vårrd;1;;;;;`,
    );
    const first = await update(_id, { rows: [{ row: 2, column: 1, value: '212000-0142' }] });
    expect(first.summary).toMatchObject({ new: 0, invalid: 2 });
    const second = await update(_id, { spellings: [{ column: 6, from: 'vårrd', to: 'Vård och omsorg' }] });
    expect(second.summary).toMatchObject({ new: 2, invalid: 0 });
    expect(messages(second)).toEqual([]);
    expect(
      await teacher.rest('PUT', `${PATH}/${_id}`, { body: { rows: [{ row: 9, column: 0, value: 'x' }] } }),
    ).toMatchObject({
      status: 400,
    });
  });

  it('writes nothing before guessed columns are confirmed, or if workplaces have changed since', async () => {
    const read = await preview('Arbetsplats;Kolumn\nBjörken;212000-0142');
    expect(read.columns[1]).toMatchObject({ field: 'ORGANISATION_NUMBER', doubt: expect.any(String) });
    expect(await act(teacher, read._id, 'commit', { planned: read.planned })).toMatchObject({
      ...{ status: 409, body: { reason: 'COLUMNS_NOT_CHECKED' } },
    });
    const confirmed = await update(read._id, { mapping: [{ column: 1, field: 'ORGANISATION_NUMBER' }] });
    await imported(`${HEADER}\nBjörken;212000-0142;;;Täby;;;7;;;;;`, other);
    expect(await act(teacher, read._id, 'commit', { planned: confirmed.planned })).toMatchObject({
      ...{ status: 409, body: { reason: 'STALE' } },
    });
    expect(await stored()).toMatchObject([{ name: 'Björken', places: 7 }]);
  });

  it('can be undone as a unit by the importer or an administrator', async () => {
    await imported(`${HEADER}\nBjörken;212000-0142;;;Täby;;;3;;;Karin Holm;;`);
    const before = await stored();
    const { _id } = await imported(
      `${HEADER}\nBjörken;212000-0142;;;Solna;;;5;;;Karin Holm;070-111 22 33;\nBjörken;;;;Solna;;;;;;Per Lund;;\nLinden;;;;Täby;;;2;;;;;`,
    );
    expect(await stored()).toHaveLength(2);
    expect((await act(other, _id, 'undo')).status).toBe(404);
    expect(await act(admin, _id, 'undo')).toMatchObject({
      status: 200,
      body: { state: 'UNDONE', mayUndo: false },
    });
    expect(await stored()).toEqual(before.map((workplace) => ({ ...workplace, version: 3 })));
    expect(await act(teacher, _id, 'undo')).toMatchObject({ status: 409, body: { reason: 'NOT_COMMITTED' } });
  });

  it('cannot be undone after a placement, a later change or too much time', async () => {
    const used = await imported(`${HEADER}\nGranen;;;;Täby;;;3;;;Karin Holm;;`);
    const changed = await imported(`${HEADER}\nTallen;;;;Täby;;;3;;;;;`);
    const late = await imported(`${HEADER}\nAlen;;;;Täby;;;3;;;;;`);
    const studentId = await school.student();
    await school.sql(
      `INSERT INTO placement (id, student_id, workplace_id, start_date, end_date, hours_per_week, planned_hours, weekdays, created_by, created_by_name)
       SELECT gen_random_uuid(), $1, $2, $3, $4, 40, 40, '{1}', $5, $6`,
      [studentId, used.rows[0]!.workplaceId, dayFromToday(5), dayFromToday(30), teacher.userId, teacher.name],
    );
    await school.sql('UPDATE workplace SET places = 4, version = version + 1 WHERE id = $1', [
      changed.rows[0]!.workplaceId,
    ]);
    await school.sql(
      `UPDATE workplace_import SET committed_at = now() - interval '24 hours 1 minute' WHERE id = $1`,
      [late._id],
    );
    expect(await act(teacher, used._id, 'undo')).toMatchObject({
      status: 409,
      body: { reason: 'LATER_WORK', message: expect.stringContaining('Granen') },
    });
    expect(await act(teacher, changed._id, 'undo')).toMatchObject({
      status: 409,
      body: { reason: 'LATER_WORK' },
    });
    expect(await act(teacher, late._id, 'undo')).toMatchObject({ status: 409, body: { reason: 'EXPIRED' } });
    expect((await teacher.rest('GET', `${PATH}/${used._id}`)).body).toMatchObject({
      mayUndo: false,
      undoRefusal: expect.stringContaining('Granen'),
    });
    await school.app.get<Housekeeping>(Housekeeping).run();
    expect((await teacher.rest('GET', `${PATH}/${late._id}`)).status).toBe(404);
    expect((await teacher.rest('GET', `${PATH}/${used._id}`)).status).toBe(200);
  });

  it('is listed for its user, and once committed for administrators', async () => {
    const open = await preview(`${HEADER}\nRönnen;;;;Täby;;;1;;;;;`);
    const done = await imported(`${HEADER}\nHasseln;;;;Täby;;;1;;;;;`);
    const idsOf = async (who: Person) =>
      ((await who.rest('GET', PATH)).body as { _id: string }[]).map(({ _id }) => _id);
    expect((await idsOf(teacher)).slice(0, 2)).toEqual([done._id, open._id]);
    expect(await idsOf(admin)).toContain(done._id);
    expect(await idsOf(admin)).not.toContain(open._id);
    expect(await idsOf(other)).not.toContain(done._id);
  });

  it('has a downloadable template', async () => {
    const answer = await teacher.rest('GET', `${PATH}/template`);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-disposition')).toContain('arbetsplatser-mall.xlsx');
  });
});
