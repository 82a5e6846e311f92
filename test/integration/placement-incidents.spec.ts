import { Housekeeping } from '../../server/platform/jobs/housekeeping.js';
import { dayFromToday } from '../support/days.js';
import { codeOf, School, type Person } from '../support/school.js';

const CREATE = 'mutation($input: CreateWorkplaceInput!) { createWorkplace(input: $input) { id } }';
const PLAN = 'mutation($input: PlanPlacementInput!) { planPlacement(input: $input) { id } }';
const REPORT = `mutation($input: ReportIncidentInput!) { reportIncident(input: $input) {
  incidents { kind text createdBy } } }`;
const READ = 'query($id: ID!) { placement(id: $id) { incidents { text } } }';
const TEXT = 'Skar sig på en kniv i köket.';

const TALKS = `id nextDue nextDueOn talks { kind version dueOn plannedOn heldOn note }`;
const PLAN_TALK = `mutation($input: PlanTalkInput!) { planTalk(input: $input) { ${TALKS} } }`;
const HOLD_TALK = `mutation($input: HoldTalkInput!) { holdTalk(input: $input) { ${TALKS} } }`;
const READ_TALKS = `query($id: ID!) { placement(id: $id) { ${TALKS} } }`;

describe('placement incidents and three-party talks', () => {
  let school: School;
  let admin: Person;
  let reporter: Person;
  let teacher: Person;
  let studentId: string;
  let id: string;

  beforeAll(async () => {
    school = await School.open();
    admin = await school.as('ADMIN');
    reporter = await school.as('TEACHER', { name: 'Rita Rapport' });
    teacher = await school.as('TEACHER');
  });
  beforeEach(async () => {
    studentId = await school.student({ name: 'Åsa Ödman' });
    await school.sql(
      'UPDATE student SET teacher_id = (SELECT id FROM teacher WHERE user_id = $2) WHERE id = $1',
      [...[studentId, teacher.userId]],
    );
    const made = await admin.graphql(CREATE, { input: { values: { name: 'Björken', places: 5 } } });
    const values = {
      ...{ workplaceId: made.data!.createWorkplace.id, startDate: '2027-01-11', endDate: '2027-02-05' },
      hoursPerWeek: 40,
    };
    const { data } = await admin.graphql(PLAN, { input: { studentId, values } });
    id = data!.planPlacement.id;
    await school.sql(
      'UPDATE placement SET teacher_id = (SELECT id FROM teacher WHERE user_id = $2) WHERE id = $1',
      [...[id, reporter.userId]],
    );
  });
  afterAll(() => school.close());

  const report = (who: Person, more: object = {}) =>
    who.graphql(REPORT, { input: { placementId: id, kind: 'INJURY', text: TEXT, ...more } });

  it('notify the other responsible teacher and administrators of an incident at once, without details', async () => {
    const { data, errors } = await report(reporter);
    expect(errors).toEqual([]);
    expect(data!.reportIncident.incidents).toEqual([
      { kind: 'INJURY', text: TEXT, createdBy: 'Rita Rapport' },
    ]);
    const [notice] = await school.sql(
      `SELECT message, audience, recipients, student_id FROM notification WHERE kind = 'PLACEMENT_INCIDENT'
         AND student_id = $1`,
      [studentId],
    );
    expect(notice).toEqual({
      ...{ message: 'Skada på APL: Åsa Ödman, Björken.', audience: 'ADMINISTRATORS' },
      ...{ recipients: [teacher.userId], student_id: studentId },
    });
    const history = await school.sql<{ text: string }>(
      `SELECT new_values::text AS text FROM change_history WHERE student_id = $1 AND new_values ? 'incident'`,
      [studentId],
    );
    expect(history.map(({ text }) => text)).toEqual(['{"incident": "Skada"}']);
  });

  it('show incidents only to those who may change the placement', async () => {
    await report(reporter);
    const coordinator = await school.as('COORDINATOR');
    expect((await coordinator.graphql(READ, { id })).data!.placement.incidents).toEqual([]);
    expect((await teacher.graphql(READ, { id })).data!.placement.incidents).toEqual([{ text: TEXT }]);
  });

  it('require a text for an incident, and refuse one from a teacher of other students', async () => {
    expect(codeOf(await report(reporter, { text: ' ' }))).toBe('BAD_USER_INPUT');
    expect(codeOf(await report(await school.as('TEACHER')))).toBe('FORBIDDEN');
  });

  it('keep a planned placement with an incident from being deleted', async () => {
    await report(reporter);
    const { errors } = await admin.graphql(
      'mutation($input: DeletePlacementInput!) { deletePlacement(input: $input) }',
      { input: { id } },
    );
    expect(errors[0]?.extensions).toMatchObject({ code: 'CONFLICT', reason: 'INCIDENT' });
    expect((await admin.graphql(READ, { id })).data!.placement.incidents).toEqual([{ text: TEXT }]);
  });

  describe('a first day without a signed agreement', () => {
    const SET = 'mutation($input: SetPlacementStateInput!) { setPlacementState(input: $input) { id } }';
    const set = async (state: string, more: object = {}) =>
      expect((await admin.graphql(SET, { input: { id, state, ...more } })).errors).toEqual([]);
    const sweep = () => school.app.get<Housekeeping>(Housekeeping).run();
    const notices = () =>
      school.sql<{ message: string; recipients: string[] }>(
        `SELECT message, recipients FROM notification WHERE kind = 'PLACEMENT_AGREEMENT' AND student_id = $1`,
        [studentId],
      );
    const beginsIn = (days: number) =>
      school.sql(
        'UPDATE placement SET start_date = today() + $2::integer, end_date = today() + 20 WHERE id = $1',
        [id, days],
      );

    it('notifies the teachers once when the day comes, until the agreement is signed', async () => {
      await beginsIn(1);
      await sweep();
      expect(await notices()).toEqual([]);
      await beginsIn(0);
      await sweep();
      await sweep();
      const [{ message, recipients }, ...others] = (await notices()) as [
        { message: string; recipients: string[] },
      ];
      expect(others).toEqual([]);
      expect(message).toBe(
        'APL skulle ha börjat, men avtalet är inte påskrivet av alla: Åsa Ödman, Björken.',
      );
      expect([...recipients].sort()).toEqual([teacher.userId, reporter.userId].sort());
      await set('AGREED');
      await sweep();
      expect(await notices()).toEqual([]);
    });

    it('notifies the teachers again when the first day is moved and comes again', async () => {
      await beginsIn(0);
      await sweep();
      const { data } = await admin.graphql('query($id: ID!) { placement(id: $id) { workplace { id } } }', {
        id,
      });
      const moveTo = async (days: number) => {
        const values = {
          ...{ workplaceId: data!.placement.workplace.id, hoursPerWeek: 40 },
          ...{ startDate: dayFromToday(days), endDate: dayFromToday(20) },
        };
        const moved = await admin.graphql(
          'mutation($input: UpdatePlacementInput!) { updatePlacement(input: $input) { id } }',
          { input: { id, values } },
        );
        expect(moved.errors).toEqual([]);
        await sweep();
      };
      await moveTo(7);
      expect(await notices()).toEqual([]);
      await moveTo(0);
      expect(await notices()).toHaveLength(1);
    });

    it('notifies the administrators when the only teacher may not see a protected student', async () => {
      await beginsIn(0);
      await school.sql('UPDATE student SET teacher_id = NULL, is_protected = true WHERE id = $1', [
        studentId,
      ]);
      await sweep();
      const told = () =>
        school.sql(
          `SELECT audience, recipients FROM notification WHERE kind = 'PLACEMENT_AGREEMENT' AND student_id = $1`,
          [studentId],
        );
      expect(await told()).toEqual([{ audience: 'ADMINISTRATORS', recipients: [] }]);
      await report(admin);
      const [incident] = await school.sql<{ recipients: string[] }>(
        `SELECT recipients FROM notification WHERE kind = 'PLACEMENT_INCIDENT' AND student_id = $1`,
        [studentId],
      );
      expect(incident!.recipients).toEqual([]);
    });

    it('notifies the teachers at once when an administrator allows it', async () => {
      await beginsIn(0);
      await sweep();
      await set('ONGOING', { allowWithoutAgreement: true, reason: 'Avtalet är på väg.' });
      expect(await notices()).toMatchObject([
        { message: 'APL pågår utan påskrivet avtal: Åsa Ödman, Björken.' },
      ]);
    });
  });

  describe('a three-party talk', () => {
    const input = (more: object) => ({ input: { placementId: id, kind: 'MIDTERM', ...more } });
    const notices = () =>
      school.sql<{ message: string; recipients: string[] }>(
        `SELECT message, recipients FROM notification WHERE kind = 'PLACEMENT_TALK' AND student_id = $1 ORDER BY id`,
        [studentId],
      );
    const sweep = () => school.app.get<Housekeeping>(Housekeeping).run();
    /** An ongoing placement of 30 days with 100 planned hours. */
    const begin = (more = '') =>
      school.sql(
        `UPDATE placement SET state = 'ONGOING', waived_reason = 'Prov', start_date = today() - 10,
           end_date = today() + 20, planned_hours = 100 ${more} WHERE id = $1`,
        [id],
      );

    it('is due halfway through the period, or earlier at half the hours, and then at the end', async () => {
      const next = async () => {
        const { nextDue, nextDueOn } = (await admin.graphql(READ_TALKS, { id })).data!.placement;
        return [nextDue, nextDueOn];
      };
      await begin();
      expect(await next()).toEqual(['MIDTERM_TALK', dayFromToday(5)]);
      await begin(', reported_minutes = 2999');
      expect(await next()).toEqual(['MIDTERM_TALK', dayFromToday(5)]);
      await begin(', reported_minutes = 3000');
      expect(await next()).toEqual(['MIDTERM_TALK', dayFromToday(0)]);
      await teacher.graphql(PLAN_TALK, input({ plannedOn: dayFromToday(8) }));
      expect(await next()).toEqual(['MIDTERM_TALK', dayFromToday(8)]);
      await teacher.graphql(HOLD_TALK, input({ heldOn: dayFromToday(0) }));
      expect(await next()).toEqual(['FINAL_TALK', dayFromToday(20)]);
      const board = await admin.graphql('{ board { cards { id placement { nextDue nextDueOn } } } }');
      expect(board.data!.board.cards.find((card) => card.id === studentId)!.placement).toEqual({
        ...{ nextDue: 'FINAL_TALK', nextDueOn: dayFromToday(20) },
      });
      await teacher.graphql(HOLD_TALK, input({ kind: 'FINAL', heldOn: dayFromToday(0) }));
      expect(await next()).toEqual(['END', dayFromToday(20)]);
    });

    it('notifies its teachers once when due, and not once it has been held', async () => {
      await begin();
      await sweep();
      await sweep();
      const [{ message, recipients }, ...others] = (await notices()) as [
        { message: string; recipients: string[] },
      ];
      expect(others).toEqual([]);
      expect(message).toBe(`Mittsamtal om APL ska hållas senast ${dayFromToday(5)}: Åsa Ödman, Björken.`);
      expect([...recipients].sort()).toEqual([teacher.userId, reporter.userId].sort());
      await teacher.graphql(HOLD_TALK, input({ heldOn: dayFromToday(0) }));
      await sweep();
      expect(await notices()).toEqual([]);
    });

    it('notifies the administrators when no teacher has an open account', async () => {
      await begin();
      await school.sql('UPDATE student SET teacher_id = NULL WHERE id = $1', [studentId]);
      const setActive = (isActive: boolean) =>
        school.sql('UPDATE app_user SET active = $2 WHERE id = $1', [reporter.userId, isActive]);
      await setActive(false);
      await sweep();
      await setActive(true);
      const told = await school.sql(
        `SELECT audience, recipients FROM notification WHERE kind = 'PLACEMENT_TALK' AND student_id = $1`,
        [studentId],
      );
      expect(told).toEqual([{ audience: 'ADMINISTRATORS', recipients: [] }]);
    });

    it('is no longer notified of once the placement is interrupted, nor is its assessment', async () => {
      await begin();
      await school.sql('UPDATE placement SET end_date = today() + 3 WHERE id = $1', [id]);
      await sweep();
      const kinds = async () =>
        (
          await school.sql<{ kind: string }>(
            'SELECT kind FROM notification WHERE student_id = $1 ORDER BY kind',
            [studentId],
          )
        ).map(({ kind }) => kind);
      expect(await kinds()).toEqual(['PLACEMENT_AGREEMENT', 'PLACEMENT_ASSESSMENT', 'PLACEMENT_TALK']);
      const { errors } = await admin.graphql(
        'mutation($input: SetPlacementStateInput!) { setPlacementState(input: $input) { id } }',
        { input: { id, state: 'INTERRUPTED', reason: 'Sjuk.' } },
      );
      expect(errors).toEqual([]);
      expect(await kinds()).toEqual([]);
    });

    it('notifies of a missing assessment again when a placement that was done goes on', async () => {
      await begin();
      await school.sql(
        "UPDATE placement SET state = 'DONE', ended_on = today(), end_date = today() + 20 WHERE id = $1",
        [id],
      );
      const missing = () =>
        school.sql(`SELECT 1 FROM notification WHERE kind = 'PLACEMENT_ASSESSMENT' AND student_id = $1`, [
          studentId,
        ]);
      await sweep();
      expect(await missing()).toHaveLength(1);
      const { errors } = await admin.graphql(
        'mutation($input: SetPlacementStateInput!) { setPlacementState(input: $input) { id } }',
        { input: { id, state: 'ONGOING' } },
      );
      expect(errors).toEqual([]);
      await sweep();
      expect(await missing()).toHaveLength(0);
      await school.sql('UPDATE placement SET end_date = today() + 3 WHERE id = $1', [id]);
      await sweep();
      expect(await missing()).toHaveLength(1);
    });

    it('shows its note only to those who may change the placement, and not in the history', async () => {
      await begin();
      const { data, errors } = await teacher.graphql(
        HOLD_TALK,
        input({ heldOn: dayFromToday(-1), note: 'Behöver mer tid i köket.' }),
      );
      expect(errors).toEqual([]);
      expect(data!.holdTalk.talks[0]).toEqual({
        ...{ kind: 'MIDTERM', version: 1, dueOn: dayFromToday(5), plannedOn: null, heldOn: dayFromToday(-1) },
        note: 'Behöver mer tid i köket.',
      });
      const coordinator = await school.as('COORDINATOR');
      const read = await coordinator.graphql(READ_TALKS, { id });
      expect(read.data!.placement.talks[0]).toMatchObject({ heldOn: dayFromToday(-1), note: null });
      const [{ text }] = (await school.sql<{ text: string }>(
        `SELECT new_values ->> 'placementTalks' AS text FROM change_history
         WHERE student_id = $1 AND new_values ? 'placementTalks'`,
        [studentId],
      )) as [{ text: string }];
      expect(text).toBe(`mittsamtal genomfört ${dayFromToday(-1)}, med anteckning`);
    });

    it('is refused on an invalid day, with a stale version, before the start, and to another teacher', async () => {
      const held = input({ heldOn: dayFromToday(0) });
      expect((await teacher.graphql(HOLD_TALK, held)).errors[0]!.extensions['reason']).toBe('STATE');
      await begin();
      const fieldOf = (answer: { errors: readonly { extensions: Record<string, unknown> }[] }) =>
        (answer.errors[0]?.extensions['fields'] as { path: string; reason: string }[])[0];
      for (const [mutation, day, path] of [
        [PLAN_TALK, { plannedOn: dayFromToday(-11) }, 'plannedOn'],
        [PLAN_TALK, { plannedOn: dayFromToday(51) }, 'plannedOn'],
        [HOLD_TALK, { heldOn: dayFromToday(1) }, 'heldOn'],
        [HOLD_TALK, { heldOn: dayFromToday(-11) }, 'heldOn'],
      ] as const)
        expect(fieldOf(await teacher.graphql(mutation, input(day)))).toMatchObject({ path, reason: 'RANGE' });
      expect(codeOf(await teacher.graphql(HOLD_TALK, input({ ...held.input, version: 3 })))).toBe('CONFLICT');
      expect(codeOf(await (await school.as('TEACHER')).graphql(HOLD_TALK, held))).toBe('FORBIDDEN');
    });
  });
});
