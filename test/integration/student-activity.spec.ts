import { ExamCalendar } from '../support/exam-calendar.js';
import { codeOf, type Person, type School } from '../support/school.js';
import { addCourse, addEnrollment, schoolDay } from '../support/studies.js';

const PASSWORD = 'sju sorters småkakor';

/** 'Senast aktiv' is derived from students' activities, until lessons are recorded (domain, D8). */
describe('the date a student was last active', () => {
  let plan: ExamCalendar;
  let school: School;
  let admin: Person;
  let teacher: Person;
  let days: Record<'before' | 'start' | 'silent' | 'yesterday' | 'today' | 'end', string>;

  beforeAll(async () => {
    plan = await ExamCalendar.open();
    ({ school, admin, teacher } = plan);
    days = {
      before: await schoolDay(school, -45),
      start: await schoolDay(school, -40),
      silent: await schoolDay(school, -30),
      yesterday: await schoolDay(school, -1),
      today: await schoolDay(school),
      end: await schoolDay(school, 40),
    };
  });
  afterAll(() => plan.school.close());

  const enrolled = async (studentId: string, more: { status?: string; startDate?: string } = {}) =>
    addEnrollment(school, studentId, {
      courseId: await addCourse(school),
      startDate: days.start,
      endDate: days.end,
      ...more,
    });
  const lastActive = async (id: string) => {
    const [row] = await school.sql<{ day: string | null; version: number }>(
      'SELECT last_activity_on::text AS day, version FROM enrollment WHERE id = $1',
      [id],
    );
    // No editable field has changed.
    expect(row!.version).toBe(1);
    return row!.day;
  };

  it('is that of a sign-in, for enrolments that are open and have started, and leaves the rest', async () => {
    const student = await school.asStudent();
    await school.setPassword(student, PASSWORD);
    const running = await enrolled(student.studentId);
    const over = await enrolled(student.studentId, { status: 'DROPPED_OUT' });
    const coming = await enrolled(student.studentId, { startDate: days.end });
    const body = { email: student.email, password: PASSWORD };
    expect(await school.nobody.rest('POST', '/api/auth/login', { body })).toMatchObject({ status: 200 });
    expect([await lastActive(running), await lastActive(over), await lastActive(coming)]).toEqual([
      days.today,
      null,
      null,
    ]);
    expect(await enrollment(running)).toMatchObject({ lastActivityOn: days.today });
  });

  const enrollment = async (id: string) =>
    (await admin.graphql('query($id: ID!) { enrollment(id: $id) { lastActivityOn csnReportedAt } }', { id }))
      .data!['enrollment'];

  it('never makes a sign-in wait for somebody who is writing to the enrolment', async () => {
    const student = await school.asStudent();
    await school.setPassword(student, PASSWORD);
    const id = await enrolled(student.studentId);
    const holder = await school.pool.connect();
    try {
      await holder.query('BEGIN');
      await holder.query('SELECT FROM enrollment WHERE id = $1 FOR UPDATE', [id]);
      const body = { email: student.email, password: PASSWORD };
      expect(await school.nobody.rest('POST', '/api/auth/login', { body })).toMatchObject({ status: 200 });
    } finally {
      await holder.query('ROLLBACK');
      holder.release();
    }
    expect(await lastActive(id)).toBeNull();
  });

  it('is that of a file, and of a comment about contact, over REST and GraphQL; not of other comments', async () => {
    const [filed, called, written, silent] = [
      await school.student(),
      await school.student(),
      await school.student(),
      await school.student(),
    ];
    const ids = [
      await enrolled(filed),
      await enrolled(called),
      await enrolled(written),
      await enrolled(silent),
    ];
    const body = new FormData();
    body.append('file', new Blob(['hej']), 'uppgift.txt');
    expect((await teacher.rest('POST', `/api/uploads/${filed}`, { body })).status).toBe(201);
    await teacher.graphql(
      'mutation($input: AddCommentInput!) { addStudentComment(input: $input) { commentHistory { id } } }',
      {
        input: { studentId: called, comment: 'Pratade i telefon.', isContact: true },
      },
    );
    const said = { comment: 'Kom på samtal.', isContact: true };
    expect((await teacher.rest('POST', `/api/students/${written}/comment`, { body: said })).status).toBe(201);
    const unheard = { comment: 'Har inte hört av sig.' };
    expect((await teacher.rest('POST', `/api/students/${silent}/comment`, { body: unheard })).status).toBe(
      201,
    );
    expect([
      await lastActive(ids[0]!),
      await lastActive(ids[1]!),
      await lastActive(ids[2]!),
      await lastActive(ids[3]!),
    ]).toEqual([days.today, days.today, days.today, null]);
  });

  it('is that of an exam taken, never moves back, and is not that of a missed exam', async () => {
    const [present, absent, later] = [await school.student(), await school.student(), await school.student()];
    const ids = [await enrolled(present), await enrolled(absent), await enrolled(later)];
    await school.sql('UPDATE enrollment SET last_activity_on = today() WHERE id = $1', [ids[2]]);
    const exams = [];
    for (const student of [present, absent, later]) exams.push(await plan.exam({ student_id: student }));
    const { id } = await plan.occasion({ examIds: exams });
    await school.sql('UPDATE exam_occasion SET held_on = $2 WHERE id = $1', [id, days.yesterday]);
    for (const [index, examId] of exams.entries())
      await plan.done(teacher, 'recordExam', {
        occasionId: id,
        examId,
        attendance: index === 1 ? 'ABSENT' : 'PRESENT',
      });
    expect([await lastActive(ids[0]!), await lastActive(ids[1]!), await lastActive(ids[2]!)]).toEqual([
      days.yesterday,
      null,
      days.today,
    ]);
  });

  describe('determines the date of an interruption for inactivity', () => {
    const OWN = { status: 'DROPPED_OUT', dayAfterActivity: true, reason: 'OTHER' };
    const preview = async (ids: string[], status: Record<string, unknown>) =>
      admin.graphql(
        `query($input: EnrollmentChangeInput!) { previewEnrollmentChange(input: $input) {
          accepted refused { code count } warnings { code message count } ownDays { enrollmentId effectiveOn } } }`,
        { input: { selection: { ids }, action: { status } } },
      );
    const silentSince = async (day: string | null) => {
      const id = await enrolled(await school.student());
      await school.sql('UPDATE enrollment SET last_activity_on = $2 WHERE id = $1', [id, day]);
      return id;
    };

    const finished = async (id: string) => {
      for (let tries = 0; tries < 400; tries += 1) {
        const { data } = await admin.graphql('query($id: ID!) { job(id: $id) { state result } }', { id });
        const job = data!['job'] as { state: string; result: Record<string, unknown> | null };
        if (job.state !== 'QUEUED' && job.state !== 'RUNNING') return job;
        await new Promise((resolve) => setTimeout(resolve, 25));
      }
      throw new Error('the job did not end');
    };

    it('gives each student the day after their own, not before the start, and is undone as one', async () => {
      const [a, b, early, unknown] = [
        await silentSince(days.silent),
        await silentSince(days.yesterday),
        await silentSince(days.before),
        await silentSince(null),
      ];
      const ids = [a, b, early, unknown];
      const next = await schoolDay(school, -29);
      const asked = await preview(ids, OWN);
      expect(asked.data!['previewEnrollmentChange']).toEqual({
        accepted: 3,
        refused: [{ code: 'NO_ACTIVITY', count: 1 }],
        warnings: expect.arrayContaining(
          [days.start, next, days.today].map((day) => ({
            code: 'OWN_DAY',
            message: `Avbrott från ${day}.`,
            count: 1,
          })),
        ) as unknown,
        ownDays: expect.arrayContaining([
          { enrollmentId: a, effectiveOn: next },
          { enrollmentId: b, effectiveOn: days.today },
          { enrollmentId: early, effectiveOn: days.start },
        ]) as unknown,
      });
      const queued = await admin.graphql(
        'mutation($input: EnrollmentChangeInput!) { changeEnrollments(input: $input) { id } }',
        { input: { selection: { ids }, action: { status: OWN }, expected: 3 } },
      );
      expect(queued.errors).toEqual([]);
      const job = await finished(queued.data!['changeEnrollments'].id);
      expect(job).toMatchObject({ state: 'DONE', result: { changed: 3, refused: 1 } });
      const stored = async () =>
        (
          await school.sql<{ text: string }>(
            `SELECT status || ' ' || coalesce(status_on::text, '–') AS text FROM enrollment WHERE id = ANY ($1::uuid[])
             ORDER BY array_position($1::uuid[], id)`,
            [ids],
          )
        ).map(({ text }) => text);
      expect(await stored()).toEqual([
        `DROPPED_OUT ${next}`,
        `DROPPED_OUT ${days.today}`,
        `DROPPED_OUT ${days.start}`,
        'ACTIVE –',
      ]);
      await admin.graphql(
        'mutation($input: UndoEnrollmentBatchInput!) { undoEnrollmentBatch(input: $input) { mayUndo } }',
        { input: { batchId: job.result!['batchId'] } },
      );
      expect(await stored()).toEqual(Array<string>(4).fill('ACTIVE –'));
    });

    it.each([
      ['no day at all', { status: 'DROPPED_OUT', reason: 'OTHER' }],
      ['both', { ...OWN, effectiveOn: '2026-01-01' }],
      ['each one’s own of a pause', { ...OWN, status: 'PAUSED' }],
    ])('refuses %s', async (_, status) => {
      const id = await silentSince(days.silent);
      expect(codeOf(await preview([id], status))).toBe('BAD_USER_INPUT');
    });
  });
});
