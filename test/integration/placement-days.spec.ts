import { addDays, mondayOf } from '../../domain/days.js';
import { weekCode } from '../../domain/placements/week.js';
import { dayFromToday } from '../support/days.js';
import { readPdf } from '../support/read-pdf.js';
import { School, type Person } from '../support/school.js';

type Answer = Awaited<ReturnType<Person['graphql']>>;

const PLAN = 'mutation($input: PlanPlacementInput!) { planPlacement(input: $input) { id } }';
const UPDATE = 'mutation($input: UpdatePlacementInput!) { updatePlacement(input: $input) { id endDate } }';
const SET_STATE = `mutation($input: SetPlacementStateInput!) {
  setPlacementState(input: $input) { id state endedOn nextDue nextDueOn } }`;
const REPORT =
  'mutation($input: ReportPlacementHoursInput!) { reportPlacementHours(input: $input) { hours } }';
const PLAN_TALK = 'mutation($input: PlanTalkInput!) { planTalk(input: $input) { id } }';
const HOLD_TALK = 'mutation($input: HoldTalkInput!) { holdTalk(input: $input) { id } }';
const WAIVED = { allowWithoutAgreement: true, reason: 'Avtalet är på väg.' };

describe('the days of a placement', () => {
  let school: School;
  let admin: Person;
  let studentId: string;
  let workplaceId: string;
  const today = dayFromToday(0);
  /** Two weeks ago. */
  const monday = mondayOf(dayFromToday(-14));

  beforeAll(async () => {
    school = await School.open();
    admin = await school.as('ADMIN', { name: 'Ada Administratör' });
    const { data } = await admin.graphql(
      'mutation($input: CreateWorkplaceInput!) { createWorkplace(input: $input) { id } }',
      { input: { values: { name: 'Björken', places: 50 } } },
    );
    workplaceId = data!.createWorkplace.id;
  });
  beforeEach(async () => {
    studentId = await school.student({ name: 'Åsa Ödman' });
  });
  afterAll(() => school.close());

  const valuesOf = (startDate: string, endDate: string, more: object = {}) => ({
    ...{ workplaceId, startDate, endDate, hoursPerWeek: 40 },
    ...more,
  });
  const plan = (startDate: string, endDate: string, more: object = {}) =>
    admin.graphql(PLAN, { input: { studentId, values: valuesOf(startDate, endDate, more) } });
  async function ongoing(): Promise<string> {
    const id = (await plan(monday, dayFromToday(30))).data!.planPlacement.id as string;
    await setState(id, 'ONGOING', WAIVED);
    return id;
  }
  const setState = (id: string, state: string, more: object = {}) =>
    admin.graphql(SET_STATE, { input: { id, state, ...more } });
  const report = (placementId: string, day: string) =>
    admin.graphql(REPORT, {
      input: { placementId, week: weekCode(day), days: [{ day, hours: 8 }] },
    });
  const reasonOf = ({ errors }: Answer) => errors[0]?.extensions['reason'];
  const fieldOf = ({ errors }: Answer) =>
    (errors[0]?.extensions['fields'] as { path: string; reason: string; message: string }[] | undefined)?.[0];

  it('begin on the first day at the earliest', async () => {
    const { data } = await plan(dayFromToday(1), dayFromToday(30));
    const { id } = data!.planPlacement;
    const refused = await setState(id, 'ONGOING', WAIVED);
    expect(reasonOf(refused)).toBe('EARLY');
    expect(refused.errors[0]!.message).toContain(`Placeringen börjar ${dayFromToday(1)}.`);
    await setState(id, 'AGREED');
    expect(reasonOf(await setState(id, 'ONGOING'))).toBe('EARLY');
  });

  it('are within ten years, and include one of the weekdays', async () => {
    expect(fieldOf(await plan('1926-12-14', '1927-01-14'))).toMatchObject({
      ...{ path: 'values.startDate', reason: 'RANGE' },
    });
    expect(fieldOf(await plan('2126-12-14', '2127-01-14'))?.path).toBe('values.startDate');
    const saturday = addDays(monday, 5);
    expect(fieldOf(await plan(saturday, addDays(saturday, 1)))).toMatchObject({
      ...{ path: 'values.weekdays', reason: 'NOT_ALLOWED' },
    });
    expect(fieldOf(await plan(monday, today, { weekdays: [8] }))?.reason).toBe('RANGE');
    expect((await plan(saturday, saturday, { weekdays: [6], hoursPerWeek: 1 })).errors).toEqual([]);
  });

  it('have an agreement that was signed a year before the first of them at the earliest', async () => {
    const { data } = await plan(monday, today);
    const { id } = data!.planPlacement;
    expect(fieldOf(await setState(id, 'AGREED', { agreedOn: '1900-01-01' }))?.path).toBe('agreedOn');
    expect((await setState(id, 'AGREED', { agreedOn: addDays(monday, -365) })).errors).toEqual([]);
  });

  it('cannot be changed so that a reported one is left out', async () => {
    const id = await ongoing();
    await report(id, addDays(monday, 3));
    const change = (startDate: string, endDate: string) =>
      admin.graphql(UPDATE, { input: { id, values: valuesOf(startDate, endDate) } });
    const shorter = fieldOf(await change(monday, addDays(monday, 2)));
    expect([shorter?.path, shorter?.message]).toEqual([
      'values.endDate',
      `Timmar eller frånvaro är rapporterade för ${addDays(monday, 3)}. Ändra rapporten först.`,
    ]);
    expect(fieldOf(await change(addDays(monday, 4), today))?.path).toBe('values.startDate');
    expect((await change(monday, addDays(monday, 3))).errors).toEqual([]);
  });

  it('begin today at the latest while it goes on', async () => {
    const id = await ongoing();
    const change = (startDate: string) =>
      admin.graphql(UPDATE, { input: { id, values: valuesOf(startDate, dayFromToday(30)) } });
    expect(fieldOf(await change(dayFromToday(1)))).toEqual({
      ...{ path: 'values.startDate', reason: 'NOT_ALLOWED' },
      message: 'Placeringen pågår. Den första dagen kan inte vara senare än i dag.',
    });
    expect((await change(today)).errors).toEqual([]);
  });

  it('drop the plan of a talk that they no longer have, and keep what was held', async () => {
    const id = await ongoing();
    const talk = (kind: string) => ({ placementId: id, kind });
    await admin.graphql(PLAN_TALK, { input: { ...talk('MIDTERM'), plannedOn: monday } });
    await admin.graphql(HOLD_TALK, { input: { ...talk('MIDTERM'), heldOn: monday } });
    await admin.graphql(PLAN_TALK, { input: { ...talk('FINAL'), plannedOn: dayFromToday(55) } });
    const talks = async (endDate: string) => {
      const input = { id, values: valuesOf(addDays(monday, 1), endDate) };
      const { data, errors } = await admin.graphql(
        `mutation($input: UpdatePlacementInput!) { updatePlacement(input: $input) {
          nextDue nextDueOn talks { kind plannedOn heldOn version } } }`,
        { input },
      );
      expect(errors).toEqual([]);
      return data!.updatePlacement;
    };
    const midterm = { kind: 'MIDTERM', plannedOn: monday, heldOn: monday, version: 2 };
    const planned = await talks(dayFromToday(25));
    expect(planned.talks).toEqual([
      midterm,
      { kind: 'FINAL', plannedOn: dayFromToday(55), heldOn: null, version: 1 },
    ]);
    const dropped = await talks(dayFromToday(24));
    expect(dropped).toEqual({
      ...{ nextDue: 'FINAL_TALK', nextDueOn: dayFromToday(24) },
      talks: [midterm, { kind: 'FINAL', plannedOn: null, heldOn: null, version: 2 }],
    });
  });

  it('stay at the workplace where they are reported', async () => {
    const id = await ongoing();
    const { data } = await admin.graphql(
      'mutation($input: CreateWorkplaceInput!) { createWorkplace(input: $input) { id } }',
      { input: { values: { name: 'Granen', places: 5 } } },
    );
    const move = () =>
      admin.graphql(UPDATE, {
        input: {
          id,
          values: valuesOf(monday, dayFromToday(30), { workplaceId: data!.createWorkplace.id }),
        },
      });
    await report(id, monday);
    expect(fieldOf(await move())).toMatchObject({ path: 'values.workplaceId', reason: 'NOT_ALLOWED' });
    const undone = { placementId: id, week: weekCode(monday), days: [] };
    expect((await admin.graphql(REPORT, { input: undone })).errors).toEqual([]);
    expect((await move()).errors).toEqual([]);
  });

  it('are not those of another placement of the student, whether it goes on or has ended', async () => {
    const id = await ongoing();
    await setState(id, 'INTERRUPTED', { reason: 'Sjuk.', endedOn: addDays(monday, 3) });
    const refused = fieldOf(await plan(addDays(monday, 2), today));
    expect([refused?.path, refused?.message]).toEqual([
      'values.startDate',
      `Eleven har redan en placering på Björken ${monday} – ${addDays(monday, 3)}.`,
    ]);
    const next = (await plan(addDays(monday, 3), dayFromToday(1))).data!.planPlacement.id as string;
    await setState(next, 'ONGOING', WAIVED);
    await setState(next, 'DONE');
    expect(fieldOf(await plan(today, dayFromToday(9)))?.path).toBe('values.startDate');
    expect((await plan(dayFromToday(1), dayFromToday(9))).errors).toEqual([]);
  });

  it('are the student’s own up to the last one when the placement is interrupted on it', async () => {
    const id = (await plan(monday, today)).data!.planPlacement.id as string;
    await setState(id, 'ONGOING', WAIVED);
    const { data } = await setState(id, 'INTERRUPTED', { reason: 'Sjuk.' });
    expect(data!.setPlacementState).toMatchObject({ state: 'INTERRUPTED', endedOn: null });
    expect(fieldOf(await plan(today, dayFromToday(9)))?.message).toBe(
      `Eleven har redan en placering på Björken ${monday} – ${today}.`,
    );
    expect((await plan(dayFromToday(1), dayFromToday(9))).errors).toEqual([]);
  });

  it('end on the day of an interruption: none after it is reported, and it can be resumed', async () => {
    const id = await ongoing();
    await report(id, monday);
    const interrupt = (endedOn?: string) => setState(id, 'INTERRUPTED', { reason: 'Sjuk.', endedOn });
    for (const day of [addDays(monday, -1), dayFromToday(1), '1900-01-01'])
      expect(fieldOf(await interrupt(day))).toMatchObject({ path: 'endedOn', reason: 'RANGE' });
    await report(id, addDays(monday, 2));
    expect(fieldOf(await interrupt(addDays(monday, 1)))?.reason).toBe('NOT_ALLOWED');
    const { data } = await interrupt(addDays(monday, 2));
    expect(data!.setPlacementState.endedOn).toBe(addDays(monday, 2));
    expect(fieldOf(await report(id, addDays(monday, 7)))?.message).toBe('Dagen ligger utanför placeringen.');
    const [history] = await school.sql<{ text: string }>(
      `SELECT new_values->>'placement' AS text FROM change_history WHERE student_id = $1
       AND new_values ? 'placement' ORDER BY id DESC LIMIT 1`,
      [studentId],
    );
    expect(history!.text).toContain(`avbruten ${addDays(monday, 2)}: Sjuk.`);
    const resumed = await setState(id, 'ONGOING', WAIVED);
    expect(resumed.data!.setPlacementState.endedOn).toBeNull();
    expect((await report(id, addDays(monday, 7))).errors).toEqual([]);
  });

  it('end today by default when a placement is done or interrupted before the last', async () => {
    const done = await setState(await ongoing(), 'DONE');
    expect(done.data!.setPlacementState).toMatchObject({
      ...{ state: 'DONE', endedOn: today, nextDue: 'ASSESSMENT', nextDueOn: today },
    });
    studentId = await school.student();
    const { data } = await plan(dayFromToday(20), dayFromToday(30));
    const { id } = data!.planPlacement;
    await setState(id, 'AGREED');
    const interrupted = await setState(id, 'INTERRUPTED', { reason: 'Arbetsplatsen stänger.' });
    expect(interrupted.data!.setPlacementState.endedOn).toBe(today);
    studentId = await school.student();
    const over = (await plan(monday, addDays(monday, 4))).data!.planPlacement.id as string;
    await setState(over, 'ONGOING', WAIVED);
    expect((await setState(over, 'DONE')).data!.setPlacementState.endedOn).toBeNull();
  });

  it('are certified to the last one at the workplace, not after today', async () => {
    const id = await ongoing();
    await report(id, monday);
    expect(await certificateOf(id)).toContain(`${monday} – ${today}`);
    await setState(id, 'INTERRUPTED', { reason: 'Sjuk.', endedOn: addDays(monday, 3) });
    expect(await certificateOf(id)).toContain(`${monday} – ${addDays(monday, 3)}`);
  });

  async function certificateOf(placementId: string): Promise<string> {
    const { data } = await admin.graphql(
      'mutation($input: CreatePlacementDocumentInput!) { createPlacementDocument(input: $input) { id } }',
      { input: { placementId, type: 'APL_CERTIFICATE' } },
    );
    const answer = await fetch(`${school.app.url}/api/documents/${data!.createPlacementDocument.id}/file`, {
      headers: { Authorization: `Bearer ${admin.token}` },
    });
    const { text } = await readPdf(Buffer.from(await answer.arrayBuffer()));
    return text.replace(/\s+/g, ' ');
  }
});
