import { userList } from '../../domain/lists/users.js';
import { rolesByRank } from '../../domain/roles.js';
import { ListReading, orderCases } from '../support/list-reading.js';
import { School, type Person } from '../support/school.js';

const list = new ListReading('users', 'UsersInput');
/** Sort values, sorted by PostgreSQL without indexes. */
const VALUE: Record<string, string> = {
  NAME: 'u.name',
  EMAIL: 'u.email',
  ROLE: `array_position('{${rolesByRank.join(',')}}'::text[], u.role)`,
  ACTIVE: 'u.active',
  LAST_SEEN_AT: 'u.last_signed_in_at',
  CREATED_AT: 'u.created_at',
};
const FILTERS = {
  all: [{}, 'true'],
  students: [{ roles: ['STUDENT'] }, `u.role = 'STUDENT'`],
} as const;

describe('every sort order of the account list', () => {
  let school: School;
  let admin: Person;

  beforeAll(async () => {
    school = await School.open();
    admin = await school.as('ADMIN');
    // Ties, nulls and Swedish letters in every column; API-key accounts are not people.
    await school.sql(
      `INSERT INTO app_user (id, name, email, role, active, created_at, last_signed_in_at, kind)
       SELECT gen_random_uuid(), ('{Öberg,Åberg,Ärlig,anna,Zara,Åberg}'::text[])[1 + n % 6], 'konto-' || n * 37 % 60 || '@exempel.se',
         ('{STUDENT,TEACHER,STUDENT,GUEST,ADMIN}'::text[])[1 + n % 5], n % 4 > 0 AND n % 20 > 0,
         timestamptz '2026-03-01 12:00:00.123456Z' + (n % 7) * interval '1 microsecond',
         CASE WHEN n % 3 > 0 THEN timestamptz '2026-04-01 12:00:00.123Z' + (n % 4) * interval '1 millisecond' END,
         CASE WHEN n % 20 = 0 THEN 'API_KEY' ELSE 'PERSON' END
       FROM generate_series(1, 60) n`,
    );
  });
  afterAll(() => school.close());

  test.each(orderCases(userList, FILTERS))(
    'of %s by %s %s follows the values, those without one last',
    async (of, field, direction) => {
      const [filter, where] = FILTERS[of];
      const stored = await school.sql<{ id: string }>(
        `SELECT u.id FROM app_user u WHERE u.kind = 'PERSON' AND ${where}
         ORDER BY ${VALUE[field]} ${direction} NULLS LAST, u.name, u.id`,
      );
      await list.expectOrder(admin, { filter, sort: { field, direction } }, stored);
    },
  );

  test('over REST is by name and complete, however many parts it is sent in', async () => {
    await school.sql(
      `INSERT INTO app_user (id, name, email, role) SELECT gen_random_uuid(), 'Elev ' || n % 50, 'elev-' || n || '@exempel.se', 'STUDENT'
       FROM generate_series(1, 150) n`,
    );
    const { body } = await admin.rest('GET', '/api/users');
    const stored = await school.sql<{ id: string }>(
      `SELECT u.id FROM app_user u WHERE u.kind = 'PERSON' ORDER BY u.name, u.id`,
    );
    expect((body as { _id: string }[]).map(({ _id }) => _id)).toEqual(stored.map(({ id }) => id));
    await school.sql(`DELETE FROM app_user WHERE email LIKE 'elev-%'`);
  });

  const ID = '10000000-0000-7000-8000-000000000001';
  test.each([
    ['NAME', ['Åberg']],
    ['EMAIL', ['a@exempel.se', ID]],
    ['ROLE', ['ADMIN', 'Åberg', ID]],
    ['ACTIVE', ['true', 'Åberg', ID]],
    ['ACTIVE', [null, 'Åberg', ID]],
    ['LAST_SEEN_AT', ['i går', 'Åberg', ID]],
    ['CREATED_AT', [null, 'Åberg', ID]],
  ])('by %s refuses %j, which is not a position in it', async (field, place) => {
    expect(await list.statusOf(admin, { sort: { field, direction: 'ASC' } }, place)).toBe(400);
  });
});
