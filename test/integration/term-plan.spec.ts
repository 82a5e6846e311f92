import { swedishDay } from '../../domain/dates.js';
import { termAfter, termDays, termOf } from '../../domain/school-days.js';
import { makeCourse, makeEnrollment, makeInstance } from '../support/course-instances.js';
import {
  admin,
  call,
  list,
  openCourseInstances,
  school,
  teacher,
} from '../support/course-instances-world.js';

beforeAll(openCourseInstances);
afterAll(() => school.close());

const PLAN = `query($input: TermPlanInput) { termPlan(input: $input) { term left
  rows { instance { id } startDate endDate waiting existing }
  teachers { teacherId employmentPercent instances { id pacePercent } } } }`;

interface Plan {
  teachers: { teacherId: string }[];
  rows: { instance: { id: string } }[];
}

async function planOf(input?: object): Promise<Plan> {
  const answer = await admin.graphql(PLAN, { input });
  expect(answer.errors).toEqual([]);
  return answer.data!.termPlan as Plan;
}

describe('the term planner', () => {
  test('proposes the same week of term on school days, with waiting students and existing instances', async () => {
    const course = await makeCourse(school);
    const id = await makeInstance(school, course, { teacher_id: teacher.teacherId });
    await makeInstance(school, course, { start_date: '2027-02-01', end_date: '2027-03-12' });
    await makeInstance(school, course, {
      start_date: '2027-02-01',
      end_date: '2027-03-12',
      planning: 'CANCELLED',
    });
    const running = await makeInstance(school, course, {
      start_date: '2027-01-11',
      end_date: '2027-06-04',
      teacher_id: teacher.teacherId,
    });
    const studentId = await school.student();
    await makeEnrollment(
      school,
      { studentId, courseId: course, instanceId: null },
      { status: 'ADMITTED', end_date: '2030-06-01' },
    );
    const plan = await planOf({ term: 'VT2027', ids: [id] });
    expect(plan).toMatchObject({
      term: 'VT2027',
      left: 0,
      rows: [{ instance: { id }, startDate: '2027-01-11', endDate: '2027-03-19', waiting: 1, existing: 2 }],
    });
    const own = plan.teachers.find(({ teacherId }) => teacherId === teacher.teacherId);
    expect(own).toEqual({
      teacherId: teacher.teacherId,
      employmentPercent: 100,
      instances: [{ id: running, pacePercent: 50 }],
    });
  });

  test('proposes the previous term’s instances when none are chosen, without archived courses', async () => {
    const now = termOf(swedishDay());
    const { startDate } = termDays(now);
    const dates = { start_date: startDate, end_date: `${startDate.slice(0, 8)}28` };
    const course = await makeCourse(school);
    const id = await makeInstance(school, course, dates);
    const cancelled = await makeInstance(school, course, { ...dates, planning: 'CANCELLED' });
    const gone = await makeCourse(school, { archived_at: '2026-01-01T00:00:00Z' });
    await makeInstance(school, gone, dates);
    const plan = await planOf();
    expect(plan).toMatchObject({ term: termAfter(now), left: 1 });
    const ids = plan.rows.map(({ instance }) => instance.id);
    expect(ids).toContain(id);
    expect(ids).not.toContain(cancelled);
  });

  test('refuses an unknown term', async () => {
    const { errors } = await admin.graphql(PLAN, { input: { term: 'sommaren' } });
    expect(errors[0]!.extensions).toMatchObject({ code: 'BAD_USER_INPUT', fields: [{ path: 'term' }] });
  });

  test('creates all instances or none, and deletes them together', async () => {
    const course = await makeCourse(school);
    const values = { startDate: '2027-01-11', endDate: '2027-03-19', teacherId: teacher.teacherId };
    const create = (instances: object[]) =>
      call('createCourseInstances', 'CreateCourseInstancesInput', { instances });
    const wrong = { courseId: course, values: { ...values, endDate: '2027-01-01' } };
    expect((await create([{ courseId: course, values }, wrong])).errors[0]!.extensions).toMatchObject({
      fields: [{ path: 'instances.1.values.endDate', reason: 'ORDER' }],
    });
    const stranger = { courseId: course, values: { ...values, teacherId: course } };
    expect((await create([{ courseId: course, values }, stranger])).errors[0]!.extensions).toMatchObject({
      fields: [{ path: 'instances.1.values.teacherId', reason: 'BAD_REFERENCE' }],
    });
    expect(await list({ courseId: course })).toEqual([]);
    const made = (
      await create([
        { courseId: course, values },
        { courseId: course, values: { ...values, name: 'Grupp B', capacity: 24 } },
      ])
    ).data!.createCourseInstances as { id: string; name: string; capacity: number | null }[];
    expect(made.map(({ capacity }) => capacity).sort()).toEqual([24, null]);
    const ids = made.map(({ id }) => id);
    const remove = () => call('deleteCourseInstances', 'DeleteCourseInstancesInput', { ids }, '');
    const studentId = await school.student();
    const enrollment = await makeEnrollment(school, {
      studentId,
      courseId: course,
      instanceId: ids[1]!,
    });
    expect((await remove()).errors[0]!.extensions).toMatchObject({ reason: 'HAS_STUDENTS' });
    expect(await list({ courseId: course })).toHaveLength(2);
    await school.sql('DELETE FROM enrollment WHERE id = $1', [enrollment]);
    expect((await remove()).data!.deleteCourseInstances).toEqual(ids);
    expect(await list({ courseId: course })).toEqual([]);
  });
});
