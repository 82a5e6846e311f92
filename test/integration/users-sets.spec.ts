import { School, type Person } from '../support/school.js';

describe('bulk changes to accounts', () => {
  let school: School;
  let admin: Person;
  let root: Person;
  beforeAll(async () => {
    school = await School.open();
    admin = await school.as('ADMIN');
    root = await school.as('SYSTEMADMIN');
  });
  afterAll(() => school.close());

  const signedIn = async (who: Person): Promise<boolean> =>
    (await who.rest('GET', '/api/auth/session')).status === 200;
  const setActive = async (who: Person, ids: string[], active: boolean) => {
    const { data, errors } = await who.graphql(
      'mutation($input: SetUsersActiveInput!) { setUsersActive(input: $input) { active version } }',
      { input: { ids, active } },
    );
    return { errors, users: data?.setUsersActive as { active: boolean; version: number }[] };
  };

  test('deactivate, sign out and reactivate them', async () => {
    const [one, two] = [await school.as('TEACHER'), await school.as('COORDINATOR')];
    const ids = [one.userId, two.userId];
    const off = (await setActive(admin, ids, false)).users;
    expect(off.map(({ active }) => active)).toEqual([false, false]);
    expect([await signedIn(one), await signedIn(two)]).toEqual([false, false]);
    const versions = off.map(({ version }) => version);
    // Accounts in that state already are unchanged.
    const again = (await setActive(admin, ids, false)).users;
    expect(again.map(({ version }) => version)).toEqual(versions);
    const on = (await setActive(admin, ids, true)).users;
    expect(on.map(({ active }) => active)).toEqual([true, true]);
    const audited = await school.sql<{ kind: string }>(
      `SELECT kind FROM audit_log WHERE subject_id = ANY ($1::uuid[]) AND kind LIKE 'ACCOUNT_%TIVATED' ORDER BY kind`,
      [ids],
    );
    expect(audited.map(({ kind }) => kind)).toEqual([
      ...['ACCOUNT_ACTIVATED', 'ACCOUNT_ACTIVATED'],
      ...['ACCOUNT_DEACTIVATED', 'ACCOUNT_DEACTIVATED'],
    ]);
  });

  test('change none if one is the user’s own or of higher rank, with name and reason', async () => {
    const other = await school.as('TEACHER');
    const nameOf = async ({ userId }: Person) =>
      (await school.sql<{ name: string }>('SELECT name FROM app_user WHERE id = $1', [userId]))[0]!.name;
    const own = await setActive(admin, [other.userId, admin.userId], false);
    expect(own.errors[0]).toMatchObject({
      message: `Inget konto är avstängt. ${await nameOf(admin)}: Du kan inte stänga av ditt eget konto.`,
      extensions: { code: 'FORBIDDEN' },
    });
    const higher = await setActive(admin, [other.userId, root.userId], false);
    expect(higher.errors[0]!.message).toContain(
      `${await nameOf(root)}: Kontot har högre behörighet än ditt.`,
    );
    expect(await signedIn(other)).toBe(true);
  });
});
