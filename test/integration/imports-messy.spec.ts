import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PROJECT_ROOT } from '../../server/config.js';
import { admin, commit, confirmColumns, openImports, preview, school } from '../support/imports-world.js';

const FOLDER = join(PROJECT_ROOT, 'test/fixtures/imports/messy');
const files = readdirSync(FOLDER).filter((name) => /\.(xlsx|csv)$/.test(name));

/** The result of an import in readable form. */
async function outcomeOf(name: string): Promise<unknown> {
  const batch = await preview(admin, readFileSync(join(FOLDER, name)), name);
  const { data } = await admin.graphql(
    'query($id: ID!) { importBatch(id: $id) { sheet skipped columns { header field } } }',
    { id: batch.batchId },
  );
  const { columns, sheet, skipped } = data!.importBatch!;
  await confirmColumns(admin, batch);
  expect(await commit(admin, batch.batchId)).toMatchObject({ state: 'DONE' });
  const students = await school.sql(
    `SELECT s.name || concat(' ', s.start_date) || ': ' || concat_ws(', ',
       (SELECT string_agg(c.code || concat(' ', e.start_date), ', ' ORDER BY c.code) FROM enrollment e JOIN course c ON c.id = e.course_id
        WHERE e.student_id = s.id),
       (SELECT string_agg('väntar på ' || w.text, ', ' ORDER BY w.text) FROM course_wish w WHERE w.student_id = s.id)) AS told
     FROM student s WHERE s.id IN (SELECT student_id FROM change_history WHERE import_batch_id = $1) ORDER BY s.name`,
    [batch.batchId],
  );
  return {
    sheet,
    skipped,
    columns: columns.map(({ header, field }) => `${header}: ${field ?? 'läses inte'}`),
    rows: batch.rows.map(({ row, outcome, errors }) =>
      [`${row} ${outcome}`, ...errors.map(({ message }) => message)].join(' | '),
    ),
    students: students.map(({ told }) => told),
  };
}

beforeAll(async () => {
  await openImports();
  await school.sql(
    `INSERT INTO teacher (id, user_id) SELECT gen_random_uuid(), id FROM app_user WHERE email = 'tore@exempel.se'
     ON CONFLICT DO NOTHING`,
  );
});
afterAll(() => school.close());

describe('a messy workbook', () => {
  it('has twelve examples', () => expect(files).toHaveLength(12));

  it.each(files)('is imported as its expected outcome says: %s', async (name) => {
    const expected = JSON.parse(readFileSync(join(FOLDER, 'expected.json'), 'utf8')) as Record<
      string,
      unknown
    >;
    expect(await outcomeOf(name)).toEqual(expected[name]);
  });
});
