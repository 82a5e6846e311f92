import { addDays, mondayOf } from '../../domain/days.js';
import { weekCode } from '../../domain/placements/week.js';
import { dayFromToday } from '../support/days.js';
import { codeOf, School, type Person } from '../support/school.js';

const REPORT = `mutation($input: ReportPlacementHoursInput!) {
  reportPlacementHours(input: $input) { version hours confirmedBy reportedBy days { day hours absence } } }`;
const CONFIRM = `mutation($input: ConfirmPlacementWeekInput!) {
  confirmPlacementWeek(input: $input) { version hours confirmedBy } }`;
const HOURS = `query($studentId: ID!) { placementHours(studentId: $studentId) {
  required calculation planned reported confirmed weeks { week hours } } }`;

type Answer = { errors: readonly { extensions: Record<string, unknown> }[] };

describe('placement hours', () => {
  let school: School;
  let admin: Person;
  let student: Person;
  let studentId: string;
  let placementId: string;
  /** Last week. */
  const monday = mondayOf(dayFromToday(-7));
  const week = weekCode(monday);

  beforeAll(async () => {
    school = await School.open();
    admin = await school.as('ADMIN', { name: 'Ada Administratör' });
  });
  beforeEach(async () => {
    studentId = await school.student({ name: 'Åsa Ödman' });
    student = await accountOf(studentId, 'Åsa Ödman');
    const created = await admin.graphql(
      'mutation($input: CreateWorkplaceInput!) { createWorkplace(input: $input) { id } }',
      { input: { values: { name: 'Björken', places: 1 } } },
    );
    const planned = await admin.graphql(
      'mutation($input: PlanPlacementInput!) { planPlacement(input: $input) { id } }',
      {
        input: {
          studentId,
          values: {
            workplaceId: created.data!.createWorkplace.id,
            ...{ startDate: addDays(monday, -7), endDate: addDays(monday, 25), hoursPerWeek: 40 },
          },
        },
      },
    );
    placementId = planned.data!.planPlacement.id;
    await setState('ONGOING', { allowWithoutAgreement: true, reason: 'Avtalet är på väg.' });
  });
  afterAll(() => school.close());

  async function accountOf(id: string, name = 'En elev'): Promise<Person> {
    const account = await school.as('STUDENT', { name });
    await school.sql('UPDATE student SET user_id = $2 WHERE id = $1', [id, account.userId]);
    return account;
  }
  const setState = (state: string, more: object = {}) =>
    admin.graphql('mutation($input: SetPlacementStateInput!) { setPlacementState(input: $input) { id } }', {
      input: { id: placementId, state, ...more },
    });
  const full = [0, 1, 2, 3, 4].map((offset) => ({ day: addDays(monday, offset), hours: 8 }));
  const report = (days: object[] = full, more: object = {}, who = student) =>
    who.graphql(REPORT, { input: { placementId, week, days, ...more } });
  const confirm = (more: object = {}, who = admin) =>
    who.graphql(CONFIRM, { input: { placementId, week, ...more } });
  const hours = async (who = admin) =>
    (await who.graphql(HOURS, { studentId })).data!.placementHours as {
      required: number | null;
      calculation: string;
    };
  const reasonOf = ({ errors }: Answer) => errors[0]?.extensions['reason'];
  const fieldOf = ({ errors }: Answer) =>
    (errors[0]?.extensions['fields'] as { path: string; reason: string }[] | undefined)?.[0];
  const pathOf = (answer: Answer) => fieldOf(answer)?.path;

  it('are reported by the student, confirmed for the workplace and totalled', async () => {
    const days = [...full.slice(0, 3), { day: addDays(monday, 3), hours: 2.5, absence: 'VALID' }];
    const { data } = await report(days);
    expect(data!.reportPlacementHours).toMatchObject({
      ...{ version: 1, hours: 26.5, confirmedBy: null, reportedBy: 'Åsa Ödman' },
      days: days.map((day) => ({ absence: null, ...day })),
    });
    expect(await hours(student)).toMatchObject({ planned: 200, reported: 26.5, confirmed: 0 });
    expect((await confirm({ version: 1 })).data!.confirmPlacementWeek).toEqual({
      ...{ version: 2, hours: 26.5, confirmedBy: 'Ada Administratör' },
    });
    expect(await hours()).toMatchObject({ reported: 26.5, confirmed: 26.5, weeks: [{ week, hours: 26.5 }] });
    const lines = await school.sql<{ text: string }>(
      `SELECT new_values->>'placementHours' AS text FROM change_history
       WHERE student_id = $1 AND new_values ? 'placementHours' ORDER BY changed_at`,
      [studentId],
    );
    expect(lines.map(({ text }) => text.split(', ').slice(1).join(', '))).toEqual([
      '26,5 timmar, frånvaro 1 dag, rapporterad av Åsa Ödman',
      '26,5 timmar, frånvaro 1 dag, bekräftad av Ada Administratör',
    ]);
  });

  it('are locked once confirmed, unless the school changes them', async () => {
    await report();
    await confirm();
    expect(reasonOf(await report())).toBe('CONFIRMED');
    const changed = await report(full.slice(1), {}, admin);
    expect(changed.data!.reportPlacementHours).toMatchObject({ version: 3, hours: 32, confirmedBy: null });
    expect(await hours()).toMatchObject({ reported: 32, confirmed: 0 });
  });

  it('can be added by the student for days after the confirmation', async () => {
    await report(full.slice(0, 2));
    await confirm();
    // Confirmed on the Tuesday of that week.
    await school.sql(
      `UPDATE placement_week SET confirmed_at = monday + interval '1 day 12 hours' WHERE placement_id = $1`,
      [placementId],
    );
    expect(reasonOf(await report(full.slice(0, 2)))).toBe('CONFIRMED');
    expect(reasonOf(await report(full.slice(1, 4)))).toBe('CONFIRMED');
    const { data } = await report(full.slice(0, 4));
    expect(data!.reportPlacementHours).toMatchObject({ hours: 32, confirmedBy: null });
  });

  it('are only for past days within the week and the placement', async () => {
    const day = (offset: number, more: object = {}) => ({ day: addDays(monday, offset), hours: 8, ...more });
    expect(pathOf(await report([day(7)]))).toBe('days.0.day');
    expect(fieldOf(await report([day(0), day(0)]))).toMatchObject({
      path: 'days.1.day',
      reason: 'DUPLICATE',
    });
    expect(pathOf(await report([day(0, { hours: 25 })]))).toBe('days.0.hours');
    expect(pathOf(await report([day(0, { hours: 7.1 })]))).toBe('days.0.hours');
    expect(pathOf(await report([day(0)], { week: '2026-W54' }))).toBe('week');
    const before = { week: weekCode(addDays(monday, -14)) };
    expect(pathOf(await report([day(-14)], before))).toBe('days.0.day');
    const tomorrow = dayFromToday(1);
    expect(pathOf(await report([{ day: tomorrow, hours: 8 }], { week: weekCode(tomorrow) }))).toBe(
      'days.0.day',
    );
  });

  it('are not reported before the placement begins, nor confirmed before they are reported', async () => {
    expect(reasonOf(await confirm())).toBe('NOT_REPORTED');
    await school.sql("UPDATE placement SET state = 'AGREED' WHERE id = $1", [placementId]);
    expect(reasonOf(await report())).toBe('STATE');
  });

  it('reject the second of two concurrent writers, and are hidden from another student', async () => {
    await report();
    expect(reasonOf(await report(full, { version: 0 }))).toBe('VERSION');
    expect(reasonOf(await confirm({ version: 7 }))).toBe('VERSION');
    const other = await accountOf(await school.student());
    expect(codeOf(await report(full, {}, other))).toBe('NOT_FOUND');
    expect(codeOf(await confirm({}, student))).toBe('FORBIDDEN');
    const coordinator = await school.as('COORDINATOR');
    expect(codeOf(await report(full, {}, coordinator))).toBe('FORBIDDEN');
    await school.sql('UPDATE student SET is_protected = true WHERE id = $1', [studentId]);
    expect(codeOf(await report(full, {}, coordinator))).toBe('FORBIDDEN');
  });

  it('are required by the points of the package, stated in words', async () => {
    expect(await hours()).toMatchObject({ required: null });
    const [{ id }] = (await school.sql(
      `INSERT INTO course_package (id, name, kind, target_points, apl_weeks)
       VALUES (gen_random_uuid(), 'Vårdpaketet', 'LOCAL', 1500, 10) RETURNING id`,
    )) as [{ id: string }];
    await school.sql(
      `INSERT INTO enrollment (id, student_id, package_id, status) VALUES (gen_random_uuid(), $1, $2, 'ACTIVE')`,
      [studentId, id],
    );
    const { required, calculation } = await hours();
    expect(required).toBe(450);
    expect(calculation.replace(/\s/g, ' ')).toBe(
      '15 % av 1 500 poäng är 225 poäng. 20 poäng är 40 timmar: 450 timmar.',
    );
  });

  it('are reduced for validated courses, each counted once up to the points of the package', async () => {
    const courses = await school.sql<{ id: string }>(
      `INSERT INTO course (id, code, name, points, system)
       SELECT gen_random_uuid(), 'TEST' || n || 'X' || left(gen_random_uuid()::text, 4), 'Kurs ' || n, n * 100, 'LOCAL'
       FROM generate_series(1, 4) n RETURNING id`,
    );
    const [one, two, three, four] = courses.map(({ id }) => id);
    const [{ id: packageId }] = (await school.sql(
      `INSERT INTO course_package (id, name, kind, target_points, apl_weeks)
       VALUES (gen_random_uuid(), 'Barnpaketet', 'LOCAL', 1000, 10) RETURNING id`,
    )) as [{ id: string }];
    await school.sql(
      `INSERT INTO course_package_course (package_id, course_id, is_required, position)
       SELECT $1, id, true, 1 FROM unnest($2::uuid[]) id`,
      [packageId, [one, two, three]],
    );
    await school.sql(
      `INSERT INTO enrollment (id, student_id, package_id, status) VALUES (gen_random_uuid(), $1, $2, 'ACTIVE')`,
      [studentId, packageId],
    );
    const grade = (courseId: string, value: string, kind: string, isSigned = true) =>
      school.sql(
        `INSERT INTO grade (id, student_id, course_id, value, kind, graded_on, signed_at)
         VALUES (gen_random_uuid(), $1, $2, $3, $4, today(), CASE WHEN $5 THEN now() END)`,
        [studentId, courseId, value, kind, isSigned],
      );
    // Only the second is validated: a course grade, a failed exam, a draft and a course outside the package are not.
    await grade(one!, 'C', 'COURSE');
    await grade(two!, 'C', 'EXAM');
    await grade(two!, 'A', 'EXAM');
    await grade(three!, 'F', 'EXAM');
    await grade(three!, 'E', 'EXAM', false);
    await grade(four!, 'A', 'EXAM');
    const { required, calculation } = await hours();
    // By hand: 1 000 - 200 = 800 points, 15 % are 120 points, 2 hours each are 240 hours.
    expect(required).toBe(240);
    expect(calculation.replace(/\s/g, ' ')).toBe(
      '15 % av 1 000 poäng minus 200 validerade är 120 poäng. 20 poäng är 40 timmar: 240 timmar.',
    );
    await school.sql('UPDATE course_package SET target_points = 150 WHERE id = $1', [packageId]);
    expect(await hours()).toMatchObject({ required: 0 });
  });

  it('count alternatives in a package without its own points once, also when they are validated', async () => {
    const [{ id: packageId }] = (await school.sql(
      `INSERT INTO course_package (id, name, kind, apl_weeks)
       VALUES (gen_random_uuid(), 'Valpaketet', 'LOCAL', 10) RETURNING id`,
    )) as [{ id: string }];
    await school.sql(
      `WITH made AS (INSERT INTO course (id, code, name, points, system)
         SELECT gen_random_uuid(), 'VAL' || n || 'X' || left(gen_random_uuid()::text, 4), 'Valkurs ' || n, 100, 'LOCAL'
         FROM generate_series(1, 5) n RETURNING id, name)
       INSERT INTO course_package_course (package_id, course_id, choice_group, is_required, position)
       SELECT $1, id, CASE WHEN name IN ('Valkurs 1', 'Valkurs 2') THEN 'Svenska' END, name <> 'Valkurs 5', 1 FROM made`,
      [packageId],
    );
    await school.sql(
      `INSERT INTO enrollment (id, student_id, package_id, status) VALUES (gen_random_uuid(), $1, $2, 'ACTIVE')`,
      [studentId, packageId],
    );
    // By hand: one of the alternatives and two more are 300 points, 15 % are 45 points, 2 hours each are 90 hours.
    expect(await hours()).toMatchObject({ required: 90 });
    await school.sql(
      `INSERT INTO grade (id, student_id, course_id, value, kind, graded_on, signed_at)
       SELECT gen_random_uuid(), $1, course_id, 'C', 'EXAM', today(), now() FROM course_package_course
       WHERE package_id = $2 AND (choice_group IS NOT NULL OR NOT is_required)`,
      [studentId, packageId],
    );
    // By hand: the optional course is not in the 300 points; 200 points remain, 15 % are 30 points, 2 hours each are 60 hours.
    expect(await hours()).toMatchObject({ required: 60 });
  });

  it('are no longer reported after an undone report, which cannot be confirmed', async () => {
    await report();
    expect((await report([], { version: 1 })).data!.reportPlacementHours).toMatchObject({
      version: 2,
      hours: 0,
    });
    expect(await hours()).toMatchObject({ reported: 0 });
    expect(reasonOf(await confirm())).toBe('NOT_REPORTED');
  });

  it('are on the cards of the board, which can be filtered by placement', async () => {
    const packageId = (await school.sql<{ id: string }>('SELECT gen_random_uuid() AS id'))[0]!.id;
    await school.sql(
      `INSERT INTO course_package (id, name, target_points, apl_weeks) VALUES ($1, 'Vård', 1500, 10)`,
      [packageId],
    );
    const made = await admin.graphql(
      'mutation($input: CreateWorkplaceInput!) { createWorkplace(input: $input) { id } }',
      { input: { values: { name: 'Björken', places: 9, branches: ['CARE'] } } },
    );
    const workplaceId = made.data!.createWorkplace.id;
    const today = dayFromToday(0);
    const place = async (
      startDate: string,
      hoursReported: number,
      state: string,
      agreedOn: string | null,
      plannedHours = 320,
    ) => {
      const student = await school.student();
      await school.sql(
        `INSERT INTO enrollment (id, student_id, package_id, status) VALUES (gen_random_uuid(), $1, $2, 'ACTIVE')`,
        [student, packageId],
      );
      await school.sql(
        `INSERT INTO placement (id, student_id, workplace_id, start_date, end_date, hours_per_week, planned_hours,
           state, agreed_on, reported_minutes, created_by, created_by_name)
         VALUES (gen_random_uuid(), $1, $2, $3, $3::date + 60, 40, $8, $4, $5, $6, $7, 'Ada')`,
        [student, workplaceId, startDate, state, agreedOn, hoursReported * 60, admin.userId, plannedHours],
      );
      return student;
    };
    // Three whole weeks, of which the latest may still be reported: 80 hours are due.
    const behind = await place(addDays(today, -21), 79.5, 'ONGOING', today);
    const onTime = await place(addDays(today, -21), 80, 'ONGOING', today);
    // All hours that are planned have been reported.
    const complete = await place(addDays(today, -21), 60, 'ONGOING', today, 60);
    const planned = await place(addDays(today, 21), 0, 'PLANNED', null);
    const without = await school.student();
    const made5 = [behind, onTime, complete, planned, without];
    const board = async (filter?: object) => {
      const { data, errors } = await admin.graphql(
        `query($filter: BoardFilter) { board(filter: $filter) { cards { id placement { workplace branches
           isAgreementMissing isBehind hoursReported hoursRequired nextDue } } } }`,
        { filter },
      );
      expect(errors).toEqual([]);
      const { cards } = data!.board as { cards: { id: string; placement: unknown }[] };
      return cards.filter(({ id }) => made5.includes(id));
    };
    const found = async (filter: object) => (await board(filter)).map(({ id }) => id).sort();
    // 15 % of 1 500 points are 225 points, 2 hours each.
    expect((await board()).find(({ id }) => id === behind)!.placement).toEqual({
      ...{ workplace: 'Björken', branches: ['CARE'], isAgreementMissing: false, isBehind: true },
      ...{ hoursReported: 79.5, hoursRequired: 450, nextDue: 'MIDTERM_TALK' },
    });
    expect(await found({ withoutPlacement: true })).toEqual([without]);
    expect(await found({ agreementMissing: true })).toEqual([planned]);
    // Half of the planned hours are reported.
    expect(await found({ talkDue: true })).toEqual([complete]);
    await school.sql(
      `INSERT INTO placement_talk (id, placement_id, kind, planned_on)
       SELECT gen_random_uuid(), id, 'MIDTERM', start_date + 28 FROM placement WHERE student_id = $1`,
      [onTime],
    );
    expect(await found({ talkDue: true })).toEqual([onTime, complete].sort());
    expect(await found({ hoursBehind: true })).toEqual([behind]);
    expect(await found({ workplaceId })).toEqual([behind, onTime, complete, planned].sort());
    expect(await found({ workplaceId, branch: 'CONSTRUCTION' })).toEqual([]);
    expect(await found({ branch: 'CARE', hoursBehind: true })).toEqual([behind]);

    await school.sql('UPDATE enrollment SET removed_at = now() WHERE student_id = $1', [planned]);
    expect((await board()).find(({ id }) => id === planned)!.placement).toMatchObject({
      hoursRequired: null,
    });

    const moved = await admin.graphql(
      'mutation($input: SetAplStatusInput!) { setAplStatus(input: $input) { __typename } }',
      { input: { studentId: planned, aplStatus: 'GREEN', from: 'GRAY', withoutAgreement: true } },
    );
    expect(moved.errors).toEqual([]);
    const [entry] = await school.sql(
      'SELECT changes, new_values FROM change_history WHERE student_id = $1 ORDER BY changed_at DESC LIMIT 1',
      [planned],
    );
    expect(entry).toEqual({
      changes: ['aplStatus', 'aplCondition'],
      new_values: { aplStatus: 'GREEN', aplCondition: 'Avtalet är inte påskrivet av alla.' },
    });
  });
});
