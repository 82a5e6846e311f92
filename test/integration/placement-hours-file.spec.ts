import { v7 as uuid } from 'uuid';
import { codeOf, School, type Person } from '../support/school.js';

const CREATE = 'mutation($input: CreateExportInput!) { createExport(input: $input) { id rowCount } }';
const HEADER =
  'Personnummer;Namn;Kommun;Paket;Paketets poäng;Krävda timmar;Planerade timmar;Rapporterade timmar;Bekräftade timmar;Arbetsplatser;Från;Till';

describe('the hours file per student and period', () => {
  let school: School;
  let admin: Person;
  const [workplace, packageId] = [uuid(), uuid()];

  beforeAll(async () => {
    school = await School.open();
    admin = await school.as('ADMIN');
    await school.sql(
      `INSERT INTO workplace (id, name, organisation_number, places) VALUES ($1, 'Björken', '5560360793', 9)`,
      [workplace],
    );
    await school.sql(
      `INSERT INTO course_package (id, code, name, target_points, apl_weeks) VALUES ($1, 'VÅRD1', 'Vård', 1500, 20)`,
      [packageId],
    );
  });
  // Each test has the placements of its own students alone.
  beforeEach(() => school.sql('DELETE FROM placement'));
  afterAll(() => school.close());

  /** A placement from 2 March to 29 May 2026 with two days in March, confirmed, and one in May. */
  async function placed(
    name: string,
    personalNumber: string,
    { isProtected = false, municipality = 'Solna' } = {},
  ): Promise<string> {
    const studentId = await school.student({ name, personalNumber, municipality, isProtected });
    await school.sql(
      `INSERT INTO enrollment (id, student_id, package_id, status, is_enrollment) VALUES ($1, $2, $3, 'ACTIVE', true)`,
      [uuid(), studentId, packageId],
    );
    const id = uuid();
    await school.sql(
      `INSERT INTO placement (id, student_id, workplace_id, start_date, end_date, hours_per_week, planned_hours, state,
         created_by, created_by_name)
       VALUES ($1, $2, $3, '2026-03-02', '2026-05-29', 40, 500, 'DONE', $4, 'Ada')`,
      [id, studentId, workplace, admin.userId],
    );
    await school.sql(
      `INSERT INTO placement_week (placement_id, monday, minutes, reported_by_name, confirmed_at, confirmed_by_name)
       VALUES ($1, '2026-03-02', 930, 'Elev', now(), 'Karin'), ($1, '2026-05-25', 480, 'Elev', NULL, NULL)`,
      [id],
    );
    await school.sql(
      `INSERT INTO placement_day (placement_id, monday, day, minutes) VALUES ($1, '2026-03-02', '2026-03-02', 480),
         ($1, '2026-03-02', '2026-03-03', 450), ($1, '2026-05-25', '2026-05-25', 480)`,
      [id],
    );
    return studentId;
  }

  const make = (query: string, who = admin) =>
    who.graphql(CREATE, { input: { list: 'placement-hours', format: 'CSV', query } });
  async function linesOf(query: string): Promise<string[]> {
    const { data, errors } = await make(query);
    expect(errors).toEqual([]);
    const { id } = data!.createExport as { id: string };
    const response = await fetch(`${school.app.url}/api/exports/${id}`, {
      headers: { Authorization: `Bearer ${admin.token}` },
    });
    const text = Buffer.from(await response.arrayBuffer()).toString('utf8');
    return text.slice(1).trimEnd().split('\r\n');
  }

  it('contains the reported and confirmed hours of the days within the period', async () => {
    await placed('Åsa Ek', '199001012385');
    const row = (reported: string, confirmed: string) =>
      `'199001012385;Åsa Ek;Solna;VÅRD1;1500;450;500;${reported};${confirmed};Björken (556036-0793);2026-03-02;2026-05-29`;
    expect(await linesOf('fran=2026-01-01&till=2026-12-31')).toEqual([HEADER, row('23,5', '15,5')]);
    expect(await linesOf('fran=2026-03-03&till=2026-03-31')).toEqual([HEADER, row('7,5', '7,5')]);
    expect(await linesOf('fran=2026-04-01&till=2026-05-31')).toEqual([HEADER, row('8', '0')]);
    expect(await linesOf('fran=2026-06-01&till=2026-12-31')).toEqual([HEADER]);
  });

  it('follows a placement to the day on which it was interrupted', async () => {
    const studentId = await placed('Tidig Ek', '199001012443');
    await school.sql(
      `UPDATE placement SET state = 'INTERRUPTED', state_reason = 'Sjuk', ended_on = '2026-03-06' WHERE student_id = $1`,
      [studentId],
    );
    const [, line] = await linesOf('fran=2026-03-01&till=2026-03-31');
    expect(line).toContain(';0;15,5;15,5;Björken (556036-0793);2026-03-02;2026-03-06');
    expect(await linesOf('fran=2026-03-07&till=2026-04-30')).toEqual([HEADER]);
  });

  it('leaves out a placement that was interrupted before its first day', async () => {
    const studentId = await placed('Aldrig Ek', '199001012468');
    await school.sql(
      `UPDATE placement SET state = 'INTERRUPTED', state_reason = 'Sjuk', ended_on = '2026-02-20' WHERE student_id = $1`,
      [studentId],
    );
    await school.sql('DELETE FROM placement_week');
    expect(await linesOf('fran=2026-02-01&till=2026-03-31')).toEqual([HEADER]);
  });

  it('includes protected students only on request, and both are recorded', async () => {
    const studentId = await placed('Hemlig Ek', '199001012393', { isProtected: true });
    const period = 'fran=2026-01-01&till=2026-12-31';
    expect((await linesOf(period)).join('\n')).not.toContain('Hemlig');
    expect((await linesOf(`${period}&skyddade=ja`)).join('\n')).toContain('Hemlig Ek');
    const [logged] = await school.sql<{ count: number }>(
      `SELECT count(*)::integer AS count FROM access_log WHERE action = 'EXPORT_LIST' AND student_id = $1`,
      [studentId],
    );
    expect(logged!.count).toBe(1);
  });

  it('can be limited to students of one customer or several', async () => {
    for (const [name, number, municipality] of [
      ['Bo Botkyrka', '199001012401', 'Botkyrka'],
      ['Eva Täby', '199001012419', 'Täby'],
      ['Ina Solna', '199001012427', 'Solna'],
    ] as const)
      await placed(name, number, { municipality });
    const namesOf = async (customers: string) =>
      (await linesOf(`fran=2026-01-01&till=2026-12-31${customers}`))
        .slice(1)
        .map((line) => line.split(';')[1]);
    expect(await namesOf('&kommun=Botkyrka')).toEqual(['Bo Botkyrka']);
    expect(await namesOf('&kommun=Botkyrka&kommun=T%C3%A4by')).toEqual(['Bo Botkyrka', 'Eva Täby']);
    expect(await namesOf('&kommun=Kiruna')).toEqual([]);
    const { data } = await make('fran=2026-01-01&till=2026-12-31&kommun=Botkyrka');
    expect((data!.createExport as { rowCount: number }).rowCount).toBe(1);
  });

  it('is refused without a period, with one that ends before it begins, and below administrator', async () => {
    const reason = ({ errors }: { errors: readonly { extensions: Record<string, unknown> }[] }) =>
      (errors[0]?.extensions['fields'] as { reason: string }[] | undefined)?.[0]?.reason;
    expect(reason(await make('fran=2026-01-01'))).toBe('REQUIRED');
    expect(reason(await make('fran=2026-02-01&till=2026-01-01'))).toBe('ORDER');
    expect(reason(await make('fran=2026-02-30&till=2026-03-01'))).toBe('FORMAT');
    expect(codeOf(await make('fran=2026-01-01&till=2026-12-31', await school.as('TEACHER')))).toBe(
      'FORBIDDEN',
    );
  });
});
