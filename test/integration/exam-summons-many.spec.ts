import { Database } from '../../server/platform/database/database.js';
import { ExamCalendar } from '../support/exam-calendar.js';

let plan: ExamCalendar;

beforeAll(async () => {
  plan = await ExamCalendar.open();
});

afterAll(() => plan.close());

it('summons a whole occasion in as many statements as two', async () => {
  const database = plan.school.app.get<Database>(Database);
  const statementsFor = async (size: number): Promise<number> => {
    const examIds: string[] = [];
    for (let n = 0; n < size; n += 1)
      examIds.push(
        await plan.exam({ student_id: await plan.school.student({ email: `e${size}.${n}@exempel.se` }) }),
      );
    const { id } = await plan.occasion({ examIds });
    const before = database.statements;
    const answer = await plan.change(plan.teacher, 'sendExamSummons', { occasionId: id }, '{ sent }');
    expect(answer.data).toEqual({ sendExamSummons: { sent: size } });
    return database.statements - before;
  };
  // The first call warms up sessions and prepared statements.
  await statementsFor(1);
  expect(await statementsFor(15)).toBe(await statementsFor(2));
});
