import { codeOf, School, type Person } from '../support/school.js';

const PLAN = `mutation($input: PlanPlacementInput!) { planPlacement(input: $input) { id } }`;
const CREATE = 'mutation($input: CreateWorkplaceInput!) { createWorkplace(input: $input) { id version } }';
const PERIOD = { startDate: '2026-11-30', endDate: '2026-12-18', hoursPerWeek: 40 };

describe('workplaces', () => {
  let school: School;
  let admin: Person;

  beforeAll(async () => {
    school = await School.open();
    admin = await school.as('ADMIN');
  });
  afterAll(() => school.close());

  const create = (values: object, more: object = {}) => admin.graphql(CREATE, { input: { values, ...more } });

  it('require a valid organisation number and a known municipality', async () => {
    const faults = await Promise.all([
      create({ name: 'A', places: 1, organisationNumber: '556016-0681' }),
      create({ name: 'A', places: 1, municipality: 'Atlantis' }),
      create({ name: 'A', places: 0 }),
      create({ name: 'A', places: 1, note: 'Eleven 19850101-2382 kom inte.' }),
    ]);
    expect(
      faults.map(({ errors }) => (errors[0]!.extensions['fields'] as { path: string }[])[0]!.path),
    ).toEqual(['values.organisationNumber', 'values.municipality', 'values.places', 'values.note']);
  });

  it('are found by name, branch, municipality and state, and recorded in the audit log', async () => {
    await create({
      ...{ name: 'Granens förskola', places: 2, municipality: 'Solna', organisationNumber: '5560160680' },
      branches: ['CHILDREN_AND_LEISURE'],
    });
    await create({ name: 'Tallens garage', places: 1, branches: ['VEHICLES'] });
    const find = async (filter: object) => {
      const { data } = await admin.graphql(
        'query($input: WorkplacesInput) { workplaces(input: $input) { nodes { name freePlaces } totalCount } }',
        { input: { filter } },
      );
      return data!.workplaces.nodes.map(({ name }) => name);
    };
    for (const filter of [
      { q: 'granens' },
      { q: '55601606' },
      { q: '556016-06' },
      { q: '556016 0680' },
      { q: '16556016–0680' },
      { branches: ['CHILDREN_AND_LEISURE'] },
    ])
      expect(await find(filter)).toEqual(['Granens förskola']);
    expect(await find({ municipalities: ['Solna'], states: ['ACTIVE'] })).toEqual(['Granens förskola']);
    expect(await find({ states: ['STOPPED'] })).toEqual([]);
    const [line] = await school.sql<{ values: object }>(
      `SELECT new_values AS values FROM audit_log WHERE kind = 'WORKPLACE_CHANGED' AND new_values ? 'organisationNumber'
         AND new_values->>'workplace' LIKE 'Granen%'`,
    );
    expect(line!.values).toMatchObject({ workplace: 'Granens förskola', organisationNumber: '5560160680' });
  });

  it('get fewer places than their students only on purpose', async () => {
    const { data } = await create({ name: 'Lärkens hemtjänst', places: 2 });
    const { id } = data!.createWorkplace;
    for (let taken = 0; taken < 2; taken++)
      await admin.graphql(PLAN, {
        input: { studentId: await school.student(), values: { workplaceId: id, ...PERIOD } },
      });
    const lower = (input: object) =>
      admin.graphql('mutation($input: UpdateWorkplaceInput!) { updateWorkplace(input: $input) { places } }', {
        input: { id, values: { name: 'Lärkens hemtjänst', places: 1 }, ...input },
      });
    const refused = await lower({});
    expect(refused.errors[0]).toMatchObject({
      message: 'Lärkens hemtjänst har 1 plats och får som mest 2 elever samtidigt.',
      extensions: { code: 'CONFLICT', reason: 'FULL' },
    });
    expect((await lower({ overCapacity: true })).data!.updateWorkplace).toEqual({ places: 1 });
    // Other fields of an overfull workplace are saved without the question.
    expect((await lower({})).errors).toEqual([]);
  });

  it('with a free place in a period are found, checked day by day', async () => {
    const { data } = await create({
      name: 'Aspens el',
      places: 1,
      municipality: 'Täby',
      branches: ['ELECTRICITY'],
    });
    const { id } = data!.createWorkplace;
    const values = { workplaceId: id, ...PERIOD };
    await admin.graphql(PLAN, { input: { studentId: await school.student(), values } });
    const free = (input: object) =>
      admin.graphql(
        `query($input: FreePlacesInput) { freePlaces(input: $input) {
          totalCount nodes { free spans { startDate endDate free } } } }`,
        { input: { municipality: 'Täby', branch: 'ELECTRICITY', ...input } },
      );
    const around = await free({ from: '2026-11-23', to: '2026-12-31' });
    expect(around.data!.freePlaces).toEqual({
      totalCount: 1,
      nodes: [
        {
          free: 0,
          spans: [
            { startDate: '2026-11-23', endDate: '2026-11-29', free: 1 },
            { startDate: '2026-11-30', endDate: '2026-12-18', free: 0 },
            { startDate: '2026-12-19', endDate: '2026-12-31', free: 1 },
          ],
        },
      ],
    });
    const during = await free({ from: '2026-12-01', to: '2026-12-18' });
    expect(during.data!.freePlaces.totalCount).toBe(0);
    expect((await free({ from: '2026-12-01', to: '2026-12-19' })).data!.freePlaces.totalCount).toBe(1);
    expect((await free({ branch: 'CARE' })).data!.freePlaces.totalCount).toBe(0);
    expect(codeOf(await free({ from: '2026-12-02', to: '2026-12-01' }))).toBe('BAD_USER_INPUT');
    expect(codeOf(await free({ from: '2026-01-01', to: '2028-01-01' }))).toBe('BAD_USER_INPUT');
    await admin.graphql(
      'mutation($input: SetWorkplaceStateInput!) { setWorkplaceState(input: $input) { id } }',
      { input: { id, state: 'RESTING' } },
    );
    expect((await free({ from: '2027-01-01', to: '2027-01-19' })).data!.freePlaces.totalCount).toBe(0);
  });

  it('are merged with placements, supervisors and missing details, never exceeding capacity unless asked', async () => {
    const made = async (values: object, more: object = {}) =>
      (await create(values, more)).data!.createWorkplace.id;
    const number = '202100-5489';
    const from = await made({
      name: 'Häggen',
      places: 1,
      organisationNumber: number,
      unit: 'Avdelning 2',
      city: 'Kista',
    });
    const double = { name: 'Häggens hem', places: 1, organisationNumber: number, unit: 'avdelning 2' };
    const refused = await create(double);
    expect(refused.errors[0]!.extensions['reason']).toBe('DUPLICATE');
    expect(refused.errors[0]!.message).toBe(
      'Häggen, Kista finns redan i registret: samma organisationsnummer och enhet.',
    );
    const into = await made(double, { allowDuplicate: true });
    const supervisor = async (workplaceId: string, values: object) => {
      const { data } = await admin.graphql(
        'mutation($input: AddSupervisorInput!) { addSupervisor(input: $input) { supervisors { id name } } }',
        { input: { workplaceId, values } },
      );
      return data!.addSupervisor.supervisors.at(-1)!.id;
    };
    const karin = await supervisor(from, { name: 'Karin Holm', phone: '08-123 456 78' });
    const kept = await supervisor(into, { name: 'karin holm' });
    const yusuf = await supervisor(from, { name: 'Yusuf Demir' });
    const place = async (workplaceId: string, supervisorId: string | null) => {
      const studentId = await school.student();
      const { data, errors } = await admin.graphql(PLAN, {
        input: { studentId, values: { workplaceId, supervisorId, ...PERIOD } },
      });
      expect(errors).toEqual([]);
      return { studentId, id: data!.planPlacement.id };
    };
    const moved = await place(from, karin);
    await place(into, null);

    const { data: found } = await admin.graphql('{ workplaceDuplicates { from { id } into { id } reason } }');
    expect(found!.workplaceDuplicates).toContainEqual({
      ...{ from: { id: into }, into: { id: from } },
      reason: 'Samma organisationsnummer och enhet',
    });
    const { data: preview } = await admin.graphql(
      `query($input: WorkplaceMergePreviewInput!) { workplaceMergePreview(input: $input) {
        fromVersion intoVersion placements openPlacements supervisors exceedsPlaces warnings } }`,
      { input: { from, into } },
    );
    expect(preview!.workplaceMergePreview).toEqual({
      ...{
        fromVersion: 1,
        intoVersion: 1,
        placements: 1,
        openPlacements: 1,
        supervisors: 2,
        exceedsPlaces: true,
      },
      warnings: ['Häggens hem har 1 plats och får som mest 2 elever samtidigt.'],
    });
    const merge = (more: object = {}) =>
      admin.graphql(
        `mutation($input: MergeWorkplacesInput!) { mergeWorkplaces(input: $input) {
          id name unit city supervisors { id name phone } } }`,
        { input: { from, into, ...more } },
      );
    const full = await merge();
    expect([codeOf(full), full.errors[0]!.extensions['reason']]).toEqual(['CONFLICT', 'FULL']);
    expect(codeOf(await merge({ overCapacity: true, fromVersion: 7 }))).toBe('CONFLICT');
    expect(codeOf(await merge({ from: into }))).toBe('BAD_USER_INPUT');
    const { data: merged } = await merge({ overCapacity: true, fromVersion: 1, intoVersion: 1 });
    expect(merged!.mergeWorkplaces).toEqual({
      ...{ id: into, name: 'Häggens hem', unit: 'avdelning 2', city: 'Kista' },
      supervisors: [
        { id: kept, name: 'karin holm', phone: '08-123 456 78' },
        { id: yusuf, name: 'Yusuf Demir', phone: null },
      ],
    });
    const [placement] = await school.sql(
      'SELECT workplace_id AS workplace, supervisor_id AS supervisor FROM placement WHERE id = $1',
      [moved.id],
    );
    expect(placement).toEqual({ workplace: into, supervisor: kept });
    const [history] = await school.sql<{ text: string }>(
      `SELECT new_values->>'placement' AS text FROM change_history WHERE student_id = $1 ORDER BY id DESC LIMIT 1`,
      [moved.studentId],
    );
    expect(history!.text).toBe('Häggens hem, 2026-11-30 – 2026-12-18, 120 timmar (40 i veckan), planerad');
    const [line] = await school.sql<{ merged: string }>(
      `SELECT new_values->>'merged' AS merged FROM audit_log WHERE kind = 'WORKPLACE_CHANGED' ORDER BY id DESC LIMIT 1`,
    );
    expect(line!.merged).toBe('Häggen');
    expect(codeOf(await merge({ overCapacity: true }))).toBe('NOT_FOUND');
  });

  it('are exported without exception, with all fields of the form', async () => {
    await create({ name: 'Öns vård', places: 2, note: 'Ring före nio.', riskAssessedOn: '2026-01-15' });
    await school.sql(
      `INSERT INTO workplace (id, name, places) SELECT gen_random_uuid(), 'Export ' || n, 1 FROM generate_series(1, 1001) n`,
    );
    const made = await admin.rest('POST', '/api/exports', { body: { list: 'workplaces', format: 'CSV' } });
    const [{ count }] = (await school.sql<{ count: number }>(
      'SELECT count(*)::integer AS count FROM workplace',
    )) as [{ count: number }];
    expect(made).toMatchObject({ status: 201, body: { rowCount: count } });
    const { _id } = made.body as { _id: string };
    const file = String((await admin.rest('GET', `/api/exports/${_id}`)).body);
    expect(file).toContain('Öns vård;;;;;;;;;;;;;2;2;Inget avtal;;2026-01-15;Aktiv;;Ring före nio.');
    await school.sql(`DELETE FROM workplace WHERE name LIKE 'Export %'`);
  });

  it('keep a contact log in which teachers change and remove only their own entries', async () => {
    const { data } = await create({ name: 'Sälgens skola', places: 1 });
    const workplaceId = data!.createWorkplace.id;
    const teacher = await school.as('TEACHER');
    const add = (values: object, who = admin) =>
      who.graphql(
        'mutation($input: AddWorkplaceContactInput!) { addWorkplaceContact(input: $input) { id version } }',
        { input: { workplaceId, values } },
      );
    const logOf = async (id: string, who: Person, page: object = {}) => {
      const answer = await who.graphql(
        `query($input: WorkplaceContactsInput!) { workplaceContacts(input: $input) {
          nodes { contactedOn kind withWhom note viewerMayEdit viewerMayRemove } totalCount } }`,
        { input: { workplaceId: id, ...page } },
      );
      return answer.data!.workplaceContacts;
    };
    const refused = await Promise.all([
      add({ kind: 'VISIT', contactedOn: '2999-01-01', note: 'x' }),
      add({ kind: 'VISIT', note: ' ' }),
      add({ kind: 'CALL', note: 'Eleven 850101-2382 kom inte.' }),
    ]);
    expect(
      refused.map(({ errors }) => (errors[0]!.extensions['fields'] as { path: string }[])[0]!.path),
    ).toEqual(['values.contactedOn', 'values.note', 'values.note']);
    const { data: called } = await add(
      { kind: 'CALL', contactedOn: '2026-09-01', note: 'Ville ha en elev.' },
      teacher,
    );
    const { data: visited } = await add({
      ...{ kind: 'VISIT', contactedOn: '2026-10-01', withWhom: 'Eva Ek', note: 'Såg lokalerna.' },
    });
    expect(await logOf(workplaceId, teacher)).toMatchObject({
      totalCount: 2,
      nodes: [
        { kind: 'VISIT', withWhom: 'Eva Ek', viewerMayEdit: false, viewerMayRemove: false },
        { kind: 'CALL', contactedOn: '2026-09-01', viewerMayEdit: true, viewerMayRemove: true },
      ],
    });
    expect(await logOf(workplaceId, admin, { first: 1, page: 2 })).toMatchObject({
      totalCount: 2,
      nodes: [{ kind: 'CALL', viewerMayEdit: false, viewerMayRemove: true }],
    });
    const { id: callId } = called!.addWorkplaceContact;
    const { id: visitId } = visited!.addWorkplaceContact;
    const change = (who: Person, id: string, version: number) =>
      who.graphql(
        'mutation($input: UpdateWorkplaceContactInput!) { updateWorkplaceContact(input: $input) { version note } }',
        { input: { id, version, values: { kind: 'CALL', note: 'Tar emot en elev.' } } },
      );
    expect(codeOf(await change(admin, callId, 1))).toBe('FORBIDDEN');
    expect((await change(teacher, callId, 1)).data!.updateWorkplaceContact).toEqual({
      version: 2,
      note: 'Tar emot en elev.',
    });
    expect(codeOf(await change(teacher, callId, 1))).toBe('CONFLICT');
    const remove = (who: Person, id: string) =>
      who.graphql(
        'mutation($input: RemoveWorkplaceContactInput!) { removeWorkplaceContact(input: $input) }',
        { input: { id } },
      );
    expect(codeOf(await remove(teacher, visitId))).toBe('FORBIDDEN');
    expect((await remove(admin, callId)).data!.removeWorkplaceContact).toBe(callId);
    expect(codeOf(await remove(admin, callId))).toBe('NOT_FOUND');
    const { data: kept } = await create({ name: 'Sälgens nya skola', places: 1 });
    await admin.graphql('mutation($input: MergeWorkplacesInput!) { mergeWorkplaces(input: $input) { id } }', {
      input: { from: workplaceId, into: kept!.createWorkplace.id },
    });
    expect((await logOf(kept!.createWorkplace.id, teacher)).nodes).toMatchObject([
      { note: 'Såg lokalerna.' },
    ]);
    const [line] = await school.sql<{ values: object }>(
      `SELECT previous_values AS values FROM audit_log WHERE kind = 'WORKPLACE_CHANGED'
         AND previous_values->>'contact' IS NOT NULL ORDER BY id DESC LIMIT 1`,
    );
    expect(line!.values).toMatchObject({ workplace: 'Sälgens skola' });
  });

  it('register a supervisor once: one of equal name, e-mail and phone is refused', async () => {
    const { data } = await create({ name: 'Asken', places: 1 });
    const workplaceId: string = data!.createWorkplace.id;
    const add = async (values: object) => {
      const { errors } = await admin.graphql(
        'mutation($input: AddSupervisorInput!) { addSupervisor(input: $input) { id } }',
        { input: { workplaceId, values } },
      );
      return errors.map(({ extensions }) => [extensions['code'], extensions['reason']]);
    };
    const known = { name: 'Karin Holm', email: 'karin@exempel.se' };
    expect(await add(known)).toEqual([]);
    expect(await add({ name: 'karin holm', email: 'Karin@exempel.se' })).toEqual([['CONFLICT', 'DUPLICATE']]);
    expect(await add({ ...known, phone: '08-123 456 78' })).toEqual([]);
  });

  it('record each change of a supervisor in the audit log', async () => {
    const { data } = await create({ name: 'Oxeln', places: 1 });
    const added = await admin.graphql(
      'mutation($input: AddSupervisorInput!) { addSupervisor(input: $input) { supervisors { id version } } }',
      {
        input: {
          workplaceId: data!.createWorkplace.id,
          values: { name: 'Karin Holm', email: 'k@exempel.se' },
        },
      },
    );
    const [{ id, version }] = added.data!.addSupervisor.supervisors as [{ id: string; version: number }];
    const { errors } = await admin.graphql(
      'mutation($input: UpdateSupervisorInput!) { updateSupervisor(input: $input) { id } }',
      {
        input: {
          id,
          version,
          values: { name: 'Karin Holm', email: 'karin@exempel.se', phone: '08-123 456 78' },
        },
      },
    );
    expect(errors).toEqual([]);
    const lines = await school.sql<{ was: object; is: object }>(
      `SELECT previous_values AS was, new_values AS is FROM audit_log
       WHERE kind = 'WORKPLACE_CHANGED' AND new_values->>'workplace' = 'Oxeln' AND new_values ? 'supervisorEmail' ORDER BY id`,
    );
    expect(lines).toEqual([
      {
        was: { workplace: 'Oxeln', supervisor: null, supervisorEmail: null },
        is: { workplace: 'Oxeln', supervisor: 'Karin Holm', supervisorEmail: 'k@exempel.se' },
      },
      {
        was: {
          workplace: 'Oxeln',
          supervisor: 'Karin Holm',
          supervisorPhone: null,
          supervisorEmail: 'k@exempel.se',
        },
        is: {
          ...{ workplace: 'Oxeln', supervisor: 'Karin Holm' },
          ...{ supervisorPhone: '08-123 456 78', supervisorEmail: 'karin@exempel.se' },
        },
      },
    ]);
  });

  it('with placements cannot be deleted', async () => {
    const { data } = await create({ name: 'Linden', places: 1 });
    const { id } = data!.createWorkplace;
    const values = { workplaceId: id, ...PERIOD };
    await admin.graphql(PLAN, { input: { studentId: await school.student(), values } });
    const remove = await admin.graphql(
      'mutation($input: DeleteWorkplaceInput!) { deleteWorkplace(input: $input) }',
      { input: { id } },
    );
    expect(codeOf(remove)).toBe('CONFLICT');
  });
});
