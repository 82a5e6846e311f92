import { checkDigit } from '../../domain/personal-number.js';
import { School, type Answer, type Person } from '../support/school.js';

const HEADER = 'Namn;Personnummer;E-post;Telefon;Kommun';
/** All fields of a batch that its owner can query. */
const BATCH = `query($id: ID!) { importBatch(id: $id) { filename state mayCommit mayUndo keepExistingWhenEmpty
  columns { index header field samples } summary { new changed unchanged invalid duplicates }
  rows { row outcome name cells errors { column value message warning } changes { field before after } studentId isProtected } } }`;

interface Preview {
  batchId: string;
  summary: Record<string, number>;
  rows: { row: number; outcome: string; errors: unknown[] }[];
}

let school: School;
let admin: Person;
let teacher: Person;
let serial = 500;

beforeAll(async () => {
  school = await School.open({ LOG_LEVEL: 'silent' });
  admin = await school.as('ADMIN', { name: 'Anna Admin' });
  teacher = await school.as('TEACHER', { name: 'Tore Lärare' });
});
afterAll(() => school.close());

/** An unused personal number; all have the same length and date, so that answers are comparable. */
function newNumber(): string {
  serial += 1;
  return `19900101-${serial}${checkDigit(`900101${serial}`)}`;
}

async function send(who: Person, rows: string): Promise<Answer> {
  const body = new FormData();
  body.set('file', new Blob([`${HEADER}\n${rows}`]), 'elever.csv');
  return who.rest('POST', '/api/students/import/preview', { body });
}

async function preview(who: Person, rows: string): Promise<Preview> {
  const answer = await send(who, rows);
  expect(answer).toMatchObject({ status: 200 });
  return answer.body as Preview;
}

async function commit(who: Person, batchId: string): Promise<Record<string, unknown>> {
  const { body } = await who.rest('POST', '/api/students/import/commit', { body: { batchId } });
  const { jobId } = body as { jobId: string };
  for (;;) {
    const job = (await who.rest('GET', `/api/jobs/${jobId}`)).body as Record<string, unknown>;
    if (!['QUEUED', 'RUNNING'].includes(String(job['state']))) return job;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

const digits = (number: string) => number.replace('-', '');
const held = async () =>
  (await admin.rest('GET', '/api/students/import/held')).body as {
    _id: string;
    row: number;
    studentId: string;
    cells: unknown;
  }[];
const noticesOf = async (who: Person, kind: string) => {
  const { data } = await who.graphql('{ notifications { kind message } }');
  const notices = data!['notifications'];
  return notices.filter((notice) => notice.kind === kind);
};

/** Removes ids, times and personal numbers, which differ between any two answers. */
function comparable(value: unknown, ...names: string[]): unknown {
  let text = JSON.stringify(value);
  for (const name of names) text = text.replaceAll(name, 'X');
  return JSON.parse(
    text
      .replace(/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g, 'ID')
      .replace(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, 'AT'),
  ) as unknown;
}

/** All answers that a teacher gets about a one-row file, from preview to undo. */
async function everythingAbout(row: string, ...names: string[]): Promise<unknown> {
  const answer = await send(teacher, row);
  const { batchId } = answer.body as Preview;
  const batch = () => teacher.graphql(BATCH, { id: batchId });
  const corrected = teacher.rest('PUT', `/api/students/import/${batchId}`, {
    body: { keepExistingWhenEmpty: true },
  });
  const seen = [
    { status: answer.status, headers: [...answer.headers.keys()].sort(), body: answer.body },
    (await corrected).body,
    await batch(),
    await commit(teacher, batchId),
    await batch(),
    await noticesOf(teacher, 'IMPORT').then(([latest]) => latest),
    (await teacher.rest('GET', `/api/students/import/${batchId}/errors`)).status,
    (await teacher.rest('POST', `/api/students/import/${batchId}/undo`, { body: {} })).body,
    await batch(),
  ];
  return comparable(seen, ...names);
}

describe('a personal number that belongs to a protected student', () => {
  it.each<[string, (student: { number: string; email: string }) => string]>([
    ['by the number', ({ number }) => `Någon Annan;${number};;;Solna`],
    ['by the number, beside an address', ({ number }) => `Någon Annan;${number};ny.adress@exempel.se;;Solna`],
    ['by the address', ({ email }) => `Någon Annan;;${email};;Solna`],
    ['in a row with an error', ({ number }) => `Någon Annan;${number};ingen adress;;Solna`],
    ['twice in a file', ({ number }) => `Någon Annan;${number};;;Solna\nNågon Tredje;${number};;;Täby`],
  ])('reveals no more to a teacher than an unknown number would: %s', async (_way, row) => {
    const known = { number: newNumber(), email: `h${serial}@exempel.se` };
    const unknown = { number: newNumber(), email: `h${serial}@exempel.se` };
    await school.student({
      name: 'Hemlig Person',
      personalNumber: digits(known.number),
      email: known.email,
      isProtected: true,
    });
    const theirs = await everythingAbout(row(known), known.number, known.email);
    const nobodys = await everythingAbout(row(unknown), unknown.number, unknown.email);
    expect(theirs).toEqual(nobodys);
    expect(JSON.stringify(theirs)).not.toMatch(/Hemlig|skydda/i);
  });

  it('takes as many statements as an unknown number', async () => {
    const number = newNumber();
    await school.student({ personalNumber: digits(number), isProtected: true });
    const fewest = (rowOf: () => string) => school.fewestStatements(() => preview(teacher, rowOf()));
    const theirs = await fewest(() => `Någon Annan;${number};;;Solna`);
    expect(theirs).toBe(await fewest(() => `Någon Annan;${newNumber()};;;Solna`));
  });

  it('reveals nothing more to the responsible teacher, who cannot probe for numbers', async () => {
    const number = newNumber();
    await school.student({ personalNumber: digits(number), isProtected: true, teacherId: teacher.teacherId });
    const batch = await preview(teacher, `Någon Annan;${number};;;Solna`);
    expect(batch.rows).toEqual([{ row: 2, outcome: 'NEW', errors: [] }]);
  });

  it('stays unknown when it is a former number of the student', async () => {
    const [now, former] = [newNumber(), newNumber()];
    const id = await school.student({ personalNumber: digits(now), isProtected: true });
    await school.sql('INSERT INTO student_number (student_id, personal_number) VALUES ($1, $2)', [
      id,
      digits(former),
    ]);
    const batch = await preview(teacher, `Någon Annan;${former};;;Solna`);
    expect(batch.rows).toEqual([{ row: 2, outcome: 'NEW', errors: [] }]);
    await commit(teacher, batch.batchId);
    expect((await held()).filter(({ studentId }) => studentId === id)).toHaveLength(1);
  });

  it('changes and duplicates no student, while the other rows are imported', async () => {
    const [number, fresh] = [newNumber(), newNumber()];
    const id = await school.student({ name: 'Hemlig', personalNumber: digits(number), isProtected: true });
    const { batchId } = await preview(teacher, `Någon Annan;${number};;;Solna\nHelt Ny;${fresh};;;Solna`);
    expect(await commit(teacher, batchId)).toMatchObject({
      state: 'DONE',
      done: 2,
      total: 2,
      result: { new: 2 },
    });
    const students = await school.sql(
      'SELECT id, name, version FROM student WHERE personal_number = ANY ($1)',
      [[digits(number), digits(fresh)]],
    );
    expect(students).toHaveLength(2);
    expect(students).toContainEqual({ id, name: 'Hemlig', version: 1 });
    expect(await school.sql('SELECT FROM change_history WHERE student_id = $1', [id])).toEqual([]);
  });

  it('alerts the administrators once per file, and is recorded in the access log', async () => {
    const number = newNumber();
    const id = await school.student({ personalNumber: digits(number), isProtected: true });
    const before = await noticesOf(admin, 'PROTECTED_NAMED');
    const { batchId } = await preview(teacher, `Någon;${number};;;Solna\nEn;${newNumber()};;;Solna`);
    await teacher.rest('PUT', `/api/students/import/${batchId}`, { body: { keepExistingWhenEmpty: false } });
    const after = await noticesOf(admin, 'PROTECTED_NAMED');
    expect(after).toHaveLength(before.length + 1);
    expect(after[0]!.message).toContain('Tore Lärare har förhandsgranskat en fil som nämner en elev');
    expect(JSON.stringify(after)).not.toContain(number);
    expect(await noticesOf(teacher, 'PROTECTED_NAMED')).toEqual([]);
    const log = await school.sql(
      `SELECT action, result, is_protected FROM access_log WHERE student_id = $1 AND user_id = $2`,
      [id, teacher.userId],
    );
    expect(log).toEqual([
      { action: 'IMPORT_STUDENTS', result: 'REFUSED', is_protected: true },
      { action: 'IMPORT_STUDENTS', result: 'REFUSED', is_protected: true },
    ]);
  });
});

describe('a held row', () => {
  async function hold(municipality = 'Solna'): Promise<{ id: string; number: string; row: string }> {
    const number = newNumber();
    const id = await school.student({
      name: 'Hemlig Person',
      personalNumber: digits(number),
      municipality: 'Täby',
      isProtected: true,
    });
    const { batchId } = await preview(teacher, `Hemlig Person;${number};;;${municipality}`);
    await commit(teacher, batchId);
    const row = (await held()).find(({ studentId }) => studentId === id)!;
    return { id, number, row: row._id };
  }

  it('waits for the administrators, who are notified', async () => {
    const before = (await noticesOf(admin, 'IMPORT_HELD')).length;
    const { row, number } = await hold();
    expect((await held()).find(({ _id }) => _id === row)).toMatchObject({
      importedBy: 'Tore Lärare',
      filename: 'elever.csv',
      row: 2,
      studentName: 'Hemlig Person',
      cells: expect.arrayContaining([{ header: 'Personnummer', value: number }]) as unknown,
    });
    const notices = await noticesOf(admin, 'IMPORT_HELD');
    expect(notices).toHaveLength(before + 1);
    expect(notices[0]!.message).toMatch(
      /^Tore Lärare har importerat en rad som väntar på en administratör\./,
    );
    expect(await noticesOf(teacher, 'IMPORT_HELD')).toEqual([]);
  });

  it('becomes an import of the administrator’s own, and is settled by its commit', async () => {
    const { id, row } = await hold();
    const { status, body } = await admin.rest('POST', `/api/students/import/held/${row}/take`, { body: {} });
    expect({ status, body }).toMatchObject({ status: 200, body: { summary: { changed: 1 } } });
    expect((await held()).map(({ _id }) => _id)).toContain(row);
    expect(await commit(admin, (body as Preview).batchId)).toMatchObject({
      state: 'DONE',
      result: { changed: 1 },
    });
    expect(await school.sql('SELECT municipality FROM student WHERE id = $1', [id])).toEqual([
      { municipality: 'Solna' },
    ]);
    expect((await held()).map(({ _id }) => _id)).not.toContain(row);
    expect((await admin.rest('POST', `/api/students/import/held/${row}/take`, { body: {} })).status).toBe(
      404,
    );
  });

  it('can be discarded, and its content is erased', async () => {
    const { row } = await hold();
    expect((await admin.rest('DELETE', `/api/students/import/held/${row}`)).status).toBe(204);
    expect(await school.sql('SELECT decision, cells FROM import_held_row WHERE id = $1', [row])).toEqual([
      { decision: 'DROPPED', cells: [] },
    ]);
    expect((await admin.rest('DELETE', `/api/students/import/held/${row}`)).status).toBe(404);
  });

  it('is removed when its import is undone', async () => {
    const { row } = await hold();
    const [{ batch_id: batchId }] = (await school.sql('SELECT batch_id FROM import_held_row WHERE id = $1', [
      row,
    ])) as [{ batch_id: string }];
    expect((await teacher.rest('POST', `/api/students/import/${batchId}/undo`, { body: {} })).status).toBe(
      200,
    );
    expect((await held()).map(({ _id }) => _id)).not.toContain(row);
  });
});

describe('an administrator’s review', () => {
  it('shows what the file says about a protected student, and nothing of what is stored', async () => {
    const [number, open] = [newNumber(), newNumber()];
    const stored = { phone: '070-111 22 33', email: 'hemlig.adress@exempel.se' };
    await school.student({ ...stored, name: 'Hemlig', personalNumber: digits(number), isProtected: true });
    await school.student({ name: 'Öppen', personalNumber: digits(open), phone: '070-444 55 66' });
    const { batchId } = await preview(
      admin,
      `Hemlig;${number};ny@exempel.se;070-999 88 77;\nÖppen;${open};;070-999 88 66;`,
    );
    const { data } = await admin.graphql(BATCH, { id: batchId });
    const { rows } = data!['importBatch']!;
    expect(rows).toMatchObject([
      {
        outcome: 'CHANGED',
        isProtected: true,
        changes: [
          { field: 'EMAIL', before: null, after: 'ny@exempel.se' },
          { field: 'PHONE', before: null, after: '070-999 88 77' },
        ],
      },
      {
        isProtected: false,
        changes: [{ field: 'PHONE', before: '070-444 55 66', after: '070-999 88 66' }],
      },
    ]);
    expect(JSON.stringify(data)).not.toMatch(/070-111|hemlig\.adress/);
  });
});

describe('previews by non-administrators', () => {
  it('are limited, while those of an administrator are not', async () => {
    const limited = await School.open({ LOG_LEVEL: 'silent', RATE_LIMITS: 'on' });
    try {
      for (const [role, last] of [
        ['TEACHER', 429],
        ['ADMIN', 200],
      ] as const) {
        const person = await limited.as(role);
        await limited.sql(
          `INSERT INTO import_batch (id, user_id, filename, sha256, columns, summary)
           SELECT gen_random_uuid(), $1, 'x.csv', '', '[]', '{}' FROM generate_series(1, 30)`,
          [person.userId],
        );
        const answer = await send(person, `Någon;${newNumber()};;;Solna`);
        expect(answer.status).toBe(last);
        if (last === 429) expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
      }
    } finally {
      await limited.close();
    }
  });
});
