import { checkDueStudyPlans } from '../../server/features/study-plans/study-plan-checks.repository.js';
import { School, type Person } from '../support/school.js';

const PERIOD = { startDate: '2027-01-11', plannedEndDate: '2028-06-09', pacePercent: 100 };

describe('study plans that need attention', () => {
  let school: School;
  let admin: Person;
  let counsellor: Person;
  let studentId: string;

  beforeAll(async () => {
    school = await School.open();
    admin = await school.as('ADMIN');
    counsellor = await school.as('SYV');
  });
  beforeEach(async () => {
    studentId = await school.student({ name: 'Åsa Ödman' });
  });
  afterAll(() => school.close());

  async function ran(name: string, input: object, who = counsellor): Promise<void> {
    const { errors } = await who.graphql(
      `mutation($input: ${name[0]!.toUpperCase()}${name.slice(1)}Input!) { ${name}(input: $input) { version } }`,
      { input },
    );
    expect(errors).toEqual([]);
  }
  const save = (values: object = {}, more: object = {}) =>
    ran('saveStudyPlan', { studentId, values: { goal: 'COURSES', ...PERIOD, ...values }, ...more });
  async function put(code: string): Promise<void> {
    const [row] = await school.sql<{ id: string }>('SELECT id FROM course WHERE code = $1', [code]);
    await ran('putStudyPlanItem', { studentId, courseId: row!.id, term: '2027VT' });
  }

  interface Listed {
    nodes: { studentId: string }[];
    totalCount: number;
    nextCursor: string | null;
  }
  async function listed(filter: string, more: object = {}, who = counsellor): Promise<Listed> {
    const { data } = await who.graphql(
      `query($input: StudyPlansInput!) { studyPlans(input: $input) { totalCount nextCursor nodes { studentId } } }`,
      { input: { filter, ...more } },
    );
    return data!.studyPlans as unknown as Listed;
  }
  const has = async (filter: string, who = counsellor) =>
    (await listed(filter, { first: 200 }, who)).nodes.some((one) => one.studentId === studentId);

  it('are listed when missing, until the first is saved or the studies have ended', async () => {
    expect(await has('MISSING')).toBe(true);
    await school.sql('UPDATE student SET is_protected = true WHERE id = $1', [studentId]);
    expect([await has('MISSING'), await has('MISSING', admin)]).toEqual([false, true]);
    await ran('saveStudyPlan', { studentId, values: { goal: 'COURSES', ...PERIOD } }, admin);
    expect(await has('MISSING', admin)).toBe(false);
  });

  it('are listed as missing with what the student studies, since when, and where', async () => {
    const [home] = await school.sql<{ municipality: string }>(
      `UPDATE student SET municipality = (SELECT min(name) FROM municipality) WHERE id = $1
       RETURNING municipality`,
      [studentId],
    );
    for (const [code, start] of [
      ['SVESVE01', '2026-03-02'],
      ['MATMAT01a', '2026-02-02'],
    ])
      await school.sql(
        `INSERT INTO enrollment (id, student_id, course_id, is_enrollment, status, start_date)
         SELECT gen_random_uuid(), $1, id, true, 'ACTIVE', $3 FROM course WHERE code = $2`,
        [studentId, code, start],
      );
    const { data } = await counsellor.graphql(
      `query($input: StudyPlansInput!) { studyPlans(input: $input) {
        nodes { studentId municipality levels studies enrolledSince } } }`,
      { input: { filter: 'MISSING', first: 200 } },
    );
    const { nodes } = data!.studyPlans as unknown as { nodes: { studentId: string }[] };
    expect(nodes.find((one) => one.studentId === studentId)).toEqual({
      ...{
        studentId,
        municipality: home!.municipality,
        levels: ['UPPER_SECONDARY'],
        enrolledSince: '2026-02-02',
      },
      studies: ['Matematik 1a', 'Svenska 1'],
    });
  });

  it('are listed as missing again when somebody whose plan is closed is enrolled anew', async () => {
    const enrol = (code: string, status: string) =>
      school.sql(
        `INSERT INTO enrollment (id, student_id, course_id, is_enrollment, status, start_date)
         SELECT gen_random_uuid(), $1, id, true, $3, '2027-02-01' FROM course WHERE code = $2`,
        [studentId, code, status],
      );
    await save();
    await enrol('SVESVE01', 'ACTIVE');
    await ran('closeStudyPlan', { studentId, reason: 'Målet är nått.' });
    expect(await has('MISSING')).toBe(false);
    await enrol('ENGE1000X', 'DROPPED_OUT');
    expect(await has('MISSING')).toBe(false);
    await enrol('MATMAT01a', 'ADMITTED');
    expect(await has('MISSING')).toBe(true);
    await save({ upperSecondaryPoints: 100 });
    expect(await has('MISSING')).toBe(false);
  });

  it('are listed when old, and when the goal is out of reach, until they are closed', async () => {
    await save({ upperSecondaryPoints: 2_400, pacePercent: 25, plannedEndDate: '2027-03-11' });
    expect([await has('OLD'), await has('UNREACHABLE')]).toEqual([false, true]);
    await school.sql(`UPDATE study_plan SET updated_at = now() - interval '366 days' WHERE student_id = $1`, [
      studentId,
    ]);
    expect(await has('OLD')).toBe(true);
    await ran('closeStudyPlan', { studentId, reason: 'Flyttat.' });
    expect([await has('OLD'), await has('UNREACHABLE')]).toEqual([false, false]);
  });

  it('are not listed as old or out of reach once the student has left', async () => {
    await save({ upperSecondaryPoints: 2_400, pacePercent: 25, plannedEndDate: '2027-03-11' });
    await school.sql(`UPDATE study_plan SET updated_at = now() - interval '366 days' WHERE student_id = $1`, [
      studentId,
    ]);
    expect([await has('OLD'), await has('UNREACHABLE')]).toEqual([true, true]);
    await school.sql(`UPDATE student SET status = 'ENDED', end_date = today() - 1 WHERE id = $1`, [
      studentId,
    ]);
    expect([await has('OLD'), await has('UNREACHABLE')]).toEqual([false, false]);
  });

  it('are listed page by page', async () => {
    for (const name of ['Ada', 'Bo', 'Cia']) await school.student({ name });
    const whole = await listed('MISSING', { first: 200 });
    const first = await listed('MISSING', { first: 2 });
    const second = await listed('MISSING', { first: 2, after: first.nextCursor });
    const ids = ({ nodes }: Listed) => nodes.map((one) => one.studentId);
    expect([...ids(first), ...ids(second)]).toEqual(ids(whole).slice(0, 4));
    expect(ids(await listed('MISSING', { first: 2, page: 2 }))).toEqual(ids(second));
    expect(first.totalCount).toBe(whole.totalCount);
  });

  it('are rechecked on a later day', async () => {
    await save({ upperSecondaryPoints: 100 });
    await put('SVEN1000X');
    await school.sql(
      `UPDATE study_plan SET checked_on = today() - 1, reachable_until = '-infinity' WHERE student_id = $1`,
      [studentId],
    );
    expect(await has('UNREACHABLE')).toBe(true);
    await checkDueStudyPlans({ query: (sql, values) => school.sql(sql, values as unknown[]) as never });
    expect(await has('UNREACHABLE')).toBe(false);
  });
});
