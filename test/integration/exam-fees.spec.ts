import { ExamCalendar, warningsOf } from '../support/exam-calendar.js';
import { codeOf, type Person, type School } from '../support/school.js';

let plan: ExamCalendar;
let school: School;
let teacher: Person;
let admin: Person;

beforeAll(async () => {
  plan = await ExamCalendar.open();
  ({ school, teacher, admin } = plan);
});

afterAll(() => plan.close());

interface Fee {
  feeOre: number;
  isFeeExempt: boolean;
  feeExemptReason: string | null;
}

const feeOf = async (studentId: string): Promise<Fee> => {
  const { data, errors } = await admin.graphql(
    `query($input: ExamsInput!) { exams(input: $input) { nodes { feeOre isFeeExempt feeExemptReason } } }`,
    { input: { filter: { studentId } } },
  );
  expect(errors).toEqual([]);
  return data!.exams.nodes[0]!;
};

/** The fee from all sources: table, calendar, income and printed summons. */
async function everywhere(studentId: string, examId: string) {
  const booked = await plan.occasion({ courseIds: [plan.maths], examIds: [examId] });
  const { data, errors } = await admin.graphql(
    `query($fees: ExamFeesInput!, $paper: DocumentInput!) {
       examFees(input: $fees) { fees { examId feeOre exemptReason } }
       documentPreview(input: $paper) { sheet { blocks { paragraphs } } } }`,
    {
      fees: { from: '2031-01-01', to: '2031-12-31' },
      paper: { type: 'EXAM_SUMMONS', subjectId: examId },
    },
  );
  expect(errors).toEqual([]);
  const { fees } = data!.examFees;
  return {
    table: (await feeOf(studentId)).feeExemptReason,
    calendar: booked.bookings[0]!.exam.isFeeExempt,
    unpaid: warningsOf(booked, examId).includes('UNPAID'),
    income: fees.find((fee) => fee.examId === examId)?.exemptReason ?? null,
    paper: JSON.stringify(data!.documentPreview).includes('500 kronor'),
  };
}

const failed = (student_id: string, value: string, graded_on = '2030-06-01') =>
  plan.grade({ student_id, course_id: plan.maths, value, graded_on });
const maths = (student_id: string, given: Record<string, unknown> = {}) =>
  plan.exam({ student_id, course: 'Matematik 1a', payment_date: null, ...given });

describe('the exam fee', () => {
  test.each(['F', 'IG'])('is waived everywhere for a student with %s in the course', async (value) => {
    const student = await school.student();
    await failed(student, value);
    expect(await everywhere(student, await maths(student))).toEqual({
      ...{ table: `${value} i Matematik 1a (MATMAT01a)`, calendar: true, unpaid: false, paper: false },
      income: `${value} i Matematik 1a (MATMAT01a)`,
    });
  });

  it('is waived for a student with F in the equivalent, and the reason names that course', async () => {
    const student = await school.student();
    const [newer] = await school.sql<{ id: string }>(`SELECT id FROM course WHERE code = 'MATE1A00X'`);
    await plan.grade({ student_id: student, course_id: newer!.id, value: 'F', graded_on: '2030-06-01' });
    await maths(student);
    expect(await feeOf(student)).toEqual({
      ...{ feeOre: 0, isFeeExempt: true, feeExemptReason: 'F i Matematik nivå 1a (MATE1A00X)' },
    });
  });

  it('is charged to everyone else, and counts as income only once it is paid', async () => {
    const student = await school.student();
    await failed(student, 'E');
    expect(await everywhere(student, await maths(student))).toEqual({
      ...{ table: null, calendar: false, unpaid: true, income: null, paper: true },
    });
    expect(await feeOf(student)).toEqual({ feeOre: 50_000, isFeeExempt: false, feeExemptReason: null });
  });

  it('is not refunded for an F that came after payment, nor for the F of the exam itself', async () => {
    const student = await school.student();
    await failed(student, 'F', '2031-02-01');
    const examId = await maths(student, { payment_date: '2031-01-10' });
    expect((await feeOf(student)).isFeeExempt).toBe(false);
    const other = await school.student();
    const own = await maths(other);
    await plan.grade({
      ...{ student_id: other, course_id: plan.maths, exam_id: own, value: 'F', kind: 'EXAM' },
      graded_on: '2031-02-01',
    });
    expect([(await feeOf(other)).isFeeExempt, examId !== own]).toEqual([false, true]);
  });

  it('can be waived with a reason next to the decision, visible to every reader, with history, and reinstated', async () => {
    const student = await school.student();
    const examId = await maths(student);
    const decide = (given: Record<string, unknown>) =>
      teacher.rest('PUT', `/api/exams/${examId}/decision`, { body: { decision: 'accept', ...given } });
    const { status, body } = await decide({ feeExemptReason: ' Validering ' });
    expect(status).toBe(200);
    expect(body).toMatchObject({ feeOre: 0, isFeeExempt: true, feeExemptReason: 'Validering' });
    expect(await everywhere(student, examId)).toEqual({
      ...{ table: 'Validering', calendar: true, unpaid: false, income: 'Validering', paper: false },
    });
    // Omitted fields are unchanged.
    expect((await decide({ comment: 'Ja' })).body).toMatchObject({ feeExemptReason: 'Validering' });
    expect((await decide({ feeExemptReason: null })).body).toMatchObject({ feeOre: 50_000 });
    expect((await decide({ feeExemptReason: 'x'.repeat(121) })).status).toBe(400);
    const told = (await plan.history(examId)).map(({ new_values }) => new_values.examFeeExempt);
    expect(told.filter((value) => value !== undefined)).toEqual(['Matematik 1a, Mars: Validering', null]);
  });

  it('does not exist at a school that charges none', async () => {
    const student = await school.student();
    const examId = await maths(student);
    await school.sql('UPDATE school_setting SET exam_fee_ore = 0');
    try {
      expect(await feeOf(student)).toEqual({ feeOre: 0, isFeeExempt: false, feeExemptReason: null });
      const booked = await plan.occasion({ courseIds: [plan.maths], examIds: [examId] });
      expect(warningsOf(booked, examId)).toEqual([]);
    } finally {
      await school.sql('UPDATE school_setting SET exam_fee_ore = 50000');
    }
  });
});

describe('the cost of an exam, before registration', () => {
  const termsOf = async (student: Person, course: string) => {
    const { data, errors } = await student.graphql(
      'query($course: String!) { ownExamTerms(course: $course) { feeOre feeExemptReason howToPay } }',
      { course },
    );
    expect(errors).toEqual([]);
    return data!.ownExamTerms;
  };
  let student: Person;
  beforeAll(async () => {
    student = await school.as('STUDENT');
    const id = await school.student({ userId: student.userId });
    await failed(id, 'F');
    await school.sql('UPDATE school_setting SET exam_payment_info = $1', ['Swish till 123 456 78 90']);
  });
  afterAll(() => school.sql('UPDATE school_setting SET exam_payment_info = NULL'));

  it('is shown with how to pay it, in the school’s own words', async () => {
    expect(await termsOf(student, 'Svenska 1')).toEqual({
      ...{ feeOre: 50_000, feeExemptReason: null, howToPay: 'Swish till 123 456 78 90' },
    });
  });

  it('is nothing for a failed course, given by title in any case', async () => {
    expect(await termsOf(student, 'matematik 1A')).toMatchObject({
      feeOre: 0,
      feeExemptReason: expect.stringMatching(/^F i Matematik 1a/) as unknown as string,
    });
  });

  it('is the fee for an unknown course', async () => {
    expect(await termsOf(student, 'En egen kurs')).toMatchObject({ feeOre: 50_000, feeExemptReason: null });
  });

  it('is not shown to an account without a student', async () => {
    const answer = await (
      await school.as('STUDENT')
    ).graphql('{ ownExamTerms(course: "Svenska 1") { feeOre } }');
    expect(codeOf(answer)).toBe('FORBIDDEN');
  });
});
