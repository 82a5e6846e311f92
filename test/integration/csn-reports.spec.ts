import { codeOf, School, type Person } from '../support/school.js';
import { addCourse, addEnrollment, addGrade, schoolDay } from '../support/studies.js';
import { story } from '../support/story.js';

/** A CSN report is previewed first, and only previewed events are reported (domain, D8). */
story('a report to CSN', (it) => {
  let school: School;
  let admin: Person;
  let ids: string[];

  beforeAll(async () => {
    school = await School.open();
    admin = await school.as('ADMIN');
    const [startDate, endDate] = [await schoolDay(school, -20), await schoolDay(school, 40)];
    const courseId = await addCourse(school);
    const enrolled = async (status: string) =>
      addEnrollment(school, await school.student(), { courseId, startDate, endDate, status });
    ids = [
      await enrolled('ACTIVE'),
      await enrolled('ACTIVE'),
      await enrolled('DROPPED_OUT'),
      await enrolled('ADMITTED'),
    ];
  });
  afterAll(() => school.close());

  const preview = async () =>
    (
      await admin.graphql(
        'query($input: ReportToCsnInput!) { csnPreview(input: $input) { size enrollments events { event count } } }',
        { input: { selection: { ids } } },
      )
    ).data!['csnPreview'];
  const report = (expected: number) =>
    admin.graphql('mutation($input: ReportToCsnInput!) { reportToCsn(input: $input) { size } }', {
      input: { selection: { ids }, expected },
    });

  it('is previewed by event, and marks nothing until confirmed', async () => {
    const due = {
      size: 4,
      enrollments: 3,
      events: [
        { event: 'Start', count: 3 },
        { event: 'Avbrott', count: 1 },
      ],
    };
    expect(await preview()).toEqual(due);
    expect(await preview()).toEqual(due);
  });

  it('is rejected if it would differ from the preview, and then leaves nothing behind', async () => {
    expect(codeOf(await report(3))).toBe('CONFLICT');
    expect(await preview()).toMatchObject({ size: 4 });
    const [kept] = await school.sql<{ n: number }>('SELECT count(*)::integer AS n FROM csn_report');
    expect(kept!.n).toBe(0);
  });

  it('contains what was previewed, and then nothing is waiting', async () => {
    expect((await report(4)).data).toEqual({ reportToCsn: { size: 4 } });
    expect(await preview()).toEqual({ size: 0, enrollments: 0, events: [] });
  });
});

/** Each event since the last report, with its date (domain, D8; interchange, I3). */
describe('the events of a report to CSN', () => {
  let school: School;
  let admin: Person;
  const days: Record<number, string> = {};

  beforeAll(async () => {
    school = await School.open();
    admin = await school.as('ADMIN');
    for (const offset of [-30, -20, -15, -14, -10, -5, -1, 0, 30, 40])
      days[offset] = await schoolDay(school, offset);
  });
  afterAll(() => school.close());

  const enrolled = async (
    course: Parameters<typeof addCourse>[1] = {},
    personalNumber: string | null = null,
  ) => {
    const studentId = await school.student({ personalNumber });
    const courseId = await addCourse(school, course);
    const made = await admin.graphql(
      'mutation($input: EnrollStudentInput!) { enrollStudent(input: $input) { id } }',
      {
        input: { studentId, courseId, startDate: days[-30], endDate: days[30] },
      },
    );
    expect(made.errors).toEqual([]);
    return made.data!['enrollStudent'].id;
  };
  const change = async (id: string, input: Record<string, unknown>) => {
    const answer = await admin.rest('PUT', `/api/student-enrollments/${id}`, { body: input });
    expect(answer).toMatchObject({ status: 200 });
  };
  const pause = (id: string, on: string) =>
    change(id, { status: 'PAUSED', effectiveOn: on, reason: 'ILLNESS' });
  const resume = (id: string, on: string) => change(id, { status: 'ACTIVE', effectiveOn: on });
  const report = async (id: string): Promise<string[]> => {
    const answer = await admin.graphql(
      `mutation($input: ReportToCsnInput!) { reportToCsn(input: $input) { rows { event eventOn eventTo change grade } } }`,
      { input: { selection: { ids: [id] } } },
    );
    if (answer.errors.length > 0) return [String(codeOf(answer))];
    const { rows } = answer.data!['reportToCsn'];
    return rows.map(({ event, eventOn, eventTo, change: words, grade }) =>
      [event, eventOn, eventTo, words, grade].filter(Boolean).join(' '),
    );
  };

  it.each([
    ['sfi', { level: 'SFI', system: 'SFI', points: null }],
    ['komvux som anpassad utbildning', { level: 'ADAPTED_BASIC', system: 'VUX_GRUND' }],
  ])('never include %s, which gives no studiemedel, and none of it waits', async (_, course) => {
    const id = await enrolled(course);
    expect(await report(id)).toEqual(['BAD_USER_INPUT']);
    const { data } = await admin.graphql(
      `query($input: EnrollmentsInput!) { enrollments(input: $input) { nodes { id } } }`,
      { input: { filter: { attention: ['UNREPORTED'] } } },
    );
    expect(data!['enrollments'].nodes.map((row) => row.id)).not.toContain(id);
  });

  it('are two for a pause that began and ended between two reports, preceded by the start date', async () => {
    const id = await enrolled();
    await pause(id, days[-20]!);
    await resume(id, days[-14]!);
    expect(await report(id)).toEqual([
      `Start ${days[-30]}`,
      `Uppehåll ${days[-20]} ${days[-15]}`,
      `Återupptagna studier ${days[-14]}`,
    ]);
    expect(await report(id)).toEqual(['BAD_USER_INPUT']);
  });

  it('are start and result for a course started and graded between two reports', async () => {
    const id = await enrolled();
    await addGrade(school, id, 'C');
    await school.sql('UPDATE enrollment SET updated_at = clock_timestamp() WHERE id = $1', [id]);
    expect(await report(id)).toEqual([`Start ${days[-30]}`, `Resultat ${days[0]} C`]);
  });

  it('are a change with its old and new value, and a correction of a wrongly reported day', async () => {
    const id = await enrolled();
    await report(id);
    await change(id, { endDate: days[40] });
    expect(await report(id)).toEqual([`Ändring ${days[0]} Slutdatum ${days[30]} → ${days[40]}`]);
    await change(id, { status: 'DROPPED_OUT', effectiveOn: days[-5], reason: 'WORK' });
    expect(await report(id)).toEqual([`Avbrott ${days[-5]}`]);
    await change(id, { status: 'DROPPED_OUT', effectiveOn: days[-10], reason: 'WORK' });
    expect(await report(id)).toEqual([`Rättelse ${days[-10]} Avbrott ${days[-5]} → ${days[-10]}`]);
  });

  it('retract what was reported for a mistaken enrolment, also under the filter for what is waiting', async () => {
    const id = await enrolled();
    await report(id);
    const removed = await admin.graphql(
      'mutation($input: RemoveEnrollmentInput!) { removeEnrollment(input: $input) { id } }',
      { input: { id, reason: 'Fel elev' } },
    );
    expect(removed.errors).toEqual([]);
    const answer = await admin.graphql(
      'mutation($input: ReportToCsnInput!) { reportToCsn(input: $input) { rows { enrollmentId event change } } }',
      { input: { selection: { filter: { attention: ['UNREPORTED'] } } } },
    );
    expect(answer.data!['reportToCsn'].rows).toContainEqual({
      enrollmentId: id,
      event: 'Rättelse',
      change: `Start ${days[-30]} gäller inte`,
    });
    expect(await report(id)).toEqual(['BAD_USER_INPUT']);
  });

  it('mark a student under 20 in GraphQL, in REST and in the file', async () => {
    const young = `${Number(days[0]!.slice(0, 4)) - 18}0601`;
    const id = await enrolled({}, `${young}1234`);
    const answer = await admin.graphql(
      'mutation($input: ReportToCsnInput!) { reportToCsn(input: $input) { id rows { isUnder20 } } }',
      { input: { selection: { ids: [id] } } },
    );
    const made = answer.data!['reportToCsn'];
    expect(made.rows).toEqual([{ isUnder20: true }]);
    const kept = await admin.rest('GET', `/api/csn-reports/${made.id}`);
    expect(kept.body).toMatchObject({ size: 1, enrollments: 1, rows: [{ event: 'Start', isUnder20: true }] });
  });
});
