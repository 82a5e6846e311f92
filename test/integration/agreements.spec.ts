import { agreementTexts } from '../../domain/placements/agreement-text.js';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { codeOf, School, type Person } from '../support/school.js';

const AGREEMENT = `id version state agreedOn nextDue awaitsOwnSignature agreement {
  version workplace plannedHours courses goals sentAt attachedAt fileId isSigned signatures { party name address } }`;
const CREATE = 'mutation($input: CreateWorkplaceInput!) { createWorkplace(input: $input) { id } }';
const PLAN = `mutation($input: PlanPlacementInput!) { planPlacement(input: $input) { id version } }`;
const UPDATE = `mutation($input: UpdatePlacementInput!) { updatePlacement(input: $input) { ${AGREEMENT} } }`;
const SET_STATE = `mutation($input: SetPlacementStateInput!) { setPlacementState(input: $input) { ${AGREEMENT} } }`;
const SEND = `mutation($input: SendAgreementInput!) { sendAgreement(input: $input) { ${AGREEMENT} } }`;
const SIGN = `mutation($input: SignAgreementInput!) { signAgreement(input: $input) { ${AGREEMENT} } }`;
const SIGN_OWN = `mutation($input: SignOwnAgreementInput!) { signOwnAgreement(input: $input) { ${AGREEMENT} } }`;
const ATTACH = `mutation($input: AttachSignedAgreementInput!) { attachSignedAgreement(input: $input) { ${AGREEMENT} } }`;
const READ = `query($id: ID!) { placement(id: $id) { ${AGREEMENT} } }`;
const VALUES = { startDate: '2027-01-11', endDate: '2027-02-05', hoursPerWeek: 40 };

describe('placement agreements', () => {
  let school: School;
  let admin: Person;
  let student: Person;
  let workplaceId: string;
  let id: string;

  beforeAll(async () => {
    school = await School.open();
    admin = await school.as('ADMIN', { name: 'Ada Administratör' });
  });
  beforeEach(async () => {
    student = await school.asStudent();
    workplaceId = await workplace('Björken');
    const { data } = await admin.graphql(PLAN, {
      input: { studentId: student.studentId, values: { workplaceId, ...VALUES } },
    });
    id = data!.planPlacement.id;
  });
  afterAll(() => school.close());

  async function workplace(name: string): Promise<string> {
    const { data } = await admin.graphql(CREATE, { input: { values: { name, places: 5 } } });
    return data!.createWorkplace.id;
  }
  /** The mails to the student. */
  async function mails(): Promise<string[]> {
    await school.workedOff('send-mail');
    const folder = join(school.app.dataDir, 'mail');
    const names = await readdir(folder).catch(() => []);
    const sent = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')));
    return sent.filter((text) => text.includes(`To: ${student.email}`));
  }
  const reasonOf = ({ errors }: { errors: readonly { extensions: Record<string, unknown> }[] }) =>
    errors[0]?.extensions['reason'];
  const send = () => admin.graphql(SEND, { input: { id } });
  const sign = (agreementVersion = 1, name = 'Ada Administratör') =>
    admin.graphql(SIGN, { input: { id, agreementVersion, name } });
  const signOwn = (agreementVersion = 1, who = student) =>
    who.graphql(SIGN_OWN, { input: { id, agreementVersion, name: student.name } });
  const signAtWorkplace = (version = 1) =>
    school.sql(
      `INSERT INTO placement_signature (placement_id, version, party, name) VALUES ($1, $2, 'WORKPLACE', 'Karin Holm')`,
      [id, version],
    );
  const update = (values: object, more: object = {}) =>
    admin.graphql(UPDATE, { input: { id, values: { workplaceId, ...VALUES, ...values }, ...more } });

  it('are sent once, with the details of the placement', async () => {
    const { data, errors } = await send();
    expect(errors).toEqual([]);
    expect(data!.sendAgreement).toMatchObject({
      ...{ state: 'PLANNED', awaitsOwnSignature: false },
      agreement: { version: 1, workplace: 'Björken', plannedHours: 160, signatures: [], isSigned: false },
    });
    expect(data!.sendAgreement.agreement!.sentAt).not.toBeNull();
    expect(reasonOf(await send())).toBe('SENT');
  });

  it('make the placement agreed on the third signature, with each signatory’s name and address', async () => {
    await send();
    const read = await student.graphql(READ, { id });
    expect(read.data!.placement.awaitsOwnSignature).toBe(true);
    await signAtWorkplace();
    expect((await signOwn()).data!.signOwnAgreement).toMatchObject({
      ...{ state: 'PLANNED', agreedOn: null, awaitsOwnSignature: false },
      agreement: { isSigned: false },
    });
    const { data } = await sign();
    expect(data!.signAgreement).toMatchObject({
      state: 'AGREED',
      nextDue: 'START',
      agreement: { isSigned: true },
    });
    expect(data!.signAgreement.agreedOn).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    const parties = data!.signAgreement.agreement!.signatures.map(({ party, name }) => [party, name]);
    expect(parties).toEqual([
      ['WORKPLACE', 'Karin Holm'],
      ['STUDENT', student.name],
      ['SCHOOL', 'Ada Administratör'],
    ]);
    expect(data!.signAgreement.agreement!.signatures[2]!.address).toBeTruthy();
    const seen = await student.graphql(READ, { id });
    expect(seen.data!.placement.agreement!.signatures.map(({ address }) => address)).toEqual([
      null,
      null,
      null,
    ]);
    expect(reasonOf(await send())).toBe('SIGNED');
  });

  it('appear in the student’s history', async () => {
    await send();
    await sign();
    const history = await school.sql<{ text: string }>(
      `SELECT new_values->>'agreement' AS text FROM change_history
       WHERE student_id = $1 AND new_values ? 'agreement' ORDER BY id`,
      [student.studentId],
    );
    expect(history.map(({ text }) => text)).toEqual([
      'version 1, skickat',
      'version 1, skickat, påskrivet av skolan (Ada Administratör)',
    ]);
  });

  it('are signed once by each party, by name and in the version they read', async () => {
    expect(reasonOf(await sign())).toBe('AGREEMENT');
    await send();
    expect(reasonOf(await sign(2))).toBe('AGREEMENT');
    expect(codeOf(await sign(1, 'Någon Annan'))).toBe('BAD_USER_INPUT');
    await sign();
    expect(reasonOf(await sign())).toBe('SIGNED');
    expect(codeOf(await signOwn(1, await school.asStudent()))).toBe('BAD_USER_INPUT');
    const other = await school.asStudent();
    const answer = await other.graphql(SIGN_OWN, { input: { id, agreementVersion: 1, name: other.name } });
    expect(codeOf(answer)).toBe('NOT_FOUND');
  });

  it('must be signed again after a change of the placement that allows a new agreement', async () => {
    await send();
    await sign();
    const refused = await update({ hoursPerWeek: 30 });
    expect(reasonOf(refused)).toBe('AGREEMENT_SIGNED');
    expect(refused.errors[0]!.message).toBe(
      'Avtalet har 1 underskrift. Ändringen ger ett nytt avtal som alla skriver under igen.',
    );
    const teacherOnly = await update({}, { newAgreement: true });
    expect(teacherOnly.data!.updatePlacement.agreement).toMatchObject({ version: 1 });
    const { data } = await update({ hoursPerWeek: 30 }, { newAgreement: true });
    expect(data!.updatePlacement.agreement).toMatchObject({
      ...{ version: 2, plannedHours: 120, signatures: [], isSigned: false },
    });
    expect(reasonOf(await signOwn(1))).toBe('AGREEMENT');
    expect((await signOwn(2)).errors).toEqual([]);
  });

  it('keep the general text they were sent with', async () => {
    const text = { intro: 'Så stod det.', heading: 'Villkor', terms: ['då'] };
    const READ_TEXT = `query($id: ID!) { placement(id: $id) { agreement { text { intro heading terms } } } }`;
    await send();
    const now = await student.graphql(READ_TEXT, { id });
    expect(now.data!['placement']).toMatchObject({ agreement: { text: agreementTexts.SV } });
    await school.sql('UPDATE placement_agreement SET text = $2 WHERE placement_id = $1', [
      ...[id, JSON.stringify({ SV: text, EN: text })],
    ]);
    await sign();
    const { data } = await student.graphql(READ_TEXT, { id });
    expect(data!['placement']).toMatchObject({ agreement: { text } });
    await update({ hoursPerWeek: 30 }, { newAgreement: true });
    const renewed = await student.graphql(READ_TEXT, { id });
    expect(renewed.data!['placement']).toMatchObject({ agreement: { text: agreementTexts.SV } });
  });

  it('must be signed again when courses or goals change, but not when they are reordered', async () => {
    const [course] = await school.sql<{ id: string }>(
      `INSERT INTO course (id, code, name, points, system)
       VALUES (gen_random_uuid(), 'OMS' || left(gen_random_uuid()::text, 8), 'Omsorg', 100, 'LOCAL') RETURNING id`,
    );
    const [enrollment] = await school.sql<{ id: string }>(
      `INSERT INTO enrollment (id, student_id, course_id, status)
       VALUES (gen_random_uuid(), $1, $2, 'ACTIVE') RETURNING id`,
      [student.studentId, course!.id],
    );
    const studies = (...texts: string[]) => ({
      enrollmentIds: [enrollment!.id],
      goals: texts.map((text) => ({ courseId: course!.id, text })),
    });
    await update(studies('Hygien', 'Bemötande'));
    const sent = (await send()).data!.sendAgreement;
    expect(sent.agreement).toMatchObject({ courses: ['Omsorg'], goals: ['Hygien', 'Bemötande'] });
    await sign();
    const reordered = await update(studies('Bemötande', 'Hygien'));
    expect(reordered.data!.updatePlacement.agreement).toMatchObject({ version: 1, signatures: [{}] });
    expect(reasonOf(await update(studies('Bemötande')))).toBe('AGREEMENT_SIGNED');
    expect(reasonOf(await update({ enrollmentIds: [], goals: [] }))).toBe('AGREEMENT_SIGNED');
    expect((await update({})).data!.updatePlacement.agreement).toMatchObject({ version: 1 });
    const { data } = await update(studies('Bemötande'), { newAgreement: true });
    expect(data!.updatePlacement.agreement).toMatchObject({
      ...{ version: 2, courses: ['Omsorg'], goals: ['Bemötande'], signatures: [] },
    });
  });

  it('return an agreed placement to planned when replaced', async () => {
    await send();
    await signAtWorkplace();
    await signOwn();
    await sign();
    const { data } = await update({ endDate: '2027-02-12' }, { newAgreement: true });
    expect(data!.updatePlacement).toMatchObject({
      state: 'PLANNED',
      agreedOn: null,
      agreement: { version: 2 },
    });
  });

  it('must be signed again after a change to a placement agreed only on paper', async () => {
    await admin.graphql(SET_STATE, { input: { id, state: 'AGREED' } });
    expect(reasonOf(await update({ hoursPerWeek: 30 }))).toBe('AGREEMENT_SIGNED');
    const { data } = await update({ hoursPerWeek: 30 }, { newAgreement: true });
    expect(data!.updatePlacement).toMatchObject({ state: 'PLANNED', agreedOn: null, agreement: null });
  });

  it('become void when the placement returns to planned', async () => {
    await send();
    await signAtWorkplace();
    await signOwn();
    await sign();
    const { data } = await admin.graphql(SET_STATE, { input: { id, state: 'PLANNED' } });
    expect(data!.setPlacementState).toMatchObject({ state: 'PLANNED', agreedOn: null, agreement: null });
    expect((await send()).data!.sendAgreement.agreement!.version).toBe(2);
  });

  it('on paper make the placement agreed at once; only a file of that student counts', async () => {
    const file = async (studentId: string) => {
      const [row] = await school.sql<{ id: string }>(
        `INSERT INTO uploaded_file (id, student_id, storage_key, filename, mime_type, size, sha256)
         VALUES (gen_random_uuid(), $1, gen_random_uuid()::text, 'avtal.pdf', 'application/pdf', 1, repeat('0', 64)) RETURNING id`,
        [studentId],
      );
      return row!.id;
    };
    const others = await admin.graphql(ATTACH, { input: { id, fileId: await file(await school.student()) } });
    expect(codeOf(others)).toBe('BAD_USER_INPUT');
    const fileId = await file(student.studentId!);
    const { data } = await admin.graphql(ATTACH, { input: { id, fileId } });
    expect(data!.attachSignedAgreement).toMatchObject({
      ...{ state: 'AGREED', agreement: { version: 1, sentAt: null, fileId, isSigned: true } },
    });
  });

  it('on a new paper add it to the student’s files and attach it at once, or leave nothing', async () => {
    const paper = (content: string, name = 'avtal.txt', placementId = id) => {
      const body = new FormData();
      body.set('file', new Blob([content]), name);
      return admin.rest('POST', `/api/placements/${placementId}/agreement/file`, { body });
    };
    const stored = () =>
      school.sql<{ filename: string }>(
        'SELECT filename FROM uploaded_file WHERE student_id = $1 AND deleted_at IS NULL',
        [student.studentId],
      );
    expect((await paper('MZ', 'avtal.exe')).status).toBe(415);
    expect((await paper('')).status).toBe(400);
    await admin.graphql(SET_STATE, { input: { id, state: 'AGREED' } });
    await admin.graphql(SET_STATE, { input: { id, state: 'INTERRUPTED', reason: 'Flyttar.' } });
    expect(await paper('Alla har skrivit under.')).toMatchObject({
      ...{ status: 409, body: { reason: 'STATE' } },
    });
    expect(await stored()).toEqual([]);
    const { data } = await admin.graphql(PLAN, {
      input: { studentId: student.studentId, values: { workplaceId, ...VALUES } },
    });
    const answer = await paper('Alla har skrivit under.', 'avtal.txt', data!.planPlacement.id);
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({ state: 'AGREED', agreement: { sentAt: null, isSigned: true } });
    expect(await stored()).toEqual([{ filename: 'avtal.txt' }]);
    const { _id: agreedId, agreement } = answer.body as { _id: string; agreement: { fileId: string } };
    await admin.rest('DELETE', `/api/uploads/${agreement.fileId}`);
    const read = await admin.graphql(READ, { id: agreedId });
    expect(read.data!.placement.agreement).toMatchObject({ fileId: null, isSigned: true });
  });

  it('cannot be signed for a placement that has ended', async () => {
    await send();
    await signAtWorkplace();
    await signOwn();
    await sign();
    await admin.graphql(SET_STATE, { input: { id, state: 'INTERRUPTED', reason: 'Flyttar.' } });
    expect(reasonOf(await sign())).toBe('STATE');
    expect(reasonOf(await send())).toBe('STATE');
  });

  it('e-mail the student without naming the placement, unless the identity is protected', async () => {
    await school.sql('UPDATE student SET email = $2 WHERE id = $1', [student.studentId, student.email]);
    await send();
    const [mail] = await mails();
    expect(mail).toContain('Min utbildning');
    expect(mail).not.toContain('Björken');
    await school.sql('UPDATE student SET is_protected = true WHERE id = $1', [student.studentId]);
    await update({ hoursPerWeek: 30 });
    expect(await mails()).toHaveLength(1);
  });
});
