import { v7 as uuid } from 'uuid';
import { Database } from '../../server/platform/database/database.js';
import { deleteRows, insertRows, replaceRows } from '../../server/platform/records/plain-row.js';
import { School, type Person } from '../support/school.js';

let school: School;
let database: Database;
let who: Person;

beforeAll(async () => {
  school = await School.open();
  database = school.app.get<Database>(Database);
  who = await school.as('USER');
});

afterAll(() => school.close());

const task = (description: string) => ({ id: uuid(), userId: who.userId, description });
const described = async () =>
  (await school.sql<{ description: string }>('SELECT description FROM task ORDER BY description')).map(
    ({ description }) => description,
  );

describe('rows that are written by name', () => {
  afterEach(() => school.sql('DELETE FROM task'));

  it('are written several at once, with what the table fills in', async () => {
    await insertRows(database, 'task', [task('Ett'), task('Två')]);
    const rows = await school.sql<{ created_at: Date }>('SELECT created_at FROM task');
    expect(rows.map((row) => row.created_at.getTime() > 0)).toEqual([true, true]);
    await insertRows(database, 'task', []);
    expect(await described()).toEqual(['Ett', 'Två']);
  });

  it('leave a column to the table where no row says it, and are refused where one alone does', async () => {
    const createdAt = new Date('2026-01-02T03:04:05Z');
    await insertRows(database, 'task', [{ ...task('Utan'), createdAt: undefined }]);
    expect(await described()).toEqual(['Utan']);
    await expect(insertRows(database, 'task', [task('Ett'), { ...task('Två'), createdAt }])).rejects.toThrow(
      'The rows of task have different columns',
    );
    expect(await described()).toEqual(['Utan']);
  });

  it.each([
    ['nothing', {}],
    ['a value that is not known', { userId: 'given', id: undefined }],
    ['no value', { userId: 'given', id: null }],
  ])('do not go by %s', async (_what, having) => {
    await insertRows(database, 'task', [task('Kvar')]);
    const given = { ...having, ...('userId' in having && { userId: who.userId }) } as { userId?: string };
    await expect(deleteRows(database, 'task', given)).rejects.toThrow('What goes of task is not said');
    await expect(replaceRows(database, 'task', given, [task('Ny')])).rejects.toThrow();
    expect(await described()).toEqual(['Kvar']);
  });

  it('go by their values, and are counted', async () => {
    const [one, two] = [task('Ett'), task('Två')];
    await insertRows(database, 'task', [one, two]);
    expect(await deleteRows(database, 'task', { userId: who.userId, id: one.id })).toBe(1);
    expect(await deleteRows(database, 'task', { id: one.id })).toBe(0);
    await replaceRows(database, 'task', { userId: who.userId }, [{ id: uuid(), description: 'Tre' }]);
    expect(await described()).toEqual(['Tre']);
  });
});
