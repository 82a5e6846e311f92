import { GradeDesk } from '../support/grade-desk.js';
import { codeOf, type GraphqlAnswer, type Person, type School } from '../support/school.js';

const CREATE = 'mutation($input: CreateWorkplaceInput!) { createWorkplace(input: $input) { id } }';
const FIELDS = `id version weekdays plannedHours nextDue nextDueOn isAssessmentMissing
  courses { enrollmentId name } goals { id courseId text level comment }
  assessment { version text assessedBy isOnPaper seenAt seenBy }`;
const PLAN = `mutation($input: PlanPlacementInput!) { planPlacement(input: $input) { ${FIELDS} } }`;
const UPDATE = `mutation($input: UpdatePlacementInput!) { updatePlacement(input: $input) { ${FIELDS} } }`;
const CHOICES = `query($id: ID!) { placementCourses(studentId: $id) {
  courses { enrollmentId name hasPlacement usedGoals } } }`;
const PERIOD = { startDate: '2026-11-30', endDate: '2026-12-18', hoursPerWeek: 24 };

interface Planned {
  id: string;
  goals: { id: string; text: string }[];
}

describe('planning the courses and goals of a placement', () => {
  let desk: GradeDesk;
  let school: School;
  let admin: Person;
  let workplaceId: string;
  let studentId: string;
  let instance: string;
  let entry: string;
  let courseId: string;

  beforeAll(async () => {
    desk = await GradeDesk.open();
    ({ school, admin } = desk);
    const made = await admin.graphql(CREATE, { input: { values: { name: 'Björken', places: 500 } } });
    workplaceId = made.data!.createWorkplace.id;
  });
  beforeEach(async () => {
    studentId = await school.student({ name: 'Åsa Ödman' });
    courseId = await desk.grading.course();
    instance = await desk.grading.instance({ courseId, teacherId: desk.teacher.teacherId });
    entry = await desk.grading.enrolled(instance, { studentId });
  });
  afterAll(() => school.close());

  const pathOf = ({ errors }: GraphqlAnswer) =>
    (errors[0]?.extensions['fields'] as { path: string }[] | undefined)?.[0]?.path;
  const goal = (text: string) => ({ courseId, text });
  const plan = (values: object = {}, who = admin) =>
    who.graphql(PLAN, { input: { studentId, values: { workplaceId, ...PERIOD, ...values } } });
  const planned = async (values: object = {}): Promise<Planned> => {
    const { data, errors } = await plan(values);
    expect(errors).toEqual([]);
    return data!['planPlacement'] as unknown as Planned;
  };
  const update = (id: string, values: object) =>
    admin.graphql(UPDATE, { input: { id, values: { workplaceId, ...PERIOD, ...values } } });
  const historyOf = async (field: string) =>
    (
      await school.sql<{ text: string }>(
        `SELECT new_values->>$2 AS text FROM change_history WHERE student_id = $1 AND new_values ? $2 ORDER BY id`,
        [studentId, field],
      )
    ).map(({ text }) => text);

  it('links it to courses with goals, and derives the hours from weekdays', async () => {
    const placement = await planned({
      weekdays: [3, 1, 2],
      enrollmentIds: [entry],
      goals: [goal('Hygien'), goal(' Bemötande ')],
    });
    expect(placement).toMatchObject({
      ...{ weekdays: [1, 2, 3], plannedHours: 72, courses: [{ enrollmentId: entry }] },
      goals: [
        { courseId, text: 'Hygien', level: null },
        { courseId, text: 'Bemötande', level: null },
      ],
    });
    expect(await historyOf('placement')).toEqual([
      'Björken, 2026-11-30 – 2026-12-18, 72 timmar (24 i veckan), mån–ons, planerad',
    ]);
    expect(await historyOf('placementGoals')).toEqual(['Hygien; Bemötande']);
  });

  it('keeps them when a change leaves them out, as well as the ids of unchanged goals', async () => {
    const { id, goals } = await planned({
      weekdays: [1, 2],
      enrollmentIds: [entry],
      goals: [goal('Hygien'), goal('Bemötande')],
    });
    const same = (await update(id, {})).data!.updatePlacement;
    expect(same).toMatchObject({ weekdays: [1, 2], courses: [{ enrollmentId: entry }], goals });
    const { data } = await update(id, { goals: [goal('Teknik'), goal('Hygien')] });
    const other = data!.updatePlacement as unknown as Planned;
    expect(other.goals.map(({ text }) => text)).toEqual(['Teknik', 'Hygien']);
    expect(other.goals[1]!.id).toBe(goals[0]!.id);
    const none = (await update(id, { goals: [], enrollmentIds: [] })).data!.updatePlacement;
    expect(none).toMatchObject({ goals: [], courses: [] });
  });

  it('refuses another student’s courses, another course’s goals, duplicate goals and impossible days', async () => {
    const strange = await desk.grading.enrolled(instance);
    expect(pathOf(await plan({ enrollmentIds: [strange] }))).toBe('values.enrollmentIds');
    await school.sql('UPDATE enrollment SET removed_at = now() WHERE id = $1', [entry]);
    expect(pathOf(await plan({ enrollmentIds: [entry] }))).toBe('values.enrollmentIds');
    await school.sql('UPDATE enrollment SET removed_at = NULL WHERE id = $1', [entry]);
    expect(pathOf(await plan({ goals: [goal('Hygien')] }))).toBe('values.goals');
    expect(pathOf(await plan({ enrollmentIds: [entry], goals: [goal('A'), goal('A')] }))).toBe(
      'values.goals',
    );
    expect(pathOf(await plan({ enrollmentIds: [entry], goals: [goal('x'.repeat(201))] }))).toBe(
      'values.goals',
    );
    expect(pathOf(await plan({ weekdays: [] }))).toBe('values.weekdays');
    expect(pathOf(await plan({ weekdays: [0, 1] }))).toBe('values.weekdays');
    expect(pathOf(await plan({ weekdays: [1], hoursPerWeek: 25 }))).toBe('values.hoursPerWeek');
    const { id } = await planned({ enrollmentIds: [entry], goals: [goal('Hygien')] });
    expect(pathOf(await update(id, { enrollmentIds: [] }))).toBe('values.goals');
  });

  it('suggests the package’s placement courses first, and previously used goals', async () => {
    const packaged = await desk.grading.course({ name: 'Ö, kurs i paket' });
    const second = await desk.grading.enrolled(await desk.grading.instance({ courseId: packaged }), {
      studentId,
    });
    await school.sql(
      `WITH made AS (INSERT INTO course_package (id, code, name) VALUES (gen_random_uuid(), $3, $3) RETURNING id),
         holds AS (INSERT INTO course_package_course (package_id, course_id, position, has_apl)
           SELECT id, $2, 1, true FROM made)
       INSERT INTO enrollment (id, student_id, package_id) SELECT gen_random_uuid(), $1, id FROM made`,
      [studentId, packaged, `P${packaged.slice(-8)}`],
    );
    await planned({ enrollmentIds: [entry], goals: [goal('Hygien')] });
    const other = await desk.grading.enrolled(instance, { isProtected: true });
    await school.sql(
      `WITH placed AS (INSERT INTO placement (id, student_id, workplace_id, start_date, end_date, hours_per_week,
           planned_hours, created_by, created_by_name)
         SELECT gen_random_uuid(), student_id, $2, today(), today(), 8, 8, $3, 'A' FROM enrollment WHERE id = $1
         RETURNING id)
       INSERT INTO placement_goal (id, placement_id, course_id, position, text)
       SELECT gen_random_uuid(), id, $4, 1, 'Namnger en skyddad elev' FROM placed`,
      [other, workplaceId, admin.userId, courseId],
    );
    const { data } = await admin.graphql(CHOICES, { id: studentId });
    expect(data!.placementCourses.courses).toMatchObject([
      { enrollmentId: second, name: 'Ö, kurs i paket', hasPlacement: true, usedGoals: [] },
      { enrollmentId: entry, hasPlacement: false, usedGoals: ['Hygien'] },
    ]);
    expect(codeOf(await (await school.as('TEACHER')).graphql(CHOICES, { id: studentId }))).toBe('FORBIDDEN');
  });
});
