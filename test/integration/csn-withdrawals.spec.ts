import { codeOf, School, type Person } from '../support/school.js';
import { addCourse, addEnrollment, schoolDay } from '../support/studies.js';

const REPORT = `mutation($input: ReportToCsnInput!) { reportToCsn(input: $input) { id size } }`;
const WITHDRAW = `mutation($input: WithdrawCsnReportInput!) { withdrawCsnReport(input: $input) {
  id size withdrawal { withdrawnBy reason reopened } } }`;

/** A wrong report is withdrawn by a record beside it (domain, D8). */
describe('a withdrawn report to CSN', () => {
  let school: School;
  let admin: Person;
  let courseId: string;
  let dates: { startDate: string; endDate: string };

  beforeAll(async () => {
    school = await School.open();
    admin = await school.as('ADMIN');
    courseId = await addCourse(school);
    dates = { startDate: await schoolDay(school, -20), endDate: await schoolDay(school, 40) };
  });
  afterAll(() => school.close());

  const enrolled = async () =>
    addEnrollment(school, await school.student(), { courseId, ...dates, status: 'ACTIVE' });
  const waiting = async (ids: string[]) =>
    (
      await admin.graphql(
        'query($input: ReportToCsnInput!) { csnPreview(input: $input) { events { event count } } }',
        { input: { selection: { ids } } },
      )
    ).data!['csnPreview'];
  const report = async (ids: string[]) =>
    (await admin.graphql(REPORT, { input: { selection: { ids } } })).data!['reportToCsn'].id;
  const withdraw = (id: string, reason = 'Filen kom aldrig fram') =>
    admin.graphql(WITHDRAW, { input: { id, reason } });
  /** Creates an event for CSN. */
  const drop = (id: string) =>
    school.sql(
      `UPDATE enrollment SET status = 'DROPPED_OUT', status_on = today(), updated_at = clock_timestamp() WHERE id = $1`,
      [id],
    );
  const events = (...list: [string, number][]) => ({
    events: list.map(([event, count]) => ({ event, count })),
  });

  it('counts its rows as unreported in the next preview, and stays with who, when and why', async () => {
    const ids = [await enrolled(), await enrolled()];
    const id = await report(ids);
    expect(await waiting(ids)).toEqual(events());
    expect((await withdraw(id)).data).toEqual({
      withdrawCsnReport: {
        id,
        size: 2,
        withdrawal: { withdrawnBy: admin.name, reason: 'Filen kom aldrig fram', reopened: 2 },
      },
    });
    expect(await waiting(ids)).toEqual(events(['Start', 2]));
    const again = await report(ids);
    const list = (await admin.graphql('{ csnReports { id rows { event } withdrawal { reason } } }')).data![
      'csnReports'
    ];
    const rows = [{ event: 'Start' }, { event: 'Start' }];
    expect(list).toEqual(
      expect.arrayContaining([
        { id, rows, withdrawal: { reason: 'Filen kom aldrig fram' } },
        { id: again, rows, withdrawal: null },
      ]),
    );
  });

  it('keeps what an earlier report said, and what a later one has since reported', async () => {
    const [dropped, untouched] = [await enrolled(), await enrolled()];
    const ids = [dropped, untouched];
    const first = await report(ids);
    await drop(dropped);
    const second = await report(ids);
    // The later report included the interruption: only unreported events are due.
    expect((await withdraw(first)).data!['withdrawCsnReport']).toMatchObject({ withdrawal: { reopened: 1 } });
    expect(await waiting(ids)).toEqual(events(['Start', 1]));
    await report([untouched]);
    // Without the later report CSN has no data about the first enrolment: withdraw the earlier one too.
    await withdraw(second);
    expect(await waiting(ids)).toEqual(events(['Avbrott', 1], ['Start', 1]));
    const [row] = await school.sql<{ at: string | null }>(
      'SELECT csn_reported_at AS at FROM enrollment WHERE id = $1',
      [dropped],
    );
    expect(row!.at).toBeNull();
  });

  it('falls back to the previous report where that one still stands', async () => {
    const id = await enrolled();
    await report([id]);
    const told = 'SELECT csn_reported_at AS at FROM enrollment WHERE id = $1';
    const [before] = await school.sql(told, [id]);
    await drop(id);
    await withdraw(await report([id]));
    expect(await waiting([id])).toEqual(events(['Avbrott', 1]));
    expect(await school.sql(told, [id])).toEqual([before]);
  });

  it('can be withdrawn only once, with a reason, and only if it exists', async () => {
    const ids = [await enrolled()];
    const id = await report(ids);
    expect(codeOf(await withdraw(id, '  '))).toBe('BAD_USER_INPUT');
    expect(codeOf(await withdraw(id, 'x'.repeat(501)))).toBe('BAD_USER_INPUT');
    expect(codeOf(await withdraw('0199f3a0-1c2d-7a00-8000-000000000001'))).toBe('NOT_FOUND');
    expect(await waiting(ids)).toEqual(events());
    const answers = await Promise.all([withdraw(id), withdraw(id)]);
    expect(answers.map((answer) => (answer.errors.length > 0 ? codeOf(answer) : 'OK')).sort()).toEqual([
      'CONFLICT',
      'OK',
    ]);
    const path = `/api/csn-reports/${id}`;
    const refused = await admin.rest('POST', `${path}/withdraw`, { body: { reason: 'En gång till' } });
    expect(refused).toMatchObject({ status: 409 });
    expect((await admin.rest('GET', path)).body).toMatchObject({ _id: id, withdrawal: { reopened: 1 } });
  });

  it.each(['csn_report_withdrawal', 'csn_report'])('cannot be deleted: %s', async (table) => {
    await withdraw(await report([await enrolled()]));
    const before = await school.sql(`SELECT * FROM ${table}`);
    for (const statement of [`DELETE FROM ${table}`, `TRUNCATE ${table} CASCADE`])
      await expect(school.sql(statement)).rejects.toThrow('is append-only');
    expect(await school.sql(`SELECT * FROM ${table}`)).toEqual(before);
    await expect(school.sql(`UPDATE csn_report_withdrawal SET reason = 'x'`)).rejects.toThrow(
      'csn_report_withdrawal is append-only',
    );
  });
});
