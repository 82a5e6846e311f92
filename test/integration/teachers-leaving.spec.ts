import { randomUUID } from 'node:crypto';
import { TeacherHousekeeping } from '../../server/features/teachers/teacher-housekeeping.job.js';
import { codeOf, School, type Person } from '../support/school.js';
import { addCourse, addEnrollment, addGrade, addInstance, schoolDay } from '../support/studies.js';

interface Detail {
  work: { employmentEndedOn: string | null; user: { active: boolean } };
  schedule: { _id: string }[];
  students: { _id: string }[];
  history: { kind: string; text: string }[];
  planned: { fromOn: string; replacement: { username: string } } | null;
}

describe('a teacher who leaves', () => {
  let school: School;
  let admin: Person;
  beforeAll(async () => {
    school = await School.open();
    admin = await school.as('ADMIN');
  });
  afterAll(() => school.close());

  const detail = async (teacher: Person): Promise<Detail> =>
    (await admin.rest('GET', `/api/teacher-management/${teacher.teacherId}`)).body as Detail;
  const replace = (teacher: Person, next: Person, fromOn: string) =>
    admin.rest('POST', `/api/teacher-management/${teacher.teacherId}/replacement`, {
      body: { replacementId: next.teacherId, fromOn },
    });
  const end = (teacher: Person) => admin.rest('POST', `/api/teacher-management/${teacher.teacherId}/end`);
  const stopped = async (leaving: Person): Promise<{ message: string; audience: string }[]> =>
    school.sql(
      `SELECT n.message, n.audience FROM notification n JOIN teacher_replacement r
         ON n.cause = 'replacement-stopped:' || r.id WHERE r.teacher_id = $1`,
      [leaving.teacherId],
    );

  async function occasion(teacher: Person, offset: number): Promise<string> {
    const id = randomUUID();
    await school.sql(
      `INSERT INTO exam_occasion (id, held_on, starts_at, ends_at, teacher_id)
       VALUES ($1, today() + $2::integer, '09:00', '11:00', $3)`,
      [id, offset, teacher.teacherId],
    );
    return id;
  }
  const holderOf = async (table: 'exam_occasion' | 'course_instance', id: string) =>
    (
      await school.sql<{ teacherId: string | null }>(
        `SELECT teacher_id AS "teacherId" FROM ${table} WHERE id = $1`,
        [id],
      )
    )[0]!.teacherId;

  /** An ended group; by default one of its two students has no grade. */
  async function endedGroup(teacher: Person, allGraded = false): Promise<string> {
    const course = await addCourse(school);
    const [from, to] = [await schoolDay(school, -60), await schoolDay(school, -10)];
    const group = await addInstance(school, course, {
      startDate: from,
      endDate: to,
      teacherId: teacher.teacherId,
    });
    for (const graded of [true, allGraded]) {
      const enrollment = await addEnrollment(school, await school.student(), {
        courseId: course,
        courseInstanceId: group,
        startDate: from,
        endDate: to,
      });
      if (graded) await addGrade(school, enrollment, 'C');
    }
    return group;
  }

  test('hands over ended groups without grades and future occasions; what is done stays', async () => {
    const [teacher, next] = [await school.as('TEACHER'), await school.as('TEACHER')];
    const [open, done] = [await endedGroup(teacher), await endedGroup(teacher, true)];
    const [coming, past] = [await occasion(teacher, 5), await occasion(teacher, -5)];
    const today = await schoolDay(school);
    const path = `/api/teacher-management/${teacher.teacherId}/replacement?replacementId=${next.teacherId}&fromOn=${today}`;
    expect((await admin.rest('GET', path)).body).toEqual({
      students: 0,
      exams: 0,
      occasions: 1,
      instances: 1,
      ungradedInstances: 1,
      replacements: 0,
    });
    expect((await replace(teacher, next, today)).status).toBe(200);
    expect(await holderOf('course_instance', open)).toBe(next.teacherId);
    expect(await holderOf('course_instance', done)).toBe(teacher.teacherId);
    expect(await holderOf('exam_occasion', coming)).toBe(next.teacherId);
    expect(await holderOf('exam_occasion', past)).toBe(teacher.teacherId);
    // Nothing blocks the end of employment.
    expect((await end(teacher)).status).toBe(200);
  });

  test('is succeeded in planned replacements by their own replacement; nobody replaces themselves', async () => {
    const [leaving, other, next] = [
      await school.as('TEACHER'),
      await school.as('TEACHER'),
      await school.as('TEACHER'),
    ];
    const later = await schoolDay(school, 9);
    await replace(other, leaving, later);
    await replace(next, leaving, later);
    const today = await schoolDay(school);
    const path = `/api/teacher-management/${leaving.teacherId}/replacement?replacementId=${next.teacherId}&fromOn=${today}`;
    expect((await admin.rest('GET', path)).body).toMatchObject({ replacements: 2 });
    await replace(leaving, next, today);
    expect((await detail(other)).planned).toMatchObject({
      fromOn: later,
      replacement: { _id: next.userId },
    });
    expect((await detail(other)).history[0]!.kind).toBe('REPLACEMENT_PLANNED');
    const own = await detail(next);
    expect(own.planned).toBeNull();
    expect(own.history.map(({ kind }) => kind)).toContain('REPLACEMENT_CANCELLED');
  });

  test('frees future occasions when the employment ends, and tells administrators who has no replacement', async () => {
    const [leaving, other] = [await school.as('TEACHER'), await school.as('TEACHER')];
    const student = await school.student({ teacherId: other.teacherId });
    await replace(other, leaving, await schoolDay(school, 9));
    const [coming, past] = [await occasion(leaving, 5), await occasion(leaving, -5)];
    expect((await end(leaving)).status).toBe(200);
    expect(await holderOf('exam_occasion', coming)).toBeNull();
    expect(await holderOf('exam_occasion', past)).toBe(leaving.teacherId);
    const left = await detail(other);
    expect(left.planned).toBeNull();
    expect(left.history[0]!.kind).toBe('REPLACEMENT_CANCELLED');
    expect(left.students.map(({ _id }) => _id)).toEqual([student]);
    const told = await stopped(other);
    expect(told).toMatchObject([{ audience: 'ADMINISTRATORS' }]);
    expect(told[0]!.message).toContain('har slutat');
    const bell = (await admin.rest('GET', '/api/notifications')).body;
    expect(JSON.stringify(bell)).toContain(told[0]!.message);
  });

  test('is replaced at once when a replacement is planned, ungraded groups included', async () => {
    const [leaving, next] = [await school.as('TEACHER'), await school.as('TEACHER')];
    const group = await endedGroup(leaving);
    const student = await school.student({ teacherId: leaving.teacherId });
    await replace(leaving, next, await schoolDay(school, 9));
    const answer = await end(leaving);
    expect(answer.status).toBe(200);
    expect((answer.body as Detail).planned).toBeNull();
    expect(await holderOf('course_instance', group)).toBe(next.teacherId);
    expect((await detail(next)).students.map(({ _id }) => _id)).toEqual([student]);
  });

  test('is not replaced by a teacher who is locked on the day: administrators are told once', async () => {
    const [leaving, next] = [await school.as('TEACHER'), await school.as('TEACHER')];
    const student = await school.student({ teacherId: leaving.teacherId });
    await replace(leaving, next, await schoolDay(school, 3));
    await school.sql('UPDATE app_user SET active = false WHERE id = $1', [next.userId]);
    await school.sql('UPDATE teacher_replacement SET from_on = today() WHERE teacher_id = $1', [
      leaving.teacherId,
    ]);
    const housekeeping = school.app.get<TeacherHousekeeping>(TeacherHousekeeping);
    await housekeeping.carryOutDue();
    await housekeeping.carryOutDue();
    const left = await detail(leaving);
    expect(left.students.map(({ _id }) => _id)).toEqual([student]);
    expect(left.planned).toBeNull();
    const told = await stopped(leaving);
    expect(told).toHaveLength(1);
    expect(told[0]!.message).toContain('har ett låst konto');
  });

  test('leaves nothing with an outgoing teacher when two replacements fall on the same day', async () => {
    const [first, second, third] = [
      await school.as('TEACHER'),
      await school.as('TEACHER'),
      await school.as('TEACHER'),
    ];
    const student = await school.student({ teacherId: first.teacherId });
    await replace(second, third, await schoolDay(school, 3));
    await replace(first, second, await schoolDay(school, 3));
    await school.sql('UPDATE teacher_replacement SET from_on = today() WHERE teacher_id = ANY ($1::uuid[])', [
      [first.teacherId, second.teacherId],
    ]);
    await school.app.get<TeacherHousekeeping>(TeacherHousekeeping).carryOutDue();
    expect((await detail(third)).students.map(({ _id }) => _id)).toEqual([student]);
  });

  test('gets the ended employment restored, with a history entry, when the account is unlocked', async () => {
    const teacher = await school.as('TEACHER');
    await end(teacher);
    expect((await detail(teacher)).work).toMatchObject({ user: { active: false } });
    expect((await admin.rest('POST', `/api/users/${teacher.userId}/activate`)).status).toBe(200);
    const back = await detail(teacher);
    expect(back.work).toMatchObject({ employmentEndedOn: null, user: { active: true } });
    expect(back.history[0]!.kind).toBe('EMPLOYMENT_RESUMED');
    await admin.rest('POST', `/api/users/${teacher.userId}/deactivate`);
    await admin.rest('POST', `/api/users/${teacher.userId}/activate`);
    expect((await detail(teacher)).history.filter(({ kind }) => kind === 'EMPLOYMENT_RESUMED')).toHaveLength(
      1,
    );
  });

  test('has the time of the last sign-in in the exported list, in the school’s time', async () => {
    const teacher = await school.as('TEACHER', { name: 'Inga Inloggad' });
    await school.sql(`UPDATE app_user SET last_signed_in_at = '2026-07-01T10:15:20Z' WHERE id = $1`, [
      teacher.userId,
    ]);
    const made = await admin.rest('POST', '/api/exports', {
      body: { list: 'teacher-management', query: 'q=Inga+Inloggad', format: 'CSV' },
    });
    const response = await fetch(
      `${school.app.url}/api/exports/${String((made.body as { _id: string })._id)}`,
      { headers: { authorization: `Bearer ${admin.token}` } },
    );
    const [header, row] = (await response.text()).replace(/^\uFEFF/, '').split('\r\n');
    const place = header!.split(';').indexOf('Senaste inloggning');
    expect(row!.split(';')[place]).toBe('2026-07-01 12:15');
  });

  test('keeps the employment while groups lack grades and nobody can take over', async () => {
    const teacher = await school.as('TEACHER');
    await endedGroup(teacher);
    const refused = await admin.graphql(
      'mutation($id: ID!) { endTeacherEmployment(input: {id: $id}) { work { id } } }',
      { id: teacher.teacherId },
    );
    expect(codeOf(refused)).toBe('CONFLICT');
    expect((await detail(teacher)).work).toMatchObject({ employmentEndedOn: null, user: { active: true } });
  });
});
