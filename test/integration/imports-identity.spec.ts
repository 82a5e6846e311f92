import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PROJECT_ROOT } from '../../server/config.js';
import { codeOf, type Answer, type Person } from '../support/school.js';
import {
  admin,
  commit,
  digits,
  historyOf,
  imported,
  newNumber,
  openImports,
  preview,
  school,
  stored,
  teacher,
} from '../support/imports-world.js';

interface Given {
  students?: { name: string; email: string }[];
  csv: string;
}
const given = (name: string) =>
  JSON.parse(readFileSync(join(PROJECT_ROOT, 'test/fixtures/imports', name), 'utf8')) as Given;
const peopleAt = (email: string) =>
  school.sql<{ name: string; phone: string | null }>(
    'SELECT name, phone FROM student WHERE lower(email) = lower($1) ORDER BY name',
    [email],
  );
const namesAt = async (email: string) => (await peopleAt(email)).map(({ name }) => name);
const decide = (who: Person, batchId: string, ...decisions: { row: number; decision: string | null }[]) =>
  who.rest('PUT', `/api/students/import/${batchId}`, { body: { decisions } });
const rowsOf = async (who: Person, id: string) =>
  (
    await who.graphql(
      'query($id: ID!) { importBatch(id: $id) { rows { row outcome choices decision } summary { conflicts } } }',
      { id },
    )
  ).data as { importBatch: { rows: object[]; summary: { conflicts: number } } };
const decisionsLogged = async (batchId: string) =>
  (
    await school.sql<{ value: string | null }>(
      `SELECT new_values->>'decision' AS value FROM audit_log
       WHERE kind = 'IMPORT_ROW_DECIDED' AND new_values->>'batchId' = $1 ORDER BY id`,
      [batchId],
    )
  ).map(({ value }) => value);

beforeAll(openImports);
afterAll(() => school.close());

describe('an address', () => {
  it('of one student does not rename them to another person with the same address', async () => {
    const { students, csv } = given('one-address-two-people.json');
    for (const student of students!) await school.student(student);
    const { email } = students![0]!;
    const batch = await preview(admin, csv);
    expect(batch.rows).toMatchObject([
      { outcome: 'NEW', errors: [{ message: 'E-postadressen används redan av Maria Prov.' }] },
    ]);
    expect(await commit(admin, batch.batchId)).toMatchObject({
      state: 'DONE',
      result: { new: 1, invalid: 0 },
    });
    expect(await namesAt(email)).toEqual(['Maria Prov', 'Olof Prov']);
  });

  it('shared by two people in a file makes two students', async () => {
    await imported(admin, 'Namn;E-post\nEva Delad;delad@exempel.se\nOve Delad;delad@exempel.se');
    expect(await namesAt('delad@exempel.se')).toEqual(['Eva Delad', 'Ove Delad']);
  });
});

describe('a personal number with somebody else’s name', () => {
  const conflict = async (who: Person, name = 'Helt Annan') => {
    const number = newNumber();
    const id = await school.student({ name: 'Maria Krock', personalNumber: digits(number) });
    const batch = await preview(who, `Namn;Personnummer;Kommun\n${name};${number};Solna`);
    return { number, id, batch };
  };

  it('is counted as a conflict and not imported', async () => {
    const { number, batch } = await conflict(admin);
    expect(batch.summary).toMatchObject({ changed: 0, duplicates: 0, conflicts: 1 });
    expect(batch.rows).toMatchObject([{ outcome: 'CONFLICT' }]);
    expect(await commit(admin, batch.batchId)).toMatchObject({ result: { changed: 0, conflicts: 1 } });
    expect(await stored(number)).toMatchObject({ name: 'Maria Krock', municipality: null, version: 1 });
  });

  it('stops an import that is set to stop on errors', async () => {
    const { batch } = await conflict(admin);
    expect(await commit(admin, batch.batchId, 'ABORT')).toMatchObject({ state: 'FAILED' });
  });

  it('is the same person when an administrator says so, which the audit trail records', async () => {
    const { number, id, batch } = await conflict(admin);
    const answer = await decide(admin, batch.batchId, { row: 2, decision: 'SAME_PERSON' });
    expect(answer).toMatchObject({ status: 200, body: { summary: { changed: 1, conflicts: 0 } } });
    expect(await rowsOf(admin, batch.batchId)).toMatchObject({
      importBatch: { rows: [{ outcome: 'CHANGED', decision: 'SAME_PERSON' }] },
    });
    await commit(admin, batch.batchId);
    expect(await stored(number)).toMatchObject({ name: 'Helt Annan', municipality: 'Solna' });
    expect(await historyOf(id)).toMatchObject([{ previous_values: { name: 'Maria Krock' } }]);
    expect(await decisionsLogged(batch.batchId)).toEqual(['SAME_PERSON']);
  });

  it('adds a student without a number when the number in the file is wrong', async () => {
    const { number, batch } = await conflict(admin, 'Nummerlös Ny');
    await decide(admin, batch.batchId, { row: 2, decision: 'WRONG_NUMBER' });
    expect(await commit(admin, batch.batchId)).toMatchObject({ result: { new: 1 } });
    expect(await stored(number)).toMatchObject({ name: 'Maria Krock', version: 1 });
    expect(await school.sql(`SELECT personal_number FROM student WHERE name = 'Nummerlös Ny'`)).toEqual([
      { personal_number: null },
    ]);
    expect(await decisionsLogged(batch.batchId)).toEqual(['WRONG_NUMBER']);
  });

  it('can be decided again or left undecided until the import is committed', async () => {
    const { batch } = await conflict(admin);
    await decide(admin, batch.batchId, { row: 2, decision: 'SAME_PERSON' });
    await decide(admin, batch.batchId, { row: 2, decision: 'WRONG_NUMBER' });
    const { body } = await decide(admin, batch.batchId, { row: 2, decision: null });
    expect(body).toMatchObject({ summary: { conflicts: 1 } });
    expect(await decisionsLogged(batch.batchId)).toEqual(['SAME_PERSON', 'WRONG_NUMBER', null]);
  });

  it('keeps its decision when another cell is corrected, and loses it when the number changes', async () => {
    const { batch } = await conflict(admin, 'Rättad Senare');
    await decide(admin, batch.batchId, { row: 2, decision: 'SAME_PERSON' });
    const correct = async (column: number, value: string) =>
      (
        await admin.rest('PUT', `/api/students/import/${batch.batchId}`, {
          body: { rows: [{ row: 2, column, value }] },
        })
      ).body;
    expect(await correct(2, 'Täby')).toMatchObject({ rows: [{ outcome: 'CHANGED' }] });
    expect(await correct(1, newNumber())).toMatchObject({ rows: [{ outcome: 'NEW' }] });
  });

  it('cannot be decided by a teacher', async () => {
    const { batch } = await conflict(teacher);
    expect(await rowsOf(teacher, batch.batchId)).toMatchObject({
      importBatch: { rows: [{ outcome: 'CONFLICT', choices: [] }] },
    });
    for (const decision of ['SAME_PERSON', 'WRONG_NUMBER'])
      expect(await decide(teacher, batch.batchId, { row: 2, decision })).toMatchObject({ status: 403 });
    expect(await decisionsLogged(batch.batchId)).toEqual([]);
  });

  it.each([
    ['a row that has nothing to decide', { row: 3, decision: 'SAME_PERSON' }, 'BAD_REFERENCE'],
    ['a row that is not there', { row: 77, decision: 'SAME_PERSON' }, 'BAD_REFERENCE'],
    ['a choice that the row does not have', { row: 2, decision: 'OTHER_PERSON' }, 'NOT_ALLOWED'],
  ])('refuses %s', async (_what, decision, reason) => {
    const number = newNumber();
    await school.student({ name: 'Maria Krock', personalNumber: digits(number) });
    const { batchId } = await preview(admin, `Namn;Personnummer\nBo Ek;${number}\nNy Rad;${newNumber()}`);
    expect(await decide(admin, batchId, decision)).toMatchObject({
      status: 400,
      body: { fields: [{ reason }] },
    });
  });

  it('is reported without the name of a protected student', async () => {
    const number = newNumber();
    const id = await school.student({ name: 'Hemlig Person', personalNumber: digits(number) });
    await school.sql('UPDATE student SET is_protected = true WHERE id = $1', [id]);
    const { rows } = await preview(admin, `Namn;Personnummer\nBo Ek;${number}`);
    expect(rows).toMatchObject([{ outcome: 'CONFLICT' }]);
    expect(JSON.stringify(rows)).not.toContain('Hemlig');
  });
});

describe('a possible duplicate', () => {
  it.each([
    ['SAME_PERSON', ['Dubbel Ett'], '070-1234567'],
    ['OTHER_PERSON', ['Dubbel Ett', 'Dubbel Ett'], null],
  ])('becomes what an administrator decides: %s', async (decision, names, phone) => {
    const email = `${decision.toLowerCase()}@exempel.se`;
    const id = await school.student({ name: 'Dubbel Ett', email });
    const batch = await preview(admin, `Namn;E-post;Telefon\nDubbel Ett;${email};070-1234567`);
    expect(batch.summary).toMatchObject({ duplicates: 1 });
    await decide(admin, batch.batchId, { row: 2, decision });
    expect(await commit(admin, batch.batchId)).toMatchObject({ result: { duplicates: 0, invalid: 0 } });
    expect(await namesAt(email)).toEqual(names);
    expect(await school.sql('SELECT phone FROM student WHERE id = $1', [id])).toEqual([{ phone }]);
  });

  it('is found in any order and spelling of the name', async () => {
    await school.student({ name: 'Åsa-Lena Öberg', email: 'asa.lena@exempel.se' });
    const file = ['Åsa-Lena Öberg', 'OBERG ASA LENA', '"Öberg, Åsa Lena"', 'asa-lena oberg'];
    for (const name of file)
      expect((await preview(admin, `Namn;Kommun\n${name};Solna`)).rows).toMatchObject([
        { outcome: 'DUPLICATE' },
      ]);
  });

  it('can be added by a teacher as somebody else, which never changes the student', async () => {
    await school.student({ name: 'Lika Namn', email: 'lika@exempel.se' });
    const { batchId } = await preview(teacher, 'Namn;E-post\nLika Namn;lika@exempel.se');
    expect(await rowsOf(teacher, batchId)).toMatchObject({
      importBatch: { rows: [{ choices: ['OTHER_PERSON'] }] },
    });
    expect(await decide(teacher, batchId, { row: 2, decision: 'SAME_PERSON' })).toMatchObject({
      status: 403,
    });
    await decide(teacher, batchId, { row: 2, decision: 'OTHER_PERSON' });
    expect(await commit(teacher, batchId)).toMatchObject({ result: { new: 1 } });
  });
});

describe('two concurrent writers of one list', () => {
  it('make one student per row', async () => {
    const { csv } = given('one-list-committed-twice.json');
    const [one, other] = [await preview(admin, csv), await preview(teacher, csv)];
    const done = await Promise.all([commit(admin, one.batchId), commit(teacher, other.batchId)]);
    expect(done.map(({ result }) => (result as { new: number }).new).sort()).toEqual([0, 2]);
    expect(await namesAt('provett@exempel.se')).toHaveLength(1);
    expect(await namesAt('provtva@exempel.se')).toHaveLength(1);
  });

  const create = (body: object): Promise<Answer> => admin.rest('POST', '/api/students', { body });

  it.each(['PROVNAMN VERSAL', 'Versal Provnamn', 'Próvnamn Versal'])(
    'make one student when one of them adds %s by hand',
    async (name) => {
      const email = `${encodeURIComponent(name).replace(/[^a-z]/gi, '')}@exempel.se`;
      const { batchId } = await preview(admin, `Namn;E-post\nProvnamn Versal;${email}`);
      await Promise.all([commit(admin, batchId), create({ name, email: email.toUpperCase() })]);
      expect(await namesAt(email)).toHaveLength(1);
    },
  );

  it('make one student from two simultaneous calls, and tell the second about the first', async () => {
    const body = { name: 'Dubbel Postad', email: 'postad@exempel.se' };
    const answers = await Promise.all([1, 2, 3, 4].map(() => create(body)));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409]);
    const refused = answers.find(({ status }) => status === 409)!;
    const [{ id }] = (await school.sql<{ id: string }>('SELECT id FROM student WHERE email = $1', [
      body.email,
    ])) as [{ id: string }];
    expect(refused.body).toMatchObject({ reason: 'DUPLICATE', studentId: id, fields: [{ path: 'email' }] });
  });

  it.each([
    ['the same name at another address', { name: 'Tva Namne', email: 'tva@exempel.se' }],
    ['another name at the same address', { name: 'Tre Namne', email: 'namne@exempel.se' }],
    [
      'both, said to be another person',
      { name: 'Ett Namne', email: 'namne@exempel.se', isOtherPerson: true },
    ],
    ['the same name without an address', { name: 'Ett Namne' }],
  ])('add %s', async (_what, body) => {
    await school.sql(`DELETE FROM student WHERE email = 'namne@exempel.se'`);
    await school.student({ name: 'Ett Namne', email: 'namne@exempel.se' });
    expect(await create(body)).toMatchObject({ status: 201 });
  });

  it('skip a row whose namesake was added after the preview, and say so', async () => {
    const { batchId } = await preview(admin, 'Namn;Telefon\nSen Namne;070-7654321');
    expect(await create({ name: 'Sen Namne', phone: '0707654321' })).toMatchObject({ status: 201 });
    expect(await commit(admin, batchId)).toMatchObject({ result: { new: 0, invalid: 1 } });
  });

  it('make one student from an administrator’s own batch of a held row', async () => {
    const number = newNumber();
    const id = await school.student({
      name: 'Hållen Rad',
      email: 'hallen@exempel.se',
      personalNumber: digits(number),
    });
    await school.sql('UPDATE student SET is_protected = true WHERE id = $1', [id]);
    await imported(teacher, 'Namn;E-post\nHållen Syskon;hallen@exempel.se');
    const [held] = await school.sql<{ id: string }>('SELECT id FROM import_held_row WHERE student_id = $1', [
      id,
    ]);
    const { body } = await admin.rest('POST', `/api/students/import/held/${held!.id}/take`, { body: {} });
    const { batchId } = body as { batchId: string };
    await Promise.all([
      commit(admin, batchId),
      create({ name: 'Hållen Syskon', email: 'hallen@exempel.se' }),
    ]);
    expect(await namesAt('hallen@exempel.se')).toEqual(['Hållen Rad', 'Hållen Syskon']);
  });
});

describe('through GraphQL', () => {
  it('restricts a decision by role', async () => {
    const number = newNumber();
    await school.student({ name: 'Maria Krock', personalNumber: digits(number) });
    const { batchId } = await preview(teacher, `Namn;Personnummer\nBo Ek;${number}`);
    const answer = await teacher.graphql(
      'mutation($input: UpdateImportInput!) { updateImport(input: $input) { id } }',
      { input: { batchId, decisions: [{ row: 2, decision: 'SAME_PERSON' }] } },
    );
    expect(codeOf(answer)).toBe('FORBIDDEN');
  });
});
