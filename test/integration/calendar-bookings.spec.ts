import { randomUUID } from 'node:crypto';
import { ExamCalendar, warningsOf, type Occasion } from '../support/exam-calendar.js';
import { codeOf, type Person, type School } from '../support/school.js';

let plan: ExamCalendar;
let school: School;
let teacher: Person;
let swedish: string;
let maths: string;

beforeAll(async () => {
  plan = await ExamCalendar.open();
  ({ school, teacher, swedish, maths } = plan);
});

afterAll(() => plan.close());

describe('booking', () => {
  it('books all or none, and never exceeds the places, even with concurrent bookings', async () => {
    const { id } = await plan.occasion({ capacity: 2 });
    const exams = await Promise.all([plan.exam(), plan.exam(), plan.exam()]);
    const many = await plan.change(teacher, 'bookExams', { occasionId: id, examIds: exams });
    expect(many.errors[0]!.extensions).toMatchObject({ code: 'CONFLICT', reason: 'FULL' });
    const answers = await Promise.all(
      exams.map((examId) => plan.change(teacher, 'bookExams', { occasionId: id, examIds: [examId] })),
    );
    expect(answers.map((answer) => codeOf(answer)).sort()).toEqual(['CONFLICT', null, null]);
    expect(await plan.find(teacher, { id } as Occasion)).toMatchObject({ warnings: ['FULL'] });
  });

  it('rejects a denied registration, and leaves one already booked as it is', async () => {
    const { id } = await plan.occasion();
    const [denied, fine] = [await plan.exam({ status: 'DENIED' }), await plan.exam()];
    const answer = await plan.change(teacher, 'bookExams', { occasionId: id, examIds: [denied] });
    expect(answer.errors[0]!.extensions.reason).toBe('DENIED');
    await plan.done(teacher, 'bookExams', { occasionId: id, examIds: [fine] });
    const again = await plan.done(teacher, 'bookExams', { occasionId: id, examIds: [fine] });
    expect(again.bookings).toHaveLength(1);
    expect(await plan.history(fine)).toHaveLength(1);
  });

  it('moves a booking in one step', async () => {
    const examId = await plan.exam();
    const from = await plan.occasion({ examIds: [examId] });
    const to = await plan.occasion({ heldOn: '2031-03-17' });
    const moved = await plan.done(teacher, 'moveExamBooking', {
      ...{ examId, fromOccasionId: from.id, toOccasionId: to.id },
    });
    expect(moved.bookings.map((booking) => booking.exam.id)).toEqual([examId]);
    expect((await plan.find(teacher, from))!.bookings).toEqual([]);
    expect((await plan.history(examId)).at(-1)).toEqual({
      previous_values: { examBooking: 'Svenska 1: 2031-03-10 09:00–12:00' },
      new_values: { examBooking: 'Svenska 1: 2031-03-17 09:00–12:00' },
    });
  });

  it('warns about two exams on one day, an unpaid fee, late booking, another course and a missing decision', async () => {
    const student = await school.student();
    const first = await plan.exam({ student_id: student });
    const second = await plan.exam({
      ...{ student_id: student, course: 'Matematik 1a', payment_date: null, status: 'INTRESSE' },
    });
    const day = '2031-05-06';
    await plan.occasion({ heldOn: day, examIds: [first] });
    const afternoon = await plan.occasion({
      ...{ heldOn: day, startsAt: '13:00', endsAt: '15:00', registrationClosesOn: '2020-01-01' },
      examIds: [second],
    });
    expect(warningsOf(afternoon, second).sort()).toEqual([
      ...['LATE', 'OTHER_COURSE', 'SAME_DAY', 'UNDECIDED', 'UNPAID'],
    ]);
  });

  it('warns about two exams of one student on one occasion, but not two parts of one exam', async () => {
    const student = await school.student();
    const first = await plan.exam({ student_id: student });
    const second = await plan.exam({ student_id: student, course: 'Matematik 1a' });
    const courseIds = [swedish, maths];
    const both = await plan.occasion({ heldOn: '2031-05-08', courseIds, examIds: [first, second] });
    expect([warningsOf(both, first), warningsOf(both, second)]).toEqual([['SAME_DAY'], ['SAME_DAY']]);
    const alone = await plan.exam();
    await plan.occasion({ heldOn: '2031-05-09', examIds: [alone] });
    const oral = { heldOn: '2031-05-09', startsAt: '13:00', endsAt: '14:00', part: 'ORAL' };
    expect(warningsOf(await plan.occasion({ ...oral, examIds: [alone] }), alone)).toEqual([]);
  });

  it('requires no fee from a student with an F in the course', async () => {
    const student = await school.student();
    await school.sql(
      `INSERT INTO grade (id, student_id, course_id, value, graded_on, signed_at) VALUES ($1, $2, $3, 'F', '2030-06-01', now())`,
      [randomUUID(), student, maths],
    );
    const examId = await plan.exam({ student_id: student, course: 'Matematik 1a', payment_date: null });
    const booked = await plan.occasion({ heldOn: '2031-05-07', courseIds: [maths], examIds: [examId] });
    expect(warningsOf(booked, examId)).toEqual([]);
    expect(booked.bookings[0]!.exam.isFeeExempt).toBe(true);
  });
});

describe('on the day', () => {
  it('records attendance, identity, material and payment independently of each other', async () => {
    const examId = await plan.exam({ payment_date: null });
    const { id } = await plan.occasion({ examIds: [examId] });
    const record = (given: Record<string, unknown>) =>
      plan.done(teacher, 'recordExam', { occasionId: id, examId, ...given });
    await record({ attendance: 'PRESENT', idChecked: true });
    await record({ materialReceived: true });
    const last = await record({ paymentDate: '2031-03-01' });
    expect(last.bookings[0]).toMatchObject({ attendance: 'PRESENT', idChecked: true, warnings: [] });
    expect(last.bookings[0]!.exam).toMatchObject({ materialReceived: true, paymentDate: '2031-03-01' });
    expect((await record({ attendance: null })).bookings[0]!.attendance).toBeNull();
    expect((await plan.history(examId)).map(({ new_values }) => Object.keys(new_values)[0])).toEqual([
      'examBooking',
      'examMaterial',
      'examPayment',
    ]);
    const stranger = await plan.change(teacher, 'recordExam', {
      occasionId: id,
      examId: await plan.exam(),
      idChecked: true,
    });
    expect(codeOf(stranger)).toBe('NOT_FOUND');
  });
});
