import { ExamCalendar } from '../support/exam-calendar.js';
import { codeOf, type GraphqlAnswer, type Person, type School } from '../support/school.js';

let plan: ExamCalendar;
let school: School;
let teacher: Person;
let admin: Person;

beforeAll(async () => {
  plan = await ExamCalendar.open();
  ({ school, teacher, admin } = plan);
});

afterAll(() => plan.close());

const print = (who: Person, examId: string): Promise<GraphqlAnswer> =>
  plan.change(who, 'createExamSummons', { examId }, '{ id type }');

async function printed(who: Person, examId: string): Promise<string> {
  const answer = await print(who, examId);
  expect(answer.errors).toEqual([]);
  return (answer.data!.createExamSummons as { id: string }).id;
}

async function statusOf(who: Person, id: string): Promise<number> {
  const response = await fetch(`${school.app.url}/api/documents/${id}/file`, {
    headers: { Authorization: `Bearer ${who.token}` },
  });
  await response.arrayBuffer();
  return response.status;
}

describe('a printed summons', () => {
  it('can be created and opened by exam planners, and shows who has no e-mail before anything is sent', async () => {
    const student = await school.student({ email: null });
    const [examId, reached] = [await plan.exam({ student_id: student }), await plan.exam()];
    const { id } = await plan.occasion({ examIds: [examId, reached] });
    const { data } = await teacher.graphql(
      `query($input: CalendarInput!) { calendar(input: $input) { occasions { id bookings { hasEmail exam { id } } } } }`,
      { input: { from: '2031-03-10', to: '2031-03-10' } },
    );
    const { occasions } = data!.calendar;
    const { bookings } = occasions.find((one) => one.id === id)!;
    expect(bookings.find(({ exam }) => exam.id === examId)!.hasEmail).toBe(false);
    const document = await printed(teacher, examId);
    expect(await statusOf(teacher, document)).toBe(200);
    expect(await statusOf(await school.as('TEACHER'), document)).toBe(200);
  });

  it('opens no other document to a teacher, and none to those who plan nothing', async () => {
    const student = await school.student();
    const answer = await admin.graphql(
      'mutation($input: CreateDocumentInput!) { createDocument(input: $input) { id } }',
      { input: { document: { type: 'APL_AGREEMENT', subjectId: student } } },
    );
    const other = answer.data!.createDocument.id;
    expect(await statusOf(teacher, other)).toBe(404);
    const examId = await plan.exam();
    await plan.occasion({ examIds: [examId] });
    expect(codeOf(await print(plan.syv, examId))).toBe('FORBIDDEN');
  });

  it('hides a protected student from all but administrators and the responsible teacher', async () => {
    const student = await school.student({ isProtected: true, teacherId: teacher.teacherId });
    const examId = await plan.exam({ student_id: student });
    await plan.occasion({ examIds: [examId] });
    const colleague = await school.as('TEACHER');
    expect(codeOf(await print(colleague, examId))).toBe('NOT_FOUND');
    const document = await printed(teacher, examId);
    expect([await statusOf(admin, document), await statusOf(colleague, document)]).toEqual([200, 404]);
  });

  it('is not created without a day, nor for a denied registration', async () => {
    const waiting = await plan.exam();
    expect(codeOf(await print(teacher, waiting))).toBe('BAD_USER_INPUT');
    await plan.occasion({ examIds: [waiting] });
    await school.sql(`UPDATE exam SET status = 'DENIED' WHERE id = $1`, [waiting]);
    expect(codeOf(await print(teacher, waiting))).toBe('BAD_USER_INPUT');
  });
});
