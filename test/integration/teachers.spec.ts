import { randomUUID } from 'node:crypto';
import { TeacherHousekeeping } from '../../server/features/teachers/teacher-housekeeping.job.js';
import { BoardSocket } from '../support/board-socket.js';
import { codeOf, School, type Person } from '../support/school.js';

interface Work {
  _id: string;
  version: number;
  ongoingInstances: number;
  comingInstances: number;
  students: number;
  responsibleFor: number;
  loadPoints: number;
  loadPercent: number;
  examsToReview: number;
  gradesToSet: number;
  overdueGrades: number;
  overdueSince: string | null;
}
interface Detail {
  work: Work;
  schedule: { _id: string; ungraded: number; isOverdue: boolean }[];
  students: { _id: string }[];
  exams: { _id: string }[];
  history: { kind: string; text: string }[];
  planned: { _id: string; fromOn: string } | null;
}

describe('the teachers’ work', () => {
  let school: School;
  let admin: Person;
  beforeAll(async () => {
    school = await School.open();
    admin = await school.as('ADMIN');
  });
  afterAll(() => school.close());

  const day = async (offset: number): Promise<string> =>
    (await school.sql<{ day: string }>('SELECT (today() + $1::integer)::text AS day', [offset]))[0]!.day;

  /** An instance of a new 100-point course; dates are days from today. */
  async function instance(
    teacher: Person | null,
    from: number,
    to: number,
    pace = 50,
    dueOn: number | null = null,
  ): Promise<string> {
    const id = randomUUID();
    await school.sql(
      `WITH c AS (INSERT INTO course (id, code, name, points, system) VALUES ($1, $2, $2, 100, 'LOCAL') RETURNING id)
       INSERT INTO course_instance (id, course_id, name, start_date, end_date, teacher_id, pace_percent, grades_due_on)
       SELECT $3, id, 'Kurs', today() + $4::integer, today() + $5::integer, $6, $7, today() + $8::integer FROM c`,
      [randomUUID(), `K${randomUUID().slice(0, 8)}`, id, from, to, teacher?.teacherId ?? null, pace, dueOn],
    );
    return id;
  }

  async function enrolled(instanceId: string, status = 'ACTIVE', studentId?: string): Promise<string> {
    const student = studentId ?? (await school.student());
    await school.sql(
      `INSERT INTO enrollment (id, student_id, course_id, course_instance_id, start_date, end_date, status)
       SELECT $1, $2, course_id, id, start_date, end_date, $4 FROM course_instance WHERE id = $3`,
      [randomUUID(), student, instanceId, status],
    );
    return student;
  }

  async function grade(studentId: string, instanceId: string, signed: boolean): Promise<void> {
    await school.sql(
      `INSERT INTO grade (id, student_id, course_id, enrollment_id, course_instance_id, value, graded_on, signed_at)
       SELECT $1, e.student_id, e.course_id, e.id, e.course_instance_id, 'C', today(), CASE WHEN $4 THEN now() END
       FROM enrollment e WHERE e.student_id = $2 AND e.course_instance_id = $3`,
      [randomUUID(), studentId, instanceId, signed],
    );
  }

  async function exam(teacher: Person, status = 'INTRESSE'): Promise<string> {
    const id = randomUUID();
    await school.sql(
      `INSERT INTO exam (id, student_id, name, course, requested_month, teacher_id, status)
       VALUES ($1, $2, 'Elev', $4, 'Maj', $3, $5)`,
      [id, await school.student(), teacher.teacherId, `Kurs ${id}`, status],
    );
    return id;
  }

  const detail = async (teacher: Person): Promise<Detail> =>
    (await admin.rest('GET', `/api/teacher-management/${teacher.teacherId}`)).body as Detail;
  const replace = (teacher: Person, next: Person, fromOn: string) =>
    admin.rest('POST', `/api/teacher-management/${teacher.teacherId}/replacement`, {
      body: { replacementId: next.teacherId, fromOn },
    });

  test('the load is the highest sum of paces from today on, relative to the extent of employment', async () => {
    const teacher = await school.as('TEACHER');
    await instance(teacher, -10, 10, 50);
    await instance(teacher, -10, 10, 100);
    await instance(teacher, 5, 50, 100);
    await instance(teacher, -50, -5, 100);
    const cancelled = await instance(teacher, -10, 10, 100);
    await school.sql(`UPDATE course_instance SET planning = 'CANCELLED' WHERE id = $1`, [cancelled]);
    expect((await detail(teacher)).work).toMatchObject({
      ongoingInstances: 2,
      comingInstances: 1,
      loadPoints: 150,
      loadPercent: 250,
    });
    const body = { subjects: [{ subject: 'Svenska', isQualified: true }], employmentPercent: 50, version: 1 };
    const half = await admin.rest('PUT', `/api/teacher-management/${teacher.teacherId}`, { body });
    expect((half.body as Detail).work).toMatchObject({ loadPercent: 500, version: 2 });
    const stale = await admin.rest('PUT', `/api/teacher-management/${teacher.teacherId}`, { body });
    expect(stale.status).toBe(409);
  });

  test('a student in two groups counts once; students who have left do not count', async () => {
    const teacher = await school.as('TEACHER');
    const [first, second] = [await instance(teacher, -5, 5), await instance(teacher, -5, 5)];
    const student = await enrolled(first);
    await enrolled(second, 'ACTIVE', student);
    await enrolled(second, 'DROPPED_OUT');
    expect((await detail(teacher)).work.students).toBe(1);
  });

  test('a teacher is responsible for protected students too, but not for ended or reassigned ones', async () => {
    const [teacher, other] = [await school.as('TEACHER'), await school.as('TEACHER')];
    const responsible = async () =>
      [await detail(teacher), await detail(other)].map(({ work }) => work.responsibleFor);
    const students = [];
    for (let n = 0; n < 4; n += 1)
      students.push(await school.student({ isProtected: n === 0, teacherId: teacher.teacherId }));
    expect(await responsible()).toEqual([4, 0]);
    const give = 'UPDATE student SET teacher_id = $2 WHERE id = ANY ($1)';
    await school.sql(give, [students.slice(0, 2), other.teacherId]);
    expect(await responsible()).toEqual([2, 2]);
    const end = 'UPDATE student SET start_date = today() - 90, end_date = today() - 30 WHERE id = ANY ($1)';
    await school.sql(end, [[students[0], students[2]]]);
    expect(await responsible()).toEqual([1, 1]);
  });

  test('a grade is due after the end until it is signed, and overdue after the school’s number of days', async () => {
    const teacher = await school.as('TEACHER');
    const late = await instance(teacher, -60, -20);
    const recent = await instance(teacher, -60, -5);
    const early = await instance(teacher, -60, -5, 50, -1);
    await enrolled(late);
    const drafted = await enrolled(late);
    await grade(drafted, late, false);
    const done = await enrolled(late);
    await grade(done, late, true);
    await enrolled(late, 'DROPPED_OUT');
    await enrolled(recent);
    await enrolled(early);
    const { work, schedule } = await detail(teacher);
    expect(work).toMatchObject({ gradesToSet: 4, overdueGrades: 3, overdueSince: await day(-6) });
    expect(
      schedule
        .filter(({ isOverdue }) => isOverdue)
        .map(({ _id }) => _id)
        .sort(),
    ).toEqual([late, early].sort());
    const listed = (await admin.rest('GET', '/api/teacher-management?overdue=true')).body as Work[];
    expect(listed.map(({ _id }) => _id)).toContain(teacher.teacherId);
  });

  test('an orientation course, whose students get a certificate, requires no grade anywhere', async () => {
    const teacher = await school.as('TEACHER');
    const group = await instance(teacher, -60, -20);
    await school.sql(
      `UPDATE course SET kind = 'ORIENTATION' WHERE id = (SELECT course_id FROM course_instance WHERE id = $1)`,
      [group],
    );
    const [finished, still] = [await enrolled(group, 'COMPLETED'), await enrolled(group)];
    expect((await detail(teacher)).work).toMatchObject({ gradesToSet: 0, overdueGrades: 0 });
    await school.app.get<TeacherHousekeeping>(TeacherHousekeeping).tellOfOverdueGrades();
    const [told] = await school.sql(
      `SELECT count(*)::int AS n FROM notification WHERE cause = 'grade-overdue:' || $1`,
      [group],
    );
    expect(told).toEqual({ n: 0 });
    for (const studentId of [finished, still]) {
      const { data } = await admin.graphql(
        'query($input: EnrollmentsInput) { enrollments(input: $input) { totalCount } }',
        { input: { filter: { studentId, attention: ['UNGRADED'] } } },
      );
      expect(data).toEqual({ enrollments: { totalCount: 0 } });
    }
    const days = { from: await day(-30), to: await day(30), layers: ['GRADES_DUE'] };
    const { data } = await admin.graphql(
      'query($input: CalendarInput!) { calendar(input: $input) { marks { courseInstanceId } } }',
      { input: days },
    );
    expect(JSON.stringify(data)).not.toContain(group);
  });

  test('the list can be filtered by subject, account and lack of instances', async () => {
    const idle = await school.as('TEACHER');
    const busy = await school.as('TEACHER');
    await instance(busy, 1, 20);
    const subject = `Ämne ${randomUUID()}`;
    await admin.rest('PUT', `/api/teacher-management/${idle.teacherId}`, {
      body: { subjects: [{ subject, isQualified: false }], employmentPercent: 100 },
    });
    const ids = async (query: string): Promise<string[]> =>
      ((await admin.rest('GET', `/api/teacher-management?${query}`)).body as Work[]).map(({ _id }) => _id);
    expect(await ids(`subject=${encodeURIComponent(subject)}`)).toEqual([idle.teacherId]);
    expect(await ids('withoutInstances=true')).toContain(idle.teacherId);
    expect(await ids('withoutInstances=true')).not.toContain(busy.teacherId);
    await school.sql('UPDATE app_user SET active = false WHERE id = $1', [idle.userId]);
    expect(await ids('active=false')).toContain(idle.teacherId);
    expect(await ids('active=false')).not.toContain(busy.teacherId);
    expect(await ids(`active=false&subject=${encodeURIComponent(subject)}`)).toEqual([idle.teacherId]);
  });

  test('a replacement effective today moves students, open exams and instances at once, with history', async () => {
    const [teacher, next] = [await school.as('TEACHER'), await school.as('TEACHER')];
    const student = await school.student({ teacherId: teacher.teacherId });
    const running = await instance(teacher, -5, 5);
    const ended = await instance(teacher, -50, -5);
    await enrolled(ended);
    const open = await exam(teacher);
    await exam(teacher, 'DENIED');
    const today = await day(0);
    const preview = await admin.rest(
      'GET',
      `/api/teacher-management/${teacher.teacherId}/replacement?replacementId=${next.teacherId}&fromOn=${today}`,
    );
    expect(preview.body).toEqual({
      students: 1,
      exams: 1,
      occasions: 0,
      instances: 2,
      ungradedInstances: 1,
      replacements: 0,
    });
    const answer = await replace(teacher, next, today);
    expect(answer.status).toBe(200);
    expect((answer.body as Detail).schedule).toEqual([]);
    const taken = await detail(next);
    expect(taken.students.map(({ _id }) => _id)).toEqual([student]);
    expect(taken.exams.map(({ _id }) => _id)).toEqual([open]);
    expect(taken.schedule.map(({ _id }) => _id)).toEqual([ended, running]);
    expect(taken.history[0]!.kind).toBe('TOOK_OVER');
    const history = await school.sql<{ changes: string[] }>(
      'SELECT changes FROM change_history WHERE student_id = $1',
      [student],
    );
    expect(history).toEqual([{ changes: ['teacher'] }]);
  });

  test('courses the new teacher is not qualified for are listed one by one, and refused nowhere', async () => {
    const [teacher, next] = [await school.as('TEACHER'), await school.as('TEACHER')];
    const mark = randomUUID().slice(0, 8);
    const inSubject = async (subject: string | null): Promise<string> => {
      const id = await instance(teacher, -5, 5);
      await school.sql(
        'UPDATE course SET subject = $2 WHERE id = (SELECT course_id FROM course_instance WHERE id = $1)',
        [id, subject],
      );
      return id;
    };
    await inSubject(`Keramik ${mark}`);
    const textile = await inSubject(`Textil ${mark}`);
    await inSubject(`Trä ${mark}`);
    await inSubject(null);
    const subjects = [
      { subject: `keramik ${mark}`, isQualified: true },
      { subject: `Textil ${mark}`, isQualified: false },
    ];
    const profile = { body: { subjects, employmentPercent: 100, version: 1 } };
    expect((await admin.rest('PUT', `/api/teacher-management/${next.teacherId}`, profile)).status).toBe(200);
    const gaps = async (given: Record<string, unknown>) => {
      const { data, errors } = await admin.graphql(
        'query($input: CompetenceGapsInput!) { competenceGaps(input: $input) { subject teachesSubject } }',
        { input: { teacherId: next.teacherId, ...given } },
      );
      expect(errors).toEqual([]);
      return [...data!.competenceGaps].sort((a, b) => a.subject.localeCompare(b.subject, 'sv'));
    };
    const lacking = { subject: `Textil ${mark}`, teachesSubject: true };
    const all = [lacking, { subject: `Trä ${mark}`, teachesSubject: false }];
    expect(await gaps({ replacesId: teacher.teacherId, fromOn: await day(0) })).toEqual(all);
    expect(await gaps({ courseInstanceIds: [textile] })).toEqual([lacking]);
    const [made] = await school.sql<{ courseId: string }>(
      'SELECT course_id AS "courseId" FROM course_instance WHERE id = $1',
      [textile],
    );
    expect(await gaps({ courseId: made!.courseId })).toEqual([lacking]);
    expect((await replace(teacher, next, await day(0))).status).toBe(200);
  });

  test('a replacement and the end of an employment reload open boards', async () => {
    const [teacher, next] = [await school.as('TEACHER'), await school.as('TEACHER')];
    await school.student({ teacherId: teacher.teacherId, isProtected: true });
    const board = await BoardSocket.open(school.app.url, { authorization: `Bearer ${admin.token!}` });
    const reloads = (count: number) =>
      board.until(
        ({ changes }) => changes.filter(({ kind }) => kind === 'RELOADED').length === count,
        10_000,
      );
    expect((await replace(teacher, next, await day(0))).status).toBe(200);
    await reloads(1);
    const { errors } = await admin.graphql(
      'mutation($id: ID!) { endTeacherEmployment(input: {id: $id}) { work { id } } }',
      { id: next.teacherId },
    );
    expect(errors).toEqual([]);
    await reloads(2);
    await board.close();
  });

  test('a future replacement waits for its day, can be cancelled until then, and is carried out once', async () => {
    const [teacher, next] = [await school.as('TEACHER'), await school.as('TEACHER')];
    const student = await school.student({ teacherId: teacher.teacherId });
    const planned = (await replace(teacher, next, await day(3))).body as Detail;
    expect(planned.students).toHaveLength(1);
    expect((await replace(teacher, next, await day(4))).status).toBe(409);
    const id = planned.planned!._id;
    const cancel = () => admin.rest('DELETE', `/api/teacher-management/replacements/${id}`);
    expect(((await cancel()).body as Detail).planned).toBeNull();
    expect((await cancel()).status).toBe(409);
    await replace(teacher, next, await day(3));
    await school.sql(
      `UPDATE teacher_replacement SET from_on = today() WHERE teacher_id = $1 AND cancelled_at IS NULL`,
      [teacher.teacherId],
    );
    const housekeeping = school.app.get<TeacherHousekeeping>(TeacherHousekeeping);
    await housekeeping.carryOutDue();
    await housekeeping.carryOutDue();
    const [row] = await school.sql('SELECT teacher_id FROM student WHERE id = $1', [student]);
    expect(row).toEqual({ teacher_id: next.teacherId });
    expect((await detail(next)).history.filter(({ kind }) => kind === 'TOOK_OVER')).toHaveLength(1);
  });

  test('nobody can be replaced by themselves, by a locked account, or in the past', async () => {
    const [teacher, off] = [await school.as('TEACHER'), await school.as('TEACHER', { active: false })];
    const next = await school.as('TEACHER');
    expect((await replace(teacher, teacher, await day(0))).status).toBe(400);
    expect((await replace(teacher, off, await day(0))).status).toBe(400);
    expect((await replace(teacher, next, await day(-1))).status).toBe(400);
  });

  test('instances that have not ended can be assigned to a teacher; both histories record it', async () => {
    const [teacher, other] = [await school.as('TEACHER'), await school.as('TEACHER')];
    const [taken, free, ended] = [
      await instance(other, -5, 5),
      await instance(null, 5, 50),
      await instance(null, -50, -5),
    ];
    const path = `/api/teacher-management/${teacher.teacherId}/instances`;
    const refused = await admin.rest('POST', path, { body: { courseInstanceIds: [free, ended] } });
    expect(refused).toMatchObject({ status: 409, body: { reason: 'ENDED' } });
    const answer = await admin.rest('POST', path, { body: { courseInstanceIds: [taken, free] } });
    expect((answer.body as Detail).schedule.map(({ _id }) => _id)).toEqual([taken, free]);
    expect((await detail(other)).history.map(({ kind }) => kind)).toEqual(['UNASSIGNED']);
  });

  test('an employment cannot end while groups lack grades; the refusal names them', async () => {
    const teacher = await school.as('TEACHER');
    const student = await school.student({ teacherId: teacher.teacherId });
    const group = await instance(teacher, -50, -5);
    const learner = await enrolled(group);
    const end = () =>
      admin.graphql(
        `mutation($input: EndEmploymentInput!) { endTeacherEmployment(input: $input) { work { employmentEndedOn user { active } } } }`,
        { input: { id: teacher.teacherId } },
      );
    const refused = await end();
    expect(codeOf(refused)).toBe('CONFLICT');
    expect(refused.errors[0]!.extensions).toMatchObject({
      reason: 'UNGRADED',
      fields: [{ path: `courseInstances.${group}` }],
    });
    await grade(learner, group, true);
    const ended = await end();
    expect(ended.data).toMatchObject({
      endTeacherEmployment: { work: { employmentEndedOn: await day(0), user: { active: false } } },
    });
    expect((await teacher.rest('GET', '/api/auth/session')).status).toBe(401);
    const [row] = await school.sql('SELECT teacher_id FROM student WHERE id = $1', [student]);
    expect(row).toEqual({ teacher_id: null });
  });

  test('overdue grades are notified once per instance, to the teacher and the administrators', async () => {
    const teacher = await school.as('TEACHER');
    const late = await instance(teacher, -60, -20);
    await enrolled(late);
    const housekeeping = school.app.get<TeacherHousekeeping>(TeacherHousekeeping);
    await housekeeping.tellOfOverdueGrades();
    await housekeeping.tellOfOverdueGrades();
    const told = await school.sql(
      `SELECT kind, audience, recipients FROM notification WHERE cause = 'grade-overdue:' || $1`,
      [late],
    );
    expect(told).toEqual([
      { kind: 'GRADE_OVERDUE', audience: 'ADMINISTRATORS', recipients: [teacher.userId] },
    ]);
  });
});
