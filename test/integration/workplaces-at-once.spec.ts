import { School, type Person } from '../support/school.js';

const CREATE = 'mutation($input: CreateWorkplaceInput!) { createWorkplace(input: $input) { id } }';
const ADD =
  'mutation($input: AddSupervisorInput!) { addSupervisor(input: $input) { supervisors { id version } } }';
const UPDATE = 'mutation($input: UpdateSupervisorInput!) { updateSupervisor(input: $input) { id } }';

describe('concurrent writers of the workplaces', () => {
  let school: School;
  let admin: Person;

  beforeAll(async () => {
    school = await School.open();
    admin = await school.as('ADMIN');
  });
  afterAll(() => school.close());

  const create = (values: object) => admin.graphql(CREATE, { input: { values } });

  it('are asked about the same workplace added twice', async () => {
    const values = { name: 'Tvillingens skola', city: 'Solna', places: 1 };
    const answers = await Promise.all([create(values), create(values)]);
    expect(answers.map(({ errors }) => errors[0]?.extensions['reason']).sort()).toEqual([
      'DUPLICATE',
      undefined,
    ]);
  });

  it('do not give two supervisors the same name', async () => {
    const { data } = await create({ name: 'Hasseln', places: 1 });
    const workplaceId: string = data!.createWorkplace.id;
    const add = (name: string) => admin.graphql(ADD, { input: { workplaceId, values: { name } } });
    await add('Eva Ek');
    const { supervisors } = (await add('Bo Berg')).data!.addSupervisor;
    const answers = await Promise.all(
      supervisors.map(({ id, version }: { id: string; version: number }) =>
        admin.graphql(UPDATE, { input: { id, version, values: { name: 'Karin Holm' } } }),
      ),
    );
    expect(answers.map(({ errors }) => errors[0]?.message).sort()).toEqual([
      'Karin Holm finns redan som handledare här.',
      undefined,
    ]);
  });
});
