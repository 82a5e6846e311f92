import { v7 as uuid } from 'uuid';
import { School, type Person } from '../support/school.js';

const PLAN =
  'mutation($input: PlanPlacementInput!) { planPlacement(input: $input) { id version plannedHours } }';
const UPDATE =
  'mutation($input: UpdatePlacementInput!) { updatePlacement(input: $input) { id plannedHours } }';
const CREATE = 'mutation($input: CreateWorkplaceInput!) { createWorkplace(input: $input) { id } }';
const PERIOD = { startDate: '2026-11-30', endDate: '2026-12-18', hoursPerWeek: 40 };
const MOST = 'Timmarna ryms inte i perioden: 15 dagar med 40 timmar i veckan ger högst 120 timmar.';

describe('limits of placements', () => {
  let school: School;
  let admin: Person;
  let workplaceId: string;
  let studentId: string;

  beforeAll(async () => {
    school = await School.open();
    admin = await school.as('ADMIN');
  });
  beforeEach(async () => {
    studentId = await school.student();
    const { data } = await admin.graphql(CREATE, { input: { values: { name: 'Björken', places: 1 } } });
    workplaceId = data!.createWorkplace.id;
  });
  afterAll(() => school.close());

  const plan = (values: object = {}, more: object = {}) =>
    admin.graphql(PLAN, { input: { studentId, values: { workplaceId, ...PERIOD, ...values }, ...more } });
  const update = (id: string, values: object) =>
    admin.graphql(UPDATE, { input: { id, values: { workplaceId, ...PERIOD, ...values } } });
  const fieldsOf = ({ errors }: { errors: readonly { extensions: Record<string, unknown> }[] }) =>
    errors[0]?.extensions['fields'];

  it('refuse hours that do not fit the period, planned or changed, in GraphQL and REST', async () => {
    const refused = [{ path: 'values.plannedHours', reason: 'RANGE', message: MOST }];
    expect(fieldsOf(await plan({ plannedHours: 5_000 }))).toEqual(refused);
    const { data } = await plan({ plannedHours: 120 });
    const { id } = data!.planPlacement;
    expect(fieldsOf(await update(id, { plannedHours: 121 }))).toEqual(refused);
    const values = { workplaceId, ...PERIOD, plannedHours: 121 };
    const { status, body } = await admin.rest('PUT', `/api/placements/${id}`, { body: values });
    expect(status).toBe(400);
    expect(body).toMatchObject({ fields: [{ reason: 'RANGE', message: MOST }] });
    expect((await update(id, { plannedHours: 100 })).data!.updatePlacement.plannedHours).toBe(100);
  });

  it('ask for a place only when a change takes one', async () => {
    const first = (await plan()).data!.planPlacement.id as string;
    studentId = await school.student();
    expect((await plan()).errors[0]?.extensions['reason']).toBe('FULL');
    const { data } = await plan({}, { overCapacity: true });
    const { id } = data!.planPlacement;
    for (const placement of [first, id]) {
      expect((await update(placement, { hoursPerWeek: 30 })).errors).toEqual([]);
      expect((await update(placement, { endDate: '2026-12-11' })).errors).toEqual([]);
    }
    const longer = await update(id, { endDate: '2026-12-18' });
    expect(longer.errors[0]?.extensions['reason']).toBe('FULL');
    const earlier = await update(first, { startDate: '2026-11-23', endDate: '2026-12-11' });
    expect(earlier.errors[0]?.extensions['reason']).toBe('FULL');
  });

  it('refuse to send an agreement for a stopped workplace', async () => {
    const { data } = await plan();
    const stop = 'mutation($input: SetWorkplaceStateInput!) { setWorkplaceState(input: $input) { id } }';
    await admin.graphql(stop, { input: { id: workplaceId, state: 'STOPPED', reason: 'Brand' } });
    const { errors } = await admin.graphql(
      'mutation($input: SendAgreementInput!) { sendAgreement(input: $input) { id } }',
      { input: { id: data!.planPlacement.id } },
    );
    expect(errors[0]).toMatchObject({
      ...{ message: 'Arbetsplatsen är stoppad: Brand', extensions: { reason: 'WORKPLACE_STOPPED' } },
    });
  });

  it('are missing alike, unknown or of a protected student', async () => {
    const { data } = await plan();
    await school.sql('UPDATE student SET is_protected = true WHERE id = $1', [studentId]);
    const teacher = await school.as('TEACHER');
    const messageOf = async (id: string) => {
      const { errors } = await teacher.graphql(
        'mutation($input: SetPlacementStateInput!) { setPlacementState(input: $input) { id } }',
        { input: { id, state: 'AGREED' } },
      );
      return errors[0]!.message;
    };
    expect(await messageOf(uuid())).toBe('Placeringen finns inte.');
    expect(await messageOf(data!.planPlacement.id)).toBe('Placeringen finns inte.');
  });

  it('refuse more hours a week than the chosen weekdays have', async () => {
    expect(fieldsOf(await plan({ weekdays: [3] }))).toMatchObject([
      { path: 'values.hoursPerWeek', message: 'På 1 dag i veckan ryms högst 24 timmar.' },
    ]);
  });
});
