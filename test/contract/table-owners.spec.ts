import pg from 'pg';
import { createTestDatabase } from '../support/database.js';
import {
  ANY_TABLE,
  entitiesOf,
  entitiesWritten,
  EXEMPT,
  isOwn,
  OWNERS,
  tablesWritten,
  writesOfServer,
} from './table-owners.js';

const exemptionOf = (file: string) => Object.keys(EXEMPT).find((place) => file.startsWith(place));
describe('tables have owners', () => {
  const writes = writesOfServer().filter(({ table }) => table in OWNERS || table === ANY_TABLE);
  const foreign = writes.filter((write) => !isOwn(write));
  it('keeps every write in the owner’s folder and, in a feature, in a file with that role', () => {
    const astray = foreign.filter(({ file }) => !exemptionOf(file));
    expect(
      astray.map(({ table, file }) =>
        table === ANY_TABLE
          ? `${file} writes a table by a name made at run time: name the table, in its owner's *.repository.ts.`
          : `${file} writes ${table}, which belongs to ${OWNERS[table]}: call a function of the owner's *.repository.ts.`,
      ),
    ).toEqual([]);
  });

  it('knows the owner of every table in the migrated schema, and of no other', async () => {
    const database = await createTestDatabase();
    const client = new pg.Client({ connectionString: database.url });
    await client.connect();
    const { rows } = await client.query<{ name: string }>(
      `SELECT table_name AS name FROM information_schema.tables
       WHERE table_schema = 'public' AND table_type = 'BASE TABLE' AND table_name <> 'migrations'`,
    );
    await client.end();
    await database.drop();
    const tables = rows.map(({ name }) => name);
    expect([
      ...tables
        .filter((name) => !(name in OWNERS))
        .map((name) => `${name} has no owner: name its folder in table-owners.ts.`),
      ...Object.keys(OWNERS)
        .filter((name) => !tables.includes(name))
        .map((name) => `${name} is owned by ${OWNERS[name]}, but no such table is in the schema.`),
    ]).toEqual([]);
  });

  it('lists no unused exception', () => {
    expect([
      ...Object.keys(EXEMPT)
        .filter((place) => !foreign.some(({ file }) => exemptionOf(file) === place))
        .map((place) => `${place} writes no table of another's: take it off the exempt.`),
    ]).toEqual([]);
  });

  it.each([
    ["sql('INSERT INTO student (id) VALUES ($1)')", ['student']],
    [
      '`WITH gone AS (DELETE FROM session WHERE id = $1) UPDATE app_user u SET name = $2`',
      ['session', 'app_user'],
    ],
    ['`UPDATE ${table} SET a = 1`', [ANY_TABLE]],
    ['`SELECT FROM exam x FOR UPDATE OF x`', []],
    ['`SELECT FROM exam FOR NO KEY UPDATE ${skip}`', []],
    ['`INSERT INTO exam (id) VALUES ($1) ON CONFLICT DO UPDATE SET id = excluded.id`', ['exam']],
    ['// INSERT INTO student', []],
  ])('detects what %s writes', (source, tables) => {
    expect(tablesWritten(source)).toEqual(tables);
  });

  it('detects which entity a source writes, and its table', () => {
    expect(entitiesOf("@Entity('task')\nexport class TaskEntity {}")).toEqual([['TaskEntity', 'task']]);
    expect(
      entitiesWritten('tx.manager.update(TaskEntity, own, {}); manager\n  .insert(\n ViewEntity, view)'),
    ).toEqual(['TaskEntity', 'ViewEntity']);
    expect(entitiesWritten('tx.manager.find(TaskEntity)')).toEqual([]);
  });
});
