import { randomUUID } from 'node:crypto';
import {
  admin,
  course,
  instance,
  match,
  needsOf,
  openCourseMatching,
  planned,
  school,
} from '../support/course-matching-world.js';

const PLAN = `query($studentId: ID!) { studyPlan(studentId: $studentId) { items { source isInterrupted } } }`;

/** An agreed plan of a new student with one course; answers the student. */
async function agreedPlan(courseId: string, state = 'AGREED', studentId?: string): Promise<string> {
  const student = studentId ?? (await school.student());
  const planId = randomUUID();
  await school.sql(
    `INSERT INTO study_plan (id, student_id, goal, start_date, planned_end_date, pace_percent, state, agreed_at)
     VALUES ($1, $2, 'COURSES', today(), today() + 400, 50, $3, now())`,
    [planId, student, state],
  );
  await school.sql(
    `INSERT INTO study_plan_item (id, plan_id, course_id, term)
     VALUES (gen_random_uuid(), $1, $2, extract(year FROM today())::integer + 2 || 'VT')`,
    [planId, courseId],
  );
  return student;
}

/** Pairs two courses as equivalents. */
const pair = (one: string, other: string) =>
  school.sql('INSERT INTO course_equivalent VALUES ($1, $2)', [one, other]);

async function itemOf(studentId: string) {
  const { data } = await admin.graphql(PLAN, { studentId });
  return (data!.studyPlan as unknown as { items: { source: string; isInterrupted: boolean }[] }).items[0];
}

beforeAll(openCourseMatching);
afterAll(() => school.close());

describe('planned courses in study plans', () => {
  test('become needs on the first day of their term once the plan is agreed, and not before', async () => {
    const wanted = await course();
    const student = await agreedPlan(wanted);
    await agreedPlan(wanted, 'DRAFT');
    const needs = await needsOf(wanted);
    expect(needs).toMatchObject([{ studentId: student, note: 'Från studieplanen', pacePercent: 50 }]);
    expect((needs[0] as unknown as { earliestOn: string }).earliestOn).toMatch(/-01-01$/);
  });

  test('are placed by matching, then enrolled, and needed again after an interruption', async () => {
    const wanted = await course();
    const student = await agreedPlan(wanted);
    const [need] = await needsOf(wanted);
    const { status } = await match([{ key: need!.key, courseInstanceId: await instance(wanted) }]);
    expect(status).toBe(200);
    expect(await needsOf(wanted)).toEqual([]);
    expect(await itemOf(student)).toEqual({ source: 'ENROLLED', isInterrupted: false });
    await school.sql(
      `UPDATE enrollment SET status = 'COMPLETED', end_date = today() - 1, start_date = today() - 90
       WHERE student_id = $1`,
      [student],
    );
    expect(await itemOf(student)).toEqual({ source: 'ENROLLED', isInterrupted: false });
    await school.sql(`UPDATE enrollment SET status = 'DROPPED_OUT' WHERE student_id = $1`, [student]);
    expect(await itemOf(student)).toEqual({ source: 'PLANNED', isInterrupted: true });
    expect(await needsOf(wanted)).toHaveLength(1);
  });

  test('count as one need with a planned enrolment, package step or wish, also for an equivalent', async () => {
    const wanted = await course();
    const equivalent = await course();
    await pair(wanted, equivalent);
    const byEnrolment = await agreedPlan(wanted);
    await planned(equivalent, byEnrolment);
    const byWish = await agreedPlan(wanted);
    await school.sql(
      `INSERT INTO course_wish (id, student_id, text, folded, source, created_by_name)
       SELECT gen_random_uuid(), $1, lower(code), lower(code), 'MANUAL', 'Test' FROM course WHERE id = $2`,
      [byWish, equivalent],
    );
    const packageId = randomUUID();
    await school.sql('INSERT INTO course_package (id, name) VALUES ($1, $2)', [packageId, `P ${packageId}`]);
    await school.sql(
      'INSERT INTO course_package_course (package_id, course_id, position) VALUES ($1, $2, 1)',
      [packageId, wanted],
    );
    const byPackage = await agreedPlan(wanted);
    await school.sql(
      'INSERT INTO enrollment (id, student_id, package_id, is_enrollment) VALUES (gen_random_uuid(), $1, $2, false)',
      [byPackage, packageId],
    );
    const ofCourse = async (id: string) => (await needsOf(wanted)).filter((need) => need.studentId === id);
    expect(await ofCourse(byEnrolment)).toEqual([]);
    expect(await ofCourse(byWish)).toEqual([]);
    expect((await ofCourse(byPackage)).map(({ key }) => key.slice(0, 2))).toEqual(['s:']);
  });

  test('end with a passing grade in an equivalent course', async () => {
    const wanted = await course();
    const equivalent = await course();
    await pair(wanted, equivalent);
    const student = await agreedPlan(wanted);
    expect(await needsOf(wanted)).toHaveLength(1);
    await school.sql(
      `INSERT INTO grade (id, student_id, course_id, value, graded_on, signed_at)
       VALUES (gen_random_uuid(), $1, $2, 'E', today(), now())`,
      [student, equivalent],
    );
    expect(await needsOf(wanted)).toEqual([]);
    expect(await itemOf(student)).toEqual({ source: 'DONE', isInterrupted: false });
  });

  test('end with a validation of the whole course or an equivalent, also for a planned enrolment', async () => {
    const wanted = await course();
    const equivalent = await course();
    await pair(wanted, equivalent);
    const student = await agreedPlan(wanted);
    const enrolled = await school.student();
    await planned(wanted, enrolled);
    const validate = (id: string, scope: string) =>
      school.sql(
        `INSERT INTO study_validation (id, student_id, course_id, scope, points, basis, decided_on, decided_by_name)
         VALUES (gen_random_uuid(), $1, $2, $3, 10, 'Intyg', today(), 'Siv')
         ON CONFLICT (student_id, course_id) DO UPDATE SET scope = EXCLUDED.scope`,
        [id, equivalent, scope],
      );
    for (const id of [student, enrolled]) await validate(id, 'PART');
    expect(await needsOf(wanted)).toHaveLength(2);
    for (const id of [student, enrolled]) await validate(id, 'WHOLE');
    expect(await needsOf(wanted)).toEqual([]);
  });
});
