import { codeOf, School, type Person } from '../support/school.js';

interface Course {
  id: string;
  version: number;
  code: string;
  name: string;
  points: number | null;
  status: string;
  equivalents: { id: string; code: string }[];
  warnings: { code: string }[];
  keptBecause: string | null;
  students: number;
}

const FIELDS = `id version code name points status equivalents { id code } warnings { code } keptBecause students`;

describe('the course catalogue', () => {
  let school: School;
  let admin: Person;
  beforeAll(async () => {
    school = await School.open();
    admin = await school.as('ADMIN');
  });
  afterAll(() => school.close());

  const form = (change: object = {}) => ({
    code: 'TRÄTRÄ01',
    name: 'Träteknik',
    points: 100,
    system: 'GY11',
    level: 'UPPER_SECONDARY',
    ...change,
  });

  async function ask<T>(field: string, type: string, input: object, selection = `{ ${FIELDS} }`) {
    const answer = await admin.graphql(
      `mutation($input: ${type}!) { ${field}(input: $input) ${selection} }`,
      { input },
    );
    return { ...answer, result: answer.data?.[field] as T };
  }
  const create = (change?: object) =>
    ask<Course>('createCourse', 'CreateCourseInput', { course: form(change) });
  const update = (id: string, version: number, change?: object) =>
    ask<Course>('updateCourse', 'UpdateCourseInput', { id, version, course: form(change) });
  async function list(filter: object, more: object = {}): Promise<{ nodes: Course[]; totalCount: number }> {
    const { data } = await admin.graphql(
      `query($input: CatalogueCoursesInput) { catalogueCourses(input: $input) { totalCount nodes { ${FIELDS} } } }`,
      { input: { filter, first: 200, ...more } },
    );
    return data!.catalogueCourses;
  }
  const codes = async (filter: object) => (await list(filter)).nodes.map(({ code }) => code);
  const byCode = async (code: string, system: string) =>
    (await list({ q: code, systems: [system], statuses: ['ACTIVE', 'ENDING', 'ARCHIVED'] })).nodes.find(
      (course) => course.code === code,
    )!;

  test('stores a code as typed, in NFC, and never with other letters', async () => {
    const { result } = await create({ code: ' TRA\u0308TRA\u030801a ' });
    expect(result.code).toBe('TRÄTRÄ01a');
  });

  test('prevents two courses of a curriculum from sharing a code, ignoring case; another curriculum may use it', async () => {
    await create({ code: 'UNIUNI01' });
    const again = await create({ code: 'uniuni01' });
    expect([codeOf(again), again.errors[0]!.extensions.fields]).toMatchObject([
      'CONFLICT',
      [{ path: 'course.code', reason: 'DUPLICATE' }],
    ]);
    expect((await create({ code: 'UNIUNI01', system: 'LOCAL' })).errors).toEqual([]);
  });

  test('warns about an unusual code and unusual points, but accepts them', async () => {
    const { result } = await create({ code: 'GYARHA', points: 7 });
    expect(result.warnings.map(({ code }) => code)).toEqual(['CODE_PATTERN', 'POINTS_STEP']);
  });

  test.each([
    [{ code: ' ' }, 'course.code', 'REQUIRED'],
    [{ code: 'A B' }, 'course.code', 'FORMAT'],
    [{ name: '' }, 'course.name', 'REQUIRED'],
    [{ points: -5 }, 'course.points', 'RANGE'],
    [{ validFrom: '2026-02-01', validTo: '2026-01-01' }, 'course.validTo', 'ORDER'],
  ])('rejects %j', async (change, path, reason) => {
    const answer = await create({ code: 'FELFEL01', ...change });
    expect(answer.errors[0]!.extensions).toMatchObject({
      code: 'BAD_USER_INPUT',
      fields: [{ path, reason }],
    });
  });

  test('never overwrites what someone else has changed since', async () => {
    const { result } = await create({ code: 'VERVER01' });
    expect((await update(result.id, 1, { code: 'VERVER01', name: 'Första' })).result.version).toBe(2);
    const late = await update(result.id, 1, { code: 'VERVER01', name: 'Andra' });
    expect(late.errors[0]!.extensions).toMatchObject({
      code: 'CONFLICT',
      reason: 'VERSION',
      currentVersion: 2,
    });
    expect((await byCode('VERVER01', 'GY11')).name).toBe('Första');
  });

  test('shows where a pair was published, from either course, and nothing for links made by the school', async () => {
    const gy25 = (await create({ code: 'KALE1000X', system: 'GY25' })).result;
    await create({ code: 'KALKAL01', equivalentIds: [gy25.id] });
    const asked = async (code: string) => {
      const { data, errors } = await admin.graphql(
        `query($q: String!) { catalogueCourses(input: { filter: { q: $q } }) { nodes { code equivalents {
           code source } } } }`,
        { q: code },
      );
      expect(errors).toEqual([]);
      const { nodes } = data!.catalogueCourses;
      return nodes.find((course) => course.code === code)!.equivalents;
    };
    const source = 'Örebro kommun, Komvux prövningstabell';
    expect(await asked('ENGENG05')).toEqual([{ code: 'ENGE1000X', source }]);
    expect(await asked('ENGE1000X')).toEqual([{ code: 'ENGENG05', source }]);
    expect(await asked('KALKAL01')).toMatchObject([{ code: 'KALE1000X', source: null }]);
  });

  test('links equivalents in both directions, only across curricula, and unlinks them', async () => {
    const gy25 = (await create({ code: 'TRAE1000X', system: 'GY25' })).result;
    const gy11 = (await create({ code: 'TRATRA01', equivalentIds: [gy25.id] })).result;
    expect(gy11.equivalents).toEqual([{ id: gy25.id, code: 'TRAE1000X' }]);
    expect((await byCode('TRAE1000X', 'GY25')).equivalents).toEqual([{ id: gy11.id, code: 'TRATRA01' }]);
    const same = await update(gy11.id, 1, {
      code: 'TRATRA01',
      equivalentIds: [(await byCode('SVESVE01', 'GY11')).id],
    });
    expect(same.errors[0]!.extensions.fields).toMatchObject([{ reason: 'NOT_ALLOWED' }]);
    const cleared = await update(gy25.id, 1, { code: 'TRAE1000X', system: 'GY25', equivalentIds: [] });
    expect(cleared.result.equivalents).toEqual([]);
    expect((await byCode('TRATRA01', 'GY11')).equivalents).toEqual([]);
  });

  test('creates the Gy25 level for a Gy11 course, once', async () => {
    const old = (await create({ code: 'KOPKOP01', name: 'Kopiering 1', subject: 'Kopiering' })).result;
    const { result } = await ask<Course>('copyCourseToGy25', 'CopyCourseToGy25Input', {
      id: old.id,
      code: 'KOPI1000X',
      name: 'Kopiering nivå 1',
    });
    expect(result).toMatchObject({
      code: 'KOPI1000X',
      points: 100,
      status: 'ACTIVE',
      equivalents: [{ id: old.id }],
    });
    const again = await ask('copyCourseToGy25', 'CopyCourseToGy25Input', { id: old.id, code: 'KOPI1000X' });
    expect(codeOf(again)).toBe('CONFLICT');
    const wrong = await ask('copyCourseToGy25', 'CopyCourseToGy25Input', {
      id: result.id,
      code: 'KOPI2000X',
    });
    expect(codeOf(wrong)).toBe('BAD_USER_INPUT');
  });

  test('deletes only what nothing refers to; everything else is archived', async () => {
    const { id } = (await create({ code: 'BORBOR01' })).result;
    const [anna, bo] = [await school.student(), await school.student()];
    for (const student of [anna, bo])
      await school.sql(
        `INSERT INTO enrollment (id, student_id, course_id, status) VALUES (gen_random_uuid(), $1, $2, 'COMPLETED')`,
        [student, id],
      );
    const kept = await ask('deleteCourse', 'DeleteFromCatalogueInput', { id }, '');
    expect(kept.errors[0]).toMatchObject({
      message: 'Kursen används av 2 elever och kan bara arkiveras.',
      extensions: { code: 'CONFLICT', reason: 'IN_USE' },
    });
    await ask('setCourseArchived', 'SetArchivedInput', { id, version: 1, archived: true });
    expect(await codes({ q: 'BORBOR01' })).toEqual([]);
    expect(await codes({ q: 'BORBOR01', statuses: ['ARCHIVED'] })).toEqual(['BORBOR01']);
    await school.sql('DELETE FROM enrollment WHERE course_id = $1', [id]);
    await school.sql(
      `WITH list AS (INSERT INTO price_list (id, municipality, name, valid_from)
         VALUES (gen_random_uuid(), 'Solna', 'Priser', '2027-01-01') RETURNING id)
       INSERT INTO price_row (id, price_list_id, position, course_id, amount_ore)
       SELECT gen_random_uuid(), list.id, 1, $1, 4720 FROM list`,
      [id],
    );
    const priced = await ask('deleteCourse', 'DeleteFromCatalogueInput', { id }, '');
    expect(priced.errors[0]!.message).toBe('Kursen har pris i 1 prislista och kan bara arkiveras.');
    await school.sql('DELETE FROM price_row WHERE course_id = $1', [id]);
    expect((await ask('deleteCourse', 'DeleteFromCatalogueInput', { id }, '')).result).toBe(true);
    expect(codeOf(await ask('deleteCourse', 'DeleteFromCatalogueInput', { id }, ''))).toBe('NOT_FOUND');
  });

  test('filters by text (its own or its equivalent), curriculum, level, subject, price, package and pairing', async () => {
    expect(await codes({ q: 'fysk1b00x' })).toEqual(['FYSFYS01a', 'FYSK1B00X']);
    expect((await codes({ systems: ['SFI'] })).length).toBe(9);
    expect((await codes({ levels: ['BASIC'], subject: 'Matematik' })).sort()).toEqual([
      'GRNMATA',
      'GRNMATB',
      'GRNMATC',
      'GRNMATD',
    ]);
    expect(await codes({ priceCategories: ['NATURAL_SCIENCE'], systems: ['GY25'], q: 'nivå 2' })).toEqual([
      'NATU2000X',
    ]);
    const [pack] = await school.sql<{ id: string }>(
      `SELECT id FROM course_package WHERE name = 'Undersköterska'`,
    );
    expect((await list({ packageId: pack!.id })).totalCount).toBe(18);
    const unpaired = await codes({ unpaired: true });
    expect(unpaired).toContain('ANOANA01');
    expect(unpaired).not.toContain('SVESVE01');
  });

  test('shows which codes are missing from the national register; local codes are separate', async () => {
    await create({ code: 'OKÄNDKOD' });
    // The product includes part of the register: other codes are accepted by their format.
    await create({ code: 'NATNAT01' });
    await create({ code: 'LOKALKURS', system: 'LOCAL' });
    const unknown = await codes({ unknownCode: true });
    expect(unknown).toContain('OKÄNDKOD');
    expect(unknown).not.toContain('NATNAT01');
    expect(unknown).not.toContain('LOKALKURS');
    expect(unknown).not.toContain('SVESVE01');
  });

  test('sorts in Swedish order and by counts, page by page, with one total', async () => {
    const first = await list(
      { systems: ['GY25'] },
      { first: 5, page: 1, sort: { field: 'NAME', direction: 'DESC' } },
    );
    const second = await list(
      { systems: ['GY25'] },
      { first: 5, page: 2, sort: { field: 'NAME', direction: 'DESC' } },
    );
    expect(first.totalCount).toBe(second.totalCount);
    expect(new Set([...first.nodes, ...second.nodes].map(({ code }) => code)).size).toBe(10);
    const mostStudents = await list({}, { first: 1, sort: { field: 'STUDENTS', direction: 'DESC' } });
    expect(mostStudents.nodes).toHaveLength(1);
  });

  test('archives or prices many at once, all or none', async () => {
    const both = [
      (await create({ code: 'MÅNGA001' })).result.id,
      (await create({ code: 'MÅNGA002', priceCategory: 'GENERAL' })).result.id,
    ];
    const archive = (ids: string[], archived: boolean) =>
      ask<Course[]>('setCoursesArchived', 'SetCoursesArchivedInput', { ids, archived });
    const gone = await archive([...both, '0199f3a0-1c2d-7a00-8000-000000000001'], true);
    expect(codeOf(gone)).toBe('NOT_FOUND');
    expect(await codes({ q: 'MÅNGA0' })).toHaveLength(2);
    expect((await archive(both, true)).result.map(({ status, version }) => [status, version])).toEqual([
      ['ARCHIVED', 2],
      ['ARCHIVED', 2],
    ]);
    // Unchanged courses are not written.
    expect((await archive(both, true)).result.map(({ version }) => version)).toEqual([2, 2]);
    expect((await archive(both, false)).result.map(({ status }) => status)).toEqual(['ACTIVE', 'ACTIVE']);
    const priced = await ask<{ priceCategory: string; version: number }[]>(
      'setCoursesPriceCategory',
      'SetCoursesPriceCategoryInput',
      { ids: both, priceCategory: 'GENERAL' },
      '{ priceCategory version }',
    );
    expect(priced.result).toEqual([
      { priceCategory: 'GENERAL', version: 4 },
      { priceCategory: 'GENERAL', version: 3 },
    ]);
    expect(codeOf(await archive([], true))).toBe('BAD_USER_INPUT');
  });

  describe('an imported list', () => {
    const TEXT = [
      'Kurskod;Kursnamn;Poäng;System;Motsvarighet',
      'IMPIMP01;Import 1;100;Gy11;',
      'impimp01;Import igen;100;Gy11;',
      'IMPO1000X;Import nivå 1;100;Gy25;SVESVE02',
      'SVESVE01;Svenska ett;100;;',
      ';Utan kod;100;;',
      'FELPOÄ01;Fel poäng;många;;',
      'FELMOT01;Fel motsvarighet;100;Gy11;FINNSEJ01',
    ].join('\n');
    // The same with courses that no other test writes.
    const SHOWN = TEXT.replaceAll('IMP', 'VIS')
      .replace('impimp01', 'visvis01')
      .replace('SVESVE01;Svenska ett', 'ENGENG06;Engelska sex');
    const run = (commit: boolean, text = TEXT) =>
      ask<{ rows: { row: number; outcome: string; changes: object[] }[]; written: number }>(
        'importCourses',
        'ImportCoursesInput',
        { text, commit },
        '{ rows { row outcome changes { field before after } messages } written }',
      );

    test('is only previewed at first, with the outcome of each row', async () => {
      const { result } = await run(false, SHOWN);
      expect(result.written).toBe(0);
      expect(result.rows.map(({ row, outcome }) => [row, outcome])).toEqual([
        [2, 'NEW'],
        [3, 'INVALID'],
        [4, 'NEW'],
        [5, 'CHANGED'],
        [6, 'INVALID'],
        [7, 'INVALID'],
        [8, 'INVALID'],
      ]);
      expect(await codes({ q: 'VISVIS01' })).toEqual([]);
    });

    test('then has its valid rows written, and is unchanged the second time', async () => {
      expect((await run(true)).result.written).toBe(3);
      expect((await byCode('IMPO1000X', 'GY25')).equivalents.map(({ code }) => code)).toEqual(['SVESVE02']);
      expect((await byCode('SVESVE01', 'GY11')).name).toBe('Svenska ett');
      const { result } = await run(true);
      // The equivalent is already linked: nothing left to write.
      expect(result.rows.map(({ outcome }) => outcome)).toEqual([
        ...['UNCHANGED', 'INVALID', 'UNCHANGED', 'UNCHANGED'],
        ...['INVALID', 'INVALID', 'INVALID'],
      ]);
      expect(result.written).toBe(0);
    });

    test('keeps fields it has no value for, and shows what it overwrites', async () => {
      const { result: made } = await create({ code: 'KVAKVA01', name: 'Kvar', points: 150, subject: 'Trä' });
      const unchanged = await run(true, 'Kurskod;Kursnamn;Poäng;System\nKVAKVA01;Kvar;;Gy11');
      expect(unchanged.result.rows).toMatchObject([{ outcome: 'UNCHANGED', changes: [] }]);
      const { result } = await run(true, 'Kurskod;Kursnamn;System;Motsvarighet\nKVAKVA01;;Gy11;SVEN1000X');
      expect(result.rows).toMatchObject([
        { outcome: 'CHANGED', changes: [{ field: 'EQUIVALENT', before: null, after: 'SVEN1000X' }] },
      ]);
      expect(await byCode('KVAKVA01', 'GY11')).toMatchObject({
        ...{ id: made.id, name: 'Kvar', points: 150, equivalents: [{ code: 'SVEN1000X' }] },
      });
      const { result: changed } = await run(false, 'KVAKVA01\tKvar\t200\tMetall\tGy11\tSVEN1000X');
      expect(changed.rows).toMatchObject([
        {
          outcome: 'CHANGED',
          changes: [
            { field: 'POINTS', before: '150', after: '200' },
            { field: 'SUBJECT', before: 'Trä', after: 'Metall' },
          ],
        },
      ]);
    });
  });

  test('has a REST endpoint with the version as its ETag', async () => {
    const made = await admin.rest('POST', '/api/catalogue/courses', { body: form({ code: 'RESRES01' }) });
    expect([made.status, made.headers.get('etag')]).toEqual([201, '"1"']);
    const { _id } = made.body as { _id: string };
    const path = `/api/catalogue/courses/${_id}`;
    const body = form({ code: 'RESRES01', name: 'Ny' });
    expect((await admin.rest('PUT', path, { body })).status).toBe(400);
    expect((await admin.rest('PUT', path, { body, headers: { 'if-match': '"1"' } })).status).toBe(200);
    expect((await admin.rest('PUT', path, { body: { ...body, version: 1 } })).status).toBe(409);
    expect((await admin.rest('DELETE', path)).status).toBe(204);
    expect((await admin.rest('GET', path)).status).toBe(404);
    const whole = await admin.rest('GET', '/api/catalogue/courses?system=GY25');
    expect((whole.body as unknown[]).length).toBeGreaterThan(40);
  });
});
