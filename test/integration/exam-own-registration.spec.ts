import { codeOf, type GraphqlAnswer, type Person } from '../support/school.js';
import { decide, historyOf, openExams, registered, school, teacher } from '../support/exams-world.js';
import { addEnrollment } from '../support/studies.js';

beforeAll(openExams);
afterAll(() => school.close());

type Student = Person & { studentId: string };

const withdraw = (who: Person, id: string): Promise<GraphqlAnswer> =>
  who.graphql('mutation($input: WithdrawExamInput!) { withdrawExam(input: $input) }', { input: { id } });

async function termsOf(student: Student, course: string): Promise<unknown> {
  const { data, errors } = await student.graphql(
    'query($course: String!) { ownExamTerms(course: $course) { isStudying registeredMonths } }',
    { course },
  );
  expect(errors).toEqual([]);
  return data!.ownExamTerms;
}

async function ownExams(student: Student): Promise<unknown[]> {
  const { data } = await student.graphql('{ exams { nodes { progress viewerMay { withdraw } } } }');
  return data!.exams.nodes;
}

async function place(examId: string, day: string, attendance: string | null = null): Promise<void> {
  const [occasion] = await school.sql<{ id: string }>(
    `INSERT INTO exam_occasion (id, held_on, starts_at, ends_at, part)
     VALUES (gen_random_uuid(), ${day}, '09:00', '12:00', 'WRITTEN') RETURNING id`,
  );
  await school.sql('INSERT INTO exam_booking (exam_id, occasion_id, attendance) VALUES ($1, $2, $3)', [
    examId,
    occasion!.id,
    attendance,
  ]);
}

describe('withdrawing one’s own registration', () => {
  it('deletes it with its notification while undecided, and keeps it in the history', async () => {
    const student = await school.asStudent();
    const exam = await registered({}, student);
    expect(await ownExams(student)).toEqual([{ progress: 'WAITING', viewerMay: { withdraw: true } }]);
    expect((await withdraw(student, exam._id)).data).toEqual({ withdrawExam: exam._id });
    expect(await ownExams(student)).toEqual([]);
    expect(await school.sql('SELECT FROM notification WHERE subject_id = $1', [exam._id])).toEqual([]);
    const [, last] = await historyOf(student.studentId);
    expect(last).toMatchObject({
      previous_values: { examRegistration: 'Svenska 1, Mars' },
      new_values: { examRegistration: null },
    });
  });

  it('is rejected after a decision or when the fee is paid', async () => {
    const student = await school.asStudent();
    const decided = await registered({}, student);
    await decide(teacher, decided._id, { decision: 'accept' });
    const paid = await registered({ requestedMonth: 'Maj', paymentDate: '2026-11-02' }, student);
    for (const [id, reason] of [
      [decided._id, 'DECIDED'],
      [paid._id, 'PAID'],
    ] as const) {
      const answer = await withdraw(student, id);
      expect(codeOf(answer)).toBe('CONFLICT');
      expect(answer.errors[0]!.extensions).toMatchObject({ reason });
    }
    expect(await ownExams(student)).toEqual([
      { progress: 'WAITING', viewerMay: { withdraw: false } },
      { progress: 'ACCEPTED', viewerMay: { withdraw: false } },
    ]);
  });

  it('does not find another student’s registration', async () => {
    const other = await registered({}, await school.asStudent());
    expect(codeOf(await withdraw(await school.asStudent(), other._id))).toBe('NOT_FOUND');
  });
});

describe('what a student sees before registering', () => {
  it('includes a course the student studies, even under its name in another curriculum', async () => {
    const student = await school.asStudent();
    const [course] = await school.sql<{ id: string }>(`SELECT id FROM course WHERE code = 'SVESVE01'`);
    expect(await termsOf(student, 'Svenska 1')).toEqual({ isStudying: false, registeredMonths: [] });
    await addEnrollment(school, student.studentId, { courseId: course!.id, status: 'ACTIVE' });
    expect(await termsOf(student, 'SVEN1000X')).toMatchObject({ isStudying: true });
    expect(await termsOf(student, 'Matematik 1a')).toMatchObject({ isStudying: false });
  });

  it('includes the months of registrations that are not over', async () => {
    const student = await school.asStudent();
    await registered({ requestedMonth: 'Mars' }, student);
    const denied = await registered({ requestedMonth: 'Juni' }, student);
    await decide(teacher, denied._id, { decision: 'deny' });
    expect(await termsOf(student, 'SVEN1000X')).toMatchObject({ registeredMonths: ['Mars'] });
  });
});

describe('the progress of an exam', () => {
  it.each([
    ['a day to come', 'today() + 7', null, 'ACCEPTED'],
    ['a day that is over', 'today() - 1', null, 'HELD'],
    ['attendance on the day', 'today()', 'PRESENT', 'HELD'],
    ['absence', 'today() - 1', 'ABSENT', 'MISSED'],
  ])('with %s is %s %s: %s', async (_name, day, attendance, progress) => {
    const student = await school.asStudent();
    const exam = await registered({}, student);
    await decide(teacher, exam._id, { decision: 'accept' });
    await place(exam._id, day, attendance);
    expect(await ownExams(student)).toEqual([{ progress, viewerMay: { withdraw: false } }]);
  });
});
