import { School, type Person } from '../support/school.js';

const PERIOD = { startDate: '2027-01-11', plannedEndDate: '2028-06-09', pacePercent: 100 };

describe('study plans of students who have interrupted a course', () => {
  let school: School;
  let admin: Person;
  let counsellor: Person;

  beforeAll(async () => {
    school = await School.open();
    admin = await school.as('ADMIN');
    counsellor = await school.as('SYV');
  });
  afterAll(() => school.close());

  const done = async (mutation: string, type: string, input: object, who = counsellor) => {
    const { errors } = await who.graphql(
      `mutation($input: ${type}!) { ${mutation}(input: $input) { __typename } }`,
      { input },
    );
    expect(errors).toEqual([]);
  };
  const save = (studentId: string, pacePercent = 100) =>
    done('saveStudyPlan', 'SaveStudyPlanInput', {
      ...{ studentId, values: { goal: 'COURSES', ...PERIOD, pacePercent } },
    });
  async function enrolled(studentId: string): Promise<string> {
    const [row] = await school.sql<{ id: string }>(
      `INSERT INTO enrollment (id, student_id, course_id, is_enrollment, status, start_date, end_date)
       SELECT gen_random_uuid(), $1, id, true, 'ACTIVE', today() - 30, today() + 60 FROM course
       WHERE code = 'SVESVE01' RETURNING id`,
      [studentId],
    );
    return row!.id;
  }
  async function interrupt(id: string): Promise<void> {
    const [{ day }] = (await school.sql<{ day: string }>('SELECT (today() - 1)::text AS day')) as [
      { day: string },
    ];
    await done(
      ...(['updateEnrollment', 'UpdateEnrollmentInput'] as const),
      ...([{ id, status: 'DROPPED_OUT', effectiveOn: day, reason: 'WORK' }, admin] as const),
    );
  }
  const listed = async () => {
    const { data } = await counsellor.graphql(
      'query($input: StudyPlansInput!) { studyPlans(input: $input) { totalCount nodes { studentId } } }',
      { input: { filter: 'INTERRUPTED', first: 200 } },
    );
    const { totalCount, nodes } = data!.studyPlans as unknown as {
      totalCount: number;
      nodes: { studentId: string }[];
    };
    expect(totalCount).toBe(nodes.length);
    return nodes.map(({ studentId }) => studentId);
  };

  it('are listed until the plan is changed or closed', async () => {
    const [changed, closed, going] = [await school.student(), await school.student(), await school.student()];
    for (const studentId of [changed, closed, going]) await save(studentId);
    const enrollments = [await enrolled(changed), await enrolled(closed)];
    await enrolled(going);
    expect(await listed()).toEqual([]);
    for (const id of enrollments) await interrupt(id);
    expect(await listed()).toEqual([changed, closed]);
    await save(changed, 50);
    await done('closeStudyPlan', 'CloseStudyPlanInput', { studentId: closed, reason: 'Flyttat.' });
    expect(await listed()).toEqual([]);
  });

  it('are not listed for a student without a plan, or who interrupted before it', async () => {
    const [without, earlier] = [await school.student(), await school.student()];
    for (const studentId of [without, earlier]) await interrupt(await enrolled(studentId));
    await save(earlier);
    expect(await listed()).toEqual([]);
  });
});
