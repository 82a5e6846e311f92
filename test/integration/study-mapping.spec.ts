import { mergeMappings } from '../../server/features/study-plans/mapping/mapping.repository.js';
import { codeOf, School, type Person } from '../support/school.js';

const FIELDS = 'version background earlierStudies supportNeeds languages updatedByName viewerMay { change }';
const READ = `query($studentId: ID!) { mapping(studentId: $studentId) { ${FIELDS} } }`;
const SAVE = `mutation($input: SaveMappingInput!) { saveMapping(input: $input) { ${FIELDS} } }`;

describe('a student’s study mapping', () => {
  let school: School;
  let admin: Person;
  let counsellor: Person;
  let studentId: string;

  beforeAll(async () => {
    school = await School.open();
    admin = await school.as('ADMIN');
    counsellor = await school.as('SYV', { name: 'Siv Syv' });
  });
  beforeEach(async () => {
    studentId = await school.student();
  });
  afterAll(() => school.close());

  const save = (values: object, more: object = {}, who = counsellor) =>
    who.graphql(SAVE, { input: { studentId, values, ...more } });
  const read = (who = counsellor) => who.graphql(READ, { studentId });
  const historyOf = (id: string) =>
    school.sql<{ new_values: Record<string, unknown> }>(
      'SELECT new_values FROM change_history WHERE student_id = $1 ORDER BY changed_at DESC LIMIT 1',
      [id],
    );

  it('is empty with version 0, then saved, with each change in the history', async () => {
    expect((await read()).data!.mapping).toMatchObject({ version: 0, background: null });
    const first = await save({ background: ' Har arbetat i hemtjänsten. ', languages: 'Arabiska' });
    expect(first.data!.saveMapping).toMatchObject({
      ...{ version: 1, background: 'Har arbetat i hemtjänsten.', updatedByName: 'Siv Syv' },
      viewerMay: { change: true },
    });
    const [saved] = await historyOf(studentId);
    expect(saved!.new_values).toEqual({
      mappingBackground: 'Har arbetat i hemtjänsten.',
      mappingLanguages: 'Arabiska',
    });
    const second = await save({ background: 'Har arbetat i hemtjänsten.', languages: '' }, { version: 1 });
    expect(second.data!.saveMapping).toMatchObject({ version: 2, languages: null });
    const [changed] = await historyOf(studentId);
    expect(changed!.new_values).toEqual({ mappingLanguages: null });
  });

  it('stays version 0 without a history entry if nothing is written', async () => {
    expect((await save({ background: '  ' })).data!.saveMapping).toMatchObject({
      version: 0,
      updatedByName: null,
    });
    expect(await historyOf(studentId)).toEqual([]);
  });

  it('refuses a stale version and a text that is too long', async () => {
    await save({ background: 'Ett' });
    const stale = await save({ background: 'Två' }, { version: 0 });
    expect([codeOf(stale), stale.errors[0]!.extensions['reason']]).toEqual(['CONFLICT', 'VERSION']);
    const long = await save({ supportNeeds: 'a'.repeat(4_001) }, { version: 1 });
    expect((long.errors[0]!.extensions['fields'] as { path: string }[])[0]!.path).toBe('values.supportNeeds');
  });

  it('can be read by the responsible teacher and a course teacher, and by no other teacher', async () => {
    await save({ supportNeeds: 'Längre tid på prov.' });
    const teacher = await school.as('TEACHER');
    expect(codeOf(await read(teacher))).toBe('FORBIDDEN');
    await school.sql('UPDATE student SET teacher_id = $2 WHERE id = $1', [studentId, teacher.teacherId]);
    expect((await read(teacher)).data!.mapping).toMatchObject({
      ...{ supportNeeds: 'Längre tid på prov.', viewerMay: { change: false } },
    });
    await school.sql('UPDATE student SET teacher_id = NULL WHERE id = $1', [studentId]);
    await school.sql(
      `WITH instance AS (INSERT INTO course_instance (id, course_id, name, teacher_id, start_date, end_date)
         SELECT gen_random_uuid(), id, 'Kurs', $2, today(), today() + 70 FROM course LIMIT 1 RETURNING id, course_id)
       INSERT INTO enrollment (id, student_id, course_id, course_instance_id, is_enrollment, status, start_date)
       SELECT gen_random_uuid(), $1, course_id, id, true, 'ACTIVE', today() FROM instance`,
      [studentId, teacher.teacherId],
    );
    expect((await read(teacher)).errors).toEqual([]);
  });

  it('is not found for a counsellor if the student is protected', async () => {
    await school.sql('UPDATE student SET is_protected = true WHERE id = $1', [studentId]);
    expect(codeOf(await read())).toBe('NOT_FOUND');
    expect(codeOf(await save({ background: 'Ett' }))).toBe('NOT_FOUND');
    expect((await save({ background: 'Ett' }, {}, admin)).errors).toEqual([]);
  });

  it('survives a merge without losing text', async () => {
    const kept = studentId;
    await save({ background: 'Kvar' });
    studentId = await school.student();
    await save({ background: 'Annan', languages: 'Finska' });
    await mergeMappings(
      { query: (sql, values) => school.sql(sql, values as unknown[]) as never },
      kept,
      studentId,
    );
    studentId = kept;
    expect((await read()).data!.mapping).toMatchObject({
      background: 'Kvar',
      languages: 'Finska',
      version: 2,
    });
  });
});
