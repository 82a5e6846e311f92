import { School, type Person } from '../support/school.js';
import { addCourse, addEnrollment, addGrade, addInstance, schoolDay } from '../support/studies.js';

/** Enrolments follow the dates of their instance until they have their own (pages, section 6). */
describe('changing the dates of a course instance', () => {
  let school: School;
  let admin: Person;
  let days: Record<'past' | 'early' | 'soon' | 'coming' | 'later', string>;

  beforeAll(async () => {
    school = await School.open();
    admin = await school.as('ADMIN', { name: 'Anna Admin' });
    const [past, early, soon, coming, later] = (await Promise.all(
      [-60, -30, 30, 45, 90].map((offset) => schoolDay(school, offset)),
    )) as [string, string, string, string, string];
    days = { past, early, soon, coming, later };
  });
  afterAll(() => school.close());

  const world = async () => {
    const courseId = await addCourse(school);
    const dates = { startDate: days.past, endDate: days.soon };
    const instance = await addInstance(school, courseId, { name: 'Flyttad kurs', ...dates });
    const add = async (name: string, seed: Record<string, unknown> = {}) =>
      addEnrollment(school, await school.student({ name }), {
        ...{ courseId, courseInstanceId: instance, ...dates },
        ...seed,
      });
    const same = await add('Alma Samma');
    await school.sql('UPDATE enrollment SET status_on = start_date WHERE id = $1', [same]);
    const own = await add('Egil Egen', { startDate: days.early });
    const left = await add('Lage Lämnad', { status: 'DROPPED_OUT' });
    const graded = await add('Britt Betygsatt');
    await addGrade(school, graded, 'B');
    return { instance, same, own, left, graded };
  };
  const move = async (id: string, startDate: string, endDate: string) => {
    const answer = await admin.graphql(
      'mutation($input: UpdateCourseInstanceInput!) { updateCourseInstance(input: $input) { startDate endDate } }',
      { input: { id, values: { startDate, endDate } } },
    );
    expect(answer.errors).toEqual([]);
  };
  const datesOf = async (id: string) =>
    (
      await school.sql<{ entry: string }>(
        `SELECT concat_ws(' ', status, start_date, end_date) AS entry FROM enrollment WHERE id = $1`,
        [id],
      )
    )[0]!.entry;

  it('previews who follows and who stays, before anything is written', async () => {
    const { instance, same } = await world();
    const { data } = await admin.graphql(
      `query($input: CourseInstanceDatesInput!) {
         courseInstanceDates(input: $input) { following left { code count examples } } }`,
      { input: { id: instance, startDate: days.past, endDate: days.later } },
    );
    expect(data).toEqual({
      courseInstanceDates: {
        following: 1,
        left: [
          { code: 'ENDED', count: 2, examples: ['Britt Betygsatt', 'Lage Lämnad'] },
          { code: 'OWN_DATES', count: 1, examples: ['Egil Egen'] },
        ],
      },
    });
    expect(await datesOf(same)).toBe(`ACTIVE ${days.past} ${days.soon}`);
  });

  it('changes the enrolments with exactly the old dates, noted in their history, and can be undone', async () => {
    const { instance, same, own, left, graded } = await world();
    const before = await Promise.all([same, own, left, graded].map(datesOf));
    await move(instance, days.past, days.later);
    expect(await datesOf(same)).toBe(`ACTIVE ${days.past} ${days.later}`);
    expect(await Promise.all([own, left, graded].map(datesOf))).toEqual(before.slice(1));
    const [entry] = await school.sql<{ note: string; by: string }>(
      `SELECT note, changed_by_name AS by FROM enrollment_status_change WHERE enrollment_id = $1
       ORDER BY changed_at DESC LIMIT 1`,
      [same],
    );
    expect(entry).toEqual({
      note: `Tillfället ändrades från ${days.past} – ${days.soon} till ${days.past} – ${days.later}`,
      by: 'Anna Admin',
    });
    await move(instance, days.past, days.soon);
    expect(await Promise.all([same, own, left, graded].map(datesOf))).toEqual(before);
  });

  it('returns started students to admitted when the start is in the future, and starts them again once it has come', async () => {
    const { instance, same } = await world();
    await move(instance, days.coming, days.later);
    expect(await datesOf(same)).toBe(`ADMITTED ${days.coming} ${days.later}`);
    await move(instance, days.early, days.later);
    expect(await datesOf(same)).toBe(`ACTIVE ${days.early} ${days.later}`);
    const trail = await school.sql<{ entry: string }>(
      `SELECT concat_ws(' ', status, effective_on) AS entry FROM enrollment_status_change WHERE enrollment_id = $1
       ORDER BY changed_at`,
      [same],
    );
    expect(trail.map(({ entry }) => entry)).toEqual([
      `ADMITTED ${await schoolDay(school)}`,
      `ACTIVE ${days.early}`,
    ]);
  });

  it('is a single action that can be undone', async () => {
    const { instance, same } = await world();
    await move(instance, days.past, days.later);
    const { data } = await admin.graphql('{ enrollmentBatches { id kind title size mayUndo } }');
    const [last] = data!.enrollmentBatches;
    expect(last).toMatchObject({
      kind: 'EXTEND',
      title: `Nya datum för Flyttad kurs: ${days.past} – ${days.later}`,
      size: 1,
      mayUndo: true,
    });
    await admin.graphql(
      'mutation($input: UndoEnrollmentBatchInput!) { undoEnrollmentBatch(input: $input) { id } }',
      { input: { batchId: last!.id } },
    );
    expect(await datesOf(same)).toBe(`ACTIVE ${days.past} ${days.soon}`);
  });

  it('leaves everyone alone when only other values change', async () => {
    const { instance, same } = await world();
    await admin.graphql(
      'mutation($input: UpdateCourseInstanceInput!) { updateCourseInstance(input: $input) { id } }',
      { input: { id: instance, values: { location: 'Sal 5' } } },
    );
    const [row] = await school.sql<{ version: number }>('SELECT version FROM enrollment WHERE id = $1', [
      same,
    ]);
    expect(row!.version).toBe(1);
  });
});
