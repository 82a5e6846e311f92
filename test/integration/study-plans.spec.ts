import { codeOf, School, type Person } from '../support/school.js';

const PLAN = `version state goalText agreedAt studentAgreedAt
  items { id term source grade isInterrupted note course { id code points } }`;
const mutation = (name: string) =>
  `mutation($input: ${name[0]!.toUpperCase()}${name.slice(1)}Input!) { ${name}(input: $input) { ${PLAN} } }`;
const CHECK = `query($studentId: ID!) { checkStudyPlan(studentId: $studentId) { isMet isReachable warnings
  requirements { key needed has planned missing text courses { name } } } }`;
const PERIOD = { startDate: '2027-01-11', plannedEndDate: '2028-06-09', pacePercent: 100 };

/** The fields of `PLAN`. */
interface PlanAnswer {
  version: number;
  state: string | null;
  agreedAt: string | null;
  studentAgreedAt: string | null;
  items: {
    id: string;
    source: string;
    term: string | null;
    grade: string | null;
    course: { code: string; points: number | null };
  }[];
}

describe('study plans', () => {
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

  const run = (name: string, input: object, who = counsellor) => who.graphql(mutation(name), { input });
  async function ran(name: string, input: object, who = counsellor) {
    const { data, errors } = await run(name, input, who);
    expect(errors).toEqual([]);
    return (data as unknown as Record<string, PlanAnswer>)[name]!;
  }
  const save = (values: object = {}, more: object = {}) =>
    ran('saveStudyPlan', { studentId, values: { goal: 'COURSES', ...PERIOD, ...values }, ...more });
  async function courseId(code: string): Promise<string> {
    const [row] = await school.sql<{ id: string }>('SELECT id FROM course WHERE code = $1', [code]);
    return row!.id;
  }
  const put = async (code: string, more: object = {}) =>
    ran('putStudyPlanItem', { studentId, courseId: await courseId(code), term: '2027VT', ...more });
  const check = async () => (await counsellor.graphql(CHECK, { studentId })).data!.checkStudyPlan;
  const reasonOf = ({ errors }: { errors: readonly { extensions: Record<string, unknown> }[] }) =>
    errors[0]?.extensions['reason'];
  const pathOf = ({ errors }: { errors: readonly { extensions: Record<string, unknown> }[] }) =>
    (errors[0]?.extensions['fields'] as { path: string }[] | undefined)?.[0]?.path;

  it('are empty with version 0 before the first is saved', async () => {
    const { data } = await counsellor.graphql(
      `query($studentId: ID!) { studyPlan(studentId: $studentId) { ${PLAN} } }`,
      { studentId },
    );
    expect(data!.studyPlan).toMatchObject({ version: 0, state: null, items: [] });
    expect(await check()).toEqual({ isMet: false, isReachable: false, warnings: [], requirements: [] });
    expect(codeOf(await run('agreeStudyPlan', { studentId }))).toBe('NOT_FOUND');
  });

  it('refuse a goal without its program, package, path or course, and an invalid period', async () => {
    const path = async (values: object) =>
      pathOf(await run('saveStudyPlan', { studentId, values: { goal: 'COURSES', ...PERIOD, ...values } }));
    expect(await path({ goal: 'EXAM' })).toBe('values.programId');
    expect(await path({ goal: 'VOCATIONAL' })).toBe('values.packageId');
    expect(await path({ goal: 'SFI', sfiPath: 4, sfiCourse: 'A' })).toBe('values.sfiPath');
    expect(await path({ goal: 'SFI', sfiPath: 1 })).toBe('values.sfiCourse');
    // Path 3 begins with course C.
    expect(await path({ goal: 'SFI', sfiPath: 3, sfiCourse: 'B' })).toBe('values.sfiCourse');
    expect(await path({ plannedEndDate: '2027-01-10' })).toBe('values.plannedEndDate');
    expect(await path({ plannedEndDate: '2037-01-12' })).toBe('values.plannedEndDate');
    expect(await path({ startDate: '1999-12-31', plannedEndDate: '2001-06-09' })).toBe('values.startDate');
    expect(await path({ pacePercent: 4 })).toBe('values.pacePercent');
    expect(await path({ basicPoints: -1 })).toBe('values.basicPoints');
    expect(await path({ goal: 'EXAM', programId: studentId })).toBe('values.programId');
  });

  it('lead to an exam only by a program with points', async () => {
    const { body } = await admin.rest('POST', '/api/programs', {
      body: { name: 'Grundläggande vuxenutbildning', description: 'Efter behov.', courses: [] },
    });
    const { _id: programId } = body as { _id: string };
    const refused = await run('saveStudyPlan', {
      ...{ studentId, values: { goal: 'EXAM', programId, ...PERIOD } },
    });
    expect([codeOf(refused), pathOf(refused)]).toEqual(['BAD_USER_INPUT', 'values.programId']);
    const { data } = await counsellor.graphql('{ studyPlanChoices { programs { id name } } }');
    const names = (data!.studyPlanChoices as { programs: { name: string }[] }).programs.map(
      ({ name }) => name,
    );
    expect(names).toContain('Gymnasieexamen, högskoleförberedande');
    expect(names).not.toContain('Grundläggande vuxenutbildning');
  });

  it('contain a course only once, also as its equivalent', async () => {
    await save();
    await put('SVESVE01');
    const id = await courseId('SVEN1000X');
    const refused = await run('putStudyPlanItem', { studentId, courseId: id });
    expect([codeOf(refused), reasonOf(refused)]).toEqual(['CONFLICT', 'DUPLICATE']);
    const term = await run('putStudyPlanItem', {
      studentId,
      courseId: await courseId('ENGE1000X'),
      term: '2027',
    });
    expect(pathOf(term)).toBe('term');
  });

  it('refuse an archived course, and keep one that is archived later', async () => {
    await save();
    const { items } = await put('SVESVE01');
    const archive = (code: string, day: string | null) =>
      school.sql('UPDATE course SET archived_at = $2::date WHERE code = $1', [code, day]);
    for (const code of ['SVESVE01', 'ENGE1000X']) await archive(code, '2026-06-30');
    const refused = await run('putStudyPlanItem', { studentId, courseId: await courseId('ENGE1000X') });
    expect(pathOf(refused)).toBe('courseId');
    expect(refused.errors[0]!.message).toMatch(/ är arkiverad och kan inte planeras\. Välj .+ i stället\.$/);
    const kept = await run('putStudyPlanItem', {
      ...{ studentId, itemId: items[0]!.id, courseId: await courseId('SVESVE01'), term: '2028VT' },
    });
    expect(kept.errors).toEqual([]);
    for (const code of ['SVESVE01', 'ENGE1000X']) await archive(code, null);
  });

  it('refuse a change made from a stale version', async () => {
    const { version } = await save();
    const { items } = await put('SVESVE01');
    const stale = await run('moveStudyPlanItem', {
      ...{ studentId, itemId: items[0]!.id, term: '2027HT', version },
    });
    expect([codeOf(stale), reasonOf(stale)]).toEqual(['CONFLICT', 'VERSION']);
    expect(
      reasonOf(await run('saveStudyPlan', { studentId, version: 0, values: { goal: 'COURSES', ...PERIOD } })),
    ).toBe('VERSION');
  });

  it('reflect the grade in an equivalent course', async () => {
    await save();
    await put('SVESVE01');
    await school.sql(
      `INSERT INTO grade (id, student_id, course_id, value, graded_on, signed_at, basis)
       SELECT gen_random_uuid(), $1, $2, 'C', today(), now(), NULL`,
      [studentId, await courseId('SVEN1000X')],
    );
    const { items } = await put('ENGE1000X');
    expect(items.map(({ source, grade, course }) => [course.code, source, grade]).sort()).toEqual([
      ['ENGE1000X', 'PLANNED', null],
      ['SVESVE01', 'DONE', 'C'],
    ]);
    expect((await check()).requirements).toMatchObject([
      { key: 'TOTAL', needed: 200, has: 100, planned: 100, missing: 0 },
      { has: 0, planned: 100, missing: 0 },
      { has: 100, planned: 0, missing: 0 },
    ]);
  });

  it('get the required courses of an exam, and a check lists what is missing', async () => {
    const [program] = await school.sql<{ id: string }>('SELECT id FROM program LIMIT 1');
    const plan = await save({ goal: 'EXAM', programId: program!.id }, { addCourses: true });
    const [expected] = await school.sql<{ courses: number }>(
      `SELECT count(DISTINCT coalesce(choice_group, course_id::text))::integer AS courses FROM program_course
       WHERE program_id = $1 AND part = 'REQUIRED'`,
      [program!.id],
    );
    expect(plan.items).toHaveLength(expected!.courses);
    const { isReachable, requirements } = await check();
    expect(isReachable).toBe(false);
    expect(requirements[0]).toMatchObject({ key: 'TOTAL', needed: 2_400, has: 0 });
    const group = 'Matematik nivå 1';
    const item = plan.items.find(({ course }) => course.code.startsWith('MATE1'));
    await ran('removeStudyPlanItem', { studentId, itemId: item!.id });
    expect((await check()).requirements.find(({ key }) => key === group)).toMatchObject({
      ...{ missing: 100, courses: [{}, {}] },
      text: expect.stringContaining('100 poäng saknas. Lägg till '),
    });
  });

  it('add the student’s current courses, in the term of the enrolment and later of the grade', async () => {
    const [program] = await school.sql<{ id: string }>('SELECT id FROM program LIMIT 1');
    const [course] = await school.sql<{ id: string; code: string }>(
      `SELECT c.id, c.code FROM program_course pc JOIN course c ON c.id = pc.course_id
       WHERE pc.program_id = $1 AND pc.part = 'REQUIRED' AND pc.choice_group IS NULL ORDER BY c.code LIMIT 1`,
      [program!.id],
    );
    await school.sql(
      `INSERT INTO enrollment (id, student_id, course_id, is_enrollment, status, start_date, end_date)
       VALUES (gen_random_uuid(), $1, $2, true, 'ACTIVE', '2027-08-16', '2027-12-17')`,
      [studentId, course!.id],
    );
    const plan = await save({ goal: 'EXAM', programId: program!.id }, { addCourses: true });
    const itemIn = ({ items }: typeof plan) => items.filter(({ course: { code } }) => code === course!.code);
    expect(itemIn(plan)).toMatchObject([{ source: 'ENROLLED', term: '2027HT' }]);
    const pointsIn = (term: string) =>
      plan.items.filter((item) => item.term === term).reduce((sum, item) => sum + item.course.points!, 0);
    expect(pointsIn('2027HT')).toBeLessThanOrEqual(400);
    await school.sql(
      `INSERT INTO grade (id, student_id, course_id, value, graded_on, signed_at, basis)
       VALUES (gen_random_uuid(), $1, $2, 'C', '2027-06-04', now(), 'COURSE')`,
      [studentId, course!.id],
    );
    const { data } = await counsellor.graphql(
      `query($studentId: ID!) { studyPlan(studentId: $studentId) { ${PLAN} } }`,
      { studentId },
    );
    expect(itemIn(data!.studyPlan as typeof plan)).toMatchObject([
      { source: 'DONE', grade: 'C', term: '2027VT' },
    ]);
  });

  it('are agreed by both parties, revised by a change, and closed', async () => {
    const student = await school.asStudent();
    studentId = student.studentId!;
    await save();
    expect((await ran('agreeStudyPlan', { studentId })).state).toBe('DRAFT');
    expect((await ran('agreeOwnStudyPlan', {}, student)).state).toBe('AGREED');
    const wished = await ran(
      'wishInStudyPlan',
      { courseId: await courseId('SVESVE01'), note: 'Gärna snart' },
      student,
    );
    expect(wished).toMatchObject({ state: 'AGREED', items: [{ source: 'WISH', note: 'Gärna snart' }] });
    const both = await ran('wishInStudyPlan', { courseId: await courseId('MATE1A00X') }, student);
    const itemId = both.items.find(({ course }) => course.code === 'MATE1A00X')!.id;
    const left = await ran('takeBackStudyPlanWish', { itemId }, student);
    expect(left.items.map(({ course }) => course.code)).toEqual(['SVESVE01']);
    const [wish] = left.items;
    expect((await ran('removeStudyPlanItem', { studentId, itemId: wish!.id })).state).toBe('AGREED');
    expect(await put('ENGE1000X')).toMatchObject({ state: 'REVISED', agreedAt: null, studentAgreedAt: null });
    const [planned] = await school.sql<{ id: string }>(
      `SELECT i.id FROM study_plan_item i JOIN study_plan p ON p.id = i.plan_id
       WHERE p.student_id = $1 AND i.source = 'PLANNED'`,
      [studentId],
    );
    const refused = await run('takeBackStudyPlanWish', { itemId: planned!.id }, student);
    expect([codeOf(refused), reasonOf(refused)]).toEqual(['CONFLICT', 'STATE']);
    expect((await ran('closeStudyPlan', { studentId, reason: 'Flyttat.' })).state).toBe('CLOSED');
    const late = await run('wishInStudyPlan', { courseId: await courseId('SVESVE01') }, student);
    expect(late.errors[0]!.message).toContain('Be din studie- och yrkesvägledare öppna den.');
    const closed = await run('agreeStudyPlan', { studentId });
    expect([codeOf(closed), reasonOf(closed)]).toEqual(['CONFLICT', 'STATE']);
    expect((await save()).state).toBe('REVISED');
  });

  it('name the course of an sfi goal, and the Gy25 course for a Gy11 course beyond 2030', async () => {
    await save({ goal: 'SFI', sfiPath: 2, sfiCourse: 'D' });
    expect(await check()).toMatchObject({
      requirements: [{ key: 'SFI', missing: 1, courses: [{ name: 'Sfi kurs D, studieväg 2' }] }],
    });
    await save({ startDate: '2026-08-17', plannedEndDate: '2031-06-06' });
    await put('SVESVE01', { term: '2030HT' });
    await put('ENGENG05', { term: '2030VT' });
    await put('MATMAT01a', { term: '2031VT' });
    const { warnings } = (await check()) as { warnings: string[] };
    expect(warnings).toEqual([
      expect.stringMatching(
        /^Matematik 1a .* Gy11 upphör 2030-06-30: välj Matematik nivå 1a \(MATE1A00X\) i Gy25\.$/,
      ),
      expect.stringMatching(
        /^Svenska 1 .* Gy11 upphör 2030-06-30: välj Svenska nivå 1 \(SVEN1000X\) i Gy25\.$/,
      ),
    ]);
  });

  it('stay agreed when a change says what they say already', async () => {
    const student = await school.asStudent();
    studentId = student.studentId!;
    await save();
    const { items } = await put('SVESVE01', { note: 'Kväll' });
    await ran('agreeStudyPlan', { studentId });
    const agreed = await ran('agreeOwnStudyPlan', {}, student);
    const itemId = items[0]!.id;
    const same = [
      await save(),
      await put('SVESVE01', { itemId, note: 'Kväll' }),
      await ran('moveStudyPlanItem', { studentId, itemId, term: '2027VT' }),
      await ran('agreeStudyPlan', { studentId }),
      await ran('agreeOwnStudyPlan', {}, student),
    ];
    for (const plan of same) expect(plan).toEqual(agreed);
    const { data } = await counsellor.graphql(
      'query($studentId: ID!) { studyPlanRevisions(studentId: $studentId) { id } }',
      { studentId },
    );
    expect(data!.studyPlanRevisions).toHaveLength(4);
    expect((await put('SVESVE01', { itemId, note: 'Dag' })).state).toBe('REVISED');
  });

  it('change the note of a course in place, with version, history and the agreement of a planned course', async () => {
    const student = await school.asStudent();
    studentId = student.studentId!;
    await save();
    const { items } = await put('SVESVE01', { note: 'Kväll' });
    await ran('wishInStudyPlan', { courseId: await courseId('ENGE1000X'), note: 'Snart' }, student);
    await ran('agreeStudyPlan', { studentId });
    const { version, items: both } = await ran('agreeOwnStudyPlan', {}, student);
    const wish = both.find(({ source }) => source === 'WISH')!.id;
    const itemId = items[0]!.id;
    const note = (id: string, text: string | null, more: object = {}) =>
      run('setStudyPlanItemNote', { studentId, itemId: id, note: text, ...more });
    expect(reasonOf(await note(itemId, 'Dag', { version: version - 1 }))).toBe('VERSION');
    expect(pathOf(await note(itemId, 'x'.repeat(301)))).toBe('note');
    expect(codeOf(await note(studentId, 'Dag'))).toBe('NOT_FOUND');
    const ofWish = (await note(wish, ' Till hösten ', { version })).data!.setStudyPlanItemNote;
    expect(ofWish).toMatchObject({ version: version + 1, state: 'AGREED' });
    const { body } = await counsellor.rest(
      'PUT',
      `/api/students/${studentId}/study-plan/items/${itemId}/note`,
      { body: { version: version + 1, note: 'Dag' } },
    );
    expect(body).toMatchObject({
      ...{ version: version + 2, state: 'REVISED', agreedAt: null, studentAgreedAt: null },
      items: [
        { term: '2027VT', source: 'PLANNED', note: 'Dag' },
        { term: null, source: 'WISH', note: 'Till hösten' },
      ],
    });
    expect((await note(itemId, 'Dag')).data!.setStudyPlanItemNote).toMatchObject({ version: version + 2 });
    expect((await note(itemId, ' ')).data!.setStudyPlanItemNote).toMatchObject({
      items: [{ note: null }, { note: 'Till hösten' }],
    });
    const history = await school.sql<{ text: string }>(
      `SELECT new_values->>'studyPlan' AS text FROM change_history WHERE student_id = $1 ORDER BY changed_at DESC LIMIT 3`,
      [studentId],
    );
    expect(history.map(({ text }) => text.split(' (')[0])).toEqual([
      'Anteckningen om Svenska 1 borttagen',
      'Anteckningen om Svenska 1 ändrad',
      'Anteckningen om Engelska nivå 1 ändrad',
    ]);
  });

  it('can be viewed as of a given day, with who changed what', async () => {
    await save();
    await put('SVESVE01');
    const [{ today }] = (await school.sql('SELECT today()::text AS today')) as [{ today: string }];
    const at = (day: string) =>
      counsellor.graphql(
        `query($studentId: ID!, $day: Date!) { studyPlanAt(studentId: $studentId, day: $day) { ${PLAN} studentName } }`,
        { studentId, day },
      );
    expect((await at(today)).data!.studyPlanAt).toMatchObject({
      studentName: 'Åsa Ödman',
      items: [{ term: '2027VT' }],
    });
    expect(codeOf(await at('2020-01-01'))).toBe('NOT_FOUND');
    const { data } = await counsellor.graphql(
      'query($studentId: ID!) { studyPlanRevisions(studentId: $studentId) { reason byName courses } }',
      { studentId },
    );
    expect(data!.studyPlanRevisions).toMatchObject([
      { byName: 'Siv Syv', courses: 1 },
      { reason: 'Planen skapad', byName: 'Siv Syv', courses: 0 },
    ]);
  });

  it('are not found for a counsellor if the student is protected', async () => {
    await save();
    await school.sql('UPDATE student SET is_protected = true WHERE id = $1', [studentId]);
    expect(codeOf(await run('agreeStudyPlan', { studentId }))).toBe('NOT_FOUND');
    expect((await ran('agreeStudyPlan', { studentId }, admin)).agreedAt).not.toBeNull();
  });

  it('survive a merge with each course once, also as its equivalent, and keep what was merged as a revision', async () => {
    const kept = studentId;
    await save();
    await put('SVESVE01');
    studentId = await school.student({ name: 'Åsa Ödman' });
    await save();
    await put('SVEN1000X');
    await put('MATMAT01a');
    const [before] = await school.sql<{ version: number }>(
      'SELECT version FROM study_plan WHERE student_id = $1',
      [kept],
    );
    const { errors } = await admin.graphql(
      'mutation($input: MergeStudentsInput!) { mergeStudents(input: $input) { id } }',
      { input: { keepId: kept, mergedId: studentId, keepVersion: 1, mergedVersion: 1, take: [] } },
    );
    expect(errors).toEqual([]);
    const { data } = await counsellor.graphql(
      `query($studentId: ID!) { studyPlan(studentId: $studentId) { version items { course { code } } }
        studyPlanRevisions(studentId: $studentId) { reason courses } }`,
      { studentId: kept },
    );
    expect(data!.studyPlan.items.map(({ course }) => course.code).sort()).toEqual(['MATMAT01a', 'SVESVE01']);
    expect(data!.studyPlan.version).toBe(before!.version + 1);
    expect(data!.studyPlanRevisions[0]).toEqual({ reason: 'Elevposter sammanslagna', courses: 2 });
  });
});
