import { randomUUID } from 'node:crypto';
import { DAY, ExamCalendar } from '../support/exam-calendar.js';
import { codeOf, type Person, type School } from '../support/school.js';

let plan: ExamCalendar;
let school: School;
let teacher: Person;
let admin: Person;
let swedish: string;

beforeAll(async () => {
  plan = await ExamCalendar.open();
  ({ school, teacher, admin, swedish } = plan);
});

afterAll(() => plan.close());

describe('an exam occasion', () => {
  it('is the teacher’s own unless another is named, and needs a time that ends after it begins', async () => {
    expect((await plan.occasion()).teacherId).toBe(teacher.teacherId);
    expect((await plan.occasion({}, admin)).teacherId).toBeNull();
    const wrong = [
      { endsAt: '09:00' },
      { startsAt: '9' },
      { courseIds: [] },
      { courseIds: [randomUUID()] },
      { capacity: 0 },
      { registrationOpensOn: '2031-03-02', registrationClosesOn: '2031-03-01' },
      { registrationClosesOn: '2031-03-11' },
    ];
    for (const given of wrong) {
      const input = { heldOn: DAY, startsAt: '09:00', endsAt: '12:00', courseIds: [swedish], ...given };
      expect(codeOf(await plan.change(teacher, 'createExamOccasion', input))).toBe('BAD_USER_INPUT');
    }
  });

  it('is never overwritten by someone with a stale version', async () => {
    const { id, version } = await plan.occasion();
    await plan.done(teacher, 'updateExamOccasion', { id, version, room: 'B12' });
    const late = await plan.change(admin, 'updateExamOccasion', { id, version, room: 'A1' });
    expect(late.errors[0]!.extensions).toMatchObject({
      code: 'CONFLICT',
      reason: 'VERSION',
      currentVersion: 2,
    });
  });

  it('warns about a room or an invigilator booked at the same time, but not at another time', async () => {
    const day = '2031-04-01';
    const taken = { heldOn: day, room: 'B12', invigilator: 'Gunilla Berg' };
    await plan.occasion({ ...taken });
    const clash = await plan.occasion({ ...taken, room: 'b12', startsAt: '11:00', endsAt: '13:00' });
    expect(clash.warnings).toEqual(['ROOM_TAKEN', 'INVIGILATOR_BUSY']);
    const spaced = { heldOn: '2031-04-02', invigilator: null };
    await plan.occasion({ ...spaced, room: 'Sal 4' });
    expect((await plan.occasion({ ...spaced, room: ' sal4' })).warnings).toEqual(['ROOM_TAKEN']);
    expect((await plan.occasion({ ...taken, startsAt: '13:00', endsAt: '15:00' })).warnings).toEqual([]);
  });

  it('can be cancelled with a reason by administrators and its own teacher; booked students wait for a day again', async () => {
    const examId = await plan.exam();
    const own = await plan.occasion({ examIds: [examId] });
    const colleague = await school.as('TEACHER');
    const input = { id: own.id, version: own.version, reason: 'Salen är upptagen' };
    expect(codeOf(await plan.change(colleague, 'cancelExamOccasion', input))).toBe('FORBIDDEN');
    expect(codeOf(await plan.change(teacher, 'cancelExamOccasion', { ...input, reason: ' ' }))).toBe(
      'BAD_USER_INPUT',
    );
    const cancelled = await plan.done(teacher, 'cancelExamOccasion', input);
    expect(cancelled).toMatchObject({ isCancelled: true, cancelledReason: 'Salen är upptagen' });
    expect(cancelled.viewerMay).toEqual({ edit: false, book: false, cancel: false });
    expect(await plan.isUndated(examId)).toBe(true);
    const late = await plan.change(teacher, 'bookExams', { occasionId: own.id, examIds: [examId] });
    expect(late.errors[0]!.extensions).toMatchObject({ code: 'CONFLICT', reason: 'CANCELLED' });
  });

  it('can be restored with its bookings and their history by anyone who may cancel it', async () => {
    const [stays, moved, denied] = [await plan.exam(), await plan.exam(), await plan.exam()];
    const own = await plan.occasion({ heldOn: '2031-03-25', examIds: [stays, moved, denied] });
    const cancelled = await plan.done(teacher, 'cancelExamOccasion', {
      ...{ id: own.id, version: own.version, reason: 'Sjukdom' },
    });
    await plan.occasion({ heldOn: '2031-03-26', examIds: [moved] });
    await plan.change(teacher, 'decideExam', { id: denied, decision: 'DENY' }, '{ id }');
    const input = { id: own.id, version: cancelled.version };
    const colleague = await plan.school.as('TEACHER');
    expect(codeOf(await plan.change(colleague, 'restoreExamOccasion', input))).toBe('FORBIDDEN');
    const late = await plan.change(teacher, 'restoreExamOccasion', { ...input, version: own.version });
    expect(late.errors[0]!.extensions.reason).toBe('VERSION');
    const back = await plan.done(teacher, 'restoreExamOccasion', input);
    expect(back).toMatchObject({ isCancelled: false, cancelledReason: null });
    expect(back.bookings.map(({ exam }) => exam.id)).toEqual([stays]);
    expect(await plan.isUndated(stays)).toBe(false);
    const booking = 'Svenska 1: 2031-03-25 09:00–12:00';
    expect((await plan.history(stays)).map(({ new_values }) => new_values.examBooking)).toEqual([
      ...[booking, null, booking],
    ]);
    const again = await plan.change(teacher, 'restoreExamOccasion', { ...input, version: back.version });
    expect(again.errors[0]!.extensions).toMatchObject({ code: 'CONFLICT', reason: 'NOT_CANCELLED' });
  });

  it('records a move in the history of everyone booked on it', async () => {
    const examId = await plan.exam();
    const own = await plan.occasion({ examIds: [examId], room: 'B12' });
    await plan.done(teacher, 'updateExamOccasion', {
      id: own.id,
      version: own.version,
      heldOn: '2031-03-12',
    });
    expect((await plan.history(examId)).map(({ new_values }) => new_values)).toEqual([
      { examBooking: 'Svenska 1: 2031-03-10 09:00–12:00, B12' },
      { examBooking: 'Svenska 1: 2031-03-12 09:00–12:00, B12' },
    ]);
    await plan.done(teacher, 'updateExamOccasion', {
      id: own.id,
      version: own.version + 1,
      note: 'Ta med linjal',
    });
    expect(await plan.history(examId)).toHaveLength(2);
  });
});

describe('a registration with only a month', () => {
  it('waits in the tray until it is booked, denied or graded', async () => {
    const [waiting, booked, denied, interested] = await Promise.all([
      plan.exam(),
      plan.exam(),
      plan.exam({ status: 'DENIED' }),
      plan.exam({ status: 'INTRESSE' }),
    ]);
    await plan.occasion({ examIds: [booked] });
    const ids = (await plan.calendar(teacher)).undated.map(({ id }) => id);
    expect([waiting, booked, denied, interested].map((id) => ids.includes(id))).toEqual([
      true,
      false,
      false,
      true,
    ]);
    await school.sql(
      `INSERT INTO grade (id, student_id, course_id, exam_id, value, graded_on, kind)
       SELECT $2, student_id, course_id, id, 'E', '2031-02-01', 'EXAM' FROM exam WHERE id = $1`,
      [waiting, randomUUID()],
    );
    expect(await plan.isUndated(waiting)).toBe(false);
  });

  it('waits again when the student did not come or the booking is removed', async () => {
    const [absent, taken] = [await plan.exam(), await plan.exam()];
    const { id } = await plan.occasion({ examIds: [absent, taken] });
    await plan.done(teacher, 'recordExam', { occasionId: id, examId: absent, attendance: 'ABSENT' });
    await plan.done(teacher, 'unbookExam', { occasionId: id, examId: taken });
    expect([await plan.isUndated(absent), await plan.isUndated(taken)]).toEqual([true, true]);
  });

  it('refers to the first such month after it was registered', async () => {
    const id = await plan.exam({ requested_month: 'Januari', created_at: '2030-11-05T10:00:00Z' });
    const same = await plan.exam({ requested_month: 'November', created_at: '2030-11-30T10:00:00Z' });
    const { undated } = await plan.calendar(teacher);
    expect([id, same].map((one) => undated.find((row) => row.id === one)!.requestedYear)).toEqual([
      2031, 2030,
    ]);
  });
});
