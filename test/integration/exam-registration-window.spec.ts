import { ExamCalendar, warningsOf } from '../support/exam-calendar.js';
import { codeOf, type Person, type School } from '../support/school.js';

let plan: ExamCalendar;
let school: School;
let admin: Person;

beforeAll(async () => {
  plan = await ExamCalendar.open();
  ({ school, admin } = plan);
});

afterAll(() => plan.close());

async function inDays(days: number): Promise<string> {
  const [row] = await school.sql<{ day: string }>('SELECT (today() + $1::integer)::text AS day', [days]);
  return row!.day;
}

/** An occasion whose registration window opens and closes the given days from today. */
async function windowed(opens: number | null, closes: number | null, given: Record<string, unknown> = {}) {
  return plan.occasion({
    heldOn: await inDays(30),
    registrationOpensOn: opens === null ? null : await inDays(opens),
    registrationClosesOn: closes === null ? null : await inDays(closes),
    ...given,
  });
}

interface Open {
  id: string;
  placesLeft: number | null;
}

async function open(who: Person, course = 'Svenska 1'): Promise<Open[]> {
  const answer = await who.graphql(
    'query($course: String!) { openExamOccasions(course: $course) { id placesLeft } }',
    { course },
  );
  expect(answer.errors).toEqual([]);
  return answer.data!.openExamOccasions;
}

const offers = async (who: Person, { id }: { id: string }, course?: string): Promise<boolean> =>
  (await open(who, course)).some((one) => one.id === id);

const register = (who: Person, occasionId: string, given: Record<string, unknown> = {}) =>
  plan.change(
    who,
    'registerExam',
    { course: 'Svenska 1', requestedMonth: 'Mars', occasionId, ...given },
    '{ id status times { heldOn } }',
  );

describe('the registration window', () => {
  it('depends on when the student registered and paid, not on when somebody booked', async () => {
    const closes = { heldOn: '2031-05-20', registrationClosesOn: '2020-01-31' };
    const early = { created_at: '2020-01-31T22:30:00Z', payment_date: '2020-01-30' };
    const [inTime, lateRegistered, latePaid] = [
      await plan.exam(early),
      await plan.exam({ ...early, created_at: '2020-01-31T23:30:00Z' }),
      await plan.exam({ ...early, payment_date: '2020-02-01' }),
    ];
    const made = await plan.occasion({ ...closes, examIds: [inTime, lateRegistered, latePaid] });
    expect([inTime, lateRegistered, latePaid].map((id) => warningsOf(made, id))).toEqual([
      [],
      ['LATE'],
      ['LATE'],
    ]);
  });

  it('offers only open, upcoming occasions with a place for the course', async () => {
    const student = await school.asStudent();
    const held = await windowed(-1, 5);
    expect(await open(student)).toEqual([{ id: held.id, placesLeft: null }]);
    expect(await open(student, 'SVESVE01')).toHaveLength(1);
    const others = [
      await windowed(1, 5),
      await windowed(-5, -1),
      await windowed(null, null),
      await windowed(-1, null, { courseIds: [plan.maths] }),
      await windowed(-1, 5, { capacity: 1, examIds: [await plan.exam()] }),
    ];
    for (const other of others) expect(await offers(student, other)).toBe(false);
    expect(await offers(admin, others[3]!, 'Matematik 1a')).toBe(true);
    await plan.done(admin, 'cancelExamOccasion', { id: held.id, version: held.version, reason: 'Sjukdom' });
    expect(await open(student)).toEqual([]);
  });

  it('lets a student choose an occasion: the place is taken at once, and released on denial', async () => {
    const made = await windowed(-1, 5, { capacity: 1 });
    const [student, late] = [await school.asStudent(), await school.asStudent()];
    const answer = await register(student, made.id);
    expect(answer.errors).toEqual([]);
    expect(answer.data!.registerExam).toMatchObject({
      status: 'INTRESSE',
      times: [{ heldOn: made.heldOn }],
    });
    const full = await register(late, made.id);
    expect(full.errors[0]!.extensions).toMatchObject({ code: 'CONFLICT', reason: 'FULL' });
    // The refused registration leaves nothing: it may be sent again without an occasion.
    expect(await school.sql('SELECT FROM exam WHERE student_id = $1', [late.studentId])).toEqual([]);
    const { id } = answer.data!.registerExam as { id: string };
    await plan.change(admin, 'decideExam', { id, decision: 'DENY' }, '{ id }');
    expect((await register(late, made.id)).errors).toEqual([]);
  });

  it('rejects one that is closed, for another course or missing, even for administrators', async () => {
    const studentId = await school.student();
    const closed = await register(admin, (await windowed(-5, -1)).id, { studentId });
    expect(closed.errors[0]!.extensions).toMatchObject({ code: 'CONFLICT', reason: 'CLOSED' });
    const maths = await windowed(-1, 5, { courseIds: [plan.maths] });
    expect((await register(admin, maths.id, { studentId })).errors[0]!.extensions.reason).toBe('CLOSED');
    expect(codeOf(await register(admin, studentId, { studentId }))).toBe('NOT_FOUND');
    expect((await register(admin, maths.id, { studentId, course: 'Matematik 1a' })).errors).toEqual([]);
  });
});
