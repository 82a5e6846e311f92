import {
  admin,
  course,
  enrolment,
  grade,
  holder,
  instance,
  openDocuments,
  preview,
  type Preview,
  PREVIEW,
  print,
  school,
} from '../support/documents-world.js';

beforeAll(openDocuments);
afterAll(() => school.close());

describe('documents', () => {
  describe('the huvudman', () => {
    const factsOf = ({ sheet }: Preview) =>
      sheet!.blocks.flatMap(({ facts }) => facts).filter(({ label }) => label === 'Huvudman');

    test.each([
      ['STUDY_CERTIFICATE', 'ACTIVE'],
      ['GRADE_EXTRACT', 'ACTIVE'],
      ['COURSE_SUMMONS', 'ADMITTED'],
      ['APL_AGREEMENT', 'ACTIVE'],
      ['ORIENTATION_CERTIFICATE', 'ACTIVE'],
    ])('of a %s is the municipality that placed the student', async (type, status) => {
      await school.sql(`UPDATE school_setting SET authority_name = 'Skolans kommun'`);
      const student = await holder({ municipality: 'Vaxholm' });
      const courseId = await course('Kurs', type === 'ORIENTATION_CERTIFICATE' ? 'ORIENTATION' : 'COURSE');
      await enrolment(student, courseId, status);
      await grade(student, courseId, 'A');
      const shown = await preview({ type, subjectId: student });
      expect(shown.warnings).toEqual([]);
      const { text } = await print({ type, subjectId: student });
      expect(text).toContain('Huvudman Vaxholms stad');
      expect(text).toMatch(/Sida 1 av \d/);
      expect(text).toMatch(/Skolenhetskod 12345678/);
      expect(text).not.toContain('Skolans kommun');
    });

    test('of a student placed by a cooperation is the school’s own, with a warning, until another is named', async () => {
      const student = await holder({ municipality: 'KCNO' });
      await enrolment(student, await course());
      const input = { type: 'STUDY_CERTIFICATE', subjectId: student };
      const usual = await preview(input);
      expect(factsOf(usual)).toEqual([{ label: 'Huvudman', value: 'Skolans kommun' }]);
      expect(usual.warnings.join(' ')).toContain('KCNO är ingen huvudman');
      const named = await preview({ ...input, authority: 'Danderyd' });
      expect(factsOf(named)).toEqual([{ label: 'Huvudman', value: 'Danderyds kommun' }]);
      expect(named.warnings).toEqual([]);
      for (const [authority, reason] of [
        ['Atlantis', 'BAD_REFERENCE'],
        ['KCNO', 'NOT_ALLOWED'],
      ]) {
        const refused = await admin.graphql(PREVIEW, { input: { ...input, authority } });
        expect(refused.errors[0]!.extensions.fields).toMatchObject([{ path: 'authority', reason }]);
      }
    });

    test('of a protected identity is not printed, because it reveals where the person is', async () => {
      const student = await holder({ municipality: 'Salem', isProtected: true });
      await enrolment(student, await course());
      const shown = await preview({ type: 'STUDY_CERTIFICATE', subjectId: student });
      expect(JSON.stringify(shown.sheet)).not.toMatch(/Salem|Huvudman/);
    });

    test('is given for each student in the betygskatalog, which can be split for hand-over', async () => {
      const courseId = await course();
      const id = await instance(courseId);
      for (const municipality of ['Solna', 'Salem', 'KCNO', null])
        await grade(await holder({ name: `Elev ${municipality}`, municipality }), courseId, 'B', {
          instance: id,
        });
      const input = { type: 'GRADE_CATALOGUE', subjectId: id };
      const whole = await preview(input);
      expect(whole.sheet!.blocks[1]!.table!.rows.map(([name, , authority]) => [name, authority])).toEqual([
        ['Elev KCNO', 'KCNO'],
        ['Elev null', '–'],
        ['Elev Salem', 'Salems kommun'],
        ['Elev Solna', 'Solna stad'],
      ]);
      expect(whole.warnings.join(' ')).toContain(
        '2 betyg hör till elever utan huvudman (KCNO, ingen kommun)',
      );
      expect(factsOf(whole)).toEqual([{ label: 'Huvudman', value: 'flera, se varje rad' }]);
      const cut = await preview({ ...input, authority: 'Solna' });
      expect(cut.sheet!.blocks[1]!.table!.rows.map(([name]) => name)).toEqual(['Elev Solna']);
      expect(factsOf(cut)).toEqual([{ label: 'Huvudman', value: 'Solna stad' }]);
      expect((await preview({ ...input, authority: 'Täby' })).problem).toEqual({
        path: 'authority',
        message: 'Inga signerade betyg för elever från Täby.',
      });
    });
  });

  describe('course instance lists', () => {
    test('the grade catalogue contains every signed grade with number, date and who signed', async () => {
      const courseId = await course();
      const id = await instance(courseId);
      const student = await holder({
        name: 'Bo Ek',
        personalNumber: '197001012383',
        municipality: 'Täby',
      });
      await grade(student, courseId, 'C', { instance: id });
      await grade(await holder(), courseId, 'A', { instance: id, signed: false });
      const { text } = await print({ type: 'GRADE_CATALOGUE', subjectId: id });
      expect(text).toContain('Bo Ek 19700101-2383 Täby kommun C 2026-06-05 Lars Lärare');
      expect(text).toContain('12345678');
      expect(text).not.toContain('Anna-Karin');
    });

    test('prövning grades have a separate catalogue, by course and days, marked as such', async () => {
      const courseId = await course('Kemi 1');
      const student = await holder({ name: 'Cia Ek', personalNumber: '197001012391' });
      await grade(student, courseId, 'B', { kind: 'EXAM' });
      await grade(await holder({ name: 'På Kurs' }), courseId, 'A', { instance: await instance(courseId) });
      await grade(await holder({ name: 'Ett Utkast' }), courseId, 'A', { kind: 'EXAM', signed: false });
      const { text } = await print({ type: 'EXAM_CATALOGUE', subjectId: courseId, from: '2026-06-01' });
      expect(text).toContain('Cia Ek 19700101-2391 – B 2026-06-05 Lars Lärare Prövning');
      expect(text).not.toMatch(/På Kurs|Ett Utkast/);
      const later = { type: 'EXAM_CATALOGUE', subjectId: courseId, from: '2026-07-01' };
      expect((await preview(later)).problem?.message).toBe(
        'Kursen saknar signerade betyg utan kurstillfälle under perioden.',
      );
      const { data } = await admin.graphql(
        'query($input: DocumentSubjectsInput!) { documentSubjects(input: $input) { nodes { id detail } } }',
        { input: { type: 'EXAM_CATALOGUE', q: 'kemi' } },
      );
      const { nodes } = data!.documentSubjects;
      expect(nodes.find(({ id }) => id === courseId)?.detail).toContain('1 betyg utan kurstillfälle');
    });

    test('the student list shows only the name of a protected student', async () => {
      const courseId = await course();
      const id = await instance(courseId);
      const open = await holder({ name: 'Dan Dal', email: 'dan@exempel.se' });
      const hidden = await holder({ name: 'Eva Gömd', email: 'eva@exempel.se', isProtected: true });
      const gone = await holder({ name: 'Fia Borta' });
      await enrolment(open, courseId, 'ACTIVE', id);
      await enrolment(hidden, courseId, 'ACTIVE', id);
      await enrolment(gone, courseId, 'DROPPED_OUT', id);
      const { sheet, warnings } = await preview({ type: 'STUDENT_LIST', subjectId: id });
      const rows = sheet!.blocks[1]!.table!.rows;
      expect(rows.map(([name]) => name)).toEqual(['Dan Dal', 'Eva Gömd']);
      expect(rows[1]!.slice(1, 4)).toEqual(['', '', '']);
      expect(rows[0]![2]).toBe('dan@exempel.se');
      expect(warnings).toHaveLength(1);
    });

    test('the attendance list has a column for each weekday of the period, at most ten', async () => {
      const courseId = await course();
      const id = await instance(courseId);
      await enrolment(await holder(), courseId, 'ACTIVE', id);
      const input = { type: 'ATTENDANCE_LIST', subjectId: id, from: '2026-11-19', personalNumber: 'NONE' };
      const { sheet } = await preview({ ...input, to: '2026-11-24' });
      const { columns } = sheet!.blocks[1]!.table as unknown as { columns: { header: string }[] };
      expect(columns.map(({ header }) => header)).toEqual([
        'Namn',
        'tors 19/11',
        'fre 20/11',
        'mån 23/11',
        'tis 24/11',
      ]);
      expect((await preview({ ...input, to: '2026-12-24' })).problem).toMatchObject({ path: 'to' });
    });
  });
});
