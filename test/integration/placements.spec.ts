import { codeOf, School, type Person } from '../support/school.js';

const PLAN = `mutation($input: PlanPlacementInput!) {
  planPlacement(input: $input) { id version state plannedHours nextDue nextDueOn workplace { name } } }`;
const SET_STATE = `mutation($input: SetPlacementStateInput!) {
  setPlacementState(input: $input) { id version state agreedOn stateReason waivedReason nextDue } }`;
const CREATE = 'mutation($input: CreateWorkplaceInput!) { createWorkplace(input: $input) { id version } }';
const PERIOD = { startDate: '2026-11-30', endDate: '2026-12-18', hoursPerWeek: 40 };

describe('placements', () => {
  let school: School;
  let admin: Person;
  let workplaceId: string;
  let studentId: string;

  beforeAll(async () => {
    school = await School.open();
    admin = await school.as('ADMIN', { name: 'Ada Administratör' });
  });
  beforeEach(async () => {
    studentId = await school.student({ name: 'Åsa Ödman' });
    workplaceId = await workplace(1);
  });
  afterAll(() => school.close());

  async function workplace(places: number): Promise<string> {
    const { data } = await admin.graphql(CREATE, { input: { values: { name: 'Björken', places } } });
    return data!.createWorkplace.id;
  }
  const plan = (more: object = {}, values: object = {}, who = admin) =>
    who.graphql(PLAN, { input: { studentId, values: { workplaceId, ...PERIOD, ...values }, ...more } });
  const planned = async (more: object = {}, values: object = {}) => {
    const { data, errors } = await plan(more, values);
    expect(errors).toEqual([]);
    return data!.planPlacement;
  };
  const setState = (id: string, state: string, more: object = {}, who = admin) =>
    who.graphql(SET_STATE, { input: { id, state, ...more } });
  const reasonOf = ({ errors }: { errors: readonly { extensions: Record<string, unknown> }[] }) =>
    errors[0]?.extensions['reason'];
  const pathOf = ({ errors }: { errors: readonly { extensions: Record<string, unknown> }[] }) =>
    (errors[0]?.extensions['fields'] as { path: string }[] | undefined)?.[0]?.path;

  it('are planned with hours by weekday, recorded in the history and shown on the board', async () => {
    const placement = await planned();
    expect(placement).toMatchObject({
      ...{ state: 'PLANNED', plannedHours: 120, nextDue: 'AGREEMENT', nextDueOn: '2026-11-30' },
      workplace: { name: 'Björken' },
    });
    const { data } = await admin.graphql(
      '{ board { cards { id placement { id workplace nextDue nextDueOn } } } }',
    );
    expect(data!.board.cards.find(({ id }) => id === studentId)!.placement).toEqual({
      ...{ id: placement.id, workplace: 'Björken', nextDue: 'AGREEMENT', nextDueOn: '2026-11-30' },
    });
    const [history] = await school.sql<{ text: string }>(
      `SELECT new_values->>'placement' AS text FROM change_history WHERE student_id = $1`,
      [studentId],
    );
    expect(history!.text).toBe('Björken, 2026-11-30 – 2026-12-18, 120 timmar (40 i veckan), planerad');
  });

  it('show the same card after a move, and none once the placement has ended', async () => {
    const { id } = await planned();
    const move = await admin.graphql(
      `mutation($input: SetAplStatusInput!) { setAplStatus(input: $input) { ... on AplMoved {
        card { placement { id } } } } }`,
      { input: { studentId, aplStatus: 'BLUE' } },
    );
    expect(move.data!.setAplStatus).toEqual({ card: { placement: { id } } });
    await setState(id, 'AGREED');
    await setState(id, 'INTERRUPTED', { reason: 'Arbetsplatsen stänger.' });
    const { data } = await admin.graphql('{ board { cards { id placement { id } } } }');
    expect(data!.board.cards.find((card) => card.id === studentId)!.placement).toBeNull();
  });

  it('must not overlap for one student', async () => {
    await planned();
    workplaceId = await workplace(1);
    const refused = await plan({}, { startDate: '2026-12-18', endDate: '2027-01-08' });
    expect([codeOf(refused), pathOf(refused)]).toEqual(['BAD_USER_INPUT', 'values.startDate']);
    await planned({}, { startDate: '2026-12-19', endDate: '2027-01-08' });
  });

  it('exceed the capacity of a workplace only deliberately', async () => {
    await planned();
    studentId = await school.student();
    const refused = await plan();
    expect([codeOf(refused), reasonOf(refused)]).toEqual(['CONFLICT', 'FULL']);
    expect(refused.errors[0]!.message).toBe('Björken har 1 plats och redan 1 elev under perioden.');
    await planned({ overCapacity: true });
    const conditions = await school.sql(
      `SELECT new_values->>'placementCondition' AS text FROM change_history
       WHERE student_id = $1 AND new_values ? 'placementCondition'`,
      [studentId],
    );
    expect(conditions).toEqual([{ text: 'Björken har 1 plats och redan 1 elev under perioden.' }]);
    await planned({}, { startDate: '2026-12-21', endDate: '2026-12-22' });
  });

  it('tell the second of two concurrent writers that the last place is taken', async () => {
    const students = [await school.student(), await school.student()];
    const answers = await Promise.all(students.map((student) => plan({ studentId: student })));
    expect(answers.map(reasonOf).sort()).toEqual(['FULL', undefined]);
  });

  it('take up a place only while they last: consecutive students can share one', async () => {
    await planned({}, { startDate: '2026-12-01', endDate: '2026-12-04' });
    studentId = await school.student();
    await planned({}, { startDate: '2026-12-07', endDate: '2026-12-11' });
    studentId = await school.student();
    workplaceId = await workplace(2);
    await planned({}, { startDate: '2026-12-01', endDate: '2026-12-04' });
    studentId = await school.student();
    await planned({}, { startDate: '2026-12-07', endDate: '2026-12-11' });
    studentId = await school.student();
    await planned({}, { startDate: '2026-12-01', endDate: '2026-12-11' });
  });

  it('cannot be planned or started at a stopped workplace', async () => {
    const { id } = await planned();
    await setState(id, 'AGREED');
    await admin.graphql(
      'mutation($input: SetWorkplaceStateInput!) { setWorkplaceState(input: $input) { id } }',
      { input: { id: workplaceId, state: 'STOPPED', reason: 'Inte godkänd arbetsmiljö.' } },
    );
    const started = await setState(id, 'ONGOING');
    expect([reasonOf(started), started.errors[0]!.message]).toEqual([
      'WORKPLACE_STOPPED',
      'Arbetsplatsen är stoppad: Inte godkänd arbetsmiljö.',
    ]);
    studentId = await school.student();
    const refused = await plan();
    expect(pathOf(refused)).toBe('values.workplaceId');
    expect(refused.errors[0]!.message).toBe('Arbetsplatsen är stoppad: Inte godkänd arbetsmiljö.');
  });

  it('can begin without a signed agreement only by an administrator with a reason', async () => {
    const teacher = await school.as('TEACHER');
    await school.sql(
      'UPDATE student SET teacher_id = (SELECT id FROM teacher WHERE user_id = $2) WHERE id = $1',
      [studentId, teacher.userId],
    );
    const { id } = await planned();
    expect(reasonOf(await setState(id, 'ONGOING'))).toBe('AGREEMENT_MISSING');
    const allow = { allowWithoutAgreement: true, reason: 'Avtalet är på väg.' };
    expect(codeOf(await setState(id, 'ONGOING', allow, teacher))).toBe('FORBIDDEN');
    expect(pathOf(await setState(id, 'ONGOING', { allowWithoutAgreement: true }))).toBe('reason');
    const { data } = await setState(id, 'ONGOING', allow);
    expect(data!.setPlacementState).toMatchObject({
      ...{ state: 'ONGOING', agreedOn: null, waivedReason: 'Avtalet är på väg.', nextDue: 'MIDTERM_TALK' },
    });
  });

  it('go from agreement to completion, and can be interrupted with a reason', async () => {
    const { id } = await planned();
    const agreed = await setState(id, 'AGREED', { agreedOn: '2026-11-20' });
    expect(agreed.data!.setPlacementState).toMatchObject({ agreedOn: '2026-11-20', nextDue: 'START' });
    expect(reasonOf(await setState(id, 'DONE'))).toBe('TRANSITION');
    await setState(id, 'ONGOING');
    expect(pathOf(await setState(id, 'INTERRUPTED'))).toBe('reason');
    expect(codeOf(await setState(id, 'DONE', { version: 1 }))).toBe('CONFLICT');
    const done = await setState(id, 'DONE');
    expect(done.data!.setPlacementState).toMatchObject({ state: 'DONE', nextDue: 'ASSESSMENT' });
    const remove = await admin.graphql(
      'mutation($input: DeletePlacementInput!) { deletePlacement(input: $input) }',
      { input: { id } },
    );
    expect(reasonOf(remove)).toBe('STATE');
  });

  it('can be resumed only if a place is left and the student is free', async () => {
    const { id } = await planned();
    await setState(id, 'AGREED');
    await setState(id, 'INTERRUPTED', { reason: 'Sjuk.' });
    const first = studentId;
    studentId = await school.student();
    await planned();
    expect(reasonOf(await setState(id, 'ONGOING'))).toBe('FULL');
    studentId = first;
    workplaceId = await workplace(1);
    const other = await planned();
    expect(reasonOf(await setState(id, 'ONGOING', { overCapacity: true }))).toBe('OVERLAP');
    await admin.graphql('mutation($input: DeletePlacementInput!) { deletePlacement(input: $input) }', {
      input: { id: other.id },
    });
    const resumed = await setState(id, 'ONGOING', { overCapacity: true });
    expect(resumed.data!.setPlacementState.state).toBe('ONGOING');
  });

  it('are read page by page with a cursor, in GraphQL and as a whole over REST', async () => {
    workplaceId = await workplace(50);
    const ids: string[] = [];
    for (let n = 0; n < 5; n += 1) {
      studentId = await school.student();
      // Two share their first day.
      const startDate = `2026-12-0${n === 4 ? 4 : n + 1}`;
      ids.push((await planned({}, { startDate })).id);
    }
    const page = async (sort: object, after: string | null) => {
      const { data, errors } = await admin.graphql(
        `query($input: PlacementsInput) { placements(input: $input) { nodes { id startDate } totalCount nextCursor } }`,
        { input: { filter: { workplaceId }, first: 2, sort, after } },
      );
      expect(errors).toEqual([]);
      return data!.placements;
    };
    for (const direction of ['ASC', 'DESC']) {
      const read: { id: string; startDate: string }[] = [];
      let after: string | null = null;
      do {
        const { nodes, totalCount, nextCursor }: Awaited<ReturnType<typeof page>> = await page(
          { field: 'START_DATE', direction },
          after,
        );
        expect(totalCount).toBe(5);
        read.push(...nodes);
        after = nextCursor;
      } while (after !== null);
      expect(read.map(({ id }) => id).sort()).toEqual([...ids].sort());
      const days = read.map(({ startDate }) => startDate);
      expect(days).toEqual(direction === 'ASC' ? [...days].sort() : [...days].sort().reverse());
    }
    const whole = await admin.rest('GET', `/api/placements?workplaceId=${workplaceId}`);
    expect((whole.body as { _id: string }[]).map(({ _id }) => _id).sort()).toEqual([...ids].sort());
    const some = await admin.rest('GET', `/api/placements?workplaceId=${workplaceId}&limit=2`);
    expect(some.body).toHaveLength(2);
    expect(some.headers.get('link')).toContain('after=');
  });

  it('are proposed where there is capacity, with reasons, to the responsible teacher and administrators', async () => {
    const teacher = await school.as('TEACHER');
    await school.sql(
      `UPDATE student SET municipality = 'Solna',
         teacher_id = (SELECT id FROM teacher WHERE user_id = $2) WHERE id = $1`,
      [studentId, teacher.userId],
    );
    await school.sql(`UPDATE workplace SET municipality = 'Solna', branches = '{CARE}' WHERE id = $1`, [
      workplaceId,
    ]);
    const propose = (who: Person, wished: object = {}) =>
      who.graphql(
        `query($id: ID!, $startDate: Date, $endDate: Date) {
          proposePlaces(studentId: $id, branch: CARE, startDate: $startDate, endDate: $endDate) {
            basis startDate endDate proposals { workplace { id } startDate endDate free reasons } } }`,
        { id: studentId, ...wished },
      );
    const first = await propose(teacher);
    const { basis, startDate, endDate, proposals } = first.data!.proposePlaces;
    expect(basis).toBe('Utbildningen kräver ingen APL: 4 veckor på heltid.');
    expect(proposals[0]).toEqual({
      ...{ workplace: { id: workplaceId }, startDate, endDate, free: 1 },
      reasons: ['Rätt bransch: Vård och omsorg', 'Ledig hela perioden', 'I elevens kommun, Solna'],
    });
    const own = { startDate: '2030-03-04', endDate: '2030-03-15' };
    const chosen = (await propose(teacher, own)).data!.proposePlaces;
    expect(chosen).toMatchObject(own);
    expect(chosen.proposals[0]).toMatchObject({ ...own, workplace: { id: workplaceId } });
    expect(codeOf(await propose(teacher, { startDate: '2020-01-07' }))).toBe('BAD_USER_INPUT');
    expect(codeOf(await propose(teacher, { ...own, endDate: '2030-03-03' }))).toBe('BAD_USER_INPUT');
    const other = await school.student();
    await planned({ studentId: other }, { startDate, endDate });
    const second = await propose(admin);
    const here = second.data!.proposePlaces.proposals.find(({ workplace: { id } }) => id === workplaceId)!;
    expect(here.startDate > endDate).toBe(true);
    expect(here.reasons[1]).toBe(`Ledig först från ${here.startDate}`);
    await planned({}, { startDate: '2030-03-11', endDate: '2030-03-22' });
    expect((await propose(teacher, own)).errors[0]!.extensions['fields']).toMatchObject([
      {
        path: 'startDate',
        message: expect.stringMatching(/^Eleven har redan en placering på .+ 2030-03-11 – 2030-03-22\.$/),
      },
    ]);
    await school.sql('UPDATE student SET is_protected = true WHERE id = $1', [studentId]);
    const hidden = await propose(teacher);
    expect(JSON.stringify(hidden.data)).not.toContain('elevens kommun');
    expect(codeOf(await propose(await school.as('TEACHER')))).toBe('NOT_FOUND');
  });

  it('are updated as a whole form, and keep their place at a full workplace', async () => {
    const { id, version } = await planned();
    const update = await admin.graphql(
      'mutation($input: UpdatePlacementInput!) { updatePlacement(input: $input) { version plannedHours } }',
      { input: { id, version, values: { workplaceId, ...PERIOD, endDate: '2026-12-11' } } },
    );
    expect(update.data!.updatePlacement).toEqual({ version: version + 1, plannedHours: 80 });
  });

  it('record who supervises and teaches, and the hours a week, in the history', async () => {
    const teacher = await school.as('TEACHER', { name: 'Tage Lärare' });
    const { data } = await admin.graphql(
      'mutation($input: AddSupervisorInput!) { addSupervisor(input: $input) { supervisors { id } } }',
      { input: { workplaceId, values: { name: 'Karin Holm' } } },
    );
    const supervisorId = data!.addSupervisor.supervisors[0]!.id;
    const { id } = await planned();
    const latest = async () => {
      const [entry] = await school.sql<{ was: object; is: object }>(
        `SELECT previous_values AS was, new_values AS is FROM change_history WHERE student_id = $1
         ORDER BY changed_at DESC, id DESC LIMIT 1`,
        [studentId],
      );
      return entry;
    };
    const update = async (values: object) => {
      const { errors } = await admin.graphql(
        'mutation($input: UpdatePlacementInput!) { updatePlacement(input: $input) { id } }',
        { input: { id, values: { workplaceId, ...PERIOD, ...values } } },
      );
      expect(errors).toEqual([]);
    };
    await update({ supervisorId, teacherId: teacher.teacherId });
    expect(await latest()).toEqual({
      was: { placementSupervisor: null, placementTeacher: null },
      is: { placementSupervisor: 'Karin Holm', placementTeacher: 'Tage Lärare' },
    });
    await update({ supervisorId, teacherId: teacher.teacherId, hoursPerWeek: 30, plannedHours: 90 });
    expect(await latest()).toEqual({
      was: { placement: 'Björken, 2026-11-30 – 2026-12-18, 120 timmar (40 i veckan), planerad' },
      is: { placement: 'Björken, 2026-11-30 – 2026-12-18, 90 timmar (30 i veckan), planerad' },
    });
    const { errors } = await admin.graphql(
      'mutation($input: RemoveSupervisorInput!) { removeSupervisor(input: $input) { id } }',
      { input: { id: supervisorId } },
    );
    expect(errors).toEqual([]);
    expect(await latest()).toEqual({
      was: { placementSupervisor: 'Karin Holm' },
      is: { placementSupervisor: null },
    });
  });

  it('leave all that they said in the history when they are deleted', async () => {
    const { id } = await planned();
    await admin.graphql('mutation($input: SendAgreementInput!) { sendAgreement(input: $input) { id } }', {
      input: { id },
    });
    const remove = await admin.graphql(
      'mutation($input: DeletePlacementInput!) { deletePlacement(input: $input) }',
      { input: { id } },
    );
    expect(remove.errors).toEqual([]);
    const [entry] = await school.sql(
      `SELECT previous_values AS was, new_values AS is FROM change_history WHERE student_id = $1
       ORDER BY changed_at DESC, id DESC LIMIT 1`,
      [studentId],
    );
    expect(entry).toEqual({
      was: {
        placement: 'Björken, 2026-11-30 – 2026-12-18, 120 timmar (40 i veckan), planerad',
        agreement: 'version 1, skickat',
      },
      is: { placement: null, agreement: null },
    });
  });
});
