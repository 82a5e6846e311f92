import { codeOf, School, type Person } from '../support/school.js';

const PERIOD = { startDate: '2027-01-11', plannedEndDate: '2028-06-09', pacePercent: 75 };
const PREVIEW = `query($input: PreviewStudyPlanImportInput!) { previewStudyPlanImport(input: $input) {
  version personInFile same kept facts { label before after } added { code before after isWish }
  changed { code before after changesNote } unknown { path text reason } notes { type note } } }`;

interface File {
  id: string;
  student: { id: string; displayName?: string };
  content: { title: string; points: number; syllabuses: Record<string, unknown>[] }[];
  notes: { type: string; note: string }[];
  startDate: string;
  endDate?: string;
}

describe('a study plan in SS 12000', () => {
  let school: School;
  let admin: Person;
  let counsellor: Person;
  let studentId: string;

  beforeAll(async () => {
    school = await School.open();
    admin = await school.as('ADMIN');
    counsellor = await school.as('SYV', { name: 'Siv Syv' });
  });
  beforeEach(async () => {
    studentId = await school.student({ name: 'Åsa Ödman' });
  });
  afterAll(() => school.close());

  const run = (name: string, input: object, who = counsellor) =>
    who.graphql(
      `mutation($input: ${name[0]!.toUpperCase()}${name.slice(1)}Input!) { ${name}(input: $input) {
        version state items { term source note course { code } } } }`,
      { input },
    );
  async function ran(name: string, input: object, who = counsellor) {
    const { data, errors } = await run(name, input, who);
    expect(errors).toEqual([]);
    return data![name] as { version: number; state: string; items: unknown[] };
  }
  async function course(code: string): Promise<string> {
    const [row] = await school.sql<{ id: string }>('SELECT id FROM course WHERE code = $1', [code]);
    return row!.id;
  }
  const save = (values: object = {}) =>
    ran('saveStudyPlan', { studentId, values: { goal: 'COURSES', ...PERIOD, ...values } });
  const put = async (code: string, term: string | null, note: string | null = null) =>
    ran('putStudyPlanItem', { studentId, courseId: await course(code), term, note });
  const call = async (method: string, id: string, body?: object, who = counsellor) => {
    const answer = await fetch(`${school.app.url}/api/students/${id}/study-plan/exchange`, {
      method,
      headers: { Authorization: `Bearer ${who.token}`, 'Content-Type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    });
    return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
  };
  const exported = async (id = studentId) => {
    const { status, body } = await call('GET', id);
    expect(status).toBe(200);
    return body as unknown as File;
  };
  const preview = async (id: string, plan: object) => {
    const { data, errors } = await counsellor.graphql(PREVIEW, { input: { studentId: id, plan } });
    expect(errors).toEqual([]);
    return data!.previewStudyPlanImport as Record<string, unknown>;
  };
  const stored = async (id: string) => {
    const [row] = await school.sql(
      `SELECT p.goal, p.program_id, p.package_id, p.sfi_path, p.sfi_course, p.basic_points, p.upper_secondary_points,
         p.start_date, p.planned_end_date, p.pace_percent,
         (SELECT json_agg(json_build_object('course', i.course_id, 'term', i.term, 'source', i.source, 'note', i.note)
          ORDER BY i.course_id) FROM study_plan_item i WHERE i.plan_id = p.id) AS items
       FROM study_plan p WHERE p.student_id = $1`,
      [id],
    );
    return row ?? null;
  };
  /** What an import must leave as it is when it is refused. */
  const counts = () =>
    school.sql(
      `SELECT (SELECT count(*) FROM study_plan) AS plans, (SELECT count(*) FROM study_plan_item) AS items,
         (SELECT count(*) FROM study_plan_revision) AS revisions, (SELECT sum(version) FROM study_plan) AS versions`,
    );
  const fileOf = (more: object = {}): object => ({
    ...{ id: '0199f3a0-1c2d-7a00-8000-000000000021', startDate: '2027-01-11', endDate: '2028-06-09' },
    student: { id: '0199f3a0-1c2d-7a00-8000-000000000022', displayName: 'Anna Ek' },
    ...more,
  });
  const elsewhere = (displayName: string, more: object = {}) => ({
    syllabus: { id: '0199f3a0-1c2d-7a00-8000-0000000000aa', displayName },
    ...more,
  });

  it('contains the terms as parts, the codes in the names, and goal and pace as notes', async () => {
    await save({ upperSecondaryPoints: 300 });
    await put('SVESVE01', '2027HT', 'Distans');
    await put('ENGE1000X', '2027VT');
    await put('MATE1A00X', null);
    const file = await exported();
    expect(file).toMatchObject({
      student: { id: studentId, displayName: 'Åsa Ödman' },
      meta: { created: expect.stringMatching(/^\d{4}-\d\d-\d\dT/), modified: expect.any(String) },
      ...{ startDate: '2027-01-11', endDate: '2028-06-09' },
      notes: [
        { type: 'Elevens mål med studierna', note: 'Enstaka kurser' },
        { type: 'Anteckningar', note: 'Studietakt: 75 %. Gymnasial nivå: 300 poäng.' },
      ],
    });
    expect(file.content.map(({ title, points }) => [title, points])).toEqual([
      ['VT 2027', 100],
      ['HT 2027', 100],
      ['Utan termin', 100],
    ]);
    expect(file.content[1]!.syllabuses).toEqual([
      {
        syllabus: { id: await course('SVESVE01'), displayName: expect.stringMatching(/^SVESVE01 \S/) },
        ...{ note: 'Distans', startDate: '2027-07-01', endDate: '2027-12-31' },
      },
    ]);
    // The standard has no nulls.
    expect(JSON.stringify(file)).not.toContain('null');
  });

  it.each(['EXAM', 'VOCATIONAL', 'SFI', 'ELIGIBILITY'])(
    'with goal %s is transferred complete to another student',
    async (goal) => {
      const [ids] = await school.sql<{ program: string; package: string }>(
        `SELECT (SELECT id FROM program LIMIT 1) AS program, (SELECT id FROM course_package LIMIT 1) AS package`,
      );
      await save({
        ...{ goal, programId: ids!.program, packageId: ids!.package, sfiPath: 3, sfiCourse: 'C' },
        ...{ basicPoints: 200, upperSecondaryPoints: 1_500 },
      });
      await put('SVESVE01', '2027HT', 'Distans');
      await put('ENGE1000X', null);
      const student = await school.as('STUDENT');
      await school.sql('UPDATE student SET user_id = $2 WHERE id = $1', [studentId, student.userId]);
      await ran('wishInStudyPlan', { courseId: await course('MATE1A00X'), note: 'Gärna snart' }, student);
      const otherId = await school.student();
      const file = await exported();
      expect(await preview(otherId, file)).toMatchObject({ version: 0, unknown: [], notes: [], changed: [] });
      const { status, body } = await call('PUT', otherId, file);
      expect([status, body.version]).toEqual([200, 1]);
      expect(await stored(otherId)).toEqual(await stored(studentId));
      const again = await exported(otherId);
      expect([again.content, again.notes]).toEqual([file.content, file.notes]);
      const [revision] = await school.sql<{ reason: string }>(
        `SELECT r.reason FROM study_plan_revision r JOIN study_plan p ON p.id = r.plan_id WHERE p.student_id = $1`,
        [otherId],
      );
      expect(revision!.reason).toBe('Läst in från annan skola: 3 kurser tillagda');
    },
  );

  it('is imported by code, adds and changes courses, keeps the others, and changes nothing on repeat', async () => {
    await save();
    await put('SVESVE01', '2027VT');
    await put('ENGE1000X', '2027VT');
    await ran('agreeStudyPlan', { studentId });
    const plan = fileOf({
      content: [
        {
          title: 'Hösten',
          syllabuses: [
            elsewhere('svesve01 Svenska', { startDate: '2027-08-20', note: 'Kväll' }),
            elsewhere('MATE1A00X', { startDate: '2027-08-20' }),
          ],
        },
      ],
      notes: [{ type: 'Elevens tidigare arbetslivserfarenhet och studier', note: 'Tio år i butik.' }],
    });
    expect(await preview(studentId, plan)).toMatchObject({
      ...{ personInFile: 'Anna Ek', same: 0, kept: 1, unknown: [], facts: [] },
      added: [{ code: 'MATE1A00X', after: '2027HT', isWish: false }],
      changed: [{ code: 'SVESVE01', before: '2027VT', after: '2027HT', changesNote: true }],
      notes: [{ note: 'Tio år i butik.' }],
    });
    const { version, state, items } = await ran('importStudyPlan', { studentId, plan });
    expect(state).toBe('REVISED');
    expect(items).toHaveLength(3);
    expect(items).toContainEqual({
      ...{ term: '2027HT', source: 'PLANNED', note: 'Kväll', course: { code: 'SVESVE01' } },
    });
    const before = await counts();
    expect((await ran('importStudyPlan', { studentId, plan })).version).toBe(version);
    expect(await counts()).toEqual(before);
  });

  it('does not plan what another provider has taken out', async () => {
    await save();
    const plan = fileOf({
      content: [
        { type: 'Utökade', syllabuses: [elsewhere('ENGE1000X, Engelska', { startDate: '2027-08-20' })] },
        { type: 'Borttagna', syllabuses: [elsewhere('SVESVE01 Svenska'), elsewhere('XYZ99 Okänd')] },
      ],
    });
    expect(await preview(studentId, plan)).toMatchObject({
      ...{ added: [{ code: 'ENGE1000X' }], unknown: [] },
      notes: [{ type: 'Borttagna', note: 'SVESVE01 Svenska, XYZ99 Okänd' }],
    });
    const { items } = await ran('importStudyPlan', { studentId, plan });
    expect(items).toMatchObject([{ course: { code: 'ENGE1000X' } }]);
  });

  it('leaves the term of a course that the file does not date or that the student reads', async () => {
    await save();
    await put('SVESVE01', '2027VT');
    await put('ENGE1000X', '2027VT');
    await put('MATE1A00X', '2027VT');
    await school.sql(
      `INSERT INTO enrollment (id, student_id, course_id, is_enrollment, status, start_date)
       VALUES (gen_random_uuid(), $1, $2, true, 'ADMITTED', '2027-01-11')`,
      [studentId, await course('ENGE1000X')],
    );
    const before = await counts();
    const syllabuses = [elsewhere('SVESVE01'), elsewhere('ENGE1000X', { startDate: '2027-08-20' })];
    const plan = fileOf({ content: [{ title: 'Svenska och engelska', syllabuses }] });
    expect(await preview(studentId, plan)).toMatchObject({ added: [], changed: [], same: 2, kept: 1 });
    await ran('importStudyPlan', { studentId, plan });
    expect(await counts()).toEqual(before);
    const undated = fileOf({ content: [{ title: 'Utan termin', syllabuses: [elsewhere('MATE1A00X')] }] });
    expect(await preview(studentId, undated)).toMatchObject({
      changed: [{ code: 'MATE1A00X', before: '2027VT', after: null }],
    });
  });

  it('has no program without points as its goal', async () => {
    await school.sql(`INSERT INTO program (id, name) VALUES (gen_random_uuid(), 'Utan poäng')`);
    const notes = [{ type: 'Elevens mål med studierna', note: 'Examen: Utan poäng' }];
    const plan = fileOf({ notes });
    expect(await preview(studentId, plan)).toMatchObject({ notes });
    await ran('importStudyPlan', { studentId, plan });
    expect(await stored(studentId)).toMatchObject({ goal: 'COURSES', program_id: null });
  });

  it('keeps the edition of the package that the plan has', async () => {
    const [own] = await school.sql<{ id: string }>(
      `INSERT INTO course_package (id, code, name, target_points) VALUES (gen_random_uuid(), 'PROV1', 'Prov', 100)
       RETURNING id`,
    );
    await save({ goal: 'VOCATIONAL', packageId: own!.id });
    await school.sql(
      `INSERT INTO course_package (id, code, name, target_points, follows_id)
       VALUES (gen_random_uuid(), 'PROV2', 'Prov', 200, $1)`,
      [own!.id],
    );
    const content = [{ syllabuses: [elsewhere('SVESVE01 Svenska')] }];
    await ran('importStudyPlan', { studentId, plan: { ...(await exported()), content } });
    expect(await stored(studentId)).toMatchObject({ package_id: own!.id });
  });

  it('is refused with each unknown course listed, or imported without them', async () => {
    await save();
    const before = await counts();
    const plan = fileOf({
      content: [
        {
          syllabuses: [
            elsewhere('SVESVE01 Svenska'),
            elsewhere('XYZ99 Okänd'),
            elsewhere('SVEN1000X Samma som SVESVE01'),
            { syllabus: { id: '0199f3a0-1c2d-7a00-8000-0000000000ab' } },
            { ...elsewhere('ENGENG05 Engelska 5'), startDate: '1999-01-11' },
          ],
        },
      ],
    });
    const { errors } = await run('importStudyPlan', { studentId, plan });
    expect(errors[0]!.extensions).toMatchObject({
      code: 'BAD_USER_INPUT',
      fields: [
        {
          path: 'plan.content.0.syllabuses.1.syllabus',
          reason: 'BAD_REFERENCE',
          message: 'Kurskoden XYZ99 finns inte bland skolans kurser.',
        },
        { path: 'plan.content.0.syllabuses.2.syllabus', reason: 'DUPLICATE' },
        { path: 'plan.content.0.syllabuses.3.syllabus', reason: 'BAD_REFERENCE' },
        {
          path: 'plan.content.0.syllabuses.4.syllabus',
          message: 'Kursens start är före år 2000 eller efter år 2099.',
        },
      ],
    });
    expect(await counts()).toEqual(before);
    expect((await preview(studentId, plan)).unknown).toHaveLength(4);
    const { items } = await ran('importStudyPlan', { studentId, plan, leaveOutUnknown: true });
    expect(items).toMatchObject([{ course: { code: 'SVESVE01' } }]);
  });

  it.each([
    ['an unknown field', { colour: 'red' }, 'colour', 'UNKNOWN_FIELD'],
    ['a missing start', { startDate: undefined }, 'startDate', 'REQUIRED'],
    ['a wrong day', { startDate: '2027-02-30' }, 'startDate', 'FORMAT'],
    ['an end before the start', { endDate: '2026-01-01' }, 'endDate', 'ORDER'],
    ['an id that is none', { id: 'plan 1' }, 'id', 'FORMAT'],
    [
      'a part of an unknown type',
      { content: [{ type: 'Annat', syllabuses: [] }] },
      'content.0.type',
      'NOT_ALLOWED',
    ],
    ['a part without courses', { content: [{ title: 'VT' }] }, 'content.0.syllabuses', 'REQUIRED'],
    ['a note of an unknown type', { notes: [{ type: 'Annat', note: 'x' }] }, 'notes.0.type', 'NOT_ALLOWED'],
    [
      'a note that is too long',
      { content: [{ syllabuses: [elsewhere('SVESVE01', { note: 'x'.repeat(301) })] }] },
      ...(['content.0.syllabuses.0.note', 'TOO_LONG'] as const),
    ],
    [
      'a pace out of range',
      { notes: [{ type: 'Anteckningar', note: 'Studietakt: 900 %.' }] },
      ...(['notes', 'RANGE'] as const),
    ],
  ])('is refused with %s, in Swedish, and nothing is written', async (_what, more, path, reason) => {
    const before = await counts();
    const refused = await run('importStudyPlan', { studentId, plan: fileOf(more) });
    expect(codeOf(refused)).toBe('BAD_USER_INPUT');
    expect(refused.errors[0]!.extensions['fields']).toEqual([
      { path: `plan.${path}`, reason, message: expect.stringMatching(/^[A-ZÅÄÖ].*\.$/) },
    ]);
    const { status, body } = await call('PUT', studentId, fileOf(more));
    expect(status).toBe(400);
    expect(JSON.stringify(body)).toContain(reason);
    expect(await counts()).toEqual(before);
  });

  it('is refused with a stale version, into a closed plan, and for a protected student', async () => {
    const { version } = await save();
    await put('SVESVE01', null);
    const stale = await run('importStudyPlan', { studentId, version, plan: fileOf() });
    expect(codeOf(stale)).toBe('CONFLICT');
    await ran('closeStudyPlan', { studentId, reason: 'Flyttat' });
    expect(codeOf(await run('importStudyPlan', { studentId, plan: fileOf() }))).toBe('CONFLICT');
    await school.sql('UPDATE student SET is_protected = true WHERE id = $1', [studentId]);
    expect((await call('GET', studentId)).status).toBe(404);
    expect((await call('GET', studentId, undefined, admin)).status).toBe(409);
    expect((await call('GET', await school.student())).status).toBe(404);
  });
});
