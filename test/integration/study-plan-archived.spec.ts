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

describe('archived courses in study plans', () => {
  let school: School;
  let counsellor: Person;
  let studentId: string;

  beforeAll(async () => {
    school = await School.open();
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
  const ARCHIVED = ['SVEN1000X', 'SVEA1000X', 'SVASVA01', 'HIST1B00X', 'KOMVUXARBETE'];
  const EXAM = 'Gymnasieexamen, högskoleförberedande';

  beforeAll(() => school.sql('UPDATE course SET archived_at = now() WHERE code = ANY ($1)', [ARCHIVED]));

  it('are neither proposed nor added as required courses: what replaces them is', async () => {
    const values = { goal: 'EXAM', programId: await idOf('program', 'name', EXAM) };
    await save(values);
    const { data } = await counsellor.graphql(
      `query($studentId: ID!) { checkStudyPlan(studentId: $studentId) { requirements { title text courses { code } } } }`,
      { studentId },
    );
    const { requirements } = data!.checkStudyPlan as unknown as {
      requirements: { title: string; text: string; courses: { code: string }[] }[];
    };
    const proposed = (title: string) => requirements.find((one) => one.title === title)!.courses;
    expect(proposed('Svenska nivå 1')).toEqual([{ code: 'SVESVE01' }]);
    expect(proposed('Historia nivå 1b')).toEqual([{ code: 'HISHIS01b' }]);
    expect(requirements.find(({ title }) => title === 'Komvuxarbete')).toEqual({
      title: 'Komvuxarbete',
      text: '100 poäng saknas. Kursen är arkiverad och har ingen som ersätter den.',
      courses: [],
    });
    const { items } = await save(values, { addCourses: true });
    const codes = items.map(({ course }) => course.code);
    expect(codes).toEqual(expect.arrayContaining(['SVESVE01', 'HISHIS01b', 'ENGE1000X']));
    expect(codes.filter((code) => ARCHIVED.includes(code))).toEqual([]);
  });

  it('stay a wish that is not planned, and are refused in a file', async () => {
    await save();
    const courseId = await idOf('course', 'code', 'HIST1B00X');
    await school.sql(
      `INSERT INTO study_plan_item (id, plan_id, course_id, source)
       SELECT gen_random_uuid(), id, $2, 'WISH' FROM study_plan WHERE student_id = $1`,
      [studentId, courseId],
    );
    const { items } = await save({ upperSecondaryPoints: 100 });
    const itemId = items[0]!.id;
    const message = 'Historia nivå 1b är arkiverad och kan inte planeras. Välj Historia 1b i stället.';
    for (const moved of [
      await run('moveStudyPlanItem', { itemId, term: '2027VT' }),
      await run('putStudyPlanItem', { itemId, courseId, term: '2027VT' }),
    ])
      expect(moved.errors[0]!.message).toBe(message);
    const plan = {
      ...{
        id: 'a0000000-0000-4000-8000-000000000001',
        student: { id: 'a0000000-0000-4000-8000-000000000002' },
      },
      content: [
        {
          title: 'Våren',
          syllabuses: [
            {
              syllabus: { id: 'a0000000-0000-4000-8000-000000000003', displayName: 'HIST1B00X Historia' },
              startDate: '2027-01-20',
            },
          ],
        },
      ],
      ...{ startDate: '2027-01-11', endDate: '2028-06-09' },
    };
    const { errors } = await run('importStudyPlan', { plan });
    expect(errors[0]!.extensions['fields']).toMatchObject([{ reason: 'NOT_ALLOWED', message }]);
  });
});
