import { DAY, ExamCalendar } from '../support/exam-calendar.js';
import type { GraphqlAnswer, Person, School } from '../support/school.js';

let plan: ExamCalendar;
let school: School;
let teacher: Person;

beforeAll(async () => {
  plan = await ExamCalendar.open();
  ({ school, teacher } = plan);
});

afterAll(() => plan.close());

const FACTS = '{ id version status comment feeExemptReason times { heldOn } }';

interface Decided {
  id: string;
  version: number;
  status: string;
}

const decideMany = (input: Record<string, unknown>): Promise<GraphqlAnswer> =>
  plan.change(teacher, 'decideExams', input, FACTS);
const undo = (exams: Decided[]): Promise<GraphqlAnswer> =>
  plan.change(
    teacher,
    'undoExamDecisions',
    { exams: exams.map(({ id, version }) => ({ id, version })) },
    FACTS,
  );

async function decided(decision: string, ids: string[], comment?: string): Promise<Decided[]> {
  const answer = await decideMany({ exams: ids.map((id) => ({ id })), decision, comment });
  expect(answer.errors).toEqual([]);
  return answer.data!.decideExams as Decided[];
}

const waiting = () => plan.exam({ status: 'INTRESSE', payment_date: null });
const refusalOf = (answer: GraphqlAnswer) => {
  const [error] = answer.errors;
  return { reason: error?.extensions.reason, message: error?.message };
};
const statusesOf = (ids: string[]) =>
  school
    .sql<{ status: string }>('SELECT status FROM exam WHERE id = ANY ($1::uuid[])', [ids])
    .then((rows) => rows.map(({ status }) => status));

describe('deciding several registrations at once', () => {
  it('applies the decision and one comment, each with its history and notification', async () => {
    const ids = [await waiting(), await waiting()];
    const exams = await decided('ACCEPT', ids, 'Välkomna.');
    expect(exams).toHaveLength(2);
    for (const exam of exams) expect(exam).toMatchObject({ status: 'SCHEDULED', comment: 'Välkomna.' });
    const [told] = await plan.history(ids[0]!);
    expect(told!.new_values).toEqual({
      examDecision: 'Svenska 1, Mars: Godkänd',
      examComment: 'Välkomna.',
    });
  });

  it('keeps each registration’s own comment when none is given', async () => {
    const id = await plan.exam({ status: 'INTRESSE', comment: 'Ring först.' });
    expect(await decided('DENY', [id])).toMatchObject([{ status: 'DENIED', comment: 'Ring först.' }]);
  });

  it('is rejected as a whole if one has changed meanwhile, without a decision, and beyond a hundred', async () => {
    const ids = [await waiting(), await waiting()];
    const exams = ids.map((id, index) => ({ id, version: index === 0 ? 1 : 7 }));
    expect(refusalOf(await decideMany({ exams, decision: 'ACCEPT' })).reason).toBe('VERSION');
    expect(await statusesOf(ids)).toEqual(['INTRESSE', 'INTRESSE']);
    expect(refusalOf(await decideMany({ exams: [{ id: ids[0] }] })).message).toBe('Beslut krävs');
    const many = Array.from({ length: 101 }, () => ({ id: ids[0] }));
    expect(refusalOf(await decideMany({ exams: many, decision: 'DENY' })).message).toBe(
      'Välj 1 till 100 anmälningar.',
    );
  });
});

describe('the number of SQL statements', () => {
  it('is the same for one and for many, decided, denied and undone (pages, X773)', async () => {
    const some = (count: number) => Promise.all(Array.from({ length: count }, waiting));
    const occasion = await plan.occasion({ capacity: 100 });
    const costOf = (ids: readonly string[][], work: (ids: string[]) => Promise<unknown>) =>
      school.fewestStatements((attempt) => work(ids[attempt]!));
    const steps = async (count: number) => {
      const groups = await Promise.all(Array.from({ length: 8 }, () => some(count)));
      await plan.done(plan.teacher, 'bookExams', {
        occasionId: occasion.id,
        examIds: groups.flat().slice(0, count * 8),
      });
      const denied: Decided[][] = [];
      const accepting = await costOf(groups, (ids) => decided('ACCEPT', ids, 'Ja.'));
      const denying = await costOf(groups, async (ids) => denied.push(await decided('DENY', ids)));
      let next = 0;
      const undoing = await school.fewestStatements(async () => {
        expect((await undo(denied[next++]!)).errors).toEqual([]);
      });
      return { accepting, denying, undoing };
    };
    expect(await steps(6)).toEqual(await steps(1));
  });
});

describe('undoing a decision', () => {
  it('restores state, comment and exemption, with history, and allows a new decision', async () => {
    const id = await plan.exam({ status: 'INTRESSE', comment: 'Ring först.', fee_exempt_reason: 'Rektor' });
    const made = await decided('ACCEPT', [id], 'Ja.');
    const answer = await undo(made);
    expect(answer.errors).toEqual([]);
    expect(answer.data!.undoExamDecisions).toMatchObject([
      { status: 'INTRESSE', comment: 'Ring först.', feeExemptReason: 'Rektor', version: 3 },
    ]);
    const last = (await plan.history(id)).at(-1)!;
    expect(last.previous_values).toEqual({ examDecision: 'Svenska 1, Mars: Godkänd', examComment: 'Ja.' });
    expect(last.new_values).toEqual({
      examDecision: 'Svenska 1, Mars: Intresse',
      examComment: 'Ring först.',
    });
    expect(await decided('DENY', [id])).toMatchObject([{ status: 'DENIED' }]);
  });

  it('notifies those who were told of the decision', async () => {
    const id = await waiting();
    await undo(await decided('ACCEPT', [id]));
    const told = await school.sql<{ message: string }>(
      `SELECT message FROM notification n JOIN exam e ON e.student_id = n.student_id WHERE e.id = $1 ORDER BY n.id`,
      [id],
    );
    expect(told.map(({ message }) => message.split(':')[0])).toEqual([
      'Godkänd för prövning',
      'Beslutet om prövning är ångrat',
    ]);
  });

  it('restores the places that a denial released', async () => {
    const id = await plan.exam();
    const made = await plan.occasion({ capacity: 1, examIds: [id] });
    const exams = await decided('DENY', [id]);
    expect(exams).toMatchObject([{ times: [] }]);
    expect((await undo(exams)).data!.undoExamDecisions).toMatchObject([
      { status: 'SCHEDULED', times: [{ heldOn: DAY }] },
    ]);
    expect((await plan.find(teacher, made))!.bookings.map(({ exam }) => exam.id)).toEqual([id]);
  });

  it('is rejected when the place went to somebody else, or is cancelled, and leaves all as it was', async () => {
    const [id, cancelled, other] = [await plan.exam(), await plan.exam(), await waiting()];
    const made = await plan.occasion({ capacity: 1, examIds: [id] });
    const gone = await plan.occasion({ examIds: [cancelled] });
    const exams = await decided('DENY', [id, other]);
    const [second] = await decided('DENY', [cancelled]);
    await plan.done(teacher, 'bookExams', { occasionId: made.id, examIds: [await plan.exam()] });
    await plan.done(teacher, 'cancelExamOccasion', { id: gone.id, version: gone.version, reason: 'Sjuk' });
    const refusal = refusalOf(await undo(exams));
    expect(refusal.reason).toBe('FULL');
    expect(refusal.message).toMatch(/^Beslutet kan inte ångras: platsen för .+ har gått till någon annan\.$/);
    expect(await statusesOf([id, other])).toEqual(['DENIED', 'DENIED']);
    expect(refusalOf(await undo([second!])).reason).toBe('CANCELLED');
  });

  it('is rejected after a later event: another decision, a booking, a grade, a new registration', async () => {
    const again = await waiting();
    const first = await decided('ACCEPT', [again]);
    await decided('DENY', [again]);
    expect(refusalOf(await undo(first))).toMatchObject({
      reason: 'VERSION',
      message: expect.stringContaining('någon annan har ändrat anmälan efter beslutet') as string,
    });

    const booked = await waiting();
    const accepted = await decided('ACCEPT', [booked]);
    await plan.occasion({ examIds: [booked] });
    expect(refusalOf(await undo(accepted)).message).toMatch(/har fått en provtid sedan dess\.$/);

    const [graded, student] = [await waiting(), await school.student()];
    const passed = await decided('ACCEPT', [graded]);
    await plan.grade({
      ...{ student_id: student, course_id: plan.swedish, exam_id: graded, value: 'E', kind: 'EXAM' },
    });
    expect(refusalOf(await undo(passed)).reason).toBe('GRADED');

    const twice = await plan.exam({ status: 'INTRESSE', student_id: student });
    const denied = await decided('DENY', [twice]);
    await plan.exam({ status: 'INTRESSE', student_id: student });
    expect(refusalOf(await undo(denied)).reason).toBe('DUPLICATE');
  });

  it('is rejected when nothing was decided', async () => {
    const id = await waiting();
    expect(refusalOf(await undo([{ id, version: 1, status: 'INTRESSE' }])).reason).toBe('LATER_WORK');
  });
});
