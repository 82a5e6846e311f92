import { v7 as uuid } from 'uuid';
import { ExportSources } from '../../server/features/exports/export-sources.service.js';
import { readWorkbook } from '../../server/platform/workbook/read-workbook.js';
import { School, type Person } from '../support/school.js';
import { addCourse, addEnrollment, addInstance, schoolDay } from '../support/studies.js';

let school: School;
let admin: Person;

beforeAll(async () => {
  school = await School.open();
  admin = await school.as('ADMIN');
});

afterAll(() => school.close());

async function taken(
  query: string,
  format: 'CSV' | 'XLSX',
  list = 'students',
): Promise<Record<string, unknown>> {
  const answer = await admin.rest('POST', '/api/exports', { body: { list, query, format } });
  expect(answer.status).toBe(201);
  return answer.body as Record<string, unknown>;
}

/** The rows of a list export, without its header. */
async function linesOf(list: string, query: string): Promise<string[]> {
  const text = (await bytesOf((await taken(query, 'CSV', list))['_id'])).toString('utf8');
  return text.slice(1).trimEnd().split('\r\n').slice(1);
}

const logged = (): Promise<{ action: string; isProtected: boolean }[]> =>
  school.sql(`SELECT action, is_protected AS "isProtected" FROM access_log WHERE user_id = $1 ORDER BY id`, [
    admin.userId,
  ]);

async function bytesOf(id: unknown, who = admin): Promise<Buffer> {
  const response = await fetch(`${school.app.url}/api/exports/${String(id)}`, {
    headers: { authorization: `Bearer ${who.token}` },
  });
  expect(response.status).toBe(200);
  return Buffer.from(await response.arrayBuffer());
}

describe('pages, section 0: a list as a file', () => {
  it('can be exported by administrators, and the audit log only by system administrators', () => {
    const lists = school.app.get<ExportSources>(ExportSources).all();
    expect(lists.length).toBeGreaterThan(15);
    expect(
      lists.filter(({ requires }) => requires !== 'ADMIN').map(({ list, requires }) => [list, requires]),
    ).toEqual([['audit-log', 'SYSTEMADMIN']]);
  });

  it('contains exactly the rows of the address, in its order, across all pages', async () => {
    for (const name of ['Åsa Ek', 'Östen Ek', 'Bo Ek']) await school.student({ name, municipality: 'Salem' });
    await school.student({ name: 'Någon annanstans', municipality: 'Solna' });
    const made = await taken('kommun=Salem&sortera=namn&ordning=fallande&sida=3', 'CSV');
    const text = (await bytesOf(made['_id'])).toString('utf8');
    expect(text.charCodeAt(0)).toBe(0xfeff);
    const lines = text.slice(1).trimEnd().split('\r\n');
    expect(lines[0]).toMatch(/^Namn;Personnummer;E-post/);
    expect(lines.slice(1).map((line) => line.split(';')[0])).toEqual(['Östen Ek', 'Åsa Ek', 'Bo Ek']);
    expect(made).toMatchObject({
      rowCount: 3,
      jobId: null,
      filename: expect.stringMatching(/^elever-.*\.csv$/),
    });
  });

  it('has no cell a spreadsheet would evaluate', async () => {
    const hostile = ['=1+1', '+SUM(A1)', '-2+3', '@cmd', ' =HYPERLINK("x")', '＝1+1'];
    for (const name of hostile) await school.student({ name, municipality: 'Växjö' });
    const csv = (await bytesOf((await taken('kommun=Växjö', 'CSV'))['_id'])).toString('utf8');
    const names = csv
      .slice(1)
      .trimEnd()
      .split('\r\n')
      .slice(1)
      .map((line) => line.replaceAll('"', ''));
    expect(names).toHaveLength(hostile.length);
    for (const name of names) expect(name).toMatch(/^'/);
    const sheet = readWorkbook(await bytesOf((await taken('kommun=Växjö', 'XLSX'))['_id']), 'xlsx');
    // Text cells are never evaluated as formulas.
    expect(sheet).toMatchObject({
      rows: expect.arrayContaining([expect.objectContaining({ cells: expect.arrayContaining(['=1+1']) })]),
    });
    expect(JSON.stringify(sheet)).not.toContain("'");
  });

  it('is available only to the person who requested it, and its download is logged', async () => {
    const other = await school.as('ADMIN');
    const made = await taken('q=ingen', 'CSV');
    expect(await other.rest('GET', `/api/exports/${String(made['_id'])}`)).toMatchObject({ status: 404 });
    const [logged] = await school.sql<{ count: string }>(
      `SELECT count(*) FROM access_log WHERE user_id = $1 AND action = 'EXPORT_LIST'`,
      [admin.userId],
    );
    expect(Number(logged!.count)).toBeGreaterThan(0);
  });

  it('is written to the access log once, whichever list it is', async () => {
    for (const list of ['students', 'enrollments', 'course-matching', 'earnings']) {
      const before = await logged();
      await taken('q=ingen', 'CSV', list);
      expect((await logged()).slice(before.length)).toEqual([{ action: 'EXPORT_LIST', isProtected: false }]);
    }
  });

  it('is rejected when the address filters by an invalid day or id', async () => {
    for (const [list, query] of [
      ['students', 'startFran=2026-02-30'],
      ['enrollments', 'slutTill=ig%C3%A5r'],
      ['enrollments', 'elev=nonsens'],
      ['courses', 'paket=nonsens'],
    ])
      expect(
        await admin.rest('POST', '/api/exports', { body: { list, query, format: 'CSV' } }),
      ).toMatchObject({
        status: 400,
        body: { fields: [{ path: 'query', reason: 'FORMAT' }] },
      });
  });

  it('can be counted for every list, so that a long one becomes a job', async () => {
    const sources = school.app.get<ExportSources>(ExportSources);
    const actor = { userId: admin.userId, role: 'ADMIN', name: admin.name } as never;
    const course = await addCourse(school);
    const instance = await addInstance(school, course);
    await addEnrollment(school, await school.student({ municipality: 'Täby' }), {
      courseId: course,
      courseInstanceId: instance,
    });
    for (const [list, query, least] of [
      ['course-instance-students', `elevlista=${instance}`, 1],
      ['course-instances', '', 1],
      ['courses', '', 1],
      ['enrollments-scb', 'kommun=Täby', 1],
      ['education', '', 1],
    ] as const) {
      const source = sources.find(list)!;
      const address = new URLSearchParams(query);
      const rows = await source.rows(actor, address);
      expect([list, await source.count(actor, address)]).toEqual([list, rows.length]);
      expect(rows.length).toBeGreaterThanOrEqual(least);
    }
  });

  it('is rejected for a list that does not exist', async () => {
    const answer = await admin.rest('POST', '/api/exports', { body: { list: 'nonsens', format: 'CSV' } });
    expect(answer).toMatchObject({
      status: 400,
      body: { fields: [{ path: 'list', reason: 'BAD_REFERENCE' }] },
    });
  });

  it('is made by a job when it is long, and then contains every row', async () => {
    await school.sql(
      `INSERT INTO student (id, name, municipality) SELECT gen_random_uuid(), 'Många ' || n, 'Nykvarn'
       FROM generate_series(1, 5001) n`,
    );
    const made = await taken('kommun=Nykvarn', 'CSV');
    expect(made).toMatchObject({ rowCount: null, jobId: expect.any(String) });
    for (let state = ''; state !== 'DONE';) {
      const { body } = await admin.rest('GET', `/api/jobs/${String(made['jobId'])}`);
      ({ state } = body as { state: string });
      expect(['QUEUED', 'RUNNING', 'DONE']).toContain(state);
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    const lines = (await bytesOf(made['_id'])).toString('utf8').trimEnd().split('\r\n');
    expect(lines).toHaveLength(5002);
  });
});

describe('domain, P3: students with protected data and files', () => {
  let instance: string;

  beforeAll(async () => {
    const [past, soon] = [await schoolDay(school, -10), await schoolDay(school, 10)];
    const course = await addCourse(school, { name: 'Skyddskurs' });
    const later = await addCourse(school, { name: 'Skyddskurs 2' });
    instance = await addInstance(school, course, { startDate: past, endDate: soon });
    for (const [name, isProtected] of [
      ['Öppen Elev', false],
      ['Dold Ett', true],
      ['Dold Två', true],
    ] as const) {
      const studentId = await school.student({ name, isProtected, municipality: 'Vaxholm' });
      const dates = { startDate: past, endDate: soon };
      await addEnrollment(school, studentId, { courseId: course, courseInstanceId: instance, ...dates });
      await addEnrollment(school, studentId, { courseId: later, isEnrollment: false });
    }
  });

  const lists = async (): Promise<[string, string][]> => [
    ['students', 'kommun=Vaxholm'],
    ['enrollments', 'kommun=Vaxholm'],
    ['enrollments-scb', 'kommun=Vaxholm'],
    ['course-instance-students', `elevlista=${instance}`],
    ['course-matching', 'kommun=Vaxholm'],
  ];

  it('are left out of every list that names students, with their number in the last row', async () => {
    for (const [list, query] of await lists()) {
      const lines = await linesOf(list, query);
      expect([list, lines.length]).toEqual([list, 2]);
      expect(lines.join('\n')).not.toContain('Dold');
      expect(lines[1]).toMatch(/^2 elever med skyddade uppgifter är inte med;*$/);
    }
  });

  it('are included on request, and the access log says so', async () => {
    for (const [list, query] of await lists()) {
      const lines = await linesOf(list, `${query}&skyddade=ja`);
      expect([list, lines.length]).toEqual([list, 3]);
      expect((await logged()).at(-1)).toEqual({ action: 'EXPORT_LIST', isProtected: true });
    }
  });

  it('are left out of what was reported to CSN, however long ago', async () => {
    const selection = { filter: { courseInstanceId: instance } };
    const { data } = await admin.graphql(
      'mutation($input: ReportToCsnInput!) { reportToCsn(input: $input) { id size } }',
      { input: { selection } },
    );
    const { id, size } = data!['reportToCsn'];
    expect(size).toBe(3);
    const lines = await linesOf('csn-report', `rapport=${id}`);
    expect(lines.map((line) => line.split(';')[1])).toEqual(['Öppen Elev', '']);
    expect(await linesOf('csn-report', `rapport=${id}&skyddade=ja`)).toHaveLength(3);
    expect(await linesOf('csn-report', `rapport=${uuid()}`)).toEqual([]);
  });

  it('are not read as students by an import given the file', async () => {
    const bytes = await bytesOf((await taken('kommun=Vaxholm', 'XLSX'))['_id']);
    const form = new FormData();
    form.set('file', new Blob([new Uint8Array(bytes)]), 'elever.xlsx');
    const answer = await admin.rest('POST', '/api/students/import/preview', { body: form });
    expect((answer.body as { rows: unknown[] }).rows).toHaveLength(1);
  });

  it('appear in GET /students/export, which contains exactly the filtered rows', async () => {
    const response = await fetch(`${school.app.url}/api/students/export?municipalities=Vaxholm`, {
      headers: { authorization: `Bearer ${admin.token}` },
    });
    const sheet = readWorkbook(Buffer.from(await response.arrayBuffer()), 'xlsx');
    expect(JSON.stringify(sheet)).toContain('Dold Ett');
  });
});

describe('domain, D8: SCB-underlag', () => {
  it('shows the level, the form and the provider, and leaves out the days of a pause', async () => {
    const [start, end] = [await schoolDay(school, -9), await schoolDay(school, 10)];
    const course = await addCourse(school, { code: 'SCBSCB01', points: 100, level: 'BASIC' });
    const instance = await addInstance(school, course, { startDate: start, endDate: end });
    const studentId = await school.student({ municipality: 'Täby', name: 'Ska Räknas' });
    const id = await addEnrollment(school, studentId, {
      courseId: course,
      courseInstanceId: instance,
      startDate: start,
      endDate: end,
    });
    for (const [status, from] of [
      ['ACTIVE', start],
      ['PAUSED', await schoolDay(school, -7)],
      ['ACTIVE', await schoolDay(school, -3)],
    ])
      await school.sql(
        `INSERT INTO enrollment_status_change (id, enrollment_id, status, effective_on) VALUES ($1, $2, $3, $4)`,
        [uuid(), id, status, from],
      );
    const [line] = await linesOf('enrollments-scb', `tillfalle=${instance}`);
    // Ten of twenty days have passed, four of them paused: six of twenty.
    expect(line).toMatch(/^;SCBSCB01;[^;]+;Grundläggande;100;30;/);
    expect(line).toContain(';Klassrum;Komvux;');
    expect(line).toMatch(/;Nej$/);
  });

  it('has a row for each signed exam grade, which has no enrolment', async () => {
    const course = await addCourse(school, { code: 'PRVPRV01' });
    const studentId = await school.student({ municipality: 'Sigtuna' });
    const grade = (signed: boolean) =>
      school.sql(
        `INSERT INTO grade (id, student_id, course_id, value, graded_on, kind, signed_at)
         VALUES ($1, $2, $3, 'B', today(), 'EXAM', CASE WHEN $4 THEN now() END)`,
        [uuid(), studentId, course, signed],
      );
    await grade(false);
    expect(await linesOf('enrollments-scb', 'kommun=Sigtuna')).toEqual([]);
    await grade(true);
    const lines = await linesOf('enrollments-scb', 'kommun=Sigtuna');
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatch(/;PRVPRV01;.*;B;.*;Ja$/);
    // A filter on enrolment-only columns matches no exam.
    expect(await linesOf('enrollments-scb', 'kommun=Sigtuna&status=ACTIVE')).toEqual([]);
  });
});
