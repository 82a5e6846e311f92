import { randomUUID } from 'node:crypto';
import { addDays, weekdayFrom } from '../../domain/days.js';
import { codeOf, School, type Person } from '../support/school.js';

const ADD = `mutation($input: AddFollowUpInput!) {
  addFollowUp(input: $input) { id studentName dueOn note assigneeId createdBy doneAt } }`;
const COMPLETE = 'mutation($input: CompleteFollowUpInput!) { completeFollowUp(input: $input) { id doneAt } }';
const UPDATE = `mutation($input: UpdateFollowUpInput!) {
  updateFollowUp(input: $input) { id version dueOn note } }`;
const LATER = '2099-01-15';
const PAST = '2026-01-15';

describe('following up a student', () => {
  let school: School;
  let counsellor: Person;
  let colleague: Person;
  let studentId: string;
  let today: string;
  /** Today, or on a weekend the Monday after it. */
  let soon: string;

  beforeAll(async () => {
    school = await School.open();
    counsellor = await school.as('SYV', { name: 'Vera Vägledare' });
    colleague = await school.as('TEACHER');
    [{ today }] = (await school.sql<{ today: string }>('SELECT today()::text AS today')) as [
      { today: string },
    ];
    soon = weekdayFrom(today);
  });
  beforeEach(async () => {
    studentId = await school.student({ name: 'Åsa Ödman' });
  });
  afterEach(() => school.sql('DELETE FROM follow_up'));
  afterAll(() => school.close());

  const add = (more: object = {}, who = counsellor) =>
    who.graphql(ADD, { input: { studentId, dueOn: LATER, ...more } });
  const listOf = async (who: Person) => {
    const { data, errors } = await who.graphql('{ followUps { id dueOn note } }');
    expect(errors).toEqual([]);
    return data!.followUps;
  };
  const complete = (who: Person, id: string, isDone?: boolean) =>
    who.graphql(COMPLETE, { input: { id, isDone } });
  const faultOf = ({ errors }: { errors: readonly { extensions: Record<string, unknown> }[] }) =>
    (errors[0]!.extensions['fields'] as { path: string; reason: string }[]).map(
      ({ path, reason }) => `${path} ${reason}`,
    );

  it('appears on one’s own list, earliest day first, until it is done', async () => {
    const { data, errors } = await add({ note: ' Ring om praktiken ' });
    expect(errors).toEqual([]);
    expect(data!.addFollowUp).toEqual({
      id: expect.any(String) as string,
      studentName: 'Åsa Ödman',
      dueOn: LATER,
      note: 'Ring om praktiken',
      assigneeId: counsellor.userId,
      createdBy: 'Vera Vägledare',
      doneAt: null,
    });
    await add({ dueOn: soon });
    expect((await listOf(counsellor)).map(({ dueOn }) => dueOn)).toEqual([soon, LATER]);
    expect(await listOf(colleague)).toEqual([]);
    const { id } = data!.addFollowUp;
    expect((await complete(counsellor, id)).data!.completeFollowUp.doneAt).not.toBeNull();
    expect(await listOf(counsellor)).toHaveLength(1);
    expect((await complete(counsellor, id, false)).data!.completeFollowUp.doneAt).toBeNull();
    expect(await listOf(counsellor)).toHaveLength(2);
  });

  it('can be assigned to a colleague; both may complete it, and nobody else sees it', async () => {
    const { data } = await add({ assigneeId: colleague.userId });
    const { id } = data!.addFollowUp;
    expect((await listOf(colleague)).map((one) => one.id)).toEqual([id]);
    expect(await listOf(counsellor)).toEqual([]);
    const admin = await school.as('ADMIN');
    expect(codeOf(await complete(admin, id))).toBe('NOT_FOUND');
    expect((await complete(colleague, id)).errors).toEqual([]);
    expect((await complete(counsellor, id, false)).errors).toEqual([]);
  });

  it('can be assigned to any colleague who may know about the student', async () => {
    const admin = await school.as('ADMIN');
    const coordinator = await school.as('COORDINATOR');
    const student = await school.asStudent();
    const assignees = async (who: Person) => {
      const { data, errors } = await who.graphql(
        'query($id: ID!) { followUpAssignees(studentId: $id) { id name role } }',
        { id: studentId },
      );
      return { ids: data?.followUpAssignees.map(({ id }) => id), errors };
    };
    const { ids } = await assignees(counsellor);
    expect(ids).toEqual(
      expect.arrayContaining([admin.userId, coordinator.userId, colleague.userId]) as string[],
    );
    expect(ids).not.toContain(counsellor.userId);
    expect(ids).not.toContain(student.userId);
    expect((await add({ assigneeId: coordinator.userId })).errors).toEqual([]);
    await school.sql('UPDATE student SET is_protected = true WHERE id = $1', [studentId]);
    const protectedIds = (await assignees(admin)).ids;
    expect(protectedIds).not.toContain(colleague.userId);
    expect(codeOf(await assignees(counsellor))).toBe('NOT_FOUND');
  });

  it('increments its version when completed and when reopened', async () => {
    const { id } = (await add()).data!.addFollowUp;
    const versionOf = async () =>
      (await school.sql<{ version: number }>('SELECT version FROM follow_up WHERE id = $1', [id]))[0]!
        .version;
    await complete(counsellor, id);
    expect(await versionOf()).toBe(2);
    await complete(counsellor, id);
    expect(await versionOf()).toBe(2);
    await complete(counsellor, id, false);
    expect(await versionOf()).toBe(3);
  });

  it('is rejected for a past day, a text that is too long, and someone who does not work here', async () => {
    expect(faultOf(await add({ dueOn: PAST }))).toEqual(['dueOn RANGE']);
    expect(faultOf(await add({ note: 'x'.repeat(501) }))).toEqual(['note TOO_LONG']);
    const student = await school.asStudent();
    for (const assigneeId of [student.userId, randomUUID()])
      expect(faultOf(await add({ assigneeId }))).toEqual(['assigneeId BAD_REFERENCE']);
    expect(codeOf(await add({ studentId: randomUUID() }))).toBe('NOT_FOUND');
    expect(await listOf(counsellor)).toEqual([]);
  });

  it('is visible for a protected student only to those who may know about the student', async () => {
    await add({ assigneeId: colleague.userId });
    await school.sql('UPDATE student SET is_protected = true WHERE id = $1', [studentId]);
    expect(await listOf(colleague)).toEqual([]);
    expect(codeOf(await add())).toBe('NOT_FOUND');
    const admin = await school.as('ADMIN');
    expect(faultOf(await add({ assigneeId: colleague.userId }, admin))).toEqual(['assigneeId BAD_REFERENCE']);
    expect((await add({}, admin)).errors).toEqual([]);
  });

  it('is in the register extract of the student concerned, who can read it nowhere else', async () => {
    const student = await school.asStudent();
    await add({ studentId: student.studentId, note: 'Ring om praktiken' });
    expect(codeOf(await student.graphql('{ followUps { id } }'))).toBe('FORBIDDEN');
    const { body } = await student.rest('GET', '/api/my-data');
    expect(JSON.stringify(body)).toContain('Ring om praktiken');
    const page = await student.rest('GET', `/api/student-details/${student.studentId}`);
    expect(JSON.stringify(page.body)).not.toContain('Ring om praktiken');
  });

  it('can be changed only by its author and its assignee', async () => {
    const { data } = await add({ note: 'Ring', assigneeId: colleague.userId });
    const { id } = data!.addFollowUp;
    const update = (who: Person, more: object) => who.graphql(UPDATE, { input: { id, ...more } });
    expect((await update(counsellor, { dueOn: soon })).data!.updateFollowUp).toEqual({
      id,
      version: 2,
      dueOn: soon,
      note: 'Ring',
    });
    expect((await update(colleague, { note: ' ' })).data!.updateFollowUp).toMatchObject({ note: null });
    expect(codeOf(await update(await school.as('ADMIN'), { note: 'Mitt' }))).toBe('NOT_FOUND');
    expect(codeOf(await update(counsellor, { note: 'Ring igen', version: 2 }))).toBe('CONFLICT');
    expect((await update(counsellor, { note: 'Ring igen', version: 3 })).errors).toEqual([]);
  });

  it('keeps a day that has passed, but accepts no other past day', async () => {
    const { data } = await add();
    const { id } = data!.addFollowUp;
    const late = addDays(today, -2);
    await school.sql('UPDATE follow_up SET due_on = $2 WHERE id = $1', [id, late]);
    const update = (dueOn: string) =>
      counsellor.graphql(UPDATE, { input: { id, dueOn, note: 'Ännu en gång' } });
    expect((await update(late)).data!.updateFollowUp).toMatchObject({ dueOn: late });
    expect(faultOf(await update(PAST))).toEqual(['dueOn RANGE']);
  });

  it('is due on a weekday: a weekend is rejected, suggesting the weekday after it, through both APIs', async () => {
    const fault = { path: 'dueOn', reason: 'NOT_ALLOWED' };
    for (const [dueOn, next] of [
      ['2099-01-17', '2099-01-19'],
      ['2099-01-18', '2099-01-19'],
    ] as const) {
      const fields = [{ ...fault, message: `Välj en vardag, till exempel ${next}.` }];
      const { errors } = await add({ dueOn, assigneeId: colleague.userId });
      expect(errors[0]!.extensions).toMatchObject({ code: 'BAD_USER_INPUT', fields });
      const { status, body } = await counsellor.rest('POST', '/api/follow-ups', {
        body: { studentId, dueOn },
      });
      expect({ status, body }).toMatchObject({ status: 400, body: { fields } });
    }
    const { id } = (await add()).data!.addFollowUp;
    const update = (dueOn: string) => counsellor.graphql(UPDATE, { input: { id, dueOn } });
    expect(faultOf(await update('2099-01-17'))).toEqual(['dueOn NOT_ALLOWED']);
    // One that is on a weekend already may keep its day.
    await school.sql(`UPDATE follow_up SET due_on = '2099-01-17' WHERE id = $1`, [id]);
    expect((await update('2099-01-17')).errors).toEqual([]);
    expect(
      (await counsellor.rest('PUT', `/api/follow-ups/${id}`, { body: { dueOn: '2099-01-18' } })).status,
    ).toBe(400);
  });

  it('is read in one statement', async () => {
    await add();
    // One for the session, one for the list.
    expect(await school.fewestStatements(() => listOf(counsellor))).toBeLessThanOrEqual(2);
  });

  it('marks the student’s card on one’s own board once its day has come, and on no other', async () => {
    const other = await school.as('TEACHER');
    await add({}, colleague);
    await school.sql('UPDATE follow_up SET due_on = today()');
    const later = await school.student({});
    await colleague.graphql(ADD, { input: { studentId: later, dueOn: LATER } });
    const dueFor = async (who: Person) => {
      const { data, errors } = await who.graphql('{ board { cards { id isDue isMine } } }');
      expect(errors).toEqual([]);
      return data!.board.cards.filter(({ isDue }) => isDue).map(({ id }) => id);
    };
    expect(await dueFor(colleague)).toEqual([studentId]);
    expect(await dueFor(other)).toEqual([]);
  });
});
