import { School, type Person } from '../support/school.js';

const PLAN = `version state agreedAt studentAgreedAt
  items { id term source course { code } }`;
const PERIOD = { startDate: '2027-01-11', plannedEndDate: '2028-06-09', pacePercent: 100 };

/** The fields of `PLAN`. */
interface PlanAnswer {
  version: number;
  state: string;
  agreedAt: string | null;
  studentAgreedAt: string | null;
  items: { id: string; term: string | null; source: string; course: { code: string } }[];
}

describe('what is agreed in a study plan', () => {
  let school: School;
  let admin: Person;
  let counsellor: Person;
  let studentId: string;

  beforeAll(async () => {
    school = await School.open();
    admin = await school.as('ADMIN');
    counsellor = await school.as('SYV');
  });
  beforeEach(async () => {
    studentId = await school.student({ name: 'Åsa Ödman' });
  });
  afterAll(() => school.close());

  const run = (name: string, input: object, who = counsellor) =>
    who.graphql(
      `mutation($input: ${name[0]!.toUpperCase()}${name.slice(1)}Input!) { ${name}(input: $input) { ${PLAN} } }`,
      { input: { studentId, ...input } },
    );
  async function ran(name: string, input: object = {}, who = counsellor) {
    const { data, errors } = await run(name, input, who);
    expect(errors).toEqual([]);
    return (data as unknown as Record<string, PlanAnswer>)[name]!;
  }
  const save = (values: object = {}, more: object = {}) =>
    ran('saveStudyPlan', { values: { goal: 'COURSES', ...PERIOD, ...values }, ...more });
  async function idOf(table: string, column: string, value: string): Promise<string> {
    const [row] = await school.sql<{ id: string }>(`SELECT id FROM ${table} WHERE ${column} = $1`, [value]);
    return row!.id;
  }
  const put = async (code: string, term: string | null = '2027VT') =>
    ran('putStudyPlanItem', { courseId: await idOf('course', 'code', code), term });
  /** The plan agreed to by both. */
  async function agreed(): Promise<PlanAnswer> {
    const student = await school.as('STUDENT');
    await school.sql('UPDATE student SET user_id = $2 WHERE id = $1', [studentId, student.userId]);
    await ran('agreeStudyPlan');
    const { data } = await student.graphql(`mutation { agreeOwnStudyPlan(input: {}) { ${PLAN} } }`, {});
    return data!.agreeOwnStudyPlan as unknown as PlanAnswer;
  }
  const reasons = async () => {
    const { data } = await counsellor.graphql(
      'query($studentId: ID!) { studyPlanRevisions(studentId: $studentId) { reason } }',
      { studentId },
    );
    return (data!.studyPlanRevisions as unknown as { reason: string }[]).map(({ reason }) => reason);
  };

  it('holds again when a course is moved back at once, and not after another change', async () => {
    await save();
    await put('SVESVE01');
    await put('ENGENG05');
    const before = await agreed();
    const [first, second] = before.items.map(({ id }) => id);
    const move = (itemId: string, term: string) => ran('moveStudyPlanItem', { itemId, term });
    expect(await move(first!, '2027HT')).toMatchObject({ state: 'REVISED', agreedAt: null });
    expect(await move(first!, '2027VT')).toMatchObject({
      ...{ state: 'AGREED', agreedAt: before.agreedAt, studentAgreedAt: before.studentAgreedAt },
    });
    await move(first!, '2027HT');
    await move(second!, '2027HT');
    await move(second!, '2027VT');
    expect(await move(first!, '2027VT')).toMatchObject({ state: 'REVISED', agreedAt: null });
  });

  it('does not hold when another course has taken the place of the moved one', async () => {
    await save();
    await put('SVESVE01');
    const { items } = await agreed();
    const itemId = items[0]!.id;
    const courseId = await idOf('course', 'code', 'ENGENG05');
    await ran('putStudyPlanItem', { itemId, courseId, term: '2027HT' });
    expect(await ran('moveStudyPlanItem', { itemId, term: '2027VT' })).toMatchObject({
      ...{ state: 'REVISED', agreedAt: null, studentAgreedAt: null },
    });
  });

  it('holds when the form says the same and no required course is lacking', async () => {
    const values = { goal: 'VOCATIONAL', packageId: await idOf('course_package', 'name', 'Barnskötare') };
    await save(values, { addCourses: true });
    const before = await agreed();
    expect(await save(values, { addCourses: true })).toEqual(before);
    await ran('removeStudyPlanItem', { itemId: before.items[0]!.id });
    const filled = await save(values, { addCourses: true });
    expect(filled.items).toHaveLength(before.items.length);
    expect(filled.state).toBe('REVISED');
  });

  it('has to be agreed again when a closed plan is opened, which the changes say', async () => {
    await save();
    await ran('closeStudyPlan', { reason: 'Flyttar.' });
    expect(await save()).toMatchObject({ state: 'REVISED' });
    expect(await reasons()).toEqual(['Öppnad igen', 'Avslutad: Flyttar.', 'Planen skapad']);
  });

  it.each([
    ['the kept record', 'CLOSED'],
    ['the merged record', 'AGREED'],
  ])('is kept by a merge when the plan of %s is closed', async (_which, keptState) => {
    const kept = studentId;
    await save(keptState === 'CLOSED' ? {} : { goal: 'ELIGIBILITY' });
    await put('SVESVE01');
    if (keptState === 'AGREED') await agreed();
    else await ran('closeStudyPlan', { reason: 'Flyttar.' });
    studentId = await school.student({ name: 'Åsa Ödman' });
    await save(keptState === 'CLOSED' ? { goal: 'ELIGIBILITY' } : {});
    await put(keptState === 'CLOSED' ? 'SVEN1000X' : 'MATMAT01a');
    if (keptState === 'CLOSED') await agreed();
    else await ran('closeStudyPlan', { reason: 'Flyttar.' });
    const { errors } = await admin.graphql(
      'mutation($input: MergeStudentsInput!) { mergeStudents(input: $input) { id } }',
      { input: { keepId: kept, mergedId: studentId, keepVersion: 1, mergedVersion: 1, take: [] } },
    );
    expect(errors).toEqual([]);
    const { data } = await counsellor.graphql(
      'query($studentId: ID!) { studyPlan(studentId: $studentId) { state goal items { course { code } } } }',
      { studentId: kept },
    );
    expect(data!.studyPlan).toEqual({
      ...{ state: 'AGREED', goal: 'ELIGIBILITY' },
      items: [{ course: { code: keptState === 'CLOSED' ? 'SVEN1000X' : 'SVESVE01' } }],
    });
  });
});
