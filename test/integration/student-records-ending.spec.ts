import { v7 as uuid } from 'uuid';
import { codeOf } from '../support/school.js';
import { addCourse, addEnrollment, schoolDay } from '../support/studies.js';
import { admin, enrolled, openStudentRecords, school } from '../support/student-records-world.js';

const END = `mutation($input: EndStudentInput!) { endStudent(input: $input) {
  id endDate status education { name status } } }`;

const PREVIEW = `query($input: EndStudentPreviewInput!) { endStudentPreview(input: $input) {
  droppedOut notStarted awaitingGrade planned wishes placements } }`;

async function wish(studentId: string): Promise<void> {
  await school.sql(
    `INSERT INTO course_wish (id, student_id, text, folded, source) VALUES ($1, $2, 'Keramik', 'keramik', 'MANUAL')`,
    [uuid(), studentId],
  );
}

/** The student's needs in course matching. */
async function needsOf(studentId: string): Promise<unknown[]> {
  const { data } = await admin.graphql(
    'query { courseMatching(input: { first: 100 }) { nodes { studentId } } }',
  );
  const { nodes } = data!['courseMatching'];
  return nodes.filter((need) => need.studentId === studentId);
}

beforeAll(openStudentRecords);
afterAll(() => school.close());

describe('pages, section 2: ending a student', () => {
  it('sets the last day, drops out of what had started and marks the rest as never started', async () => {
    const studentId = await school.student({ startDate: '2026-01-01' });
    const begun = await enrolled(studentId, { start: '2026-01-12' });
    const coming = await enrolled(studentId, { start: '2026-12-01', status: 'ADMITTED' });
    const graded = await enrolled(studentId, { grade: 'B', status: 'COMPLETED' });
    const input = { studentId, endDate: '2026-10-30', reason: 'MOVED', note: 'Flyttar till Malmö' };
    const { data, errors } = await admin.graphql(END, { input });
    expect(errors).toEqual([]);
    expect(data!['endStudent']).toMatchObject({ endDate: '2026-10-30' });
    const rows = await school.sql<{ id: string; status: string; status_reason: string; on: string }>(
      `SELECT id, status, status_reason, status_on::text AS on FROM enrollment WHERE student_id = $1`,
      [studentId],
    );
    const of = (id: string) => rows.find((row) => row.id === id);
    expect(of(begun)).toMatchObject({ status: 'DROPPED_OUT', status_reason: 'MOVED', on: '2026-10-30' });
    expect(of(coming)).toMatchObject({ status: 'NOT_STARTED' });
    expect(of(graded)).toMatchObject({ status: 'COMPLETED' });
  });

  it('leaves what has ended by then to be graded, even if an interruption would fall outside the course', async () => {
    const studentId = await school.student({ startDate: '2026-01-01' });
    const over = await enrolled(studentId, { start: '2026-01-12', end: '2026-06-01' });
    const begun = await enrolled(studentId, { start: '2026-08-17', end: '2026-12-18' });
    const preview = await admin.graphql(PREVIEW, { input: { studentId, endDate: '2026-10-30' } });
    const nameOf = async (id: string) =>
      (
        await school.sql<{ name: string }>(
          'SELECT c.name FROM enrollment e JOIN course c ON c.id = e.course_id WHERE e.id = $1',
          [id],
        )
      )[0]!.name;
    expect(preview.data!['endStudentPreview']).toEqual({
      droppedOut: [await nameOf(begun)],
      notStarted: [],
      awaitingGrade: [await nameOf(over)],
      planned: 0,
      wishes: 0,
      placements: [],
    });
    const { errors } = await admin.graphql(END, {
      input: { studentId, endDate: '2026-10-30', reason: 'MOVED' },
    });
    expect(errors).toEqual([]);
    const rows = await school.sql<{ id: string; status: string }>(
      'SELECT id, status FROM enrollment WHERE student_id = $1',
      [studentId],
    );
    expect(new Map(rows.map(({ id, status }) => [id, status]))).toEqual(
      new Map([
        [over, 'ACTIVE'],
        [begun, 'DROPPED_OUT'],
      ]),
    );
  });

  it('withdraws plans and wishes, so that no course is matched any more', async () => {
    const studentId = await school.student({ startDate: '2026-01-01' });
    const courseId = await addCourse(school, { name: 'Planerad kurs' });
    const planned = await addEnrollment(school, studentId, { courseId, isEnrollment: false });
    await wish(studentId);
    expect(await needsOf(studentId)).toHaveLength(2);
    const preview = await admin.graphql(PREVIEW, { input: { studentId, endDate: '2026-10-30' } });
    expect(preview.data!['endStudentPreview']).toMatchObject({ planned: 1, wishes: 1 });
    const input = { studentId, endDate: '2026-10-30', reason: 'MOVED' };
    expect((await admin.graphql(END, { input })).errors).toEqual([]);
    expect(await needsOf(studentId)).toEqual([]);
    expect(await school.sql('SELECT removed_reason FROM enrollment WHERE id = $1', [planned])).toEqual([
      { removed_reason: 'Eleven är avslutad' },
    ]);
    expect(
      await school.sql('SELECT FROM course_wish WHERE student_id = $1 AND settled_at IS NULL', [studentId]),
    ).toEqual([]);
  });

  it('names the placements that go on until they are interrupted', async () => {
    const studentId = await school.student();
    const workplaceId = uuid();
    await school.sql(`INSERT INTO workplace (id, name, places) VALUES ($1, 'Björken', 5)`, [workplaceId]);
    const place = (start: string, end: string, state: string) =>
      school.sql(
        `INSERT INTO placement (id, student_id, workplace_id, start_date, end_date, hours_per_week, planned_hours,
           state, created_by, created_by_name) VALUES ($1, $2, $3, $4, $5, 40, 40, $6, $7, 'Ada')`,
        [uuid(), studentId, workplaceId, start, end, state, admin.userId],
      );
    await place('2026-09-07', '2026-09-11', 'DONE');
    await place('2026-12-07', '2026-12-11', 'PLANNED');
    await place('2026-10-05', '2026-10-09', 'ONGOING');
    const preview = await admin.graphql(PREVIEW, { input: { studentId, endDate: '2026-10-30' } });
    expect(preview.data!['endStudentPreview']).toMatchObject({
      placements: ['Björken från 2026-10-05', 'Björken från 2026-12-07'],
    });
  });

  it('lists no need for a student whose end date has passed, however it was set', async () => {
    const studentId = await school.student({ startDate: '2020-01-01', endDate: '2020-06-01' });
    await wish(studentId);
    expect(await needsOf(studentId)).toEqual([]);
  });

  it('refuses a last day in the future, and says where a future end is set', async () => {
    const studentId = await school.student({ startDate: '2026-01-01' });
    await enrolled(studentId);
    const endDate = await schoolDay(school, 1);
    const answer = await admin.graphql(END, { input: { studentId, endDate, reason: 'WORK' } });
    expect(answer.errors[0]?.extensions).toMatchObject({
      code: 'BAD_USER_INPUT',
      fields: [{ path: 'endDate', reason: 'RANGE' }],
    });
  });

  it('ends a student who has not started: what was planned never started', async () => {
    const startDate = await schoolDay(school, 14);
    const studentId = await school.student({ startDate });
    const dated = await enrolled(studentId, { start: startDate, status: 'ADMITTED' });
    const undated = await enrolled(studentId, { status: 'ADMITTED' });
    await school.sql('UPDATE enrollment SET start_date = NULL WHERE id = $1', [undated]);
    const endDate = await schoolDay(school, 0);
    const preview = await admin.graphql(PREVIEW, { input: { studentId, endDate } });
    expect(preview.data!['endStudentPreview']).toMatchObject({
      droppedOut: [],
      notStarted: [expect.any(String), expect.any(String)],
    });
    const { data, errors } = await admin.graphql(END, {
      input: { studentId, endDate, reason: 'NEVER_STARTED' },
    });
    expect(errors).toEqual([]);
    expect(data!['endStudent']).toMatchObject({ endDate });
    const rows = await school.sql<{ id: string; status: string }>(
      'SELECT id, status FROM enrollment WHERE student_id = $1',
      [studentId],
    );
    expect(new Map(rows.map(({ id, status }) => [id, status]))).toEqual(
      new Map([
        [dated, 'NOT_STARTED'],
        [undated, 'NOT_STARTED'],
      ]),
    );
  });

  it('refuses a last day before the first day', async () => {
    const studentId = await school.student({ startDate: '2026-03-01' });
    const answer = await admin.graphql(END, { input: { studentId, endDate: '2026-02-01', reason: 'WORK' } });
    expect(answer.errors[0]?.extensions).toMatchObject({
      code: 'BAD_USER_INPUT',
      fields: [{ path: 'endDate', reason: 'ORDER' }],
    });
  });
});

describe('undoing the end of a student', () => {
  const UNDO = `mutation($input: UndoEndStudentInput!) { undoEndStudent(input: $input) { id endDate } }`;
  const undo = (input: Record<string, unknown>) => admin.graphql(UNDO, { input });
  const statuses = async (studentId: string) =>
    school.sql(
      `SELECT status, status_reason, removed_at IS NULL AS "isThere" FROM enrollment WHERE student_id = $1 ORDER BY id`,
      [studentId],
    );
  const end = async (studentId: string) => {
    const input = { studentId, endDate: '2026-10-30', reason: 'MOVED' };
    expect((await admin.graphql(END, { input })).errors).toEqual([]);
  };
  const latestBatch = async () =>
    (await admin.graphql('query { enrollmentBatches { id kind title size plans wishes mayUndo } }')).data![
      'enrollmentBatches'
    ][0]!;

  /** A student with an active, a coming, a planned and a wished-for course. */
  async function active(): Promise<string> {
    const studentId = await school.student({ startDate: '2026-01-01', endDate: '2027-06-01' });
    await enrolled(studentId, { start: '2026-01-12' });
    await enrolled(studentId, { start: '2026-12-01', status: 'ADMITTED' });
    const courseId = await addCourse(school, { name: `Planerad kurs ${uuid()}` });
    await addEnrollment(school, studentId, { courseId, isEnrollment: false });
    await wish(studentId);
    return studentId;
  }

  it('restores enrolments, plans, wishes and the end date, with history', async () => {
    const studentId = await active();
    const before = await statuses(studentId);
    const needs = await needsOf(studentId);
    expect(needs).not.toEqual([]);
    await end(studentId);
    expect(await needsOf(studentId)).toEqual([]);
    expect(await statuses(studentId)).not.toEqual(before);
    const { data, errors } = await undo({ studentId });
    expect(errors).toEqual([]);
    expect(data!['undoEndStudent']).toMatchObject({ endDate: '2027-06-01' });
    expect(await statuses(studentId)).toEqual(before);
    expect(await needsOf(studentId)).toEqual(needs);
    const [last] = await school.sql(
      `SELECT new_values->>'endDate' AS "endDate" FROM change_history
       WHERE student_id = $1 AND 'endDate' = ANY (changes) ORDER BY changed_at DESC LIMIT 1`,
      [studentId],
    );
    expect(last).toEqual({ endDate: '2027-06-01' });
    expect((await undo({ studentId })).errors[0]?.extensions).toMatchObject({ reason: 'UNDONE' });
  });

  it('is listed among the latest actions, and undone from there only as a whole', async () => {
    const studentId = await active();
    await end(studentId);
    const batch = await latestBatch();
    expect(batch).toMatchObject({ kind: 'END_STUDENT', mayUndo: true });
    const half = await admin.graphql(
      'mutation($input: UndoEnrollmentBatchInput!) { undoEnrollmentBatch(input: $input) { id } }',
      { input: { batchId: batch.id } },
    );
    expect(half.errors[0]?.extensions).toMatchObject({ code: 'CONFLICT', reason: 'NOT_ALLOWED' });
    expect((await undo({ batchId: batch.id })).errors).toEqual([]);
    expect(await latestBatch()).toMatchObject({ id: batch.id, mayUndo: false });
  });

  it('is listed by the student’s name, with everything it affected; the reading is in the access log', async () => {
    const studentId = await active();
    await school.sql(`UPDATE student SET name = 'Lea Avsked', is_protected = true WHERE id = $1`, [
      studentId,
    ]);
    await end(studentId);
    expect(await latestBatch()).toMatchObject({
      title: 'Lea Avsked avslutad 2026-10-30',
      size: 2,
      plans: 1,
      wishes: 1,
    });
    const [stored] = await school.sql('SELECT title FROM enrollment_batch ORDER BY id DESC LIMIT 1');
    expect(stored).toEqual({ title: 'Elev avslutad 2026-10-30' });
    const trace = await school.sql(
      `SELECT student_id FROM access_log WHERE user_id = $1 AND action = 'LIST_ENROLLMENTS' AND student_id = $2`,
      [admin.userId, studentId],
    );
    expect(trace).toHaveLength(1);
    await school.sql('UPDATE student SET is_protected = false WHERE id = $1', [studentId]);
  });

  it('is refused once the end date or an enrolment was changed, or the student is anonymous', async () => {
    const moved = await active();
    await end(moved);
    await school.sql(`UPDATE student SET end_date = '2026-11-02' WHERE id = $1`, [moved]);
    expect(await latestBatch()).toMatchObject({ mayUndo: false });
    expect((await undo({ studentId: moved })).errors[0]?.extensions).toMatchObject({ reason: 'LATER_WORK' });
    const changed = await active();
    await end(changed);
    await school.sql(`UPDATE enrollment SET version = version + 1 WHERE student_id = $1`, [changed]);
    expect((await undo({ studentId: changed })).errors[0]?.extensions).toMatchObject({
      reason: 'LATER_WORK',
    });
    const erased = await active();
    await end(erased);
    await school.sql('UPDATE student SET anonymised_at = now() WHERE id = $1', [erased]);
    expect((await undo({ studentId: erased })).errors[0]?.extensions).toMatchObject({ reason: 'LATER_WORK' });
  });

  it('finds nothing to undo for a student who was never ended, and requires a student', async () => {
    expect(codeOf(await undo({ studentId: await school.student() }))).toBe('NOT_FOUND');
    expect(codeOf(await undo({}))).toBe('BAD_USER_INPUT');
  });

  it('leaves a newly made wish in place', async () => {
    const studentId = await active();
    await end(studentId);
    await wish(studentId);
    expect((await undo({ studentId })).errors).toEqual([]);
    expect(
      await school.sql('SELECT FROM course_wish WHERE student_id = $1 AND settled_at IS NULL', [studentId]),
    ).toHaveLength(1);
  });
});
