import { GradeDesk, reasonOf, type SheetRow } from '../support/grade-desk.js';
import { codeOf, type Person } from '../support/school.js';

let desk: GradeDesk;

beforeAll(async () => {
  desk = await GradeDesk.open();
});

afterAll(() => desk.school.close());

describe('a correction', () => {
  async function signedRow(): Promise<{ instance: string; entry: string; row: SheetRow }> {
    const { instance, entries } = await desk.classOf(1);
    await desk.set(entries[0]!, { grade: 'D' });
    await desk.sign(desk.teacher, instance);
    const { rows } = await desk.sheet(desk.admin, instance);
    return { instance, entry: entries[0]!, row: rows[0]! };
  }
  const unlock = (who: Person, gradeId: string | null, reason = 'Fel elev på raden') =>
    desk.call(who, 'unlockGrade', 'UnlockGradeInput', { gradeId, reason }, 'state version');

  it('is opened by an administrator, with a reason', async () => {
    const { row } = await signedRow();
    expect(row.viewerMay).toEqual({ edit: false, sign: false, assign: false, unlock: true });
    expect(codeOf(await unlock(desk.teacher, row.gradeId))).toBe('FORBIDDEN');
    expect(codeOf(await unlock(desk.admin, row.gradeId, '  '))).toBe('BAD_USER_INPUT');
    expect((await unlock(desk.admin, row.gradeId)).data).toMatchObject({
      unlockGrade: { state: 'CORRECTION' },
    });
    expect(reasonOf(await unlock(desk.admin, row.gradeId))).toBe('ALREADY_OPEN');
  });

  it('can still be closed, but not reopened, for an exam whose registration is gone', async () => {
    const examId = await desk.grading.exam(await desk.grading.course(), {
      teacherId: desk.teacher.teacherId,
    });
    const [{ id }] = (await desk.school.sql<{ id: string }>(
      `INSERT INTO grade (id, student_id, course_id, exam_id, value, graded_on, kind, signed_at)
       SELECT gen_random_uuid(), student_id, course_id, id, 'E', today(), 'EXAM', now() FROM exam WHERE id = $1
       RETURNING id`,
      [examId],
    )) as [{ id: string }];
    expect((await unlock(desk.admin, id)).errors).toEqual([]);
    await desk.school.sql('UPDATE grade SET exam_id = NULL WHERE id = $1', [id]);
    const input = { gradeId: id };
    const closed = await desk.call(desk.admin, 'relockGrade', 'RelockGradeInput', input, 'id state grade');
    expect(closed.data).toEqual({ relockGrade: { id, state: 'SIGNED', grade: 'E' } });
    expect(reasonOf(await unlock(desk.admin, id))).toBe('NO_REGISTRATION');
  });

  it('leaves the published grade until signed, then keeps the old one with both reasons', async () => {
    const { instance, entry, row } = await signedRow();
    await unlock(desk.admin, row.gradeId);
    const mute = await desk.set(entry, { grade: 'B' });
    expect(mute.errors[0]!.extensions['fields']).toMatchObject([{ path: 'reason', reason: 'REQUIRED' }]);
    expect((await desk.set(entry, { grade: 'B', reason: 'Provet var felrättat' })).data).toMatchObject({
      setGrade: { grade: 'B', state: 'CORRECTION' },
    });
    const [published] = await desk.school.sql('SELECT grade FROM enrollment WHERE id = $1', [entry]);
    expect(published).toEqual({ grade: 'D' });
    expect((await desk.sheet(desk.teacher, instance)).group).toMatchObject({
      state: 'SIGNED',
      corrections: 1,
    });

    const { data } = await desk.sign(desk.teacher, instance, { rowIds: [entry] });
    const [corrected] = data!['signGrades'].rows;
    expect(corrected).toMatchObject({ state: 'SIGNED', grade: 'B', correction: null });
    expect(corrected!.changes).toEqual([
      { from: 'D', to: 'B', reason: 'Rättelse: Fel elev på raden / Provet var felrättat' },
      { from: null, to: 'D', reason: null },
    ]);
    const [history] = await desk.school.sql<{ before: string; after: string }>(
      `SELECT previous_values->>'grade' AS before, new_values->>'grade' AS after FROM change_history
       WHERE student_id = $1 AND changes = '{grade}' ORDER BY changed_at DESC LIMIT 1`,
      [await desk.studentOf(entry)],
    );
    expect([history!.before.slice(-1), history!.after.slice(-1)]).toEqual(['D', 'B']);
  });

  it('can be closed without a change, and then nothing has changed', async () => {
    const { instance, row } = await signedRow();
    await unlock(desk.admin, row.gradeId);
    await desk.call(desk.teacher, 'relockGrade', 'RelockGradeInput', { gradeId: row.gradeId });
    const { rows, group } = await desk.sheet(desk.teacher, instance);
    expect(rows[0]).toMatchObject({
      state: 'SIGNED',
      grade: 'D',
      changes: [{ from: null, to: 'D', reason: null }],
    });
    expect(group.state).toBe('PUBLISHED');
  });

  it('changes a grade, and never removes it', async () => {
    const { entry, row } = await signedRow();
    await unlock(desk.admin, row.gradeId);
    expect(codeOf(await desk.set(entry, { grade: null, reason: 'Bort' }))).toBe('BAD_USER_INPUT');
  });

  it('cannot be erased or edited in the database: the list of changes only grows', async () => {
    await expect(desk.school.sql('DELETE FROM grade_change')).rejects.toThrow();
    await expect(desk.school.sql(`UPDATE grade_change SET reason = 'x'`)).rejects.toThrow();
  });
});

describe('filling in and dating many at once', () => {
  it('fills in – with a reason where there is no grade yet', async () => {
    const { instance, entries } = await desk.classOf(3);
    await desk.set(entries[0]!, { grade: 'A' });
    const input = { courseInstanceId: instance, entryIds: entries, reason: 'Deltog aldrig' };
    expect(codeOf(await desk.fill(desk.teacher, { ...input, reason: '' }))).toBe('BAD_USER_INPUT');
    const { data } = await desk.fill(desk.teacher, input);
    expect(data!['fillGrades'].rows.map(({ grade }) => grade).sort()).toEqual(['A', '–', '–']);
  });

  it('dates all drafts, but no signed grade', async () => {
    const { instance, entries } = await desk.classOf(2);
    for (const entry of entries) await desk.set(entry, { grade: 'C' });
    const [{ day }] = (await desk.school.sql<{ day: string }>('SELECT (today() - 1)::text AS day')) as [
      { day: string },
    ];
    await desk.call(desk.teacher, 'setGradeDate', 'SetGradeDateInput', {
      courseInstanceId: instance,
      date: day,
    });
    const dates = await desk.school.sql(
      'SELECT DISTINCT graded_on::text FROM grade WHERE course_instance_id = $1',
      [instance],
    );
    expect(dates).toEqual([{ graded_on: day }]);
  });
});
