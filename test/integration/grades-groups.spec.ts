import { GradeDesk } from '../support/grade-desk.js';
import { type Person } from '../support/school.js';

let desk: GradeDesk;

beforeAll(async () => {
  desk = await GradeDesk.open();
});

afterAll(() => desk.school.close());

describe('what there is to grade', () => {
  interface Group {
    id: string;
    kind: string;
    state: string;
    missing: number;
  }
  const groups = async (who: Person, input: Record<string, unknown> = {}): Promise<Group[]> => {
    const { data, errors } = await who.graphql(
      'query($input: GradingGroupsInput) { gradingGroups(input: $input) { nodes { id kind state missing } } }',
      { input: { first: 200, ...input } },
    );
    expect(errors).toEqual([]);
    return data!['gradingGroups'].nodes;
  };

  it('is a teacher’s own and unassigned courses; late from the day the grades were due', async () => {
    const who = await desk.school.as('TEACHER');
    const late = await desk.grading.instance({ teacherId: who.teacherId, start: -90, end: -20 });
    const due = await desk.grading.instance({ teacherId: who.teacherId });
    const coming = await desk.grading.instance({ teacherId: who.teacherId, start: 10, end: 40 });
    const others = await desk.grading.instance({ teacherId: desk.teacher.teacherId });
    const nobodys = await desk.grading.instance();
    for (const instance of [late, due, coming, others, nobodys]) await desk.grading.enrolled(instance);
    const seen = new Map((await groups(who)).map((group) => [group.id, group]));
    expect(seen.get(late)).toMatchObject({ state: 'OVERDUE', missing: 1 });
    expect(seen.get(due)).toMatchObject({ state: 'TO_GRADE', missing: 1 });
    expect([seen.has(coming), seen.has(others), seen.has(nobodys)]).toEqual([false, false, true]);
    expect((await groups(who))[0]!.id).toBe(late);
    expect((await groups(desk.admin)).some(({ id }) => id === others)).toBe(true);
    expect((await groups(who, { states: ['OVERDUE'] })).map(({ id }) => id)).toEqual([late]);
  });

  it('excludes orientation courses, whose students get a certificate', async () => {
    const courseId = await desk.grading.course({ kind: 'ORIENTATION' });
    const instance = await desk.grading.instance({ courseId, teacherId: desk.teacher.teacherId });
    await desk.grading.enrolled(instance);
    expect((await groups(desk.teacher)).some(({ id }) => id === instance)).toBe(false);
  });

  it('includes courses with and without points: one sfi course takes nothing from the others', async () => {
    const who = await desk.school.as('TEACHER');
    const courseId = await desk.grading.course({ system: 'SFI', level: 'SFI', points: null });
    const sfi = await desk.grading.instance({ courseId, teacherId: who.teacherId });
    const other = await desk.grading.instance({ teacherId: who.teacherId });
    const entry = await desk.grading.enrolled(sfi);
    await desk.grading.enrolled(other);
    const { data, errors } = await who.graphql('{ gradingGroups { nodes { id points scale } } }');
    expect(errors).toEqual([]);
    const seen = new Map(data!['gradingGroups'].nodes.map((group) => [group.id, group]));
    expect(seen.get(sfi)).toMatchObject({ points: null, scale: 'PASS_FAIL' });
    expect(seen.get(other)).toMatchObject({ points: 100, scale: 'LETTERS' });
    const sheet = await who.graphql(
      'query($input: GradeSheetInput!) { gradeSheet(input: $input) { group { points } values } }',
      { input: { kind: 'INSTANCE', id: sfi } },
    );
    expect(sheet).toMatchObject({ errors: [], data: { gradeSheet: { group: { points: null } } } });
    const admin = desk.admin;
    expect((await desk.set(entry, { grade: 'G' }, admin)).errors).toEqual([]);
    expect((await desk.sign(admin, sfi)).errors).toEqual([]);
    const grades = await admin.graphql('query($id: ID!) { studentGrades(studentId: $id) { points grade } }', {
      id: await desk.studentOf(entry),
    });
    expect(grades).toMatchObject({
      errors: [],
      data: { studentGrades: [{ points: null, grade: 'G' }] },
    });
  });

  it('does not count students hidden from the teacher', async () => {
    const instance = await desk.grading.instance({ teacherId: desk.teacher.teacherId });
    await desk.grading.enrolled(instance);
    await desk.grading.enrolled(instance, { isProtected: true });
    const missing = async (who: Person) => (await groups(who)).find(({ id }) => id === instance)!.missing;
    expect([await missing(desk.teacher), await missing(desk.admin)]).toEqual([1, 2]);
  });

  it('counts what its sheet contains, without those who never took part, and says who signed last', async () => {
    const { instance, entries } = await desk.classOf(5);
    const [signed, corrected, drafted, , gone] = entries as [string, string, string, string, string];
    await desk.school.sql(`UPDATE enrollment SET status = 'NOT_STARTED' WHERE id = $1`, [gone]);
    for (const entry of [signed, corrected, drafted]) await desk.set(entry, { grade: 'B' });
    const sign = (entry: string, by: string, minutes: number) =>
      desk.school.sql(
        `UPDATE grade SET signed_at = now() - $3 * interval '1 minute', signed_by_name = $2 WHERE enrollment_id = $1`,
        [entry, by, minutes],
      );
    await sign(signed, 'Åsa Öberg', 1);
    await sign(corrected, 'Rektor Ek', 5);
    await desk.school.sql(
      `INSERT INTO grade_correction (grade_id, reason, opened_by_name, value, graded_on, kind)
       SELECT id, 'Fel', 'Rektor Ek', value, graded_on, kind FROM grade WHERE enrollment_id = $1`,
      [corrected],
    );
    const { data } = await desk.teacher.graphql(
      `query($input: GradingGroupsInput) { gradingGroups(input: $input) { nodes {
        id students missing drafts signed corrections signedAt signedBy } } }`,
      { input: { first: 200, kinds: ['INSTANCE'] } },
    );
    const group = data!['gradingGroups'].nodes.find(({ id }: { id: string }) => id === instance);
    expect(group).toMatchObject({ students: 4, missing: 1, drafts: 1, signed: 2, corrections: 1 });
    expect(group).toMatchObject({ signedAt: expect.any(String), signedBy: 'Åsa Öberg' });
    const { group: own, rows } = await desk.sheet(desk.teacher, instance);
    expect(own).toMatchObject({ missing: 1, drafts: 1, signed: 2, corrections: 1 });
    expect(rows).toHaveLength(4);
  });

  it('leaves a trace of who read a sheet', async () => {
    const instance = await desk.grading.instance({ teacherId: desk.teacher.teacherId });
    await desk.sheet(desk.teacher, instance);
    const [trace] = await desk.school.sql(
      `SELECT count(*)::int AS n FROM access_log WHERE action = 'READ_GRADES' AND user_id = $1`,
      [desk.teacher.userId],
    );
    expect((trace as { n: number }).n).toBeGreaterThan(0);
  });
});
