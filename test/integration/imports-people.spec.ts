import {
  admin,
  digits,
  historyOf,
  imported,
  newNumber,
  openImports,
  preview,
  school,
  stored,
  teacher,
  undo,
} from '../support/imports-world.js';

const coursesOf = (studentId: string) =>
  school.sql<{ code: string; start: string | null }>(
    `SELECT c.code, e.start_date::text AS start FROM enrollment e JOIN course c ON c.id = e.course_id
     WHERE e.student_id = $1 AND e.removed_at IS NULL ORDER BY c.code`,
    [studentId],
  );
const wishesOf = (studentId: string) =>
  school.sql<{ text: string; source: string }>(
    'SELECT text, source FROM course_wish WHERE student_id = $1 AND settled_at IS NULL ORDER BY text',
    [studentId],
  );
const noticesOf = () =>
  school.sql<{ message: string }>(
    `SELECT message FROM notification WHERE kind = 'IMPORT' ORDER BY created_at`,
  );

beforeAll(openImports);
afterAll(() => school.close());

describe('one row per course', () => {
  it('makes one student with several enrolments and one history entry, reported as one student', async () => {
    const number = newNumber();
    const file = [
      'Namn;Personnummer;Kurs;Startdatum;Slutdatum',
      `Rader Flera;${number};SVESVE01;2027-01-11;2027-03-14`,
      `Rader Flera;${number};Engelska 5;2027-03-15;2027-06-06`,
      `Rader Flera;${number};Specped fritid;2027-08-16;`,
    ].join('\n');
    const batch = await imported(admin, file);
    expect(batch.summary).toMatchObject({ new: 3, duplicates: 0, invalid: 0 });
    const student = await stored(number);
    expect(await coursesOf(student.id)).toEqual([
      { code: 'ENGENG05', start: '2027-03-15' },
      { code: 'SVESVE01', start: '2027-01-11' },
    ]);
    expect(await wishesOf(student.id)).toEqual([{ text: 'Specped fritid', source: 'IMPORT' }]);
    expect(await historyOf(student.id)).toHaveLength(1);
    expect((await noticesOf()).at(-1)?.message).toBe('Importen är klar: 1 nya och 0 ändrade elever.');

    const again = await preview(admin, file);
    expect(again.summary).toMatchObject({ new: 0, changed: 0, unchanged: 3 });

    expect(await undo(admin, batch.batchId)).toMatchObject({ status: 200 });
    expect(await stored(number)).toBeUndefined();
  });

  it('adds the missing courses to an existing student, and undoes them as one', async () => {
    const number = newNumber();
    const id = await school.student({ name: 'Redan Här', personalNumber: digits(number) });
    const batch = await imported(
      admin,
      `Namn;Personnummer;Kurs\nRedan Här;${number};SVESVE01\nRedan Här;${number};Okänd kurs\nRedan Här;${number};ENGENG05`,
    );
    expect(batch.summary).toMatchObject({ changed: 3 });
    expect(await coursesOf(id)).toHaveLength(2);
    expect(await wishesOf(id)).toHaveLength(1);
    expect(await undo(admin, batch.batchId)).toMatchObject({ status: 200 });
    expect(await coursesOf(id)).toHaveLength(0);
    expect(await wishesOf(id)).toHaveLength(0);
  });

  it('cannot be undone once the unknown words have been explained', async () => {
    const number = newNumber();
    const id = await school.student({ name: 'Förklarad Kurs', personalNumber: digits(number) });
    const batch = await imported(admin, `Namn;Personnummer;Kurs\nFörklarad Kurs;${number};Fixarkursen`);
    const [course] = await school.sql<{ id: string }>(`SELECT id FROM course WHERE code = 'SVESVE01'`);
    const answer = await admin.graphql(
      'mutation($input: ResolveCourseNameInput!) { resolveCourseName(input: $input) { students } }',
      { input: { text: 'Fixarkursen', courseId: course!.id, remember: true } },
    );
    expect(answer.data).toEqual({ resolveCourseName: { students: 1 } });
    expect(await coursesOf(id)).toMatchObject([{ code: 'SVESVE01' }]);
    expect(await undo(admin, batch.batchId)).toMatchObject({ status: 409, body: { reason: 'LATER_WORK' } });
    // From now on the text maps to the course.
    const again = await preview(admin, `Namn;Personnummer;Kurs\nFörklarad Kurs;${number};fixar-kursen`);
    expect(again.summary).toMatchObject({ unchanged: 1 });
  });

  it('skips all rows of a student who was added in the meantime, and says so on each', async () => {
    const number = newNumber();
    const { batchId } = await preview(
      admin,
      `Namn;Personnummer;Kurs\nKom Emellan;${number};SVESVE01\nKom Emellan;${number};ENGENG05`,
    );
    await school.student({ name: 'Kom Emellan', personalNumber: digits(number) });
    const { body } = await admin.rest('POST', '/api/students/import/commit', { body: { batchId } });
    const { jobId } = body as { jobId: string };
    const job = async (): Promise<Record<string, unknown>> => {
      const answer = await admin.rest('GET', `/api/jobs/${jobId}`);
      const found = answer.body as Record<string, unknown>;
      if (found['state'] !== 'QUEUED' && found['state'] !== 'RUNNING') return found;
      await new Promise((resolve) => setTimeout(resolve, 50));
      return job();
    };
    expect(await job()).toMatchObject({ state: 'DONE', result: { new: 0, invalid: 2 } });
  });

  it('is held in full when it matches a protected student, row by row for administrators', async () => {
    const number = newNumber();
    const id = await school.student({ name: 'Skyddad Elev', personalNumber: digits(number) });
    await school.sql('UPDATE student SET is_protected = true WHERE id = $1', [id]);
    await imported(
      teacher,
      `Namn;Personnummer;Kurs\nNågon Annan;${number};SVESVE01\nNågon Annan;${number};ENGENG05`,
    );
    const held = await school.sql('SELECT row FROM import_held_row WHERE student_id = $1 ORDER BY row', [id]);
    expect(held).toEqual([{ row: 2 }, { row: 3 }]);
    expect(await coursesOf(id)).toHaveLength(0);
  });
});
