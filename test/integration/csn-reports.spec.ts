import { codeOf, School, type Person } from '../support/school.js';
import { addCourse, addEnrollment, schoolDay } from '../support/studies.js';

/** What is reported to CSN is shown first, and only what was shown is reported (domain, D8). */
describe('a report to CSN', () => {
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
        'query($input: ReportToCsnInput!) { csnPreview(input: $input) { size events { event count } } }',
        { input: { selection: { ids } } },
      )
    ).data!['csnPreview'];
  const report = (expected: number) =>
    admin.graphql('mutation($input: ReportToCsnInput!) { reportToCsn(input: $input) { size } }', {
      input: { selection: { ids }, expected },
    });

  it('is seen beforehand by what has happened, and marks nothing until it is confirmed', async () => {
    const due = {
      size: 3,
      events: [
        { event: 'Start', count: 2 },
        { event: 'Avbrott', count: 1 },
      ],
    };
    expect(await preview()).toEqual(due);
    expect(await preview()).toEqual(due);
  });

  it('is refused when it would be another than the one that was shown, and then leaves nothing', async () => {
    expect(codeOf(await report(2))).toBe('CONFLICT');
    expect(await preview()).toMatchObject({ size: 3 });
    const [kept] = await school.sql<{ n: number }>('SELECT count(*)::integer AS n FROM csn_report');
    expect(kept!.n).toBe(0);
  });

  it('holds what was shown, and then nothing waits', async () => {
    expect((await report(3)).data).toEqual({ reportToCsn: { size: 3 } });
    expect(await preview()).toEqual({ size: 0, events: [] });
  });
});
