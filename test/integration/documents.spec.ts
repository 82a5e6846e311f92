import { createHash, randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { unzipSync } from 'fflate';
import { codeOf, School, type Person } from '../support/school.js';
import { readPdf } from '../support/read-pdf.js';

const CREATE = `mutation($input: CreateDocumentInput!) { createDocument(input: $input) {
  id type code sha256 size filename subject fileId createdBy revokedAt } }`;
const PREVIEW = `query($input: DocumentInput!) { documentPreview(input: $input) { warnings problem { path message }
  entries { id label chosen } sheet { title subject language signatoryName signatoryTitle placeAndDate schoolDetails
    blocks { paragraphs facts { label value } table { rows columns { header } } } } } }`;

interface Issued {
  id: string;
  type: string;
  code: string;
  sha256: string;
  size: number;
  filename: string;
  subject: string | null;
  fileId: string | null;
  createdBy: string;
  revokedAt: string | null;
}

interface Preview {
  warnings: string[];
  problem: { path: string; message: string } | null;
  entries: { id: string; label: string; chosen: boolean }[];
  sheet: {
    title: string;
    subject: string;
    signatoryName: string | null;
    placeAndDate: string;
    blocks: {
      paragraphs: string[];
      facts: { label: string; value: string | null }[];
      table: { rows: string[][] } | null;
    }[];
  } | null;
}

const NUMBER = '199001012385';

describe('documents', () => {
  let school: School;
  let admin: Person;
  beforeAll(async () => {
    school = await School.open({ LOG_LEVEL: 'silent' });
    admin = await school.as('ADMIN', { name: 'Astrid Admin' });
    await school.sql(
      `UPDATE school_setting SET school_name = 'Komvux Älvsjö', school_unit_code = '12345678', city = 'Solna',
         signatory_name = 'Åsa Berg', signatory_title = 'Rektor'`,
    );
  });
  afterAll(() => school.close());

  let count = 0;
  const holder = (seed = {}) =>
    school.student({
      name: 'Anna-Karin Öberg',
      personalNumber: String(BigInt(NUMBER) + BigInt((count += 1))),
      municipality: null,
      ...seed,
    });

  async function course(name = 'Matematik 2a', kind = 'COURSE'): Promise<string> {
    const id = randomUUID();
    await school.sql(
      `INSERT INTO course (id, code, name, points, system, kind) VALUES ($1, $2, $3, 100, 'LOCAL', $4)`,
      [id, `K${(count += 1)}`, name, kind],
    );
    return id;
  }

  async function enrolment(
    studentId: string,
    courseId: string,
    status = 'ACTIVE',
    instance: string | null = null,
  ) {
    const id = randomUUID();
    await school.sql(
      `INSERT INTO enrollment (id, student_id, course_id, course_instance_id, status, start_date, end_date)
       VALUES ($1, $2, $3, $4, $5, '2026-08-17', '2026-12-18')`,
      [id, studentId, courseId, instance, status],
    );
    return id;
  }

  async function grade(
    studentId: string,
    courseId: string,
    value: string,
    more: { signed?: boolean; instance?: string; kind?: string } = {},
  ) {
    const id = randomUUID();
    await school.sql(
      `INSERT INTO grade (id, student_id, course_id, course_instance_id, value, graded_on, kind, signed_at, signed_by_name)
       VALUES ($1, $2, $3, $4, $5, '2026-06-05', $6, $7, 'Lars Lärare')`,
      [
        id,
        studentId,
        courseId,
        more.instance ?? null,
        value,
        more.kind ?? 'COURSE',
        more.signed === false ? null : new Date(),
      ],
    );
    return id;
  }

  async function instance(courseId: string): Promise<string> {
    const id = randomUUID();
    await school.sql(
      `INSERT INTO course_instance (id, course_id, name, start_date, end_date) VALUES ($1, $2, 'Matematik 2a HT26', '2026-08-17', '2026-12-18')`,
      [id, courseId],
    );
    return id;
  }

  const preview = async (input: Record<string, unknown>): Promise<Preview> => {
    const { data, errors } = await admin.graphql(PREVIEW, { input });
    expect(errors).toEqual([]);
    return data!.documentPreview as Preview;
  };
  const create = async (document: Record<string, unknown>, more = {}): Promise<Issued> => {
    const { data, errors } = await admin.graphql(CREATE, { input: { document, ...more } });
    expect(errors).toEqual([]);
    return data!.createDocument as Issued;
  };
  const bytesOf = async (who: Person, path: string) => {
    const response = await fetch(`${school.app.url}${path}`, {
      headers: { Authorization: `Bearer ${who.token}` },
    });
    return {
      status: response.status,
      headers: response.headers,
      bytes: Buffer.from(await response.arrayBuffer()),
    };
  };
  const print = async (document: Record<string, unknown>) =>
    readPdf((await bytesOf(admin, `/api/documents/${(await create(document)).id}/file`)).bytes);
  const verify = async (code: string) =>
    (await school.nobody.rest('GET', `/api/documents/verify/${encodeURIComponent(code)}`)) as {
      status: number;
      body: Record<string, unknown>;
    };

  describe('the certificate of studies', () => {
    test('has name, number, courses with period, points, pace and status, and who signs', async () => {
      const student = await holder();
      await enrolment(student, await course());
      const { sheet } = await preview({ type: 'STUDY_CERTIFICATE', subjectId: student });
      expect(sheet).toMatchObject({
        title: 'Studieintyg',
        subject: 'Anna-Karin Öberg',
        signatoryName: 'Åsa Berg',
        placeAndDate: expect.stringMatching(/^Solna den \d+ \p{L}+ \d{4}$/u),
      });
      expect(sheet!.blocks[1]!.table!.rows).toMatchObject([
        [
          ...['Matematik 2a', expect.any(String), 'Komvux, gymnasial nivå', '100'],
          ...['2026-08-17 – 2026-12-18', '', 'Pågående'],
        ],
      ]);
    });

    test('has each code with the one that stands for it, as the summonses and the lists of an instance have', async () => {
      const student = await holder();
      const old = await course('Svenska 1');
      const newer = await course('Svenska nivå 1');
      await school.sql(`UPDATE course SET code = 'SVEPAR01' WHERE id = $1`, [old]);
      await school.sql(`UPDATE course SET code = 'SVEP1000X' WHERE id = $1`, [newer]);
      await school.sql('INSERT INTO course_equivalent (course_id, equivalent_id) VALUES ($1, $2)', [
        old,
        newer,
      ]);
      const read = await instance(old);
      await enrolment(student, old, 'ADMITTED', read);
      await enrolment(student, await course('Anpassad'));
      const codes = async (type: string, more = {}) => {
        const { sheet } = await preview({ type, subjectId: student, ...more });
        return sheet!.blocks[1]!.table!.rows.map((row) => row[1]);
      };
      const both = 'SVEPAR01 (motsvarar SVEP1000X)';
      expect(await codes('STUDY_CERTIFICATE')).toEqual(
        expect.arrayContaining([both, expect.stringMatching(/^K\d+$/)]),
      );
      expect(await codes('STUDY_CERTIFICATE', { language: 'EN' })).toContain(
        'SVEPAR01 (corresponds to SVEP1000X)',
      );
      expect(await codes('COURSE_SUMMONS')).toEqual([both]);
      for (const type of ['STUDENT_LIST', 'ATTENDANCE_LIST'])
        expect(JSON.stringify((await preview({ type, subjectId: read })).sheet)).toContain(both);
      const { text } = await print({ type: 'STUDY_CERTIFICATE', subjectId: student });
      expect(text.replace(/\s+/g, ' ')).toContain('motsvarar');

      const [exam, occasion] = [randomUUID(), randomUUID()];
      await school.sql(
        `INSERT INTO exam (id, student_id, name, course, course_id, requested_month) VALUES ($1, $2, 'A', 'Svenska 1', $3, 'Maj')`,
        [exam, student, old],
      );
      await school.sql(
        `INSERT INTO exam_occasion (id, held_on, starts_at, ends_at) VALUES ($1, '2026-12-03', '09:00', '13:00')`,
        [occasion],
      );
      await school.sql('INSERT INTO exam_booking (exam_id, occasion_id) VALUES ($1, $2)', [exam, occasion]);
      const summons = await preview({ type: 'EXAM_SUMMONS', subjectId: exam });
      expect(summons.sheet!.blocks[0]!.facts).toContainEqual({ label: 'Kurskod', value: both });

      // A register of grades is a record of what was read.
      await grade(student, old, 'B', { instance: read });
      await grade(student, old, 'C', { kind: 'EXAM' });
      for (const [type, subjectId] of [
        ['GRADE_CATALOGUE', read],
        ['EXAM_CATALOGUE', old],
        ['GRADE_EXTRACT', student],
      ] as const) {
        const { sheet } = await preview({ type, subjectId });
        expect(JSON.stringify(sheet)).toContain('SVEPAR01');
        expect(JSON.stringify(sheet)).not.toContain('SVEP1000X');
      }
      const { data } = await admin.graphql(
        'query($input: DocumentSubjectsInput!) { documentSubjects(input: $input) { nodes { id } } }',
        { input: { type: 'STUDENT_LIST', q: 'svep1000x' } },
      );
      expect((data!.documentSubjects as { nodes: { id: string }[] }).nodes).toEqual([{ id: read }]);
    });

    test('leaves out dropouts unless they are chosen, and is not made of nothing', async () => {
      const student = await holder();
      const kept = await enrolment(student, await course('Engelska 5'));
      const left = await enrolment(student, await course('Historia 1b'), 'DROPPED_OUT');
      const usual = await preview({ type: 'STUDY_CERTIFICATE', subjectId: student });
      expect(usual.entries.map(({ id, chosen }) => [id, chosen])).toEqual(
        expect.arrayContaining([
          [kept, true],
          [left, false],
        ]),
      );
      const chosen = await preview({ type: 'STUDY_CERTIFICATE', subjectId: student, entryIds: [left] });
      expect(chosen.sheet!.blocks[1]!.table!.rows.map(([name]) => name)).toEqual(['Historia 1b']);
      const none = await preview({ type: 'STUDY_CERTIFICATE', subjectId: student, entryIds: [] });
      expect(none).toMatchObject({
        sheet: null,
        problem: { path: 'entryIds', message: 'Välj minst en kurs.' },
      });
      const refused = await admin.graphql(CREATE, {
        input: { document: { type: 'STUDY_CERTIFICATE', subjectId: student, entryIds: [] } },
      });
      expect(codeOf(refused)).toBe('BAD_USER_INPUT');
    });

    test('holds only what lies within the period, and refuses one that ends before it begins', async () => {
      const student = await holder();
      await enrolment(student, await course());
      const type = 'STUDY_CERTIFICATE';
      const later = await preview({ type, subjectId: student, from: '2027-01-01' });
      expect(later.entries).toEqual([]);
      const wrong = await admin.graphql(PREVIEW, {
        input: { type, subjectId: student, from: '2027-01-01', to: '2026-01-01' },
      });
      expect(wrong.errors[0]!.extensions.fields).toMatchObject([{ path: 'to', reason: 'ORDER' }]);
    });

    test('prints as much of the personal number as is asked for, and is in English on demand', async () => {
      const student = await holder({ personalNumber: '198507099805' });
      await enrolment(student, await course());
      const document = { type: 'STUDY_CERTIFICATE', subjectId: student };
      const full = await print(document);
      expect(full.text).toContain('19850709-9805');
      expect(full).toMatchObject({ title: 'Studieintyg – Anna-Karin Öberg', language: 'sv-SE', pages: 1 });
      const birth = await print({ ...document, personalNumber: 'BIRTH_DATE', language: 'EN' });
      expect(birth.text).toContain('1985-07-09');
      expect(birth.text).not.toContain('9805');
      expect(birth.text).toContain('Certificate of studies');
      expect(birth.language).toBe('en-GB');
      expect((await print({ ...document, personalNumber: 'NONE' })).text).not.toContain('1985');
    });
  });

  test('a protected identity is warned of, and its municipality left out', async () => {
    await school.sql(
      `INSERT INTO municipality (name, kind) VALUES ('Sollentuna', 'MUNICIPALITY') ON CONFLICT DO NOTHING`,
    );
    const student = await holder({ isProtected: true, municipality: 'Sollentuna' });
    const { sheet, warnings } = await preview({ type: 'APL_AGREEMENT', subjectId: student });
    expect(warnings.join(' ')).toContain('skyddade personuppgifter');
    expect(JSON.stringify(sheet)).not.toContain('Sollentuna');
    const { code } = await create({ type: 'APL_AGREEMENT', subjectId: student });
    expect((await verify(code)).body.holder).toBeNull();
  });

  describe('the extract of grades', () => {
    test('has signed grades alone, with exams marked', async () => {
      const student = await holder();
      const [a, b, c] = [await course('Kurs A'), await course('Kurs B'), await course('Kurs C')];
      await grade(student, a, 'B');
      await grade(student, b, 'E', { kind: 'EXAM' });
      await grade(student, c, 'A', { signed: false });
      const { sheet } = await preview({ type: 'GRADE_EXTRACT', subjectId: student });
      const rows = sheet!.blocks[1]!.table!.rows.map((row) => [row[0], row[4], row[6]]);
      expect(rows).toEqual([
        ['Kurs A', 'B', ''],
        ['Kurs B', 'E', 'Prövning'],
      ]);
    });

    test('is not made without grades', async () => {
      const student = await holder();
      await grade(student, await course(), 'A', { signed: false });
      const { problem } = await preview({ type: 'GRADE_EXTRACT', subjectId: student });
      expect(problem).toEqual({ path: 'entryIds', message: 'Eleven saknar betyg i valda kurser.' });
    });
  });

  describe('the huvudman', () => {
    const factsOf = ({ sheet }: Preview) =>
      sheet!.blocks.flatMap(({ facts }) => facts).filter(({ label }) => label === 'Huvudman');

    test.each([
      ['STUDY_CERTIFICATE', 'ACTIVE'],
      ['GRADE_EXTRACT', 'ACTIVE'],
      ['COURSE_SUMMONS', 'ADMITTED'],
      ['APL_AGREEMENT', 'ACTIVE'],
      ['ORIENTATION_CERTIFICATE', 'ACTIVE'],
    ])('of a %s is the municipality that placed the student', async (type, status) => {
      await school.sql(`UPDATE school_setting SET authority_name = 'Skolans kommun'`);
      const student = await holder({ municipality: 'Vaxholm' });
      const courseId = await course('Kurs', type === 'ORIENTATION_CERTIFICATE' ? 'ORIENTATION' : 'COURSE');
      await enrolment(student, courseId, status);
      await grade(student, courseId, 'A');
      const shown = await preview({ type, subjectId: student });
      expect(shown.warnings).toEqual([]);
      const { text } = await print({ type, subjectId: student });
      expect(text).toContain('Huvudman Vaxholms stad');
      expect(text).toMatch(/Sida 1 av \d/);
      expect(text).toMatch(/Skolenhetskod 12345678/);
      expect(text).not.toContain('Skolans kommun');
    });

    test('of a student whom a cooperation placed is the school’s own, with a warning, until another is named', async () => {
      const student = await holder({ municipality: 'KCNO' });
      await enrolment(student, await course());
      const input = { type: 'STUDY_CERTIFICATE', subjectId: student };
      const usual = await preview(input);
      expect(factsOf(usual)).toEqual([{ label: 'Huvudman', value: 'Skolans kommun' }]);
      expect(usual.warnings.join(' ')).toContain('KCNO är ingen huvudman');
      const named = await preview({ ...input, authority: 'Danderyd' });
      expect(factsOf(named)).toEqual([{ label: 'Huvudman', value: 'Danderyds kommun' }]);
      expect(named.warnings).toEqual([]);
      for (const [authority, reason] of [
        ['Atlantis', 'BAD_REFERENCE'],
        ['KCNO', 'NOT_ALLOWED'],
      ]) {
        const refused = await admin.graphql(PREVIEW, { input: { ...input, authority } });
        expect(refused.errors[0]!.extensions.fields).toMatchObject([{ path: 'authority', reason }]);
      }
    });

    test('of a protected identity is not printed, for it tells where the person is', async () => {
      const student = await holder({ municipality: 'Salem', isProtected: true });
      await enrolment(student, await course());
      const shown = await preview({ type: 'STUDY_CERTIFICATE', subjectId: student });
      expect(JSON.stringify(shown.sheet)).not.toMatch(/Salem|Huvudman/);
    });

    test('stands for each student in the betygskatalog, which can be cut for hand-over', async () => {
      const courseId = await course();
      const id = await instance(courseId);
      for (const municipality of ['Solna', 'Salem', 'KCNO', null])
        await grade(await holder({ name: `Elev ${municipality}`, municipality }), courseId, 'B', {
          instance: id,
        });
      const input = { type: 'GRADE_CATALOGUE', subjectId: id };
      const whole = await preview(input);
      expect(whole.sheet!.blocks[1]!.table!.rows.map(([name, , authority]) => [name, authority])).toEqual([
        ['Elev KCNO', 'KCNO'],
        ['Elev null', '–'],
        ['Elev Salem', 'Salems kommun'],
        ['Elev Solna', 'Solna stad'],
      ]);
      expect(whole.warnings.join(' ')).toContain(
        '2 betyg hör till elever utan huvudman (KCNO, ingen kommun)',
      );
      expect(factsOf(whole)).toEqual([{ label: 'Huvudman', value: 'flera, se varje rad' }]);
      const cut = await preview({ ...input, authority: 'Solna' });
      expect(cut.sheet!.blocks[1]!.table!.rows.map(([name]) => name)).toEqual(['Elev Solna']);
      expect(factsOf(cut)).toEqual([{ label: 'Huvudman', value: 'Solna stad' }]);
      expect((await preview({ ...input, authority: 'Täby' })).problem).toEqual({
        path: 'authority',
        message: 'Inga signerade betyg för elever från Täby.',
      });
    });
  });

  test('what the school sends is a call to the course; an admission is the municipality’s decision', async () => {
    const student = await holder({ municipality: 'Solna' });
    await enrolment(student, await course('Historia 1b'), 'ADMITTED');
    const { text } = await print({ type: 'COURSE_SUMMONS', subjectId: student });
    expect(text).toContain('Kallelse till kursstart');
    expect(text).toContain('Historia 1b');
    expect(text).toContain('Det är kommunen som beslutar om antagning');
    expect(text).not.toMatch(/Antagningsbesked|Du är antagen/);
    const refused = await admin.graphql(PREVIEW, { input: { type: 'ADMISSION_NOTICE', subjectId: student } });
    expect(refused.errors[0]!.extensions.fields).toMatchObject([{ path: 'type', reason: 'NOT_ALLOWED' }]);
  });

  test('an extract explains every grade word that it uses, and no other', async () => {
    const student = await holder({ municipality: 'Solna' });
    for (const value of ['IG', '–']) await grade(student, await course(), value);
    const { sheet } = await preview({ type: 'GRADE_EXTRACT', subjectId: student });
    const said = sheet!.blocks.flatMap(({ paragraphs }) => paragraphs).join(' ');
    expect(said).toContain('IG Icke godkänt');
    expect(said).toContain('Streck (–) betyder');
    expect(said).not.toContain('Betygsskala A–F');
  });

  describe('lists of a course instance', () => {
    test('the grade catalogue holds every signed grade with number, date and who signed', async () => {
      const courseId = await course();
      const id = await instance(courseId);
      const student = await holder({
        name: 'Bo Ek',
        personalNumber: '197001012383',
        municipality: 'Täby',
      });
      await grade(student, courseId, 'C', { instance: id });
      await grade(await holder(), courseId, 'A', { instance: id, signed: false });
      const { text } = await print({ type: 'GRADE_CATALOGUE', subjectId: id });
      expect(text).toContain('Bo Ek 19700101-2383 Täby kommun C 2026-06-05 Lars Lärare');
      expect(text).toContain('12345678');
      expect(text).not.toContain('Anna-Karin');
    });

    test('grades of prövningar have a catalogue of their own, by course and days, marked as such', async () => {
      const courseId = await course('Kemi 1');
      const student = await holder({ name: 'Cia Ek', personalNumber: '197001012391' });
      await grade(student, courseId, 'B', { kind: 'EXAM' });
      await grade(await holder({ name: 'På Kurs' }), courseId, 'A', { instance: await instance(courseId) });
      await grade(await holder({ name: 'Ett Utkast' }), courseId, 'A', { kind: 'EXAM', signed: false });
      const { text } = await print({ type: 'EXAM_CATALOGUE', subjectId: courseId, from: '2026-06-01' });
      expect(text).toContain('Cia Ek 19700101-2391 – B 2026-06-05 Lars Lärare Prövning');
      expect(text).not.toMatch(/På Kurs|Ett Utkast/);
      const later = { type: 'EXAM_CATALOGUE', subjectId: courseId, from: '2026-07-01' };
      expect((await preview(later)).problem?.message).toBe(
        'Kursen saknar signerade betyg utan kurstillfälle under perioden.',
      );
      const { data } = await admin.graphql(
        'query($input: DocumentSubjectsInput!) { documentSubjects(input: $input) { nodes { id detail } } }',
        { input: { type: 'EXAM_CATALOGUE', q: 'kemi' } },
      );
      const { nodes } = data!.documentSubjects as { nodes: { id: string; detail: string }[] };
      expect(nodes.find(({ id }) => id === courseId)?.detail).toContain('1 betyg utan kurstillfälle');
    });

    test('the list of students names a protected one and nothing more of them', async () => {
      const courseId = await course();
      const id = await instance(courseId);
      const open = await holder({ name: 'Dan Dal', email: 'dan@exempel.se' });
      const hidden = await holder({ name: 'Eva Gömd', email: 'eva@exempel.se', isProtected: true });
      const gone = await holder({ name: 'Fia Borta' });
      await enrolment(open, courseId, 'ACTIVE', id);
      await enrolment(hidden, courseId, 'ACTIVE', id);
      await enrolment(gone, courseId, 'DROPPED_OUT', id);
      const { sheet, warnings } = await preview({ type: 'STUDENT_LIST', subjectId: id });
      const rows = sheet!.blocks[1]!.table!.rows;
      expect(rows.map(([name]) => name)).toEqual(['Dan Dal', 'Eva Gömd']);
      expect(rows[1]!.slice(1, 4)).toEqual(['', '', '']);
      expect(rows[0]![2]).toBe('dan@exempel.se');
      expect(warnings).toHaveLength(1);
    });

    test('the attendance list has a column for each weekday of the period, at most ten', async () => {
      const courseId = await course();
      const id = await instance(courseId);
      await enrolment(await holder(), courseId, 'ACTIVE', id);
      const input = { type: 'ATTENDANCE_LIST', subjectId: id, from: '2026-11-19', personalNumber: 'NONE' };
      const { sheet } = await preview({ ...input, to: '2026-11-24' });
      const { columns } = sheet!.blocks[1]!.table as unknown as { columns: { header: string }[] };
      expect(columns.map(({ header }) => header)).toEqual([
        'Namn',
        'tors 19/11',
        'fre 20/11',
        'mån 23/11',
        'tis 24/11',
      ]);
      expect((await preview({ ...input, to: '2026-12-24' })).problem).toMatchObject({ path: 'to' });
    });
  });

  test('the summons to an exam names its occasions, and there is none before one is booked', async () => {
    const student = await holder();
    const exam = randomUUID();
    await school.sql(
      `INSERT INTO exam (id, student_id, name, course, requested_month, address) VALUES ($1, $2, 'A', 'Svenska 1', 'Maj', 'Storgatan 1')`,
      [exam, student],
    );
    const input = { type: 'EXAM_SUMMONS', subjectId: exam };
    expect((await preview(input)).problem).toMatchObject({ path: 'subjectId' });
    const occasion = randomUUID();
    await school.sql(
      `INSERT INTO exam_occasion (id, held_on, starts_at, ends_at, room) VALUES ($1, '2026-12-03', '09:00', '13:00', 'Sal 4')`,
      [occasion],
    );
    await school.sql('INSERT INTO exam_booking (exam_id, occasion_id) VALUES ($1, $2)', [exam, occasion]);
    const { text } = await print(input);
    expect(text).toContain('3 december 2026 09:00–13:00 Sal 4 Skriftlig');
    expect(text).toContain('Storgatan 1');
    expect(text).toContain('500 kronor');
  });

  describe('an issued document', () => {
    test('is sent as it was made, under a name without the personal number', async () => {
      const student = await holder({ personalNumber: '198001012381' });
      const issued = await create({ type: 'APL_AGREEMENT', subjectId: student });
      const { status, headers, bytes } = await bytesOf(admin, `/api/documents/${issued.id}/file`);
      expect(status).toBe(200);
      expect(headers.get('content-type')).toBe('application/pdf');
      expect(headers.get('content-disposition')).toMatch(/^attachment; /);
      expect(createHash('sha256').update(bytes).digest('hex')).toBe(issued.sha256);
      expect(issued.filename).toMatch(/^APL-överenskommelse Anna-Karin Öberg \d{4}-\d{2}-\d{2}\.pdf$/);
      expect((await readPdf(bytes)).text).toContain(issued.code);
      const shown = await bytesOf(admin, `/api/documents/${issued.id}/file?visa=1`);
      expect(shown.headers.get('content-disposition')).toMatch(/^inline; /);
      expect(shown.headers.get('content-security-policy')).toContain("default-src 'none'");
    });

    test('can be checked by anyone who has the code, however it is typed, and tells little of the holder', async () => {
      const student = await holder({ personalNumber: '198001012480' });
      const { code, sha256 } = await create({ type: 'APL_AGREEMENT', subjectId: student });
      const { status, body } = await verify(code.toLowerCase().replaceAll('-', ' '));
      expect(status).toBe(200);
      expect(body).toEqual({
        ...{ code, type: 'APL_AGREEMENT', title: 'APL-överenskommelse', issuer: 'Komvux Älvsjö' },
        issuedOn: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/),
        ...{ valid: true, revokedOn: null, erasedOn: null, holder: 'A.K.Ö., född 1980', sha256 },
      });
      expect((await verify('ABCD-EFGH-JKMN')).status).toBe(404);
      expect((await verify("' OR 1=1")).status).toBe(404);
    });

    test('no longer holds once it is revoked, with the reason in the register alone', async () => {
      const student = await holder();
      const { id, code } = await create({ type: 'APL_AGREEMENT', subjectId: student });
      const revoke = () =>
        admin.graphql(
          'mutation($input: RevokeDocumentInput!) { revokeDocument(input: $input) { revokedReason } }',
          {
            input: { id, reason: 'Fel period' },
          },
        );
      expect((await revoke()).data).toMatchObject({ revokeDocument: { revokedReason: 'Fel period' } });
      const { body } = await verify(code);
      expect(body).toMatchObject({ valid: false, revokedOn: expect.any(String) });
      expect(JSON.stringify(body)).not.toContain('Fel period');
      expect((await revoke()).errors[0]!.extensions).toMatchObject({ code: 'CONFLICT', reason: 'REVOKED' });
    });

    test('is put among the files of the student once, and is the same there', async () => {
      const student = await holder();
      const { id, sha256, filename } = await create({ type: 'APL_AGREEMENT', subjectId: student });
      const save = () =>
        admin.graphql(
          'mutation($input: SaveDocumentInput!) { saveDocumentToFiles(input: $input) { fileId } }',
          {
            input: { id },
          },
        );
      expect((await save()).errors).toEqual([]);
      const { body } = await admin.rest('GET', `/api/uploads/${student}`);
      const [file] = body as { _id: string; filename: string; mimeType: string }[];
      expect(file).toMatchObject({ filename, mimeType: 'application/pdf' });
      const { bytes } = await bytesOf(admin, `/api/uploads/download/${file!._id}`);
      expect(createHash('sha256').update(bytes).digest('hex')).toBe(sha256);
      expect((await save()).errors[0]!.extensions).toMatchObject({ reason: 'SAVED' });
    });

    test('stands in the register and in the history of the student', async () => {
      const student = await holder();
      const { id, code } = await create({ type: 'APL_AGREEMENT', subjectId: student });
      const { data } = await admin.graphql(
        'query($input: IssuedDocumentsInput!) { issuedDocuments(input: $input) { totalCount nodes { id createdBy } } }',
        { input: { q: code } },
      );
      expect(data!.issuedDocuments).toEqual({ totalCount: 1, nodes: [{ id, createdBy: 'Astrid Admin' }] });
      const { body } = await admin.rest('GET', `/api/student-details/${student}/history`);
      expect(JSON.stringify(body)).toContain(code);
      const [read] = await school.sql('SELECT FROM access_log WHERE student_id = $1', [student]);
      expect(read).toBeDefined();
    });
  });

  test('a student makes and reads own documents, and no others', async () => {
    const student = await school.asStudent();
    await enrolment(student.studentId, await course());
    const mine = (type: string) =>
      student.graphql('mutation($input: CreateMyDocumentInput!) { createMyDocument(input: $input) { id } }', {
        input: { type },
      });
    const { data } = await mine('STUDY_CERTIFICATE');
    const { id } = data!.createMyDocument as { id: string };
    expect((await bytesOf(student, `/api/documents/${id}/file`)).status).toBe(200);
    expect(codeOf(await mine('GRADE_CATALOGUE'))).toBe('BAD_USER_INPUT');
    expect(codeOf(await mine('GRADE_EXTRACT'))).toBe('BAD_USER_INPUT');
    const other = await create({ type: 'APL_AGREEMENT', subjectId: await holder() });
    expect((await bytesOf(student, `/api/documents/${other.id}/file`)).status).toBe(404);
    const before = await school.as('TEACHER');
    expect((await bytesOf(before, `/api/documents/${id}/file`)).status).toBe(404);
  });

  test('for many at once come by a job, as one archive; whoever lacks what it takes is skipped and named', async () => {
    const courseId = await course();
    const students = [
      await holder({ name: 'Anna Ek' }),
      await holder({ name: 'Anna Ek' }),
      await holder({ name: 'Utan Kurs' }),
    ];
    await enrolment(students[0]!, courseId);
    await enrolment(students[1]!, courseId);
    const { data } = await admin.graphql(
      'mutation($input: CreateDocumentsInput!) { createDocuments(input: $input) { id total } }',
      { input: { type: 'STUDY_CERTIFICATE', subjectIds: students, saveToFiles: true } },
    );
    const job = data!.createDocuments as { id: string; total: number };
    expect(job.total).toBe(3);
    const { state, result } = await ended(job.id);
    expect(state).toBe('DONE');
    expect(result).toMatchObject({
      created: 2,
      skipped: [{ name: 'Utan Kurs', reason: 'Välj minst en kurs.' }],
    });
    const { bytes, headers } = await bytesOf(admin, `/api/documents/batches/${String(result!.batchId)}`);
    expect(headers.get('content-type')).toBe('application/zip');
    const names = Object.keys(unzipSync(new Uint8Array(bytes)));
    expect(names).toHaveLength(2);
    expect(names.every((name) => /^Studieintyg Anna Ek .*\.pdf$/.test(name))).toBe(true);
    const { body } = await admin.rest('GET', `/api/uploads/${students[0]}`);
    expect(body).toHaveLength(1);
  });

  async function ended(id: string) {
    for (let i = 0; i < 200; i += 1) {
      const { data } = await admin.graphql('query($id: ID!) { job(id: $id) { state result } }', { id });
      const job = data!.job as { state: string; result: Record<string, unknown> | null };
      if (job.state !== 'QUEUED' && job.state !== 'RUNNING') return job;
      await wait(50);
    }
    throw new Error('the job did not end');
  }

  test('subjects are found by name and number, and by course instance', async () => {
    const courseId = await course();
    const id = await instance(courseId);
    const student = await holder({ name: 'Gunvor Sällsynt', personalNumber: '196503037843' });
    await enrolment(student, courseId, 'ACTIVE', id);
    const find = async (input: Record<string, unknown>) =>
      (
        (
          await admin.graphql(
            'query($input: DocumentSubjectsInput!) { documentSubjects(input: $input) { totalCount nodes { id label detail } } }',
            { input },
          )
        ).data!.documentSubjects as { nodes: { id: string; detail: string }[] }
      ).nodes;
    const type = 'STUDY_CERTIFICATE';
    expect(await find({ type, q: 'sällsynt' })).toMatchObject([{ id: student, detail: '1965-03-03' }]);
    expect(await find({ type, q: '650303-7843' })).toMatchObject([{ id: student }]);
    expect(await find({ type, courseInstanceId: id })).toMatchObject([{ id: student }]);
    const newcomer = await holder({ name: 'Samir Samordnad', personalNumber: '199003722388' });
    expect(await find({ type, q: 'samordnad' })).toMatchObject([{ id: newcomer, detail: '1990-03-12' }]);
    expect((await find({ type: 'STUDENT_LIST', q: 'HT26' })).map((one) => one.id)).toContain(id);
  });
});
