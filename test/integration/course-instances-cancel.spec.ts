import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { makeCourse, makeEnrollment, makeInstance } from '../support/course-instances.js';
import { School, type Person } from '../support/school.js';
import { dayFromToday as day } from '../support/days.js';

describe('cancelling a course instance', () => {
  let school: School;
  let admin: Person;
  let teacher: Person;
  beforeAll(async () => {
    school = await School.open();
    admin = await school.as('ADMIN');
    teacher = await school.as('TEACHER');
  });
  afterAll(() => school.close());

  const call = (field: string, type: string, input: object, selection: string) =>
    admin.graphql(`mutation($input: ${type}!) { ${field}(input: $input) ${selection} }`, { input });
  const cancel = (id: string, choice: object) =>
    call(
      'cancelCourseInstance',
      'CancelCourseInstanceInput',
      { id, ...choice },
      '{ students batchId instance { status version viewerMay { reopen edit cancel } } }',
    );
  const reopen = (id: string) =>
    call('reopenCourseInstance', 'ReopenCourseInstanceInput', { id }, '{ status admitted }');

  /** A coming instance with one admitted, one active, one dropped out, one graded and one planned student. */
  async function instanceWithStudents() {
    const courseId = await makeCourse(school);
    const dates = { start_date: day(-10), end_date: day(40) };
    const instanceId = await makeInstance(school, courseId, { ...dates, teacher_id: teacher.teacherId });
    const to = { courseId, instanceId };
    const student = (seed = {}) => school.student({ email: `${Math.random()}@exempel.se`, ...seed });
    const own = { start_date: day(-10), end_date: day(40) };
    const admitted = await makeEnrollment(
      school,
      { studentId: await student(), ...to },
      { ...own, status: 'ADMITTED' },
    );
    const active = await makeEnrollment(school, { studentId: await student({ email: null }), ...to }, own);
    const left = await makeEnrollment(
      school,
      { studentId: await student(), ...to },
      { ...own, status: 'DROPPED_OUT', status_on: day(-5) },
    );
    const graded = await makeEnrollment(
      school,
      { studentId: await student(), ...to },
      { ...own, status: 'COMPLETED' },
      { value: 'B', graded_on: day(-1) },
    );
    const planned = await makeEnrollment(
      school,
      { studentId: await student(), ...to },
      { status: null, is_enrollment: false, start_date: null, end_date: null },
    );
    return { courseId, instanceId, ids: { admitted, active, left, graded, planned } };
  }
  const stored = async (ids: Record<string, string>) => {
    const rows = await school.sql<{ id: string }>(
      `SELECT id, status, course_instance_id AS instance, is_enrollment AS enrolled, start_date AS start
       FROM enrollment WHERE id = ANY ($1::uuid[])`,
      [Object.values(ids)],
    );
    return Object.fromEntries(
      Object.entries(ids).map(([name, id]) => {
        const { id: _, ...row } = rows.find((one) => one.id === id)!;
        return [name, row];
      }),
    );
  };

  async function mails(): Promise<string[]> {
    const folder = join(school.app.dataDir, 'mail');
    const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.eml'));
    return Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')));
  }
  async function mailTo(address: string): Promise<void> {
    for (let attempt = 0; attempt < 100; attempt += 1) {
      if ((await mails()).some((mail) => mail.includes(`To: ${address}`))) return;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    throw new Error(`no mail to ${address} within ten seconds`);
  }
  const addressesOf = async ({ admitted, planned }: Record<string, string>) =>
    (
      await school.sql<{ email: string }>(
        'SELECT s.email FROM enrollment e JOIN student s ON s.id = e.student_id WHERE e.id IN ($1, $2)',
        [admitted, planned],
      )
    ).map(({ email }) => email);

  test('previews how many students it affects, and where they could continue', async () => {
    const { courseId, instanceId } = await instanceWithStudents();
    const next = { start_date: day(20), end_date: day(80), capacity: 1, name: 'Nästa' };
    const target = await makeInstance(school, courseId, next);
    await makeInstance(school, courseId, { start_date: day(-90), end_date: day(-20), name: 'Slut' });
    await makeInstance(school, courseId, { ...next, planning: 'CANCELLED' });
    const answer = await admin.graphql(
      `query($id: ID!) { courseInstanceCancellation(id: $id) {
         students begun untouched mailable withProtectedData returning waitingMails targets { id name freePlaces } } }`,
      { id: instanceId },
    );
    expect(answer.data!.courseInstanceCancellation).toEqual({
      students: 3,
      begun: 1,
      untouched: 2,
      mailable: 2,
      withProtectedData: 0,
      returning: 0,
      waitingMails: 0,
      targets: [{ id: target, name: 'Nästa', freePlaces: 1 }],
    });
  });

  test('END ends those who hold a place, keeps results, and is restored as a unit', async () => {
    const { instanceId, ids } = await instanceWithStudents();
    const before = await stored(ids);
    const done = await cancel(instanceId, { students: 'END', reason: 'För få sökande.' });
    expect(done.data!.cancelCourseInstance).toMatchObject({
      students: 3,
      batchId: expect.any(String) as string,
      instance: { status: 'CANCELLED', version: 2, viewerMay: { reopen: true, edit: false, cancel: false } },
    });
    expect(await stored(ids)).toMatchObject({
      admitted: { status: 'CANCELLED' },
      active: { status: 'CANCELLED' },
      left: before.left,
      graded: before.graded,
      planned: { instance: null, enrolled: false },
    });
    expect((await reopen(instanceId)).data!.reopenCourseInstance).toEqual({ status: 'ONGOING', admitted: 3 });
    expect(await stored(ids)).toEqual(before);
  });

  test('shows who would return, until they have returned on their own', async () => {
    const returning = async (id: string) =>
      (
        await admin.graphql(
          'query($id: ID!) { courseInstanceCancellation(id: $id) { students returning } }',
          {
            id,
          },
        )
      ).data!.courseInstanceCancellation;
    const { instanceId } = await instanceWithStudents();
    const { batchId } = (await cancel(instanceId, { students: 'END' })).data!.cancelCourseInstance as {
      batchId: string;
    };
    expect(await returning(instanceId)).toEqual({ students: 0, returning: 3 });
    await school.sql('UPDATE enrollment_batch SET undone_at = now() WHERE id = $1', [batchId]);
    expect(await returning(instanceId)).toEqual({ students: 0, returning: 0 });
  });

  test('cannot be reopened from a version that someone else has since changed', async () => {
    const { instanceId } = await instanceWithStudents();
    await cancel(instanceId, { students: 'END' });
    const stale = await call(
      'reopenCourseInstance',
      'ReopenCourseInstanceInput',
      { id: instanceId, version: 1 },
      '{ status }',
    );
    expect(stale.errors[0]!.extensions).toMatchObject({ code: 'CONFLICT', reason: 'VERSION' });
  });

  test('PLAN lets them wait for another instance', async () => {
    const { instanceId, ids } = await instanceWithStudents();
    await cancel(instanceId, { students: 'PLAN' });
    expect(await stored(ids)).toMatchObject({
      admitted: { status: null, instance: null, enrolled: false, start: null },
      active: { status: null, instance: null, enrolled: false },
      left: { status: 'DROPPED_OUT', instance: instanceId },
    });
  });

  test('MOVE takes them along, or changes nothing when the other instance is full', async () => {
    const { courseId, instanceId, ids } = await instanceWithStudents();
    const own = { start_date: day(20), end_date: day(80) };
    const tight = await makeInstance(school, courseId, { ...own, capacity: 1 });
    const refused = await cancel(instanceId, { students: 'MOVE', targetId: tight });
    expect(refused.errors[0]!.extensions).toMatchObject({ code: 'CONFLICT', reason: 'FULL' });
    expect(await stored(ids)).toMatchObject({ active: { status: 'ACTIVE', instance: instanceId } });
    const wide = await makeInstance(school, courseId, own);
    await cancel(instanceId, { students: 'MOVE', targetId: wide });
    expect(await stored(ids)).toMatchObject({
      admitted: { status: 'ADMITTED', instance: wide, start: day(20) },
      active: { status: 'ACTIVE', instance: wide, start: day(-10) },
    });
  });

  test('MOVE requires another instance as its target', async () => {
    const { instanceId } = await instanceWithStudents();
    for (const targetId of [undefined, instanceId]) {
      const refused = await cancel(instanceId, { students: 'MOVE', targetId });
      expect(refused.errors[0]!.extensions).toMatchObject({
        code: 'BAD_USER_INPUT',
        fields: [{ path: 'targetId' }],
      });
    }
  });

  test('notifies the teachers once and e-mails the students unless told not to', async () => {
    const { instanceId, ids } = await instanceWithStudents();
    await cancel(instanceId, { students: 'PLAN', mailStudents: false });
    const [notice] = await school.sql<{ message: string; recipients: string[] }>(
      'SELECT message, recipients FROM notification WHERE cause LIKE $1',
      [`instance-cancelled:${instanceId}:%`],
    );
    expect(notice).toMatchObject({
      message: expect.stringContaining('3 elever väntar på ett nytt tillfälle.') as string,
      recipients: [teacher.userId],
    });
    const other = await instanceWithStudents();
    await cancel(other.instanceId, { students: 'PLAN', reason: 'Läraren är sjuk.', mailNow: true });
    const wanted = await addressesOf(other.ids);
    expect(wanted).toHaveLength(2);
    for (const address of wanted) await mailTo(address);
    const all = (await mails()).join();
    for (const address of await addressesOf(ids)) expect(all).not.toContain(address);
  });

  const heldFor = (addresses: string[]) =>
    school.sql<{ to: string; minutes: number }>(
      `SELECT j.payload->>'to' AS "to", round(extract(epoch FROM j.run_at - now()) / 60)::integer AS minutes
       FROM graphile_worker._private_jobs j WHERE j.payload->>'to' = ANY ($1) ORDER BY 1`,
      [addresses],
    );

  test('holds the e-mails while it can be undone, and sends none if it is', async () => {
    const { instanceId, ids } = await instanceWithStudents();
    const wanted = await addressesOf(ids);
    await cancel(instanceId, { students: 'PLAN' });
    expect(await heldFor(wanted)).toEqual([...wanted].sort().map((to) => ({ to, minutes: 10 })));
    await reopen(instanceId);
    expect(await heldFor(wanted)).toEqual([]);
    const all = (await mails()).join();
    for (const address of wanted) expect(all).not.toContain(address);
  });

  test('sends the e-mails when they are due; a later undo sends others that retract them', async () => {
    const { instanceId, ids } = await instanceWithStudents();
    const wanted = await addressesOf(ids);
    await cancel(instanceId, { students: 'PLAN' });
    await school.sql(
      `SELECT graphile_worker.reschedule_jobs(ARRAY(SELECT id FROM graphile_worker._private_jobs
         WHERE payload->>'to' = ANY ($1)), run_at => now())`,
      [wanted],
    );
    for (const address of wanted) await mailTo(address);
    await reopen(instanceId);
    const ofOne = async () => (await mails()).filter((mail) => mail.includes(`To: ${wanted[0]}`));
    for (let attempt = 0; attempt < 100 && (await ofOne()).length < 2; attempt += 1)
      await new Promise((resolve) => setTimeout(resolve, 100));
    expect(await ofOne()).toHaveLength(2);
    expect((await ofOne()).join()).toContain('Inte_l=C3=A4ngre_inst');
  });

  const release = (who: Person, id: string) =>
    who.graphql(
      'mutation($input: SendCancellationMailsInput!) { sendCancellationMails(input: $input) { sent } }',
      { input: { id } },
    );
  const waiting = async (id: string) => {
    const { data } = await admin.graphql(
      'query($id: ID!) { courseInstanceCancellation(id: $id) { waitingMails } }',
      { id },
    );
    return data!.courseInstanceCancellation as { waitingMails: number };
  };

  test('can send the held e-mails early, counts those waiting, and records who did it', async () => {
    const { instanceId, ids } = await instanceWithStudents();
    const done = await call(
      'cancelCourseInstance',
      'CancelCourseInstanceInput',
      { id: instanceId, students: 'PLAN' },
      '{ waitingMails }',
    );
    expect(done.data!.cancelCourseInstance).toEqual({ waitingMails: 2 });
    expect(await waiting(instanceId)).toEqual({ waitingMails: 2 });
    expect((await release(admin, instanceId)).data!.sendCancellationMails).toEqual({ sent: 2 });
    expect(await waiting(instanceId)).toEqual({ waitingMails: 0 });
    for (const address of await addressesOf(ids)) await mailTo(address);
    expect((await release(admin, instanceId)).data!.sendCancellationMails).toEqual({ sent: 0 });
    const events = await school.sql(
      `SELECT user_id AS "userId", new_values AS values FROM audit_log WHERE kind = 'HELD_MAILS_SENT'`,
    );
    expect(events).toEqual([{ userId: admin.userId, values: { courseInstanceId: instanceId, mails: 2 } }]);
  });

  test('sends nothing early for an instance that has not been cancelled', async () => {
    const { instanceId } = await instanceWithStudents();
    expect((await release(admin, instanceId)).errors[0]!.extensions).toMatchObject({
      code: 'CONFLICT',
      reason: 'NOT_CANCELLED',
    });
  });

  const noticesAbout = (instanceId: string) =>
    school.sql<{ id: string; message: string; recipients: string[] }>(
      'SELECT id, message, recipients FROM notification WHERE subject_id = $1',
      [instanceId],
    );

  test('withdraws the teachers’ notification when undone', async () => {
    const { instanceId } = await instanceWithStudents();
    await cancel(instanceId, { students: 'PLAN' });
    expect(await noticesAbout(instanceId)).toHaveLength(1);
    await reopen(instanceId);
    expect(await noticesAbout(instanceId)).toEqual([]);
  });

  test('tells anyone who resolved the notification that it no longer applies', async () => {
    const { instanceId } = await instanceWithStudents();
    await cancel(instanceId, { students: 'PLAN' });
    const [{ id } = { id: '' }] = await noticesAbout(instanceId);
    await school.sql('INSERT INTO notification_resolved (notification_id, user_id) VALUES ($1, $2)', [
      id,
      teacher.userId,
    ]);
    await reopen(instanceId);
    expect(await noticesAbout(instanceId)).toMatchObject([
      {
        message: expect.stringContaining('är inte längre inställt.') as string,
        recipients: [teacher.userId],
      },
    ]);
  });

  test('writes to nobody when undone without any e-mail', async () => {
    const { instanceId, ids } = await instanceWithStudents();
    await cancel(instanceId, { students: 'PLAN', mailStudents: false });
    await reopen(instanceId);
    expect(await heldFor(await addressesOf(ids))).toEqual([]);
  });

  test('neither counts nor e-mails students with protected data, who are reached in another way', async () => {
    const { instanceId, ids } = await instanceWithStudents();
    const [hidden] = await school.sql<{ email: string }>(
      `UPDATE student SET is_protected = true
       WHERE id = (SELECT student_id FROM enrollment WHERE id = $1) RETURNING email`,
      [ids.admitted],
    );
    const preview = await admin.graphql(
      'query($id: ID!) { courseInstanceCancellation(id: $id) { students mailable withProtectedData } }',
      { id: instanceId },
    );
    expect(preview.data!.courseInstanceCancellation).toEqual({
      students: 3,
      mailable: 1,
      withProtectedData: 1,
    });
    await cancel(instanceId, { students: 'END', mailNow: true });
    const [open, ...none] = (await addressesOf(ids)).filter((address) => address !== hidden!.email);
    expect(none).toEqual([]);
    await mailTo(open!);
    expect((await mails()).join()).not.toContain(hidden!.email);
    const queued = await school.sql('SELECT payload::text FROM graphile_worker._private_jobs');
    expect(JSON.stringify(queued)).not.toContain(hidden!.email);
  });

  test('is rejected for an instance already cancelled or with signed grades', async () => {
    const courseId = await makeCourse(school);
    const cancelled = await makeInstance(school, courseId, { planning: 'CANCELLED' });
    const signed = await makeInstance(school, courseId, { grades_signed_at: '2026-10-30T08:00:00Z' });
    const reason = async (id: string) => (await cancel(id, { students: 'END' })).errors[0]!.extensions.reason;
    expect(await reason(cancelled)).toBe('CANCELLED');
    expect(await reason(signed)).toBe('GRADED');
  });

  test('cannot be undone once a student has later changes', async () => {
    const { instanceId, ids } = await instanceWithStudents();
    await cancel(instanceId, { students: 'END' });
    await school.sql('UPDATE enrollment SET version = version + 1 WHERE id = $1', [ids.active]);
    const refused = await reopen(instanceId);
    expect(refused.errors[0]!.extensions).toMatchObject({ code: 'CONFLICT', reason: 'LATER_WORK' });
    const [row] = await school.sql('SELECT planning FROM course_instance WHERE id = $1', [instanceId]);
    expect(row).toEqual({ planning: 'CANCELLED' });
  });
});
