import { School, type Person } from '../support/school.js';

const CREATE = 'mutation($input: CreateWorkplaceInput!) { createWorkplace(input: $input) { id } }';
const ADD = `mutation($input: AddSupervisorInput!) { addSupervisor(input: $input) {
  supervisors { id name email } } }`;
const PLAN = `mutation($input: PlanPlacementInput!) { planPlacement(input: $input) { id } }`;
const MERGE = `mutation($input: MergeWorkplacesInput!) { mergeWorkplaces(input: $input) {
  supervisors { id name email } } }`;

describe('supervisors of merged workplaces', () => {
  let school: School;
  let admin: Person;

  beforeAll(async () => {
    school = await School.open();
    admin = await school.as('ADMIN');
  });
  afterAll(() => school.close());

  const workplace = async (name: string) =>
    (await admin.graphql(CREATE, { input: { values: { name, places: 5 } } })).data!.createWorkplace.id;
  async function supervisor(workplaceId: string, email: string | null): Promise<string> {
    const { data } = await admin.graphql(ADD, { input: { workplaceId, values: { name: 'Eva Ek', email } } });
    return data!.addSupervisor.supervisors.find((other) => other.email === email)!.id;
  }
  async function placedWith(workplaceId: string, supervisorId: string): Promise<string> {
    const period = { startDate: '2027-01-11', endDate: '2027-02-05', hoursPerWeek: 40 };
    const { data } = await admin.graphql(PLAN, {
      input: { studentId: await school.student(), values: { workplaceId, supervisorId, ...period } },
    });
    return data!.planPlacement.id;
  }
  const supervisorOf = async (placement: string) =>
    (await admin.graphql('query($id: ID!) { placement(id: $id) { supervisor { id } } }', { id: placement }))
      .data!.placement.supervisor!.id;

  it('stay two persons when they have the same name and different addresses', async () => {
    const [from, into] = [await workplace('Häggen'), await workplace('Häggens hem')];
    const [moved, kept] = [
      await supervisor(from, 'eva.ek@haggen.se'),
      await supervisor(into, 'eva@hemmet.se'),
    ];
    const placement = await placedWith(from, moved);
    const { data, errors } = await admin.graphql(MERGE, { input: { from, into } });
    expect(errors).toEqual([]);
    const { supervisors } = data!.mergeWorkplaces;
    expect(new Map(supervisors.map(({ id, email }) => [id, email]))).toEqual(
      new Map([
        [moved, 'eva.ek@haggen.se'],
        [kept, 'eva@hemmet.se'],
      ]),
    );
    expect(await supervisorOf(placement)).toBe(moved);
  });

  it('become one when only one of them has an address, or both the same', async () => {
    const [from, into] = [await workplace('Aspen'), await workplace('Aspens hem')];
    const [moved, kept] = [await supervisor(from, 'Eva@aspen.se'), await supervisor(into, null)];
    const placement = await placedWith(from, moved);
    const { data } = await admin.graphql(MERGE, { input: { from, into } });
    expect(data!.mergeWorkplaces.supervisors).toMatchObject([{ id: kept, email: 'Eva@aspen.se' }]);
    expect(await supervisorOf(placement)).toBe(kept);
    const third = await workplace('Aspens gård');
    const same = await supervisor(third, 'eva@aspen.se');
    const again = await admin.graphql(MERGE, { input: { from: into, into: third } });
    expect(again.data!.mergeWorkplaces.supervisors).toMatchObject([{ id: same, email: 'eva@aspen.se' }]);
    expect(await supervisorOf(placement)).toBe(same);
  });
});
