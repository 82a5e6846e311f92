import { makeInstance } from '../support/course-instances.js';
import {
  admin,
  call,
  courseId,
  day,
  type Instance,
  list,
  openCourseInstances,
  school,
  teacher,
} from '../support/course-instances-world.js';

beforeAll(openCourseInstances);
afterAll(() => school.close());

describe('course instances', () => {
  test('changes the teacher of all selected instances, or of none', async () => {
    const ids = [await makeInstance(school, courseId), await makeInstance(school, courseId)];
    const change = (chosen: string[]) =>
      call('setCourseInstancesTeacher', 'SetCourseInstancesTeacherInput', {
        ids: chosen,
        teacherId: teacher.teacherId,
      });
    const cancelled = await makeInstance(school, courseId, { planning: 'CANCELLED' });
    expect((await change([...ids, cancelled])).errors[0]!.extensions).toMatchObject({ reason: 'CANCELLED' });
    expect((await list({ ids })).every((one) => one.teacherPeakPercent === null)).toBe(true);
    expect((await change(ids)).data!.setCourseInstancesTeacher).toMatchObject([
      { teacherName: 'Öst, Lärare', version: 2 },
      { teacherName: 'Öst, Lärare', version: 2 },
    ]);
  });

  test('warns about a teacher over 100 percent at one time, before and after saving', async () => {
    const busy = await school.as('TEACHER');
    const teaches = (start: string, end: string, pace: number) =>
      makeInstance(school, courseId, {
        start_date: start,
        end_date: end,
        pace_percent: pace,
        teacher_id: busy.teacherId,
      });
    const first = await teaches(day(10), day(40), 75);
    const second = await teaches(day(30), day(60), 50);
    const third = await teaches(day(50), day(80), 50);
    const rows = await list({ teacherId: busy.teacherId });
    const peaks = Object.fromEntries(rows.map((row) => [row.id, row.teacherPeakPercent]));
    expect(peaks).toEqual({ [first]: 125, [second]: 125, [third]: 100 });
    expect((await list({ teacherId: busy.teacherId, overloaded: true })).map(({ id }) => id)).toEqual([
      first,
      second,
    ]);
    const load = await admin.graphql(
      `query($input: InstanceTeacherLoadInput!) {
         instanceTeacherLoad(input: $input) { peakPercent peakOn instances { id } } }`,
      {
        input: {
          teacherId: busy.teacherId,
          startDate: day(55),
          endDate: day(90),
          pacePercent: 25,
          exceptId: third,
        },
      },
    );
    expect(load.data!.instanceTeacherLoad).toEqual({
      peakPercent: 75,
      peakOn: day(55),
      instances: [{ id: second }],
    });
  });

  test('shows the same teacher load as the teacher list, relative to the extent of employment', async () => {
    const busy = await school.as('TEACHER');
    await school.sql('INSERT INTO teacher_profile (teacher_id, employment_percent) VALUES ($1, 50)', [
      busy.teacherId,
    ]);
    const teaches = (start_date: string, end_date: string, pace_percent: number) =>
      makeInstance(school, courseId, { start_date, end_date, pace_percent, teacher_id: busy.teacherId });
    const running = await teaches(day(-40), day(30), 50);
    await teaches(day(-30), day(-10), 100);
    const coming = await teaches(day(20), day(60), 25);
    const { body } = await admin.rest('GET', `/api/teacher-management/${busy.teacherId}`);
    expect(body).toMatchObject({ work: { loadPercent: 150, loadOn: day(20) } });
    const rows = await list({ ids: [running, coming] });
    expect(rows.map(({ teacherPeakPercent }) => teacherPeakPercent)).toEqual([150, 150]);
    const load = await admin.graphql(
      `query($input: InstanceTeacherLoadInput!) { instanceTeacherLoad(input: $input) { peakPercent peakOn } }`,
      { input: { teacherId: busy.teacherId, startDate: day(0), endDate: day(5), pacePercent: 25 } },
    );
    expect(load.data!.instanceTeacherLoad).toEqual({ peakPercent: 150, peakOn: day(0) });
  });

  test('a series starts at its week interval within its months, as previewed', async () => {
    const input = {
      courseId,
      values: { startDate: '2026-09-07', pacePercent: 100, teacherId: teacher.teacherId },
      everyWeeks: 5,
      until: '2027-06-30',
      months: [9, 10, 11, 12, 1, 2, 3, 4, 5, 6],
    };
    const preview = await admin.graphql(
      `query($input: CourseInstanceSeriesInput!) {
         courseInstanceSeries(input: $input) { startDate endDate weeks teacherPeakPercent } }`,
      { input },
    );
    const planned = preview.data!.courseInstanceSeries;
    expect(planned[0]).toEqual({
      startDate: '2026-09-07',
      endDate: '2026-10-09',
      weeks: 5,
      teacherPeakPercent: expect.any(Number) as number,
    });
    expect(planned).toHaveLength(9);
    const answer = await call('createCourseInstanceSeries', 'CourseInstanceSeriesInput', input);
    const instances = answer.data!.createCourseInstanceSeries as (Instance & { seriesId: string })[];
    expect(instances.map(({ startDate, endDate }) => ({ startDate, endDate }))).toEqual(
      planned.map(({ startDate, endDate }) => ({ startDate, endDate })),
    );
    expect(new Set(instances.map(({ seriesId }) => seriesId)).size).toBe(1);
    expect(await list({ seriesId: instances[0]!.seriesId })).toHaveLength(9);
  });
});
