import { School, codeOf, type Person } from '../support/school.js';

interface Entry {
  name: string;
  authorityName: string | null;
  isSpecified: boolean;
  retiredAt: string | null;
  studentCount: number;
  version: number;
  changes: { changedBy: string; previousValues: object; newValues: object }[];
}

const FIELDS = `name authorityName isSpecified retiredAt studentCount version
  changes { changedBy previousValues newValues }`;

describe('the list of municipalities', () => {
  let school: School;
  let admin: Person;
  beforeAll(async () => {
    school = await School.open();
    admin = await school.as('ADMIN', { name: 'Ada Admin' });
  });
  afterAll(() => school.close());

  const action = (name: string, input: Record<string, unknown>) =>
    admin.graphql(
      `mutation ($input: ${name[0]!.toUpperCase()}${name.slice(1)}Input!) { ${name}(input: $input) { ${FIELDS} } }`,
      { input },
    );
  const done = async (name: string, input: Record<string, unknown>): Promise<Entry> => {
    const { data, errors } = await action(name, input);
    expect(errors).toEqual([]);
    return data![name] as Entry;
  };
  const offered = async (): Promise<string[]> => {
    const { data } = await admin.graphql('{ municipalities { type } }');
    return data!['municipalities'].map(({ type }) => type);
  };
  const refusal = async (name: string, input: Record<string, unknown>) => {
    const answer = await action(name, input);
    return [codeOf(answer), answer.errors[0]!.extensions['reason']];
  };

  test('has the specification’s 22 first, in their order, then the school’s own', async () => {
    const added = ['Alingsås', 'Ystad', 'Åre'];
    await done('addMunicipality', { name: 'Alingsås', code: '1489' });
    await done('addMunicipality', { name: 'Ystad' });
    await done('addMunicipality', { name: 'Åre' });
    const all = await offered();
    expect(all.slice(0, 2)).toEqual(['Botkyrka', 'Danderyd']);
    // Other tests may have added municipalities.
    const own = all.slice(22);
    expect(own).toEqual([...own].sort((a, b) => a.localeCompare(b, 'sv')));
    expect(own.filter((name) => added.includes(name))).toEqual(added);
  });

  test('offers an added municipality like any other, over REST and GraphQL', async () => {
    await done('addMunicipality', { name: 'Haninge' });
    const made = await admin.rest('POST', '/api/students', {
      body: { name: 'Hanna', municipality: { type: 'haninge' } },
    });
    expect(made).toMatchObject({ status: 201, body: { municipality: { type: 'Haninge' } } });
    const unknown = await admin.rest('POST', '/api/students', {
      body: { name: 'Hanna', municipality: { type: 'Atlantis' } },
    });
    expect(unknown).toMatchObject({
      status: 400,
      body: { fields: [{ path: 'municipality.type', reason: 'NOT_ALLOWED' }] },
    });
  });

  test('shows a renamed municipality under its new name everywhere, and keeps who renamed it', async () => {
    const { version } = await done('addMunicipality', { name: 'Tyresö', authorityName: 'Tyresö kommun' });
    const id = await school.student({ municipality: 'Tyresö' });
    const renamed = await done('updateMunicipality', { name: 'Tyresö', newName: 'Nya Tyresö', version });
    expect(renamed).toMatchObject({ name: 'Nya Tyresö', studentCount: 1, version: 2 });
    expect(renamed.changes[0]).toEqual({
      changedBy: 'Ada Admin',
      previousValues: { name: 'Tyresö', authorityName: 'Tyresö kommun' },
      newValues: { name: 'Nya Tyresö', authorityName: 'Nya Tyresö kommun' },
    });
    expect((await admin.rest('GET', `/api/student-details/${id}`)).body).toMatchObject({
      municipality: { type: 'Nya Tyresö' },
    });
    expect(await offered()).not.toContain('Tyresö');
    expect(await refusal('updateMunicipality', { name: 'Nya Tyresö', newName: 'X', version })).toEqual([
      'CONFLICT',
      'VERSION',
    ]);
  });

  test('records a change in the administration’s audit trail too', async () => {
    const added = await done('addMunicipality', { name: 'Spårköping' });
    await done('retireMunicipality', { name: added.name, version: added.version, retired: true });
    const trail = await school.sql(
      `SELECT kind, user_id, previous_values, new_values FROM audit_log
       WHERE new_values->>'municipality' = 'Spårköping' ORDER BY at, id`,
    );
    const by = { kind: 'SETTINGS_CHANGED', user_id: admin.userId };
    expect(trail).toMatchObject([
      { ...by, new_values: { name: 'Spårköping', authorityName: 'Spårköping kommun' } },
      { ...by, previous_values: { retired: false }, new_values: { retired: true } },
    ]);
  });

  test('updates the name of a huvudman only if it was derived from the old name', async () => {
    const { version } = await done('addMunicipality', { name: 'Kil', authorityName: 'Kils kommun' });
    const renamed = await done('updateMunicipality', { name: 'Kil', newName: 'Nya Kil', version });
    expect(renamed.authorityName).toBe('Kils kommun');
  });

  test('keeps a retired municipality on its students, gives it to no others, and can restore it', async () => {
    const { version } = await done('addMunicipality', { name: 'Nacka' });
    const id = await school.student({ name: 'Nils Nacka', municipality: 'Nacka' });
    const retired = await done('retireMunicipality', { name: 'Nacka', retired: true, version });
    expect(retired.retiredAt).not.toBeNull();
    expect(await offered()).not.toContain('Nacka');
    const kept = await admin.rest('PUT', `/api/student-details/${id}`, {
      body: { name: 'Nils Nacka', phone: '070-1234567', municipality: { type: 'Nacka' } },
    });
    expect(kept).toMatchObject({ status: 200, body: { student: { municipality: { type: 'Nacka' } } } });
    const given = await admin.rest('POST', '/api/students', {
      body: { name: 'Ny', municipality: { type: 'Nacka' } },
    });
    expect(given).toMatchObject({
      status: 400,
      body: { fields: [{ path: 'municipality.type', message: 'Kommunen används inte längre.' }] },
    });
    await done('retireMunicipality', { name: 'Nacka', retired: false, version: retired.version });
    expect(await offered()).toContain('Nacka');
  });

  test('keeps the names of the 22 and always offers them; their huvudman names can be corrected', async () => {
    const solna = { name: 'Solna', version: 1 };
    expect(await refusal('updateMunicipality', { ...solna, newName: 'Ny' })).toEqual(['CONFLICT', 'FIXED']);
    expect(await refusal('retireMunicipality', { ...solna, retired: true })).toEqual(['CONFLICT', 'FIXED']);
    expect(
      await done('updateMunicipality', { ...solna, authorityName: 'Solna stad, nämnden' }),
    ).toMatchObject({
      isSpecified: true,
      authorityName: 'Solna stad, nämnden',
    });
  });

  test('refuses duplicate names, treating a hyphen as a space', async () => {
    expect(await refusal('addMunicipality', { name: 'upplands-bro' })).toEqual(['CONFLICT', 'DUPLICATE']);
  });

  test('keeps the name of a municipality used in frozen months', async () => {
    const { version } = await done('addMunicipality', { name: 'Värmdö' });
    const [{ id: freeze }] = (await school.sql<{ id: string }>(
      `INSERT INTO earning_freeze (id, month, kind, through_on, frozen_by_name)
       VALUES (gen_random_uuid(), '2024-01-01', 'PRELIMINARY', '2024-01-31', 'Någon') RETURNING id`,
    )) as [{ id: string }];
    await school.sql(
      `INSERT INTO earning_invoice (id, freeze_id, municipality, amount_ore) VALUES (gen_random_uuid(), $1, 'Värmdö', 1)`,
      [freeze],
    );
    expect(await refusal('updateMunicipality', { name: 'Värmdö', newName: 'Ny Värmdö', version })).toEqual([
      'CONFLICT',
      'FROZEN',
    ]);
  });

  test('refuses an object that names no municipality; null clears it', async () => {
    const id = await school.student({ municipality: 'Täby' });
    const refused = await admin.rest('PUT', `/api/student-details/${id}`, { body: { municipality: {} } });
    expect(refused).toMatchObject({
      status: 400,
      body: { fields: [{ path: 'municipality.type', reason: 'REQUIRED' }] },
    });
    const bulk = await admin.graphql(
      'mutation ($input: UpdateStudentsInput!) { updateStudents(input: $input) { changed } }',
      { input: { ids: [id], municipality: {} } },
    );
    expect(bulk.errors[0]!.extensions['fields']).toMatchObject([{ path: 'municipality.type' }]);
    for (const body of [{ municipality: { type: null } }, { municipality: null }])
      expect((await admin.rest('PUT', `/api/student-details/${id}`, { body })).body).toMatchObject({
        student: { municipality: null },
      });
  });
});
