import { dayFromToday } from '../support/days.js';
import { readPdf } from '../support/read-pdf.js';
import { codeOf, School, type Person } from '../support/school.js';

const CREATE = `mutation($input: CreateStudyPlanDocumentInput!) {
  createStudyPlanDocument(input: $input) { id type filename } }`;
const NUMBER = '199001012385';
const PERIOD = { startDate: '2027-01-11', plannedEndDate: '2028-06-09', pacePercent: 75 };

describe('a printed study plan', () => {
  let school: School;
  let admin: Person;
  let counsellor: Person;
  let coordinator: Person;
  let student: Person;
  let studentId: string;

  beforeAll(async () => {
    school = await School.open();
    admin = await school.as('ADMIN');
    counsellor = await school.as('SYV', { name: 'Siv Syv' });
    coordinator = await school.as('COORDINATOR');
  });
  beforeEach(async () => {
    await school.sql('DELETE FROM student WHERE personal_number = $1', [NUMBER]);
    studentId = await school.student({ name: 'Åsa Ödman', personalNumber: NUMBER });
    student = await school.as('STUDENT', { name: 'Åsa Ödman' });
    await school.sql('UPDATE student SET user_id = $2 WHERE id = $1', [studentId, student.userId]);
  });
  afterAll(() => school.close());

  const run = async (who: Person, name: string, input: object) => {
    const type = `${name[0]!.toUpperCase()}${name.slice(1)}Input`;
    const selection = name === 'decideValidation' ? '{ id }' : '{ version }';
    const { errors } = await who.graphql(
      `mutation($input: ${type}!) { ${name}(input: $input) ${selection} }`,
      { input },
    );
    expect(errors).toEqual([]);
  };
  async function course(code: string): Promise<string> {
    const [row] = await school.sql<{ id: string }>('SELECT id FROM course WHERE code = $1', [code]);
    return row!.id;
  }
  const save = (values: object = {}) =>
    run(counsellor, 'saveStudyPlan', { studentId, values: { goal: 'COURSES', ...PERIOD, ...values } });
  const put = async (code: string, term: string | null) =>
    run(counsellor, 'putStudyPlanItem', { studentId, courseId: await course(code), term });
  const issue = (who: Person, more: object = {}) => who.graphql(CREATE, { input: { studentId, ...more } });
  const download = (who: Person, id: string) =>
    fetch(`${school.app.url}/api/documents/${id}/file`, {
      headers: { Authorization: `Bearer ${who.token}` },
    });
  async function print(who: Person) {
    const { data, errors } = await issue(who);
    expect(errors).toEqual([]);
    const bytes = Buffer.from(
      await (await download(who, (data!.createStudyPlanDocument as { id: string }).id)).arrayBuffer(),
    );
    return { ...(await readPdf(bytes)), raw: bytes.toString('latin1') };
  }

  it('shows goal, extent, pace, agreement, terms, totals, what is missing and validations', async () => {
    await save({ upperSecondaryPoints: 500 });
    await put('SVESVE01', '2027HT');
    await put('ENGE1000X', '2027VT');
    await put('MATE1A00X', null);
    await run(counsellor, 'decideValidation', {
      ...{ studentId, courseId: await course('ENGE1000X'), scope: 'PART', points: 30 },
      ...{ basis: 'Intyg', decidedOn: dayFromToday(-1) },
    });
    await run(counsellor, 'agreeStudyPlan', { studentId });
    const { text, title, language, raw } = await print(counsellor);
    expect(title).toContain('Studieplan');
    expect(language).toBe('sv-SE');
    expect(raw).toContain('/MarkInfo');
    expect(raw).toContain('/StructTreeRoot');
    for (const part of [
      ...['Åsa Ödman', '19900101-2385', 'Enstaka kurser', '500 poäng', '2027-01-11 – 2028-06-09', '75 %'],
      ...['Utkast', `Godkänd av skolan ${dayFromToday(0)}, Siv Syv`, 'Godkänd av eleven Inte än'],
      ...['VT 2027: 100 poäng', 'HT 2027: 100 poäng', 'Utan termin: 100 poäng', 'SVESVE01'],
      ...['Planerad, 30 poäng validerade', 'Omfattning på gymnasial nivå 500 p 30 p 170 p 300 p'],
      ...['Målet nås inte med planen som den är.', '300 poäng saknas.', 'har ingen termin i planen.'],
      ...['30 av 100 poäng', `${dayFromToday(-1)} Siv Syv`, 'Eleven: datum och namn'],
    ])
      expect(text).toContain(part);
    expect(text).not.toContain('För skolan: datum och namn');
    expect(text.indexOf('VT 2027')).toBeLessThan(text.indexOf('HT 2027'));
  });

  it('can be printed by those who may read the plan, is recorded, and can be opened by who printed it', async () => {
    await save();
    for (const who of [student, coordinator, counsellor, admin]) {
      const { data } = await issue(who);
      const { id } = data!.createStudyPlanDocument as { id: string };
      expect((await download(who, id)).status).toBe(200);
      expect((await download(await school.as('SPECPED'), id)).status).toBe(404);
      const [log] = await school.sql(
        `SELECT action FROM access_log WHERE user_id = $1 AND student_id = $2 AND action = 'CREATE_DOCUMENT'`,
        [who.userId, studentId],
      );
      // Own data leaves no record of access.
      expect(log).toEqual(who === student ? undefined : { action: 'CREATE_DOCUMENT' });
    }
    const [issued] = await school.sql<{ count: number }>(
      `SELECT count(*)::integer AS count FROM change_history WHERE student_id = $1
       AND new_values->>'document' LIKE 'Studieplan (%'`,
      [studentId],
    );
    expect(issued!.count).toBe(4);
    const other = await school.as('STUDENT');
    const otherId = await school.student();
    await school.sql('UPDATE student SET user_id = $2 WHERE id = $1', [otherId, other.userId]);
    expect(codeOf(await issue(other))).toBe('NOT_FOUND');
  });

  it('shows a protected student’s number to administrators and the student, and no municipality', async () => {
    await save();
    const teacher = await school.as('TEACHER');
    await school.sql(
      `UPDATE student SET is_protected = true, municipality = 'Solna',
         teacher_id = (SELECT id FROM teacher WHERE user_id = $2) WHERE id = $1`,
      [studentId, teacher.userId],
    );
    expect(codeOf(await issue(counsellor))).toBe('NOT_FOUND');
    expect((await print(teacher)).text).not.toContain('2385');
    for (const who of [admin, student]) {
      const { text } = await print(who);
      expect(text).toContain('19900101-2385');
      expect(text).not.toContain('Kommun Solna');
    }
  });

  it('is refused without a plan and in English', async () => {
    const { errors } = await issue(counsellor);
    expect(errors[0]!.extensions).toMatchObject({
      code: 'BAD_USER_INPUT',
      fields: [{ path: 'document.subjectId', message: 'Eleven har ingen studieplan.' }],
    });
    await save();
    const { data } = await admin.graphql(
      'query($input: DocumentInput!) { documentPreview(input: $input) { problem { path } } }',
      { input: { type: 'STUDY_PLAN', subjectId: studentId, language: 'EN' } },
    );
    expect(data!.documentPreview).toMatchObject({ problem: { path: 'language' } });
  });
});
