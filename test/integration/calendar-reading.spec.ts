import { randomUUID } from 'node:crypto';
import { ExamCalendar } from '../support/exam-calendar.js';
import { codeOf, type Person, type School } from '../support/school.js';

let plan: ExamCalendar;
let school: School;
let teacher: Person;
let admin: Person;
let syv: Person;
let swedish: string;

beforeAll(async () => {
  plan = await ExamCalendar.open();
  ({ school, teacher, admin, syv, swedish } = plan);
});

afterAll(() => plan.close());

describe('who sees what', () => {
  it('shows specped and syv day, course, month, status and name, and nothing else', async () => {
    const examId = await plan.exam();
    const made = await plan.occasion({
      heldOn: '2031-06-02',
      examIds: [examId],
      room: 'B12',
      note: 'Viktigt',
      capacity: 1,
    });
    const seen = (await plan.find(syv, made, '2031-06-02'))!;
    const { bookings, ...own } = seen;
    expect(own).toEqual({
      ...{ id: made.id, version: made.version, heldOn: '2031-06-02', courses: [{ name: 'Svenska 1' }] },
      ...{ startsAt: null, endsAt: null, room: null, part: null, capacity: null, invigilator: null },
      ...{ teacherId: null, isCancelled: false, cancelledReason: null, note: null, warnings: [] },
      viewerMay: { edit: false, book: false, cancel: false },
    });
    expect(bookings[0]).toEqual({
      ...{ attendance: null, idChecked: null, summonedAt: null, warnings: [] },
      exam: {
        ...{
          id: examId,
          studentName: expect.any(String) as string,
          course: 'Svenska 1',
          status: 'SCHEDULED',
        },
        ...{ requestedMonth: 'Mars', requestedYear: 2031, municipality: null, paymentDate: null },
        ...{ materialReceived: null, isFeeExempt: null },
      },
    });
    expect((await plan.calendar(syv)).viewerMay).toEqual({ create: false });
  });

  it('hides a protected student from all but administrators and the responsible teacher', async () => {
    const student = await school.student({ isProtected: true, teacherId: teacher.teacherId });
    const [examId, waiting] = [
      await plan.exam({ student_id: student }),
      await plan.exam({ student_id: student, course: 'X' }),
    ];
    const made = await plan.occasion({ heldOn: '2031-06-03', examIds: [examId] });
    const colleague = await school.as('TEACHER');
    const count = async (who: Person) => (await plan.find(who, made, '2031-06-03'))!.bookings.length;
    expect([await count(teacher), await count(admin), await count(colleague), await count(syv)]).toEqual([
      1, 1, 0, 0,
    ]);
    const traySees = async (who: Person) => plan.isUndated(waiting, who);
    expect([await traySees(teacher), await traySees(colleague)]).toEqual([true, false]);
    expect((await plan.find(teacher, made, '2031-06-03'))!.bookings[0]!.exam.municipality).toBeNull();
    const hidden = await plan.change(colleague, 'bookExams', { occasionId: made.id, examIds: [waiting] });
    expect(codeOf(hidden)).toBe('NOT_FOUND');
  });

  it('returns the same through REST, in its own spelling, and rejects a period without an end', async () => {
    const examId = await plan.exam({ status: 'INTRESSE' });
    await plan.occasion({ heldOn: '2031-07-01', examIds: [examId], part: 'ORAL' });
    const { status, body } = await teacher.rest('GET', '/api/calendar?from=2031-07-01&to=2031-07-31');
    expect(status).toBe(200);
    expect(body).toMatchObject({
      occasions: [
        { part: 'oral', bookings: [{ exam: { _id: examId, status: 'intresse' }, warnings: ['undecided'] }] },
      ],
    });
    for (const query of [
      '',
      '?from=2031-07-01',
      '?from=2031-07-31&to=2031-07-01',
      '?from=2031-01-01&to=2033-01-01',
    ])
      expect((await teacher.rest('GET', `/api/calendar${query}`)).status).toBe(400);
  });

  it('leaves a trace of each reading in the access log', async () => {
    await plan.calendar(syv);
    const [entry] = await school.sql<{ action: string }>(
      'SELECT action FROM access_log WHERE user_id = $1 ORDER BY id DESC LIMIT 1',
      [syv.userId],
    );
    expect(entry!.action).toBe('READ_CALENDAR');
  });
});

describe('layers', () => {
  it('show start, end and grade due dates of courses that are not cancelled, and only on request', async () => {
    const instance = (name: string, planning: string) =>
      school.sql(
        `INSERT INTO course_instance (id, course_id, name, start_date, end_date, planning)
         VALUES ($1, $2, $3, '2032-01-10', '2032-03-10', $4)`,
        [randomUUID(), swedish, name, planning],
      );
    await instance('Svenska vår', 'OPEN');
    await instance('Svenska inställd', 'CANCELLED');
    const year = ['2032-01-01', '2032-12-31'] as const;
    expect((await plan.calendar(teacher, ...year)).marks).toEqual([]);
    const { marks } = await plan.calendar(teacher, ...year, ['COURSE_STARTS', 'COURSE_ENDS', 'GRADES_DUE']);
    expect(marks).toEqual([
      { layer: 'COURSE_STARTS', day: '2032-01-10', name: 'Svenska vår' },
      { layer: 'COURSE_ENDS', day: '2032-03-10', name: 'Svenska vår' },
      { layer: 'GRADES_DUE', day: '2032-03-24', name: 'Svenska vår' },
    ]);
  });
});

describe('elsewhere', () => {
  it('a student sees day, time and room with their own registration; a cancelled occasion is not shown', async () => {
    const student = await school.asStudent();
    const examId = await plan.exam({ student_id: student.studentId });
    const made = await plan.occasion({ heldOn: '2031-08-01', examIds: [examId], room: 'Aulan' });
    const times = async () => {
      const { data } = await student.graphql(
        '{ exams { nodes { id times { heldOn startsAt endsAt room part } } } }',
      );
      return data!.exams.nodes[0]!.times;
    };
    expect(await times()).toEqual([
      { heldOn: '2031-08-01', startsAt: '09:00', endsAt: '12:00', room: 'Aulan', part: 'WRITTEN' },
    ]);
    await plan.done(teacher, 'cancelExamOccasion', { id: made.id, version: made.version, reason: 'Sjukdom' });
    expect(await times()).toEqual([]);
  });

  it('a search for a date finds the students with an exam that day', async () => {
    const student = await school.student({ name: 'Datum Datumsson' });
    const made = await plan.occasion({
      heldOn: '2031-09-09',
      examIds: [await plan.exam({ student_id: student })],
    });
    const found = async () =>
      ((await teacher.rest('GET', '/api/search?type=Datum&date=2031-09-09')).body as { id: string }[]).map(
        ({ id }) => id,
      );
    expect(await found()).toEqual([student]);
    await plan.done(teacher, 'cancelExamOccasion', { id: made.id, version: made.version, reason: 'Sjukdom' });
    expect(await found()).toEqual([]);
  });
});
