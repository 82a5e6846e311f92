import { addDays, mondayOf } from '../../domain/days.js';
import { weekCode } from '../../domain/placements/week.js';
import { dayFromToday } from '../support/days.js';
import { readPdf } from '../support/read-pdf.js';
import { codeOf, School, type Person } from '../support/school.js';

const CREATE = `mutation($input: CreatePlacementDocumentInput!) {
  createPlacementDocument(input: $input) { id type filename } }`;
const NUMBER = '199001012385';

describe('placement documents', () => {
  let school: School;
  let admin: Person;
  let teacher: Person;
  let teacherId: string;
  let student: Person;
  let studentId: string;
  let placementId: string;
  const monday = mondayOf(dayFromToday(-7));
  const days = [0, 1, 2, 3, 4].map((offset) => ({ day: addDays(monday, offset), hours: 7.5 }));

  beforeAll(async () => {
    school = await School.open();
    admin = await school.as('ADMIN', { name: 'Ada Administratör' });
    teacher = await school.as('TEACHER', { name: 'Lars Lärare' });
    const [row] = await school.sql<{ id: string }>('SELECT id FROM teacher WHERE user_id = $1', [
      teacher.userId,
    ]);
    teacherId = row!.id;
  });
  beforeEach(async () => {
    await school.sql('DELETE FROM placement');
    await school.sql('DELETE FROM student WHERE personal_number = $1', [NUMBER]);
    studentId = await school.student({ name: 'Åsa Ödman', personalNumber: NUMBER });
    student = await school.as('STUDENT', { name: 'Åsa Ödman' });
    await school.sql('UPDATE student SET user_id = $2, teacher_id = $3 WHERE id = $1', [
      studentId,
      student.userId,
      teacherId,
    ]);
    placementId = await planned();
  });
  afterAll(() => school.close());

  const run = async (who: Person, field: string, type: string, input: object, selection = '{ id }') => {
    const { data, errors } = await who.graphql(
      `mutation($input: ${type}!) { ${field}(input: $input) ${selection} }`,
      { input },
    );
    expect(errors).toEqual([]);
    return data![field] as { id: string; supervisors: { id: string }[] };
  };

  async function planned(): Promise<string> {
    const workplace = await run(admin, 'createWorkplace', 'CreateWorkplaceInput', {
      allowDuplicate: true,
      values: {
        ...{ name: 'Björken', organisationNumber: '556036-0793', street: 'Skolgatan 1', city: 'Solna' },
        ...{ postalCode: '171 43', contactName: 'Carl Chef', contactPhone: '08-111 22 33', places: 1 },
      },
    });
    const { supervisors } = await run(
      ...([admin, 'addSupervisor', 'AddSupervisorInput'] as const),
      { workplaceId: workplace.id, values: { name: 'Karin Holm', phone: '070-123 45 67' } },
      '{ id supervisors { id } }',
    );
    const values = {
      ...{ workplaceId: workplace.id, supervisorId: supervisors[0]!.id, teacherId },
      ...{ startDate: monday, endDate: addDays(monday, 25), hoursPerWeek: 38 },
    };
    return (await run(admin, 'planPlacement', 'PlanPlacementInput', { studentId, values })).id;
  }
  const begin = () =>
    run(admin, 'setPlacementState', 'SetPlacementStateInput', {
      ...{ id: placementId, state: 'ONGOING', allowWithoutAgreement: true, reason: 'Avtalet är på väg.' },
    });
  async function report(confirmed = true): Promise<void> {
    const week = { placementId, week: weekCode(monday) };
    await run(student, 'reportPlacementHours', 'ReportPlacementHoursInput', { ...week, days }, '{ week }');
    if (confirmed) await run(admin, 'confirmPlacementWeek', 'ConfirmPlacementWeekInput', week, '{ week }');
  }
  const issue = (who: Person, type: string, more: object = {}) =>
    who.graphql(CREATE, { input: { placementId, type, ...more } });
  const download = (who: Person, id: string) =>
    fetch(`${school.app.url}/api/documents/${id}/file`, {
      headers: { Authorization: `Bearer ${who.token}` },
    });
  const print = async (who: Person, type: string, more: object = {}) => {
    const { data, errors } = await issue(who, type, more);
    expect(errors).toEqual([]);
    const { id } = data!.createPlacementDocument as { id: string };
    const bytes = Buffer.from(await (await download(who, id)).arrayBuffer());
    const raw = bytes.toString('latin1');
    return { ...(await readPdf(bytes)), raw };
  };

  it('fill in the agreement from the placement, with three signature lines', async () => {
    const { text, title, language, raw } = await print(teacher, 'APL_AGREEMENT');
    expect(title).toContain('APL-överenskommelse');
    expect(language).toBe('sv-SE');
    expect(raw).toContain('/MarkInfo');
    expect(raw).toContain('/StructTreeRoot');
    for (const part of [
      ...['Åsa Ödman', '19900101-2385', 'Björken', '556036-0793', 'Skolgatan 1, 171 43 Solna'],
      ...['Carl Chef, 08-111 22 33', 'Karin Holm', '070-123 45 67', 'Lars Lärare'],
      ...[`${monday} – ${addDays(monday, 25)}`, '38 timmar i veckan', 'skadeståndslagen', 'upphör'],
      ...['För skolan: datum och namn', 'För arbetsplatsen: datum och namn', 'Eleven: datum och namn'],
    ])
      expect(text).toContain(part);
  });

  it('name the days, the courses and the goals', async () => {
    const [course] = await school.sql<{ id: string }>(
      `INSERT INTO course (id, code, name, points, system) VALUES (gen_random_uuid(), 'VARD9', 'Vård 9', 100, 'LOCAL')
       RETURNING id`,
    );
    const [enrollment] = await school.sql<{ id: string }>(
      `INSERT INTO enrollment (id, student_id, course_id, status) VALUES (gen_random_uuid(), $1, $2, 'ACTIVE') RETURNING id`,
      [studentId, course!.id],
    );
    await school.sql('INSERT INTO placement_course VALUES ($1, $2)', [placementId, enrollment!.id]);
    await school.sql(
      `INSERT INTO placement_goal (id, placement_id, course_id, position, text)
       VALUES (gen_random_uuid(), $1, $2, 2, 'Möta anhöriga'), (gen_random_uuid(), $1, $2, 1, 'Följa rutiner')`,
      [placementId, course!.id],
    );
    await school.sql(`UPDATE placement SET weekdays = '{1,2,4}' WHERE id = $1`, [placementId]);
    const { text } = await print(teacher, 'APL_AGREEMENT');
    expect(text).toContain('mån–tis, tor');
    expect(text).toContain('Vård 9');
    expect(text).toContain('Följa rutiner; Möta anhöriga');
  });

  it('name who has signed on screen, with time and version, and leave signature lines for the others', async () => {
    await run(admin, 'sendAgreement', 'SendAgreementInput', { id: placementId });
    await run(student, 'signOwnAgreement', 'SignOwnAgreementInput', {
      ...{ id: placementId, agreementVersion: 1, name: 'Åsa Ödman' },
    });
    const { text } = await print(teacher, 'APL_AGREEMENT');
    expect(text).toContain('Påskrivet på skärm, version 1');
    expect(text).toMatch(/Eleven Åsa Ödman, \d{4}-\d\d-\d\d \d\d:\d\d/);
    expect(text).toContain('För skolan: datum och namn');
    expect(text).not.toContain('Eleven: datum och namn');
  });

  it('show the version that was sent, not the current text and records', async () => {
    await run(admin, 'sendAgreement', 'SendAgreementInput', { id: placementId });
    const text = { intro: 'Så stod det då.', heading: 'Dåvarande villkor', terms: ['villkoret från i fjol'] };
    await school.sql(
      `UPDATE placement_agreement SET text = $2, goals = 'Följa rutiner' || chr(10) || 'Möta anhöriga',
         workplace = 'Gamla Björken' WHERE placement_id = $1`,
      [placementId, JSON.stringify({ SV: text, EN: { ...text, heading: 'Terms of then' } })],
    );
    const sheet = await print(teacher, 'APL_AGREEMENT');
    for (const part of ['Så stod det då.', 'Dåvarande villkor', 'villkoret från i fjol', 'Gamla Björken'])
      expect(sheet.text).toContain(part);
    expect(sheet.text).toContain('Följa rutiner; Möta anhöriga');
    expect(sheet.text).not.toContain('skadeståndslagen');
    expect((await print(teacher, 'APL_AGREEMENT', { language: 'EN' })).text).toContain('Terms of then');
  });

  it('have no signature lines when the paper that everyone has signed is attached', async () => {
    await run(admin, 'sendAgreement', 'SendAgreementInput', { id: placementId });
    await school.sql(
      `UPDATE placement_agreement SET attached_at = now(), attached_by_name = 'Ada' WHERE placement_id = $1`,
      [placementId],
    );
    const { text } = await print(admin, 'APL_AGREEMENT');
    expect(text).toContain('Version 1 är påskriven på papper av alla parter');
    expect(text).not.toContain('datum och namn');
  });

  it('certify the reported hours and who has confirmed them, also for the student', async () => {
    await begin();
    await report();
    for (const who of [student, teacher]) {
      const { text, title, raw } = await print(who, 'APL_CERTIFICATE');
      expect(title).toContain('Intyg över APL-timmar');
      expect(raw).toContain('/StructTreeRoot');
      for (const part of [
        ...['Åsa Ödman', '19900101-2385', 'Björken', '556036-0793', 'Ada Administratör'],
        ...['Rapporterade timmar totalt 37,5', 'Bekräftade timmar totalt 37,5'],
      ])
        expect(text).toContain(part);
    }
  });

  it('format the hours in the language of the document', async () => {
    await begin();
    await report();
    const { text } = await print(admin, 'APL_CERTIFICATE', { language: 'EN' });
    expect(text).toContain('Reported hours in all 37.5');
  });

  it('mark unconfirmed hours', async () => {
    await begin();
    await report(false);
    const { text } = await print(admin, 'APL_CERTIFICATE');
    expect(text).toContain('Rapporterade timmar totalt 37,5');
    expect(text).toContain('Bekräftade timmar totalt 0');
  });

  it('show the personal number of a protected student only to administrators and the student', async () => {
    await begin();
    await report();
    await school.sql('UPDATE student SET is_protected = true WHERE id = $1', [studentId]);
    expect((await print(teacher, 'APL_CERTIFICATE')).text).not.toContain('2385');
    expect((await print(teacher, 'APL_AGREEMENT')).text).not.toContain('2385');
    expect((await print(admin, 'APL_CERTIFICATE')).text).toContain('19900101-2385');
    expect((await print(student, 'APL_CERTIFICATE')).text).toContain('19900101-2385');
  });

  it('are refused without hours, as another type, and to other users', async () => {
    await begin();
    const field = ({ errors }: { errors: readonly { extensions: Record<string, unknown> }[] }) =>
      (errors[0]?.extensions['fields'] as { path: string }[] | undefined)?.[0]?.path;
    expect(field(await issue(admin, 'APL_CERTIFICATE'))).toBe('document.entryIds');
    await report();
    expect(field(await issue(admin, 'STUDY_CERTIFICATE'))).toBe('type');
    expect(field(await issue(student, 'APL_AGREEMENT'))).toBe('type');
    expect(codeOf(await issue(await school.as('TEACHER'), 'APL_CERTIFICATE'))).toBe('FORBIDDEN');
    const otherId = await school.student();
    const other = await school.as('STUDENT');
    await school.sql('UPDATE student SET user_id = $2 WHERE id = $1', [otherId, other.userId]);
    expect(codeOf(await issue(other, 'APL_CERTIFICATE'))).toBe('NOT_FOUND');
  });

  it('can be opened only by the teacher who issued them', async () => {
    const { data } = await issue(teacher, 'APL_AGREEMENT');
    const { id } = data!.createPlacementDocument as { id: string };
    expect((await download(teacher, id)).status).toBe(200);
    expect((await download(await school.as('TEACHER'), id)).status).toBe(404);
    const [row] = await school.sql<{ text: string }>(
      `SELECT new_values->>'document' AS text FROM change_history WHERE student_id = $1 AND new_values ? 'document'`,
      [studentId],
    );
    expect(row!.text).toContain('APL-överenskommelse');
  });

  it('print one placement per sheet', async () => {
    const { data } = await admin.graphql(
      'query($input: DocumentInput!) { documentPreview(input: $input) { problem { path } entries { id chosen } } }',
      { input: { type: 'APL_AGREEMENT', subjectId: studentId, entryIds: [placementId, studentId] } },
    );
    expect(data!.documentPreview).toMatchObject({
      problem: { path: 'entryIds' },
      entries: [{ id: placementId, chosen: true }],
    });
  });
});
