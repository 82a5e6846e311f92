import { DAY, ExamCalendar, warningsOf } from '../support/exam-calendar.js';
import { codeOf, type GraphqlAnswer, type Person, type School } from '../support/school.js';

let plan: ExamCalendar;
let school: School;
let teacher: Person;

beforeAll(async () => {
  plan = await ExamCalendar.open();
  ({ school, teacher } = plan);
});

afterAll(() => plan.close());

const decide = (id: string, decision: string): Promise<GraphqlAnswer> =>
  plan.change(teacher, 'decideExam', { id, decision }, '{ status times { heldOn } }');

async function denied(id: string): Promise<Record<string, unknown>> {
  const answer = await decide(id, 'DENY');
  expect(answer.errors).toEqual([]);
  return answer.data!.decideExam as Record<string, unknown>;
}

/** Moves an occasion to the distant past. */
const heldLongAgo = (id: string) =>
  school.sql(`UPDATE exam_occasion SET held_on = '2020-03-10' WHERE id = $1`, [id]);

describe('a denied registration', () => {
  it('releases its upcoming places in the same step, with history, and is no longer summoned', async () => {
    const [examId, other] = [await plan.exam(), await plan.exam()];
    const made = await plan.occasion({ capacity: 2, examIds: [examId, other], room: 'B12' });
    const oral = await plan.occasion({ heldOn: '2031-03-20', part: 'ORAL', examIds: [examId] });
    expect(await denied(examId)).toEqual({ status: 'DENIED', times: [] });
    const left = (await plan.find(teacher, made))!;
    expect(left.bookings.map(({ exam }) => exam.id)).toEqual([other]);
    expect(left.warnings).toEqual([]);
    expect((await plan.find(teacher, oral, '2031-03-20'))!.bookings).toEqual([]);
    const told = (await plan.history(examId)).map(({ previous_values }) => previous_values.examBooking);
    expect(told).toEqual(
      expect.arrayContaining([`Svenska 1: ${DAY} 09:00–12:00, B12`, 'Svenska 1: 2031-03-20 09:00–12:00']),
    );
  });

  it('stays where it was held, with a warning, and nobody is summoned there', async () => {
    const examId = await plan.exam();
    const made = await plan.occasion({ examIds: [examId] });
    await heldLongAgo(made.id);
    await denied(examId);
    const stayed = (await plan.find(teacher, made, '2020-03-10'))!;
    expect(warningsOf(stayed, examId)).toEqual(expect.arrayContaining(['DENIED']));
    const called = await plan.change(teacher, 'sendExamSummons', { occasionId: made.id }, '{ sent }');
    expect(codeOf(called)).toBe('BAD_USER_INPUT');
    const to = await plan.occasion();
    const input = { examId, fromOccasionId: made.id, toOccasionId: to.id };
    const moved = await plan.change(teacher, 'moveExamBooking', input);
    expect(moved.errors[0]!.extensions.reason).toBe('DENIED');
  });

  it('is rejected when a signed result shows the exam was taken, and leaves everything as it was', async () => {
    const examId = await plan.exam();
    const made = await plan.occasion({ examIds: [examId] });
    const [{ student_id }] = (await school.sql<{ student_id: string }>(
      'SELECT student_id FROM exam WHERE id = $1',
      [examId],
    )) as [{ student_id: string }];
    await plan.grade({
      ...{ student_id, course_id: plan.swedish, exam_id: examId, value: 'E', kind: 'EXAM' },
    });
    const answer = await decide(examId, 'DENY');
    expect(answer.errors[0]!.extensions).toMatchObject({ code: 'CONFLICT', reason: 'GRADED' });
    expect((await plan.find(teacher, made))!.bookings).toHaveLength(1);
    expect((await plan.history(examId)).map(({ new_values }) => Object.keys(new_values)[0])).toEqual([
      'examBooking',
    ]);
  });

  it('waits for a day again if it is accepted after all', async () => {
    const examId = await plan.exam();
    await plan.occasion({ examIds: [examId] });
    await denied(examId);
    expect(await plan.isUndated(examId)).toBe(false);
    expect((await decide(examId, 'ACCEPT')).errors).toEqual([]);
    expect(await plan.isUndated(examId)).toBe(true);
  });
});
