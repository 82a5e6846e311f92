import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { makeCourse, makeEnrollment, makeInstance } from '../support/course-instances.js';
import { School, type Answer, type Person } from '../support/school.js';

const PREVIEW = `query($id: ID!) { participantMessagePreview(id: $id) {
  participants reached withoutEmail withProtectedData } }`;
const SEND =
  'mutation($input: MessageParticipantsInput!) { messageParticipants(input: $input) { id sentAt reached } }';
const message = { subject: 'Ny sal', text: 'Vi ses i sal B204.' };

describe('a message to the participants of a course instance', () => {
  let school: School;
  let admin: Person;
  let teacher: Person;

  beforeAll(async () => {
    school = await School.open();
    admin = await school.as('ADMIN');
    teacher = await school.as('TEACHER', { name: 'Tea Tarn' });
  });
  afterAll(() => school.close());

  /**
   * The teacher's instance with two students with an address, one without, one protected, one dropped out.
   */
  async function course() {
    const courseId = await makeCourse(school);
    const id = await makeInstance(school, courseId, { name: 'Keramik 1', teacher_id: teacher.teacherId });
    const mark = id.slice(-8);
    const join = async (seed: object, status = 'ACTIVE') => {
      const studentId = await school.student(seed);
      await makeEnrollment(school, { studentId, courseId, instanceId: id }, { status });
      return studentId;
    };
    const first = await join({ name: 'Ada Alm', email: `ada-${mark}@exempel.se` });
    const second = await join({ name: 'Bo Berg', email: `bo-${mark}@exempel.se` }, 'ADMITTED');
    const without = await join({ name: 'Cia Carl', email: null }, 'PAUSED');
    const hidden = await join({ name: 'Dold Dahl', email: `dold-${mark}@exempel.se`, isProtected: true });
    await join({ name: 'Eva Ek', email: `eva-${mark}@exempel.se` }, 'DROPPED_OUT');
    return { id, mark, first, second, without, hidden };
  }
  const preview = async (id: string, person = admin) =>
    (await person.graphql(PREVIEW, { id })).data?.participantMessagePreview;
  const send = (id: string, more: object = {}, person = admin) =>
    person.graphql(SEND, { input: { id, ...message, ...more } });
  const reasonOf = ({ errors }: Awaited<ReturnType<typeof send>>) => errors[0]!.extensions.reason;
  /** Mails sent to addresses with this mark, by address. */
  async function mails(mark: string): Promise<{ to: string; text: string }[]> {
    await school.workedOff('send-mail');
    const folder = join(school.app.dataDir, 'mail');
    const names = await readdir(folder).catch(() => []);
    const sent = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')));
    return sent
      .map((text) => ({ to: /^To: (.*)$/m.exec(text)![1]!, text: text.replaceAll('=\n', '') }))
      .filter(({ to }) => to.endsWith(`-${mark}@exempel.se`))
      .sort((one, other) => one.to.localeCompare(other.to));
  }

  test('shows whom it reaches; students hidden from the sender are not counted', async () => {
    const { id } = await course();
    const counts = { participants: 4, reached: 2, withoutEmail: 1, withProtectedData: 1 };
    expect(await preview(id)).toEqual(counts);
    expect(await preview(id, teacher)).toEqual({ ...counts, participants: 3, withProtectedData: 0 });
    expect((await admin.rest('GET', `/api/details/Kurs/${id}/message`)).body).toEqual(counts);
  });

  test('goes to each person in a separate e-mail that mentions no other', async () => {
    const { id, mark } = await course();
    const { data } = await send(id, { reached: 2 }, teacher);
    expect(data!.messageParticipants).toMatchObject({ reached: 2, sentAt: expect.any(String) as string });
    const sent = await mails(mark);
    expect(sent.map(({ to }) => to)).toEqual([`ada-${mark}@exempel.se`, `bo-${mark}@exempel.se`]);
    for (const { to, text } of sent) {
      expect(text).toContain('Subject: Ny sal');
      expect(text).toContain(message.text);
      expect(text).toContain('Tea Tarn');
      expect(text).toContain('Keramik 1');
      expect(text).toContain(to.startsWith('ada') ? 'Hej Ada Alm!' : 'Hej Bo Berg!');
      expect(text).not.toMatch(to.startsWith('ada') ? /Bo Berg|bo-|^Bcc|^Cc/m : /Ada Alm|ada-|^Bcc|^Cc/m);
    }
  });

  test('reaches nobody twice, by its key or by the same text within ten minutes', async () => {
    const { id, mark } = await course();
    const post = (): Promise<Answer> =>
      admin.rest('POST', `/api/details/Kurs/${id}/message`, {
        body: message,
        headers: { 'idempotency-key': `message-${mark}` },
      });
    const first = await post();
    expect(first.status).toBe(201);
    expect(await post()).toMatchObject({ status: 201, body: first.body });
    expect(reasonOf(await send(id))).toBe('ALREADY_SENT');
    expect(await mails(mark)).toHaveLength(2);
    expect((await send(id, { subject: 'En annan sal' })).data!.messageParticipants.reached).toBe(2);
    expect((await send(id, {}, teacher)).data!.messageParticipants.reached).toBe(2);
  });

  test('is rejected when it would reach another number than stated, or nobody', async () => {
    const { id, mark, first, second } = await course();
    expect(reasonOf(await send(id, { reached: 3 }))).toBe('CHANGED');
    await school.sql('UPDATE student SET email = NULL WHERE id IN ($1, $2)', [first, second]);
    expect(reasonOf(await send(id))).toBe('NOBODY');
    expect(await mails(mark)).toEqual([]);
  });

  test('names the field that is empty or too long', async () => {
    const { id } = await course();
    for (const [field, value] of [
      ['subject', ' '],
      ['subject', 'x'.repeat(151)],
      ['text', ''],
      ['text', 'x'.repeat(4_001)],
    ] as const)
      expect((await send(id, { [field]: value })).errors[0]!.extensions).toMatchObject({
        code: 'BAD_USER_INPUT',
        fields: [{ path: field }],
      });
  });

  test('appears in the audit log without its text, and in each recipient’s timeline', async () => {
    const { id, first, without } = await course();
    const { data } = await send(id, {}, teacher);
    const [trail] = await school.sql(
      `SELECT user_id AS "userId", new_values AS "newValues" FROM audit_log
       WHERE kind = 'PARTICIPANTS_MAILED' ORDER BY id DESC LIMIT 1`,
    );
    expect(trail).toEqual({
      userId: teacher.userId,
      newValues: { messageId: data!.messageParticipants.id, courseInstanceId: id, reached: 2 },
    });
    const timeline = async (studentId: string) =>
      (
        await admin.graphql(
          'query($input: StudentTimelineInput!) { studentTimeline(input: $input) { nodes { text by } } }',
          { input: { studentId, kinds: ['MESSAGE'] } },
        )
      ).data!.studentTimeline.nodes;
    expect(await timeline(first)).toEqual([
      { text: 'Meddelande till deltagarna i Keramik 1: Ny sal', by: 'Tea Tarn' },
    ]);
    expect(await timeline(without)).toEqual([]);
  });

  test('follows a record that is merged into another, and is shown once', async () => {
    const { id, first, second } = await course();
    await send(id);
    await school.sql(`UPDATE enrollment SET status = 'DROPPED_OUT' WHERE student_id = $1`, [second]);
    const versions = 'SELECT version FROM student WHERE id = $1';
    const [[keep], [gone]] = [
      await school.sql<{ version: number }>(versions, [first]),
      await school.sql<{ version: number }>(versions, [second]),
    ];
    const { data } = await admin.graphql(
      'mutation($input: MergeStudentsInput!) { mergeStudents(input: $input) { id } }',
      {
        input: {
          ...{ keepId: first, mergedId: second, take: [] },
          ...{ keepVersion: keep!.version, mergedVersion: gone!.version },
        },
      },
    );
    expect(data!.mergeStudents.id).toBe(first);
    expect(
      await school.sql(
        'SELECT student_id FROM course_message_recipient r JOIN course_message m ON m.id = r.message_id WHERE m.course_instance_id = $1',
        [id],
      ),
    ).toEqual([{ student_id: first }]);
  });

  test('takes as many statements for many recipients as for few', async () => {
    const few = await course();
    const many = await course();
    const [{ courseId }] = (await school.sql<{ courseId: string }>(
      'SELECT course_id AS "courseId" FROM course_instance WHERE id = $1',
      [many.id],
    )) as [{ courseId: string }];
    for (let index = 0; index < 20; index += 1) {
      const studentId = await school.student({ email: `n${index}-${many.mark}@exempel.se` });
      await makeEnrollment(school, { studentId, courseId, instanceId: many.id });
    }
    const count = (id: string) =>
      school.fewestStatements((attempt) => send(id, { subject: `Sal ${attempt}` }));
    expect(await count(many.id)).toBe(await count(few.id));
    const reads = (id: string) => school.fewestStatements(() => preview(id));
    expect(await reads(many.id)).toBe(await reads(few.id));
  });
});
