import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PROJECT_ROOT } from '../../server/config.js';
import { admin, commit, openImports, preview, school } from '../support/imports-world.js';

const fixture = (name: string) => readFileSync(join(PROJECT_ROOT, 'test/fixtures/imports/spellings', name));

beforeAll(() => openImports());
afterAll(() => school.close());

async function imported(file: string, column: string): Promise<unknown[]> {
  const batch = await preview(admin, fixture(file), file);
  expect(batch.summary).toMatchObject({ invalid: 0 });
  expect(await commit(admin, batch.batchId)).toMatchObject({ state: 'DONE' });
  const rows = await school.sql(
    `SELECT s.name, s.${column} AS value FROM student s JOIN change_history h ON h.student_id = s.id
     WHERE h.import_batch_id = $1 ORDER BY s.name`,
    [batch.batchId],
  );
  return rows.map(({ name, value }) => [name, value]);
}

describe('an import', () => {
  it('removes invisible characters from names, numbers and addresses, and recognises the person again', async () => {
    expect(await imported('invisible-characters.csv', 'email')).toEqual([
      ['Prov Ett', 'ett@exempel.se'],
      ['Prov Tre', 'tre@exempel.se'],
      ['Prov Två', 'tva@exempel.se'],
    ]);
    const again = await preview(admin, fixture('same-person-clean.csv'), 'same-person-clean.csv');
    expect(again.rows[0]!.outcome).not.toBe('NEW');
  });

  it('reads the official names of municipalities', async () => {
    expect(await imported('municipalities.csv', 'municipality')).toEqual([
      ['Prov A', 'Solna'],
      ['Prov B', 'Lidingö'],
      ['Prov C', 'Danderyd'],
      ['Prov D', 'Botkyrka'],
    ]);
  });

  it('reads phone numbers with any dash, dot or space', async () => {
    const batch = await preview(admin, fixture('phones.csv'), 'phones.csv');
    expect(batch.rows.flatMap(({ errors }) => errors)).toEqual([]);
  });

  it('strips from addresses what is certainly not part of them', async () => {
    const { rows } = await preview(admin, fixture('addresses.csv'), 'addresses.csv');
    expect(rows.flatMap(({ errors }) => errors)).toEqual([]);
  });
});

describe('a student found by search', () => {
  const words = [
    'Prov  Sökett',
    'Prov\u00a0Sökett',
    '“Prov Sökett”',
    '"Prov Sökett"',
    '’Prov Sökett’',
    '»Prov\u2003Sökett«',
    'prov\u200b sökett',
    'Prov So\u0308kett',
    ' Prov\tSökett ',
    'Prov Sök\u00adett',
    '”Prov Sökett',
    'Prov\u202fSökett',
  ];
  beforeAll(async () => {
    const answer = await admin.rest('POST', '/api/students', { body: { name: 'Prov\u00a0 Sökett' } });
    expect(answer).toMatchObject({ status: 201 });
    const other = { name: "Moa O'Hara‑Ek" };
    await admin.rest('POST', '/api/students', { body: other });
  });

  async function found(q: string): Promise<unknown> {
    const { body } = await admin.rest('POST', '/graphql', {
      body: {
        query:
          'query($q: String!) { students(input: { filter: { q: $q } }) { nodes { name } } search(q: $q, type: ALLA) { title } }',
        variables: { q },
      },
    });
    return body;
  }

  it.each(words)('%j finds them in the list and in the search', async (q) => {
    expect(await found(q)).toEqual({
      data: { students: { nodes: [{ name: 'Prov Sökett' }] }, search: [{ title: 'Prov Sökett' }] },
    });
  });

  it.each(["moa o'hara", 'Moa O’Hara-Ek', 'moa o´hara', 'O‘Hara‑Ek', "o'hara–ek"])(
    '%j finds a name with an apostrophe and a hyphen',
    async (q) => {
      expect(await found(q)).toEqual({
        data: { students: { nodes: [{ name: "Moa O'Hara-Ek" }] }, search: [{ title: "Moa O'Hara-Ek" }] },
      });
    },
  );
});

describe('REST and GraphQL', () => {
  it.each([
    [{ name: '\u200b\u200b' }, 'name', 'REQUIRED'],
    [{ name: '\u3164' }, 'name', 'REQUIRED'],
    [{ name: '123' }, 'name', 'FORMAT'],
    [{ name: 'Rest Prov', email: 'rest@exempel' }, 'email', 'FORMAT'],
    [{ name: 'Rest Prov', email: 'a@exempel.se b@exempel.se' }, 'email', 'FORMAT'],
    [{ name: 'Rest Prov', phone: 'ring' }, 'phone', 'FORMAT'],
    [{ name: 'Rest Prov', municipality: { type: 'Stockholms stad' } }, 'municipality.type', 'NOT_ALLOWED'],
  ])('reject %j on %s', async (body, path, reason) => {
    const answer = await admin.rest('POST', '/api/students', { body });
    expect(answer).toMatchObject({ status: 400, body: { fields: [{ path, reason }] } });
  });

  it.each([
    [{ name: 'Rest\u00adprov Ett' }, { name: 'Restprov Ett' }],
    [{ name: 'Rest\nprov\u2028Två' }, { name: 'Rest prov Två' }],
    [{ name: 'Rest Prov', email: 'rest@exempel.se\u200b' }, { email: 'rest@exempel.se' }],
    [{ name: 'Rest Prov', email: 'mailto:rest2@exempel.se?' }, { email: 'rest2@exempel.se' }],
    [{ name: 'Rest Prov', phone: '070\u2013123\u00a045 67' }, { phone: '070-123 45 67' }],
    [{ name: 'Rest Prov', municipality: { type: 'Solna stad' } }, { municipality: { type: 'Solna' } }],
    [
      { name: 'Rest Prov', municipality: { type: 'Upplands-Bro kommun' } },
      { municipality: { type: 'Upplands Bro' } },
    ],
    [
      { name: 'Rest Prov', personalNumber: '\u200b19880515\u20115028\u2060' },
      { personalNumber: '19880515-5028' },
    ],
  ])('store %j as %j', async (body, stored) => {
    const created = await admin.rest('POST', '/api/students', { body });
    expect(created.status).toBe(201);
    const { _id } = created.body as { _id: string };
    const details = await admin.rest('GET', `/api/student-details/${_id}`);
    expect(details.body).toMatchObject(stored);
  });

  it('stores an account’s address clean, and rejects one that differs only by an invisible character', async () => {
    const body = { name: 'Konto Prov', email: 'konto@exempel.se\u200b', role: 'teacher' };
    const answer = await admin.rest('POST', '/api/users', { body });
    expect(answer).toMatchObject({ status: 201, body: { email: 'konto@exempel.se' } });
    const again = await admin.rest('POST', '/api/users', { body: { ...body, email: '"konto@exempel.se"' } });
    expect(again).toMatchObject({ status: 409 });
  });
});
