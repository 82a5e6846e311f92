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
  const listed = async (filter = 'INTERRUPTED') => {
    const { data } = await counsellor.graphql(
      'query($input: StudyPlansInput!) { studyPlans(input: $input) { totalCount nodes { studentId } } }',
      { input: { filter, first: 200 } },
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

  it('are listed still, and as old, when only the student has wished and agreed', async () => {
    const student = await school.asStudent();
    const studentId = student.studentId!;
    await save(studentId);
    await interrupt(await enrolled(studentId));
    const [course] = await school.sql<{ id: string }>(`SELECT id FROM course WHERE code = 'ENGE1000X'`);
    await done('wishInStudyPlan', 'WishInStudyPlanInput', { courseId: course!.id }, student);
    await done('agreeOwnStudyPlan', 'AgreeOwnStudyPlanInput', {}, student);
    expect(await listed()).toEqual([studentId]);
    await school.sql(`UPDATE study_plan SET updated_at = now() - interval '2 years' WHERE student_id = $1`, [
      studentId,
    ]);
    const { data } = await student.graphql(
      'query($studentId: ID!) { studyPlan(studentId: $studentId) { version items { id } } }',
      { studentId },
    );
    const { version, items } = data!.studyPlan as unknown as { version: number; items: { id: string }[] };
    expect(version).toBe(3);
    await done('takeBackStudyPlanWish', 'TakeBackStudyPlanWishInput', { itemId: items[0]!.id }, student);
    expect(await listed('OLD')).toEqual([studentId]);
    await done('agreeStudyPlan', 'AgreeStudyPlanInput', { studentId });
    expect([await listed(), await listed('OLD')]).toEqual([[], []]);
  });

  it('are not listed for a student without a plan, or who interrupted before it', async () => {
    const [without, earlier] = [await school.student(), await school.student()];
    for (const studentId of [without, earlier]) await interrupt(await enrolled(studentId));
    await save(earlier);
    expect(await listed()).toEqual([]);
  });
});
