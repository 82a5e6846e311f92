import { StoredText } from '../../server/features/students/stored-text.job.js';
import { School, type Person } from '../support/school.js';

describe('text stored before cleaning was introduced', () => {
  let school: School;
  let admin: Person;

  beforeAll(async () => {
    school = await School.open();
    admin = await school.as('ADMIN');
  });
  afterAll(() => school.close());

  const clean = () => school.app.get<StoredText>(StoredText).clean();
  const stored = async (id: string) => {
    const [row] = await school.sql('SELECT name, phone, email, version FROM student WHERE id = $1', [id]);
    return row;
  };
  const account = async (id: string) => {
    const [row] = await school.sql('SELECT name, phone, email FROM app_user WHERE id = $1', [id]);
    return row;
  };

  it.each([
    ['name', 'Mal\u200bin  Lager\u00adkvist', 'Malin Lagerkvist'],
    ['name', 'Nils\u00a0Öbe\u034frg', 'Nils Öberg'],
    ['name', 'Siv\u2011Britt Ahl', 'Siv-Britt Ahl'],
    ['name', 'O\u0308sten Ivarsson', 'Östen Ivarsson'],
    ['name', ' Ida\tRoos\n', 'Ida Roos'],
    ['phone', '070\u20131234567', '070-1234567'],
    ['phone', '070\u202f123\u00a045\u200b67', '070 123 4567'],
    ['email', 'mona\u200b.lind@exempel.se', 'mona.lind@exempel.se'],
    ['email', '<moa.dahl@exempel.se>;', 'moa.dahl@exempel.se'],
  ])('cleans the %s %j of a student, with its history', async (field, before, after) => {
    const id = await school.student({ [field]: before });
    await clean();
    expect(await stored(id)).toMatchObject({ [field]: after, version: 2 });
    const history = await school.sql(
      'SELECT changes, changed_by, previous_values, new_values FROM change_history WHERE student_id = $1',
      [id],
    );
    expect(history).toEqual([
      {
        changes: [field],
        changed_by: null,
        previous_values: { [field]: before },
        new_values: { [field]: after },
      },
    ]);
    await clean();
    expect(await stored(id)).toMatchObject({ version: 2 });
  });

  it('finds it by its cleaned form', async () => {
    await school.student({ name: 'Ragn\u200bhild Sjö\u00adgren' });
    await clean();
    const { data } = await admin.graphql(
      '{ students(input: {filter: {q: "Ragnhild Sjögren", statuses: []}}) { nodes { name } } }',
    );
    expect(data!.students.nodes).toEqual([{ name: 'Ragnhild Sjögren' }]);
  });

  it.each(['فاطمه\u200cسادات', '李 娜', 'Anna O’Brien', 'Åsa-Märta Ek'])(
    'keeps the name %j',
    async (name) => {
      const id = await school.student({ name });
      await clean();
      expect(await stored(id)).toMatchObject({ name, version: 1 });
    },
  );

  it.each([
    { name: '\u200b\u2060' },
    { name: '123\u00a0' },
    { phone: 'fråga\u00a0modern' },
    { email: 'ingen\u00a0adress' },
  ])('leaves %j, which has no usable form', async (seed) => {
    const id = await school.student(seed);
    await clean();
    expect(await stored(id)).toMatchObject({ ...seed, version: 1 });
  });

  it('cleans accounts, except an address that another account has', async () => {
    const first = await school.as('TEACHER');
    const second = await school.as('TEACHER');
    const third = await school.as('TEACHER');
    const { email } = (await account(second.userId)) as { email: string };
    await school.sql('UPDATE app_user SET name = $2, email = $3 WHERE id = $1', [
      first.userId,
      'Lä\u200brare  Ett',
      `\u200b${email}`,
    ]);
    await school.sql('UPDATE app_user SET email = $2 WHERE id = $1', [third.userId, 'NY\u00ad@Exempel.se']);
    await clean();
    expect(await account(first.userId)).toMatchObject({ name: 'Lärare Ett', email: `\u200b${email}` });
    expect(await account(second.userId)).toMatchObject({ email });
    expect(await account(third.userId)).toMatchObject({ email: 'ny@exempel.se' });
    const audit = await school.sql(
      `SELECT user_id, new_values FROM audit_log WHERE kind = 'ACCOUNT_CHANGED' AND subject_id = $1`,
      [third.userId],
    );
    expect(audit).toEqual([{ user_id: null, new_values: { email: 'ny@exempel.se' } }]);
  });
});
