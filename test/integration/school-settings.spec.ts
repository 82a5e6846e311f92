import { codeOf, School, type Person } from '../support/school.js';

const UPDATE = `mutation($input: UpdateSchoolSettingsInput!) { updateSchoolSettings(input: $input) {
  schoolName schoolUnitCode signatoryName gradeDeadlineDays inactivityDays version } }`;

const SKIP = `mutation($input: SkipFirstRunStepInput!) { skipFirstRunStep(input: $input) {
  step isDone isSkipped } }`;

describe("the school's settings", () => {
  let school: School;
  let admin: Person;
  beforeAll(async () => {
    school = await School.open({ LOG_LEVEL: 'silent' });
    admin = await school.as('ADMIN');
  });
  afterAll(() => school.close());

  const read = async () =>
    (await admin.graphql('{ schoolSettings { version gradeDeadlineDays } }')).data!.schoolSettings;
  const update = (input: Record<string, unknown>) => admin.graphql(UPDATE, { input });

  test('exist from the start, with the rules of the school law', async () => {
    expect(await read()).toMatchObject({ gradeDeadlineDays: 14 });
  });

  test('change the given fields and keep the others; null clears a field', async () => {
    const { version } = await read();
    const first = await update({
      version,
      schoolName: ' Komvux Älvsjö ',
      schoolUnitCode: '1234 5678',
      signatoryName: 'Åsa Berg',
    });
    expect(first.data!.updateSchoolSettings).toMatchObject({
      schoolName: 'Komvux Älvsjö',
      schoolUnitCode: '12345678',
      signatoryName: 'Åsa Berg',
      version: version + 1,
    });
    const second = await update({ version: version + 1, signatoryName: null, inactivityDays: 14 });
    expect(second.data!.updateSchoolSettings).toMatchObject({
      schoolName: 'Komvux Älvsjö',
      signatoryName: null,
      inactivityDays: 14,
    });
  });

  test('state how the exam fee is paid, until that is cleared', async () => {
    const say = async (examPaymentInfo: string | null) => {
      const { version } = await read();
      const answer = await admin.graphql(
        'mutation($input: UpdateSchoolSettingsInput!) { updateSchoolSettings(input: $input) { examPaymentInfo } }',
        { input: { version, examPaymentInfo } },
      );
      expect(answer.errors).toEqual([]);
      return answer.data;
    };
    expect(await say(' Bankgiro 123-4567 ')).toMatchObject({
      updateSchoolSettings: { examPaymentInfo: 'Bankgiro 123-4567' },
    });
    expect(await say(' ')).toMatchObject({ updateSchoolSettings: { examPaymentInfo: null } });
  });

  test('mark the first steps as done by what exists, or as skipped or resumed for the whole school', async () => {
    const steps = async (who = admin) =>
      (await who.graphql('{ firstRun { step isDone isSkipped } }')).data!.firstRun;
    const skip = (skipped: boolean) => admin.graphql(SKIP, { input: { step: 'INSTANCES', skipped } });
    const open = { isDone: false, isSkipped: false };
    expect(await steps()).toMatchObject([
      { step: 'SCHOOL' },
      { step: 'MUNICIPALITIES', ...open },
      { step: 'TEACHERS' },
      { step: 'STUDENTS' },
      { step: 'INSTANCES', ...open },
    ]);
    await skip(true);
    const again = await skip(true);
    expect(again.data!.skipFirstRunStep).toContainEqual({
      step: 'INSTANCES',
      isDone: false,
      isSkipped: true,
    });
    const colleague = await school.as('SYSTEMADMIN');
    expect(await steps(colleague)).toContainEqual({ step: 'INSTANCES', isDone: false, isSkipped: true });
    await skip(false);
    expect(await steps()).toContainEqual({ step: 'INSTANCES', ...open });
    // The change is in the audit log; a repeat without a change is not.
    expect(
      await school.sql(`SELECT user_id, previous_values->'skipped' AS before, new_values FROM audit_log
        WHERE new_values ? 'firstRunStep' ORDER BY id`),
    ).toEqual([
      { user_id: admin.userId, before: false, new_values: { firstRunStep: 'INSTANCES', skipped: true } },
      { user_id: admin.userId, before: true, new_values: { firstRunStep: 'INSTANCES', skipped: false } },
    ]);
    await update({ version: (await read()).version, city: 'Solna' });
    expect(await steps()).toContainEqual({ step: 'SCHOOL', isDone: true, isSkipped: false });
  });

  test('of an older version are refused, returning the current one', async () => {
    const { version } = await read();
    const answer = await update({ version: version - 1, city: 'Solna' });
    expect(codeOf(answer)).toBe('CONFLICT');
    expect(answer.errors[0]!.extensions).toMatchObject({ reason: 'VERSION', currentVersion: version });
  });

  test.each([
    ['schoolName', ' ', 'REQUIRED'],
    ['schoolName', null, 'REQUIRED'],
    ['schoolUnitCode', '123', 'FORMAT'],
    ['gradeDeadlineDays', 0, 'RANGE'],
    ['inactivityDays', 91, 'RANGE'],
    ['examFeeOre', 50_001, 'RANGE'],
    ['examFeeOre', null, 'REQUIRED'],
    ['contactEmail', 'skolan', 'FORMAT'],
    ['contactPhone', 'ring oss', 'FORMAT'],
    ['examPaymentInfo', 'x'.repeat(501), 'TOO_LONG'],
  ])('refuse %s = %j: %s', async (path, value, reason) => {
    const { version } = await read();
    const answer = await update({ version, [path]: value });
    expect(codeOf(answer)).toBe('BAD_USER_INPUT');
    expect(answer.errors[0]!.extensions.fields).toMatchObject([{ path, reason }]);
  });
});
