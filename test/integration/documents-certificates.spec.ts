import { randomUUID } from 'node:crypto';
import { codeOf } from '../support/school.js';
import {
  admin,
  course,
  CREATE,
  enrolment,
  grade,
  holder,
  instance,
  openDocuments,
  preview,
  PREVIEW,
  print,
  school,
} from '../support/documents-world.js';

beforeAll(openDocuments);
afterAll(() => school.close());

describe('documents', () => {
  describe('the certificate of studies', () => {
    test('shows name, number, courses with period, points, pace and status, and who signs', async () => {
      const student = await holder();
      await enrolment(student, await course());
      const { sheet } = await preview({ type: 'STUDY_CERTIFICATE', subjectId: student });
      expect(sheet).toMatchObject({
        title: 'Studieintyg',
        subject: 'Anna-Karin Öberg',
        signatoryName: 'Åsa Berg',
        placeAndDate: expect.stringMatching(/^Solna den \d+ \p{L}+ \d{4}$/u),
      });
      expect(sheet!.blocks[1]!.table!.rows).toMatchObject([
        [
          ...['Matematik 2a', expect.any(String), 'Komvux, gymnasial nivå', '100'],
          ...['2026-08-17 – 2026-12-18', '', 'Pågående'],
        ],
      ]);
    });

    test('shows each code with its equivalent, like the summonses and an instance’s lists', async () => {
      const student = await holder();
      const old = await course('Svenska 1');
      const newer = await course('Svenska nivå 1');
      await school.sql(`UPDATE course SET code = 'SVEPAR01' WHERE id = $1`, [old]);
      await school.sql(`UPDATE course SET code = 'SVEP1000X' WHERE id = $1`, [newer]);
      await school.sql('INSERT INTO course_equivalent (course_id, equivalent_id) VALUES ($1, $2)', [
        old,
        newer,
      ]);
      const read = await instance(old);
      await enrolment(student, old, 'ADMITTED', read);
      await enrolment(student, await course('Anpassad'));
      const codes = async (type: string, more = {}) => {
        const { sheet } = await preview({ type, subjectId: student, ...more });
        return sheet!.blocks[1]!.table!.rows.map((row) => row[1]);
      };
      const both = 'SVEPAR01 (motsvarar SVEP1000X)';
      expect(await codes('STUDY_CERTIFICATE')).toEqual(
        expect.arrayContaining([both, expect.stringMatching(/^K\d+$/)]),
      );
      expect(await codes('STUDY_CERTIFICATE', { language: 'EN' })).toContain(
        'SVEPAR01 (corresponds to SVEP1000X)',
      );
      expect(await codes('COURSE_SUMMONS')).toEqual([both]);
      for (const type of ['STUDENT_LIST', 'ATTENDANCE_LIST'])
        expect(JSON.stringify((await preview({ type, subjectId: read })).sheet)).toContain(both);
      const { text } = await print({ type: 'STUDY_CERTIFICATE', subjectId: student });
      expect(text.replace(/\s+/g, ' ')).toContain('motsvarar');

      const [exam, occasion] = [randomUUID(), randomUUID()];
      await school.sql(
        `INSERT INTO exam (id, student_id, name, course, course_id, requested_month) VALUES ($1, $2, 'A', 'Svenska 1', $3, 'Maj')`,
        [exam, student, old],
      );
      await school.sql(
        `INSERT INTO exam_occasion (id, held_on, starts_at, ends_at) VALUES ($1, '2026-12-03', '09:00', '13:00')`,
        [occasion],
      );
      await school.sql('INSERT INTO exam_booking (exam_id, occasion_id) VALUES ($1, $2)', [exam, occasion]);
      const summons = await preview({ type: 'EXAM_SUMMONS', subjectId: exam });
      expect(summons.sheet!.blocks[0]!.facts).toContainEqual({ label: 'Kurskod', value: both });

      // A grade register has the course that was taken.
      await grade(student, old, 'B', { instance: read });
      await grade(student, old, 'C', { kind: 'EXAM' });
      for (const [type, subjectId] of [
        ['GRADE_CATALOGUE', read],
        ['EXAM_CATALOGUE', old],
        ['GRADE_EXTRACT', student],
      ] as const) {
        const { sheet } = await preview({ type, subjectId });
        expect(JSON.stringify(sheet)).toContain('SVEPAR01');
        expect(JSON.stringify(sheet)).not.toContain('SVEP1000X');
      }
      const { data } = await admin.graphql(
        'query($input: DocumentSubjectsInput!) { documentSubjects(input: $input) { nodes { id } } }',
        { input: { type: 'STUDENT_LIST', q: 'svep1000x' } },
      );
      expect(data!.documentSubjects.nodes).toEqual([{ id: read }]);
    });

    test('leaves out dropouts unless selected, and is not created empty', async () => {
      const student = await holder();
      const kept = await enrolment(student, await course('Engelska 5'));
      const left = await enrolment(student, await course('Historia 1b'), 'DROPPED_OUT');
      const usual = await preview({ type: 'STUDY_CERTIFICATE', subjectId: student });
      expect(usual.entries.map(({ id, chosen }) => [id, chosen])).toEqual(
        expect.arrayContaining([
          [kept, true],
          [left, false],
        ]),
      );
      const chosen = await preview({ type: 'STUDY_CERTIFICATE', subjectId: student, entryIds: [left] });
      expect(chosen.sheet!.blocks[1]!.table!.rows.map(([name]) => name)).toEqual(['Historia 1b']);
      const none = await preview({ type: 'STUDY_CERTIFICATE', subjectId: student, entryIds: [] });
      expect(none).toMatchObject({
        sheet: null,
        problem: { path: 'entryIds', message: 'Välj minst en kurs.' },
      });
      const refused = await admin.graphql(CREATE, {
        input: { document: { type: 'STUDY_CERTIFICATE', subjectId: student, entryIds: [] } },
      });
      expect(codeOf(refused)).toBe('BAD_USER_INPUT');
    });

    test('contains only what falls within the period, and rejects a period that ends before it begins', async () => {
      const student = await holder();
      await enrolment(student, await course());
      const type = 'STUDY_CERTIFICATE';
      const later = await preview({ type, subjectId: student, from: '2027-01-01' });
      expect(later.entries).toEqual([]);
      const wrong = await admin.graphql(PREVIEW, {
        input: { type, subjectId: student, from: '2027-01-01', to: '2026-01-01' },
      });
      expect(wrong.errors[0]!.extensions.fields).toMatchObject([{ path: 'to', reason: 'ORDER' }]);
    });

    test('prints as much of the personal number as requested, and is available in English', async () => {
      const student = await holder({ personalNumber: '198507099805' });
      await enrolment(student, await course());
      const document = { type: 'STUDY_CERTIFICATE', subjectId: student };
      const full = await print(document);
      expect(full.text).toContain('19850709-9805');
      expect(full).toMatchObject({ title: 'Studieintyg – Anna-Karin Öberg', language: 'sv-SE', pages: 1 });
      const birth = await print({ ...document, personalNumber: 'BIRTH_DATE', language: 'EN' });
      expect(birth.text).toContain('1985-07-09');
      expect(birth.text).not.toContain('9805');
      expect(birth.text).toContain('Certificate of studies');
      expect(birth.language).toBe('en-GB');
      expect((await print({ ...document, personalNumber: 'NONE' })).text).not.toContain('1985');
    });
  });

  describe('the extract of grades', () => {
    test('contains only signed grades, with exams marked', async () => {
      const student = await holder();
      const [a, b, c] = [await course('Kurs A'), await course('Kurs B'), await course('Kurs C')];
      await grade(student, a, 'B');
      await grade(student, b, 'E', { kind: 'EXAM' });
      await grade(student, c, 'A', { signed: false });
      const { sheet } = await preview({ type: 'GRADE_EXTRACT', subjectId: student });
      const rows = sheet!.blocks[1]!.table!.rows.map((row) => [row[0], row[4], row[6]]);
      expect(rows).toEqual([
        ['Kurs A', 'B', ''],
        ['Kurs B', 'E', 'Prövning'],
      ]);
    });

    test('is not created without grades', async () => {
      const student = await holder();
      await grade(student, await course(), 'A', { signed: false });
      const { problem } = await preview({ type: 'GRADE_EXTRACT', subjectId: student });
      expect(problem).toEqual({ path: 'entryIds', message: 'Eleven saknar betyg i valda kurser.' });
    });
  });

  test('an extract explains exactly the grade words it uses', async () => {
    const student = await holder({ municipality: 'Solna' });
    for (const value of ['IG', '–']) await grade(student, await course(), value);
    const { sheet } = await preview({ type: 'GRADE_EXTRACT', subjectId: student });
    const said = sheet!.blocks.flatMap(({ paragraphs }) => paragraphs).join(' ');
    expect(said).toContain('IG Icke godkänt');
    expect(said).toContain('Streck (–) betyder');
    expect(said).not.toContain('Betygsskala A–F');
  });
});
