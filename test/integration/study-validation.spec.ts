import { randomUUID } from 'node:crypto';
import { mergeValidations } from '../../server/features/study-plans/validation/validation.repository.js';
import { codeOf, School, type Person } from '../support/school.js';

const DECIDE = `mutation($input: DecideValidationInput!) { decideValidation(input: $input) {
  version scope points basis decidedByName course { code } } }`;
const READ = 'query($studentId: ID!) { validations(studentId: $studentId) { points course { code } } }';

describe('validation', () => {
  let school: School;
  let admin: Person;
  let counsellor: Person;
  let studentId: string;

  beforeAll(async () => {
    school = await School.open();
    admin = await school.as('ADMIN');
    counsellor = await school.as('SYV', { name: 'Siv Syv' });
  });
  beforeEach(async () => {
    studentId = await school.student();
  });
  afterAll(() => school.close());

  async function courseId(code: string): Promise<string> {
    const [row] = await school.sql<{ id: string }>('SELECT id FROM course WHERE code = $1', [code]);
    return row!.id;
  }
  const decide = async (code: string, more: object = {}, who = counsellor) =>
    who.graphql(DECIDE, {
      input: { studentId, courseId: await courseId(code), scope: 'WHOLE', basis: 'Intyg.', ...more },
    });
  type Refused = { errors: readonly { extensions: Record<string, unknown> }[] };
  const reasonOf = ({ errors }: Refused) => errors[0]?.extensions['reason'];
  const pathOf = ({ errors }: Refused) =>
    (errors[0]?.extensions['fields'] as { path: string }[] | undefined)?.[0]?.path;
  const read = async (id = studentId) => (await admin.graphql(READ, { studentId: id })).data!.validations;

  /** Enrols the student on a package of two courses with a placement. */
  async function enrolledOnPackage(): Promise<string> {
    const packageId = randomUUID();
    await school.sql(
      `INSERT INTO course_package (id, name, target_points, apl_weeks) VALUES ($1::uuid, 'P ' || ($1::uuid)::text, 200, 3)`,
      [packageId],
    );
    for (const [index, code] of ['SVESVE01', 'MATMAT01a'].entries())
      await school.sql(
        'INSERT INTO course_package_course (package_id, course_id, position) VALUES ($1, $2, $3)',
        [packageId, await courseId(code), index + 1],
      );
    await school.sql(
      `INSERT INTO enrollment (id, student_id, package_id, is_enrollment, status, start_date)
       VALUES (gen_random_uuid(), $1, $2, true, 'ACTIVE', today())`,
      [studentId, packageId],
    );
    return packageId;
  }
  async function hours(): Promise<object> {
    const { data } = await admin.graphql(
      'query($studentId: ID!) { placementHours(studentId: $studentId) { required } }',
      { studentId },
    );
    return data!.placementHours;
  }

  it('is decided for a whole course or a part, and can be decided again with its version', async () => {
    const first = await decide('SVESVE01', { scope: 'PART', points: 40 });
    expect(first.data!.decideValidation).toEqual({
      ...{ version: 1, scope: 'PART', points: 40, basis: 'Intyg.', decidedByName: 'Siv Syv' },
      course: { code: 'SVESVE01' },
    });
    expect(reasonOf(await decide('SVESVE01', { version: 0 }))).toBe('VERSION');
    const second = await decide('SVESVE01', { version: 1 });
    expect(second.data!.decideValidation).toMatchObject({ version: 2, scope: 'WHOLE', points: 100 });
    expect(await read()).toEqual([{ points: 100, course: { code: 'SVESVE01' } }]);
    const [entry] = await school.sql(
      `SELECT previous_values->>'validation' AS before, new_values->>'validation' AS text FROM change_history
       WHERE student_id = $1 ORDER BY changed_at DESC LIMIT 1`,
      [studentId],
    );
    expect(entry).toEqual({ before: 'Svenska 1: 40 poäng', text: 'Svenska 1: hela kursen' });
  });

  it('refuses a part of zero or all points, a future day, no basis, and a second equivalent', async () => {
    expect(pathOf(await decide('SVESVE01', { scope: 'PART' }))).toBe('points');
    expect(pathOf(await decide('SVESVE01', { scope: 'PART', points: 100 }))).toBe('points');
    expect(pathOf(await decide('SVESVE01', { decidedOn: '2099-01-01' }))).toBe('decidedOn');
    expect(pathOf(await decide('SVESVE01', { basis: ' ' }))).toBe('basis');
    expect(pathOf(await decide('SVESVE01', { courseId: randomUUID() }))).toBe('courseId');
    await decide('SVESVE01');
    expect(reasonOf(await decide('SVEN1000X'))).toBe('DUPLICATE');
  });

  it('is not found for a counsellor if the student is protected', async () => {
    await school.sql('UPDATE student SET is_protected = true WHERE id = $1', [studentId]);
    expect(codeOf(await decide('SVESVE01'))).toBe('NOT_FOUND');
    expect((await decide('SVESVE01', {}, admin)).errors).toEqual([]);
  });

  it('covers a whole course of the package by a whole equivalent with fewer points', async () => {
    await enrolledOnPackage();
    await school.sql(`UPDATE course SET points = 60 WHERE code = 'SVEN1000X'`);
    await decide('SVEN1000X');
    await school.sql(`UPDATE course SET points = 100 WHERE code = 'SVEN1000X'`);
    expect(await hours()).toMatchObject({ required: 30 });
  });

  it('shortens the plan and the package placement, also for an equivalent and only once', async () => {
    const packageId = await enrolledOnPackage();
    expect(await hours()).toMatchObject({ required: 60 });
    await decide('SVEN1000X', { scope: 'PART', points: 50 });
    expect(await hours()).toMatchObject({ required: 45 });
    await school.sql(
      `INSERT INTO grade (id, student_id, course_id, value, graded_on, signed_at, kind)
       VALUES (gen_random_uuid(), $1, $2, 'E', today(), now(), 'EXAM')`,
      [studentId, await courseId('SVESVE01')],
    );
    expect(await hours()).toMatchObject({ required: 30 });
    await decide('MATMAT01a', { scope: 'PART', points: 30 });
    const { errors, data } = await counsellor.graphql(
      `mutation($input: SaveStudyPlanInput!) { saveStudyPlan(input: $input) { items { validatedPoints course { code } } } }`,
      {
        input: {
          ...{ studentId, addCourses: true },
          values: {
            ...{ goal: 'VOCATIONAL', packageId, pacePercent: 100 },
            ...{ startDate: '2027-01-11', plannedEndDate: '2028-06-09' },
          },
        },
      },
    );
    expect(errors).toEqual([]);
    expect(data!.saveStudyPlan).toEqual({
      items: [{ validatedPoints: 30, course: { code: 'MATMAT01a' } }],
    });
    const check = await counsellor.graphql(
      `query($studentId: ID!) { checkStudyPlan(studentId: $studentId) { requirements { key needed has planned missing } } }`,
      { studentId },
    );
    expect((check.data!.checkStudyPlan as unknown as { requirements: unknown[] }).requirements[0]).toEqual({
      ...{ key: 'TOTAL', needed: 200, has: 130, planned: 70, missing: 0 },
    });
  });

  it('survives a merge, keeping the retained decision on a course or its equivalent', async () => {
    const kept = studentId;
    await decide('SVESVE01', { scope: 'PART', points: 20 });
    studentId = await school.student();
    await decide('SVEN1000X');
    await decide('MATMAT01a');
    const tx = { query: (sql: string, values?: readonly unknown[]) => school.sql(sql, [...(values ?? [])]) };
    await mergeValidations(tx as never, kept, studentId);
    expect(await read(kept)).toEqual([
      { points: 100, course: { code: 'MATMAT01a' } },
      { points: 20, course: { code: 'SVESVE01' } },
    ]);
  });
});
