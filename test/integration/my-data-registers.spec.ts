import { LEFT_OUT, REGISTERS, SHOWN_BY_PAGES } from '../../server/features/my-data/registers.fields.js';
import { readPdf } from '../support/read-pdf.js';
import { School } from '../support/school.js';
import { buildStudies } from '../support/my-data-world.js';

interface Register {
  name: string;
  title: string;
  columns: { key: string }[];
  entries: Record<string, unknown>[];
}

interface Extract {
  registers: Register[];
  leftOut: { title: string; reason: string }[];
}

const entriesOf = ({ registers }: Extract) =>
  Object.fromEntries(registers.map(({ name, entries }) => [name, entries]));

describe('registers in the extract', () => {
  let school: School;
  beforeAll(async () => {
    school = await School.open();
  });
  afterAll(() => school.close());

  test('cover every table that refers to a student or an account, or say why it is left out', async () => {
    const tables = await school.sql<{ name: string }>(
      `SELECT c.table_name AS name FROM information_schema.columns c
         JOIN information_schema.tables t USING (table_schema, table_name)
       WHERE c.table_schema = 'public' AND t.table_type = 'BASE TABLE' AND c.column_name IN ('student_id', 'user_id')
       UNION SELECT conrelid::regclass::text FROM pg_constraint
       WHERE contype = 'f' AND confrelid = ANY (ARRAY['student', 'enrollment', 'exam', 'grade', 'comment']::regclass[])
       ORDER BY 1`,
    );
    const known = new Set([
      ...SHOWN_BY_PAGES,
      ...REGISTERS.flatMap(({ tables }) => tables),
      ...LEFT_OUT.flatMap(({ tables }) => tables),
    ]);
    expect(tables.length).toBeGreaterThan(20);
    expect(tables.map(({ name }) => name).filter((name) => !known.has(name))).toEqual([]);
    expect(LEFT_OUT.filter(({ reason }) => reason.length < 20)).toEqual([]);
  });

  test('contain the stored study data and the trail, and nothing about another student', async () => {
    const teacher = await school.as('TEACHER', { name: 'Tova Lärare' });
    const student = await school.asStudent({ name: 'Elsa Utdrag', teacherId: teacher.teacherId });
    const other = await school.asStudent({ name: 'Någon Annan' });
    await buildStudies(school, student.studentId, 'min');
    await buildStudies(school, other.studentId, 'annans');
    await teacher.rest('GET', `/api/student-details/${student.studentId}`);
    const extract = (await student.rest('GET', '/api/my-data')).body as Extract;
    const entries = entriesOf(extract);
    expect(entries.grades).toMatchObject([{ value: 'C', motivation: 'min motivering', kind: 'EXAM' }]);
    expect(entries.gradeChanges).toMatchObject([
      { previousValue: 'D', newValue: 'C', reason: 'min rättelse' },
    ]);
    expect(entries.examTimes).toMatchObject([
      { heldOn: '2026-05-04', startsAt: '09:00', endsAt: '11:00', room: 'min sal', idChecked: false },
    ]);
    expect(entries.documents).toMatchObject([{ type: 'GRADE_EXTRACT', language: 'SV' }]);
    expect(entries.courseWishes).toMatchObject([{ text: 'min önskan' }]);
    expect(entries.enrollments).toMatchObject([
      { status: 'DROPPED_OUT', statusReason: 'ILLNESS', note: 'min notering' },
    ]);
    expect(entries.statusHistory).toMatchObject([{ status: 'DROPPED_OUT', reason: 'ILLNESS' }]);
    expect(entries.notifications).toMatchObject([{ message: 'min notis' }]);
    expect(entries.access).toMatchObject([{ role: 'TEACHER', action: 'READ_STUDENT', result: 'OK' }]);
    expect(entries.record).toHaveLength(1);
    expect(extract.leftOut.map(({ title }) => title)).toContain(
      'Betygsutkast och rättelser som inte är signerade',
    );
    // Names of staff who read the record are left out; the signer is part of the grade.
    expect(JSON.stringify(entries.access)).not.toContain('Tova');
    expect(JSON.stringify(extract)).not.toContain('annans');
    expect(JSON.stringify(extract)).not.toContain('utkast motivering');
    for (const { columns, entries: rows } of extract.registers) {
      for (const row of rows) expect(Object.keys(row).sort()).toEqual(columns.map(({ key }) => key).sort());
    }
  });

  test('are available as a tagged document in Swedish with the same content', async () => {
    const student = await school.asStudent({ name: 'Pia Papper', personalNumber: '199001012385' });
    await buildStudies(school, student.studentId, 'min');
    await school.comment(student.studentId, await school.as('TEACHER'), 'Lång kommentar. '.repeat(300));
    const response = await fetch(`${school.app.url}/api/my-data/pdf`, {
      headers: { authorization: `Bearer ${student.token}` },
    });
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'application/pdf']);
    expect(response.headers.get('content-disposition')).toContain(
      'attachment; filename="mina-uppgifter.pdf"',
    );
    const bytes = new Uint8Array(await response.arrayBuffer());
    expect(Buffer.from(bytes).includes('/MarkInfo')).toBe(true);
    const { text, title, language, pages } = await readPdf(bytes);
    expect([title, language]).toEqual(['Registerutdrag – Pia Papper', 'sv-SE']);
    expect(pages).toBeGreaterThan(2);
    for (const part of [
      '19900101-2385',
      'min motivering',
      'Avbrott',
      'Sjukdom',
      'min sal',
      'Utdrag ur betygskatalogen',
    ])
      expect(text).toContain(part);
    expect(text).toContain('Det som inte lämnas ut här');
  });

  test('are for students only, as is the file', async () => {
    const teacher = await school.as('TEACHER');
    expect((await teacher.rest('GET', '/api/my-data/pdf')).status).toBe(403);
    expect((await school.nobody.rest('GET', '/api/my-data/pdf')).status).toBe(401);
  });
});
